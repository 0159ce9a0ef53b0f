"""The service stops, starts again or loses a wake-up: nobody hangs and nothing is missing."""

import asyncio
import time
from pathlib import Path

import pytest

from app.feed.hub import Hub, Published
from tests.app.feed.sockets import following, raw_socket
from tests.app.feed.test_slow_clients import SMALL, publish, stall
from tests.app.feed.test_watching import play_a_hand
from tests.app.service import Table, serving


async def test_a_shutdown_waits_for_no_socket(tmp_path: Path) -> None:
    running = serving(tmp_path / "log.db")
    service = await asyncio.to_thread(running.__enter__)
    try:
        with service.client() as client:
            table = Table.opened(client)
            token = service.token("public")
            async with (
                following(service, token, table.id) as idle,
                raw_socket(service) as silent,
                following(service, token, table.id, receive_buffer=SMALL) as stalled,
            ):
                await idle.until("snapshot")
                stall(stalled)
                # More than every buffer below the queue holds, less than would close it.
                await asyncio.to_thread(publish, table, 250)
                begun = time.monotonic()
                await asyncio.to_thread(running.__exit__, None, None, None)
                took = time.monotonic() - begun
                assert await idle.close_code() == (4003, "shutting_down")
                await silent.dropped()
    except BaseException as error:
        running.__exit__(type(error), error, error.__traceback__)
        raise
    assert took < 15


async def test_after_a_restart_a_client_goes_on_where_it_was(tmp_path: Path) -> None:
    database = tmp_path / "log.db"
    with serving(database) as service, service.client() as client:
        table = Table.opened(client)
        token = service.token("public")
        async with following(service, token, table.id) as public:
            snapshot = await public.receive()
        table.say("hand_begun")
        table.say("hole_cards_dealt")
        last = table.seq
    with serving(database) as service:
        wanted = {"table": table.id, "since": snapshot["seq"], "epoch": snapshot["epoch"]}
        async with following(service, token, wanted) as public:
            seqs = [(await public.receive())["seq"] for _ in range(last - snapshot["seq"])]
            assert seqs == list(range(snapshot["seq"] + 1, last + 1))
            with service.client() as again:
                table.through(again).act(1, "call")
            assert (await public.receive())["seq"] == last + 1


async def test_a_lost_wake_up_delays_and_never_loses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Hub.publish
    lost: list[int] = []

    def lossy(hub: Hub, entry: Published) -> None:
        if entry.seq % 3 == 0:
            lost.append(entry.seq)
        else:
            told(hub, entry)

    monkeypatch.setattr(Hub, "publish", lossy)
    with serving(tmp_path / "log.db") as service, service.client() as client:
        table = Table.opened(client)
        async with following(service, service.token("public"), table.id) as public:
            first = (await public.receive())["seq"] + 1
            play_a_hand(table)
            while table.seq % 3 != 1:
                table.say("floor_called", reason=f"entry {table.seq}")
            last = table.seq
            entries = [await public.receive() for _ in range(last - first + 1)]
    assert [entry["seq"] for entry in entries] == list(range(first, last + 1))
    assert len([seq for seq in lost if seq >= first]) >= 4
    assert entries[-1]["view"]["seq"] == last
