"""The bounded queue between a table and one socket: it overflows for that socket alone.

It sends nothing itself and knows no message.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.protocol.close_codes import TOO_SLOW, Closing


@dataclass(frozen=True, slots=True)
class QueueLimits:
    """How much may wait for one socket, in messages and in bytes."""

    messages: int = 256
    size: int = 1024 * 1024


LIMITS: Final = QueueLimits()


class Subscriber:
    """Messages that wait for one socket, and the reason to close it once there is one.

    `send_now` passes a message to the socket at once, or says that it has to wait. Everything but
    the two waits is synchronous, so a publisher never waits for anybody.
    """

    def __init__(
        self, limits: QueueLimits = LIMITS, send_now: Callable[[bytes], bool] | None = None
    ) -> None:
        self._limits = limits
        self._send_now = send_now
        self._waiting: deque[bytes] = deque()
        self._size = 0
        # The sender waits for a message: there is none before the next one.
        self._idle = False
        self._filled = asyncio.Event()
        self._drained = asyncio.Event()
        self._sent = asyncio.Event()
        self._finishing = asyncio.Event()
        self._closed: asyncio.Future[Closing] = asyncio.get_running_loop().create_future()

    @property
    def closing(self) -> Closing | None:
        """Why the socket is to be closed, None while it is not."""
        return self._closed.result() if self._closed.done() else None

    @property
    def finishing(self) -> bool:
        """Whether the socket is to be closed soon: nothing new is to be begun for it."""
        return self._finishing.is_set()

    @property
    def waiting(self) -> tuple[int, int]:
        """How much waits now: messages and bytes."""
        return len(self._waiting), self._size

    def put(self, message: bytes) -> None:
        """Queue a message; one too many closes this subscriber and forgets what waits."""
        if self._closed.done():
            return
        # Whoever keeps up is sent it here: to wake a thousand tasks, each for one message, took
        # longer than to send it. While one waits, or is on its way, the others come after it.
        if self._idle and self._send_now is not None and self._send_now(message):
            return
        if not self._holds(len(self._waiting) + 1, self._size + len(message)):
            self.close(TOO_SLOW)
            return
        self._idle = False
        self._waiting.append(message)
        self._size += len(message)
        self._sent.clear()
        self._filled.set()

    def close(self, why: Closing) -> None:
        """Ask for the socket's end; the first reason stands, and what waits is forgotten."""
        if self._closed.done():
            return
        self._closed.set_result(why)
        self._waiting.clear()
        self._size = 0
        self._filled.set()
        self._drained.set()

    async def take(self) -> bytes | None:
        """Wait for the next message; None once the subscriber is closed."""
        while not self._waiting:
            if self._closed.done():
                return None
            self._sent.set()
            self._filled.clear()
            self._idle = True
            await self._filled.wait()
        message = self._waiting.popleft()
        self._size -= len(message)
        if self._has_room():
            self._drained.set()
        return message

    async def room(self) -> None:
        """Wait until at least half of the queue is free, so that a catch-up never overflows it."""
        while not self._has_room() and not self._closed.done():
            self._drained.clear()
            await self._drained.wait()

    def finish(self) -> None:
        """Ask for an end in good order: what was begun is answered, what waits is sent."""
        self._finishing.set()

    async def finished(self) -> None:
        """Wait until an end in good order is asked for."""
        await self._finishing.wait()

    async def sent(self) -> None:
        """Wait until nothing waits any more and the last message was passed to the socket."""
        await self._sent.wait()

    async def closed(self) -> Closing:
        """Wait for the reason to close."""
        return await asyncio.shield(self._closed)

    def _holds(self, messages: int, size: int) -> bool:
        # One message that is larger than the limit still passes an empty queue.
        return messages <= self._limits.messages and (size <= self._limits.size or messages == 1)

    def _has_room(self) -> bool:
        return (
            len(self._waiting) * 2 <= self._limits.messages and self._size * 2 <= self._limits.size
        )
