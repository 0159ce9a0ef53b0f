"""An overlay that notes when each byte reached it, and one hand to show it.

It holds no test.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.app.feed.sockets import Follower, following
from tests.app.service import Service, Table

PATIENCE = 10.0

# No suit that is a hexadecimal digit too, or an id would look like a card.
TABLED = ["Ks", "Kh"]
HIDDEN = {3: ["Qs", "Jh"], 5: ["Th", "9s"]}
BURNED = "8s"
BOARD = ["2h", "7c", "4s", "3d", "5h"]


@dataclass(frozen=True, slots=True)
class Shown:
    """A message with the wall clock's time at which it came, in seconds since 1970."""

    message: dict[str, Any]
    came_at: float

    @property
    def n(self) -> int:
        """Its number in the broadcast."""
        number: int = self.message["n"]
        return number

    @property
    def age(self) -> float:
        """How long it took since it happened, in seconds."""
        return self.came_at - datetime.fromisoformat(self.message["at"]).timestamp()

    @property
    def view(self) -> dict[str, Any]:
        """The broadcast's view."""
        view: dict[str, Any] = self.message["view"]
        return view

    @property
    def hand(self) -> dict[str, Any]:
        """The hand of the view, which has to have one."""
        hand: dict[str, Any] = self.view["hand"]
        return hand

    def seat(self, number: int) -> dict[str, Any]:
        """One seat of the view."""
        (seat,) = (seat for seat in self.view["seats"] if seat["seat"] == number)
        found: dict[str, Any] = seat
        return found


class Overlay:
    """A socket of an overlay that is read all the time. `shown` are its broadcasts so far."""

    def __init__(self, follower: Follower) -> None:
        self._follower = follower
        self.shown: list[Shown] = []
        self.others: list[dict[str, Any]] = []
        self._news = asyncio.Condition()
        self.ended: tuple[int, str] | None = None

    @property
    def text(self) -> str:
        """Every byte that it received."""
        return "".join(self._follower.raw)

    async def read(self) -> None:
        """Read until the socket is closed."""
        while True:
            try:
                frame = await self._follower.connection.recv()
            except ConnectionClosed as closed:
                self.ended = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")
                async with self._news:
                    self._news.notify_all()
                return
            came_at = time.time()
            assert isinstance(frame, str)
            self._follower.raw.append(frame)
            message = json.loads(frame)
            async with self._news:
                if message["type"] == "broadcast":
                    self.shown.append(Shown(message, came_at))
                else:
                    self.others.append(message)
                self._news.notify_all()

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self._follower.send(message)

    async def until(self, phase: str, within: float = PATIENCE) -> Shown:
        """Wait until the newest view is of a hand in that phase."""

        def there() -> bool:
            hand = self.shown[-1].view["hand"] if self.shown else None
            return hand is not None and hand["phase"] == phase

        await self._wait(there, within)
        return self.shown[-1]

    async def number(self, n: int, within: float = PATIENCE) -> Shown:
        """Wait for the view of that number."""
        await self._wait(lambda: any(shown.n == n for shown in self.shown), within)
        return next(shown for shown in self.shown if shown.n == n)

    async def other(self, kind: str, within: float = PATIENCE) -> dict[str, Any]:
        """Wait for a message of another type."""
        await self._wait(lambda: any(each["type"] == kind for each in self.others), within)
        return next(each for each in self.others if each["type"] == kind)

    async def end(self, within: float = PATIENCE) -> tuple[int, str]:
        """Wait until the service closes, and say with what."""
        await self._wait(lambda: self.ended is not None, within)
        assert self.ended is not None
        return self.ended

    async def met(self, condition: Callable[[], bool], within: float = PATIENCE) -> None:
        """Wait until a message has come with which the condition holds."""
        await self._wait(condition, within)

    async def _wait(self, there: Callable[[], bool], within: float) -> None:
        async with asyncio.timeout(within), self._news:
            await self._news.wait_for(there)


@asynccontextmanager
async def overlaid(
    service: Service, token: str, *tables: str | dict[str, Any], **hello: Any
) -> AsyncIterator[Overlay]:
    """An overlay of the tables."""
    async with following(service, token, *tables, **hello) as follower:
        overlay = Overlay(follower)
        reading = asyncio.create_task(overlay.read())
        try:
            yield overlay
        finally:
            reading.cancel()
            await asyncio.wait([reading])
        if not reading.cancelled():
            reading.result()


def play_with_a_reader(service: Service, table: Table) -> None:
    """A hand whose cards a reader names: one seat folds, one mucks and one tables and wins.

    The winner's pot is not pushed yet.
    """
    with service.seat("device", table.id) as client:
        reader = table.through(client)
        table.say("hand_begun")
        table.say("hole_cards_dealt")
        for seat, cards in {1: TABLED, **HIDDEN}.items():
            for card in cards:
                reader.say("card_seen", place=f"seat-{seat}", card=card)
        table.act(1, "call")
        table.act(3, "call")
        table.act(5, "check")
        table.say("card_burned", card=BURNED)
        table.say("street_dealt", cards=BOARD[:3])
        table.act(3, "check")
        table.act(5, "bet", 200)
        table.act(1, "call")
        table.act(3, "fold")
        for card in BOARD[3:]:
            table.say("street_dealt", cards=[card])
            for seat in (5, 1):
                table.act(seat, "check")
        table.say("hand_tabled", seat=1, cards=TABLED)
        table.say("hand_mucked", seat=5)


def push(table: Table) -> None:
    """Push the pot of that hand, which ends it."""
    if "pile_counted" in table.get()["view"]["advice"]["next"]:
        table.say("pile_counted", place="seat-1", cards=2)
    table.say("pot_pushed")
    assert table.get()["view"]["hand"]["phase"] == "complete"
