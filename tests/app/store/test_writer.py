"""The writer thread: what it groups, what one bad row does to its neighbours, and how it ends.

A blocking write holds the thread where a test needs several entries to wait together.
"""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import event, select

from app.store import (
    Appended,
    NewEntry,
    SeqTaken,
    Store,
    StoreBusy,
    StoreClosed,
    StoreLimits,
    WriteRefused,
    open_store,
)
from app.store.schema import entries
from tests.app.store.conftest import OpenStore
from tests.app.store.rows import dense, entry, with_tables


@asynccontextmanager
async def held(store: Store) -> AsyncIterator[None]:
    """Keep the writer thread occupied inside the block."""
    begun, release = threading.Event(), threading.Event()

    def hold(_connection: object) -> None:
        begun.set()
        release.wait()

    holding = asyncio.ensure_future(store.database.write(hold))
    await asyncio.to_thread(begun.wait)
    try:
        yield
    finally:
        release.set()
        await holding


async def waiting(store: Store, *made: NewEntry) -> list["asyncio.Task[object]"]:
    """Let these entries wait for the writer, in this order."""
    tasks: list[asyncio.Task[object]] = []
    for each in made:
        tasks.append(asyncio.create_task(store.log.append(each)))
        await asyncio.sleep(0)
    return tasks


def count_commits(store: Store) -> list[int]:
    """Count the writer's commits from here on, in a list of one number."""
    commits = [0]

    def count(_connection: object) -> None:
        commits[0] += 1

    event.listen(store.database.write_engine, "commit", count)
    return commits


async def test_entries_of_different_tables_share_a_commit(store: Store) -> None:
    names = [f"table-{number}" for number in range(50)]
    await with_tables(store.log, *names)
    async with held(store):
        tasks = await waiting(store, *(entry(name, 1) for name in names))
        commits = count_commits(store)
    assert await asyncio.gather(*tasks) == [Appended(1)] * 50
    assert commits[0] <= 2  # the one that held the writer may be counted too


async def test_grouping_comes_by_itself_under_load(store: Store) -> None:
    names = [f"table-{number}" for number in range(64)]
    await with_tables(store.log, *names)
    commits = count_commits(store)

    async def produce(name: str) -> None:
        for seq in range(1, 21):
            assert await store.log.append(entry(name, seq)) == Appended(seq)

    await asyncio.gather(*map(produce, names))
    assert 20 <= commits[0] <= 64 * 20 / 4


async def test_a_batch_has_one_entry_a_table_in_the_order_of_the_tables(store: Store) -> None:
    names = ["c", "a", "b"]
    await with_tables(store.log, *names)
    async with held(store):
        made = [entry(name, seq) for name in names for seq in (1, 2, 3)]
        tasks = await waiting(store, *made)
        commits = count_commits(store)
    assert await asyncio.gather(*tasks) == [Appended(each.seq) for each in made]
    assert commits[0] in {3, 4}
    stored = await store.database.read(
        select(entries.c.table_id, entries.c.seq).order_by(entries.c.rowid)
    )
    assert [tuple(row) for row in stored] == [(n, seq) for seq in (1, 2, 3) for n in "abc"]


async def test_a_large_crowd_is_stored_in_several_batches(opened: OpenStore) -> None:
    store = opened(StoreLimits(max_batch=8))
    names = [f"table-{number:02}" for number in range(20)]
    await with_tables(store.log, *names)
    async with held(store):
        made = [entry(name, seq) for name in names for seq in (1, 2)]
        tasks = await waiting(store, *made)
        commits = count_commits(store)
    assert await asyncio.gather(*tasks) == [Appended(each.seq) for each in made]
    assert commits[0] in {5, 6}


async def test_after_losing_a_seq_nothing_decided_on_it_is_stored(store: Store) -> None:
    await with_tables(store.log, "a")
    async with held(store):
        tasks = await waiting(store, entry("a", 1, "rival"), entry("a", 1, "mine"))
    assert await asyncio.gather(*tasks) == [Appended(1), SeqTaken(1)]


