"""The rules of coming back, with a server that breaks every promise of ours."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.typing import Subprotocol

from app.client import Backoff, Client, ClosedForGood, Follow
from app.client.coming_back import comes_back, may_open_later
from app.protocol import close_codes
from app.protocol.endpoint import SUBPROTOCOL

QUICK = Backoff(least=0.01, most=0.1)
EPOCH = "0123456789abcdef"


def entry(seq: int) -> dict[str, Any]:
    return {"type": "entry", "table": "t", "seq": seq, "at": "", "events": [], "view": None}


def snapshot(seq: int, *, recovered: bool) -> dict[str, Any]:
    return {
        "type": "snapshot",
        "table": "t",
        "seq": seq,
        "epoch": EPOCH,
        "recovered": recovered,
        "view": {},
    }


class Liar:
    """Plays one script after the other, a connection each; `hellos` are what it was told."""

    def __init__(self, *scripts: list[dict[str, Any] | int]) -> None:
        self._scripts = list(scripts)
        self.hellos: list[dict[str, Any]] = []
        self.observed: list[dict[str, Any]] = []
        self.answer: Callable[[int, dict[str, Any]], dict[str, Any]] = lambda count, said: {
            "type": "ack",
            "id": said["id"],
            "seq": count,
        }

    async def talk(self, socket: ServerConnection) -> None:
        self.hellos.append(json.loads(await socket.recv()))
        script = self._scripts.pop(0) if self._scripts else []
        welcome = {"type": "welcome", "epoch": EPOCH, "role": "public", "tables": ["t"]}
        await socket.send(json.dumps(welcome))
        for step in script:
            if isinstance(step, int):
                await socket.close(step, "because")
                return
            await socket.send(json.dumps(step))
        async for raw in socket:
            self.observed.append(json.loads(raw))
            answer = self.answer(len(self.observed), self.observed[-1])
            await socket.send(json.dumps(answer))

    @property
    def asked(self) -> list[tuple[int | None, str | None]]:
        wanted = [hello["subscriptions"][0] for hello in self.hellos]
        return [(each.get("since"), each.get("epoch")) for each in wanted]


@asynccontextmanager
async def lying(liar: Liar) -> AsyncIterator[str]:
    async with serve(liar.talk, "127.0.0.1", 0, subprotocols=[Subprotocol(SUBPROTOCOL)]) as server:
        yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"


async def given(client: Client, count: int) -> list[tuple[str, int]]:
    """So many messages besides welcomes."""
    got: list[tuple[str, int]] = []
    async with asyncio.timeout(10):
        async for message in client:
            if message["type"] != "welcome":
                got.append((message["type"], message.get("seq", 0)))
                if len(got) == count:
                    break
    return got


async def test_a_double_entry_is_given_once() -> None:
    liar = Liar([snapshot(4, recovered=False), entry(5), entry(5), entry(3), entry(6)])
    async with lying(liar) as url, Client(url, "x", ["t"], backoff=QUICK) as client:
        assert await given(client, 3) == [("snapshot", 4), ("entry", 5), ("entry", 6)]


async def test_a_gap_is_asked_for_again() -> None:
    liar = Liar(
        [snapshot(4, recovered=False), entry(5), entry(8), entry(9)],
        [entry(number) for number in (6, 7, 8, 9)],
    )
    async with lying(liar) as url, Client(url, "x", ["t"], backoff=QUICK) as client:
        got = await given(client, 6)
    assert got == [("snapshot", 4), *(("entry", number) for number in (5, 6, 7, 8, 9))]
    assert liar.asked == [(None, None), (5, EPOCH)]


async def test_a_gap_that_stays_ends_in_the_whole_view() -> None:
    liar = Liar(
        [snapshot(4, recovered=False), entry(8)],
        [entry(8)],
        [snapshot(8, recovered=False), entry(9)],
    )
    async with lying(liar) as url, Client(url, "x", ["t"], backoff=QUICK) as client:
        assert await given(client, 3) == [("snapshot", 4), ("snapshot", 8), ("entry", 9)]
    assert [since for since, _ in liar.asked] == [None, 4, None]


async def test_a_view_that_is_known_is_given_once() -> None:
    liar = Liar(
        [snapshot(4, recovered=False), 1012],
        [snapshot(4, recovered=True), entry(5), 1001],
        [snapshot(5, recovered=False)],
    )
    async with lying(liar) as url, Client(url, "x", ["t"], backoff=QUICK) as client:
        got = await given(client, 3)
    assert got == [("snapshot", 4), ("entry", 5), ("snapshot", 5)]
    assert liar.asked == [(None, None), (4, EPOCH), (5, EPOCH)]


async def test_a_program_without_a_view_is_given_the_one_that_it_missed_nothing_of() -> None:
    liar = Liar([snapshot(4, recovered=True)])
    async with lying(liar) as url, Client(url, "x", [Follow("t", 4, EPOCH)]) as client:
        assert await given(client, 1) == [("snapshot", 4)]
    assert liar.asked == [(4, EPOCH)]


async def test_what_the_service_says_does_not_continue_begins_anew() -> None:
    liar = Liar(
        [{"type": "resync", "table": "t"}, snapshot(2, recovered=False), entry(3), 4000],
        [entry(4)],
    )
    async with lying(liar) as url, Client(url, "x", [Follow("t", 9)], backoff=QUICK) as client:
        got = await given(client, 4)
    assert got == [("resync", 0), ("snapshot", 2), ("entry", 3), ("entry", 4)]
    assert liar.asked == [(9, None), (3, EPOCH)]


@pytest.mark.parametrize("code", [1000, 1001, 1011, 1012, 1013, 4000, 4001, 4002, 4099])
async def test_it_comes_back_after_a_code_that_says_so(code: int) -> None:
    liar = Liar([code], [snapshot(1, recovered=False)])
    async with lying(liar) as url, Client(url, "x", ["t"], backoff=QUICK) as client:
        assert await given(client, 1) == [("snapshot", 1)]


@pytest.mark.parametrize("code", [1002, 1003, 1008, 1009, 4100, 4101, 4103, 4104, 4999])
async def test_it_stays_away_after_the_others(code: int) -> None:
    liar = Liar([code], [snapshot(1, recovered=False)])
    async with lying(liar) as url, Client(url, "x", ["t"], backoff=QUICK) as client:
        with pytest.raises(ClosedForGood) as closed:
            await given(client, 1)
        assert (closed.value.code, closed.value.reason) == (code, "because")
        assert len(liar.hellos) == 1


async def test_an_observation_that_cannot_be_taken_now_is_said_again_under_its_id() -> None:
    def answer(count: int, said: dict[str, Any]) -> dict[str, Any]:
        codes = ["store_busy", "store_unavailable", "too_many_in_flight"]
        if count <= len(codes):
            code = codes[count - 1]
            return {"type": "refused", "id": said["id"], "code": code, "text": "", "seq": 1}
        return {"type": "ack", "id": said["id"], "seq": 2}

    liar = Liar()
    liar.answer = answer
    async with lying(liar) as url, Client(url, "x", ["t"], backoff=QUICK) as client:
        assert await client.observe("t", {"kind": "hand_begun"}, expected_seq=1) == 2
    assert len(liar.observed) == 4
    assert len({json.dumps(said) for said in liar.observed}) == 1
    assert liar.observed[0]["expected_seq"] == 1


def test_codes_are_split_as_the_protocol_says() -> None:
    for why in close_codes.ALL:
        assert comes_back(why.code) == (why.code < 4100)
    assert comes_back(1006)
    assert [status for status in (400, 403, 404, 429, 500, 502, 503) if may_open_later(status)] == [
        429,
        500,
        502,
        503,
    ]


def test_waits_grow_to_a_bound_and_are_never_the_same() -> None:
    backoff = Backoff(least=0.25, most=10.0)
    for attempt in range(60):
        longest = min(10.0, 0.25 * 2.0**attempt)
        pauses = [backoff.pause(attempt) for _ in range(50)]
        assert all(longest / 2 <= pause <= longest for pause in pauses)
        assert len(set(pauses)) > 40
    assert backoff.pause(10_000) <= 10.0
