"""Where the text is silent: the floor is called and rules, with or without a suggestion.

Not a remedy of its own: the suggestion comes from the rulebook and is marked as one.
"""

from typing import Final

from statemachine.effects import PlayStands, TakePlayBack
from statemachine.procedures.model import Outcome, Procedure, Step, done

# The floor may take the suggestion, let everything stand, or give a ruling of his own
# (which closes the procedure without a step).
FLOOR_DISCRETION: Final = Procedure(
    "floor_discretion",
    (
        Step("call_floor", "dealer", done("rule")),
        Step("rule", "floor", (Outcome("as_suggested", suggested=True), Outcome("stands"))),
    ),
)

# The act lies on the table while the floor decides whether it binds.
OUT_OF_TURN: Final = Procedure(
    "out_of_turn",
    (
        Step("call_floor", "dealer", done("rule")),
        Step(
            "rule",
            "floor",
            (
                Outcome("binds", effects=(PlayStands(),)),
                Outcome("taken_back", effects=(TakePlayBack(),)),
            ),
        ),
    ),
)

PROCEDURES: Final = (FLOOR_DISCRETION, OUT_OF_TURN)
