"""Ways to every procedure: a fault that comes about at some point of a hand, and what is answered.

No test is here, and no judgement of a book: whatever is asked is answered both ways.
"""

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from statemachine import observations as ob
from statemachine.custody import Place
from statemachine.irregularities import KINDS, Fact, IrregularityKind
from statemachine.observations import Tracking
from statemachine.procedures import FACT_FINDING, Step
from statemachine.rulebooks import RULEBOOKS, Remedy, Rulebook
from statemachine.slots import changed
from statemachine.state import Irregularity
from statemachine.variants import VariantId
from tests.statemachine.table import TDA, VERIFYING, Table

# A house that takes what no published book does, and the home game whose players deal.
HOUSE: Final = changed(
    TDA,
    verify_before_push=True,
    remedies={
        **VERIFYING.remedies,
        "unburned_street": (Remedy((), "unburned_street", "now", ()),),
    },
)
HOME: Final = changed(RULEBOOKS["hoyle"], house_dealer=False)
BOOKS: Final[Mapping[str, Rulebook]] = {**RULEBOOKS, "home-game": HOME, "house": HOUSE}
LEVELS: Final[tuple[Tracking, ...]] = ("full", "dealing")


@dataclass(frozen=True)
class Route:
    """A table at which a procedure has just opened: for which fault, where in the hand, and what
    was asked before it did.
    """

    table: Table
    fault: int
    kind: IrregularityKind
    where: str
    asked: tuple[Fact, ...]

    @property
    def opened(self) -> Irregularity:
        """The fault as it stands."""
        return fault_of(self.table, self.fault)


def fork(table: Table) -> Table:
    """Another table with the same past."""
    other = copy.copy(table)
    other.entries, other.states = list(table.entries), list(table.states)
    return other


def fault_of(table: Table, number: int) -> Irregularity:
    """The fault of that number."""
    return next(fault for fault in table.hand.irregularities if fault.id == number)


# --- where in a hand


def moments(book: Rulebook, level: Tracking) -> Iterator[tuple[str, Table]]:
    """A table at several points of a hand, by name."""

    def new(seats: int = 4, variant: VariantId = "NT") -> Table:
        stacks = dict.fromkeys(range(1, seats + 1), 1000)
        return Table(stacks, variant=variant, book=book, dealing=level == "dealing")

    begun = new().given(ob.HandBegun())
    yield "begun", begun
    yield "first card", fork(begun).given(ob.CardDealt("seat-1"))
    places: tuple[Place, ...] = ("seat-1", "seat-2", "seat-3", "seat-4", "seat-1")
    yield "second round", fork(begun).given(*[ob.CardDealt(place) for place in places])
    table = fork(begun).given(ob.HoleCardsDealt())
    yield "preflop", fork(table)
    for street, cards in (("flop", "Ah Kd 7s"), ("turn", "2h"), ("river", "3h")):
        _close(table, level).street(cards)
        yield street, fork(table)
    yield "showdown", fork(_close(table, level))
    table.given(ob.WinnerDeclared((1,)), ob.PileCounted("seat-1", 2))
    yield "award", fork(table)
    table.given(ob.PotPushed())
    yield "over", fork(table)
    yield "next hand", table.given(ob.HandBegun())
    yield "heads-up", new(2).deal()
    others: tuple[VariantId, ...] = ("F7S", "F2L3D") if level == "dealing" else ("F2L3D",)
    for variant in others:
        yield variant, new(variant=variant).deal()


def _close(table: Table, level: Tracking) -> Table:
    return table.given(ob.BettingClosed()) if level == "dealing" else table.around()


# --- how a fault comes about


def causes(kind: IrregularityKind) -> Iterator[tuple[ob.Observation, ...]]:
    """What is seen of a fault: it is called, or it happens."""
    tells = KINDS[kind].tells
    if KINDS[kind].reported:
        seats = (2, 4) if "seat" in tells else (None,)
        streets = ("flop", None) if "street" in tells or kind == "non_standard_card" else (None,)
        amounts = (3, 1) if kind == "wrong_hole_count" else (None,)
        for seat in seats:
            for street in streets:
                for amount in amounts:
                    yield (ob.FaultReported(kind, street, seat=seat, amount=amount),)  # type: ignore[arg-type]
    yield from _HAPPENS.get(kind, ())


