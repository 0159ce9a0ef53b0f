"""The statements that read entries, built once, and the rows they return as values.

It holds no connection and writes nothing.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, func, select, union_all

from app.store.log import StoredEntry
from app.store.schema import entries, prunings, tables

# In the order of the fields of `StoredEntry`.
_entry = select(
    entries.c.table_id,
    entries.c.seq,
    entries.c.observation_id,
    entries.c.fingerprint,
    entries.c.opens_hand,
    entries.c.at,
    entries.c.body,
    entries.c.hash,
)
_of_table = _entry.where(entries.c.table_id == bindparam("table_id"))

entries_after = _of_table.where(entries.c.seq > bindparam("after")).order_by(entries.c.seq)
entries_after_limited = entries_after.limit(bindparam("limit"))
last_entry = _of_table.order_by(entries.c.seq.desc()).limit(1)
entry_by_observation = _of_table.where(entries.c.observation_id == bindparam("observation_id"))

_openings = select(entries.c.seq).where(
    entries.c.table_id == bindparam("table_id"), entries.c.opens_hand
)
openings = _openings.order_by(entries.c.seq)
_last_opening = _openings.order_by(entries.c.seq.desc()).limit(1).scalar_subquery()
last_hand = _of_table.where(entries.c.seq >= func.coalesce(_last_opening, 0)).order_by(
    entries.c.seq
)

_last_seq = select(func.coalesce(func.max(entries.c.seq), 0)).where(
    entries.c.table_id == bindparam("table_id")
)

# The greatest of one table is found at an end of the index; grouped, the whole of it was read.
_newest_of = (
    select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id).scalar_subquery()
)
newest = select(tables.c.id, _newest_of).where(
    tables.c.id.in_(bindparam("table_ids", expanding=True))
)

_hash_of_entry = select(entries.c.hash).where(
    entries.c.table_id == bindparam("table_id"), entries.c.seq == bindparam("before")
)
_hash_of_pruning = select(prunings.c.root_hash).where(
    prunings.c.table_id == bindparam("table_id"), prunings.c.through_seq == bindparam("before")
)
hash_at = union_all(_hash_of_entry, _hash_of_pruning)


def stored_entry(row: Sequence[Any]) -> StoredEntry:
    """Turn a row of one of these statements into its value. Text where bytes belong, which SQLite
    lets a stranger store, becomes bytes that no hash fits.
    """
    return StoredEntry(*[*row[:-2], *map(_bytes, row[-2:])])


def _bytes(value: Any) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode()


def last_seq(connection: Connection, table_id: str) -> int:
    """Return the table's newest `seq`, 0 when it has no entry."""
    return int(connection.execute(_last_seq, {"table_id": table_id}).scalar_one())
