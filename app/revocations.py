"""Ends sockets whose token is over: expired here, or revoked by another process.

It asks the store once for all tokens that are in use; what is revoked in this process needs no
asking, and ends at once.
"""

import asyncio

from app import clock
from app.auth import Tokens
from app.feed.hub import Hub
from app.store import StoreUnavailable
from app.telemetry.logs import logger_of

logger = logger_of(__name__)


class Revocations:
    """Looks every so many seconds, from `start` to `close`."""

    def __init__(self, tokens: Tokens, hub: Hub, every: float) -> None:
        self._tokens = tokens
        self._hub = hub
        self._every = every
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._look()
            except StoreUnavailable:
                continue  # nobody can revoke anything either; who watches may go on
            except Exception as error:
                logger.error("revoked tokens were not looked for", error=error)

    async def _look(self) -> None:
        self._hub.expire(clock.now())
        in_use = self._hub.token_ids()
        if in_use:
            await self._tokens.look_after(in_use)
