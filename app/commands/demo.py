"""`floorcall demo`: serves with a table of six, and prints links and tokens to try it with.

Not for a real room: its tokens are printed, and end after a day.
"""

import argparse
import asyncio
import sys
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from app.auth import Tokens
from app.commands.serve import arguments as serving_arguments
from app.commands.serve import settings_of
from app.live.desks import Desks
from app.live.origin import Origin
from app.main import create_app
from app.serving import serve
from app.settings import Settings
from app.store import open_store
from app.store.errors import StoreError
from statemachine.observations import LevelSet, Observation, PlayerSeated
from statemachine.roles import Role

TABLE = "demo"
PLAYERS = ("Ana", "Beto", "Carla", "Diego", "Elena", "Fran")
STACK = 10_000
ROLES: tuple[Role, ...] = ("dealer", "floor", "public", "admin")
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
        ready = asyncio.run(prepare(settings))
    except StoreError as error:
        print(f"floorcall: {error}", file=sys.stderr)
        return 2
    print(_invitation(settings, ready), flush=True)
    return serve(create_app(settings), settings)


async def prepare(settings: Settings) -> Ready:
    """Make sure that the demo table exists and mint tokens for it. Raises `StoreError`."""
    store = open_store(settings.database_url)
    try:
        tokens = Tokens(store.tokens)
        expiry = (datetime.now(UTC) + LIFETIME).isoformat(timespec="milliseconds")
        expires = expiry.replace("+00:00", "Z")
        minted = {
            role: await tokens.mint(
                role,
                label=f"demo {role}",
                tables=None if role == "admin" else (TABLE,),
                expires_at=expires,
            )
            for role in ROLES
        }
        desks = Desks(store.log, lambda published: None)
        maker = await tokens.authenticate(minted["admin"].secret)
        origin = Origin("Demo table", "NT", "tda", 6, maker.label, maker.role)
        setup: list[Observation] = [
            PlayerSeated(seat, player, STACK) for seat, player in enumerate(PLAYERS, 1)
        ]
        await desks.create(TABLE, origin, [*setup, LevelSet(50, 100)], maker)
        await desks.close()
        return Ready({role: made.secret for role, made in minted.items()})
    finally:
        await store.close()


def _invitation(settings: Settings, ready: Ready) -> str:
    url = f"http://{settings.host}:{settings.port}"
    return f"""
Floorcall demo: table "{TABLE}", six players, blinds 50-100. Tokens end in a day.

  Watch the table     {url}/#table={TABLE}&token={ready.tokens["public"]}
  API documentation   {url}/docs

  For the commands in the README, in another terminal:
export FLOORCALL_URL={url}
export DEALER={ready.tokens["dealer"]}
export FLOOR={ready.tokens["floor"]}
export ADMIN={ready.tokens["admin"]}
"""
