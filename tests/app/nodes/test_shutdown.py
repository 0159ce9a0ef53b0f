"""Proves that a node which is told to end loses nothing, tells its clients to come back, ends well
and in time; and that the other node goes on meanwhile.
"""

import asyncio
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from app.serving import FEEDS_END_WITHIN_S, SHUTDOWN_WITHIN_S
from tests.app.feed.sockets import Follower, following
from tests.app.feed.test_slow_clients import SMALL, stall
from tests.app.nodes.conftest import DATABASES, fresh_database
from tests.app.nodes.house import House
from tests.app.service import Table, fresh_id, said
from tests.scale import scaled

TIMES = scaled(2, 25)
# What is waited for at an end, and what the machine takes to do it.
ENDS_WITHIN_S = FEEDS_END_WITHIN_S + SHUTDOWN_WITHIN_S + 3


@pytest.fixture(params=DATABASES)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    return fresh_database(request, tmp_path)


class Teller:
    """A socket that observes without a pause, several at a time, until it is closed."""

    def __init__(self, follower: Follower, table: str) -> None:
        self.follower = follower
        self.table = table
        self.acked: dict[str, int] = {}
        self.closed: ConnectionClosed | None = None

    async def run(self) -> None:
        sending = asyncio.create_task(self._send())
        try:
            while True:
                message = await self.follower.receive()
                if message["type"] == "ack":
                    self.acked[message["id"]] = message["seq"]
        except ConnectionClosed as closed:
            self.closed = closed
        finally:
            sending.cancel()

    async def _send(self) -> None:
        number = 0
        while True:
            for _ in range(4):
                number += 1
                await self.follower.observe(
                    fresh_id(), self.table, kind="level_set", small_blind=number, big_blind=10**6
                )
            await asyncio.sleep(0.02)


async def test_an_end_under_load_loses_nothing_and_says_come_back(empty: dict[str, Any]) -> None:
    with House.opened(2, **empty) as house:
        tables = [house.table()[0] for _ in range(3)]
        token = house.service(0).token("floor")
        acked: dict[str, dict[str, int]] = {table.id: {} for table in tables}
        for time_ in range(TIMES):
            ending = time_ % 2
            node = house.nodes[ending]
            ended = threading.Event()

            def post(table: Table, acked: dict[str, int], ended: threading.Event) -> None:
                """Over HTTP, through the node that ends, until it is gone."""
                while not ended.is_set():
                    small = random.randrange(1, 10**5)
                    try:
                        answer = table.post(said("level_set", small_blind=small, big_blind=10**6))
                    except httpx.TransportError:
                        return
                    if answer.status_code == 200:
                        (ack,) = answer.json()["acks"]
                        acked[ack["observation_id"]] = ack["seq"]

            async with (
                following(house.service(ending), token, tables[0].id) as first,
                following(house.service(ending), token, tables[1].id) as second,
                following(house.service(ending), token, tables[1].id, receive_buffer=SMALL) as slow,
                following(house.service(1 - ending), token, tables[0].id) as other,
            ):
                stall(slow)
                tellers = [Teller(first, tables[0].id), Teller(second, tables[1].id)]
                client = house.clients[ending]
                posting = asyncio.create_task(
                    asyncio.to_thread(post, tables[2].through(client), acked[tables[2].id], ended)
                )
                telling = [asyncio.create_task(teller.run()) for teller in tellers]
                await asyncio.sleep(0.5)
                began = time.monotonic()
                node.terminate()
                status = await asyncio.to_thread(node.ended, ENDS_WITHIN_S)
                took = time.monotonic() - began
                ended.set()
                await asyncio.gather(*telling, posting)
                assert status == 0
                for teller in tellers:
                    assert teller.closed is not None
                    assert teller.closed.rcvd is not None
                    assert (teller.closed.rcvd.code, teller.closed.rcvd.reason) == (
                        4003,
                        "shutting_down",
                    )
                    assert len(teller.acked) > 3
                    acked[teller.table] |= teller.acked
                # The other node has it all, and goes on.
                last = max(tellers[0].acked.values())
                await other.entry(last)
                through = tables[0].through(house.clients[1 - ending])
                answer = await asyncio.to_thread(
                    through.say, "level_set", small_blind=10**5 + time_, big_blind=10**6
                )
                assert answer["seq"] > last
            print(f"ended after {took:.2f} s")
            node.start()
        for table in tables:
            house.proved(table.id, acked[table.id])


async def test_a_node_says_that_it_ends_before_it_does(empty: dict[str, Any]) -> None:
    with House.opened(2, **empty, drain=1.5) as house:
        here, there = house.table()
        token = house.service(0).token("floor")
        async with following(house.service(0), token, here.id) as floor:
            await floor.until("snapshot")
            house.nodes[0].terminate()
            await asyncio.sleep(0.5)
            # Whoever spreads the load sends nobody here any more, but nobody is turned away yet.
            answer = await asyncio.to_thread(house.clients[0].get, "/readyz")
            assert (answer.status_code, answer.json()["status"]) == (503, "draining")
            assert (await asyncio.to_thread(house.clients[1].get, "/readyz")).status_code == 200
            seq = (await asyncio.to_thread(here.say, "button_placed", seat=3))["seq"]
            await floor.entry(seq)
            assert await floor.close_code() == (4003, "shutting_down")
        assert await asyncio.to_thread(house.nodes[0].ended, ENDS_WITHIN_S) == 0
        assert there.get()["seq"] == seq
