"""What those who watch receive: a whole hand, from the first moment on, each in their language."""

from contextlib import AsyncExitStack
from typing import Any

import httpx

from tests.app.feed.sockets import following
from tests.app.service import Service, Table

FOLLOWERS = ("dealer", "floor", "director", "device", "public", "auditor", "admin")


def play_a_hand(table: Table) -> None:
    """Everybody calls, everybody checks, the first seat wins: a regular hand to its award."""
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    table.act(1, "call")
    table.act(3, "call")
    table.act(5, "check")
    for cards in (["Ah", "Kd", "7c"], ["2s"], ["9h"]):
        table.say("street_dealt", cards=cards)
        for seat in (3, 5, 1):
            table.act(seat, "check")
    table.say("winner_declared", seats=[1])
    view = table.get()["view"]
    if "pile_counted" in view["advice"]["next"]:
        table.say("pile_counted", place="seat-1", cards=2)
    table.say("pot_pushed")


async def test_a_hand_is_seen_entry_by_entry_each_with_its_whole_view(
    service: Service, table: Table
) -> None:
    before = table.seq
    async with following(service, service.token("public"), table.id) as public:
        snapshot = await public.receive()
        assert (snapshot["type"], snapshot["seq"], snapshot["recovered"]) == (
            "snapshot",
            before,
            False,
        )
        play_a_hand(table)
        last = table.seq
        entries = [await public.receive() for _ in range(last - before)]
    assert [entry["seq"] for entry in entries] == list(range(before + 1, last + 1))
    assert {entry["type"] for entry in entries} == {"entry"}
    assert all(entry["events"] for entry in entries)
    assert all(entry["view"]["seq"] == entry["seq"] for entry in entries)
    hand = entries[-1]["view"]["hand"]
    assert hand["phase"] == "complete"
    assert hand["board"] == ["Ah", "Kd", "7c", "2s", "9h"]
    assert hand["awards"][0]["amount"] == 300
    phases = [entry["view"]["hand"]["phase"] for entry in entries]
    assert phases.index("preflop") < phases.index("flop") < phases.index("river")


async def test_what_a_follower_sees_is_what_the_rest_api_shows(
    service: Service, table: Table
) -> None:
    table.say("hand_begun")
    async with following(service, service.token("floor"), table.id, language="es") as floor:
        snapshot = await floor.until("snapshot")
    with service.client(service.token("floor"), "es") as client:
        shown = table.through(client).get()
    assert shown["view"] == snapshot["view"]
    assert shown["epoch"] == snapshot["epoch"]


async def test_each_follower_is_told_in_their_own_language(service: Service, table: Table) -> None:
    token = service.token("dealer")
    async with (
        following(service, token, table.id, language="en") as english,
        following(service, token, table.id, language="es") as spanish,
    ):
        table.say("hand_begun")
        seq = table.seq
        told: list[dict[str, Any]] = [
            (await follower.entry(seq))["view"]["advice"] for follower in (english, spanish)
        ]
    assert told[0]["prompt"] == told[1]["prompt"]
    assert told[0]["text"] != told[1]["text"]


async def test_every_role_follows_and_gets_each_entry_once(service: Service, table: Table) -> None:
    async with AsyncExitStack() as stack:
        followers = [
            await stack.enter_async_context(following(service, service.token(role), table.id))
            for role in FOLLOWERS
        ]
        for follower in followers:
            await follower.until("snapshot")
        first = table.seq + 1
        play_a_hand(table)
        last = table.seq
        for follower in followers:
            seen: list[int] = []
            while not seen or seen[-1] < last:
                message = await follower.receive()
                if message["type"] == "entry":
                    seen.append(message["seq"])
            assert seen == list(range(first, last + 1))


async def test_one_socket_follows_several_tables(
    service: Service, admin: httpx.Client, table: Table
) -> None:
    other = Table.opened(admin)
    async with following(service, service.token("floor"), table.id, other.id) as floor:
        assert {(await floor.until("snapshot"))["table"] for _ in range(2)} == {
            table.id,
            other.id,
        }
        other.say("hand_begun")
        assert (await floor.entry(other.seq))["table"] == other.id
        table.say("hand_begun")
        assert (await floor.entry(table.seq))["table"] == table.id


async def test_presence_is_counted_for_those_who_work_at_the_table(
    service: Service, table: Table
) -> None:
    async with following(service, service.token("floor"), table.id) as floor:
        await floor.until("presence", roles={"floor": 1})
        async with following(service, service.token("public"), table.id) as public:
            await floor.until("presence", roles={"floor": 1, "public": 1})
            table.say("hand_begun")
            await public.entry(table.seq)
            assert "presence" not in "".join(public.raw)
        await floor.until("presence", roles={"floor": 1})


async def test_a_ping_is_answered(service: Service) -> None:
    async with following(service, service.token("device")) as device:
        await device.send({"type": "ping"})
        assert await device.receive() == {"type": "pong"}


async def test_a_view_can_be_asked_for_again(service: Service, table: Table) -> None:
    async with following(service, service.token("public"), table.id) as public:
        first = await public.receive()
        await public.send({"type": "resync", "table": table.id})
        assert await public.receive() == first
        await public.send({"type": "resync", "table": "another-table"})
        assert (await public.receive())["code"] == "not_subscribed"
        table.say("hand_begun")
        assert (await public.receive())["seq"] == table.seq
