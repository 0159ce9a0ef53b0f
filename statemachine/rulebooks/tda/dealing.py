"""The TDA's remedies for the deck, the deal, burns and board: rules 35 to 39.

Not those for hands and bets.
"""

from typing import Final

from statemachine.effects import DealCards
from statemachine.irregularities import IrregularityKind
from statemachine.rulebooks.model import Remedy
from statemachine.rulebooks.practice import (
    DISCRETION,
    FOURTH_ASIDE,
    KILL,
    LAST_TWO_ASIDE,
    LATE_BURN,
    MISDEAL,
    NEW_FLOP,
)
from statemachine.rulebooks.writing import settled, silent

# A deck that is found fouled when nobody may dispute the hand any more: it stands.
_TOO_LATE: Final = settled("not claim_in_time", "replace_deck", "nothing", "TDA-35-E4")

_DECK: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "boxed_card": (
        settled(
            "misdeal_open, boxed_for_misdeal", "misdeal_redeal", "now", "TDA-35-A1", "TDA-35-C1"
        ),
        silent("boxed_burn", DISCRETION, "before_next_card", "TDA-38-3"),
        silent(
            "card_missing, acted_since", DISCRETION, "now", "TDA-35-D1", suggestion=(DealCards(),)
        ),
        silent("card_missing", "scrap_card_replaced", "now", "TDA-35-A1"),
        silent("substantial_action", "scrap_card", "nothing", "TDA-35-D1"),
        silent("", "scrap_card", "nothing", "TDA-35-A1"),
    ),
    "duplicate_card": (
        _TOO_LATE,
        settled("", "fouled_deck_refund", "now", "TDA-35-E1", "TDA-35-E2"),
    ),
    # What else fouls a deck is for the house to say.
    "deck_incomplete": (
        _TOO_LATE,
        silent("", DISCRETION, "now", "TDA-35-E3"),
    ),
    "surplus_card": (_TOO_LATE, silent("", DISCRETION, "now", "TDA-35-E3")),
    "non_standard_card": (
        settled("misdeal_open", "misdeal_redeal", "now", "TDA-35-A6", "TDA-35-C1"),
        # who acted on a hand with such a card in it has a dead hand.
        silent("seat_acted", DISCRETION, "now", "TDA-35-D2", suggestion=KILL),
        settled("card_missing", "scrap_card_replaced", "now", "TDA-35-D2"),
        settled("", "scrap_card", "nothing", "TDA-35-D2"),
    ),
    "imperfect_deck": (settled("", "replace_deck", "nothing", "TDA24-26"),),
    "other_deck_card": (
        _TOO_LATE,
        settled("misdeal_open", "misdeal_redeal", "now", "TDA-35-A6", "TDA-35-C1"),
        silent("", DISCRETION, "now", "TDA-35-D2", "TDA-35-E3"),
    ),
    "loose_card": (
        _TOO_LATE,
        silent("", DISCRETION, "nothing", "TDA-35-D1", "TDA-35-E3"),
    ),
    "no_shuffle_or_cut": (
        silent("misdeal_open", DISCRETION, "now", "TDA-35-A0", suggestion=MISDEAL),
        settled("", "stands", "nothing", "TDA-35-D1"),
    ),
    "disordered_stub": (settled("", "disordered_stub", "now", "TDA24-RP-4", "TDA-39-D"),),
    "short_stub": (settled("", "short_stub", "before_next_card", "TDA24-RP-10-H", "TDA-39-D"),),
}