def _twice(kind: IrregularityKind, amount: int | None = None) -> tuple[ob.Observation, ...]:
    return tuple(ob.FaultReported(kind, seat=seat, amount=amount) for seat in (2, 3))


_BOXED: Final = ob.BoxedCardFound("seat-2")
_HAPPENS: Final[Mapping[IrregularityKind, tuple[tuple[ob.Observation, ...], ...]]] = {
    "boxed_card": (
        (_BOXED,),
        (_BOXED, _BOXED),
        (_BOXED,) * 5,
        (ob.BoxedCardFound("seat-2", placed=True),),
        (ob.BoxedCardFound("burns", placed=True),),
    ),
    "four_card_flop": ((ob.FaultReported("extra_flop_card"),),),
    "overdealt_flop": ((ob.FaultReported("extra_flop_card"),) * 2,),
    "overdealt_street": (
        (ob.CardDealt("board"), ob.CardDealt("board")),
        (ob.StreetDealt((None,) * 2),),
    ),
    "exposed_hole_card": (_twice("exposed_hole_card"),),
    "wrong_hole_count": (_twice("wrong_hole_count", 3),),
    "absent_at_deal": ((ob.PlayerAway(2), ob.HoleCardsDealt()),),
    "skipped_player": (
        (
            ob.PlayerActed(4, "call"),
            ob.PlayerActed(1, "raise", 400),
            ob.FaultReported("skipped_player", seat=3),
        ),
    ),
    "award_unverified": ((ob.WinnerDeclared((1,)), ob.PotPushed()),),
    "floor_called": ((ob.FloorCalled(),),),
    "record_diverged": ((ob.PileCounted("muck", 9),),),
}


# --- the routes


@cache
def routes(book: str, level: Tracking) -> dict[tuple[str, IrregularityKind], Route]:
    """One way to each procedure of a book, by the kind for which it is taken: the first found."""
    found: dict[tuple[str, IrregularityKind], Route] = {}
    rules = BOOKS[book]
    for where, table in moments(rules, level):
        for kind in rules.remedies:
            for seen in causes(kind):
                other = fork(table)
                if any(other.attempt(each).refusal is not None for each in seen):
                    continue
                for route in _answered(other, kind, where, ()):
                    found.setdefault((route.opened.procedure, kind), route)
    return found


def _answered(
    table: Table, kind: IrregularityKind, where: str, asked: tuple[Fact, ...]
) -> Iterator[Route]:
    waiting = [f for f in table.hand.open_irregularities() if f.fault == kind]
    if not waiting:
        return
    fault = waiting[-1]
    if fault.procedure != FACT_FINDING:
        yield Route(table, fault.id, kind, where, asked)
        return
    assert len(asked) < 8, asked
    for answer in ("yes", "no"):
        other = fork(table)
        other.step(fault.step or "", answer, fault=fault.id)
        fact: Fact = fault.step  # type: ignore[assignment]
        yield from _answered(other, kind, where, (*asked, fact))


def named(book: Rulebook) -> set[str]:
    """The procedures that a book takes for some fault."""
    return {remedy.procedure for kind in book.remedies for remedy in book.applying(kind)}


def told(table: Table, step: Step, fault: Irregularity) -> Iterator[ob.StepTaken]:
    """The step as it may be done, once for each of its outcomes that has a chance."""
    picks: tuple[int | None, ...] = (None,)
    if step.needs == "pick":
        picks = tuple(range(table.count("board")))[-1:]
    for outcome in step.outcomes:
        if outcome.suggested and not fault.suggestion:
            continue
        for pick in picks:
            seats = (1,) if step.needs in ("winners", "seat") else ()
            yield ob.StepTaken(fault.id, step.name, outcome.name, pick, seats=seats)
