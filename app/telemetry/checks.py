"""How the parts of a node are asked whether they are well: the store, its schema, the bus.

It knows no request; `Health` runs these and bounds how long they take.
"""

from sqlalchemy import Connection, select

from app.bus import Bus
from app.store import Store, StoreError
from app.store.schema import SCHEMA_VERSION, meta
from app.telemetry.health import Check


def store_check(store: Store) -> Check:
    """Whether the log can be written and read, without storing anything."""

    async def check() -> str | None:
        try:
            await store.database.write(_nothing)
            await store.log.get_table("-")
        except StoreError as error:
            return error.code
        return None

    return check


def migrations_check(store: Store) -> Check:
    """Whether the database has this release's schema, which another release may have changed."""

    async def check() -> str | None:
        wanted = select(meta.c.value).where(meta.c.key == "schema_version")
        try:
            rows = await store.database.read(wanted)
        except StoreError as error:
            return error.code
        found = rows[0][0] if rows else "0"
        if found == str(SCHEMA_VERSION):
            return None
        newer = found.isdecimal() and int(found) > SCHEMA_VERSION
        return "schema_too_new" if newer else "schema_behind"

    return check


def bus_check(bus: Bus) -> Check:
    """Whether hints reach the other nodes, if there is a bus to others at all."""

    async def check() -> str | None:
        return "bus_away" if bus.state == "away" else None

    return check


def _nothing(connection: Connection) -> None:
    connection.execute(select(1))
