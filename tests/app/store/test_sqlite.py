"""What only a SQLite file can meet: another program's lock, a disk that is full, a limit on files.

The same on a server are the subject of `test_postgresql`.
"""

import asyncio
import os
import resource
import sqlite3

import pytest
from sqlalchemy import event

from app.store import Appended, Store, StoreLimits, StoreUnavailable, WriteRefused
from tests.app.store.conftest import OpenStore, on_sqlite
from tests.app.store.rows import dense, entry, wal_bytes, with_tables

pytestmark = on_sqlite


async def test_a_locked_database_is_unavailable_and_comes_back(opened: OpenStore) -> None:
    store = opened(StoreLimits(busy_timeout_s=0.05))
    await with_tables(store.log, "a", "b")
    other = sqlite3.connect(str(store.database.write_engine.url.database), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    results = await asyncio.gather(
        store.log.append(entry("a", 1)), store.log.append(entry("b", 1)), return_exceptions=True
    )
    for result in results:
        assert isinstance(result, StoreUnavailable)
        assert not result.may_be_stored
    assert results[0] is not results[1]
    assert await store.log.read("a") == []  # reading goes on
    other.execute("ROLLBACK")
    other.close()
    assert await store.log.append(entry("a", 1)) == Appended(1)
    assert await store.log.append(entry("b", 1)) == Appended(1)


async def test_a_full_disk_is_unavailable_and_comes_back(store: Store) -> None:
    await with_tables(store.log, "a", "b")
    limit = ["200"]

    def bounded(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count={limit[0]}")

    engine = store.database.write_engine
    event.listen(engine, "connect", bounded)
    with pytest.raises(WriteRefused):  # after a failure the writer connects anew
        await store.log.append(entry("nowhere", 1))
    with pytest.raises(StoreUnavailable):
        await store.log.append(entry("a", 1, body=os.urandom(4_000_000)))
    assert await store.log.append(entry("b", 1)) == Appended(1)
    limit[0] = "1000000"
    with pytest.raises(WriteRefused):
        await store.log.append(entry("nowhere", 1))
    assert await store.log.append(entry("a", 1, body=bytes(4_000_000))) == Appended(1)


async def test_a_commit_that_fails_may_have_stored_its_entry(store: Store) -> None:
    await with_tables(store.log, "a")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    # The log cannot grow: the entry finds room in memory, and the commit none in the file.
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal_bytes(store), hard))
    try:
        with pytest.raises(StoreUnavailable) as unavailable:
            await store.log.append(entry("a", 1, body=os.urandom(100_000)))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert unavailable.value.may_be_stored
    assert await store.log.append(entry("a", 1)) == Appended(1)
    assert len(await dense(store.log, "a")) == 1
