"""The one thread that writes: it commits what waits in groups, then answers each waiter.

It is not a place for reads, and it never looks into a body.
"""

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Insert, select

from app.store.dialect import (
    Backend,
    insert_or_ignore,
    is_conflict,
    is_lost,
    is_unavailable,
    kind_of,
)
from app.store.errors import StoreError, StoreUnavailable, WriteRefused
from app.store.log import Appended, AppendResult, IdTaken, NewEntry, SeqTaken
from app.store.queries import entry_by_observation, last_seq, stored_entry
from app.store.queue import EntryJob, Outcome, WorkJob, WriteQueue, answer
from app.store.schema import entries, tables
from app.telemetry.logs import logger_of

logger = logger_of(__name__)

T = TypeVar("T")

# How often a transaction is run again that lost against another one, and the pauses in between.
MOST_CONFLICTS: Final = 5
CONFLICT_PAUSE_S: Final = 0.02
_AGAIN: Final = object()


class Writer:
    """Groups the waiting entries into transactions on a connection of its own.

    `gate` is held during each transaction; `committed` is told about how many rows one wrote.
    """

    def __init__(
        self,
        backend: Backend,
        *,
        max_waiting: int,
        max_batch: int,
        gate: AbstractContextManager[Any] | None = None,
        committed: Callable[[int], None] = lambda count: None,
    ) -> None:
        self._backend = backend
        self._gate = nullcontext() if gate is None else gate
        self._committed = committed
        self._queue = WriteQueue(max_waiting, max_batch)
        self._insert = insert_or_ignore(entries, backend.write_engine.dialect.name).returning(
            entries.c.table_id
        )
        self._connection: Connection | None = None
        self._unreachable: StoreUnavailable | None = None
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)

    @property
    def waiting(self) -> int:
        """How many writes wait now, those of the transaction that runs left out."""
        return self._queue.waiting

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    async def append(self, entry: NewEntry, also: Sequence[Insert] = ()) -> AppendResult:
        """See `EventLog.append`."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[AppendResult] = loop.create_future()
        self._queue.put(EntryJob(loop, future, entry, also))
        return await future

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on the writer's connection in a transaction of its own.

        It is run again when the transaction lost against another one, or its connection was lost
        before it committed. Raises what `append` raises; a `StoreError` from `work` itself passes
        unchanged.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(WorkJob(loop, future, work))
        return await future

    def close(self) -> None:
        """Store what waits, then end the thread; blocks until it has ended."""
        self._queue.close()
        if self._thread.ident is not None:
            self._thread.join()

    def _run(self) -> None:
        while (taken := self._queue.take()) is not None:
            if isinstance(taken, WorkJob):
                answer([(taken, self._attempt(taken.work))])
                self._committed(1)
            else:
                answer(zip(taken, self._store(taken), strict=True))
            del taken  # or the last body is kept until the next write
            if self._unreachable is not None:
                # Nobody who waited for this attempt has to wait for one of his own.
                lost, self._unreachable = self._unreachable, None
                answer([(job, _again(lost)) for job in self._queue.drain()])
        self._disconnect()

    def _store(self, batch: list[EntryJob]) -> list[Outcome]:
        """Return an outcome for each job, in order."""
        together = self._attempt(partial(self._insert_batch, batch=batch))
        if not isinstance(together, BaseException):
            self._committed(len(batch))
            return list(together)
        if isinstance(together, StoreUnavailable):
            return [_again(together) for _ in batch]
        # One row is bad, and nobody knows which: alone, each of them fails only for itself.
        outcomes: list[Outcome] = []
        for job in batch:
            alone = self._attempt(partial(self._insert_batch, batch=[job]))
            if isinstance(alone, StoreUnavailable):
                return outcomes + [_again(alone) for _ in batch[len(outcomes) :]]
            if isinstance(alone, BaseException):
                outcomes.append(self._refusal(job))
            else:
                self._committed(1)
                outcomes.extend(alone)
        return outcomes

    def _insert_batch(
        self, connection: Connection, batch: Sequence[EntryJob]
    ) -> list[AppendResult]:
        winners = set(
            connection.execute(self._insert, [values_of(job.entry) for job in batch]).scalars()
        )
        results: list[AppendResult] = []
        for job in batch:
            if job.entry.table_id in winners:
                for statement in job.also:
                    connection.execute(statement)
                results.append(Appended(job.entry.seq))
            else:
                results.append(_who_was_first(connection, job.entry))
        return results

    def _refusal(self, job: EntryJob) -> Outcome:
        def explain(connection: Connection) -> WriteRefused:
            entry = job.entry
            known = select(tables.c.id).where(tables.c.id == entry.table_id)
            if connection.execute(known).first() is None:
                return WriteRefused("unknown_table")
            if entry.seq > last_seq(connection, entry.table_id) + 1:
                return WriteRefused("seq_gap")
            return WriteRefused("bad_row")

        explained = self._attempt(explain)
        if isinstance(explained, StoreError):
            return explained
        return WriteRefused("bad_row")  # not even its keys can be looked up

    def _attempt(self, work: Callable[[Connection], Any]) -> Outcome:
        """Run `work` in one transaction and return its result or a `StoreError`."""
        for _ in range(MOST_CONFLICTS):
            outcome = self._once(work)
            if outcome is not _AGAIN:
                return outcome
        return StoreUnavailable("Other writers were in the way; nothing was stored, try again.")

    def _once(self, work: Callable[[Connection], Any]) -> Outcome:
        committing, kept = False, self._connection is not None
        try:
            with self._gate, self._transaction() as connection:
                result = work(connection)
                committing = True
            return result
        except StoreError as error:
            return error
        except Exception as error:
            # Whatever state the failure left the connection in, the next write gets a fresh one.
            connected = self._connection is not None
            self._disconnect()
            if is_conflict(error):
                # The database took it back whole; two that met do not meet again at once.
                time.sleep(random.uniform(0, CONFLICT_PAUSE_S))
                return _AGAIN
            if kept and not committing and is_lost(error):
                return _AGAIN  # the server may have been away, and be back, since the last write
            # Its kind only: the driver's words and the statement stay out of the log.
            if is_unavailable(error):
                logger.error("the log's database is unavailable", error=kind_of(error))
                unavailable = StoreUnavailable(
                    f"The log's database is unavailable, {self._backend.reason(error)}: "
                    "nothing is acknowledged until it is back.",
                    may_be_stored=committing,
                )
                if not connected:
                    self._unreachable = unavailable
                return unavailable
            logger.error("the log's database refused a write", error=kind_of(error))
            return WriteRefused("bad_row")

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        if self._connection is None:
            self._connection = self._backend.write_engine.connect()
        with self._backend.answering(self._connection), self._connection.begin():
            yield self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            connection.close()
        except Exception as error:
            logger.warning("the log's connection did not close", error=kind_of(error))


def _again(error: StoreUnavailable) -> StoreUnavailable:
    # Each waiter raises its own: a shared one would collect the tracebacks of all.
    return StoreUnavailable(str(error), may_be_stored=error.may_be_stored)


def values_of(entry: NewEntry) -> dict[str, Any]:
    """The entry as a row of its table."""
    return {
        "table_id": entry.table_id,
        "seq": entry.seq,
        "observation_id": entry.observation_id,
        "fingerprint": entry.fingerprint,
        "opens_hand": entry.opens_hand,
        "at": entry.at,
        "body": entry.body,
        "hash": entry.hash,
        # Only a table's first entry has none; the database refuses a second one without.
        "previous_seq": entry.seq - 1 or None,
    }


def _who_was_first(connection: Connection, entry: NewEntry) -> AppendResult:
    row = connection.execute(
        entry_by_observation, {"table_id": entry.table_id, "observation_id": entry.observation_id}
    ).first()
    if row is not None:
        return IdTaken(stored_entry(row))
    return SeqTaken(last_seq(connection, entry.table_id))
