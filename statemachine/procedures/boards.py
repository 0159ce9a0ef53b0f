"""Remedies for an irregular flop: four cards, or three without a burn.

Not for missing burns of later streets, where the text gives no steps.
"""

from typing import Final

from statemachine.effects import (
    CreditPickedBurn,
    DealCards,
    MoveCards,
    ScrambleStreet,
    ShowBoard,
)
from statemachine.procedures.model import Outcome, Procedure, Step, done

SCRAMBLE: Final = ScrambleStreet()
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

# The text is silent; this is how a flop of four is treated, on a later street.
EXTRA_BOARD_CARD: Final = Procedure(
    "extra_board_card",
    (
        Step("call_floor", "dealer", done("scramble")),
        Step("scramble", "dealer", done("pick_burn", SCRAMBLE)),
        Step(
            "pick_burn",
            "floor",
            done("show_street", PICKED_TO_BURNS, CreditPickedBurn()),
            needs="pick",
        ),
        Step("show_street", "dealer", done(None, ShowBoard()), needs="board"),
    ),
)

# What lies on the board is too much to stand as it is: a ruling says what becomes of it.
SURPLUS_BOARD: Final = Procedure(
    "surplus_board",
    (
        Step("call_floor", "dealer", done("rule")),
        Step("rule", "floor", (Outcome("as_suggested", suggested=True),)),
    ),
)

PROCEDURES: Final = (FOUR_CARD_FLOP, UNBURNED_FLOP, EXTRA_BOARD_CARD, SURPLUS_BOARD)
