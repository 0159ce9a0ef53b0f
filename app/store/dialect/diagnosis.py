"""Why a PostgreSQL server cannot be used, in one sentence, found out by asking it again.

No word of the driver or of the server is in it: they may hold a password, and are in the server's
own language.
"""

import socket
from typing import Final

import psycopg
from sqlalchemy.engine import URL

_PORT: Final = 5432
# Every server has it, and whoever may log in at all may use it.
_ALWAYS_THERE: Final = "template1"


def diagnosis(url: URL, within_s: int) -> str:
    """Say what is wrong. It takes up to some times `within_s` seconds."""
    host, port = url.host, url.port or _PORT
    if host is None or "host" in url.query:
        return "The database server cannot be reached, or does not let this user in."
    name = f"{host} port {port}"
    try:
        socket.create_connection((host, port), within_s).close()
    except socket.gaierror:
        return f"The database server's name {host} is not known."
    except OSError as error:
        why = error.strerror or "no answer"
        return f"The database server cannot be reached at {name}: {why.lower()}."
    if _enters(url, url.database, within_s):
        return f"The database server at {name} only reads, or did not answer in time."
    if _enters(url, _ALWAYS_THERE, within_s):
        return f"The database server at {name} has no such database, or not for this user."
    return f"The database server at {name} does not let this user in with this password."


def _enters(url: URL, database: str | None, within_s: int) -> bool:
    try:
        psycopg.connect(
            url.set(drivername="postgresql", database=database).render_as_string(False),
            connect_timeout=within_s,
        ).close()
    except psycopg.Error:
        return False
    return True
