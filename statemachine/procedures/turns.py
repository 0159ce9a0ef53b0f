"""Remedies for a seat that was passed over.

Not for the acts that passed it, which are out of turn and in `discretion`.
"""

from typing import Final

from statemachine.effects import BarRaise, KillHand, PlayStands, TakePlayBack
from statemachine.procedures.model import Outcome, Procedure, Step, done

# 53-B: the action goes back, or what followed binds and the skipped seat has less to say.
SKIPPED_PLAYER: Final = Procedure(
    "skipped_player",
    (
        Step("call_floor", "dealer", done("rule")),
        Step(
            "rule",
            "floor",
            (
                Outcome("backs_up", effects=(TakePlayBack(),)),
                Outcome("call_or_fold", effects=(PlayStands(), BarRaise())),
                Outcome("dead", effects=(PlayStands(), KillHand())),
            ),
        ),
    ),
)

PROCEDURES: Final = (SKIPPED_PLAYER,)
