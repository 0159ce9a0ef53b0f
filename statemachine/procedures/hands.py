"""Remedies for a hand: dead, live after all, recovered from the muck, told apart, or shown.

Not for a hand with a wrong number of cards; that is in `deals`.
"""

from typing import Final

from statemachine.effects import (
    KillHand,
    Penalise,
    RefundSeat,
    ReturnUncalled,
    ReviveHand,
    ShowCards,
    Warn,
)
from statemachine.procedures.model import Outcome, Procedure, Step, done

# The chips that others called stay in the pot.
HAND_DEAD: Final = Procedure(
    "hand_dead",
    (
        Step("call_floor", "dealer", done("kill")),
        Step("kill", "floor", done(None, KillHand(), ReturnUncalled())),
    ),
)

# The player is a victim and no cause of it (PR-F).
REFUND_PLAYER: Final = Procedure(
    "refund_player",
    (
        Step("call_floor", "dealer", done("refund")),
        Step("refund", "floor", done(None, RefundSeat())),
    ),
)

# Cards that can be told for certain go back to their seat, if they ever left it.
HAND_LIVES: Final = Procedure("hand_lives", (Step("announce", "dealer", done(None, ReviveHand())),))

_COMPARED: Final = (
    Outcome("match", effects=(ReviveHand(),)),
    Outcome("mismatch", effects=(KillHand(),)),
    Outcome("not_identifiable", effects=(KillHand(),)),
)

# What the player writes is sealed: domain and log know its commitment (LATAM-RECOV-1 to -5).
HAND_RECOVERY: Final = Procedure(
    "hand_recovery",
    (
        Step("freeze", "dealer", done("isolate")),
        Step(
            "isolate",
            "dealer",
            (Outcome("isolated", "claim"), Outcome("not_isolated", effects=(KillHand(),))),
        ),
        Step("claim", "dealer", done("compare")),
        Step("compare", "floor", _COMPARED),
    ),
)

# The stray cards lie among the player's own, so there is nothing to isolate (LATAM-COMM-B).
COMMINGLED_HAND: Final = Procedure(
    "commingled_hand",
    (
        Step("freeze", "dealer", done("claim")),
        Step("claim", "dealer", done("compare")),
        Step("compare", "floor", _COMPARED),
    ),
)

# What one player saw everybody sees at once; the penalty is the floor's (LATAM-HUTALK-5, -6).
DISCLOSURE: Final = Procedure(
    "heads_up_disclosure",
    (
        Step("show_all", "dealer", done("penalise", ShowCards()), needs="cards"),
        Step(
            "penalise",
            "floor",
            (Outcome("penalise", effects=(Penalise(),)), Outcome("no_penalty")),
        ),
    ),
)

NOTE_PENALTY: Final = Procedure(
    "note_penalty",
    (
        Step(
            "rule",
            "floor",
            (
                Outcome("penalise", effects=(Penalise(),)),
                Outcome("warn", effects=(Warn(),)),
                Outcome("nothing"),
            ),
        ),
    ),
)

PROCEDURES: Final = (
    HAND_DEAD,
    REFUND_PLAYER,
    HAND_LIVES,
    HAND_RECOVERY,
    COMMINGLED_HAND,
    DISCLOSURE,
    NOTE_PENALTY,
)
