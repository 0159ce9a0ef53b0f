"""Start-up and shutdown: the store is opened, the parts are made, and all is closed in order.

It takes no request and prints nothing.
"""

import asyncio
import gc
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI
from pydantic import SecretStr

from app.auth import Tokens
from app.broadcast.broadcasts import Broadcasts
from app.bus import Wake, open_bus
from app.dealers import Dealers
from app.deps import Service
from app.feed.hub import Hub
from app.feed.presence import OverBus
from app.floor.overview import Overview
from app.gate import Gate, Limits
from app.history.index import HandIndex
from app.live.answers import Published
from app.live.desks import Desks
from app.live.following import Follower
from app.pairing import Pairings
from app.revocations import Revocations
from app.rulebooks.overrides import read_folder
from app.settings import Settings
from app.store import Store, open_store
from app.telemetry.checks import bus_check, migrations_check, store_check
from app.telemetry.logs import logger_of
from app.telemetry.telemetry import Telemetry
from app.tickets import Tickets
from statemachine.rulebooks import RULEBOOKS, adopt, canonical, digest

logger = logger_of(__name__)

CLOSE_WITHIN_S: Final = 10.0
# Objects of the youngest kind, then how often younger ones were collected before older ones are.
COLLECT_AFTER: Final = (20_000, 20, 50)


async def _first_admin(settings: Settings) -> str | None:
    store = open_store(settings.database_url, migrate=settings.migrate)
    try:
        await _keep_rulebooks(store)
        return await Tokens(store.tokens).ensure_admin(_secret(settings.admin_token))
    finally:
        await store.close()


def first_admin(settings: Settings) -> str | None:
    """Make sure that the database can be used and has an admin token, before the service runs.

    Returns the secret of a token that was made up here, to be printed once; None when one was
    there or `admin_token` is set. Raises `StoreError`.
    """
    return asyncio.run(_first_admin(settings))


async def _keep_rulebooks(store: Store) -> None:
    # A hand names its rules by their digest; the log's database can say what they were.
    for book in RULEBOOKS.values():
        await store.rulebooks.put_rulebook(bytes.fromhex(digest(book)), canonical(book))


def _secret(setting: SecretStr | None) -> str | None:
    return None if setting is None else setting.get_secret_value()


async def _within_reason(closing: Coroutine[Any, Any, None]) -> None:
    """What is on its way is waited for, but a database that hangs holds no node for good."""
    try:
        async with asyncio.timeout(CLOSE_WITHIN_S):
            await closing
    except TimeoutError:
        logger.error("observations were still on their way at the end")


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
    telemetry: Telemetry = app.state.telemetry
    store = open_store(settings.database_url, migrate=settings.migrate)
    try:
        telemetry.health.register("store", store_check(store))
        telemetry.health.register("migrations", migrations_check(store))
        await _keep_rulebooks(store)
        tokens = Tokens(store.tokens, settings.token_cache, settings.token_grace)
        tickets = Tickets(store.tickets, settings.ticket_lifetime)
        bus = open_bus(_secret(settings.bus_url), store.log.epoch())
        elsewhere = OverBus(bus)
        hub = Hub(elsewhere)
        elsewhere.changed = hub.presence_changed
        broadcasts = Broadcasts(store)
        history = HandIndex(store)
        tokens.on_revoked += (hub.revoke, broadcasts.revoke)
        if settings.admin_token is not None:
            await tokens.ensure_admin(_secret(settings.admin_token))
        elif not await tokens.admins():
            logger.warning("no admin token is in force: make one with floorcall token create")

        def publish(entry: Published) -> None:
            hub.publish(entry)
            broadcasts.publish(entry)
            history.published(entry)

        def stored(table_id: str, seq: int) -> None:
            bus.tell(Wake(table_id, seq))

        desks = Desks(store.log, publish, telemetry.probe, stored)
        follower = Follower(desks, store.log)
        bus.subscribe(follower.heard)
        bus.subscribe(elsewhere.heard)
        # Without it the log is asked: were it needed, all nodes would be unready at once.
        telemetry.health.register("bus", bus_check(bus), needed=False)
        service = Service(
            settings=settings,
            store=store,
            tokens=tokens,
            tickets=tickets,
            pairings=Pairings(store.pairings),
            dealers=Dealers(store.dealers),
            gate=Gate(tokens, tickets, Limits.of(settings)),
            desks=desks,
            overview=Overview(desks, store.log),
            history=history,
            hub=hub,
            broadcasts=broadcasts,
            telemetry=telemetry,
        )
        revocations = Revocations(tokens, hub, settings.token_watch)
        app.state.service = service
        # What start-up made stays for good: scanning it again and again cost the commit path
        # most of its tail.
        gc.collect()
        gc.freeze()
        # What a request leaves is no cycle, and to look for some after every 700 objects took a
        # tenth of its time. What does wait meanwhile is a few megabytes at most.
        gc.set_threshold(*COLLECT_AFTER)
        await bus.start()
        follower.start()
        elsewhere.start()
        revocations.start()
        history.start()
        try:
            yield service
        finally:
            telemetry.health.drain()
            await revocations.close()
            await follower.close()
            broadcasts.close()
            await history.close()
            elsewhere.close()
            await _within_reason(desks.close())
            await bus.close()
    finally:
        await store.close()
        await telemetry.close()
