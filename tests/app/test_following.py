"""Proves that a node looks at the tables it has open, when it is woken and when it is not, and at
no others.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from app.auth import Principal
from app.bus import Hint, LocalBus, Present, Room, Wake
from app.envelopes import Observed
from app.live import following
from app.live.answers import Published
from app.live.desks import Desks
from app.live.following import Follower
from app.live.origin import Origin
from app.store import Store, StoreUnavailable, open_store
from statemachine.observations import LevelSet, PlayerSeated

ADMIN = Principal("tok_admin", "Admin", "admin", None)
ORIGIN = Origin("Main", "NT", "tda", 6, "Admin", "admin")


class Node:
    """Desks with a follower, on a bus or on none."""

    def __init__(self, store: Store, room: Room | None = None) -> None:
        self.bus = LocalBus(room)
        self.told: list[Published] = []
        self.desks = Desks(store.log, self.told.append, stored=self._stored)
        self.follower = Follower(self.desks, store.log)
        self.bus.subscribe(self.follower.heard)

    def _stored(self, table: str, seq: int) -> None:
        self.bus.tell(Wake(table, seq))

    async def table(self, table_id: str = "main") -> None:
        await self.desks.create(table_id, ORIGIN, [PlayerSeated(1, "Ana", 1_000)], ADMIN)

    async def level(self, number: int, table_id: str = "main") -> None:
        desk = await self.desks.desk(table_id)
        await desk.observe(Observed(f"level-{number}", LevelSet(number, 1_000)), ADMIN)

    async def reaches(self, seq: int, table_id: str = "main") -> float:
        """How long the table takes to get there, in seconds."""
        began = time.monotonic()
        desk = await self.desks.desk(table_id)
        async with asyncio.timeout(10):
            while desk.seq < seq:  # noqa: ASYNC110
                await asyncio.sleep(0.002)
        return time.monotonic() - began


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = open_store(f"sqlite:///{tmp_path}/log.db")
    yield opened
    await opened.close()


async def test_a_wake_up_is_followed_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "POLL_EVERY_S", 3600.0)
    room = Room()
    here, there = Node(store, room), Node(store, room)
    for node in (here, there):
        await node.bus.start()
        node.follower.start()
    await here.table()
    await there.desks.desk("main")
    for number in range(1, 101):
        await here.level(number)
    assert await there.reaches(102) < 1
    assert [told.seq for told in there.told] == list(range(3, 103))
    for node in (here, there):
        await node.follower.close()


async def test_without_a_wake_up_the_log_is_asked(store: Store) -> None:
    here, there = Node(store), Node(store)
    there.follower.start()
    await here.table()
    await there.desks.desk("main")
    await here.level(1)
    assert 0.1 < await there.reaches(3) < 2
    await there.follower.close()


class CountingLog:
    """The log, counting what it is asked."""

    def __init__(self, store: Store) -> None:
        self._log = store.log
        self.asked: list[str] = []

    def __getattr__(self, name: str) -> Any:
        self.asked.append(name)
        return getattr(self._log, name)


async def test_a_hint_about_what_is_known_or_not_open_asks_nothing(store: Store) -> None:
    here, there = Node(store), Node(store)
    await here.table()
    await here.table("other")
    await there.desks.desk("main")
    log = CountingLog(store)
    there.desks._log = log
    (await there.desks.desk("main"))._log = log
    for hint in (
        Wake("main", 1),
        Wake("main", 2),
        Wake("other", 9),
        Wake("nowhere", 9),
        Present("n1", "main", {"dealer": 1}),
    ):
        there.follower.heard(hint)
    await asyncio.sleep(0.05)
    assert log.asked == []
    there.follower.heard(Wake("main", 3))
    await asyncio.sleep(0.05)
    assert log.asked == ["read"]
    await there.follower.close()


async def test_a_thousand_hints_are_one_look_or_two(store: Store) -> None:
    here, there = Node(store), Node(store)
    await here.table()
    desk = await there.desks.desk("main")
    await here.level(1)
    log = CountingLog(store)
    desk._log = log
    hints: list[Hint] = [Wake("main", seq) for seq in range(3, 1_003)]
    for hint in hints:
        there.follower.heard(hint)
    await there.reaches(3)
    await asyncio.sleep(0.05)
    assert log.asked == ["read", "read"]
    await there.follower.close()


async def test_a_log_that_cannot_be_read_is_asked_again_and_written_down_once(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(following, "POLL_EVERY_S", 0.02)
    here, there = Node(store), Node(store)
    await here.table()
    await there.desks.desk("main")
    there.follower.start()
    newest = store.log.newest

    async def away(table_ids: object) -> dict[str, int]:
        raise StoreUnavailable("away")

    monkeypatch.setattr(store.log, "newest", away)
    await here.level(1)
    await asyncio.sleep(0.1)
    monkeypatch.setattr(store.log, "newest", newest)
    await there.reaches(3)
    damage = sqlite3.connect(tmp_path / "log.db")
    monkeypatch.setattr(store.log, "newest", away)
    await here.level(2)
    (body,) = damage.execute("select body from entries where seq = 4").fetchone()
    damage.execute("update entries set body = x'7b7d' where seq = 4")
    damage.commit()
    monkeypatch.setattr(store.log, "newest", newest)
    await asyncio.sleep(0.3)
    assert caplog.text.count("does not follow its log") == 1
    damage.execute("update entries set body = ? where seq = 4", (body,))
    damage.commit()
    await there.reaches(4)
    damage.close()
    await there.follower.close()


@pytest.mark.parametrize("tables", [0, 1, 1_203])
async def test_the_newest_entries_of_many_tables_are_found(store: Store, tables: int) -> None:
    node = Node(store)
    wanted = {}
    for number in range(min(tables, 3)):
        await node.table(f"t{number}")
        for level in range(number):
            await node.level(level + 1, f"t{number}")
        wanted[f"t{number}"] = 2 + number
    asked = [f"t{number}" for number in range(tables)]
    assert await store.log.newest(asked) == wanted
