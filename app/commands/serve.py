"""`floorcall serve`: the service, with settings from the environment and the command line.

It sets nothing up but the first admin token, which it prints once.
"""

import argparse
import logging
import sys
from typing import Any

from pydantic import ValidationError

from app.lifespan import adopt_rulebooks, first_admin
from app.listening import CannotListen, bound, check_certificate
from app.main import create_app
from app.rulebooks.source import OverrideError
from app.serving import serve
from app.settings import Settings
from app.store.errors import StoreError


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command, which every serving command takes."""
    parser.add_argument("--host", help="address to listen on (FLOORCALL_HOST)")
    parser.add_argument("--port", type=int, help="port to listen on (FLOORCALL_PORT)")
    database_argument(parser)


def database_argument(parser: argparse.ArgumentParser) -> None:
    """Add the argument that names a database, for commands that need nothing else."""
    parser.add_argument(
        "--database",
        metavar="URL",
        help="postgresql://USER:PASSWORD@HOST/NAME, or a SQLite file (FLOORCALL_DATABASE_URL, "
        "FLOORCALL_DATABASE)",
    )


def settings_of(options: argparse.Namespace, **defaults: Any) -> Settings | None:
    """The settings: the command line before the environment before `defaults`. None, with a
    line on standard error for each wrong one, when they cannot be used.
    """
    given = {
        name: value
        for name in ("host", "port")
        if (value := getattr(options, name, None)) is not None
    } | _database_of(options)
    try:
        known = Settings(**given)
        unset = {k: v for k, v in defaults.items() if k not in known.model_fields_set}
        settings = Settings(**given, **unset)
    except ValidationError as invalid:
        for error in invalid.errors(include_input=False, include_url=False):
            name = ".".join(map(str, error["loc"]))
            print(f"setting {name}: {error['msg']}", file=sys.stderr)
        return None
    try:
        adopt_rulebooks(settings)
    except OverrideError as wrong:
        print(f"setting rulebooks: {wrong.text(str(settings.rulebooks))}", file=sys.stderr)
        return None
    except OSError as unread:
        print(f"setting rulebooks: {unread.filename}: {unread.strerror}", file=sys.stderr)
        return None
    return settings


def _database_of(options: argparse.Namespace) -> dict[str, Any]:
    named: str | None = getattr(options, "database", None)
    if named is None:
        return {}
    # An empty URL is none: what was named here goes before a URL of the environment.
    return {"database_url": named} if "://" in named else {"database": named, "database_url": ""}


def run(given: argparse.Namespace) -> int:
    """Serve; 2 when settings, address, certificate or database cannot be used."""
    settings = settings_of(given)
    if settings is None:
        return 2
    try:
        check_certificate(settings)
        sockets = bound(settings)
        # What goes wrong from here to the service's own start is said below, in one line.
        logging.disable()
        made = first_admin(settings)
    except (CannotListen, StoreError) as error:
        print(f"floorcall: {error}", file=sys.stderr)
        return 2
    finally:
        logging.disable(logging.NOTSET)
    if made is not None:
        print(f"Admin token, shown this once: {made}", flush=True)
    return serve(create_app(settings), settings, sockets)
