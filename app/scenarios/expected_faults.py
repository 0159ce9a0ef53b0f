"""Compares what a scenario expects of faults, questions and substantial action.

Not what is done about them: a rulebook says that.
"""

from collections.abc import Callable, Iterator
from typing import Final

from app.scenarios.difference import Difference, compare
from app.scenarios.expected import (
    IrregularityExpectation,
    QuestionExpectation,
    SubstantialAction,
)
from app.scenarios.source import Location
from statemachine.betting import substantial_action
from statemachine.state import HandState, Irregularity, Question
from statemachine.variants import VARIANTS, StreetName


def irregularity(
    path: Location,
    wanted: IrregularityExpectation | list[IrregularityExpectation],
    hand: HandState,
) -> Iterator[Difference]:
    """The last irregularity of a kind, or each of several."""
    if isinstance(wanted, list):
        for index, each in enumerate(wanted):
            yield from irregularity((*path, index), each, hand)
        return
    faults = [fault for fault in hand.irregularities if fault.fault == wanted.kind]
    if wanted.times is not None:
        yield from compare((*path, "times"), wanted.times, len(faults))
    elif not faults:
        had = [fault.fault for fault in hand.irregularities]
        yield Difference((*path, "kind"), wanted.kind, had)
    if faults:
        for key in (name for name in _FAULT if name in wanted.model_fields_set):
            yield from compare((*path, key), getattr(wanted, key), _FAULT[key](faults[-1]))


_FAULT: Final[dict[str, Callable[[Irregularity], object]]] = {
    "status": lambda fault: fault.status,
    "procedure": lambda fault: fault.procedure,
    "step": lambda fault: fault.step,
    "cites": lambda fault: list(fault.citations),
    "silent": lambda fault: fault.silent,
    "suggested": lambda fault: [effect.kind for effect in fault.suggestion],
    "blocks": lambda fault: fault.blocks,
    "street": lambda fault: fault.street,
    "seat": lambda fault: fault.seat,
    "card": lambda fault: fault.card,
    "amount": lambda fault: fault.amount,
    "found": lambda fault: dict(fault.found),
}


def question(path: Location, wanted: QuestionExpectation, hand: HandState) -> Iterator[Difference]:
    """An open question."""
    asked = [each for each in hand.questions if each.asks == wanted.asks]
    if not asked:
        yield Difference((*path, "asks"), wanted.asks, [each.asks for each in hand.questions])
        return
    for key in (name for name in _QUESTION if name in wanted.model_fields_set):
        yield from compare((*path, key), getattr(wanted, key), _QUESTION[key](asked[-1]))


_QUESTION: Final[dict[str, Callable[[Question], object]]] = {
    "answers": lambda asked: list(asked.answers),
    "street": lambda asked: asked.street,
    "seat": lambda asked: asked.seat,
}


def substantial(
    path: Location, wanted: bool | SubstantialAction, hand: HandState
) -> Iterator[Difference]:
    """Whether the acts of the hand, or those since a street, are substantial action."""
    # Play under a hold counts for nothing until it is ruled on.
    counted = [fact for fact in hand.actions if not fact.held]
    if isinstance(wanted, bool):
        yield from compare(path, wanted, substantial_action(counted))
        return
    since = _streets_from(hand, wanted.since)
    got = substantial_action(fact for fact in counted if fact.street in since)
    yield from compare((*path, "is"), wanted.is_, got)


def _streets_from(hand: HandState, first: StreetName) -> list[StreetName]:
    names = [street.name for street in VARIANTS[hand.variant].streets]
    return names[names.index(first) :]
