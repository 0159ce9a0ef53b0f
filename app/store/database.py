"""One open database: its writer thread, its readers and its checkpoints, opened and closed.

It knows nothing of entries, tokens or rulebooks beyond the schema they need.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import SQLAlchemyError

from app.store.dialect import Backend, backend_of, is_lost, is_no_value, is_unavailable
from app.store.errors import StoreClosed, StoreUnavailable
from app.store.limits import StoreLimits
from app.store.migrating import prepare, reaching
from app.store.writer import Writer

T = TypeVar("T")


class Database:
    """Opened by `open_database`; `write_engine` and `read_engine` are open to observers."""

    def __init__(self, backend: Backend, limits: StoreLimits, *, migrate: bool) -> None:
        self._backend = backend
        self.write_engine: Engine = backend.write_engine
        self.read_engine: Engine = backend.read_engine
        gate = threading.Lock()
        with reaching(backend):
            self.epoch = prepare(backend, migrate=migrate).after.epoch
            self._keeper = backend.keeper(gate)
        self.writer = Writer(
            backend,
            max_waiting=limits.max_waiting,
            max_batch=limits.max_batch,
            gate=gate,
            committed=self._keeper.committed,
        )
        self._unreachable_at = 0.0
        self._readers = ThreadPoolExecutor(limits.readers, thread_name_prefix="store-reader")
        self._closing: asyncio.Future[None] | None = None
        self._keeper.start()
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
        asked = time.monotonic()
        return await loop.run_in_executor(self._readers, self._read, statement, parameters, asked)

    def _read(
        self, statement: Executable, parameters: dict[str, Any] | None, asked: float
    ) -> Sequence[Sequence[Any]]:
        try:
            try:
                return self._ask(statement, parameters, asked)
            except SQLAlchemyError as error:
                if not is_lost(error):
                    raise
                # The server may have been away since the last question: once more, on a new one.
                return self._ask(statement, parameters, asked)
        except (SQLAlchemyError, OverflowError, UnicodeEncodeError) as error:
            if is_no_value(error):
                return []  # no column can hold what was asked for, so no row has it
            if is_unavailable(error):
                raise StoreUnavailable("The log's database cannot be read.") from None
            raise

    def _ask(
        self, statement: Executable, parameters: dict[str, Any] | None, asked: float
    ) -> Sequence[Sequence[Any]]:
        if asked < self._unreachable_at:
            # Whoever waited while it could not be reached need not try that again himself.
            raise StoreUnavailable("The log's database cannot be reached.")
        try:
            connection = self.read_engine.connect()
        except SQLAlchemyError:
            self._unreachable_at = time.monotonic()
            raise
        with connection, self._backend.answering(connection):
            return connection.execute(statement, parameters).all()

    async def close(self) -> None:
        """Store what waits, end every thread and connection; may be called again."""
        if self._closing is None:
            # A task of its own: a caller that is cancelled must not leave half of it open.
            self._closing = asyncio.ensure_future(asyncio.to_thread(self._close))
        await asyncio.shield(self._closing)

    def _close(self) -> None:
        self.writer.close()
        self._readers.shutdown(wait=True)
        self._keeper.close()
        self._backend.close()


def open_database(url: str, limits: StoreLimits | None = None, *, migrate: bool = True) -> Database:
    """Open the database; with `migrate`, make its schema or bring it to this release's.

    Raises `BadUrl`, `StoreUnavailable`, `SchemaTooNew`, `SchemaBehind` or `ForeignDatabase`.
    """
    chosen = limits or StoreLimits()
    return Database(backend_of(url, chosen), chosen, migrate=migrate)
