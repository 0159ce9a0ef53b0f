"""Proves that one who stops reading among hundreds costs the others nothing, and that no junk makes
the service fail or grow.
"""

import asyncio
import contextlib
import json
import random
import statistics
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from app.protocol import close_codes
from app.settings import Settings
from tests.app.feed.sockets import Follower, following, raw_socket
from tests.app.feed.test_bad_messages import GARBAGE
from tests.app.feed.test_slow_clients import SMALL, publish, stall
from tests.app.processes import Node, by_command, free_port
from tests.app.service import ADMIN, Service, Table
from tests.scale import scaled

CLIENTS = scaled(60, 500)
ENTRIES = scaled(600, 2_000)
JUNK = scaled(1_000, 10_000)
AT_ONCE = 16
# Longer than a hello is waited for.
LOOKS_FOR_S = 7.0
MIB = 1024 * 1024

needs_proc = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs /proc")


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    """A service in a process of its own, whose memory is nobody else's."""
    node = Node(Settings(database=tmp_path / "log.db", admin_token=ADMIN, log_level="error"))
    node.start()
    yield node
    node.close()


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


class Reader:
    """Reads on and remembers what came when."""

    def __init__(self, follower: Follower) -> None:
        self.follower = follower
        self.seqs: list[int] = []
        self.at: list[float] = []

    async def until(self, last: int) -> None:
        """Read up to an entry. Its frames are not kept: hundreds of readers would be the growth."""
        while not self.seqs or self.seqs[-1] < last:
            async with asyncio.timeout(60):
                frame = await self.follower.connection.recv(decode=False)
            if b'"type":"entry"' in frame[:40]:
                self.seqs.append(int(frame.split(b'"seq":', 1)[1].split(b",", 1)[0]))
                self.at.append(time.perf_counter())


async def lag(table: Table, readers: list[Reader], begin: int) -> list[float]:
    """Publish entries; how long after the first reader each other one has each of them."""
    before = [len(reader.seqs) for reader in readers]
    reading = [asyncio.create_task(reader.until(begin + ENTRIES)) for reader in readers]
    await asyncio.to_thread(publish, table, ENTRIES)
    await asyncio.gather(*reading)
    for reader, had in zip(readers, before, strict=True):
        assert reader.seqs[had:] == list(range(begin + 1, begin + ENTRIES + 1))
    moments = zip(*(r.at[had:] for r, had in zip(readers, before, strict=True)), strict=True)
    return [max(each) - min(each) for each in moments]


