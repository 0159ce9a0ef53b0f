"""Remedies for an irregular board: a card too many, or a flop without its burn.

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


def _picked(procedure: str, last: Step) -> Procedure:
    """Scramble the cards of the street, let the floor pick one for the burns, and end so."""
    return Procedure(
        procedure,
        (
            Step("call_floor", "dealer", done("scramble")),
            Step("scramble", "dealer", done("pick_burn", ScrambleStreet())),
            Step(
                "pick_burn",
                "floor",
                done(last.name, MoveCards(source="board", to="burns"), CreditPickedBurn()),
                needs="pick",
            ),
            last,
        ),
    )


FOUR_CARD_FLOP: Final = _picked(
    "four_card_flop", Step("show_flop", "dealer", done(None, ShowBoard()), needs="board")
)

UNBURNED_FLOP: Final = _picked(
    "unburned_flop",
    Step("complete_flop", "dealer", done(None, DealCards(to="board"), ShowBoard()), needs="board"),
)

# The text is silent; this is how a flop of four is treated, on a later street.
EXTRA_BOARD_CARD: Final = _picked(
    "overdealt_street", Step("show_street", "dealer", done(None, ShowBoard()), needs="board")
)

# What lies on the board is too much to stand as it is: a ruling says what becomes of it.
SURPLUS_BOARD: Final = Procedure(
    "overdealt_board",
    (
        Step("call_floor", "dealer", done("rule")),
        Step("rule", "floor", (Outcome("as_suggested", suggested=True),)),
    ),
)

PROCEDURES: Final = (FOUR_CARD_FLOP, UNBURNED_FLOP, EXTRA_BOARD_CARD, SURPLUS_BOARD)
