"""Remedies at the award and after it, and for positions: counted, reversed, moved, or let be.

Not the reading of hands; tabled cards speak for themselves.
"""

from typing import Final

from statemachine.effects import (
    CountWinners,
    DeclareMisdeal,
    MoveButton,
    NewPositions,
    ReverseAward,
)
from statemachine.procedures.model import Outcome, Procedure, Step, done

# LATAM-VERIFY-1: the winner's cards are counted in view, and only then the pot is pushed.
VERIFICATION: Final = Procedure(
    "verify_before_push",
    (
        Step(
            "count",
            "dealer",
            (
                Outcome("right", effects=(CountWinners(True),)),
                Outcome("wrong", effects=(CountWinners(False),)),
            ),
        ),
    ),
)

LATE_CLAIM: Final = Procedure(
    "late_claim",
    (
        Step(
            "rule",
            "floor",
            (Outcome("upheld", effects=(ReverseAward(),)), Outcome("denied")),
            needs="winners",
        ),
    ),
)

AWARD_CORRECTION: Final = Procedure(
    "award_correction",
    (
        Step(
            "rule",
            "floor",
            (Outcome("reversed", effects=(ReverseAward(),)), Outcome("stands")),
            needs="winners",
        ),
    ),
)

POSITION_STANDS: Final = Procedure("position_stands", (Step("announce", "dealer", done()),))

# Before substantial action button, blinds and level may still be put right.
POSITION_FIX: Final = Procedure(
    "position_fix",
    (
        Step(
            "fix",
            "floor",
            (
                Outcome("redeal", effects=(NewPositions(), DeclareMisdeal())),
                Outcome("moved", effects=(MoveButton(),)),
                Outcome("stands"),
            ),
            needs="seat",
        ),
    ),
)

PROCEDURES: Final = (
    VERIFICATION,
    LATE_CLAIM,
    AWARD_CORRECTION,
    POSITION_STANDS,
    POSITION_FIX,
)
