"""One who does not read is closed alone; nobody waits for them and memory stays flat."""

import asyncio
import gc
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from app.feed import connection
from tests.app.feed.sockets import Follower, following
from tests.app.service import Service, Table, said
from tests.scale import scaled

# The stalled client's own kernel keeps no more than this, so that the service notices sooner.
SMALL = 4096


def publish(table: Table, count: int) -> None:
    """So many entries, as fast as they are taken."""
    for start in range(0, count, 100):
        batch: list[dict[str, Any]] = [
            said("level_set", small_blind=number + 1, big_blind=2 * number + 2)
            for number in range(start, min(start + 100, count))
        ]
        assert table.post(batch).status_code == 200


def stall(follower: Follower) -> None:
    follower.connection.transport.pause_reading()


async def gone(floor: Follower, role: str) -> None:
    """Wait until presence no longer counts the role."""
    while True:
        presence = await floor.until("presence")
        if role not in presence["roles"]:
            return


async def test_the_slow_one_is_closed_alone(service: Service, table: Table) -> None:
    async with (
        following(service, service.token("floor"), table.id) as floor,
        following(service, service.token("auditor"), table.id) as reader,
        following(service, service.token("public"), table.id, receive_buffer=SMALL) as slow,
    ):
        first = (await reader.until("snapshot"))["seq"] + 1
        await slow.until("snapshot")
        stall(slow)
        await asyncio.to_thread(publish, table, 700)
        last = table.seq
        seen: list[int] = []
        while not seen or seen[-1] < last:
            message = await reader.receive()
            if message["type"] == "entry":
                seen.append(message["seq"])
        assert seen == list(range(first, last + 1)), "the reader lost nothing to the slow one"
        await gone(floor, "public")
        # The code that was tried stands behind what was not read; a second later it is aborted.
        await asyncio.sleep(2)
        slow.connection.transport.resume_reading()
        closed = await slow.dropped()
        assert closed.rcvd is None or closed.rcvd.code == 4001
        received = [m for m in slow.raw if '"type":"entry"' in m]
        assert len(received) < len(seen)
        table.say("hand_begun")
        await reader.entry(table.seq)


async def test_the_slow_one_is_told_why_when_it_reads_again(
    service: Service, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert connection.ConnectionLimits().close == 1.0
    monkeypatch.setattr(
        connection, "ConnectionLimits", lambda made=connection.ConnectionLimits: made(close=20)
    )
    async with (
        following(service, service.token("floor"), table.id) as floor,
        following(service, service.token("public"), table.id, receive_buffer=SMALL) as slow,
    ):
        stall(slow)
        await asyncio.to_thread(publish, table, 700)
        await gone(floor, "public")
        slow.connection.transport.resume_reading()
        assert await slow.close_code() == (4001, "too_slow")


async def test_who_was_closed_comes_back_and_misses_nothing(service: Service, table: Table) -> None:
    token = service.token("public")
    position = 0
    async with (
        following(service, service.token("floor"), table.id) as floor,
        following(service, token, table.id, receive_buffer=SMALL) as slow,
    ):
        position = (await slow.receive())["seq"]
        stall(slow)
        await asyncio.to_thread(publish, table, 700)
        await gone(floor, "public")
        slow.connection.transport.resume_reading()
        try:
            while True:
                message = await slow.receive()
                assert message["seq"] == position + 1
                position += 1
        except ConnectionClosed:
            pass
    last = table.seq
    assert position < last
    async with following(service, token, {"table": table.id, "since": position}) as back:
        while position < last:
            assert (await back.receive())["seq"] == position + 1
            position += 1


def resident() -> int:
    """The memory of this process, in bytes."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


@pytest.mark.heavy
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs /proc")
async def test_memory_stays_flat_however_many_do_not_read(service: Service, table: Table) -> None:
    # Each in a language and role of its own shares no bytes with another one.
    roles = ("public", "dealer", "auditor", "device")
    wanted = [(role, language) for role in roles for language in ("en", "es")]
    for seat in (2, 4, 6):
        table.say("player_seated", seat=seat, player=f"{seat} " + "x" * 70, stack=10_000)
    await asyncio.to_thread(publish, table, 200)
    before = resident()
    async with AsyncExitStack() as stack:
        for role, language in wanted:
            slow = await stack.enter_async_context(
                following(
                    service,
                    service.token(role),
                    table.id,
                    language=language,
                    receive_buffer=SMALL,
                )
            )
            stall(slow)
        begun = time.monotonic()
        await asyncio.to_thread(publish, table, scaled(2_000, 100_000))
        assert time.monotonic() - begun < scaled(120, 3600)
        grown = resident() - before
    assert grown < 24 * 1024 * 1024
