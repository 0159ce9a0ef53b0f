"""The bus over NATS core: one subject a table, kept connected for as long as the node runs.

It stores nothing: while no server answers, only the newest hint of each subject waits here.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final

from nats.aio.client import Client
from nats.aio.msg import Msg

from app.bus.bus import BusState, Heard
from app.bus.hints import Hint, read_hint, subject_of, write_hint
from app.bus.local import hand_on
from app.telemetry.logs import logger_of

logger = logger_of(__name__)

MOST_WAITING: Final = 10_000
# Of hints that came and wait to be looked at.
MOST_HEARD_BYTES: Final = 8 * 1024 * 1024
MOST_UNSENT_BYTES: Final = 1024 * 1024
TRY_AGAIN_S: Final = 1
CONNECT_WITHIN_S: Final = 2
PING_EVERY_S: Final = 5
# After so long without a server the connection is made anew, whatever the library believes.
STUCK_AFTER_S: Final = 30.0
LOOK_AGAIN_S: Final = 5.0
LAST_WORDS_S: Final = 1.0


class NatsBus:
    """See `Bus` for what each method promises.

    `servers` are URLs of one cluster, which may hold a password; `prefix` is shared by the
    nodes of one log and by nobody else.
    """

    def __init__(self, servers: Sequence[str], prefix: str) -> None:
        self._servers = list(servers)
        self._prefix = prefix
        self._heard: list[Heard] = []
        self._waiting: dict[str, Hint] = {}
        self._stirred = asyncio.Event()
        self._client: Client | None = None
        self._task: asyncio.Task[None] | None = None
        self._said_away = False

    @property
    def state(self) -> BusState:
        client = self._client
        return "connected" if client is not None and client.is_connected else "away"

    def subscribe(self, heard: Heard) -> None:
        self._heard.append(heard)

    def tell(self, hint: Hint) -> None:
        subject = subject_of(hint)
        # Put in again, the newer hint also stands at the end of the row.
        known = self._waiting.pop(subject, None)
        if known is not None or len(self._waiting) < MOST_WAITING:
            self._waiting[subject] = hint
            self._stirred.set()

    async def start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._stay_connected())

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is None:
            return
        client = self._client
        if client is not None and client.is_connected:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(LAST_WORDS_S):
                    await self._send(client)
                    await client.flush()
        while not task.done():
            # The library swallows a cancellation that comes while it writes.
            task.cancel()
            await asyncio.wait([task], timeout=LAST_WORDS_S)
        self._heard.clear()
        self._waiting.clear()

    async def _stay_connected(self) -> None:
        while True:
            client = Client()
            try:
                await self._serve(client)
            except Exception as error:
                self._away(error)
            finally:
                self._client = None
                await _ended(client)
            await asyncio.sleep(TRY_AGAIN_S)

    async def _serve(self, client: Client) -> None:
        """Pass hints on in both directions until the connection is lost for good."""
        await client.connect(
            self._servers,
            name="floorcall",
            no_echo=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=TRY_AGAIN_S,
            connect_timeout=CONNECT_WITHIN_S,
            ping_interval=PING_EVERY_S,
            pending_size=MOST_UNSENT_BYTES,
            flush_timeout=LAST_WORDS_S,
            error_cb=self._failed,
            disconnected_cb=self._stir,
            reconnected_cb=self._back,
            closed_cb=self._stir,
        )
        await client.subscribe(
            f"{self._prefix}.>", cb=self._take, pending_bytes_limit=MOST_HEARD_BYTES
        )
        self._client = client
        await self._back()
        clock = asyncio.get_running_loop().time
        seen = clock()
        while not client.is_closed and clock() - seen < STUCK_AFTER_S:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AGAIN_S):
                    await self._stirred.wait()
            self._stirred.clear()
            if client.is_connected:
                seen = clock()
                await self._send(client)

    async def _send(self, client: Client) -> None:
        while self._waiting:
            subject = next(iter(self._waiting))
            hint = self._waiting.pop(subject)
            await client.publish(f"{self._prefix}.{subject}", write_hint(hint))

    async def _take(self, message: Msg) -> None:
        hint = read_hint(message.subject.removeprefix(f"{self._prefix}."), message.data)
        if hint is not None:
            hand_on(hint, self._heard)

    async def _failed(self, error: Exception) -> None:
        self._away(error)

    async def _stir(self) -> None:
        self._stirred.set()

    async def _back(self) -> None:
        if self._said_away:
            logger.info("the bus is back")
        self._said_away = False
        self._stirred.set()

    def _away(self, error: BaseException) -> None:
        # Once, not at each attempt.
        if not self._said_away and self.state == "away":
            logger.warning("the bus is away, others hear later", error=error)
            self._said_away = True


async def _ended(client: Client) -> None:
    with contextlib.suppress(Exception):
        async with asyncio.timeout(LAST_WORDS_S):
            await client.close()
