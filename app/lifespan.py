"""Start-up and shutdown: the store is opened, the parts are made, and all is closed in order.

It takes no request and prints nothing.
"""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from app.auth import Tickets, Tokens
from app.broadcast.broadcasts import Broadcasts
from app.deps import Service
from app.feed.hub import Hub
from app.live.answers import Published
from app.live.desks import Desks
from app.rulebooks.overrides import read_folder
from app.settings import Settings
from app.store import open_store
from statemachine.rulebooks import RULEBOOKS, adopt, canonical, digest

logger = logging.getLogger(__name__)


async def _first_admin(settings: Settings) -> str | None:
    store = open_store(settings.database_url)
    try:
        return await Tokens(store.tokens).ensure_admin(_configured(settings))
    finally:
        await store.close()


def first_admin(settings: Settings) -> str | None:
    """Make sure that there is an admin token, before the service runs.

    Returns the secret of a token that was made up here, to be printed once; None when one was
    there or `admin_token` is set. Raises `StoreError`.
    """
    return asyncio.run(_first_admin(settings))


def _configured(settings: Settings) -> str | None:
    return None if settings.admin_token is None else settings.admin_token.get_secret_value()


def adopt_rulebooks(settings: Settings) -> None:
    """Add the rulebooks of the house, if there are any, so that tables can be opened with them.

    Raises `OverrideError`, and `OSError` for a file that cannot be read.
    """
    if settings.rulebooks is not None:
        for book in read_folder(settings.rulebooks):
            adopt(book)


@asynccontextmanager
async def running(app: FastAPI, settings: Settings) -> AsyncIterator[Service]:
    """A service from its start to its end; it stands at `app.state.service` meanwhile."""
    adopt_rulebooks(settings)
    store = open_store(settings.database_url)
    try:
        for book in RULEBOOKS.values():
            # A hand names its rules by their digest; the log's file can say what they were.
            await store.rulebooks.put_rulebook(bytes.fromhex(digest(book)), canonical(book))
        tokens = Tokens(store.tokens, settings.token_cache)
        tickets = Tickets(settings.ticket_lifetime)
        hub = Hub()
        broadcasts = Broadcasts(store)
        tokens.on_revoked += (tickets.revoke, hub.revoke, broadcasts.revoke)
        if settings.admin_token is not None:
            await tokens.ensure_admin(_configured(settings))
        elif not await tokens.admins():
            logger.warning("there is no admin token yet: set FLOORCALL_ADMIN_TOKEN")

        def publish(entry: Published) -> None:
            hub.publish(entry)
            broadcasts.publish(entry)

        desks = Desks(store.log, publish)
        service = Service(settings, store, tokens, tickets, desks, hub, broadcasts)
        app.state.service = service
        # What start-up made stays for good: scanning it again and again cost the commit path
        # most of its tail.
        gc.collect()
        gc.freeze()
        try:
            yield service
        finally:
            broadcasts.close()
            await service.desks.close()
    finally:
        await store.close()
