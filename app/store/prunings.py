"""Logs cut short: where each begins now, the hash that it begins from, and the cutting itself.

It does not say how old an entry has to be; and it never cuts within what the caller names a hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, select

from app.store.database import Database
from app.store.dialect import cut_before
from app.store.errors import WriteRefused
from app.store.schema import broadcasts, entries, hands, prunings, sealed

_prunings = select(
    prunings.c.table_id,
    prunings.c.through_seq,
    prunings.c.root_hash,
    prunings.c.at,
    prunings.c.actor,
)


@dataclass(frozen=True, slots=True)
class PruningRow:
    """A cut: `root_hash` is the hash of entry `through_seq`, the last that is gone."""

    table_id: str
    through_seq: int
    root_hash: bytes = field(repr=False)
    at: str
    actor: str


class PruningStore:
    """The cuts of one database. Every method may raise `StoreUnavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def newest(self, table_id: str) -> PruningRow | None:
        """Return the last cut of a table, None when its log is whole."""
        wanted = _prunings.where(prunings.c.table_id == table_id)
        rows = await self._database.read(wanted.order_by(prunings.c.through_seq.desc()).limit(1))
        return pruning_row(rows[0]) if rows else None

    async def cut(self, row: PruningRow, instead_of: int | None = None) -> int:
        """Delete a table's entries up to `through_seq` with what goes with them, in one
        transaction, and return how many entries there were.

        What was sealed with them goes too, with what is known of their hands, and so do broadcasts
        that count from one of them. With
        `instead_of` the row replaces that of an earlier cut. Raises `WriteRefused` when the
        entry is not there, is the newest, or has another hash.
        """

        def cut(connection: Connection) -> int:
            of_table = entries.c.table_id == row.table_id
            last = select(entries.c.hash).where(of_table, entries.c.seq == row.through_seq)
            after = select(entries.c.seq).where(of_table, entries.c.seq == row.through_seq + 1)
            if (
                connection.execute(last).scalar() != row.root_hash
                or connection.execute(after).first() is None
            ):
                raise WriteRefused("bad_row")
            gone = select(entries.c.observation_id).where(
                of_table, entries.c.seq <= row.through_seq
            )
            connection.execute(
                delete(sealed).where(
                    sealed.c.table_id == row.table_id, sealed.c.observation_id.in_(gone)
                )
            )
            connection.execute(
                delete(broadcasts).where(
                    broadcasts.c.table_id == row.table_id,
                    broadcasts.c.start_seq <= row.through_seq,
                )
            )
            connection.execute(
                delete(hands).where(
                    hands.c.table_id == row.table_id, hands.c.first_seq <= row.through_seq
                )
            )
            count = cut_before(connection, entries, row.table_id, row.through_seq + 1)
            if instead_of is not None:
                connection.execute(
                    delete(prunings).where(
                        prunings.c.table_id == row.table_id,
                        prunings.c.through_seq == instead_of,
                    )
                )
            values = {
                "table_id": row.table_id,
                "through_seq": row.through_seq,
                "root_hash": row.root_hash,
                "at": row.at,
                "actor": row.actor,
            }
            connection.execute(prunings.insert(), [values])
            return count

        return await self._database.write(cut)


def pruning_row(row: Sequence[Any]) -> PruningRow:
    """Turn a row of the table into its value."""
    return PruningRow(*row)
