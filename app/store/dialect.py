"""The one place that knows which database runs beneath: engines, conflicts, lost connections.

It is not a query builder: everything else is portable Core.
"""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import NullPool

from app.store.errors import StoreError

_UNAVAILABLE_SQLITE = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
# Connection exceptions, insufficient resources, operator intervention, system errors.
_UNAVAILABLE_POSTGRESQL = ("08", "53", "57", "58")


def insert_or_ignore(table: Table, dialect: str) -> sqlite.Insert | postgresql.Insert:
    """Return an INSERT that leaves out each row which collides with a unique key."""
    if dialect == "sqlite":
        return sqlite.insert(table).on_conflict_do_nothing()
    if dialect == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    raise ValueError(f"no store for {dialect}")


def is_unavailable(error: BaseException) -> bool:
    """Tell a database that cannot serve now from a row that it refuses."""
    if isinstance(error, PoolTimeout):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    original = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(original, "sqlite_errorcode", None)
    if code is not None:
        return int(code) & 0xFF in _UNAVAILABLE_SQLITE
    state = getattr(original, "sqlstate", None)
    return state is not None and state.startswith(_UNAVAILABLE_POSTGRESQL)


def sqlite_path(url: URL) -> Path:
    """Return the file that the URL names; raises `StoreError` when it names none."""
    if url.get_backend_name() != "sqlite" or url.query or url.database in (None, "", ":memory:"):
        raise StoreError("The store needs a SQLite file: sqlite:///path/to/file.db")
    return Path(str(url.database))


def create_private(path: Path) -> None:
    """Create the database's file and its folder if need be, for their owner alone."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Never open a database that exists: closing that descriptor would drop the locks which other
    # connections of this process hold on it.
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))


def make_private(path: Path) -> None:
    """Let only the owner read or write the database's files.

    SQLite gives its `-wal` and `-shm` files the same rights as the database.
    """
    for each in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with contextlib.suppress(FileNotFoundError):
            each.chmod(0o600)


def write_engine(url: URL, busy_timeout_s: float) -> Engine:
    """Return the engine of the writer: it begins with the write lock and syncs each commit."""
    # hide_parameters: a bound body may hold hidden cards, and errors end up in logs.
    engine = create_engine(
        url,
        hide_parameters=True,
        poolclass=NullPool,
        connect_args={"timeout": busy_timeout_s, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def configure(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # or the driver begins transactions by itself
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "wal_autocheckpoint=0",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def read_engine(url: URL, busy_timeout_s: float, connections: int) -> Engine:
    """Return the engine of the readers, whose connections cannot write."""
    engine = create_engine(
        url,
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        pool_reset_on_return=None,  # every read is one statement outside a transaction
        connect_args={"timeout": busy_timeout_s, "check_same_thread": False},
    ).execution_options(isolation_level="AUTOCOMMIT")

    @event.listens_for(engine, "connect")
    def configure(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA query_only=ON")

    return engine
