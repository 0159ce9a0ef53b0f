"""A client of the live feed as any program would write it: it keeps every byte it receives.

It holds no test.
"""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from app.protocol.endpoint import SUBPROTOCOL
from app.protocol.messages import SERVER_MESSAGE
from tests.app.service import Service

PATIENCE = 30.0


class Follower:
    """An open socket. `raw` are the frames as they came, `table` the first that it follows."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.table = ""

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        await self.connection.send(json.dumps(message) if isinstance(message, dict) else message)

    async def receive(self) -> dict[str, Any]:
        """The next message, which has to be one that the protocol knows."""
        async with asyncio.timeout(PATIENCE):
            frame = await self.connection.recv()
        assert isinstance(frame, str)
        self.raw.append(frame)
        SERVER_MESSAGE.validate_json(frame)
        message: dict[str, Any] = json.loads(frame)
        return message

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Skip to the next message of that type with those fields."""
        while True:
            message = await self.receive()
            if message["type"] == kind and fields.items() <= message.items():
                return message

    async def entry(self, seq: int) -> dict[str, Any]:
        """Skip to an entry."""
        return await self.until("entry", seq=seq)

    async def close_code(self) -> tuple[int, str]:
        """Read on until the service closes, and say with what."""
        closed = await self.dropped()
        assert closed.rcvd is not None, "the connection was dropped without a code"
        return closed.rcvd.code, closed.rcvd.reason

    async def dropped(self) -> ConnectionClosed:
        """Read on until the connection ends, with a code or without."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed

    async def observe(self, observation_id: str, table: str, **fields: Any) -> None:
        """Send an observation; the answer comes as a message."""
        expected = {} if "expected_seq" not in fields else {"expected_seq": fields["expected_seq"]}
        observation = {name: value for name, value in fields.items() if name != "expected_seq"}
        await self.send(
            {
                "type": "observe",
                "id": observation_id,
                "table": table,
                "observation": observation,
                **expected,
            }
        )


@asynccontextmanager
async def raw_socket(
    service: Service, *, subprotocol: str | None = SUBPROTOCOL, receive_buffer: int | None = None
) -> AsyncIterator[Follower]:
    """A socket that has said nothing yet; `receive_buffer` bounds the kernel's, in bytes."""
    offered = None if subprotocol is None else [Subprotocol(subprotocol)]
    address = service.address.replace("http", "ws", 1) + "/v1/ws"
    with socket.socket() as sock:
        if receive_buffer is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        sock.connect((httpx.URL(service.address).host, httpx.URL(service.address).port))
        async with connect(
            address,
            sock=sock,
            subprotocols=offered,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            close_timeout=1,
        ) as connection:
            yield Follower(connection)


@asynccontextmanager
async def following(
    service: Service,
    token: str,
    *tables: str | dict[str, Any],
    receive_buffer: int | None = None,
    **hello: Any,
) -> AsyncIterator[Follower]:
    """A socket that has said hello and was welcomed."""
    async with raw_socket(service, receive_buffer=receive_buffer) as follower:
        subscriptions = [{"table": t} if isinstance(t, str) else t for t in tables]
        await follower.send(
            {"type": "hello", "token": token, "subscriptions": subscriptions, **hello}
        )
        welcome = await follower.receive()
        assert welcome["type"] == "welcome"
        follower.table = next(iter(welcome["tables"]), "")
        yield follower
