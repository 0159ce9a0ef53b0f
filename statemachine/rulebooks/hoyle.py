"""A page of irregularities in the manner of Hoyle, for draw and stud with antes.

Not a card room's rules: it has players who deal in turn, and what holds for them alone is
passed over where the house deals (A-37).
"""

from types import MappingProxyType
from typing import Final

from statemachine.irregularities import IrregularityKind
from statemachine.rulebooks import catalogue
from statemachine.rulebooks.model import Grounds, Remedy, Rulebook, frozen
from statemachine.rulebooks.practice import DISCRETION, PRACTICE
from statemachine.rulebooks.writing import citations, settled, silent

EDITION: Final = "Hoyle (es)"

_ON_REQUEST: Final = "redeal_on_request"
_DEAL_LOST: Final = tuple(f"HOYLE-MISDEAL-{number}" for number in range(1, 6))
_REFUND: Final = "fouled_deck_refund"

# The fault is no ground for a new deal once the second round began, or to somebody who has
# looked at a face-down card.
_IN_TIME: Final = "not second_round, not looked"

# Too many, too few or repeated cards: everybody takes the chips back, until the pot is taken.
_FOULED: Final = (
    settled("pot_taken", "replace_deck", "nothing", "HOYLE-DECK-1", "HOYLE-DECK-2"),
    settled("", _REFUND, "now", "HOYLE-DECK-1"),
)

_CARDS: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "boxed_card": (
        settled(
            f"boxed_before, {_IN_TIME}", _ON_REQUEST, "now", "HOYLE-REDEAL-3", "HOYLE-REDEAL-0"
        ),
        silent("boxed_before", DISCRETION, "before_next_card", "HOYLE-REDEAL-3"),
        silent("card_missing", "scrap_card_replaced", "now", "HOYLE-REDEAL-3"),
        silent("", "scrap_card", "nothing", "HOYLE-REDEAL-3"),
    ),
    "duplicate_card": _FOULED,
    "deck_incomplete": _FOULED,
    "surplus_card": _FOULED,
    "non_standard_card": _FOULED,
    "other_deck_card": _FOULED,
    "loose_card": (
        settled("pot_taken", "replace_deck", "nothing", "HOYLE-DECK-1", "HOYLE-DECK-2"),
        settled("never_in_pack", _REFUND, "now", "HOYLE-DECK-1"),
        silent("", DISCRETION, "nothing", "HOYLE-DECK-1"),
    ),
    "imperfect_deck": (
        settled("pot_taken", "replace_deck", "nothing", "HOYLE-DECK-3"),
        settled("not deal_complete", "replace_deck", "now", "HOYLE-DECK-3", "HOYLE-REDEAL-4"),
        settled("", "stands", "nothing", "HOYLE-DECK-4"),
    ),
    "no_shuffle_or_cut": (
        settled(
            _IN_TIME,
            "deal_passes",
            "now",
            "HOYLE-MISDEAL-a",
            *_DEAL_LOST,
            applies="player_dealt",
        ),
        settled(
            _IN_TIME,
            _ON_REQUEST,
            "now",
            "HOYLE-MISDEAL-a",
            "HOYLE-MISDEAL-1",
            "HOYLE-REDEAL-1",
            "HOYLE-REDEAL-2",
        ),
        silent("", DISCRETION, "nothing", "HOYLE-MISDEAL-a"),
    ),
    "exposed_stub_card": (settled("", "scrap_card", "nothing", "HOYLE-EXPOSED-1"),),
    "exposed_hole_card": (
        silent("contributed", DISCRETION, "before_next_card", "HOYLE-EXPOSED-3"),
        *PRACTICE["exposed_hole_card"],
    ),
}

_DEAL: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "ineligible_seat_dealt": (
        settled("looked", "hand_lives", "nothing", "HOYLE-MANYHANDS-2"),
        settled("", "discard_hand", "before_next_card", "HOYLE-MANYHANDS-1"),
    ),
    "seat_skipped": (
        settled(
            "not acted",
            "fewer_hands",
            "now",
            "HOYLE-FEWHANDS-1",
            "HOYLE-FEWHANDS-2",
            applies="player_dealt",
        ),
        silent("", DISCRETION, "now", "HOYLE-FEWHANDS-2"),
    ),
    "wrong_hole_count": (
        settled(
            "too_many, another_seat, not looked, not contributed",
            "deal_passes",
            "now",
            "HOYLE-MISDEAL-b",
            "HOYLE-MISDEAL-c",
            *_DEAL_LOST,
            applies="player_dealt",
        ),
        settled("too_many", "wrong_count_after_action", "now", "HOYLE-FOUL-1"),
        settled("", "short_hand_plays", "now", "HOYLE-FOUL-1", "HOYLE-FOUL-3"),
    ),
    "hidden_wrong_count": (settled("", "wrong_count_after_action", "now", "HOYLE-FOUL-1"),),
    "incomplete_deal": (settled("", "complete_deal", "before_next_card", "HOYLE-INCOMPLETE-1"),),
    "button_short_card": (settled("", "complete_deal", "before_next_card", "HOYLE-INCOMPLETE-1"),),
}

