"""What floors do where a book says nothing: each remedy marked silent, so that it binds nobody.

Not a rulebook; every book puts its own remedies over these.
"""

from typing import Final

from statemachine.effects import (
    CreditBurn,
    DealCards,
    DeclareMisdeal,
    KillHand,
    MixCards,
    MoveCards,
)
from statemachine.irregularities import IrregularityKind
from statemachine.rulebooks.model import Remedy
from statemachine.rulebooks.writing import silent

DISCRETION: Final = "floor_discretion"

# The unburned card becomes a face-up burn and the next card of the stub plays.
LATE_BURN: Final = (MoveCards("board", "burns", shown=True), CreditBurn(), DealCards("board"))
# The first three stand and the fourth is worthless.
FOURTH_ASIDE: Final = (MoveCards("board", "aside", shown=True),)
LAST_TWO_ASIDE: Final = (*FOURTH_ASIDE, *FOURTH_ASIDE)
# The five are shuffled into the stub; the burns stay and none is added (LATAM-39-B3 to B5).
NEW_FLOP: Final = (MixCards(("board",), "stub"), DealCards("board", 3))
MISDEAL: Final = (DeclareMisdeal(),)
KILL: Final = (KillHand(),)

_NOW: Final = (silent("", DISCRETION, "now"),)
_CARD: Final = (silent("", DISCRETION, "before_next_card"),)
_AWARD: Final = (silent("", DISCRETION, "before_award"),)
_NOTED: Final = (silent("", DISCRETION, "nothing"),)
# An error of the deal: it is dealt again while that is still possible, else played on.
_DEAL: Final = (
    silent("misdeal_open", DISCRETION, "now", suggestion=MISDEAL),
    silent("", DISCRETION, "now"),
)

