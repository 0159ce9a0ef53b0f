"""Which databases are opened, made or refused, and who may read their files.

What is stored in them is not proved here.
"""

import os
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from app.store import (
    BadUrl,
    Store,
    StoreLimits,
    StoreUnavailable,
    open_store,
)
from app.store.schema import entries
from tests.app.store.conftest import OpenStore, on_sqlite
from tests.app.store.rows import HIDDEN, entry, with_tables


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = open_store(f"sqlite:///{tmp_path}/data/log.db")
        await with_tables(store.log, "a")
        await store.log.append(entry("a", 1))
        files = list((tmp_path / "data").iterdir())
        assert {each.name for each in files} == {"log.db", "log.db-wal", "log.db-shm"}
        assert {rights(each) for each in files} == {0o600}
        assert rights(tmp_path / "data") == 0o700
        await store.close()
        (tmp_path / "data/log.db").chmod(0o644)
        await open_store(f"sqlite:///{tmp_path}/data/log.db").close()
        assert rights(tmp_path / "data/log.db") == 0o600
    finally:
        os.umask(before)


@on_sqlite
async def test_each_commit_is_synced_and_none_checkpoints(store: Store) -> None:
    def pragmas(connection: object) -> list[object]:
        names = ("journal_mode", "synchronous", "wal_autocheckpoint", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {n}").scalar() for n in names]  # type: ignore[attr-defined]

    assert await store.database.write(pragmas) == ["wal", 2, 0, 1]


async def test_an_error_never_shows_what_was_bound(store: Store) -> None:
    values = {"table_id": "nowhere", "seq": 1, "observation_id": "one", "opens_hand": False}
    values |= {"at": "", "fingerprint": bytes(32), "hash": bytes(32), "body": HIDDEN}
    for engine in (store.database.write_engine, store.database.read_engine):
        with pytest.raises(DBAPIError) as refused, engine.connect() as connection:
            connection.execute(entries.insert(), values)
        assert HIDDEN.decode() not in str(refused.value)
        assert "nowhere" not in str(refused.value)


def test_a_file_that_is_no_database_is_unavailable(tmp_path: Path) -> None:
    path = tmp_path / "notes.db"
    path.write_bytes(b"these are notes, not pages" * 100)
    with pytest.raises(StoreUnavailable):
        open_store(f"sqlite:///{path}")
    assert path.read_bytes() == b"these are notes, not pages" * 100


def test_a_place_that_cannot_hold_a_file_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for place in (tmp_path, tmp_path / "file" / "log.db"):
        with pytest.raises(StoreUnavailable):
            open_store(f"sqlite:///{place}")


@on_sqlite
async def test_a_database_locked_at_start_up_is_unavailable(
    opened: OpenStore, tmp_path: Path
) -> None:
    await opened().close()
    other = sqlite3.connect(tmp_path / "log.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable):
        opened(StoreLimits(busy_timeout_s=0.05))
    other.close()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "no url",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://host/file.db",
        "sqlite:///file?mode=memory&uri=true",
        "mysql://someone:secret@host/db",
        "nosuch://someone:secret@host/db",
        "postgresql+asyncpg://someone:secret@host/db",
        "postgresql://someone:secret@host:port/db",
        "postgresql://someone:secret@host:99999/db",
        "postgresql://someone:secret@host",
    ],
)
def test_a_url_that_cannot_be_used_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadUrl) as refused:
        open_store(url)
    assert "secret" not in str(refused.value)
    assert refused.value.__cause__ is None
