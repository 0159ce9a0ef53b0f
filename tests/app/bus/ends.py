"""Buses to put through the contract, and an ear that remembers what it heard.

It holds no test.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from app.bus import Bus, Hint, LocalBus, Room, Wake, open_bus
from tests.services.nats import nats_server

PATIENCE_S = 10.0
TRIAL = Wake("trial", 1)
MakeBus: TypeAlias = Callable[[], Bus]


class Ear:
    """What one end of a bus heard, in order."""

    def __init__(self, bus: Bus) -> None:
        self.heard: list[Hint] = []
        self.reached = False
        self._came = asyncio.Event()
        bus.subscribe(self._hear)

    def _hear(self, hint: Hint) -> None:
        self.reached = True
        if hint != TRIAL:
            self.heard.append(hint)
        self._came.set()

    async def hears(self, hint: Hint) -> None:
        """Wait until it has heard this."""
        async with asyncio.timeout(PATIENCE_S):
            while hint not in self.heard:
                self._came.clear()
                await self._came.wait()

    def seqs(self, table: str) -> list[int]:
        """The positions of a table that it was woken for."""
        return [hint.seq for hint in self.heard if isinstance(hint, Wake) and hint.table == table]


@contextmanager
def local_buses() -> Iterator[MakeBus]:
    """Ends of one bus inside this process."""
    room = Room()
    yield lambda: LocalBus(room)


@contextmanager
def nats_buses() -> Iterator[MakeBus]:
    """Ends of one bus over a server of its own."""
    with nats_server() as server:
        yield lambda: open_bus(server.url, "e0")


async def connected(*buses: Bus) -> None:
    """Start them and wait until they reach one another."""
    for bus in buses:
        await bus.start()
    async with asyncio.timeout(PATIENCE_S):
        while not all(bus.state == "connected" for bus in buses):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    # A subscription that was sent is in force once something came through it.
    for bus in buses:
        ears = [Ear(other) for other in buses if other is not bus]
        while not all(ear.reached for ear in ears):
            bus.tell(TRIAL)
            await asyncio.sleep(0.01)
