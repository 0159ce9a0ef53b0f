"""Remedies for an irregular board: a card too many, or a flop without its burn.

Not for missing burns of later streets, where the text gives no steps.
"""

from typing import Final

from statemachine.effects import (
    CreditBurn,
    CreditPickedBurn,
    DealCards,
    MixCards,
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

# LATAM-39-B: all of them go into the stub, nothing is drawn from among them, and the new flop
# has no burn of its own.
OVERDEALT_FLOP: Final = Procedure(
    "overdealt_flop",
    (
        Step("call_floor", "dealer", done("gather")),
        Step("gather", "dealer", done("new_flop", MixCards(("board",), "stub"))),
        Step("new_flop", "dealer", done(None, DealCards("board", 3)), needs="cards"),
    ),
    forbids=("draw_from_board",),
)

# The card that came without its burn becomes that burn, and the next one plays.
UNBURNED_STREET: Final = Procedure(
    "unburned_street",
    (
        Step(
            "burn_it",
            "dealer",
            done(None, MoveCards("board", "burns", shown=True), CreditBurn(), DealCards("board")),
            needs="cards",
        ),
    ),
)

PROCEDURES: Final = (
    FOUR_CARD_FLOP,
    UNBURNED_FLOP,
    EXTRA_BOARD_CARD,
    SURPLUS_BOARD,
    OVERDEALT_FLOP,
    UNBURNED_STREET,
)
