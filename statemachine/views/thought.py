"""What the floor thinks a fault over with: what told of it, by which rule it is put right, and
what its remedy will change.

Not the ruling, and nothing here is done yet: amounts are as they would be now.
"""

from collections.abc import Iterator
from typing import Final

from statemachine import effects as fx
from statemachine.decide.bet_effects import right_bet
from statemachine.decide.outcomes import outcomes_left
from statemachine.effects import CorrectBets, Effect
from statemachine.procedures import FACT_FINDING
from statemachine.procedures.discretion import FLOOR_DISCRETION
from statemachine.procedures.model import Outcome
from statemachine.slots import changed
from statemachine.state import HandState, Irregularity
from statemachine.texts import Language, effect_text, text
from statemachine.views.wording import edition_of, worded


def evidence(fault: Irregularity) -> tuple[int, ...]:
    """The entries of the log that told of a fault: the one that it counts as called at, the one
    that opened it, and those of its steps, its answers and what was found, in order.
    """
    return tuple(sorted({fault.called_seq, *fault.evidence} - {0}))


def authority(hand: HandState, fault: Irregularity, language: Language) -> str:
    """By which rule a fault is put right, each clause with the edition that it is read from; where
    the book settles nothing, or cannot yet, that in its place.
    """
    book = hand.rulebook
    clauses = "; ".join(f"{clause}, {edition_of(clause, book)}" for clause in fault.citations)
    if fault.procedure == FACT_FINDING:
        return text("authority.asked", language, book=book, edition=hand.edition)
    if not fault.silent and clauses:
        return text("authority.settled", language, clauses=clauses)
    code = "authority.silent.near" if clauses else "authority.silent"
    said = text(code, language, book=book, edition=hand.edition, clauses=clauses)
    if fault.procedure == FLOOR_DISCRETION.id and not fault.suggestion:
        return said
    return f"{said} {text('authority.suggested', language)}"


def will_change(hand: HandState, fault: Irregularity, language: Language) -> tuple[str, ...]:
    """What the rest of the remedy changes, from the open step on, if each step ends as the book
    names it first; or that it changes nothing, or depends on what is asked.
    """
    lines = tuple(
        line for outcome in _ahead(hand, fault) for line in changes(hand, fault, outcome, language)
    )
    asked = fault.procedure == FACT_FINDING
    return lines or (text("change.asked" if asked else "change.none", language),)


def changes(
    hand: HandState, fault: Irregularity, outcome: Outcome, language: Language
) -> tuple[str, ...]:
    """What an outcome of a step changes, a sentence each. Where bets are corrected, each seat
    has one of its own.
    """
    effects = fault.suggestion if outcome.suggested else outcome.effects
    return tuple(line for effect in effects for line in _lines(hand, fault, effect, language))


def ends_with(
    hand: HandState, fault: Irregularity, outcome: Outcome, language: Language
) -> tuple[str, ...]:
    """What an outcome of the open step changes; where it is the last and changes nothing, or
    where an answer decides, that in its place.
    """
    lines = changes(hand, fault, outcome, language)
    if lines or outcome.next is not None:
        return lines
    asked = fault.procedure == FACT_FINDING
    return (text("change.asked" if asked else "change.none", language),)


def follows(
    hand: HandState, fault: Irregularity, outcome: Outcome, language: Language
) -> str | None:
    """The step that an outcome leads to, None when the procedure is over with it."""
    if outcome.next is None:
        return None
    return worded(f"step.{fault.procedure}.{outcome.next}", language, hand.rulebook)


def _ahead(hand: HandState, fault: Irregularity) -> Iterator[Outcome]:
    name, passed = fault.step, set[str]()
    while name is not None and name not in passed:
        passed.add(name)
        first = next(iter(outcomes_left(hand, fault, name)), None)
        if first is None:
            return
        yield first
        name = first.next


# A seat that these leave open is that of the fault.
_OF_SEAT: Final = (
    *(fx.SupplySeat, fx.RefundSeat, fx.ReturnUncalled, fx.ForfeitChips, fx.MakeAct, fx.BarRaise),
    *(fx.KillHand, fx.ReviveHand, fx.MarkDealtOut, fx.TableHand, fx.Penalise, fx.Warn),
)


def _of_fault(effect: Effect, fault: Irregularity) -> Effect:
    if isinstance(effect, _OF_SEAT) and effect.seat is None and fault.seat is not None:
        return changed(effect, seat=fault.seat)
    return effect


def _lines(
    hand: HandState, fault: Irregularity, effect: Effect, language: Language
) -> Iterator[str]:
    yield effect_text(_of_fault(effect, fault), language)
    right = right_bet(hand, fault, effect.to) if isinstance(effect, CorrectBets) else None
    for bet in right.bets if right is not None else ():
        yield text("effect.correct_bets.seat", language, seat=bet.seat, bet=bet.bet, to=bet.to)
