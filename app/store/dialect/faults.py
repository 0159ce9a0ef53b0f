"""Tells apart what a driver raises: unavailable, refused, in conflict with another transaction.

It keeps nothing of a driver's own words, which may hold a row or a password.
"""

import sqlite3

import psycopg
from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

_UNAVAILABLE_SQLITE = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
# Internal errors (a damaged page is one), and a server that only reads since it was demoted.
_UNAVAILABLE_POSTGRESQL = ("XX", "25006")
_SERIALIZATION_FAILURE = "40001"
_DEADLOCK = "40P01"


def insert_or_ignore(table: Table, dialect: str) -> sqlite.Insert | postgresql.Insert:
    """Return an INSERT that leaves out each row which collides with a unique key."""
    if dialect == "sqlite":
        return sqlite.insert(table).on_conflict_do_nothing()
    if dialect == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    raise ValueError(f"no store for {dialect}")


def is_unavailable(error: BaseException) -> bool:
    """Tell a database that cannot serve now from a row that it refuses."""
    if isinstance(error, PoolTimeout):
        return True
    if is_lost(error):
        return True
    original = _original(error)
    code = getattr(original, "sqlite_errorcode", None)
    if code is not None:
        return int(code) & 0xFF in _UNAVAILABLE_SQLITE
    # The driver's own class for connections, resources, an operator's intervention and timeouts.
    if isinstance(original, psycopg.OperationalError | psycopg.InterfaceError):
        return True
    return (_sqlstate(original) or "").startswith(_UNAVAILABLE_POSTGRESQL)


def is_lost(error: BaseException) -> bool:
    """Tell a connection that ended while it was in use."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def is_conflict(error: BaseException) -> bool:
    """Tell a transaction that lost against another one and may win when it is run again."""
    return _sqlstate(_original(error)) in (_SERIALIZATION_FAILURE, _DEADLOCK)


def is_no_value(error: BaseException) -> bool:
    """Tell a value that no column can hold, so that no row has it."""
    if isinstance(error, OverflowError | UnicodeEncodeError):
        return True
    original = _original(error)
    return isinstance(original, psycopg.DataError | OverflowError | UnicodeEncodeError)


def kind_of(error: BaseException) -> str:
    """The kind of an error for the service's log: its class and its code, no word of its text."""
    original = _original(error)
    name = getattr(original, "sqlite_errorname", None) or _sqlstate(original)
    return f"{type(original).__name__} {name}" if name else type(original).__name__


def _original(error: BaseException) -> BaseException:
    return getattr(error, "orig", None) or error


def _sqlstate(original: BaseException) -> str | None:
    state = getattr(original, "sqlstate", None)
    return state if isinstance(state, str) else None
