"""A wall clock that the test sets decides what is released, whatever the loop's own clock says."""

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.auth import Principal, Tokens
from app.broadcast.broadcasts import MOST_IDLE, Broadcasts
from app.broadcast.release import Release, Watcher
from app.envelopes import Observed
from app.feed.subscriber import Subscriber
from app.live.answers import Acked, Published
from app.live.desk import Desk
from app.live.desks import Desks
from app.live.origin import Origin
from app.protocol.close_codes import TRY_AGAIN
from app.store import Store, open_store
from statemachine.observations import (
    ButtonPlaced,
    HandBegun,
    HoleCardsDealt,
    LevelSet,
    Observation,
    PlayerActed,
    PlayerSeated,
)

ADMIN = Principal("tok_admin", "Admin", "admin", None)
DELAY = 1800.0
PLAY = (
    HandBegun(),
    HoleCardsDealt(),
    PlayerActed(1, "call"),
    PlayerActed(2, "call"),
    PlayerActed(3, "check"),
)


class Clock:
    """A wall clock in seconds since 1970 that only the test sets."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


class House:
    """A store with one table, and broadcasts that go by the test's clock."""

    def __init__(self, store: Store, desk: Desk, token: str) -> None:
        self.store = store
        self.desk = desk
        self.token = token
        self.clock = Clock()
        self.broadcasts = Broadcasts(store, self.clock)

    async def say(self, observation: Observation) -> float:
        """Observe something, and return when it happened."""
        observed = Observed(f"obs-{self.desk.seq}", observation)
        assert isinstance(await self.desk.observe(observed, ADMIN), Acked)
        (newest,) = await self.desk.read(self.desk.seq - 1)
        return datetime.fromisoformat(newest.entry.at).timestamp()

    async def open(self, delay: float = DELAY) -> Release:
        return await self.broadcasts.open("t", self.token, DELAY, delay)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = open_store(f"sqlite:///{tmp_path}/log.db")
    told: list[Broadcasts] = []

    def publish(entry: Published) -> None:
        for each in told:
            each.publish(entry)

    desks = Desks(store.log, publish)
    seats: list[Observation] = [PlayerSeated(seat, f"P{seat}", 5000) for seat in (1, 2, 3)]
    desk = await desks.create(
        "t",
        Origin("Main", "NT", "tda", 6, "Admin", "admin"),
        [*seats, LevelSet(50, 100), ButtonPlaced(1)],
        ADMIN,
    )
    assert desk is not None
    minted = await Tokens(store.tokens).mint("overlay", label="Graphics", delay_s=DELAY)
    made = House(store, desk, minted.row.id)
    told.append(made.broadcasts)
    yield made
    made.broadcasts.close()
    await desks.close()
    await store.close()


async def received(subscriber: Subscriber, within: float = 5) -> dict[str, object]:
    async with asyncio.timeout(within):
        frame = await subscriber.take()
    assert frame is not None
    message: dict[str, object] = json.loads(frame)
    return message


async def nothing(subscriber: Subscriber) -> None:
    await asyncio.sleep(0.15)
    assert subscriber.waiting == (0, 0)


async def watched(house: House, release: Release) -> Subscriber:
    subscriber = Subscriber()
    release.join(Watcher(subscriber))
    return subscriber


async def test_half_an_hour_is_half_an_hour(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.broadcast.release.LOOK_AGAIN_S", 0.02)
    (stood,) = await house.desk.read(house.desk.seq - 1)
    start = datetime.fromisoformat(stood.entry.at).timestamp()
    release = await house.open()
    happened = [await house.say(each) for each in PLAY]
    subscriber = await watched(house, release)
    house.clock.time = start + DELAY - 0.001
    await nothing(subscriber)
    house.clock.time = start + DELAY
    assert (await received(subscriber))["n"] == 1
    for number, at in enumerate(happened, 2):
        house.clock.time = at + DELAY - 0.000_1
        await nothing(subscriber)
        house.clock.time = at + DELAY
        message = await received(subscriber)
        assert message["n"] == number
        assert datetime.fromisoformat(str(message["at"])).timestamp() == at


async def test_a_clock_that_is_set_back_releases_nothing_twice_or_early(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.broadcast.release.LOOK_AGAIN_S", 0.02)
    release = await house.open()
    subscriber = await watched(house, release)
    first = await house.say(HandBegun())
    house.clock.time = first + DELAY
    assert [(await received(subscriber))["n"] for _ in range(2)] == [1, 2]
    second = await house.say(HoleCardsDealt())
    house.clock.time = first - 7 * 24 * 3600
    await nothing(subscriber)
    house.clock.time = second + DELAY
    assert (await received(subscriber))["n"] == 3


async def test_it_stands_still_while_nobody_watches_and_goes_on_where_it_was(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.broadcast.release.LOOK_AGAIN_S", 0.02)
    release = await house.open()
    subscriber = Subscriber()
    watcher = Watcher(subscriber)
    release.join(watcher)
    begun = await house.say(HandBegun())
    house.clock.time = begun + DELAY
    assert [(await received(subscriber))["n"] for _ in range(2)] == [1, 2]
    release.leave(watcher)
    assert not release.watched
    at = [await house.say(each) for each in PLAY[1:]][-1]
    house.clock.time = at + DELAY
    await nothing(subscriber)
    assert await house.open() is release
    back = await watched(house, release)
    message = await received(back)
    # The newest alone, under the number that somebody who stayed would have.
    assert message["n"] == 2 + len(PLAY[1:])
    await nothing(back)
    fresh = Broadcasts(house.store, house.clock)
    other = await watched(house, await fresh.open("t", house.token, DELAY, DELAY))
    again = await received(other)
    fresh.close()
    assert again == message


async def test_a_log_that_cannot_be_read_sends_its_overlays_to_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = await house.open()
    monkeypatch.setattr("app.protocol.frames.broadcast_view", lambda state: 1 / 0)
    house.clock.time = datetime.now(UTC).timestamp() + DELAY
    subscriber = await watched(house, release)
    async with asyncio.timeout(5):
        assert await subscriber.closed() is TRY_AGAIN
    monkeypatch.undo()
    release = await house.open()
    assert not release.failed
    assert (await received(await watched(house, release)))["n"] == 1


async def test_a_revoked_token_leaves_nothing_running(house: House) -> None:
    release = await house.open()
    subscriber = await watched(house, release)
    begun = await house.say(HandBegun())
    house.broadcasts.revoke(house.token)
    house.clock.time = begun + DELAY + timedelta(days=1).total_seconds()
    release.wake()
    await nothing(subscriber)


async def test_cursors_that_nobody_watches_with_are_few(house: House) -> None:
    releases = {await house.open(DELAY + more) for more in range(MOST_IDLE + 20)}
    assert len(releases) == MOST_IDLE + 20
    newest = await house.open(DELAY + MOST_IDLE + 19)
    assert newest in releases
    assert await house.open(DELAY) not in releases
