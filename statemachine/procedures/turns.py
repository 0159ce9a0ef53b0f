"""Remedies for a seat that was passed over, and for a turn that goes back to where it was.

Not for acts out of turn whose fate is the floor's; those are in `discretion`.
"""

from typing import Final

from statemachine.effects import BarRaise, KillHand, PlayStands, TakePlayBack
from statemachine.procedures.model import Outcome, Procedure, Step, done

# 53-B: with substantial action past the seat what followed binds, and it has less to say.
SKIPPED_PLAYER: Final = Procedure(
    "skipped_player",
    (
        Step("call_floor", "dealer", done("rule")),
        Step(
            "rule",
            "floor",
            (
                Outcome("call_or_fold", effects=(PlayStands(), BarRaise())),
                Outcome("dead", effects=(PlayStands(), KillHand())),
            ),
        ),
    ),
)

# With less than that, or no time to speak up, the turn is the skipped seat's (53-A).
BACKS_UP: Final = Procedure(
    "action_backs_up", (Step("back_up", "dealer", done(None, TakePlayBack())),)
)

# The play goes back, and chips that were put in out of turn wait where they lie (HOYLE-OOTBET).
TURN_REVERTS: Final = Procedure("turn_reverts", (Step("announce", "dealer", done()),))

PROCEDURES: Final = (SKIPPED_PLAYER, BACKS_UP, TURN_REVERTS)
