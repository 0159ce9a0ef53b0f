"""SQLite beneath the store: one file for its owner alone, one writer, checkpoints beside it.

What is stored in it is not known here.
"""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from app.store.checkpoints import Checkpointer
from app.store.errors import DamagedSchema
from app.store.limits import StoreLimits

_WHY: Final = {
    sqlite3.SQLITE_BUSY: "another program holds it",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened, or nothing beside it can be made",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_FULL: "its volume is full",
    sqlite3.SQLITE_IOERR: "its volume cannot be read or written, or is full",
    sqlite3.SQLITE_LOCKED: "another program holds it",
    sqlite3.SQLITE_NOTADB: "it is no SQLite database",
    sqlite3.SQLITE_READONLY: "it or its volume is read-only",
}


class SqliteBackend:
    """See `Backend` for what each method promises."""

    def __init__(self, url: URL, limits: StoreLimits) -> None:
        self._url = url
        self._limits = limits
        self._path = Path(str(url.database))
        self.write_engine = self._writer(limits.busy_timeout_s)
        self.read_engine = self._reader()

    def exists(self) -> bool:
        return self._path.exists()

    def prepare(self) -> None:
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Never open a database that exists: closing that descriptor would drop the locks which
        # other connections of this process hold on it.
        with contextlib.suppress(FileExistsError):
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))

    def claim(self) -> None:
        # SQLite gives its `-wal` and `-shm` files the same rights as the database.
        for each in (self._path, Path(f"{self._path}-wal"), Path(f"{self._path}-shm")):
            with contextlib.suppress(FileNotFoundError):
                each.chmod(0o600)

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        # Tables are copied and renamed, with foreign keys off until all of them are checked.
        engine = self._writer(self._limits.migrate_timeout_s, foreign_keys=False)
        try:
            with engine.connect() as connection, connection.begin():
                yield connection
                if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                    raise DamagedSchema("The database has rows that refer to nothing.")
        finally:
            engine.dispose()

    def keeper(self, gate: AbstractContextManager[Any]) -> Checkpointer:
        # To begin takes the write lock, and makes the write-ahead log if there is none. The
        # connection stays open while the next one is made, which does not wait for locks.
        with self.write_engine.connect() as connection:
            with connection.begin():
                pass
            return Checkpointer(self._path, gate, self._limits.checkpoints)

    @contextmanager
    def answering(self, connection: Connection) -> Iterator[None]:
        yield  # no server, nothing to wait for but its own lock

    def reason(self, error: BaseException) -> str:
        if isinstance(error, FileExistsError):
            return "where its folder should be is a file"
        if isinstance(error, OSError):
            return (error.strerror or "no reason").lower()
        code = getattr(getattr(error, "orig", None) or error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_CANTOPEN and self._only_reads():
            code = sqlite3.SQLITE_READONLY
        return _WHY.get(code, "it is damaged or cannot be opened")

    def _only_reads(self) -> bool:
        with contextlib.suppress(OSError):
            return bool(os.statvfs(self._path.parent).f_flag & os.ST_RDONLY)
        return False

    def unreachable(self, error: BaseException) -> str:
        return f"The database's file cannot be used: {self.reason(error)}."

    def close(self) -> None:
        self.read_engine.dispose()
        self.write_engine.dispose()

    def _writer(self, lock_s: float, *, foreign_keys: bool = True) -> Engine:
        # hide_parameters: a bound body may hold hidden cards, and errors end up in logs.
        engine = create_engine(
            self._url,
            hide_parameters=True,
            poolclass=NullPool,
            connect_args={"timeout": lock_s, "check_same_thread": False},
        )

        @event.listens_for(engine, "connect")
        def configure(connection: sqlite3.Connection, _record: Any) -> None:
            connection.isolation_level = None  # or the driver begins transactions by itself
            for pragma in (
                "journal_mode=WAL",
                "synchronous=FULL",
                f"foreign_keys={'ON' if foreign_keys else 'OFF'}",
                "wal_autocheckpoint=0",
            ):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

        return engine

    def _reader(self) -> Engine:
        engine = create_engine(
            self._url,
            hide_parameters=True,
            pool_size=self._limits.readers,
            max_overflow=0,
            pool_reset_on_return=None,  # every read is one statement outside a transaction
            connect_args={"timeout": self._limits.busy_timeout_s, "check_same_thread": False},
        ).execution_options(isolation_level="AUTOCOMMIT")

        @event.listens_for(engine, "connect")
        def configure(connection: sqlite3.Connection, _record: Any) -> None:
            connection.isolation_level = None
            connection.execute("PRAGMA query_only=ON")

        return engine
