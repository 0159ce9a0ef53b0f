"""Remedies for an irregular flop: four cards, or three without a burn.

Not for missing burns of later streets, where the text gives no steps.
"""

from typing import Final

from statemachine.effects import CreditPickedBurn, DealCards, MixCards, MoveCards, ShowBoard
from statemachine.procedures.model import Procedure, Step, done

SCRAMBLE: Final = MixCards(places=("board",), into="board")
PICKED_TO_BURNS: Final = MoveCards(source="board", to="burns")

FOUR_CARD_FLOP: Final = Procedure(
    "four_card_flop",
    (
        Step("call_floor", "dealer", done("scramble")),
        Step("scramble", "dealer", done("pick_burn", SCRAMBLE)),
        Step(
            "pick_burn",
            "floor",
            done("show_flop", PICKED_TO_BURNS, CreditPickedBurn()),
            needs="pick",
        ),
        Step("show_flop", "dealer", done(None, ShowBoard()), needs="board"),
    ),
)

UNBURNED_FLOP: Final = Procedure(
    "unburned_flop",
    (
        Step("call_floor", "dealer", done("scramble")),
        Step("scramble", "dealer", done("pick_burn", SCRAMBLE)),
        Step(
            "pick_burn",
            "floor",
            done("complete_flop", PICKED_TO_BURNS, CreditPickedBurn()),
            needs="pick",
        ),
        Step(
            "complete_flop",
            "dealer",
            done(None, DealCards(to="board"), ShowBoard()),
            needs="board",
        ),
    ),
)

PROCEDURES: Final = (FOUR_CARD_FLOP, UNBURNED_FLOP)
