"""Proves that what happens on one node is seen on the others: in order, whole and soon, with a bus
and without.
"""

import asyncio
import json
import random
import statistics
import time
from typing import Any

from tests.app.feed.sockets import Follower, following, raw_socket
from tests.app.nodes.house import AGREE_WITHIN_S, House
from tests.app.players import Player
from tests.app.service import Table, said, three_players
from tests.scale import scaled


async def entries_until(follower: Follower, seq: int) -> list[dict[str, Any]]:
    """The entries that it is sent, up to this one."""
    found: list[dict[str, Any]] = []
    while not found or found[-1]["seq"] < seq:
        message = await follower.receive()
        if message["type"] == "entry":
            found.append(message)
    return found


async def test_a_follower_of_one_node_sees_every_entry_of_the_other(house: House) -> None:
    here, there = house.table()
    players = [Player(here.id, random.Random(7)) for _ in range(2)]
    async with (
        following(house.service(0), house.service(0).token("floor"), here.id) as own,
        following(house.service(1), house.service(1).token("floor"), there.id) as other,
    ):
        first = (await own.until("snapshot"))["seq"]
        assert (await other.until("snapshot"))["seq"] == first
        for client in house.clients[:1] + house.clients:
            await asyncio.to_thread(players[0].roam, [client], scaled(60, 600))
        last = max(players[0].acked.values())
        seen, seen_there = await entries_until(own, last), await entries_until(other, last)
    assert [entry["seq"] for entry in seen] == list(range(first + 1, last + 1))
    assert seen_there == seen
    house.proved(here.id, players[0].acked)


async def test_an_entry_is_seen_on_the_other_node_in_time(
    house: House, bus: dict[str, Any]
) -> None:
    here, there = house.table()
    delays = []
    async with following(house.service(1), house.service(1).token("floor"), there.id) as other:
        await other.until("snapshot")
        for number in range(scaled(8, 60)):
            # At any time between two looks at the log.
            await asyncio.sleep(random.random())
            answer = await asyncio.to_thread(
                here.say, "level_set", small_blind=number + 1, big_blind=1_000
            )
            acked = time.perf_counter()
            await other.entry(answer["seq"])
            delays.append(time.perf_counter() - acked)
    median = statistics.median(delays)
    print(f"seen on the other node after {median:.4f} s, at most {max(delays):.4f} s")
    assert max(delays) <= AGREE_WITHIN_S
    if bus:
        assert median < 0.2, "the bus does not wake"


def test_a_table_of_another_node_is_found_when_it_is_asked_for(house: House) -> None:
    opened = Table.opened(house.clients[1], id=f"found-{time.monotonic_ns():x}")
    here = opened.through(house.clients[0])
    assert here.get() == opened.get()
    listed = house.clients[0].get("/v1/tables").json()["tables"]
    assert opened.id in [each["id"] for each in listed]
    taken = house.clients[0].post("/v1/tables", json=three_players(id=opened.id))
    assert (taken.status_code, taken.json()["code"]) == (409, "table_exists")


def test_what_one_node_acknowledged_the_other_builds_upon_at_once(house: House) -> None:
    here, there = house.table()
    there.get()
    seq = here.seq
    for number in range(1, 21):
        # Neither too old nor unknown, though no hint can have come in the meantime.
        table = (here, there)[number % 2]
        answer = table.post(
            said("level_set", small_blind=number, big_blind=1_000) | {"expected_seq": seq}
        )
        assert answer.status_code == 200, answer.text
        seq = answer.json()["seq"]
    house.proved(here.id, {})


def test_nothing_is_refused_for_what_a_node_has_not_heard_of_yet(house: House) -> None:
    here, there = house.table()
    there.get()
    here.say("hand_begun")
    # Between hands it would be refused.
    asked = there.post(said("hole_cards_dealt"))
    assert asked.status_code == 200, asked.text


def test_the_log_of_a_node_ends_where_the_log_does(house: House) -> None:
    here, there = house.table()
    there.get()
    seq = here.say("level_set", small_blind=7, big_blind=1_000)["seq"]
    log = there.get("/log", params={"after": seq - 1})
    assert log["entries"][-1]["seq"] == log["last_seq"] == seq


async def test_presence_counts_the_sockets_of_all_nodes(house: House, bus: dict[str, Any]) -> None:
    here, there = house.table()
    tokens = {role: house.service(0).token(role) for role in ("floor", "dealer", "public")}
    async with following(house.service(0), tokens["floor"], here.id) as floor:
        async with following(house.service(1), tokens["dealer"], there.id) as dealer:
            everybody = {"floor": 1, "dealer": 1}
            if not bus:
                # Nobody tells: each node counts its own.
                assert (await dealer.until("presence"))["roles"] == {"dealer": 1}
                return
            await floor.until("presence", roles=everybody)
            await dealer.until("presence", roles=everybody)
            async with following(house.service(1), tokens["public"], there.id):
                await floor.until("presence", roles={**everybody, "public": 1})
        await floor.until("presence", roles={"floor": 1})


async def test_a_broadcast_has_the_same_numbers_on_every_node(house: House) -> None:
    here, there = house.table()
    token = house.service(0).token("overlay", here.id, delay_s=0)
    shown: list[list[dict[str, Any]]] = []
    player = Player(here.id, random.Random(3))
    async with (
        following(house.service(0), token, here.id) as own,
        following(house.service(1), token, there.id) as other,
    ):
        await asyncio.to_thread(player.roam, house.clients, 40)
        final = here.get()["seq"]
        here.say("level_set", small_blind=final, big_blind=final * 2)
        for overlay in (own, other):
            frames: list[dict[str, Any]] = []
            while not frames or str(final * 2) not in json.dumps(frames[-1]["view"]):
                frames.append(await overlay.until("broadcast"))
            shown.append(frames)
    numbers = [{frame["n"]: frame["view"] for frame in frames} for frames in shown]
    assert [list(each) for each in numbers] == [sorted(each) for each in numbers]
    both = numbers[0].keys() & numbers[1].keys()
    assert len(both) > 10
    assert {n: numbers[0][n] for n in both} == {n: numbers[1][n] for n in both}
    assert len({frame["epoch"] for frames in shown for frame in frames}) == 1


async def test_a_ticket_of_one_node_opens_one_socket_on_another(house: House) -> None:
    here, _ = house.table()
    ticket = here.client.post("/v1/tickets").json()["ticket"]
    hello = {"type": "hello", "ticket": ticket, "subscriptions": [{"table": here.id}]}
    async with raw_socket(house.service(1)) as socket:
        await socket.send(hello)
        assert (await socket.until("welcome"))["role"] == "admin"
        await socket.until("snapshot")
    async with raw_socket(house.service(0)) as socket:
        await socket.send(hello)
        assert await socket.close_code() == (4101, "bad_token")


def test_a_wake_up_that_is_lost_is_made_up_for(house: House) -> None:
    """Both nodes have the table open, and nobody follows it: only the log tells them."""
    tables = house.table()
    for table in tables:
        table.get()
    last = [
        table.say("level_set", small_blind=1 + n, big_blind=99)
        for n, table in enumerate(tables * 3)
    ][-1]["seq"]
    assert house.agree(tables[0].id)["seq"] == last
