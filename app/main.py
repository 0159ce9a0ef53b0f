"""Puts the service together: routers, error answers, the boundary around them, its lifespan.

It decides nothing about a request; each router and layer has its own module.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI

from app.api import (
    docs,
    hands,
    health,
    log,
    observations,
    page,
    pages,
    rulebooks,
    seals,
    tables,
    tokens,
)
from app.api.replies import EXPECTED, answer_problem
from app.api.schema import openapi_of
from app.boundary import Boundary
from app.feed import asyncapi, socket
from app.lifespan import running
from app.settings import Settings

ROUTERS = (
    tables,
    observations,
    seals,
    log,
    hands,
    rulebooks,
    tokens,
    health,
    docs,
    page,
    pages,
    socket,
    asyncapi,
)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The ASGI application; its store is opened when it starts and closed when it ends."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(app, chosen):
            yield

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
    )
    app.state.settings = chosen
    for part in ROUTERS:
        app.include_router(part.router)
    handlers: Any = answer_problem
    for expected in EXPECTED:
        app.add_exception_handler(expected, handlers)
    app.add_middleware(Boundary, language=chosen.language)
    app.openapi = openapi_of(app)  # type: ignore[method-assign]
    return app
