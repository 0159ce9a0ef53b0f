"""Proves what a room sees while the log's database is away: it looks on, and is told to come back.

A server that is lost between two lines of the store's own is the subject of the store's tests.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from tests.app.service import Service, Table, said, serving
from tests.scale import scaled
from tests.services.postgresql import PostgresqlServer

AWAY_S = scaled(small=3, full=10)
COMES_BACK = {"store_unavailable", "store_busy"}


@pytest.fixture
def server(postgresql: PostgresqlServer) -> Iterator[PostgresqlServer]:
    """The server, running again afterwards whatever the test did to it."""
    yield postgresql
    postgresql.kill()
    postgresql.start()


@pytest.fixture
def service(server: PostgresqlServer) -> Iterator[Service]:
    with serving(server.database()) as running:
        yield running


def level(number: int, **more: Any) -> dict[str, Any]:
    """A level that no other number gives, so that it always says something new."""
    return said("level_set", small_blind=number, big_blind=1_000_000) | more


class Posting:
    """A client that posts one observation after the other, each until it is acknowledged."""

    def __init__(self, table: Table, first: int) -> None:
        self.table = table
        self.acked: dict[str, int] = {}
        self.refused = 0
        self.slowest = 0.0
        self._numbers = iter(range(first, 10**6))
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._failed: list[BaseException] = []

    def _run(self) -> None:
        try:
            while not self._ended.is_set():
                self._post(level(next(self._numbers)))
        except BaseException as error:
            self._failed.append(error)

    def _post(self, body: dict[str, Any]) -> None:
        while True:
            began = time.monotonic()
            answer = self.table.post(body)
            self.slowest = max(self.slowest, time.monotonic() - began)
            if answer.status_code == 200:
                (ack,) = answer.json()["acks"]
                self.acked[ack["observation_id"]] = ack["seq"]
                return
            assert answer.status_code == 503, answer.text
            assert answer.json()["code"] in COMES_BACK, answer.text
            assert int(answer.headers["retry-after"]) >= 1
            self.refused += 1
            time.sleep(0.05)

    @contextmanager
    def running(self) -> Iterator["Posting"]:
        self._thread.start()
        try:
            yield self
        finally:
            self._ended.set()
            self._thread.join(60)
            assert not self._thread.is_alive()
            assert not self._failed, self._failed


def until(true: Callable[[], bool], within_s: float) -> None:
    end = time.monotonic() + within_s
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("lose", "find"), [("stop", "start"), ("kill", "start"), ("freeze", "thaw")]
)
def test_a_database_that_is_away_stops_writing_and_nothing_else(
    service: Service, server: PostgresqlServer, lose: str, find: str
) -> None:
    with service.client() as admin, service.client() as other, service.client() as viewer:
        tables = [Table.opened(admin), Table.opened(other)]
        seen = tables[0].through(viewer)
        with Posting(tables[0], 1).running() as one, Posting(tables[1], 1).running() as two:
            until(lambda: min(len(one.acked), len(two.acked)) > 5, 20)
            getattr(server, lose)()
            lost_at = time.monotonic()
            until(lambda: min(one.refused, two.refused) > 0, 20)
            before = len(one.acked), len(two.acked)
            reads, ends = 0, max(lost_at + AWAY_S, time.monotonic() + 2)
            while time.monotonic() < ends:
                began = time.monotonic()
                view = seen.get()["view"]
                assert time.monotonic() - began < 3
                assert view["level"]["small_blind"] == len(one.acked)
                reads += 1
                time.sleep(0.05)
            assert reads > 5
            assert (len(one.acked), len(two.acked)) == before
            assert viewer.get("/healthz").status_code == 200
            assert viewer.get("/readyz").status_code == 503
            getattr(server, find)()
            until(lambda: len(one.acked) > before[0] + 5 and len(two.acked) > before[1] + 5, 30)
            until(lambda: viewer.get("/readyz").status_code == 200, 5)
        for table, posting in zip(tables, (one, two), strict=True):
            entries = table.entries()
            assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
            said_levels = {
                entry["observation_id"]: entry["seq"]
                for entry in entries
                if entry["observation"] is not None
                and entry["observation"]["kind"] == "level_set"
                and entry["observation_id"].startswith("said-")
            }
            assert said_levels == posting.acked
            assert posting.slowest < 15


def test_a_table_that_nobody_opened_yet_is_refused_and_then_there(
    service: Service, server: PostgresqlServer
) -> None:
    with service.client() as admin:
        made = Table.opened(admin)
        server.stop()
        refused = admin.get("/v1/tables/nobody-was-there")
        assert (refused.status_code, refused.json()["code"]) == (503, "store_unavailable")
        assert refused.headers["retry-after"]
        new = admin.post("/v1/tables", json={"name": "Late", "seats": 6})
        assert (new.status_code, new.json()["code"]) == (503, "store_unavailable")
        assert made.get()["seq"] == 6
        server.start()
        assert Table.opened(admin, name="Late").seq == 6


def test_the_service_ends_while_its_database_is_away(server: PostgresqlServer) -> None:
    with serving(server.database()) as service, service.client() as admin:
        table = Table.opened(admin)
        server.stop()
        assert table.post(level(1)).status_code == 503
        began = time.monotonic()
    assert time.monotonic() - began < 15
    with pytest.raises(httpx.TransportError), service.client() as gone:
        gone.get("/healthz")
