"""Measures the store beside raw sqlite3 commits in the same run: entries per second and latency.

It proves nothing about correctness, and its figures mean something only as ratios.
"""

import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import TypeVar

from sqlalchemy import event

from app.store import Appended, NewEntry, TableRow, open_store

T = TypeVar("T")

BODY_BYTES = 1_000
ROUNDS = 3
SECONDS = 1.5

_CREATE = """
CREATE TABLE entries (rowid INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seq INTEGER NOT NULL,
    observation_id TEXT NOT NULL, fingerprint BLOB NOT NULL, opens_hand INTEGER NOT NULL,
    at TEXT NOT NULL, body BLOB NOT NULL, hash BLOB NOT NULL,
    UNIQUE (table_id, seq), UNIQUE (table_id, observation_id))
"""
_INSERT = """
INSERT INTO entries (table_id, seq, observation_id, fingerprint, opens_hand, at, body, hash)
VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""

_row = attrgetter(*(each.name for each in fields(NewEntry)))


def entry(table_id: str, seq: int) -> NewEntry:
    """Make an entry of the usual size with a random observation id."""
    return NewEntry(
        table_id=table_id,
        seq=seq,
        observation_id=os.urandom(16).hex(),
        fingerprint=os.urandom(32),
        opens_hand=seq % 80 == 1,
        at="2025-01-01T00:00:00.000000Z",
        body=os.urandom(BODY_BYTES),
        hash=os.urandom(32),
    )


def raw(folder: Path, batch: int) -> float:
    """Return entries per second of plain sqlite3, `batch` rows a commit, one thread."""
    connection = sqlite3.connect(folder / f"raw{batch}.db", isolation_level=None)
    for statement in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", _CREATE):
        connection.execute(statement)
    start, seq = time.perf_counter(), 0
    while (elapsed := time.perf_counter() - start) < SECONDS:
        seq += 1
        rows = [entry(f"table-{number}", seq) for number in range(batch)]
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany(
            _INSERT,
            [_row(each) for each in rows],
        )
        connection.execute("COMMIT")
    connection.close()
    return seq * batch / elapsed


async def store(folder: Path, producers: int) -> tuple[float, float, float, float]:
    """Return entries per second, entries a commit, and the p50 and p99 in ms of an append."""
    opened = open_store(f"sqlite:///{folder}/store{producers}.db")
    tables = [f"table-{number}" for number in range(producers)]
    for table_id in tables:
        await opened.log.create_table(TableRow(table_id, table_id, "", b"{}"))
    commits = 0
    latencies: list[float] = []

    def count(_connection: object) -> None:
        nonlocal commits
        commits += 1

    event.listen(opened.database.write_engine, "commit", count)
    start = time.perf_counter()

    async def produce(table_id: str) -> None:
        seq = 0
        while time.perf_counter() - start < SECONDS:
            seq += 1
            made = entry(table_id, seq)
            before = time.perf_counter()
            if not isinstance(await opened.log.append(made), Appended):
                raise RuntimeError("an entry without a rival was not appended")
            latencies.append(time.perf_counter() - before)

    await asyncio.gather(*(produce(table_id) for table_id in tables))
    elapsed = time.perf_counter() - start
    await opened.close()
    latencies.sort()
    return (
        len(latencies) / elapsed,
        len(latencies) / commits,
        latencies[len(latencies) // 2] * 1e3,
        latencies[len(latencies) * 99 // 100] * 1e3,
    )


def run_store(folder: Path, producers: int) -> tuple[float, float, float, float]:
    """Run `store` in an event loop of its own."""
    return asyncio.run(store(folder, producers))


def in_new_folder(measure: Callable[[Path], T]) -> T:
    """Measure on a fresh database that is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="floorcall-bench-") as folder:
        return measure(Path(folder))


def main() -> None:
    """Print the median of some rounds; every round measures the reference and the store."""
    print(f"entries of {BODY_BYTES} bytes, synchronous=FULL, median of {ROUNDS} rounds")
    singles, batches = [], []
    stores: dict[int, list[tuple[float, float, float, float]]] = {1: [], 16: [], 64: []}
    for _ in range(ROUNDS):
        singles.append(in_new_folder(partial(raw, batch=1)))
        batches.append(in_new_folder(partial(raw, batch=64)))
        for producers, measured in stores.items():
            measured.append(in_new_folder(partial(run_store, producers=producers)))
    single = sorted(singles)[ROUNDS // 2]
    batch = sorted(batches)[ROUNDS // 2]
    print(f"raw sqlite3, one a commit    {single:8,.0f}/s   1.00")
    print(f"raw sqlite3, 64 a commit     {batch:8,.0f}/s   {batch / single:.2f}")
    for producers, measured in stores.items():
        rate, group, p50, p99 = sorted(measured)[ROUNDS // 2]
        print(
            f"store, {producers:2} producers          {rate:8,.0f}/s   {rate / single:.2f}"
            f"   {group:4.1f} entries a commit, p50 {p50:.2f} ms, p99 {p99:.2f} ms"
        )


if __name__ == "__main__":
    main()
