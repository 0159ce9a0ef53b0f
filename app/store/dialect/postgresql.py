"""PostgreSQL beneath the store: durable commits, bounded waits, one process at the schema.

Which of the driver's errors mean what is in `faults`; nothing here keeps their words.
"""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final

import psycopg
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.pool import NullPool, Pool, QueuePool

from app.store.dialect.diagnosis import diagnosis
from app.store.dialect.faults import is_lost, kind_of
from app.store.dialect.watch import Watch
from app.store.errors import StoreError
from app.store.limits import StoreLimits

# Any number will do, as long as every release waits for the same one.
_SCHEMA_LOCK: Final = int.from_bytes(b"floorcal")
# A peer that is gone without a word is noticed by these while nothing is sent, and by
# `tcp_user_timeout` while something is.
_KEEPALIVE: Final = {
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}


class PostgresqlBackend:
    """See `Backend` for what each method promises."""

    def __init__(self, url: URL, limits: StoreLimits) -> None:
        self._url = url
        self._limits = limits
        self._watch = Watch(limits.answer_timeout_s + 1)
        lock, answer = limits.busy_timeout_s, limits.answer_timeout_s
        self.write_engine = self._engine(NullPool, lock, answer)
        self.read_engine = self._engine(
            QueuePool,
            lock,
            answer,
            pool_size=limits.readers,
            max_overflow=0,
            pool_reset_on_return=None,  # every read is one statement outside a transaction
            isolation_level="AUTOCOMMIT",
        )
        event.listen(self.read_engine, "connect", _only_reads)

    def exists(self) -> bool:
        return True

    def prepare(self) -> None:
        pass  # the database is its administrator's to make

    def claim(self) -> None:
        with self.read_engine.connect() as connection:
            encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
        if encoding != "UTF8":
            raise StoreError("The database cannot hold every text: create one with UTF8.")

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        engine = self._engine(NullPool, self._limits.migrate_timeout_s, 0)
        try:
            with engine.connect() as connection, connection.begin():
                connection.execute(
                    text("SELECT pg_advisory_xact_lock(:key)"), {"key": _SCHEMA_LOCK}
                )
                yield connection
        finally:
            engine.dispose()

    def keeper(self, gate: AbstractContextManager[Any]) -> Watch:
        return self._watch

    def answering(self, connection: Connection) -> AbstractContextManager[None]:
        return self._watch.over(_driver(connection))

    def reason(self, error: BaseException) -> str:
        return "its server cannot be reached" if is_lost(error) else "its server does not serve us"

    def unreachable(self, error: BaseException) -> str:
        return diagnosis(self._url, self._limits.connect_timeout_s)

    def close(self) -> None:
        self.read_engine.dispose()
        self.write_engine.dispose()

    def _engine(self, pool: type[Pool], lock_s: float, answer_s: float, **options: Any) -> Engine:
        arguments = {
            **_KEEPALIVE,
            "application_name": "floorcall",
            "client_encoding": "utf8",
            "connect_timeout": self._limits.connect_timeout_s,
            "target_session_attrs": "read-write",
            "tcp_user_timeout": round(self._limits.answer_timeout_s * 1000),
        }
        options.setdefault("isolation_level", "READ COMMITTED")
        # hide_parameters: a bound body may hold hidden cards, and errors end up in logs.
        engine = create_engine(
            self._url,
            hide_parameters=True,
            poolclass=pool,
            # What the URL itself asks for goes before ours.
            connect_args={k: v for k, v in arguments.items() if k not in self._url.query},
            **options,
        )

        @event.listens_for(engine, "connect")
        def configure(connection: psycopg.Connection[Any], _record: Any) -> None:
            # Not as start-up options, which a pooler in between would refuse.
            before, connection.autocommit = connection.autocommit, True
            with self._watch.over(connection):
                connection.execute(
                    "SET synchronous_commit = on;"
                    f"SET lock_timeout = {round(lock_s * 1000)};"
                    f"SET statement_timeout = {round(answer_s * 1000)};"
                    f"SET idle_in_transaction_session_timeout = {round(answer_s * 1000)}"
                )
            connection.autocommit = before

        event.listen(engine, "handle_error", _wordless)
        return engine


def _only_reads(connection: psycopg.Connection[Any], _record: Any) -> None:
    connection.execute("SET default_transaction_read_only = on")


def _wordless(context: ExceptionContext) -> None:
    # A server quotes the row that it refuses, and a driver whom it could not log in.
    original, error = context.original_exception, context.sqlalchemy_exception
    original.args = (kind_of(original),)
    if error is not None:
        error.args = (kind_of(original),)


def _driver(connection: Connection) -> psycopg.Connection[Any]:
    driver: Any = connection.connection.dbapi_connection
    assert isinstance(driver, psycopg.Connection)
    return driver