async def test_a_bad_row_fails_for_itself_alone(store: Store) -> None:
    names = [f"table-{number}" for number in range(9)]
    await with_tables(store.log, *names)
    bad = [
        entry("nowhere", 1),
        entry("table-3", 1, fingerprint=b"short"),
        entry("table-5", 7),
    ]
    good = [entry(name, 1) for name in names if name not in {"table-3", "table-5"}]
    async with held(store):
        tasks = await waiting(store, *good[:4], *bad, *good[4:])
        commits = count_commits(store)
    results = await asyncio.gather(*tasks, return_exceptions=True)
    refused = [result for result in results if isinstance(result, WriteRefused)]
    assert [error.reason for error in refused] == ["unknown_table", "bad_row", "seq_gap"]
    assert results.count(Appended(1)) == len(good)
    assert len(results) == len(good) + len(bad)
    assert commits[0] >= len(good)  # they were stored one by one
    for made in good:
        assert len(await dense(store.log, made.table_id)) == 1
    assert await store.log.append(entry("table-3", 1)) == Appended(1)


async def test_a_full_queue_refuses_at_once(opened: OpenStore) -> None:
    store = opened(StoreLimits(max_waiting=5))
    await with_tables(store.log, "a")
    async with held(store):
        tasks = await waiting(store, *(entry("a", seq) for seq in range(1, 6)))
        with pytest.raises(StoreBusy):
            await store.log.append(entry("a", 6))
    assert await asyncio.gather(*tasks) == [Appended(seq) for seq in range(1, 6)]
    assert await store.log.append(entry("a", 6)) == Appended(6)


async def test_close_stores_what_waits_and_refuses_the_rest(opened: OpenStore) -> None:
    store = opened()
    await with_tables(store.log, "a", "b")
    async with held(store):
        tasks = await waiting(store, *(entry(n, seq) for n in "ab" for seq in range(1, 11)))
        closing = asyncio.ensure_future(store.close())
        await asyncio.sleep(0.02)
        with pytest.raises(StoreClosed):
            await store.log.append(entry("a", 11))
    await closing
    assert await asyncio.gather(*tasks) == [Appended(seq) for _ in "ab" for seq in range(1, 11)]
    assert not [each for each in threading.enumerate() if each.name.startswith("store-")]
    await store.close()
    for refused in (store.log.append(entry("a", 11)), store.log.read("a")):
        with pytest.raises(StoreClosed):
            await refused
    again = opened()
    assert len(await dense(again.log, "a")) == len(await dense(again.log, "b")) == 10


async def test_a_cancelled_caller_loses_neither_its_entry_nor_its_neighbours(store: Store) -> None:
    names = "abcdef"
    await with_tables(store.log, *names)
    async with held(store):
        tasks = await waiting(store, *(entry(name, 1) for name in names))
        tasks[0].cancel()
        tasks[3].cancel()
    async with asyncio.timeout(10):
        results = await asyncio.gather(*tasks, return_exceptions=True)
    assert results.count(Appended(1)) == 4
    for name in names:
        assert len(await dense(store.log, name)) == 1


async def test_a_cancelled_close_still_closes(opened: OpenStore) -> None:
    store = opened()
    await with_tables(store.log, "a")
    async with held(store):
        tasks = await waiting(store, entry("a", 1))
        closing = asyncio.ensure_future(store.close())
        await asyncio.sleep(0.02)
        closing.cancel()
    await store.close()
    assert await asyncio.gather(*tasks) == [Appended(1)]


def test_an_event_loop_that_is_gone_does_not_stop_the_writer(store_url: str) -> None:
    store = open_store(store_url)
    begun, release = threading.Event(), threading.Event()

    async def leave_an_entry() -> None:
        await with_tables(store.log, "a")

        def hold(_connection: object) -> None:
            begun.set()
            release.wait()

        holding = asyncio.ensure_future(store.database.write(hold))
        await asyncio.to_thread(begun.wait)
        await waiting(store, entry("a", 1))
        holding.cancel()

    asyncio.run(leave_an_entry())
    release.set()

    async def go_on() -> None:
        assert await store.log.append(entry("a", 2)) == Appended(2)
        assert len(await dense(store.log, "a")) == 2
        await store.close()

    asyncio.run(go_on())
