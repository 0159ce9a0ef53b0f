"""Uvicorn's WebSocket protocol with the three things a feed needs of the transport beneath it.

It bounds the kernel's buffer, aborts a peer that does not read, and hands broken text on as
a message; it knows no message of the service's own.
"""

import socket
from asyncio.transports import BaseTransport
from typing import Any, Final, Protocol, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

# The kernel doubles it. Without it three megabytes lie there before anybody notices.
SEND_BUFFER_BYTES: Final = 64 * 1024
# A transport that is closed with unsent bytes waits for its peer for good.
ABORT_AFTER_S: Final = 3.0

# Control frames are answered past every queue, so they need a bound of their own.
MOST_UNSENT_BYTES: Final = 256 * 1024
MOST_FRAGMENTS: Final = 1024

EXTENSION: Final = "floorcall.wire"


class Wire(Protocol):
    """What a connection may do to its transport."""

    async def send_frame(self, text: bytes) -> None:
        """Send one text frame of UTF-8; waits while the peer does not read."""
        ...

    def send_now(self, text: bytes) -> bool:
        """Send one text frame of UTF-8 at once; false when that has to wait, or is too late."""
        ...

    def abort(self) -> None:
        """Drop the connection and everything unsent."""
        ...


class FeedProtocol(WebSocketsSansIOProtocol):
    """Pass the class itself as `uvicorn.Config(ws=FeedProtocol)`."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        # Its debugging writes every frame down, secrets and hidden cards among them.
        self.conn.debug = False

    def connection_made(self, transport: BaseTransport) -> None:
        sock = transport.get_extra_info("socket")
        if sock is not None and sock.family in {socket.AF_INET, socket.AF_INET6}:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_complete:
            return  # refused before any scope was made
        # The accept line is logged with its query, where a client may have put a secret.
        self.scope["query_string"] = b""
        cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNSENT_BYTES:
            self.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.abort()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            # Uvicorn would log a traceback; the endpoint answers what is no text with its code.
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    async def send_frame(self, text: bytes) -> None:
        # Between the word that it may and this task's turn another write can have filled it again.
        while not self.send_now(text):
            if self._is_over():
                raise ClientDisconnected
            await self.writable.wait()

    def send_now(self, text: bytes) -> bool:
        if not self.writable.is_set() or self._is_over():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def _is_over(self) -> bool:
        return (
            self.disconnected
            or self.close_sent
            or self.conn.state is not State.OPEN
            or self.transport.is_closing()
        )

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(self.close_timeout + ABORT_AFTER_S, self.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(ABORT_AFTER_S, self.abort)

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(ABORT_AFTER_S, self.abort)

    def abort(self) -> None:
        if not self.disconnected:
            self.transport.abort()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
