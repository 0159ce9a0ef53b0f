"""One socket from its handshake to its close: two loops, and whichever ends first ends both.

It knows no table: a session does.
"""

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Final, cast

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from app.auth import NotAuthenticated
from app.broadcast.session import BroadcastSession
from app.deps import Service
from app.feed.hub import Hub
from app.feed.server_protocol import EXTENSION, Wire
from app.feed.session import Session
from app.feed.subscriber import Subscriber
from app.gate import RateLimited, address_of
from app.live.books import RulebookNotHere
from app.live.desks import UnknownTable
from app.problems import Problem
from app.protocol.close_codes import (
    BAD_TOKEN,
    DELAY_REFUSED,
    FORBIDDEN,
    NO_HELLO,
    NO_SUBPROTOCOL,
    PROTOCOL,
    RATE_LIMITED,
    RULEBOOK_NOT_HERE,
    SHUTTING_DOWN,
    TOKEN_EXPIRED,
    TOKEN_REVOKED,
    TOO_SLOW,
    TRY_AGAIN,
    Closing,
)
from app.protocol.endpoint import SUBPROTOCOL
from app.protocol.messages import CLIENT_MESSAGE, Hello
from app.rate import TokenBucket
from app.telemetry.logs import logger_of

logger = logger_of(__name__)

_NOT_AUTHENTICATED: Final = {"token_expired": TOKEN_EXPIRED, "token_revoked": TOKEN_REVOKED}


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """Times are seconds; `per_second` and `burst` count the client's messages."""

    hello: float = 5.0
    close: float = 1.0
    finish: float = 2.0
    per_second: float = 50.0
    burst: int = 100


class Gone(Exception):
    """The client has left; there is nobody to close."""


class Connection:
    """Serves one accepted or refused socket; `serve` returns once it is over."""

    def __init__(
        self,
        websocket: WebSocket,
        service: Service,
        hub: Hub,
        limits: ConnectionLimits | None = None,
    ) -> None:
        self._websocket = websocket
        self._service = service
        self._hub = hub
        self._metrics = service.telemetry.metrics
        self._limits = limits or ConnectionLimits()
        self._wire = cast(
            Wire | None, cast(dict[str, object], websocket.scope["extensions"]).get(EXTENSION)
        )
        self._subscriber = Subscriber(send_now=None if self._wire is None else self._wire.send_now)

    async def serve(self) -> None:
        """Talk with the client until one side ends it."""
        try:
            why = await self._talk()
        except Gone:
            self._metrics.closings.labels("gone").inc()
            return
        self._metrics.closings.labels(why.reason).inc()
        await self._close(why)

    async def _talk(self) -> Closing:
        offered = SUBPROTOCOL in self._websocket.scope["subprotocols"]
        # A browser learns why only from a close code, so even this one is accepted first.
        await self._websocket.accept(subprotocol=SUBPROTOCOL if offered else None)
        gate, address = self._service.gate, address_of(self._websocket)
        try:
            gate.socket(address)
            if not offered:
                return NO_SUBPROTOCOL
            hello = await self._hello()
            if isinstance(hello, Closing):
                gate.failed(address)
                return hello
            if hello.ticket is not None:
                principal = await gate.by_ticket(hello.ticket, address)
            else:
                principal = await gate.by_token(hello.token or "", address)
        except RateLimited:
            return RATE_LIMITED
        except NotAuthenticated as error:
            return _NOT_AUTHENTICATED.get(error.code, BAD_TOKEN)
        except Gone:
            raise
        except Exception as error:
            return self._failed(error)
        # Before anything else is waited for, or a revocation in between would be missed.
        self._hub.opened(principal, self._subscriber)
        self._metrics.sockets.labels(principal.role).inc()
        kind = BroadcastSession if principal.may("broadcast.see") else Session
        session = kind(self._service, self._hub, principal, hello, self._subscriber)
        try:
            return await self._converse(session)
        finally:
            session.end()
            self._hub.ended(principal, self._subscriber)
            self._metrics.sockets.labels(principal.role).dec()

    async def _hello(self) -> Hello | Closing:
        try:
            async with asyncio.timeout(self._limits.hello):
                raw = await self._receive()
        except TimeoutError:
            return NO_HELLO
        if raw is None:
            return PROTOCOL
        try:
            message = CLIENT_MESSAGE.validate_json(raw)
        except ValidationError:
            return PROTOCOL
        return message if isinstance(message, Hello) else NO_HELLO

    async def _converse(self, session: Session | BroadcastSession) -> Closing:
        try:
            await session.begin()
        except Problem as problem:
            return DELAY_REFUSED if problem.code == "delay_refused" else FORBIDDEN
        except UnknownTable:
            return FORBIDDEN
        except RulebookNotHere:
            return RULEBOOK_NOT_HERE
        except Exception as error:
            return self._failed(error)
        loops: list[asyncio.Task[Closing] | asyncio.Task[None]] = [
            asyncio.create_task(self._receive_all(session)),
            asyncio.create_task(self._send_all()),
            asyncio.create_task(session.follow()),
            asyncio.create_task(self._subscriber.closed()),
            asyncio.create_task(self._finish(session)),
        ]
        try:
            await asyncio.wait(loops, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for loop in loops:
                loop.cancel()
            ended = await asyncio.gather(*loops, return_exceptions=True)
        if self._subscriber.closing is not None:
            return self._subscriber.closing
        for outcome in ended:
            if isinstance(outcome, Gone):
                raise outcome
        for outcome in ended:
            if isinstance(outcome, Exception):
                return self._failed(outcome)
        return TRY_AGAIN

    async def _receive_all(self, session: Session | BroadcastSession) -> None:
        clock = asyncio.get_running_loop().time
        bucket = TokenBucket(self._limits.per_second, self._limits.burst, clock())
        while self._subscriber.closing is None:
            raw = await self._receive()
            if self._subscriber.finishing:
                continue  # it has no answer, so its client sends it again to the next node
            if not bucket.take(clock()):
                self._subscriber.close(RATE_LIMITED)
            elif raw is None:
                self._subscriber.close(PROTOCOL)
            else:
                session.take(raw)

    async def _send_all(self) -> None:
        while (message := await self._subscriber.take()) is not None:
            try:
                if self._wire is None:
                    await self._websocket.send_text(message.decode())
                else:
                    await self._wire.send_frame(message)
            except (ClientDisconnected, WebSocketDisconnect):
                raise Gone from None

    async def _finish(self, session: Session | BroadcastSession) -> None:
        """End the socket in good order once that is asked for, within `limits.finish`."""
        await self._subscriber.finished()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._limits.finish):
                await session.landed()
                await self._subscriber.sent()
        self._subscriber.close(SHUTTING_DOWN)

    async def _receive(self) -> str | None:
        """The next text; None when the frame was none. Raises `Gone`."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        return text

    async def _close(self, why: Closing) -> None:
        """Say why, for as long as `limits.close`; then no client is waited for any more."""
        try:
            async with asyncio.timeout(self._limits.close):
                await self._websocket.close(why.code, why.reason)
        except (TimeoutError, ClientDisconnected, WebSocketDisconnect, RuntimeError):
            self._abort()
            return
        if why is TOO_SLOW:
            # The code stands behind all that the client has not read: it has this long.
            await asyncio.sleep(self._limits.close)
            self._abort()

    def _abort(self) -> None:
        if self._wire is not None:
            self._wire.abort()

    def _failed(self, error: Exception) -> Closing:
        logger.error("a socket failed", error=error)
        return TRY_AGAIN
