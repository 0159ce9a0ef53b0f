"""The client itself: connections one after another, messages in one order, an answer to each send.

It folds no events and decides nothing: every view comes whole from the service.
"""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final, NoReturn, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Subprotocol

from app.client.closing import Closing
from app.client.coming_back import Backoff, comes_back, may_open_later
from app.client.errors import ClientError, ClosedForGood, Refused, Unreachable
from app.client.positions import Follow, Message, Position
from app.client.rest import Rest, fresh_id
from app.client.sending import Sending
from app.protocol.close_codes import BAD_TOKEN
from app.protocol.endpoint import ADDRESS, SUBPROTOCOL

logger = logging.getLogger(__name__)

PING_EVERY_S: Final = 25.0
PONG_WITHIN_S: Final = 8.0
WELCOME_WITHIN_S: Final = 10.0
LARGEST_MESSAGE: Final = 16 * 1024 * 1024
# What may wait to be read by the program; beyond it the rest is asked for again, later.
MOST_WAITING: Final = 1024
LARGEST_SENT: Final = 16 * 1024
_DROPPED: Final = 1006


class Client(Closing):
    """Follows tables and observes, until it is closed: use it as an async context manager.

    Iterating gives every message but the answers to what was said, as the protocol's JSON:
    `welcome`, `snapshot`, `entry`, `presence`, `resync`, and `broadcast` for an overlay. No
    entry is lost or doubled: after a break the stream goes on where it was, or begins anew
    with a `snapshot` that is not `recovered`. Both iterating and `observe` raise
    `ClosedForGood`, and `Unreachable` after `patience_s` seconds without a connection.

    `ticket` is called for a fresh ticket before each connection, instead of a `token`.
    `console` is the id of a dealer's console, for clients that are one.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        tables: Iterable[str | Follow] = (),
        *,
        ticket: Callable[[], Awaitable[str]] | None = None,
        language: str = "en",
        console: str | None = None,
        patience_s: float | None = None,
        backoff: Backoff | None = None,
    ) -> None:
        if (token is None) == (ticket is None):
            raise ValueError("either a token or a source of tickets")
        self._address = url.replace("http", "ws", 1).rstrip("/") + ADDRESS
        self._token = token
        self._ticket = ticket
        self._language = language
        self._console = console
        self._patience_s = patience_s
        self._backoff = backoff or Backoff()
        self._rest = None if token is None else Rest(url, token, language=language)
        follows = [Follow(each) if isinstance(each, str) else each for each in tables]
        self._positions = {follow.table: Position(follow) for follow in follows}
        self._sending = Sending()
        self._messages: deque[Message] = deque()
        self._arrived = asyncio.Event()
        self._full = False
        self._socket: ClientConnection | None = None
        self._resuming: asyncio.Task[None] | None = None
        self._reached_at = 0.0
        self._failure: ClientError | None = None
        self._closed = False
        self._task: asyncio.Task[None] | None = None

    # Opening and closing

    async def __aenter__(self) -> Self:
        self._reached_at = asyncio.get_running_loop().time()
        self._task = asyncio.create_task(self._run())
        return self

    async def aclose(self) -> None:
        """Close the connection and end every wait; may be called again."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._end(ClientError("the client is closed"))
        if self._rest is not None:
            await self._rest.aclose()

    # Watching

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Message:
        while not self._messages:
            if self._closed:
                raise StopAsyncIteration
            if self._failure is not None:
                raise self._failure
            self._arrived.clear()
            await self._arrived.wait()
        message = self._messages.popleft()
        if not self._messages and self._full:
            # What came meanwhile was left where it is: in the log.
            self._full = False
            self._resume()
        return message

    # Observing

    async def observe(
        self,
        table: str,
        observation: Mapping[str, Any],
        *,
        id: str | None = None,
        expected_seq: int | None = None,
    ) -> int:
        """Say what happened at a table; the entry that it became, or where the table stands.

        It is sent again, under the same `id`, until it is answered: over new connections, over
        REST while no socket can be opened, and when the service cannot take it now. Raises
        `Refused`. Calls that are made at once are taken in their order, unless the service
        cannot take one now.
        """
        expected = {} if expected_seq is None else {"expected_seq": expected_seq}
        message = {
            "type": "observe",
            "id": id or fresh_id(),
            "table": table,
            "observation": dict(observation),
            **expected,
        }
        if len(json.dumps(message)) > LARGEST_SENT:
            raise ValueError(f"an observation takes at most {LARGEST_SENT} bytes")
        attempt = 0
        while True:
            if self._failure is not None:
                raise self._failure
            try:
                return await self._sending.say(message)
            except Refused as refused:
                if not refused.again:
                    raise
            await asyncio.sleep(self._backoff.pause(attempt))
            attempt += 1

    # One connection after another

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        attempt = 0
        while True:
            begun = clock()
            try:
                why = await self._talk()
            except ClientError as error:
                self._end(error)
                return
            except (OSError, InvalidHandshake, EOFError, TimeoutError) as error:
                why = str(error) or type(error).__name__
            except Exception as error:
                self._end(ClientError(f"the client failed: {type(error).__name__}"))
                raise
            finally:
                self._socket = None
            if self._resuming is not None:
                self._resuming = None
                attempt = 0
                continue
            if self._reached_at < begun:
                await self._over_rest()
            elif clock() - begun >= self._backoff.steady:
                attempt = 0
            if self._patience_s is not None and clock() - self._reached_at > self._patience_s:
                self._end(Unreachable(f"{self._address} cannot be reached: {why}"))
                return
            pause = self._backoff.pause(attempt)
            logger.debug("connection ended (%s), coming back in %.2f s", why, pause)
            attempt += 1
            await asyncio.sleep(pause)

    async def _talk(self) -> str:
        """Serve one connection to its end; why it ended.

        Raises `ClosedForGood`, and what a connection that cannot be made raises.
        """
        secret = await self._secret()
        opening = connect(
            self._address,
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            ping_interval=PING_EVERY_S,
            ping_timeout=PONG_WITHIN_S,
            max_size=LARGEST_MESSAGE,
            compression=None,
        )
        try:
            async with opening as socket:
                await socket.send(json.dumps(self._hello(secret)))
                await self._converse(socket)
        except InvalidStatus as refused:
            status = refused.response.status_code
            if may_open_later(status):
                raise
            raise ClosedForGood(status, f"http_{status}") from None
        except ConnectionClosed as closed:
            code, reason = _DROPPED, ""
            if closed.rcvd is not None:
                code, reason = closed.rcvd.code, closed.rcvd.reason
            if not comes_back(code):
                raise ClosedForGood(code, reason or "closed") from None
            return f"{code} {reason}".rstrip()

    async def _secret(self) -> Message:
        if self._ticket is None:
            return {"token": self._token}
        try:
            return {"ticket": await self._ticket()}
        except Unreachable as error:
            raise OSError(str(error)) from error
        except Refused as refused:
            if refused.again:
                raise OSError(refused.code) from refused
            raise ClosedForGood(BAD_TOKEN.code, refused.code) from refused

    def _hello(self, secret: Message) -> Message:
        console = {} if self._console is None else {"client": "console", "console": self._console}
        return {
            "type": "hello",
            **secret,
            "language": self._language,
            "subscriptions": [each.subscription() for each in self._positions.values()],
            **console,
        }

    async def _converse(self, socket: ClientConnection) -> NoReturn:
        async with asyncio.timeout(WELCOME_WITHIN_S):
            welcome = json.loads(await socket.recv())
        self._socket = socket
        self._reached_at = asyncio.get_running_loop().time()
        self._give(welcome)
        self._sending.begin()
        sender = asyncio.create_task(self._send_all(socket))
        try:
            while True:
                self._take(json.loads(await socket.recv()), welcome["epoch"])
        finally:
            self._reached_at = asyncio.get_running_loop().time()
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _send_all(self, socket: ClientConnection) -> None:
        while True:
            await socket.send(json.dumps(await self._sending.next()))

    def _take(self, message: Message, epoch: str) -> None:
        match message["type"]:
            case "ack":
                self._sending.answered(message["id"], int(message["seq"]))
            case "refused":
                self._sending.answered(message["id"], Refused(message))
            case "pong":
                pass
            case _ if self._full or self._resuming is not None:
                pass  # it comes again, once the program has read what waits
            case _:
                position = self._positions.get(message.get("table", ""))
                news = "new" if position is None else position.take(message, epoch)
                if news == "gap":
                    self._resume()
                elif news == "new":
                    self._give(message)

    def _give(self, message: Message) -> None:
        self._messages.append(message)
        self._full = len(self._messages) >= MOST_WAITING
        self._arrived.set()

    def _resume(self) -> None:
        """Open another connection, which goes on from where each stream is."""
        if self._socket is not None and self._resuming is None:
            self._resuming = asyncio.create_task(self._socket.close())

    async def _over_rest(self) -> None:
        """Post what waits, in order, while no socket can be opened."""
        if self._rest is None:
            return
        for said in self._sending.waiting:
            message = said.message
            try:
                seq = await self._rest.observe(
                    message["table"],
                    message["observation"],
                    id=message["id"],
                    expected_seq=message.get("expected_seq"),
                    console=self._console,
                )
            except Unreachable:
                return
            except Refused as refused:
                self._sending.answered(message["id"], refused)
            else:
                self._reached_at = asyncio.get_running_loop().time()
                self._sending.answered(message["id"], seq)

    def _end(self, error: ClientError) -> None:
        if self._failure is None:
            self._failure = error
        self._sending.fail(error)
        self._arrived.set()
