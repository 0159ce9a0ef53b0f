"""Shorthands for faults, answers, steps of procedures, rulings and mis-taps.

None of them picks a remedy: a rulebook does, and a step is the domain's to take or refuse.
"""

from collections.abc import Iterator

from app.scenarios.moment import Forms, Moment, hand_of, open_fault
from app.scenarios.templates import FormError
from statemachine import observations as seen
from statemachine.cards import Card
from statemachine.observations import Fault, Observation
from statemachine.variants import StreetName

FLOOR_FORMS = Forms()


def _fault(fault: Fault, street: StreetName | None, card: Card | None = None) -> Observation:
    return seen.FaultReported(fault, street, card)


@FLOOR_FORMS.fact("no burn[ on the {street}]")
def _no_burn(street: StreetName | None = None) -> Observation:
    return _fault("unburned_street", street)


@FLOOR_FORMS.fact("two burns[ on the {street}]")
def _two_burns(street: StreetName | None = None) -> Observation:
    return _fault("double_burn", street)


@FLOOR_FORMS.fact("burn was exposed[ on the {street}]", "burn {card} was exposed[ on the {street}]")
def _burn_was_exposed(street: StreetName | None = None, card: Card | None = None) -> Observation:
    return _fault("exposed_burn", street, card)


@FLOOR_FORMS.fact("extra card on the flop", "extra card {card} on the flop")
def _extra_card(card: Card | None = None) -> Observation:
    return _fault("extra_flop_card", "flop", card)


@FLOOR_FORMS.fact("{street} came too early")
def _premature(street: StreetName) -> Observation:
    return _fault("premature_street", street)


@FLOOR_FORMS.fact("call the floor[, {words}]")
def _call_floor(words: str = "") -> Observation:
    return seen.FloorCalled(words)


@FLOOR_FORMS.play("answer[:] {code}[ to question {n}][, said by {name}]")
def _answer(
    moment: Moment, code: str, n: int | None = None, name: str = ""
) -> Iterator[Observation]:
    questions = hand_of(moment).questions
    if n is None:
        if not questions:
            raise FormError("no question is open")
        n = questions[0].id
    listed = next((question.answers for question in questions if question.id == n), ())
    # An answer is a code; people write mis-tap, mistap or mis tap for the same one.
    answer = next((each for each in listed if _bare(each) == _bare(code)), code)
    yield seen.QuestionAnswered(n, answer, name)


def _bare(code: str) -> str:
    return code.replace("_", "")


@FLOOR_FORMS.play(
    "step {code}, card {position}[, said by {name}]",
    "step {code}, cards {cards}[, said by {name}]",
    "step {code}, {outcome}, (seat|seats) {seats}[ for pot {n}][, said by {name}]",
    "step {code}, to {chips}[, said by {name}]",
    "step {code}[, said by {name}]",
    "step {code}, {outcome}[, said by {name}]",
)
def _step(
    moment: Moment,
    code: str,
    *,
    outcome: str = "done",
    position: int | None = None,
    cards: tuple[Card | None, ...] = (),
    seats: tuple[int, ...] = (),
    n: int | None = None,
    chips: int | None = None,
    name: str = "",
) -> Iterator[Observation]:
    pick = None if position is None else position - 1
    procedure = open_fault(moment, code).id
    yield seen.StepTaken(procedure, code, outcome, pick, cards, name, seats, n, chips)


@FLOOR_FORMS.play("countersign[ ruling {n}]")
def _countersign(moment: Moment, n: int | None = None) -> Iterator[Observation]:
    if n is None:
        unsigned = [ruling.id for ruling in hand_of(moment).rulings if not ruling.signed]
        if not unsigned:
            raise FormError("no ruling waits for a signature")
        n = unsigned[-1]
    yield seen.RulingCountersigned(n)


@FLOOR_FORMS.play("fault[ {fault}] was called after step {n}")
def _call_position(moment: Moment, n: int, fault: int | None = None) -> Iterator[Observation]:
    _, last = moment.entries_of(n)
    yield seen.CallPositionSet(open_fault(moment).id if fault is None else fault, last)


@FLOOR_FORMS.play("undo from step {n}")
def _undo_from(moment: Moment, n: int) -> Iterator[Observation]:
    first, _ = moment.entries_of(n)
    yield seen.Retracted(first)


@FLOOR_FORMS.play("undo")
def _undo(moment: Moment) -> Iterator[Observation]:
    first, _ = moment.entries_of(moment.last_step())
    yield seen.Retracted(first)
