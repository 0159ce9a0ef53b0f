"""Sends one broadcast at one delay: each change of its view once it is old enough, never earlier.

It follows the log with a cursor and keeps no view but the newest; it never speeds up or skips.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from app.broadcast.cursor import Cursor
from app.codec import LogEntry
from app.feed.subscriber import Subscriber
from app.live.chain import logged
from app.protocol import frames
from app.protocol.close_codes import TRY_AGAIN
from app.store import BroadcastRow, EventLog
from app.telemetry.logs import logger_of

logger = logger_of(__name__)

# Some milliseconds of the loop: others are served between two pages.
PAGE: Final = 16
# Another process may have stored something, or the wall clock may have been set.
LOOK_AGAIN_S: Final = 2.0

Clock = Callable[[], float]


@dataclass(eq=False, slots=True)
class Watcher:
    """One table of one overlay. `n` is the last number of this broadcast that it has, or None."""

    subscriber: Subscriber
    n: int | None = None


class Release:
    """`now` is the wall clock in seconds since 1970, as it dates the entries; `delay_s` is what
    is added to their dates. It runs while somebody watches and stands still between.
    """

    def __init__(
        self, row: BroadcastRow, delay_s: float, cursor: Cursor, log: EventLog, now: Clock
    ) -> None:
        self.row = row
        self.delay_s = delay_s
        self.failed = False
        self._cursor = cursor
        self._log = log
        self._now = now
        self._ahead: deque[tuple[float, LogEntry]] = deque()
        self._arriving: set[Watcher] = set()
        self._watching: set[Watcher] = set()
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def watched(self) -> bool:
        """Whether anybody watches."""
        return bool(self._arriving or self._watching)

    def join(self, watcher: Watcher) -> None:
        """Give a watcher the newest view that is old enough, then each one that follows."""
        self._arriving.add(watcher)
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        self._woken.set()

    def leave(self, watcher: Watcher) -> None:
        """Forget a watcher; it need not be there."""
        self._arriving.discard(watcher)
        self._watching.discard(watcher)
        if not self.watched:
            self.stop()

    def again(self, watcher: Watcher) -> None:
        """Send a watcher the newest view once more."""
        if watcher in self._watching:
            watcher.n = None
            self._welcome(watcher)

    def wake(self) -> None:
        """Something was stored."""
        if not self._ahead:
            self._woken.set()

    def stop(self) -> None:
        """Stand still. Nothing that is too young is ever sent for it."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self) -> None:
        try:
            while True:
                await self._go_on()
        except Exception as error:
            logger.error("a broadcast stopped", table=self.row.table_id, error=error)
            self.failed = True
            for watcher in self._arriving | self._watching:
                # The store may be back by the time that the client is.
                watcher.subscriber.close(TRY_AGAIN)

    async def _go_on(self) -> None:
        self._woken.clear()
        whole = await self._look_ahead()
        while self._ahead and self._now() >= self._ahead[0][0]:
            _, entry = self._ahead.popleft()
            if self._cursor.take(entry):
                self._send()
        if not self._ahead and not whole:
            return  # there is more of the log
        for watcher in tuple(self._arriving):
            self._arriving.discard(watcher)
            self._watching.add(watcher)
            self._welcome(watcher)
        await self._pause(self._ahead[0][0] - self._now() if self._ahead else LOOK_AGAIN_S)

    async def _look_ahead(self) -> bool:
        """Have the next entries at hand; true when the log is known to have no more."""
        if self._ahead:
            return False
        page = await self._log.read(self.row.table_id, self._cursor.seq, PAGE)
        for stored in page:
            entry = logged(stored).entry
            due = datetime.fromisoformat(entry.at).timestamp() + self.delay_s
            self._ahead.append((due, entry))
        return len(page) < PAGE

    async def _pause(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(min(max(seconds, 0.0), LOOK_AGAIN_S)):
                await self._woken.wait()
        except TimeoutError:
            pass

    def _welcome(self, watcher: Watcher) -> None:
        cursor = self._cursor
        if cursor.n:
            recovered = watcher.n is not None and watcher.n in (cursor.n, cursor.n - 1)
            watcher.subscriber.put(self._frame(recovered))
            watcher.n = cursor.n

    def _send(self) -> None:
        if not self._watching:
            return
        # Whoever was blank until now has missed nothing, and has nothing that it continues.
        following, first = self._frame(True), self._frame(False)
        for watcher in self._watching:
            watcher.subscriber.put(first if watcher.n is None else following)
            watcher.n = self._cursor.n

    def _frame(self, recovered: bool) -> bytes:
        cursor = self._cursor
        return frames.broadcast(
            self.row.table_id, cursor.n, self.row.id, cursor.at, cursor.view, recovered=recovered
        )
