"""Whatever a socket sends, it gets a code, nothing changes, and everybody else goes on."""

import asyncio
import json
import logging
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode

from app.feed import connection
from app.protocol.endpoint import SUBPROTOCOL
from tests.app.feed.sockets import Follower, following, raw_socket
from tests.app.service import Service, Table

GARBAGE: list[str | bytes] = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "42",
    "NaN",
    '"hello"',
    '{"type":"no_such_type"}',
    '{"type":"ping","surplus":1}',
    '{"type":"ping"}{"type":"ping"}',
    '{"type":null}',
    '{"type":"welcome","role":"admin","epoch":"x","language":"en","tables":[]}',
    '{"type":"observe","table":"t","observation":{"kind":"hand_begun"}}',
    '{"type":"observe","id":7,"table":"t","observation":{"kind":"hand_begun"}}',
    '{"type":"observe","id":"a b","table":"t","observation":{"kind":"hand_begun"}}',
    "[" * 16_000,
    '{"a":' * 3_000,
    '{"type":"ping","\\ud800":1}',
    "\x00",
    b"\x00\x01\x02",
    b'{"type":"ping"}',
]


async def still_works(service: Service) -> None:
    async with following(service, service.token("public")) as follower:
        await follower.send({"type": "ping"})
        assert await follower.receive() == {"type": "pong"}


@pytest.mark.parametrize("frame", GARBAGE, ids=lambda frame: repr(frame)[:40])
async def test_garbage_closes_its_own_socket_alone(service: Service, frame: str | bytes) -> None:
    token = service.token("dealer")
    async with following(service, token) as other:
        async with following(service, token) as follower:
            await follower.send(frame)
            assert await follower.close_code() == (4104, "bad_message")
        async with raw_socket(service) as stranger:
            await stranger.send(frame)
            code, reason = await stranger.close_code()
            assert code == 4104
            assert reason in {"bad_message", "hello_expected"}
        await other.send({"type": "ping"})
        assert await other.receive() == {"type": "pong"}


async def test_broken_utf8_is_answered_with_a_code(service: Service) -> None:
    async with following(service, service.token("dealer")) as follower:
        broken = Frame(Opcode.TEXT, b'{"type":"\xff\xfe"}').serialize(mask=True)
        follower.connection.transport.write(broken)
        assert await follower.close_code() == (4104, "bad_message")
    await still_works(service)


async def test_a_frame_that_is_too_large_is_refused(service: Service, table: Table) -> None:
    async with following(service, service.token("dealer"), table.id) as follower:
        await follower.send(json.dumps({"type": "ping", "x": "y" * 16 * 1024}))
        code, _ = await follower.close_code()
        assert code == 1009
    await still_works(service)


async def test_a_second_hello_is_a_fault(service: Service) -> None:
    token = service.token("dealer")
    async with following(service, token) as follower:
        await follower.send({"type": "hello", "token": token})
        assert await follower.close_code() == (4104, "bad_message")


async def test_the_first_message_has_to_be_hello(service: Service) -> None:
    async with raw_socket(service) as stranger:
        await stranger.send({"type": "ping"})
        assert await stranger.close_code() == (4104, "hello_expected")


async def test_who_never_says_hello_is_closed(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert connection.ConnectionLimits().hello == 5.0
    monkeypatch.setattr(
        connection, "ConnectionLimits", lambda made=connection.ConnectionLimits: made(hello=0.3)
    )
    async with raw_socket(service) as stranger:
        assert await stranger.close_code() == (4104, "hello_expected")


@pytest.mark.parametrize("subprotocol", [None, "graphql-ws", "floorcall.v2"])
async def test_the_subprotocol_has_to_be_offered(service: Service, subprotocol: str | None) -> None:
    async with raw_socket(service, subprotocol=subprotocol) as stranger:
        assert stranger.connection.subprotocol is None
        assert await stranger.close_code() == (4104, "subprotocol_expected")
    async with raw_socket(service) as stranger:
        assert stranger.connection.subprotocol == SUBPROTOCOL


@pytest.mark.parametrize(
    "hello",
    [
        {"token": "x", "ticket": "y"},
        {},
        {"token": "x", "language": "fr"},
        {"token": "x", "subscriptions": [{"table": "a"}, {"table": "a"}]},
        {"token": "x", "subscriptions": [{"table": "a", "since": -1}]},
        {"token": "x", "subscriptions": [{"table": "a", "since": True}]},
        {"token": "x", "subscriptions": [{"table": f"t{n}"} for n in range(65)]},
        {"token": "x" * 300},
        {"token": ""},
        {"token": 7},
    ],
)
async def test_a_malformed_hello_is_a_fault(service: Service, hello: dict[str, object]) -> None:
    async with raw_socket(service) as stranger:
        await stranger.send({"type": "hello", **hello})
        assert await stranger.close_code() == (4104, "bad_message")


async def test_too_many_messages_close_with_a_code_to_come_back(service: Service) -> None:
    async with following(service, service.token("device")) as device:
        for _ in range(400):
            await device.send({"type": "ping"})
        assert await device.close_code() == (4002, "rate_limited")
    await still_works(service)


async def test_fifty_messages_a_second_pass(service: Service) -> None:
    async with following(service, service.token("device")) as device:
        for _ in range(10):
            for _ in range(10):
                await device.send({"type": "ping"})
            await asyncio.sleep(0.05)
        for _ in range(100):
            assert await device.receive() == {"type": "pong"}


async def test_nothing_that_was_sent_is_logged_or_sent_back(
    service: Service, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    planted = "planted-secret-QsJd"
    messages: list[Callable[[Follower], object]] = [
        lambda follower: follower.send({"type": "hello", "token": planted}),
        lambda follower: follower.send({"type": planted}),
        lambda follower: follower.send({"type": "ping", planted: planted}),
    ]
    received = ""
    with caplog.at_level(logging.DEBUG, logger="app"):
        for send in messages:
            async with raw_socket(service) as stranger:
                await send(stranger)  # type: ignore[misc]
                received += repr(await stranger.close_code())
        async with following(service, service.token("dealer")) as dealer:
            observation: dict[str, object] = {
                "kind": "player_acted",
                "seat": planted,
                "action": "fold",
            }
            await dealer.send(
                {"type": "observe", "id": "a", "table": table.id, "observation": observation}
            )
            await dealer.until("refused")
            observation = {"kind": "player_acted", "seat": 1, "action": "fold", planted: 1}
            await dealer.send(
                {"type": "observe", "id": "a", "table": table.id, "observation": observation}
            )
            await dealer.until("refused")
            received += "".join(dealer.raw)
    assert planted not in received
    assert planted not in caplog.text
