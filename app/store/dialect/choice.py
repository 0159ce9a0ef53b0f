"""From a store's URL to the database that it names.

Nothing is opened here, and no message repeats the URL: it may hold a password.
"""

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from app.store.dialect.backend import Backend
from app.store.dialect.postgresql import PostgresqlBackend
from app.store.dialect.sqlite import SqliteBackend
from app.store.errors import BadUrl
from app.store.limits import StoreLimits

DRIVER = "postgresql+psycopg"


def backend_of(url: str, limits: StoreLimits) -> Backend:
    """Return the database that the URL names. Raises `BadUrl`."""
    try:
        parsed = make_url(url)
        port = parsed.port
    except (SQLAlchemyError, ValueError):
        raise BadUrl("it is not a URL") from None
    match parsed.drivername:
        case "sqlite":
            return SqliteBackend(_file_of(parsed), limits)
        case "postgresql" | "postgres" | "postgresql+psycopg":
            if not parsed.database:
                raise BadUrl("it names no database")
            if port is not None and not 0 < port < 65536:
                raise BadUrl("its port is none")
            return PostgresqlBackend(parsed.set(drivername=DRIVER), limits)
        case _:
            raise BadUrl("its scheme is neither sqlite nor postgresql")


def _file_of(url: URL) -> URL:
    if url.query or url.host or url.database in (None, "", ":memory:"):
        raise BadUrl("it names no SQLite file")
    return url
