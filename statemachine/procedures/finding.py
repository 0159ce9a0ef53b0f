"""Finding out: one step for each fact that a rule needs and the log does not hold.

Not a remedy: with the answer the rulebook is asked again, and its remedy follows.
"""

from typing import Final

from statemachine.irregularities import ACT_FACTS, SEEN_FACTS
from statemachine.procedures.model import Doer, Outcome, Procedure, Step

YES: Final = "yes"
NO: Final = "no"

# What the dealer can say himself; the rest is the floor's to find.
_DEALERS: Final = frozenset({*ACT_FACTS, "looked", "back_in_time", "agreed", "playing_card"})


def _who(fact: str) -> Doer:
    return "dealer" if fact in _DEALERS else "floor"


FINDING: Final = Procedure(
    "fact_finding",
    tuple(
        Step(fact, _who(fact), (Outcome(YES), Outcome(NO)))
        for fact in (*sorted(ACT_FACTS), *SEEN_FACTS)
    ),
)

PROCEDURES: Final = (FINDING,)
