"""The writes that wait for the writer thread, bounded, and how their answers travel back.

It is not a general queue: a batch takes at most one entry a table, sorted by table id.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from sqlalchemy import Connection, Insert

from app.store.errors import StoreBusy, StoreClosed
from app.store.log import NewEntry

Outcome = Any | BaseException


@dataclass(frozen=True, slots=True, eq=False)
class EntryJob:
    """An entry that waits, with the rows that go with it if it wins."""

    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"
    entry: NewEntry
    also: Sequence[Insert]


@dataclass(frozen=True, slots=True, eq=False)
class WorkJob:
    """Any other write, which gets a transaction of its own."""

    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"
    work: Callable[[Connection], Any]


Job = EntryJob | WorkJob


class WriteQueue:
    """Waiting writes: filled by event loops, emptied by one thread."""

    def __init__(self, max_waiting: int, max_batch: int) -> None:
        self._max_waiting = max_waiting
        self._max_batch = max_batch
        self._changed = threading.Condition()
        self._work: deque[WorkJob] = deque()
        self._tables: dict[str, deque[EntryJob]] = {}
        self._waiting = 0
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many writes wait now."""
        return self._waiting

    def put(self, job: Job) -> None:
        """Add a write at once; raises `StoreBusy` when full and `StoreClosed` after `close`."""
        with self._changed:
            if self._closed:
                raise StoreClosed("The store is closed; nothing was stored.")
            if self._waiting >= self._max_waiting:
                raise StoreBusy("Too many writes are waiting; nothing was stored, try again.")
            self._waiting += 1
            if isinstance(job, WorkJob):
                self._work.append(job)
            else:
                self._tables.setdefault(job.entry.table_id, deque()).append(job)
            if self._waiting == 1:
                self._changed.notify()

    def take(self) -> WorkJob | list[EntryJob] | None:
        """Wait for the next write or batch; None once the queue is closed and empty."""
        with self._changed:
            while not self._waiting:
                if self._closed:
                    return None
                self._changed.wait()
            if self._work:
                self._waiting -= 1
                return self._work.popleft()
            batch: list[EntryJob] = []
            for table_id in list(islice(self._tables, self._max_batch)):
                # Removed and added again, a table with more to store goes to the end of the row.
                jobs = self._tables.pop(table_id)
                batch.append(jobs.popleft())
                if jobs:
                    self._tables[table_id] = jobs
            self._waiting -= len(batch)
        batch.sort(key=lambda job: job.entry.table_id)
        return batch

    def drain(self) -> list[Job]:
        """Hand out everything that waits now."""
        with self._changed:
            jobs: list[Job] = [
                *self._work,
                *(job for jobs in self._tables.values() for job in jobs),
            ]
            self._work.clear()
            self._tables.clear()
            self._waiting = 0
            return jobs

    def close(self) -> None:
        """Accept nothing more; what waits is still handed out."""
        with self._changed:
            self._closed = True
            self._changed.notify()


def answer(outcomes: Iterable[tuple[Job, Outcome]]) -> None:
    """Hand outcomes to their waiters, with one call into each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Job, Outcome]]] = {}
    for job, outcome in outcomes:
        by_loop.setdefault(job.loop, []).append((job, outcome))
    for loop, pairs in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, pairs)
        except RuntimeError:
            continue  # the loop is closed: nobody waits for these any more


def _settle(pairs: list[tuple[Job, Outcome]]) -> None:
    for job, outcome in pairs:
        if job.future.done():
            continue  # its waiter was cancelled; the row is stored all the same
        if isinstance(outcome, BaseException):
            job.future.set_exception(outcome)
        else:
            job.future.set_result(outcome)
