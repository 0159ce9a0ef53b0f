"""What the floor thinks a fault over with: what told of it, and what its remedy will change.

Not the ruling, and nothing here is done yet: amounts are as they would be now.
"""

from collections.abc import Iterator

from statemachine.decide.bet_effects import right_bet
from statemachine.effects import CorrectBets, Effect
from statemachine.procedures import PROCEDURES
from statemachine.procedures.model import Outcome
from statemachine.state import HandState, Irregularity
from statemachine.texts import Language, effect_text, text


def evidence(fault: Irregularity) -> tuple[int, ...]:
    """The entries of the log that told of a fault: the one that it counts as called at, the one
    that opened it, and those of its steps, its answers and what was found, in order.
    """
    return tuple(sorted({fault.called_seq, *fault.evidence} - {0}))


def will_change(hand: HandState, fault: Irregularity, language: Language) -> tuple[str, ...]:
    """What the rest of the remedy changes, from the open step on, if each step ends as the book
    names it first.
    """
    return tuple(
        line for outcome in _ahead(fault) for line in changes(hand, fault, outcome, language)
    )


def changes(
    hand: HandState, fault: Irregularity, outcome: Outcome, language: Language
) -> tuple[str, ...]:
    """What an outcome of a step changes, a sentence each. Where bets are corrected, each seat
    has one of its own.
    """
    effects = fault.suggestion if outcome.suggested else outcome.effects
    return tuple(line for effect in effects for line in _lines(hand, fault, effect, language))


def _ahead(fault: Irregularity) -> Iterator[Outcome]:
    name, passed = fault.step, set[str]()
    while name is not None and name not in passed:
        passed.add(name)
        outcomes = PROCEDURES[fault.procedure].step(name).outcomes
        # Without a suggestion nobody can end a step as suggested.
        first = next((o for o in outcomes if fault.suggestion or not o.suggested), None)
        if first is None:
            return
        yield first
        name = first.next


def _lines(
    hand: HandState, fault: Irregularity, effect: Effect, language: Language
) -> Iterator[str]:
    yield effect_text(effect, language)
    right = right_bet(hand, fault, effect.to) if isinstance(effect, CorrectBets) else None
    for bet in right.bets if right is not None else ():
        yield text("effect.correct_bets.seat", language, seat=bet.seat, bet=bet.bet, to=bet.to)
