"""Which version of the schema a database has, and the steps that bring it to this release's.

It makes no table itself: each step is a module in `migrations`.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, select

from app.store.dialect import Backend, backend_of, is_unavailable
from app.store.errors import ForeignDatabase, SchemaBehind, SchemaTooNew, StoreUnavailable
from app.store.limits import StoreLimits
from app.store.schema import SCHEMA_VERSION, meta

STEPS: Final = Path(__file__).with_name("migrations")


@dataclass(frozen=True, slots=True)
class Schema:
    """What is in a database: the schema's version and the log's own id."""

    version: int
    epoch: str


@dataclass(frozen=True, slots=True)
class Migrated:
    """From which version, None for an empty database, to which the schema was brought."""

    before: int | None
    after: Schema


def recognise_schema(connection: Connection) -> Schema | None:
    """Return what is in this database, or None when it is empty.

    It only reads. Raises `SchemaTooNew` or `ForeignDatabase`.
    """
    inspector = inspect(connection)
    present = set(inspector.get_table_names())
    if not present:
        return None
    values: dict[str, str] = {}
    if "meta" in present and {"key", "value"} <= {
        column["name"] for column in inspector.get_columns("meta")
    }:
        values = {row.key: row.value for row in connection.execute(select(meta))}
    try:
        schema = Schema(int(values["schema_version"]), values["epoch"])
    except (KeyError, ValueError):
        raise ForeignDatabase(
            "The database holds tables of another program: name another one."
        ) from None
    if schema.version > SCHEMA_VERSION:
        raise SchemaTooNew(schema.version, SCHEMA_VERSION)
    return schema


@contextmanager
def reaching(backend: Backend) -> Iterator[None]:
    """Close the database when the block fails, and say as a `StoreError` when it is away."""
    try:
        yield
    except Exception as error:
        backend.close()
        if isinstance(error, OSError) or is_unavailable(error):
            # Without the cause: the driver's words may hold a password.
            raise StoreUnavailable(backend.unreachable(error)) from None
        raise


def prepare(backend: Backend, *, migrate: bool) -> Migrated:
    """Have the database there, ours, and with this release's schema; `migrate` may bring it up.

    Raises `SchemaBehind`, and what `recognise_schema` raises, before anything is changed.
    """
    backend.prepare()
    with backend.read_engine.connect() as connection:
        found = recognise_schema(connection)  # before anything of a stranger's is touched
    backend.claim()
    if found is not None and found.version == SCHEMA_VERSION:
        return Migrated(found.version, found)
    if not migrate:
        raise SchemaBehind(0 if found is None else found.version, SCHEMA_VERSION)
    return bring_up(backend)


def found_version(url: str) -> int | None:
    """The version of a database's schema, None when it has none; nothing is made or changed.

    Raises as `open_database` does.
    """
    backend = backend_of(url, StoreLimits())
    found = None
    with reaching(backend):
        if backend.exists():
            with backend.read_engine.connect() as connection:
                found = recognise_schema(connection)
    backend.close()
    return None if found is None else found.version


def migrate_database(url: str) -> Migrated:
    """Bring a database's schema to this release's. Raises as `open_database` does."""
    backend = backend_of(url, StoreLimits())
    with reaching(backend):
        done = prepare(backend, migrate=True)
    backend.close()
    return done


def bring_up(backend: Backend) -> Migrated:
    """Run the steps that the database lacks, all of them or none, and return what was done.

    Of several processes one runs them and the others wait. Raises what `recognise_schema`
    raises, having changed nothing.
    """
    with backend.migrating() as connection:
        found = recognise_schema(connection)
        if found is not None and found.version == SCHEMA_VERSION:
            return Migrated(found.version, found)
        _run_steps(connection, found)
        epoch = secrets.token_hex(8) if found is None else found.epoch
        _note(connection, {"schema_version": str(SCHEMA_VERSION), "epoch": epoch})
        return Migrated(None if found is None else found.version, Schema(SCHEMA_VERSION, epoch))


def _run_steps(connection: Connection, found: Schema | None) -> None:
    # It is needed once a release, and takes longer to import than a service has to start.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    if found is not None:
        # `meta` has the version, as releases before Alembic look there alone.
        command.stamp(config, str(found.version), purge=True)
    command.upgrade(config, str(SCHEMA_VERSION))


def _note(connection: Connection, values: dict[str, str]) -> None:
    for key, value in values.items():
        changed = connection.execute(meta.update().where(meta.c.key == key).values(value=value))
        if not changed.rowcount:
            connection.execute(meta.insert(), [{"key": key, "value": value}])