_WAIT: Final = "turn_reverts"
_OUT_OF_TURN_CHIPS: Final = tuple(f"HOYLE-OOTBET-{number}" for number in range(1, 8))

_PLAY: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "card_exposed_by_player": (settled("", "hand_lives", "nothing", "HOYLE-EXPOSED-2"),),
    "heads_up_disclosure": (settled("", "hand_lives", "nothing", "HOYLE-EXPOSED-2"),),
    "undercall": (settled("", "undercall", "before_next_card", "HOYLE-UNDER-1"),),
    "underraise": (settled("", "underraise_is_call", "before_next_card", "HOYLE-UNDER-2"),),
    "overbet_limit": (settled("", "overbet_excess_stays", "before_next_card", "HOYLE-OVER-1"),),
    "action_out_of_turn": (
        settled("", _WAIT, "nothing", "HOYLE-ANN-OOT-1", "HOYLE-ANN-OOT-2", *_OUT_OF_TURN_CHIPS),
    ),
    "fold_out_of_turn": (settled("", "hand_dead", "now", "HOYLE-OOTFOLD-1", "HOYLE-OOTFOLD-2"),),
    "skipped_player": (settled("", _WAIT, "nothing", "HOYLE-OOTBET-1", "HOYLE-OOTBET-2"),),
    "ambiguous_amount": (silent("", DISCRETION, "before_next_card", "HOYLE-ANN-2"),),
    "invalid_declaration": (silent("", DISCRETION, "before_next_card", "HOYLE-ANN-1"),),
    "short_all_in": (settled("", "stands", "nothing", "HOYLE-OVER-2", "HOYLE-OVER-3"),),
}

_SHOWDOWN: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "showdown_miscall": (
        settled("not pot_taken", "hand_lives", "nothing", "HOYLE-SHOW-1", "HOYLE-SHOW-2"),
        settled("", "stands", "nothing", "HOYLE-SHOW-1"),
    ),
    "wild_designation": (settled("", "stands", "before_award", "HOYLE-WILD-1", "HOYLE-WILD-2"),),
    "pot_conceded": (settled("", "hand_dead", "now", "HOYLE-CONCEDE-1"),),
    "late_claim": (
        settled("pot_taken", "stands", "nothing", "HOYLE-SHOW-1"),
        settled("", "late_claim", "nothing", "HOYLE-SHOW-1"),
    ),
    "button_misplaced": (
        settled(
            _IN_TIME,
            "deal_reverts",
            "now",
            "HOYLE-REDEAL-5",
            "HOYLE-REDEAL-6",
            "HOYLE-REDEAL-7",
            "HOYLE-REDEAL-8",
            applies="player_dealt",
        ),
        settled("", "position_stands", "nothing", "HOYLE-REDEAL-9", applies="player_dealt"),
        *PRACTICE["button_misplaced"],
    ),
}

_REMEDIES: Final = frozen(PRACTICE | _CARDS | _DEAL | _PLAY | _SHOWDOWN)

_GROUNDS: Final[Grounds] = MappingProxyType(
    {
        "substantial_action": ("HOYLE-REDEAL-0",),
        "annul_refunds": ("HOYLE-DECK-1",),
        "late_claim_window": ("HOYLE-SHOW-1", "HOYLE-DECK-1"),
        "penalty_for_disclosure": ("HOYLE-EXPOSED-2",),
        "out_of_turn_chips": _OUT_OF_TURN_CHIPS,
        "under_raise_completed": ("HOYLE-UNDER-2",),
        "over_limit_returned": ("HOYLE-OVER-1",),
        "dead_hand_uncalled_back": ("HOYLE-CHIPS-1",),
        "pot_carries_over": ("HOYLE-FOUL-2",),
        "house_dealer": ("HOYLE-MISDEAL-2", "HOYLE-MISDEAL-3", "HOYLE-MISDEAL-4"),
    }
)

HOYLE: Final = Rulebook(
    id="hoyle",
    edition=EDITION,
    citations=citations(catalogue.HOYLE, _REMEDIES, _GROUNDS, lambda _: EDITION),
    remedies=_REMEDIES,
    grounds=_GROUNDS,
    exposed_for_misdeal=0,
    substantial_action="second_round",
    late_claim_window="pot_taken",
    penalty_for_disclosure="none",
    out_of_turn_chips="wait",
    bet_corrected_until="never",
    under_raise_completed=False,
    over_limit_returned=False,
    dead_hand_uncalled_back=False,
    pot_carries_over=True,
)
