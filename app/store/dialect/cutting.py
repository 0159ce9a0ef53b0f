"""Takes the first entries of a log away, whose keys each database checks in a way of its own.

What may be taken away is not known here.
"""

from sqlalchemy import Connection, Table, delete, func, select, text, update


def cut_before(connection: Connection, entries: Table, table_id: str, first: int) -> int:
    """Delete a table's entries before `first`, which then has no predecessor; how many.

    Each entry but the first refers to the one before it, and only one may refer to none.
    """
    earlier = (entries.c.table_id == table_id) & (entries.c.seq < first)
    count = connection.execute(select(func.count()).where(earlier)).scalar_one()
    orphaned = (
        update(entries)
        .where(entries.c.table_id == table_id, entries.c.seq == first)
        .values(previous_seq=None)
    )
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA defer_foreign_keys=ON"))
        connection.execute(delete(entries).where(earlier))
        connection.execute(orphaned)
    else:
        # One statement: its keys are checked at its end, and it asks for the deletion first.
        gone = delete(entries).where(earlier).returning(entries.c.seq).cte("gone")
        connection.execute(
            orphaned.where(select(func.count()).select_from(gone).scalar_subquery() >= 0)
        )
    return int(count)
