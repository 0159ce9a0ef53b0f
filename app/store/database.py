"""One open database: its writer thread, its readers and its checkpoints, opened and closed.

It knows nothing of entries, tokens or rulebooks beyond the schema they need.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from app.store import dialect
from app.store.checkpoints import Checkpointer, CheckpointPlan
from app.store.errors import StoreClosed, StoreError, StoreUnavailable
from app.store.schema import prepare_schema, recognise_schema
from app.store.writer import Writer

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class StoreLimits:
    """How much may wait, how long a lock is waited for (seconds), and how many read at once."""

    max_waiting: int = 4_096
    max_batch: int = 256
    busy_timeout_s: float = 5.0
    readers: int = 4
    checkpoints: CheckpointPlan = field(default_factory=CheckpointPlan)


class Database:
    """Opened by `open_database`; `write_engine` and `read_engine` are open to observers."""

    def __init__(self, url: URL, limits: StoreLimits) -> None:
        path = dialect.sqlite_path(url)
        gate = threading.Lock()
        self.write_engine: Engine = dialect.write_engine(url, limits.busy_timeout_s)
        self.read_engine: Engine = dialect.read_engine(url, limits.busy_timeout_s, limits.readers)
        try:
            dialect.create_private(path)
            with self.read_engine.connect() as connection:
                recognise_schema(connection)  # before anything of a stranger's is touched
            dialect.make_private(path)
            with self.write_engine.connect() as connection:
                with connection.begin():
                    self.epoch = prepare_schema(connection)
                self._checkpointer = Checkpointer(path, gate, limits.checkpoints)
        except (OSError, SQLAlchemyError, sqlite3.Error, StoreError) as error:
            self.read_engine.dispose()
            if isinstance(error, OSError) or dialect.is_unavailable(error):
                raise StoreUnavailable(
                    "The database's file is locked, damaged, no database or not ours to use."
                ) from None
            raise
        self.writer = Writer(
            self.write_engine,
            max_waiting=limits.max_waiting,
            max_batch=limits.max_batch,
            gate=gate,
            committed=self._checkpointer.committed,
        )
        self._readers = ThreadPoolExecutor(limits.readers, thread_name_prefix="store-reader")
        self._closing: asyncio.Future[None] | None = None
        self._checkpointer.start()
        self.writer.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in the writer thread, in a transaction of its own."""
        return await self.writer.run(work)

    async def read(
        self, statement: Executable, parameters: dict[str, Any] | None = None
    ) -> Sequence[Sequence[Any]]:
        """Return all rows of one statement, read beside the writer."""
        if self._closing is not None:
            raise StoreClosed("The store is closed.")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, statement, parameters)

    def _read(
        self, statement: Executable, parameters: dict[str, Any] | None
    ) -> Sequence[Sequence[Any]]:
        try:
            with self.read_engine.connect() as connection:
                return connection.execute(statement, parameters).all()
        except (OverflowError, UnicodeEncodeError):
            return []  # no column can hold what was asked for, so no row has it
        except SQLAlchemyError as error:
            if dialect.is_unavailable(error):
                raise StoreUnavailable("The log's database cannot be read.") from None
            raise

    async def close(self) -> None:
        """Store what waits, end every thread and connection; may be called again."""
        if self._closing is None:
            # A task of its own: a caller that is cancelled must not leave half of it open.
            self._closing = asyncio.ensure_future(asyncio.to_thread(self._close))
        await asyncio.shield(self._closing)

    def _close(self) -> None:
        self.writer.close()
        self._checkpointer.close()
        self._readers.shutdown(wait=True)
        self.read_engine.dispose()
        self.write_engine.dispose()


def open_database(url: str, limits: StoreLimits | None = None) -> Database:
    """Open the database and make its schema if it is new.

    Raises `StoreUnavailable`, `SchemaTooNew`, `ForeignDatabase`, or `StoreError` for a URL that
    names no SQLite file.
    """
    try:
        parsed = make_url(url)
    except SQLAlchemyError:
        # Without the cause: a URL may hold a password.
        raise StoreError("The store's URL is not one: sqlite:///path/to/file.db") from None
    return Database(parsed, limits or StoreLimits())
