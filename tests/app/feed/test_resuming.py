"""Coming back: every missed entry once, in order, then live; or the whole view, never a part."""

import asyncio
import threading
from typing import Any

import pytest

from app.live.chain import Logged
from app.live.desk import Desk
from tests.app.feed.sockets import Follower, following
from tests.app.feed.test_watching import play_a_hand
from tests.app.service import Service, Table
from tests.scale import scaled


async def received(follower: Follower, last: int) -> list[dict[str, Any]]:
    """The entries up to `last`, as they come."""
    entries: list[dict[str, Any]] = []
    while not entries or entries[-1]["seq"] < last:
        message = await follower.receive()
        assert message["type"] == "entry", "a catch-up is entries alone"
        entries.append(message)
    return entries


async def test_what_was_missed_comes_in_order_and_only_the_last_has_a_view(
    service: Service, table: Table
) -> None:
    since = table.seq
    play_a_hand(table)
    last = table.seq
    token = service.token("public")
    async with following(service, token, {"table": table.id, "since": since}) as public:
        entries = await received(public, last)
        assert [entry["seq"] for entry in entries] == list(range(since + 1, last + 1))
        assert [entry["view"] is not None for entry in entries] == [False] * (len(entries) - 1) + [
            True
        ]
        assert entries[-1]["view"]["seq"] == last
        table.say("hand_begun")
        live = await public.receive()
    assert (live["seq"], live["view"]["seq"]) == (last + 1, last + 1)


async def test_the_missed_entries_are_those_of_the_log(service: Service, table: Table) -> None:
    play_a_hand(table)
    token = service.token("public")
    with service.client(token) as client:
        logged = table.through(client).entries()
    async with following(service, token, {"table": table.id, "since": 0}) as public:
        entries = await received(public, table.seq)
    assert [(e["seq"], e["at"], e["events"]) for e in entries] == [
        (e["seq"], e["at"], e["events"]) for e in logged
    ]


async def test_a_client_that_missed_nothing_is_told_so(service: Service, table: Table) -> None:
    wanted = {"table": table.id, "since": table.seq}
    async with following(service, service.token("public"), wanted) as public:
        snapshot = await public.receive()
    assert (snapshot["type"], snapshot["recovered"]) == ("snapshot", True)


async def test_another_epoch_gets_the_whole_view(service: Service, table: Table) -> None:
    token = service.token("public")
    async with following(service, token, table.id) as public:
        epoch = (await public.receive())["epoch"]
    same = {"table": table.id, "since": table.seq - 1, "epoch": epoch}
    async with following(service, token, same) as public:
        assert (await public.receive())["type"] == "entry"
    async with following(service, token, same | {"epoch": "another"}) as public:
        snapshot = await public.receive()
    assert (snapshot["type"], snapshot["recovered"]) == ("snapshot", False)


async def test_a_client_ahead_of_the_log_starts_anew(service: Service, table: Table) -> None:
    wanted = {"table": table.id, "since": table.seq + 1}
    async with following(service, service.token("public"), wanted) as public:
        assert await public.receive() == {"type": "resync", "table": table.id}
        snapshot = await public.receive()
        assert (snapshot["type"], snapshot["recovered"]) == ("snapshot", False)
        table.say("hand_begun")
        assert (await public.receive())["seq"] == table.seq


@pytest.mark.heavy
async def test_nothing_is_missing_or_double_while_others_publish(
    service: Service, table: Table
) -> None:
    """Clients come, leave and come back while the table is played without a pause."""
    stop = threading.Event()
    token = service.token("public")
    play_a_hand(table)

    def play() -> None:
        with service.client() as client:
            own = table.through(client)
            while not stop.is_set():
                play_a_hand(own)

    async def come_and_go(rounds: int, stay: int) -> int:
        position = 0
        for _ in range(rounds):
            wanted = {"table": table.id, "since": position}
            async with following(service, token, wanted) as public:
                for _ in range(stay):
                    message = await public.receive()
                    if message["type"] == "snapshot":
                        assert message["recovered"]
                        assert message["seq"] == position
                        continue
                    assert message["seq"] == position + 1
                    position += 1
        return position

    playing = threading.Thread(target=play)
    playing.start()
    try:
        rounds = scaled(15, 300)
        positions = await asyncio.gather(
            *(come_and_go(rounds, stay) for stay in (1, 2, 3, 5, 8, 13, 40))
        )
    finally:
        stop.set()
        await asyncio.to_thread(playing.join)
    assert all(position > 0 for position in positions)
    assert max(positions) <= table.seq


async def test_what_is_stored_during_a_catch_up_comes_though_nothing_follows_it(
    service: Service, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.say("hand_begun")
    reading = threading.Event()
    stored = threading.Event()
    read = Desk.read

    async def slow_read(desk: Desk, after: int = 0, limit: int | None = None) -> list[Logged]:
        page = await read(desk, after, limit)
        reading.set()
        await asyncio.to_thread(stored.wait, 10)
        return page

    monkeypatch.setattr(Desk, "read", slow_read)
    wanted = {"table": table.id, "since": table.seq - 1}
    async with following(service, service.token("public"), wanted) as public:
        await asyncio.to_thread(reading.wait, 10)
        table.say("hole_cards_dealt")
        stored.set()
        last = table.seq
        assert [(await public.receive())["seq"] for _ in range(2)] == [last - 1, last]
