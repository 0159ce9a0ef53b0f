"""Which outcomes the step of a fault can still have, so that no more than those are offered.

Not the taking of a step, which is `floor`; what a step is told may still be wrong.
"""

from statemachine.decide.rulings import AFTER_THE_HAND
from statemachine.phases import ENDED
from statemachine.procedures import PROCEDURES, Outcome
from statemachine.state import HandState, Irregularity


def outcomes_left(hand: HandState, fault: Irregularity, name: str) -> tuple[Outcome, ...]:
    """The outcomes of the step of that name: without a suggestion nothing ends as suggested, and
    once the hand is over nothing that would touch its cards or bets, now or in a later step.
    """
    outcomes = PROCEDURES[fault.procedure].step(name).outcomes
    known = tuple(one for one in outcomes if fault.suggestion or not one.suggested)
    if hand.phase not in ENDED:
        return known
    return tuple(one for one in known if _after_the_hand(hand, fault, one))


def _after_the_hand(hand: HandState, fault: Irregularity, outcome: Outcome) -> bool:
    effects = fault.suggestion if outcome.suggested else outcome.effects
    if any(type(effect) not in AFTER_THE_HAND for effect in effects):
        return False
    return outcome.next is None or bool(outcomes_left(hand, fault, outcome.next))