@pytest.mark.heavy
@needs_proc
async def test_who_stops_reading_among_many_costs_the_others_nothing(node: Node) -> None:
    service = Service(node.address, node.settings)
    with service.client() as client:
        table = Table.opened(client)
        token = service.token("public")
        async with AsyncExitStack() as stack:
            readers = []
            for _ in range(CLIENTS):
                follower = await stack.enter_async_context(following(service, token, table.id))
                readers.append(Reader(follower))
            alone = await lag(table, readers, table.seq)
            before = resident(node.pid)
            for _ in range(max(1, CLIENTS // 100)):
                slow = await stack.enter_async_context(
                    following(service, token, table.id, receive_buffer=SMALL)
                )
                stall(slow)
            beside = await lag(table, readers, table.seq)
            grown = resident(node.pid) - before
    print(
        f"{CLIENTS} clients: the last has an entry {statistics.median(alone):.3f} s after the"
        f" first, {statistics.median(beside):.3f} s beside stalled ones; {grown / MIB:.1f} MiB more"
    )
    assert statistics.median(beside) < 2 * statistics.median(alone) + 0.05
    # What may wait for those who do not read, and what the kernel and the allocator keep.
    assert grown < max(1, CLIENTS // 100) * MIB + 12 * MIB


def valid(table: str) -> list[dict[str, Any]]:
    """Messages that are right, to be made wrong."""
    return [
        {"type": "ping"},
        {"type": "resync", "table": table},
        {"type": "hello", "token": "fc_nobody", "subscriptions": [{"table": table, "since": 3}]},
        {
            "type": "observe",
            "id": "junk-1",
            "table": table,
            "expected_seq": 1,
            "observation": {"kind": "player_acted", "seat": 1, "action": "raise", "amount": 300},
        },
        {
            "type": "observe",
            "id": "junk-2",
            "table": table,
            "observation": {"kind": "cards_dealt", "places": [["seat", 1], None], "cards": ["As"]},
        },
    ]


WRONG: list[Any] = [
    None, True, -1, 0, 2**53, 10**26, 1.5, "", "x" * 300, "\x00", "é", [], [[]], {}, {"kind": "x"},
    "As", ["As", "As"], float("inf"),
]  # fmt: skip


def junk(chance: random.Random, table: str) -> str | bytes:
    """One frame that is no message, or only nearly one."""
    how = chance.randrange(6)
    if how == 0:
        return chance.choice(GARBAGE)
    if how == 1:
        return chance.randbytes(chance.randrange(400))
    text = json.dumps(_spoilt(chance, chance.choice(valid(table))))
    if how == 2:
        return text[: chance.randrange(len(text))]
    if how == 3:
        at = chance.randrange(len(text))
        return text[:at] + chr(chance.randrange(1, 0xD7FF)) + text[at + 1 :]
    if how == 4:
        return "".join(chance.choice('{}[]",:0e-\\u') for _ in range(chance.randrange(1, 2_000)))
    return text


def _spoilt(chance: random.Random, message: Any) -> Any:
    if not isinstance(message, dict | list) or not message or chance.random() < 0.2:
        return chance.choice(WRONG)
    spoilt = message.copy()
    place = chance.choice(list(spoilt)) if isinstance(spoilt, dict) else 0
    if isinstance(spoilt, dict) and chance.random() < 0.2:
        spoilt[chance.choice(["surplus", "kind", "__class__", ""])] = spoilt.pop(place)
    else:
        spoilt[place] = _spoilt(chance, spoilt[place])
    return spoilt


async def send_junk(
    service: Service, table: str, tokens: list[str], seed: int, count: int
) -> set[tuple[int, str]]:
    """Send so many frames, on as many sockets as it takes; what they were closed with."""
    # Half a frame is waited for, so several go at once.
    senders = [
        _send_some(service, table, tokens, random.Random(seed + number), count // AT_ONCE)
        for number in range(AT_ONCE)
    ]
    return set().union(*await asyncio.gather(*senders))


async def _send_some(
    service: Service, table: str, tokens: list[str], chance: random.Random, count: int
) -> set[tuple[int, str]]:
    closings: set[tuple[int, str]] = set()
    sent = 0
    while sent < count:
        stranger = chance.random() < 0.2
        opened = (
            raw_socket(service) if stranger else following(service, chance.choice(tokens), table)
        )
        async with opened as follower:
            with contextlib.suppress(ConnectionClosed):
                # A bucket of messages for each: below its limit, or that is all that is tried.
                for _ in range(min(chance.choice((1, 5, 60)), count - sent)):
                    await _send(follower, chance, junk(chance, table))
                    sent += 1
            if not stranger and follower.connection.close_code is None:
                with contextlib.suppress(ConnectionClosed):
                    await follower.send({"type": "hello"})
            try:
                async with asyncio.timeout(LOOKS_FOR_S):
                    closed = await follower.dropped()
            except TimeoutError:
                # Half a frame may come yet: the service waits, until its ping is not answered.
                follower.connection.transport.abort()
                continue
            # Some of it breaks the framing, so that the transport ends without a code.
            if closed.rcvd is not None:
                closings.add((closed.rcvd.code, closed.rcvd.reason))
    return closings


async def _send(follower: Follower, chance: random.Random, frame: str | bytes) -> None:
    how = chance.randrange(12)
    if how == 0:
        # Said to be text, whatever it is.
        raw = frame.encode("utf-8", "surrogatepass") if isinstance(frame, str) else frame
        follower.connection.transport.write(Frame(Opcode.TEXT, raw).serialize(mask=True))
    elif how == 1:
        follower.connection.transport.write(chance.randbytes(chance.randrange(1, 64)))
    elif how == 2 and isinstance(frame, str):
        # In pieces, the way one message may come.
        await follower.connection.send(iter([frame[:7], frame[7:]]))
    else:
        await follower.send(frame)


@pytest.mark.heavy
@needs_proc
async def test_no_junk_makes_the_service_fail_or_grow(tmp_path: Path) -> None:
    said = tmp_path / "stderr"
    port = free_port()
    service = Service(f"http://127.0.0.1:{port}", Settings(port=port))
    with (
        said.open("wb") as stderr,
        by_command(str(tmp_path / "log.db"), port=port, stderr=stderr) as process,
        service.client() as client,
    ):
        table = Table.opened(client)
        tokens = [service.token(role) for role in ("dealer", "floor", "public", "device")]
        tokens.append(service.token("overlay"))
        closings = await send_junk(service, table.id, tokens, 2026, JUNK // 4)
        before = resident(process.pid)
        closings |= await send_junk(service, table.id, tokens, 4052, JUNK - JUNK // 4)
        await asyncio.sleep(0.5)
        grown = resident(process.pid) - before
        async with following(service, tokens[0], table.id) as dealer:
            await dealer.until("snapshot")
            await dealer.send({"type": "ping"})
            await dealer.until("pong")
        table.say("hand_begun")
        assert client.get("/readyz").status_code == 200
    known = {(why.code, why.reason) for why in close_codes.ALL if why is not close_codes.TRY_AGAIN}
    known.add((1011, "keepalive ping timeout"))  # half a frame swallowed the answer
    of_the_frame = {1002, 1007, 1009}
    assert {each for each in closings if each[0] not in of_the_frame} <= known
    assert (4104, "bad_message") in closings
    print(f"{JUNK} frames, {grown / MIB:.1f} MiB more")
    # It levels off after some 17,000 frames, 19 MiB above the first 2,500.
    assert grown < 16 * MIB
    failures = [
        line
        for line in said.read_text().splitlines()
        if "[error" in line or "[warning" in line or "Traceback" in line
    ]
    assert failures == []
