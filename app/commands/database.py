"""Which database a command works on, and how it says that one cannot be used.

It opens none: each command does, for what it needs.
"""

import argparse
from pathlib import Path

from pydantic import ValidationError
from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from app.settings import Settings


class NoDatabase(Exception):
    """No database was named that could be opened; the message is one line."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the argument that names a database."""
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE, a file's path, or postgresql://… (what the service would open)",
    )


def url_of(given: argparse.Namespace) -> str:
    """The URL of the database that was named, or of the one that the service would open.

    Raises `NoDatabase` for a SQLite file that is not there, since opening it would make one, and
    for settings that cannot be used.
    """
    named: str | None = given.database
    if named is None:
        try:
            url = Settings().database_url
        except ValidationError as invalid:
            wrong = invalid.errors(include_input=False, include_url=False)[0]
            name = ".".join(map(str, wrong["loc"]))
            raise NoDatabase(f"setting {name}: {wrong['msg']}") from None
    elif "://" in named:
        url = named
    else:
        url = URL.create("sqlite", database=named).render_as_string()
    try:
        parsed = make_url(url)
    except (SQLAlchemyError, ValueError):
        return url  # whoever opens it says what is wrong with it
    if parsed.drivername == "sqlite" and not Path(parsed.database or "").is_file():
        raise NoDatabase(f"there is no database {parsed.database}")
    return url
