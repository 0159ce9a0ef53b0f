"""A bad line between a client and its service.

It holds no test.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.app.service import Service


class Line:
    """A TCP line to a service that can be cut, or that lets no socket be opened."""

    def __init__(self, service: Service) -> None:
        self._to = int(service.address.rpartition(":")[2])
        self._writers: set[asyncio.StreamWriter] = set()
        self._busy: set[asyncio.Task[None]] = set()
        self.closed_to_sockets = False
        self.opened = 0
        self.address = ""

    def cut(self) -> None:
        """Drop every connection that is on the line, without a word."""
        for writer in self._writers:
            writer.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._busy.add(task)
        self._writers.add(writer)
        there = None
        try:
            first = await reader.read(65536)
            if b"upgrade: websocket" in first.lower():
                self.opened += 1
                if self.closed_to_sockets:
                    writer.write(b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n")
                    await writer.drain()
                    return
            back, there = await asyncio.open_connection("127.0.0.1", self._to)
            self._writers.add(there)
            there.write(first)
            await asyncio.wait(
                [
                    asyncio.create_task(_pour(reader, there)),
                    asyncio.create_task(_pour(back, writer)),
                ]
            )
        except OSError:
            pass
        finally:
            for each in (writer, there):
                if each is not None:
                    self._writers.discard(each)
                    each.close()
            self._busy.discard(task)


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def line_to(service: Service) -> AsyncIterator[Line]:
    """A line to the service, as long as the block lasts."""
    line = Line(service)
    server = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    line.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        server.close()
        line.cut()
        while line._busy:
            await asyncio.wait(tuple(line._busy))