_DEAL: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "first_card_wrong_seat": (
        settled("misdeal_open", "misdeal_redeal", "now", "TDA-35-A2", "TDA-35-C1"),
        settled("", "stands", "nothing", "TDA-35-D1"),
    ),
    "ineligible_seat_dealt": (
        settled("misdeal_open", "misdeal_redeal", "now", "TDA-35-A3", "TDA-35-C1"),
        silent("", "discard_hand", "before_next_card", "TDA-35-D1"),
    ),
    "seat_skipped": (
        settled("misdeal_open", "misdeal_redeal", "now", "TDA-35-A4", "TDA-35-C1"),
        silent("", DISCRETION, "before_next_card", "TDA-35-D1"),
    ),
    "wrong_hole_count": (
        settled("button_short, not seat_acted", "button_short_card", "now", "TDA-37-1", "TDA-37-2"),
        settled("button_short, seat_acted", "wrong_count_after_action", "now", "TDA-37-3"),
        settled("misdeal_open", "misdeal_redeal", "now", "TDA-35-A5", "TDA-35-C1"),
        silent("", DISCRETION, "now", "TDA-35-D1", "TDA-38-2", suggestion=KILL),
    ),
    "hidden_wrong_count": (silent("", DISCRETION, "now", "TDA-38-2", suggestion=KILL),),
    "incomplete_deal": (
        settled("misdeal_open", "misdeal_redeal", "now", "TDA-35-A5", "TDA-35-C1"),
        silent("", DISCRETION, "now", "TDA-35-D1"),
    ),
    "button_short_card": (
        settled("seat_acted", "wrong_count_after_action", "now", "TDA-37-3"),
        settled("", "button_short_card", "now", "TDA-37-1", "TDA-37-2"),
    ),
    "exposed_hole_card": (
        silent("not board_game", DISCRETION, "before_next_card", "TDA-35-A8"),
        settled(
            "misdeal_open, exposed_for_misdeal",
            "misdeal_redeal",
            "before_next_card",
            "TDA-35-A7",
            "TDA-35-C1",
        ),
        # how a single exposed card is replaced is not in the text.
        silent("misdeal_open", "exposed_card_replacement", "before_next_card", "TDA-35-A7"),
        silent("", DISCRETION, "before_next_card", "TDA-35-D1"),
    ),
}

_BOARD: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "exposed_stub_card": (silent("", DISCRETION, "before_next_card", "TDA-38-1"),),
    "unburned_street": (
        silent("not board_game", DISCRETION, "before_next_card", "TDA-38-1", "TDA-38-3"),
        settled(
            "flop_street, acted_on_street", "board_stands", "nothing", "TDA-39-B2", "TDA-39-B3"
        ),
        silent("later_street", DISCRETION, "before_next_card", "TDA-38-1"),
        settled(
            "flop_street, not acted_on_street", "unburned_flop", "now", "TDA-39-B1", "TDA-38-4"
        ),
        silent("not acted_on_street", DISCRETION, "now", "TDA-38-3", suggestion=LATE_BURN),
        silent("", DISCRETION, "before_next_card", "TDA-38-1", "TDA-38-3"),
    ),
    "double_burn": (silent("", DISCRETION, "before_next_card", "TDA-38-4", "TDA-38-3"),),
    "exposed_burn": (silent("", DISCRETION, "before_next_card", "TDA-38-1"),),
    "four_card_flop": (
        silent("later_street", "overdealt_board", "now", "TDA-39-A", suggestion=FOURTH_ASIDE),
        settled("not acted_on_street", "four_card_flop", "now", "TDA-39-A"),
        silent("", "overdealt_board", "now", "TDA-39-A", suggestion=FOURTH_ASIDE),
    ),
    "overdealt_flop": (
        silent(
            "not acted_on_street",
            "overdealt_board",
            "now",
            "TDA-39-A",
            "TDA-39-D",
            suggestion=NEW_FLOP,
        ),
        silent("", "overdealt_board", "now", "TDA-39-A", "TDA-39-D", suggestion=LAST_TWO_ASIDE),
    ),
    "overdealt_street": (
        silent("not board_game", "overdealt_board", "now", "TDA-38-1", suggestion=FOURTH_ASIDE),
        silent("not acted_on_street", "overdealt_street", "now", "TDA-38-1"),
        silent("", "overdealt_board", "now", "TDA-38-1", suggestion=FOURTH_ASIDE),
    ),
    "premature_street": (
        silent("not board_game", DISCRETION, "now", "TDA-39-C", "TDA-39-D"),
        silent("acted_on_street", DISCRETION, "now", "TDA-39-C", "TDA-39-D"),
        settled("", "premature_street", "now", "TDA-39-C", "TDA24-RP-5", "TDA-39-D"),
    ),
}

DEALING: Final = _DECK | _DEAL | _BOARD
