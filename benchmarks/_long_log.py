"""A log of many hands, written as the service would have written it, but all at once.

Not the service's way in: every entry is decided, sealed and chained, and then stored in bulk.
"""

import asyncio
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

from app import clock
from app.codec import FORMAT, LogEntry, fingerprint, fresh_nonce, seal
from app.live.chain import row_of
from app.live.origin import Origin, first_entry, write_origin
from app.store import open_store
from app.store.schema import entries, tables
from app.store.writer import values_of
from benchmarks._play import BOOK, SEATS, decisions

_AT_ONCE = 2_000


def write_log(database: Path, hands: dict[str, int]) -> int:
    """Write tables with so many hands each, and one without any named `warm`; returns how many
    entries the file has.
    """
    opened = open_store(f"sqlite:///{database}")
    with opened.database.write_engine.connect() as connection:
        count = sum(_write(connection, *each) for each in {"warm": 0, **hands}.items())
    asyncio.run(opened.close())
    return count


def _write(connection: Connection, table: str, hands: int) -> int:
    origin = Origin(table, "NT", BOOK, SEATS, "bench", "admin")
    first = first_entry(table, origin)
    with connection.begin():
        row = {"id": table, "name": table, "created_at": clock.now()}
        connection.execute(insert(tables), {**row, "body": write_origin(origin)})
        connection.execute(insert(entries), values_of(row_of(*first)))
    count = 1
    rows = _rows(table, first[1].hash, hands)
    while several := list(islice(rows, _AT_ONCE)):
        with connection.begin():
            connection.execute(insert(entries), several)
        count += len(several)
    return count


def _rows(table: str, previous: bytes, hands: int) -> Iterator[dict[str, Any]]:
    for seq, (seen, decision) in enumerate(decisions(hands) if hands else (), 2):
        entry = LogEntry(
            table=table,
            seq=seq,
            observation_id=f"bench-{seq}",
            at=clock.now(),
            actor="bench",
            role="dealer",
            device=None,
            format=FORMAT,
            nonce=fresh_nonce(),
            observation=seen,
            events=decision.events,
        )
        sealed = seal(entry, previous)
        previous = sealed.hash
        yield values_of(row_of(entry, sealed, fingerprint(seen, "dealer")))
