"""Puts the service together: routers, error answers, the boundary around them, its lifespan.

It decides nothing about a request; each router and layer has its own module.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

from fastapi import FastAPI
from fastapi.middleware.cors import CORSMiddleware
from fastapi.telemetry import TelemetryConfig

from app.api import (
    audit,
    dealers,
    docs,
    drills,
    floor,
    hands,
    health,
    history,
    installing,
    log,
    metrics,
    observations,
    page,
    pages,
    pairings,
    rulebooks,
    seals,
    tables,
    tokens,
)
from app.api.express import Express
from app.api.replies import EXPECTED, answer_problem
from app.api.schema import openapi_of
from app.boundary import Boundary
from app.feed import asyncapi_page, socket
from app.lifespan import running
from app.origins import OriginCheck
from app.settings import Settings
from app.store.errors import StoreError
from app.telemetry.logs import logger_of
from app.telemetry.telemetry import Telemetry, telemetry_of

logger = logger_of(__name__)

# FastAPI's own would send exceptions with their words to whatever the process has set up.
_NO_TELEMETRY: Final[TelemetryConfig] = {
    "tracing": False,
    "metrics": False,
    "logs": False,
    "operation_spans": False,
    "auto_configure": False,
}

ROUTERS = (
    tables,
    observations,
    seals,
    log,
    hands,
    history,
    floor,
    audit,
    rulebooks,
    tokens,
    pairings,
    dealers,
    drills,
    health,
    metrics,
    docs,
    page,
    pages,
    installing,
    socket,
    asyncapi_page,
)


def create_app(settings: Settings | None = None, telemetry: Telemetry | None = None) -> FastAPI:
    """The ASGI application; its store is opened when it starts and closed when it ends."""
    chosen = settings or Settings()
    watched = telemetry or telemetry_of(chosen)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        started = False
        try:
            async with running(app, chosen):
                started = True
                yield
        except Exception as error:
            if started or not isinstance(error, StoreError):
                # What the database says at the start is told by whoever starts the service.
                logger.error("the service did not start, or did not end well", error=error)
            raise

    app = FastAPI(
        title="Floorcall",
        version=version("floorcall"),
        summary="Follows a live poker hand and walks dealer and floor through every irregularity.",
        description="Errors are RFC 9457 problems with a stable `code`. Sentences come in the "
        "language of Accept-Language: `en` or `es`. The live feed is the WebSocket at /v1/ws.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        telemetry=_NO_TELEMETRY,
    )
    app.state.settings = chosen
    app.state.telemetry = watched
    for part in ROUTERS:
        app.include_router(part.router)
    handlers: Any = answer_problem
    for expected in EXPECTED:
        app.add_exception_handler(expected, handlers)
    # The first one is the innermost: whoever it lets pass was let in by all the others.
    app.add_middleware(Express)
    if chosen.allowed_origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=chosen.allowed_origins,
            allow_methods=("GET", "POST", "DELETE"),
            allow_headers=("authorization", "content-type"),
            expose_headers=("content-language", "location", "retry-after", "x-request-id"),
        )
    app.add_middleware(OriginCheck, allowed=chosen.allowed_origins, language=chosen.language)
    app.add_middleware(Boundary, language=chosen.language, telemetry=watched)
    app.openapi = openapi_of(app)  # type: ignore[method-assign]
    return app
