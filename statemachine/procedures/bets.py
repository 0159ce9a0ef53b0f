"""Remedies for bets of a wrong amount: corrected, completed, or left in the pot.

Not for acts out of turn, nor who is right about an amount; that is the floor.
"""

from typing import Final

from statemachine.effects import CorrectBets, ForfeitChips, MakeAct, Warn
from statemachine.procedures.model import Outcome, Procedure, Step, done

# TDA-54: everybody still in who matched the wrong bet goes along.
CORRECTION: Final = Procedure(
    "bet_correction",
    (
        Step("call_floor", "dealer", done("correct")),
        Step(
            "correct",
            "floor",
            (Outcome("corrected", "settle"), Outcome("stands")),
        ),
        Step("settle", "dealer", done(None, CorrectBets()), needs="amount"),
    ),
)

UNDERCALL: Final = Procedure(
    "undercall",
    (
        Step(
            "choose",
            "dealer",
            (
                Outcome("completes", effects=(MakeAct("call"),)),
                Outcome("folds", effects=(MakeAct("fold"),)),
            ),
        ),
    ),
)

UNDERRAISE_IS_CALL: Final = Procedure(
    "underraise_is_call", (Step("apply", "dealer", done(None, ForfeitChips())),)
)

OVERBET_STAYS: Final = Procedure(
    "overbet_excess_stays", (Step("apply", "dealer", done(None, ForfeitChips())),)
)

# Chips that were pushed forward and pulled back (LATAM-FM-2, LATAM-FM-3).
FORWARD_MOTION: Final = Procedure(
    "forward_motion",
    (
        Step("call_floor", "dealer", done("complete")),
        Step("complete", "dealer", done(None, MakeAct("least"))),
    ),
)

MOTION_RELEASED: Final = Procedure(
    "forward_motion_released", (Step("warn", "floor", done(None, Warn())),)
)

# LATAM-SHORT-B: the chips are right already; the table has to hear what the call is.
SHORT_BLIND: Final = Procedure("short_blind_side_pot", (Step("announce", "dealer", done()),))

PROCEDURES: Final = (
    CORRECTION,
    UNDERCALL,
    UNDERRAISE_IS_CALL,
    OVERBET_STAYS,
    FORWARD_MOTION,
    MOTION_RELEASED,
    SHORT_BLIND,
)
