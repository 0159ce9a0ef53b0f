"""SQLite's write-ahead log stays small under load, and empty when nothing happens.

How fast checkpoints are is not proved here.
"""

import asyncio
import os
import sqlite3

from app.store import Appended, CheckpointPlan, Store, StoreLimits
from tests.app.store.conftest import OpenStore, on_sqlite
from tests.app.store.rows import dense, entry, path_of, wal_bytes, with_tables
from tests.scale import scaled

pytestmark = on_sqlite

EAGER = StoreLimits(
    checkpoints=CheckpointPlan(every_rows=50, tick_s=0.01, idle_s=0.2, max_wal_bytes=256 * 1024)
)
NEVER = StoreLimits(checkpoints=CheckpointPlan(every_rows=10**9, every_s=1e9, idle_s=1e9))


async def load(store: Store, each: int, first: int = 1) -> int:
    """Append to eight tables at once, and return how large the log ever was."""
    largest = 0

    async def produce(name: str) -> None:
        nonlocal largest
        for seq in range(first, first + each):
            assert await store.log.append(entry(name, seq, body=os.urandom(500))) == Appended(seq)
            largest = max(largest, wal_bytes(store))

    await asyncio.gather(*(produce(name) for name in "abcdefgh"))
    return largest


async def test_the_log_starts_again_under_unbroken_load(opened: OpenStore) -> None:
    each = scaled(150, 1000)
    store = opened(EAGER)
    await with_tables(store.log, *"abcdefgh")
    largest = await load(store, each)
    await store.close()
    unchecked = opened(NEVER)
    without = await load(unchecked, each, first=each + 1)
    assert largest < without / 2
    for name in "abcdefgh":
        assert len(await dense(unchecked.log, name)) == 2 * each


async def becomes_empty(store: Store) -> bool:
    for _ in range(200):
        if not wal_bytes(store):
            return True
        await asyncio.sleep(0.02)
    return False


async def test_an_idle_log_is_truncated_each_time(opened: OpenStore) -> None:
    store = opened(EAGER)
    await with_tables(store.log, *"abcdefgh")
    for first in (1, 4):
        await load(store, 3, first)
        assert wal_bytes(store) > 0
        assert await becomes_empty(store)
    assert len(await dense(store.log, "a")) == 6


async def test_a_reader_in_the_way_delays_it_and_holds_nobody(opened: OpenStore) -> None:
    store = opened(EAGER)
    await with_tables(store.log, *"abcdefgh")
    await load(store, 1)
    reader = sqlite3.connect(path_of(store), isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM entries").fetchone()
    await load(store, 10, first=2)
    await asyncio.sleep(0.5)  # longer than it waits before it truncates
    assert wal_bytes(store) > 0
    async with asyncio.timeout(5):
        await load(store, 1, first=12)
    assert reader.execute("SELECT count(*) FROM entries").fetchone() == (8,)
    reader.execute("COMMIT")
    reader.close()
    assert await becomes_empty(store)


async def test_closing_leaves_one_file(opened: OpenStore) -> None:
    store = opened(NEVER)
    await with_tables(store.log, *"abcdefgh")
    await load(store, 2)
    await store.close()
    assert [each.name for each in path_of(store).parent.iterdir()] == [path_of(store).name]
