"""Where the text is silent: the floor is called and rules, with or without a suggestion.

Not a remedy of its own: the suggestion comes from the rulebook and is marked as one.
"""

from typing import Final

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

PROCEDURES: Final = (FLOOR_DISCRETION,)
