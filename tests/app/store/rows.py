"""Makes entries and tables for the store's tests, and checks what a log must always be.

The bodies are bytes without a meaning, as they are for the store.
"""

import hashlib
from pathlib import Path
from typing import Any, Final

from sqlalchemy import create_engine, make_url
from sqlalchemy.pool import NullPool

from app.store import EventLog, NewEntry, Store, StoredEntry, TableRow

HIDDEN = b"AsKd-in-the-hole"
DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}


def entry(
    table_id: str,
    seq: int,
    observation_id: str | None = None,
    *,
    opens_hand: bool = False,
    body: bytes | None = None,
    fingerprint: bytes | None = None,
) -> NewEntry:
    """Make an entry whose other fields follow from its id."""
    observation_id = observation_id or f"{table_id}:{seq}"
    body = HIDDEN + observation_id.encode() if body is None else body
    return NewEntry(
        table_id=table_id,
        seq=seq,
        observation_id=observation_id,
        fingerprint=fingerprint or hashlib.sha256(observation_id.encode()).digest(),
        opens_hand=opens_hand,
        at=f"2025-01-01T00:00:{seq % 60:02}Z",
        body=body,
        hash=hashlib.sha256(body).digest(),
    )


def as_stored(made: NewEntry) -> StoredEntry:
    """Say what reading this entry must return."""
    return StoredEntry(
        table_id=made.table_id,
        seq=made.seq,
        observation_id=made.observation_id,
        fingerprint=made.fingerprint,
        opens_hand=made.opens_hand,
        at=made.at,
        body=made.body,
        hash=made.hash,
    )


async def with_tables(log: EventLog, *table_ids: str) -> None:
    """Create tables of these ids."""
    for table_id in table_ids:
        assert await log.create_table(TableRow(table_id, table_id.upper(), "2025-01-01", b"{}"))


async def dense(log: EventLog, table_id: str) -> list[StoredEntry]:
    """Read a whole log, having checked that it counts 1, 2, 3 and is what was hashed."""
    stored = await log.read(table_id)
    assert [each.seq for each in stored] == list(range(1, len(stored) + 1))
    assert len({each.observation_id for each in stored}) == len(stored)
    assert all(hashlib.sha256(each.body).digest() == each.hash for each in stored)
    return stored


def sql(url: str, *statements: str) -> list[tuple[Any, ...]]:
    """Run statements beside the store, all or none, and return the rows of the last one."""
    engine = create_engine(
        make_url(url).set(drivername=DRIVERS[url.partition(":")[0]]), poolclass=NullPool
    )
    rows: list[tuple[Any, ...]] = []
    with engine.begin() as connection:
        for statement in statements:
            done = connection.exec_driver_sql(statement)
            rows = [tuple(row) for row in done.all()] if done.returns_rows else []
    return rows


def path_of(store: Store) -> Path:
    """Name the file of a SQLite store."""
    return Path(str(store.database.write_engine.url.database))


def wal_bytes(store: Store) -> int:
    """Measure the write-ahead log of a SQLite store."""
    return Path(f"{path_of(store)}-wal").stat().st_size
