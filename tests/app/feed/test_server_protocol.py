"""What the server does beneath a socket, with an application that only echoes or floods."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from app.feed.server_protocol import EXTENSION, SEND_BUFFER_BYTES, FeedProtocol


class Program:
    """Echoes texts; `flood` sends without an end; it remembers what it was given."""

    def __init__(self) -> None:
        self.received: list[dict[str, Any]] = []
        self.scopes: list[Scope] = []
        self.ended = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        self.scopes.append(scope)
        wire = scope["extensions"][EXTENSION]
        await receive()
        await send({"type": "websocket.accept"})
        try:
            while (message := await receive())["type"] != "websocket.disconnect":
                self.received.append(dict(message))
                if message.get("text") == "flood":
                    while True:
                        await wire.send_frame(b"x" * 4096)
                if message.get("text") == "abort":
                    wire.abort()
                if message.get("text") is not None:
                    await wire.send_frame(message["text"].encode())
        except ClientDisconnected:
            pass
        finally:
            self.ended.set()


@contextlib.asynccontextmanager
async def served(program: Program, **settings: Any) -> AsyncIterator[str]:
    config = uvicorn.Config(
        program,
        ws=FeedProtocol,
        lifespan="off",
        log_config=None,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        **settings,
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:  # noqa: ASYNC110 -- uvicorn has no event for it
            await asyncio.sleep(0.01)
        try:
            yield f"ws://127.0.0.1:{port}/"
        finally:
            server.should_exit = True
            await asyncio.wait_for(serving, 15)


async def stalled(uri: str) -> ClientConnection:
    """A client that never reads: its socket is not even read by its own loop."""
    client = await connect(uri, compression=None, ping_interval=None)
    client.transport.pause_reading()
    return client


async def test_frames_arrive_as_text_and_the_kernel_buffer_is_bounded() -> None:
    program = Program()
    async with served(program) as uri, connect(uri) as client:
        await client.send("café")
        assert await client.recv() == "café"
        wire = program.scopes[0]["extensions"][EXTENSION]
        bound = wire.transport.get_extra_info("socket").getsockopt(
            socket.SOL_SOCKET, socket.SO_SNDBUF
        )
        assert bound <= 2 * SEND_BUFFER_BYTES


async def test_a_query_is_neither_logged_nor_passed_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    program = Program()
    with caplog.at_level(logging.INFO):
        async with served(program) as uri, connect(f"{uri}?token=planted-secret") as client:
            await client.send("a")
            await client.recv()
    assert program.scopes[0]["query_string"] == b""
    assert "accepted" in caplog.text
    assert "planted-secret" not in caplog.text


async def test_broken_text_reaches_the_application_as_no_text(
    caplog: pytest.LogCaptureFixture,
) -> None:
    program = Program()
    async with served(program) as uri, connect(uri) as client:
        client.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        await client.send("after")
        assert await client.recv() == "after"
    assert program.received[0].get("text") is None
    assert "Traceback" not in caplog.text


async def test_a_peer_that_does_not_read_is_aborted_by_the_heartbeat() -> None:
    program = Program()
    async with served(program, ws_ping_interval=0.2, ws_ping_timeout=0.2) as uri:
        client = await stalled(uri)
        await client.send("flood")
        # The server's own close would wait for this peer for good.
        await asyncio.wait_for(program.ended.wait(), 10)
        client.transport.abort()


async def test_a_peer_that_does_not_read_does_not_hold_the_shutdown() -> None:
    program = Program()
    async with served(program, ws_ping_interval=None) as uri:
        client = await stalled(uri)
        await client.send("flood")
        await asyncio.sleep(0.3)
        begun = asyncio.get_running_loop().time()
    assert asyncio.get_running_loop().time() - begun < 10
    assert program.ended.is_set()
    client.transport.abort()


async def test_pings_without_reading_the_pongs_end_in_an_abort() -> None:
    program = Program()
    async with served(program, ws_ping_interval=None) as uri:
        client = await stalled(uri)
        ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 1000
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(20):
                while not program.ended.is_set():
                    client.transport.write(ping)
                    await asyncio.sleep(0.005)
        assert program.ended.is_set()
        client.transport.abort()


async def test_endless_fragments_end_in_an_abort() -> None:
    program = Program()
    async with served(program) as uri:
        client = await connect(uri)
        empty = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
        client.transport.write(
            Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True) + empty * 5000
        )
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(client.recv(), 5)
        assert program.received == []
