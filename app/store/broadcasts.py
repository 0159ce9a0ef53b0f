"""The rows of broadcasts: where each begins in its table's log, and the id of its numbering.

It keeps no view and no position that was released: both follow from the log alone.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, func, select

from app.store.database import Database
from app.store.queries import last_seq
from app.store.schema import broadcasts, entries

_broadcasts = select(
    broadcasts.c.id,
    broadcasts.c.table_id,
    broadcasts.c.token_id,
    broadcasts.c.delay_s,
    broadcasts.c["class"],
    broadcasts.c.start_seq,
    broadcasts.c.created_at,
)
_opening = select(func.coalesce(func.max(entries.c.seq), 1)).where(
    entries.c.table_id == bindparam("table_id"),
    entries.c.opens_hand,
    entries.c.seq <= bindparam("seq"),
)


@dataclass(frozen=True, slots=True)
class BroadcastRow:
    """One token's broadcast of one table: `id` is its epoch, `delay_s` its token's, in seconds.

    Its first view is that of the table after entry `start_seq`.
    """

    id: str
    table_id: str
    token_id: str
    delay_s: float
    view_class: str
    start_seq: int
    created_at: str


class BroadcastStore:
    """Broadcast rows of one database. Every method may raise `StoreUnavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ensure(
        self, table_id: str, token_id: str, delay_s: float, view_class: str, now: str
    ) -> BroadcastRow:
        """Return the token's broadcast of the table; a new one begins at the newest entry.

        Raises `WriteRefused` for a table or token that is not there.
        """
        mine = _broadcasts.where(
            broadcasts.c.table_id == table_id,
            broadcasts.c.token_id == token_id,
            broadcasts.c["class"] == view_class,
        )
        rows = await self._database.read(mine)
        if rows:
            return _row(rows[0])

        def begin(connection: Connection) -> BroadcastRow:
            # The writer is alone, so nobody else begins it in between.
            found = connection.execute(mine).first()
            if found is not None:
                return _row(found)
            values = {
                "id": secrets.token_hex(8),
                "table_id": table_id,
                "token_id": token_id,
                "delay_s": delay_s,
                "class": view_class,
                "start_seq": max(last_seq(connection, table_id), 1),
                "created_at": now,
            }
            connection.execute(broadcasts.insert(), [values])
            return _row(tuple(values.values()))

        return await self._database.write(begin)

    async def opening(self, table_id: str, seq: int) -> int:
        """Where the hand begins that was in play at `seq`; 1 when none had begun."""
        rows = await self._database.read(_opening, {"table_id": table_id, "seq": seq})
        return int(rows[0][0])


def _row(row: Sequence[Any]) -> BroadcastRow:
    return BroadcastRow(*row)
