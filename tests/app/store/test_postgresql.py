"""What only a server can do: go away and come back, hang, hold locks, deadlock.

The contract that it shares with a file is proved with both, elsewhere.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator

import psycopg
import pytest
from sqlalchemy import Connection, text

from app.store import (
    Appended,
    Store,
    StoreLimits,
    StoreUnavailable,
    WriteRefused,
    open_store,
)
from tests.app.store.conftest import OpenStore
from tests.app.store.proxy import Proxy, proxied
from tests.app.store.rows import as_stored, dense, entry, sql, with_tables
from tests.scale import scaled
from tests.services.postgresql import PostgresqlServer

IMPATIENT = StoreLimits(busy_timeout_s=0.3, answer_timeout_s=1.0, connect_timeout_s=2)


@pytest.fixture
def store_url(postgresql_url: str) -> str:
    """No other database than this one, in this module."""
    return postgresql_url


@pytest.fixture
def server(postgresql: PostgresqlServer) -> Iterator[PostgresqlServer]:
    """The server, running again afterwards whatever the test did to it."""
    yield postgresql
    postgresql.stop()
    postgresql.start()


def backends(url: str) -> str:
    return f"FROM pg_stat_activity WHERE datname = '{url.rpartition('/')[2]}'"


async def test_a_server_that_was_stopped_is_used_again(
    opened: OpenStore, server: PostgresqlServer
) -> None:
    store = opened()
    await with_tables(store.log, "a")
    assert await store.log.append(entry("a", 1)) == Appended(1)
    server.stop()
    began = time.monotonic()
    with pytest.raises(StoreUnavailable) as refused:
        await store.log.append(entry("a", 2))
    assert not refused.value.may_be_stored
    with pytest.raises(StoreUnavailable):
        await store.log.read("a")
    assert time.monotonic() - began < 5
    server.start()
    assert await store.log.append(entry("a", 2)) == Appended(2)
    assert len(await dense(store.log, "a")) == 2


async def test_a_restart_between_two_writes_goes_unnoticed(
    store: Store, server: PostgresqlServer
) -> None:
    await with_tables(store.log, "a")
    await asyncio.gather(*(store.log.read("a") for _ in range(8)))  # every reader connects
    for seq in range(1, 4):
        server.stop()
        server.start()
        assert await store.log.append(entry("a", seq)) == Appended(seq)
        assert all(await asyncio.gather(*(store.log.read("a") for _ in range(8))))


@pytest.mark.heavy
@pytest.mark.parametrize("how", ["stop", "kill"])
async def test_what_was_acknowledged_survives_the_server(
    opened: OpenStore, server: PostgresqlServer, how: str
) -> None:
    store = opened(StoreLimits(connect_timeout_s=2))
    names = [f"table-{number}" for number in range(8)]
    await with_tables(store.log, *names)
    ended = asyncio.Event()

    async def produce(name: str) -> int:
        seq = 1
        while not ended.is_set():
            made = entry(name, seq)
            try:
                assert await store.log.append(made) == Appended(seq)
            except StoreUnavailable as lost:
                # As a desk does: what is on disk is asked before the next.
                await asyncio.sleep(0.01)
                stored = await read_when_back(store, name)
                doubted = lost.may_be_stored
                assert len(stored) in ({seq - 1, seq} if doubted else {seq - 1})
                assert stored[seq - 1 :] in ([], [as_stored(made)])
                seq = len(stored) + 1
            else:
                seq += 1
        return seq - 1

    producing = [asyncio.create_task(produce(name)) for name in names]
    for _ in range(scaled(3, 25)):
        await asyncio.sleep(0.3)
        await asyncio.to_thread(getattr(server, how))
        await asyncio.sleep(0.1)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(0.3)
    ended.set()
    acknowledged = await asyncio.gather(*producing)
    assert sum(acknowledged) > 100
    for name, seq in zip(names, acknowledged, strict=True):
        assert len(await dense(store.log, name)) == seq


async def read_when_back(store: Store, name: str) -> list[object]:
    async with asyncio.timeout(30):
        while True:
            try:
                return list(await store.log.read(name))
            except StoreUnavailable:
                await asyncio.sleep(0.02)


async def test_a_server_that_hangs_is_given_up_and_used_again(
    opened: OpenStore, server: PostgresqlServer
) -> None:
    store = opened(IMPATIENT)
    await with_tables(store.log, *"abcdefgh")
    await store.log.read("a")
    server.freeze()
    began = time.monotonic()
    results = await asyncio.gather(
        *(store.log.append(entry(name, 1)) for name in "abcdefgh"),
        *(store.log.read(name) for name in "abcdefgh"),
        return_exceptions=True,
    )
    assert {type(result) for result in results} == {StoreUnavailable}
    assert time.monotonic() - began < 10
    server.thaw()
    for name in "abcdefgh":
        made = await dense(store.log, name)
        assert await store.log.append(entry(name, len(made) + 1)) == Appended(len(made) + 1)


async def test_whoever_waits_for_a_server_is_told_with_the_first(
    opened: OpenStore, server: PostgresqlServer
) -> None:
    store = opened(IMPATIENT)
    names = [f"table-{number}" for number in range(40)]
    await with_tables(store.log, *names)
    server.freeze()
    with pytest.raises(StoreUnavailable):
        await store.log.append(entry(names[0], 1))
    began = time.monotonic()
    # Each of them alone would wait for a connection of its own, one after the other.
    results = await asyncio.gather(
        *(store.log.append(entry(name, seq)) for name in names for seq in (1, 2, 3)),
        *(store.log.read(name) for name in names),
        return_exceptions=True,
    )
    assert {type(result) for result in results} == {StoreUnavailable}
    assert time.monotonic() - began < 12
    server.thaw()


async def test_a_commit_whose_answer_is_lost_may_have_stored_its_entry(
    store_url: str, postgresql: PostgresqlServer
) -> None:
    with proxied(postgresql.port) as proxy:
        store = open_store(proxy.url(store_url))
        await with_tables(store.log, "a")
        assert await store.log.append(entry("a", 1)) == Appended(1)
        proxy.lose_answer_to(b"COMMIT\0")
        with pytest.raises(StoreUnavailable) as unknown:
            await store.log.append(entry("a", 2))
        assert unknown.value.may_be_stored
        assert await store.log.find("a", "a:2") == as_stored(entry("a", 2))
        await store.close()


async def test_an_entry_whose_question_is_lost_is_asked_again(
    store_url: str, postgresql: PostgresqlServer
) -> None:
    with proxied(postgresql.port) as proxy:
        store = open_store(proxy.url(store_url))
        await with_tables(store.log, "a")
        assert await store.log.append(entry("a", 1)) == Appended(1)
        proxy.lose_answer_to(b"INSERT INTO entries")
        # Nothing was committed, and the server is there: a fresh connection stores it.
        assert await store.log.append(entry("a", 2)) == Appended(2)
        assert len(await dense(store.log, "a")) == 2
        await store.close()


async def test_a_connection_that_swallows_everything_is_given_up(
    store_url: str, postgresql: PostgresqlServer
) -> None:
    with proxied(postgresql.port) as proxy:
        store = open_store(proxy.url(store_url), IMPATIENT)
        await with_tables(store.log, "a")
        proxy.swallow()
        began = time.monotonic()
        with pytest.raises(StoreUnavailable):
            await store.log.append(entry("a", 1))
        with pytest.raises(StoreUnavailable):
            await store.log.read("a")
        assert time.monotonic() - began < 12
        proxy.pass_on()
        assert await store.log.append(entry("a", 1)) == Appended(1)
        await store.close()


async def test_a_lock_that_another_holds_is_not_waited_for_long(
    opened: OpenStore, store_url: str, postgresql: PostgresqlServer
) -> None:
    store = opened(IMPATIENT)
    await with_tables(store.log, "a")
    locked, release = threading.Event(), threading.Event()

    def hold() -> None:
        with psycopg.connect(store_url) as other:
            other.execute("LOCK TABLE entries IN SHARE MODE")
            locked.set()
            release.wait()

    holder = threading.Thread(target=hold)
    holder.start()
    await asyncio.to_thread(locked.wait)
    with pytest.raises(StoreUnavailable) as refused:
        await store.log.append(entry("a", 1))
    assert not refused.value.may_be_stored
    assert await store.log.read("a") == []  # reading goes on
    release.set()
    holder.join()
    assert await store.log.append(entry("a", 1)) == Appended(1)


async def test_two_that_deadlock_are_both_done(opened: OpenStore) -> None:
    stores = [opened(), opened()]
    await with_tables(stores[0].log, "a", "b")
    met = threading.Barrier(2, timeout=10)
    runs = [0, 0]

    def crossing(number: int, order: str) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            runs[number] += 1
            for position, table in enumerate(order):
                connection.execute(
                    text("UPDATE tables SET name = name || :n WHERE id = :id"),
                    {"n": str(number), "id": table},
                )
                if position == 0 and runs[number] == 1:
                    met.wait()

        return work

    await asyncio.gather(
        stores[0].database.write(crossing(0, "ab")), stores[1].database.write(crossing(1, "ba"))
    )
    assert sorted(runs) == [1, 2]
    names = {row.name for row in await stores[0].log.list_tables()}
    assert {frozenset(name[1:]) for name in names} == {frozenset("01")}


@pytest.mark.parametrize(("fails", "stored"), [(2, True), (99, False)])
async def test_a_transaction_that_loses_to_another_is_run_again(
    store: Store, fails: int, stored: bool
) -> None:
    runs = 0

    def work(connection: Connection) -> int:
        nonlocal runs
        runs += 1
        if runs <= fails:
            connection.exec_driver_sql("DO $$ BEGIN RAISE SQLSTATE '40001'; END $$")
        return runs

    if stored:
        assert await store.database.write(work) == fails + 1
        return
    with pytest.raises(StoreUnavailable) as lost:
        await store.database.write(work)
    assert not lost.value.may_be_stored
    assert runs < 10


async def test_readers_cannot_write(store: Store) -> None:
    with pytest.raises(StoreUnavailable):
        await store.database.read(text("DELETE FROM meta"))
    assert store.log.epoch()


async def test_readers_whose_connections_ended_read_all_the_same(
    store: Store, store_url: str
) -> None:
    await with_tables(store.log, "a")
    await asyncio.gather(*(store.log.get_table("a") for _ in range(8)))
    ended = sql(
        store_url,
        "SELECT pg_terminate_backend(pid) "
        f"{backends(store_url)} AND application_name = 'floorcall'",
    )
    assert len(ended) > 1
    rows = await asyncio.gather(*(store.log.get_table("a") for _ in range(8)))
    assert all(rows)


async def test_text_that_no_column_can_hold_is_refused_or_not_found(store: Store) -> None:
    await with_tables(store.log, "a")
    with pytest.raises(WriteRefused, match="bad_row"):
        await store.log.append(entry("a", 1, "nul\0"))
    assert await store.log.find("a", "nul\0") is None
    assert await store.log.append(entry("a", 1)) == Appended(1)


def test_the_proxy_itself_passes_everything(store_url: str, postgresql: PostgresqlServer) -> None:
    with proxied(postgresql.port) as proxy:
        assert isinstance(proxy, Proxy)
        assert sql(proxy.url(store_url), "SELECT 1") == [(1,)]
