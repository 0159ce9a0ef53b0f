"""Keeps the hands that can be searched up with the logs: soon after a hand is over, or when asked.

It never stands between an observation and its answer, and several nodes may do it at once.
"""

import asyncio
import time
from contextlib import suppress
from typing import Final

from app.codec import UnreadableEntry
from app.history.summary import HandCutter
from app.live.answers import Published
from app.live.chain import logged
from app.store import Store, StoreUnavailable
from app.store.hands import HandRow
from app.telemetry.logs import logger_of
from statemachine.events import HandStarted

logger = logger_of(__name__)

PAGE: Final = 250
# Hands that are stored at once.
BATCH: Final = 50
# As long as whoever searches may have to wait for logs that were not read yet, in seconds.
PATIENCE_S: Final = 2.0


class HandIndex:
    """One for a node. `published` may be told of every entry."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: set[str] = set()
        self._woken = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        self._locks: dict[str, asyncio.Lock] = {}
        self._broken: set[str] = set()
        # How far each log was read here, hands or none.
        self._done: dict[str, int] = {}

    def published(self, entry: Published) -> None:
        """Look at a table soon when a hand of it is over."""
        if any(isinstance(event, HandStarted) for event in entry.events):
            self._waiting.add(entry.table)
            self._woken.set()

    def start(self) -> None:
        """Begin to follow what is published."""
        self._worker = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Follow nothing more; what was left out is read when it is asked for."""
        if self._worker is not None:
            self._worker.cancel()
            with suppress(asyncio.CancelledError):
                await self._worker

    async def catch_up(self, table_ids: list[str], patience_s: float = PATIENCE_S) -> int:
        """Read what is missing of these tables, for so many seconds at most; how many are still
        not read to their end. Raises `StoreUnavailable`.
        """
        until = time.monotonic() + patience_s
        newest = await self._store.log.newest(table_ids)
        unread = [each for each, seq in newest.items() if self._done.get(each, 0) < seq]
        known = await self._store.hands.read_up_to() if unread else {}
        behind = [each for each in unread if each not in known or known[each][1] < newest[each]]
        for done, table_id in enumerate(behind):
            if not await self._read(table_id, until):
                return len(behind) - done
        return 0

    async def _work(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._waiting:
                table_id = self._waiting.pop()
                try:
                    await self._read(table_id)
                except StoreUnavailable:
                    continue  # whoever searches next has it read
                except Exception as error:
                    logger.error("a table's hands were not noted", table=table_id, error=error)

    async def _read(self, table_id: str, until: float | None = None) -> bool:
        """Whether a table was read to its end; one that cannot be read any further was."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            try:
                return await self._read_on(table_id, until)
            except UnreadableEntry as error:
                if table_id not in self._broken:
                    self._broken.add(table_id)
                    logger.error("a log cannot be searched", table=table_id, seq=error.seq)
                # What comes after it is not asked for again and again.
                self._done.update(await self._store.log.newest([table_id]))
                return True

    async def _read_on(self, table_id: str, until: float | None) -> bool:
        known = await self._store.hands.read_up_to(table_id)
        # The newest hand that is known may have gone on: it is read once more, and whole.
        after = known[table_id][0] - 1 if table_id in known else 0
        cutter, rows = HandCutter(), list[HandRow]()
        while page := await self._store.log.read(table_id, after, PAGE):
            for stored in page:
                row = cutter.take(logged(stored).entry)
                if row is not None:
                    rows.append(row)
            after = page[-1].seq
            if len(rows) >= BATCH:
                await self._store.hands.put(rows)
                rows.clear()
            if until is not None and time.monotonic() > until:
                await self._store.hands.put(rows)
                return False
        last = cutter.rest()
        await self._store.hands.put(rows if last is None else [*rows, last])
        self._done[table_id] = after
        return True
