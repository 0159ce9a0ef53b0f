"""Clients that cost little: requests one after the other on a kept connection, and sockets that
only count.

Not clients to copy: they believe whatever a server of this benchmark answers.
"""

import asyncio
import base64
import os
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast


@dataclass(slots=True)
class Answered:
    """What a run of requests took, in seconds; `spent` is the server's processor time."""

    elapsed: float
    spent: float = 0.0
    latencies: list[float] = field(default_factory=list)
    failed: int = 0

    @property
    def rate(self) -> float:
        """Requests a second."""
        return len(self.latencies) / self.elapsed

    def percentile(self, share: float) -> float:
        """The latency in milliseconds that this share of the requests did not exceed."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1e3


class Kept:
    """One connection that is kept for request after request."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, port: int) -> "Kept":
        """Connect to this machine."""
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def request(
        self, method: str, path: str, body: bytes = b"", token: str = "", *, minimal: bool = False
    ) -> tuple[int, bytes]:
        """The status and body of an answer that says how long it is."""
        authorization = f"authorization: Bearer {token}\r\n" if token else ""
        if minimal:
            authorization += "prefer: return=minimal\r\n"
        self._writer.write(
            f"{method} {path} HTTP/1.1\r\nhost: bench\r\n{authorization}"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n".encode()
            + body
        )
        head = await self._reader.readuntil(b"\r\n\r\n")
        at = head.lower().index(b"content-length:") + 15
        length = int(head[at : head.index(b"\r\n", at)])
        return int(head[9:12]), await self._reader.readexactly(length)

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


async def drive(
    port: int,
    paths: list[str],
    tokens: list[str],
    body: Callable[[int, int], bytes],
    seconds: float,
    *,
    minimal: bool = False,
) -> Answered:
    """Post to every path at once, on each one after the other, for so long. `body` makes the
    n-th body of a path; with `minimal` no view is asked for.
    """
    connections = await asyncio.gather(*(Kept.open(port) for _ in paths))
    answered = Answered(0.0)
    begun = time.perf_counter()

    async def post(number: int) -> None:
        count = 0
        while time.perf_counter() - begun < seconds:
            sent = time.perf_counter()
            status, _ = await connections[number].request(
                "POST", paths[number], body(number, count), tokens[number], minimal=minimal
            )
            answered.latencies.append(time.perf_counter() - sent)
            answered.failed += status != 200
            count += 1

    await asyncio.gather(*(post(number) for number in range(len(paths))))
    answered.elapsed = time.perf_counter() - begun
    for each in connections:
        each.close()
    return answered


class Counting(asyncio.Protocol):
    """A socket of the feed that counts the messages it is sent, and says when each came."""

    def __init__(self, hello: bytes, came: Callable[[bytes], None]) -> None:
        self._hello = hello
        self._came = came
        self._waiting = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # That of uvloop is none by its class, and all of one by its methods.
        transport = cast(asyncio.Transport, transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            "GET /v1/ws HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"
            f"connection: upgrade\r\nsec-websocket-key: {key}\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-protocol: floorcall.v1\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        if not self._open:
            end = self._waiting.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._waiting[: end + 4]
            self._open = True
            if self._hello:
                self.send(self._hello)
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            self._came(frame)

    def _frame(self) -> bytes | None:
        """The payload of the next whole frame; what a server sends is not masked."""
        have = self._waiting
        if len(have) < 2:
            return None
        size, start = have[1], 2
        if size == 126:
            if len(have) < 4:
                return None
            size, start = struct.unpack_from("!H", have, 2)[0], 4
        elif size == 127:
            if len(have) < 10:
                return None
            size, start = struct.unpack_from("!Q", have, 2)[0], 10
        if len(have) < start + size:
            return None
        payload = bytes(have[start : start + size])
        del have[: start + size]
        return payload

    def send(self, text: bytes) -> None:
        """Send one short text frame, masked with zeros."""
        assert self.transport is not None
        size = bytes([0x80 | len(text)])
        if len(text) > 125:
            size = bytes([0x80 | 126]) + struct.pack("!H", len(text))
        self.transport.write(b"\x81" + size + bytes(4) + text)


async def follow(port: int, hello: bytes, came: Callable[[bytes], None]) -> Counting:
    """Open such a socket."""
    loop = asyncio.get_running_loop()
    _, counting = await loop.create_connection(lambda: Counting(hello, came), "127.0.0.1", port)
    await counting.opened
    return counting
