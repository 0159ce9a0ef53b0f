"""Kill -9 at any moment: what was acknowledged is there, and each log is whole.

A loss of power is not proved here: that takes a machine to switch off.
"""

import hashlib
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.store import open_store
from tests.app.store.appending_program import TABLES
from tests.scale import scaled

ROOT = Path(__file__).resolve().parents[3]


def run_and_kill(url: str, seconds: float) -> list[tuple[str, int, str]]:
    """Run the program, kill it some time after its first entry, return what it acknowledged."""
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.app.store.appending_program", url],
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )
    assert program.stdout is not None
    with program, program.stdout as output:
        first = output.readline()
        time.sleep(seconds)
        program.send_signal(signal.SIGKILL)
        lines = [first, *output.readlines()]
    assert program.returncode == -signal.SIGKILL
    words = [line.decode().split() for line in lines if line.endswith(b"\n")]
    return [(table_id, int(seq), digest) for table_id, seq, digest in words]


@pytest.mark.heavy
async def test_every_acknowledged_entry_survives_being_killed(store_url: str) -> None:
    acknowledged: dict[tuple[str, int], str] = {}
    for _ in range(scaled(5, 50)):
        for table_id, seq, digest in run_and_kill(store_url, random.uniform(0, 0.4)):
            assert (table_id, seq) not in acknowledged
            acknowledged[table_id, seq] = digest
        # As the service does: open what the killed one left, write-ahead log and all.
        store = open_store(store_url)
        stored: dict[tuple[str, int], str] = {}
        for table_id in TABLES:
            previous = bytes(32)
            for seq, entry in enumerate(await store.log.read(table_id), start=1):
                assert entry.seq == seq
                previous = hashlib.sha256(previous + entry.body).digest()
                assert entry.hash == previous
                stored[table_id, seq] = entry.hash.hex()
        await store.close()
        assert acknowledged.items() <= stored.items()
    assert len(acknowledged) > 100
    if not store_url.startswith("sqlite"):
        return
    connection = sqlite3.connect(store_url.removeprefix("sqlite:///"))
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()
