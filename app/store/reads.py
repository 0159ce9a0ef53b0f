"""The log of who looked at hidden cards, one a table: numbered and chained by the caller's hash.

It keeps and returns bytes; who may look is not decided here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, select

from app.store.database import Database
from app.store.dialect import insert_or_ignore
from app.store.errors import StoreBusy
from app.store.schema import reads

# Another node can win the next number this often before the caller is told to come back.
_MOST_ATTEMPTS: Final = 16

_reads = select(reads.c.table_id, reads.c.number, reads.c.at, reads.c.body, reads.c.hash)


@dataclass(frozen=True, slots=True)
class ReadRow:
    """One look at hidden cards. `number` counts from 1 without a gap, `hash` has 32 bytes."""

    table_id: str
    number: int
    at: str
    body: bytes = field(repr=False)
    hash: bytes = field(repr=False)


# From the number and the row before it, None for the first, to the row.
Make = Callable[[int, ReadRow | None], ReadRow]


class ReadStore:
    """Reads of one database. Every method may raise `StoreUnavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, table_id: str, make: Make) -> ReadRow:
        """Store the row that `make` makes to follow on the newest; it is on disk then.

        Raises `StoreBusy`, or `WriteRefused` for a table that is not there.
        """
        newest = _reads.where(reads.c.table_id == table_id).order_by(reads.c.number.desc())

        def add(connection: Connection) -> ReadRow | None:
            found = connection.execute(newest.limit(1)).first()
            last = None if found is None else read_row(found)
            row = make(1 if last is None else last.number + 1, last)
            statement = insert_or_ignore(reads, connection.dialect.name)
            values = {
                "table_id": row.table_id,
                "number": row.number,
                "at": row.at,
                "body": row.body,
                "hash": row.hash,
            }
            won = connection.execute(statement.returning(reads.c.number), [values]).first()
            return None if won is None else row

        for _ in range(_MOST_ATTEMPTS):
            row = await self._database.write(add)
            if row is not None:
                return row
        raise StoreBusy("Too many look at once; nothing was stored, try again.")

    async def list_reads(self, table_id: str, after: int = 0, limit: int = 100) -> list[ReadRow]:
        """Return the reads of a table with `number > after` in order, at most `limit`."""
        wanted = _reads.where(reads.c.table_id == table_id, reads.c.number > after)
        rows = await self._database.read(wanted.order_by(reads.c.number).limit(limit))
        return [read_row(row) for row in rows]


def read_row(row: Sequence[Any]) -> ReadRow:
    """Turn a row of the table into its value."""
    return ReadRow(*row)