PRACTICE: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    # the deck
    "boxed_card": (
        silent("card_missing", "scrap_card_replaced", "now"),
        silent("", "scrap_card", "nothing"),
    ),
    "duplicate_card": _NOW,
    "deck_incomplete": _NOW,
    "surplus_card": _NOW,
    "non_standard_card": (
        silent("seat_acted", DISCRETION, "now", suggestion=KILL),
        silent("card_missing", "scrap_card_replaced", "now"),
        silent("", "scrap_card", "nothing"),
    ),
    "imperfect_deck": (silent("", "replace_deck", "nothing"),),
    "other_deck_card": _NOW,
    "loose_card": _NOTED,
    "no_shuffle_or_cut": (
        silent("misdeal_open", DISCRETION, "now", suggestion=MISDEAL),
        silent("", DISCRETION, "nothing"),
    ),
    "disordered_stub": (silent("", "disordered_stub", "now"),),
    "short_stub": (silent("", "short_stub", "before_next_card"),),
    # the deal
    "first_card_wrong_seat": _DEAL,
    "ineligible_seat_dealt": (
        silent("misdeal_open", DISCRETION, "now", suggestion=MISDEAL),
        silent("", "discard_hand", "before_next_card"),
    ),
    "seat_skipped": _DEAL,
    "wrong_hole_count": (
        silent("misdeal_open", DISCRETION, "now", suggestion=MISDEAL),
        silent("", DISCRETION, "now", suggestion=KILL),
    ),
    "hidden_wrong_count": (silent("", DISCRETION, "now", suggestion=KILL),),
    "incomplete_deal": (silent("", "complete_deal", "before_next_card"),),
    "button_short_card": (
        silent("seat_acted", DISCRETION, "now", suggestion=KILL),
        silent("", "button_short_card", "now"),
    ),
    "exposed_hole_card": (
        silent("misdeal_open, board_game", "exposed_card_replacement", "before_next_card"),
        silent("", DISCRETION, "before_next_card"),
    ),
    "exposed_stub_card": _CARD,
    "card_off_table": (
        silent("misdeal_open, board_game", "exposed_card_replacement", "before_next_card"),
        silent("", DISCRETION, "before_next_card"),
    ),
    # burns and board
    "four_card_flop": (
        silent("later_street", "overdealt_board", "now", suggestion=FOURTH_ASIDE),
        silent("not acted_on_street", "four_card_flop", "now"),
        silent("", "overdealt_board", "now", suggestion=FOURTH_ASIDE),
    ),
    "overdealt_flop": (
        silent("not acted_on_street", "overdealt_board", "now", suggestion=NEW_FLOP),
        silent("", "overdealt_board", "now", suggestion=LAST_TWO_ASIDE),
    ),
    "overdealt_street": (
        silent("not board_game", "overdealt_board", "now", suggestion=FOURTH_ASIDE),
        silent("not acted_on_street", "overdealt_street", "now"),
        silent("", "overdealt_board", "now", suggestion=FOURTH_ASIDE),
    ),
    "unburned_street": (
        silent("not board_game", DISCRETION, "before_next_card"),
        silent("later_street", DISCRETION, "before_next_card"),
        silent("flop_street, not acted_on_street", "unburned_flop", "now"),
        silent("not acted_on_street", DISCRETION, "now", suggestion=LATE_BURN),
        silent("", DISCRETION, "before_next_card"),
    ),
    "double_burn": _CARD,
    "exposed_burn": _CARD,
    "premature_street": (
        silent("not board_game", DISCRETION, "now"),
        silent("acted_on_street", DISCRETION, "now"),
        silent("", "premature_street", "now"),
    ),
    # hands
    "commingled_hand": _NOW,
    "hand_killed_by_dealer": _NOW,
    "self_muck": _NOW,
    "dropped_card": (silent("", "hand_lives", "nothing"),),
    "card_exposed_by_player": (silent("", "note_penalty", "nothing"),),
    "heads_up_disclosure": (silent("", "note_penalty", "nothing"),),
    # bets
    "underbet": _CARD,
    "underraise": _CARD,
    "undercall": (silent("", "undercall", "before_next_card"),),
    "overbet_limit": _CARD,
    "pot_miscount": _CARD,
    "action_out_of_turn": (silent("", "out_of_turn", "now"),),
    "fold_out_of_turn": (silent("", "out_of_turn", "now"),),
    "skipped_player": (
        silent("acted_past, had_time", "skipped_player", "now"),
        silent("", "action_backs_up", "now"),
    ),
    "forward_motion": _NOW,
    "string_bet": _CARD,
    "oversized_chip": _CARD,
    "multiple_chips": _CARD,
    "ambiguous_amount": _CARD,
    "invalid_declaration": _CARD,
    "conditional_declaration": _CARD,
    "hidden_chip": _AWARD,
    "clock_expired": _CARD,
    "short_all_in": (silent("", "stands", "nothing"),),
    "short_blind": (silent("", "short_blind_side_pot", "nothing"),),
    # who is there
    "absent_at_deal": _NOTED,
    "absent_forced_all_in": _CARD,
    "left_while_all_in": (silent("", "hand_lives", "nothing"),),
    # showdown and award
    "award_unverified": _AWARD,
    "reading_contradicted": _AWARD,
    "showdown_miscall": _AWARD,
    "wild_designation": _AWARD,
    "pot_conceded": _AWARD,
    "pot_without_winner": _AWARD,  # A-14c
    "wrong_award": (silent("", "award_correction", "nothing"),),
    "late_claim": (
        silent("not claim_in_time", "stands", "nothing"),
        silent("", "late_claim", "nothing"),
    ),
    # positions
    "button_misplaced": (
        silent("substantial_action", "position_stands", "nothing"),
        silent("", "position_fix", "before_next_card"),
    ),
    "blinds_misplaced": (
        silent("substantial_action", "position_stands", "nothing"),
        silent("", "position_fix", "before_next_card"),
    ),
    "wrong_level": (
        silent("substantial_action", "position_stands", "nothing"),
        silent("", "position_fix", "before_next_card"),
    ),
    # the record
    "reader_conflict": _NOTED,
    "record_diverged": _NOTED,
    "floor_called": _CARD,
}
