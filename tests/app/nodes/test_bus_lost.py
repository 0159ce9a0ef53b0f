"""Proves that nodes go on without their bus, two seconds apart at most, and miss nothing."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.app.feed.sockets import Follower, following
from tests.app.nodes.conftest import DATABASES, fresh_database
from tests.app.nodes.house import AGREE_WITHIN_S, House
from tests.app.service import Table
from tests.scale import scaled
from tests.services.nats import nats_server

TIMES = scaled(1, 10)


@pytest.fixture(params=DATABASES)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    return fresh_database(request, tmp_path)


class Watched:
    """A table that is written through one node and followed through the other."""

    def __init__(self, table: Table, follower: Follower, seq: int) -> None:
        self.table = table
        self.follower = follower
        self.seq = seq

    async def delay(self) -> float:
        """How long an entry takes, in seconds, from its acknowledgement on."""
        answer = await asyncio.to_thread(
            self.table.say, "level_set", small_blind=self.seq, big_blind=10_000
        )
        acked = time.perf_counter()
        while self.seq < answer["seq"]:
            message = await self.follower.receive()
            if message["type"] == "entry":
                assert message["seq"] == self.seq + 1, "the follower has a gap"
                self.seq += 1
        return time.perf_counter() - acked

    async def woken(self) -> None:
        """Wait until entries come at once again."""
        async with asyncio.timeout(20):
            while await self.delay() > 0.1:  # noqa: ASYNC110
                await asyncio.sleep(0.1)


@pytest.mark.parametrize("how", ["stop", "kill", "freeze"])
async def test_a_bus_that_is_gone_and_back_delays_and_loses_nothing(
    empty: dict[str, Any], how: str
) -> None:
    with nats_server() as server, House.opened(2, **empty, bus_url=server.url) as house:
        here, there = house.table()
        async with following(house.service(1), house.service(1).token("floor"), there.id) as on:
            watched = Watched(here, on, (await on.until("snapshot"))["seq"])
            await watched.woken()
            for _ in range(TIMES):
                getattr(server, how)()
                delays = []
                for _ in range(scaled(4, 12)):
                    delays.append(await watched.delay())
                    await asyncio.sleep(0.3)
                assert max(delays) <= AGREE_WITHIN_S
                for client in house.clients:
                    assert client.get("/readyz").status_code == 200
                (server.thaw if how == "freeze" else server.start)()
                await watched.woken()
        house.proved(here.id, {})


async def test_nodes_start_without_their_bus(empty: dict[str, Any]) -> None:
    with nats_server() as server:
        server.stop()
        with House.opened(2, **empty, bus_url=server.url) as house:
            here, there = house.table()
            answer = house.clients[0].get("/readyz")
            assert answer.status_code == 200
            parts = {part["part"]: part["code"] for part in answer.json()["parts"]}
            assert parts["bus"] == "bus_away"
            async with following(house.service(1), house.service(1).token("floor"), there.id) as on:
                watched = Watched(here, on, (await on.until("snapshot"))["seq"])
                assert await watched.delay() <= AGREE_WITHIN_S
                server.start()
                await watched.woken()
