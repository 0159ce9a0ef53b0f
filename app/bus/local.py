"""The bus inside one process: for a node that is alone, and for several on one event loop.

It reaches no other process; those find what they missed in the log.
"""

import asyncio

from app.bus.bus import BusState, Heard
from app.bus.hints import Hint
from app.telemetry.logs import logger_of

logger = logger_of(__name__)


class Room:
    """Where the ends of one bus meet."""

    def __init__(self) -> None:
        self.ends: set[LocalBus] = set()


class LocalBus:
    """See `Bus` for what each method promises. Without a room it is alone in one of its own."""

    def __init__(self, room: Room | None = None) -> None:
        self._room = room
        self._heard: list[Heard] = []

    @property
    def state(self) -> BusState:
        return "alone" if self._room is None else "connected"

    def subscribe(self, heard: Heard) -> None:
        self._heard.append(heard)

    def tell(self, hint: Hint) -> None:
        if self._room is not None and self in self._room.ends:
            for end in self._room.ends - {self}:
                asyncio.get_running_loop().call_soon(end.hear, hint)

    async def start(self) -> None:
        if self._room is not None:
            self._room.ends.add(self)

    async def close(self) -> None:
        if self._room is not None:
            self._room.ends.discard(self)

    def hear(self, hint: Hint) -> None:
        """Take a hint of another end."""
        if self._room is not None and self in self._room.ends:
            hand_on(hint, self._heard)


def hand_on(hint: Hint, listeners: list[Heard]) -> None:
    """Give a hint to each listener, whatever the others make of it."""
    for heard in listeners:
        try:
            heard(hint)
        except Exception as error:
            logger.error("a hint was not taken", error=error)
