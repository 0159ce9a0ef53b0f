"""The event log over SQLAlchemy Core: `EventLog` for a `Database`.

It adds no rule of its own: uniqueness, density and order are the schema's.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, Insert, select

from app.store import queries
from app.store.database import Database
from app.store.dialect import insert_or_ignore
from app.store.log import AppendResult, NewEntry, StoredEntry, TableRow
from app.store.schema import tables

_MAX_LIMIT = 2**63 - 1
# Databases bound how many parameters a statement has.
_MOST_TABLES = 500

_tables = select(tables.c.id, tables.c.name, tables.c.created_at, tables.c.body)


class SqlEventLog:
    """See `EventLog` for what each method promises."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, entry: NewEntry, also: Sequence[Insert] = ()) -> AppendResult:
        return await self._database.writer.append(entry, also)

    async def read(
        self, table_id: str, after: int = 0, limit: int | None = None
    ) -> list[StoredEntry]:
        parameters = {"table_id": table_id, "after": max(after, 0)}
        if limit is None:
            rows = await self._database.read(queries.entries_after, parameters)
        else:
            rows = await self._database.read(
                queries.entries_after_limited,
                {**parameters, "limit": min(max(limit, 0), _MAX_LIMIT)},
            )
        return [queries.stored_entry(row) for row in rows]

    async def read_last_hand(self, table_id: str) -> list[StoredEntry]:
        rows = await self._database.read(queries.last_hand, {"table_id": table_id})
        return [queries.stored_entry(row) for row in rows]

    async def openings(self, table_id: str) -> list[int]:
        rows = await self._database.read(queries.openings, {"table_id": table_id})
        return [row[0] for row in rows]

    async def last(self, table_id: str) -> StoredEntry | None:
        rows = await self._database.read(queries.last_entry, {"table_id": table_id})
        return queries.stored_entry(rows[0]) if rows else None

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for first in range(0, len(table_ids), _MOST_TABLES):
            some = list(table_ids[first : first + _MOST_TABLES])
            rows = await self._database.read(queries.newest, {"table_ids": some})
            found.update({table_id: seq for table_id, seq in rows if seq is not None})
        return found

    async def hash_before(self, table_id: str, seq: int) -> bytes:
        if seq == 1:
            return bytes(32)
        parameters = {"table_id": table_id, "before": seq - 1}
        rows = await self._database.read(queries.hash_at, parameters)
        return bytes(rows[0][0]) if rows else b""

    async def find(self, table_id: str, observation_id: str) -> StoredEntry | None:
        rows = await self._database.read(
            queries.entry_by_observation,
            {"table_id": table_id, "observation_id": observation_id},
        )
        return queries.stored_entry(rows[0]) if rows else None

    async def create_table(self, row: TableRow) -> bool:
        values = {"id": row.id, "name": row.name, "created_at": row.created_at, "body": row.body}

        def create(connection: Connection) -> bool:
            statement = insert_or_ignore(tables, connection.dialect.name).returning(tables.c.id)
            return connection.execute(statement, [values]).first() is not None

        return await self._database.write(create)

    async def get_table(self, table_id: str) -> TableRow | None:
        rows = await self._database.read(_tables.where(tables.c.id == table_id))
        return TableRow(*rows[0]) if rows else None

    async def list_tables(self) -> list[TableRow]:
        rows = await self._database.read(_tables.order_by(tables.c.created_at, tables.c.id))
        return [TableRow(*row) for row in rows]

    def epoch(self) -> str:
        return self._database.epoch

    async def close(self) -> None:
        await self._database.close()
