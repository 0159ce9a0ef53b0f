"""Every procedure, at both levels of tracking: what its rule needs is asked, and it can be walked.

A procedure that is added and cannot be reached or ended where nobody enters acts fails here.
"""

from collections.abc import Iterator

import pytest

from statemachine import custody as ledger
from statemachine.events import FactFound
from statemachine.irregularities import ACT_FACTS
from statemachine.irregularities import tested as fact_of
from statemachine.observations import Tracking
from statemachine.phases import ENDED
from statemachine.procedures import FACT_FINDING, PROCEDURES
from statemachine.replay import fold
from statemachine.roles import RULERS
from statemachine.rulebooks import Rulebook
from statemachine.texts import LANGUAGES
from statemachine.views import view
from tests.statemachine.routes import BOOKS, LEVELS, Route, fault_of, fork, named, routes, told
from tests.statemachine.table import Table


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("book", BOOKS)
def test_every_procedure_of_a_book_is_come_to(book: str, level: Tracking) -> None:
    come_to = {procedure for procedure, _ in routes(book, level)}
    assert named(BOOKS[book]) - come_to == set()


def test_every_procedure_is_of_some_book() -> None:
    assert set().union(*map(named, BOOKS.values())) == PROCEDURES.keys() - {FACT_FINDING}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("procedure", sorted(PROCEDURES.keys() - {FACT_FINDING}))
def test_every_outcome_of_a_procedure_leads_to_its_end(procedure: str, level: Tracking) -> None:
    ways = [
        route
        for book in BOOKS
        for (name, _), route in routes(book, level).items()
        if name == procedure
    ]
    assert ways
    ended = set[str]()
    for route in ways:
        for table in walked(route.table, route.fault):
            assert_ended(table, route)
            ended |= {done.outcome for done in fault_of(table, route.fault).done}
    outcomes = {one.name for step in PROCEDURES[procedure].steps for one in step.outcomes}
    assert ended >= outcomes


def walked(table: Table, fault: int) -> Iterator[Table]:
    """The table at the end of every way through a procedure that the table lets go on."""
    found = fault_of(table, fault)
    if found.step is None:
        yield table
        return
    step = PROCEDURES[found.procedure].step(found.step)
    for said in told(table, step, found):
        other = fork(table)
        before = other.state
        if other.attempt(said, step.who, "Flor").refusal is not None:
            # Said in a code, and nothing has changed.
            assert other.state == before
            continue
        yield from walked(other, fault)


def assert_ended(table: Table, route: Route) -> None:
    closed = fault_of(table, route.fault)
    assert closed.status in ("remedied", "superseded"), closed
    assert ledger.total(table.hand.custody) == 52 + table.hand.custody.surplus
    start = sum(player.start for player in table.hand.betting.players)
    held = sum(player.stack for player in table.hand.betting.players)
    if table.phase_now() in ENDED and route.where != "next hand":
        assert held + table.hand.betting.carried == start
    if table.hand.tracking == "dealing":
        # Chips are as they were last known, whatever a remedy says of them.
        assert held == start
    if not table.hand.open_irregularities() and table.phase_now() not in ENDED:
        assert table.advice.next
    assert fold(table.of_hand()) == table.state


@pytest.mark.parametrize("book", BOOKS)
def test_what_rests_on_acts_is_asked_where_nobody_enters_them(book: str) -> None:
    asked = {fact for route in routes(book, "dealing").values() for fact in route.asked}
    rests = facts_in_use(BOOKS[book]) & ACT_FACTS
    seen = read_off_the_cards(BOOKS[book])
    assert rests - asked == rests & seen
    assert not asked & seen
    known = {fact for route in routes(book, "full").values() for fact in route.asked}
    assert known & ACT_FACTS <= {"half_reached"}


def facts_in_use(book: Rulebook) -> set[str]:
    return {
        fact_of(test)[0]
        for kind in book.remedies
        for remedy in book.applying(kind)
        for test in remedy.when
    }


def read_off_the_cards(book: Rulebook) -> set[str]:
    if book.substantial_action in ("two_have_cards", "second_round"):
        return {"substantial_action", "misdeal_open"}
    return set()


@pytest.mark.parametrize("book", BOOKS)
def test_an_answer_is_kept_with_who_gave_it_and_asked_in_words(book: str) -> None:
    for route in routes(book, "dealing").values():
        found = dict(route.opened.found)
        assert list(found) == list(route.asked)
        told_by = {
            event.fact: (event.by, entry.role)
            for entry in route.table.of_hand()
            for event in entry.events
            if isinstance(event, FactFound) and event.irregularity == route.fault
        }
        steps = {step.name: step.who for step in PROCEDURES[FACT_FINDING].steps}
        for fact in route.asked:
            by, role = told_by[fact]
            assert by
            assert role == steps[fact] or role in RULERS
        for language in LANGUAGES:
            assert "{" not in view(route.table.state, "floor", language).advice.text
