"""How uvicorn runs the service: its limits, its socket protocol, its logs and its end.

It makes no application; what the service does is not its business.
"""

import asyncio
import signal
import socket
import sys
import time
from contextlib import AsyncExitStack
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from app.deps import Service
from app.feed.server_protocol import FeedProtocol
from app.settings import Settings
from app.store.errors import StoreError
from app.telemetry.logs import log_config, logger_of, take_stray_failures
from app.telemetry.telemetry import Telemetry

logger = logger_of(__name__)

LARGEST_FRAME: Final = 16 * 1024
PING_EVERY_S: Final = 25.0
PONG_WITHIN_S: Final = 8.0
# Idle sockets and slow downloads would hold a shutdown for good.
SHUTDOWN_WITHIN_S: Final = 5
# Before that each socket gets its last answers, and the code that says "come back".
FEEDS_END_WITHIN_S: Final = 4.0
_LOOK_AGAIN_S: Final = 0.1


def uvicorn_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """What `uvicorn.Server` takes. Host and port are those of the settings."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ssl_certfile=settings.tls_certificate,
        ssl_keyfile=settings.tls_key,
        # `Server` itself begins and ends the service: then what fails is not only logged.
        lifespan="off",
        ws=FeedProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_EVERY_S,
        ws_ping_timeout=PONG_WITHIN_S,
        # It halves what is delivered and doubles the memory of a client.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_WITHIN_S,
        # Ours leaves out queries, in which a client may have put a secret.
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        log_config=log_config(settings.log_level, settings.log_format, settings.node),
    )


class Server(uvicorn.Server):
    """A server that says for a while that it ends, then accepts nobody, then ends in good order.

    A SIGTERM is such an end and no failure: the exit status is 0. What keeps the service from
    starting is raised as it is.
    """

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        super().__init__(uvicorn_config(app, settings))
        self._app = app
        self._telemetry: Telemetry = app.state.telemetry
        self._drain = settings.drain
        self._running = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._running.enter_async_context(self._app.router.lifespan_context(self._app))
        logger.info("startup complete")
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._telemetry.health.drain()
        ends = time.monotonic() + self._drain
        while (left := ends - time.monotonic()) > 0 and not self.force_exit:  # noqa: ASYNC110
            await asyncio.sleep(min(left, _LOOK_AGAIN_S))
        for server in self.servers:
            server.close()
        await self._end_feeds()
        await super().shutdown(sockets)
        if not self.force_exit:
            await self._running.aclose()

    async def _end_feeds(self) -> None:
        """Have each socket answered and told to come back, while nobody is accepted any more."""
        service: Service | None = getattr(self._app.state, "service", None)
        if service is None:
            return
        service.hub.drain()
        ends = time.monotonic() + FEEDS_END_WITHIN_S
        while (  # noqa: ASYNC110
            self._talking() and time.monotonic() < ends and not self.force_exit
        ):
            await asyncio.sleep(_LOOK_AGAIN_S)

    def _talking(self) -> bool:
        return any(
            isinstance(each, FeedProtocol) and not each.close_sent
            for each in self.server_state.connections
        )


def serve(app: FastAPI, settings: Settings, sockets: list[socket.socket] | None = None) -> int:
    """Serve until a signal ends it: 0 when it had started, 2 with one line on standard error when
    the database could not be used any more. `sockets` hold the address already.
    """
    take_stray_failures()
    server = Server(app, settings)
    # Uvicorn raises the signal once more when all is done.
    signal.signal(signal.SIGTERM, _ended_already)
    try:
        server.run(sockets=sockets)
    except Exception as error:
        if isinstance(error, StoreError) and not server.started:
            print(f"floorcall: {error}", file=sys.stderr)
            return 2
        logger.error("the server ended by an error", error=error)
    return 0 if server.started else 1


def _ended_already(number: int, frame: FrameType | None) -> None:
    """What was asked for is done."""
