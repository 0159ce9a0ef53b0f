"""The observations of one client that have no answer yet, in the order in which they were said.

It knows no connection: each new one asks for all that is left, and the ids make that harmless.
"""

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Any, Final

from app.client.errors import ClientError
from app.rate import TokenBucket

# The service refuses more than 16, some of which it may just have answered, and closes a socket
# that sends 50 a second for long.
MOST_IN_FLIGHT: Final = 8
PER_SECOND: Final = 45.0
BURST: Final = 80


@dataclass(frozen=True, slots=True, eq=False)
class Said:
    """An observation that was said, and where its answer arrives: the entry that it became."""

    message: dict[str, Any]
    answer: "asyncio.Future[int]"


class Sending:
    """`say` from one side, `next` and `answered` from the connection's."""

    def __init__(self) -> None:
        self._waiting: dict[str, Said] = {}
        self._unsent: deque[str] = deque()
        self._in_flight: set[str] = set()
        self._changed = asyncio.Event()
        self._bucket = TokenBucket(PER_SECOND, BURST, 0.0)

    async def say(self, message: dict[str, Any]) -> int:
        """Wait for the answer to an `observe` message, over as many connections as it takes.

        Raises what the answer is when it is a refusal.
        """
        key = message["id"]
        if key in self._waiting:
            raise ValueError("an observation of this id is on its way")
        said = Said(message, asyncio.get_running_loop().create_future())
        self._waiting[key] = said
        self._unsent.append(key)
        self._changed.set()
        try:
            return await said.answer
        finally:
            del self._waiting[key]

    @property
    def waiting(self) -> tuple[Said, ...]:
        """What has no answer yet, the oldest first."""
        return tuple(said for said in self._waiting.values() if not said.answer.done())

    def begin(self) -> None:
        """A new connection: nothing was sent on it yet."""
        self._unsent = deque(said.message["id"] for said in self.waiting)
        self._in_flight.clear()
        self._bucket = TokenBucket(PER_SECOND, BURST, asyncio.get_running_loop().time())
        self._changed.set()

    async def next(self) -> dict[str, Any]:
        """Wait for the next message to send, which counts as sent."""
        while True:
            while not self._unsent or len(self._in_flight) >= MOST_IN_FLIGHT:
                self._changed.clear()
                await self._changed.wait()
            now = asyncio.get_running_loop().time
            while not self._bucket.take(now()):  # noqa: ASYNC110 -- it waits for time alone
                await asyncio.sleep(self._bucket.wait(now()))
            said = self._waiting.get(self._unsent.popleft())
            if said is not None:
                self._in_flight.add(said.message["id"])
                return said.message

    def answered(self, key: str | None, answer: int | ClientError) -> None:
        """Hand an answer over; one that nobody waits for any more is no harm."""
        self._in_flight.discard(key or "")
        self._changed.set()
        said = self._waiting.get(key or "")
        if said is None or said.answer.done():
            return
        if isinstance(answer, ClientError):
            said.answer.set_exception(answer)
        else:
            said.answer.set_result(answer)

    def fail(self, error: ClientError) -> None:
        """End every wait."""
        for said in self.waiting:
            said.answer.set_exception(error)
