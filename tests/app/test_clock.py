"""Proves that a log is ordered by its numbers, whatever the clock of the machine says.

What a broadcast makes of the time is the subject of its own tests.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import httpx
import pytest

from app import clock
from tests.app.service import Table, said, serving
from tests.services.postgresql import PostgresqlServer


class Clock:
    """A wall clock that the test sets."""

    def __init__(self) -> None:
        self.time = datetime(2030, 5, 1, 20, tzinfo=UTC)

    def now(self) -> str:
        self.time += timedelta(microseconds=1)
        return clock.written(self.time)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(clock, "now", made.now)
    return made


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('clock')}/log.db"
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    return server.database()


@pytest.fixture
def client(wall: Clock, database: str) -> Iterator[httpx.Client]:
    with serving(database) as service, service.client() as made:
        yield made


def times(table: Table) -> list[str]:
    entries = table.entries()
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    return [entry["at"] for entry in entries]


def play(table: Table) -> None:
    table.say("hand_begun")
    table.say("hole_cards_dealt")


def finish(table: Table) -> None:
    for _ in range(2):
        table.act(table.get()["view"]["hand"]["actor"], "fold")
    table.say("pot_pushed")


def test_a_hand_goes_on_in_order_when_the_clock_is_set_back(
    client: httpx.Client, wall: Clock, database: str
) -> None:
    table = Table.opened(client)
    play(table)
    begun = said("floor_called", reason="Before the clock was set")
    first = table.post(begun).json()["acks"]
    latest = max(times(table))
    wall.time -= timedelta(hours=3)
    finish(table)
    play(table)
    assert times(table) == sorted(times(table))
    assert set(times(table)[-5:]) == {latest}, "an entry is older than the one before it"
    assert table.post(begun).json()["acks"] == first  # a repeat is known as ever
    number = table.get()["view"]["hand"]["number"]
    wall.time -= timedelta(days=30)
    with serving(database) as other, other.client() as elsewhere:
        there = table.through(elsewhere)
        assert there.get()["view"] == table.get()["view"]
        finish(there)
        play(there)
        assert there.get()["view"]["hand"]["number"] == number + 1
        assert times(there) == sorted(times(there))
        wall.time += timedelta(days=60)
        finish(there)
        assert max(times(there)) > latest
    assert times(table) == sorted(times(table))
    assert table.get()["view"]["hand"]["number"] == number + 1


def test_each_table_has_its_own_latest_time(client: httpx.Client, wall: Clock) -> None:
    early = Table.opened(client)
    wall.time += timedelta(days=1)
    late = Table.opened(client)
    wall.time -= timedelta(hours=12)
    early.say("hand_begun")
    late.say("hand_begun")
    assert times(early)[-1] < times(late)[-1]
    assert times(late)[-1] == times(late)[-2]
