"""The irregularities of Puerto Rico's casino regulation, which is about the deal and the cards.

Not a whole set of poker rules: what it leaves out is silent, with what floors usually do.
"""

from types import MappingProxyType
from typing import Final

from statemachine.irregularities import IrregularityKind
from statemachine.rulebooks import catalogue
from statemachine.rulebooks.model import Grounds, Remedy, Rulebook, frozen
from statemachine.rulebooks.practice import DISCRETION, PRACTICE
from statemachine.rulebooks.writing import citations, settled, silent

EDITION: Final = "Puerto Rico 2014 (es)"

_ANNUL: Final = "annul_and_refund"

# Missing or additional cards, found at any time: all chips back and another pack.
# Once the pot is taken nothing is in play, and the text says no more of it.
_FOULED: Final = (
    silent("pot_taken", "replace_deck", "nothing", "PR-C1", "PR-C3"),
    settled("", "fouled_deck_refund", "now", "PR-C1", "PR-C2", "PR-C3"),
)
# An error of the deal is put right before two players have a card; later the deal goes on in
# its order and the player has the card after the last one.
_EARLY: Final = settled("not two_have_cards", "complete_deal", "now", "PR-I1")
_LATE: Final = settled("", "late_card", "before_next_card", "PR-I2")

_CARDS: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "boxed_card": (
        # at any time before the award, and the chips go back.
        settled("boxed_fouls_deck", _ANNUL, "now", "PR-D2"),
        settled("card_missing", "scrap_card_replaced", "now", "PR-D1"),
        settled("", "scrap_card", "nothing", "PR-D1"),
    ),
    "duplicate_card": _FOULED,
    "deck_incomplete": _FOULED,
    "surplus_card": _FOULED,
    "non_standard_card": _FOULED,
    "other_deck_card": _FOULED,
    "loose_card": _FOULED,
    "no_shuffle_or_cut": (
        # until somebody has acted.
        settled("not acted", _ANNUL, "now", "PR-A"),
        silent("", DISCRETION, "nothing", "PR-A"),
    ),
    "first_card_wrong_seat": (_EARLY, _LATE),
    "seat_skipped": (_EARLY, _LATE),
    "ineligible_seat_dealt": (settled("", "discard_hand", "nothing", "PR-B"),),
    "wrong_hole_count": (
        silent("too_many", DISCRETION, "now", "PR-I1", "PR-I2"),
        _EARLY,
        _LATE,
    ),
    "incomplete_deal": (settled("", "complete_deal", "before_next_card", "PR-I2"),),
    "button_short_card": (_LATE,),
    "exposed_hole_card": (settled("", "burn_and_replace", "before_next_card", "PR-G"),),
    "card_off_table": (
        # the whole deal, not the player's hand alone.
        settled("not acted", _ANNUL, "now", "PR-H"),
        silent("", DISCRETION, "now", "PR-H"),
    ),
    "unburned_street": (
        silent("not board_game", DISCRETION, "before_next_card"),
        settled("flop_street", _ANNUL, "now", "PR-J1"),
        settled("", "board_stands", "nothing", "PR-J2"),
    ),
}

_UNPROTECTED: Final = settled("not protected", "hand_dead", "now", "PR-E")
_LOST: Final = (
    _UNPROTECTED,
    settled("contributed", "hand_dead", "now", "PR-E", "PR-F"),
    settled("", "refund_player", "now", "PR-F"),
)

_HANDS: Final[dict[IrregularityKind, tuple[Remedy, ...]]] = {
    "commingled_hand": _LOST,
    "hand_killed_by_dealer": _LOST,
    "self_muck": (silent("", DISCRETION, "now", "PR-E"),),
}

_REMEDIES: Final = frozen(PRACTICE | _CARDS | _HANDS)

_GROUNDS: Final[Grounds] = MappingProxyType(
    {
        "boxed_fouls_deck": ("PR-D2",),
        "substantial_action": ("PR-I1",),
        "annul_refunds": ("PR-C2",),
    }
)

PUERTO_RICO: Final = Rulebook(
    id="puerto-rico",
    edition=EDITION,
    citations=citations(catalogue.PUERTO_RICO, _REMEDIES, _GROUNDS, lambda _: EDITION),
    remedies=_REMEDIES,
    grounds=_GROUNDS,
    boxed_fouls_deck=2,
    exposed_for_misdeal=0,
    substantial_action="two_have_cards",
)
