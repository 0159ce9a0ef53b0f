"""A program that appends to four tables without end and prints what was acknowledged.

It is run by the crash test, which kills it; it never ends by itself.
"""

import asyncio
import hashlib
import os
import sys

from app.store import Appended, NewEntry, TableRow, open_store

TABLES = "abcd"


async def append_for_ever(url: str) -> None:
    """Go on after the last entry of each table."""
    store = open_store(url)

    async def produce(table_id: str) -> None:
        await store.log.create_table(TableRow(table_id, table_id, "", b""))
        last = await store.log.last(table_id)
        seq, previous = (last.seq, last.hash) if last else (0, bytes(32))
        while True:
            seq += 1
            body = os.urandom(700)
            previous = hashlib.sha256(previous + body).digest()
            made = NewEntry(
                table_id=table_id,
                seq=seq,
                observation_id=os.urandom(16).hex(),
                fingerprint=os.urandom(32),
                opens_hand=False,
                at="",
                body=body,
                hash=previous,
            )
            assert await store.log.append(made) == Appended(seq)
            os.write(1, f"{table_id} {seq} {previous.hex()}\n".encode())

    await asyncio.gather(*map(produce, TABLES))


if __name__ == "__main__":
    asyncio.run(append_for_ever(sys.argv[1]))
