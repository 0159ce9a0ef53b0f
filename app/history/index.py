"""Keeps the hands that can be searched up with the logs: soon after a hand is over, or when asked.

It never stands between an observation and its answer, and several nodes may do it at once.
"""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from app.codec import UnreadableEntry
from app.history.summary import HandCutter
from app.live.answers import Published
from app.live.chain import logged
from app.store import Store, StoreUnavailable
from app.store.hand_rows import HandRow
from app.telemetry.logs import logger_of
from statemachine.events import (
    HandStarted,
    IrregularityClosed,
    IrregularityOpened,
    Ruled,
    RulingSigned,
)

logger = logger_of(__name__)

PAGE: Final = 100
# Hands that are stored at once.
BATCH: Final = 50
# As long as whoever searches may have to wait for hands that are not known yet, in seconds, and for
# those that go on while one asks.
PATIENCE_S: Final = 2.0
REFRESHING_S: Final = 0.2
# A pause between pages that nobody waits for.
BREATH_S: Final = 0.01
# What changes that which is known of a hand.
_TELLING: Final = (HandStarted, IrregularityOpened, IrregularityClosed, Ruled, RulingSigned)


class HandIndex:
    """One for a node. `published` may be told of every entry."""

    def __init__(self, store: Store, patience_s: float = PATIENCE_S) -> None:
        self._store = store
        self._patience_s = patience_s
        self._waiting: set[str] = set()
        self._woken = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        self._locks: dict[str, asyncio.Lock] = {}
        self._broken: set[str] = set()
        # How far each log was read here, hands or none.
        self._done: dict[str, int] = {}

    def published(self, entry: Published) -> None:
        """Look at a table soon when a hand of it is over, or something went wrong in one."""
        if any(isinstance(event, _TELLING) for event in entry.events):
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

    async def catch_up(self, table_ids: list[str]) -> int:
        """Read what is missing of these tables, as long as one may be kept waiting; how many have
        hands that are still not known. Raises `StoreUnavailable`.
        """
        newest = await self._store.log.newest(table_ids)
        known = await self._store.hands.read_up_to()
        stale = [
            each
            for each, seq in newest.items()
            if self._done.get(each, 0) < seq and (each not in known or known[each][1] < seq)
        ]
        openings = await self._store.hands.newest_openings(stale)
        behind = [
            each
            for each in stale
            if each in openings and (each not in known or known[each][1] < openings[each])
        ]
        unread = await self._read_all(behind, self._patience_s)
        if unread:
            # Whoever asks again finds more: it goes on meanwhile.
            self._waiting.update(behind[-unread:])
            self._woken.set()
        # Hands that go on are looked at as well, as far as there is time.
        await self._read_all([each for each in stale if each not in behind], REFRESHING_S)
        return unread

    async def _read_all(self, table_ids: Sequence[str], patience_s: float) -> int:
        """Read tables for so many seconds at most; how many are left."""
        until = time.monotonic() + patience_s
        for done, table_id in enumerate(table_ids):
            late = done > 0 and time.monotonic() > until
            if late or not await self._read(table_id, until):
                return len(table_ids) - done
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
            if until is None:
                # Nobody waits for it, and others have more to do.
                await asyncio.sleep(BREATH_S)
            elif len(page) == PAGE and time.monotonic() > until:
                await self._store.hands.put(rows)
                return False
        last = cutter.rest()
        await self._store.hands.put(rows if last is None else [*rows, last])
        self._done[table_id] = after
        return True
