"""`floorcall demo`: serves with a table of six, and prints links and tokens to try it with.

Not for a real room: its tokens are printed, and end after a day.
"""

import argparse
import asyncio
import sys
import threading
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from app.auth import Tokens
from app.client import ClientError
from app.commands.serve import arguments as serving_arguments
from app.commands.serve import settings_of
from app.dealers import Dealers
from app.listening import CannotListen, bound, check_certificate
from app.live.desks import Desks
from app.live.origin import Origin
from app.main import create_app
from app.serving import serve
from app.settings import Settings
from app.simulated_reader import follow
from app.store import open_store
from app.store.errors import StoreError
from statemachine.observations import DenominationsSet, LevelSet, Observation, PlayerSeated
from statemachine.roles import Role

TABLE = "demo"
# A table for the commands of the README: no reader there, so its cards are what is typed.
PRACTICE = "practice"
PLAYERS = ("Ana", "Beto", "Carla", "Diego", "Elena", "Fran")
STACK = 10_000
CHIPS = (25, 100, 500, 1_000)
# Who signs in at the console; a demo has no secrets.
DEALER, PIN = "Rosa", "1234"
ROLES: tuple[Role, ...] = ("dealer", "floor", "public", "device", "overlay", "admin")
OVERLAY_DELAY = 10
LIFETIME = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Ready:
    """A demo table that is there, with a fresh token for each role."""

    tokens: dict[Role, str]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    serving_arguments(parser)


def run(given: argparse.Namespace) -> int:
    """Set the demo up, print what to open, serve."""
    settings = settings_of(given, database=Path("floorcall-demo.sqlite3"))
    if settings is None:
        return 2
    try:
        check_certificate(settings)
        sockets = bound(settings)
        ready = asyncio.run(prepare(settings))
    except (CannotListen, StoreError) as error:
        print(f"floorcall: {error}", file=sys.stderr)
        return 2
    print(_invitation(settings, ready), flush=True)
    reader = threading.Thread(target=_read_cards, args=(settings, ready), daemon=True)
    reader.start()
    return serve(create_app(settings), settings, sockets)


def _read_cards(settings: Settings, ready: Ready) -> None:
    """Let the simulated reader follow the table, once the service is up."""
    # A reader that fails is no reason for the demo to end; it says so and is gone.
    try:
        asyncio.run(follow(_url(settings), TABLE, ready.tokens["device"]))
    except ClientError as error:
        print(f"The simulated reader stopped: {error}", file=sys.stderr)


def _url(settings: Settings) -> str:
    scheme = "http" if settings.tls_certificate is None else "https"
    return f"{scheme}://{settings.host}:{settings.port}"


async def prepare(settings: Settings) -> Ready:
    """Make sure that the demo table exists and mint tokens for it. Raises `StoreError`."""
    store = open_store(settings.database_url, migrate=settings.migrate)
    try:
        tokens = Tokens(store.tokens)
        expiry = (datetime.now(UTC) + LIFETIME).isoformat(timespec="milliseconds")
        expires = expiry.replace("+00:00", "Z")
        minted = {
            role: await tokens.mint(
                role,
                label=f"demo {role}",
                tables=_tables_of(role),
                expires_at=expires,
                delay_s=OVERLAY_DELAY if role == "overlay" else None,
            )
            for role in ROLES
        }
        desks = Desks(store.log, lambda published: None)
        maker = await tokens.authenticate(minted["admin"].secret)
        setup: list[Observation] = [
            PlayerSeated(seat, player, STACK) for seat, player in enumerate(PLAYERS, 1)
        ]
        setup += [LevelSet(50, 100), DenominationsSet(CHIPS)]
        for table, name in ((TABLE, "Demo table"), (PRACTICE, "Practice table")):
            origin = Origin(name, "NT", "tda", 6, maker.label, maker.role)
            await desks.create(table, origin, setup, maker)
        await desks.close()
        # Of a demo that is started again she is there already.
        await Dealers(store.dealers).add(DEALER, PIN)
        return Ready({role: made.secret for role, made in minted.items()})
    finally:
        await store.close()


def _tables_of(role: Role) -> tuple[str, ...] | None:
    if role == "admin":
        return None
    return (TABLE,) if role in ("device", "overlay") else (TABLE, PRACTICE)


def _invitation(settings: Settings, ready: Ready) -> str:
    url, tokens = _url(settings), ready.tokens
    return f"""
Floorcall demo: table "{TABLE}", six players, blinds 50-100. Tokens end in a day.

  Dealer console      {url}/console/{TABLE}#token={tokens["dealer"]}
  Floor               {url}/floor#token={tokens["floor"]}
  Trainer             {url}/drill
  Access              {url}/admin#token={tokens["admin"]}
  Overlay, {OVERLAY_DELAY} s late  {url}/overlay/{TABLE}#token={tokens["overlay"]}
  Watch the table     {url}/#table={TABLE}&token={tokens["public"]}
  API documentation   {url}/docs

At the console {DEALER} signs in with the PIN {PIN}. A simulated card reader names the cards that
you leave unknown. Its token, for examples/reader.py, is DEVICE below.

For the commands in the README, at a second table, "{PRACTICE}", without a reader:
export FLOORCALL_URL={url}
export DEALER={tokens["dealer"]}
export FLOOR={tokens["floor"]}
export DEVICE={tokens["device"]}
export ADMIN={tokens["admin"]}
"""
