"""A log is proved link by link, and whatever was done to it is found where it was done."""

import asyncio
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, text, update

from app.audit import verifying
from app.audit.reads import Reader, record_read
from app.audit.verifying import Broken, Proof, verify_table
from app.store import Store
from app.store.reading import Reading
from app.store.schema import entries, reads
from tests.app.audit.logs import ENTRIES_A_HAND, ENTRIES_BEFORE, write_hands
from tests.app.command_program import floorcall
from tests.app.store.conftest import OpenStore, on_sqlite
from tests.scale import scaled

ROOT = Path(__file__).resolve().parents[3]
HANDS = 4
ENTRIES = ENTRIES_BEFORE + HANDS * ENTRIES_A_HAND
LOOKER = Reader("Floor manager", "tok_1", "director")


def proved(url: str, heads: dict[int, bytes] | None = None, table: str = "feature") -> Proof:
    with Reading(url) as reading:
        (row,) = [row for row in reading.tables() if row.id == table]
        return verify_table(reading, row, heads)


async def looked(store: Store, times: int) -> None:
    for time in range(times):
        await record_read(
            store.reads, "feature", LOOKER, "sealed_claim", seq=5, detail=f"look {time}"
        )


async def spoil(store: Store, *statements: Any) -> None:
    """Do something to the rows that the service never does."""

    def work(connection: Connection) -> None:
        if connection.dialect.name == "sqlite":
            connection.execute(text("PRAGMA defer_foreign_keys=ON"))
        for statement in statements:
            connection.execute(statement)

    await store.database.write(work)


def entry(seq: int) -> Any:
    return (entries.c.table_id == "feature") & (entries.c.seq == seq)


async def flip(store: Store, seq: int, column: str = "body") -> None:
    """Change one bit in the middle of a value."""
    (row,) = await store.database.read(select(entries.c[column]).where(entry(seq)))
    value = bytearray(row[0])
    value[len(value) // 2] ^= 1
    await spoil(store, update(entries).where(entry(seq)).values({column: bytes(value)}))


async def test_a_log_that_nobody_touched_holds(store: Store, store_url: str) -> None:
    await write_hands(store, HANDS)
    await looked(store, 3)
    proof = proved(store_url)
    last = await store.log.last("feature")
    assert last is not None
    assert proof == Proof("feature", 0, ENTRIES, 3, ENTRIES, last.hash, None)


@pytest.mark.parametrize("seq", [1, 2, ENTRIES // 2, ENTRIES])
@pytest.mark.parametrize("column", ["body", "hash"])
async def test_a_flipped_bit_is_found_where_it_is(
    store: Store, store_url: str, seq: int, column: str
) -> None:
    await write_hands(store, HANDS)
    await flip(store, seq, column)
    assert proved(store_url).broken == Broken(seq, verifying.CHANGED)


@on_sqlite
async def test_text_in_the_place_of_bytes_is_found(store: Store, store_url: str) -> None:
    await write_hands(store, HANDS)
    await spoil(store, text("UPDATE entries SET body = CAST(body AS TEXT) || ' ' WHERE seq = 9"))
    assert proved(store_url).broken == Broken(9, verifying.CHANGED)


async def test_two_swapped_entries_are_found(store: Store, store_url: str) -> None:
    await write_hands(store, HANDS)
    (one,), (other,) = [
        await store.database.read(select(entries.c.body, entries.c.hash).where(entry(seq)))
        for seq in (20, 40)
    ]
    await spoil(
        store,
        update(entries).where(entry(20)).values(body=other[0], hash=other[1]),
        update(entries).where(entry(40)).values(body=one[0], hash=one[1]),
    )
    assert proved(store_url).broken == Broken(20, verifying.CHANGED)


def behind_its_back(url: str, *statements: str) -> None:
    """Change the file as another program would, which asks for no keys."""
    connection = sqlite3.connect(url.removeprefix("sqlite:///"))
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


@on_sqlite
@pytest.mark.parametrize(
    ("gone", "first"), [("seq = 33", 33), ("seq <= 3", 1), ("seq BETWEEN 50 AND 60", 50)]
)
async def test_a_removed_entry_is_missed(
    opened: OpenStore, store_url: str, gone: str, first: int
) -> None:
    store = opened()
    await write_hands(store, HANDS)
    await store.close()
    behind_its_back(store_url, f"DELETE FROM entries WHERE {gone}")
    assert proved(store_url).broken == Broken(first, verifying.MISSING)


async def test_a_log_cut_off_at_its_end_is_found_by_an_earlier_head(
    store: Store, store_url: str
) -> None:
    await write_hands(store, HANDS)
    before = proved(store_url)
    await spoil(
        store, *(delete(entries).where(entry(seq)) for seq in range(ENTRIES, ENTRIES - 5, -1))
    )
    assert proved(store_url).broken is None
    known = {ENTRIES: before.head}
    assert proved(store_url, known).broken == Broken(ENTRIES, verifying.HEAD_MISSING)
    assert proved(store_url, {7: bytes(32)}).broken == Broken(7, verifying.HEAD_CHANGED)


@pytest.mark.parametrize(
    "changed",
    [{"observation_id": "tap-other"}, {"at": "2001-01-01T00:00:00.000000Z"}, {"opens_hand": True}],
)
async def test_a_row_that_says_something_else_than_its_entry_is_found(
    store: Store, store_url: str, changed: dict[str, Any]
) -> None:
    await write_hands(store, HANDS)
    await spoil(store, update(entries).where(entry(30)).values(changed))
    assert proved(store_url).broken == Broken(30, verifying.COLUMN)


async def test_the_reads_are_a_chain_of_their_own(store: Store, store_url: str) -> None:
    await write_hands(store, 1)
    await looked(store, 5)
    assert proved(store_url).reads == 5
    first, third = [reads.c.number == number for number in (1, 3)]
    (row,) = await store.database.read(select(reads.c.body).where(third))
    body = bytes(row[0]).replace(b"Floor manager", b"Floor manageR")
    await spoil(store, update(reads).where(third).values(body=body))
    assert proved(store_url).broken == Broken(3, verifying.READ_CHANGED, of_reads=True)
    await spoil(store, delete(reads).where(first))
    assert proved(store_url).broken == Broken(1, verifying.READ_MISSING, of_reads=True)


async def test_reads_made_at_once_are_numbered_one_after_another(
    opened: OpenStore, store_url: str
) -> None:
    """By two nodes, each with many waiting."""
    one, other = opened(), opened()
    await write_hands(one, 1)
    await asyncio.gather(*(looked(store, 5) for store in (one, other, one, other)))
    rows = await one.reads.list_reads("feature")
    assert [row.number for row in rows] == list(range(1, 21))
    proof = proved(store_url)
    assert (proof.reads, proof.broken) == (20, None)


@on_sqlite
async def test_a_damaged_file_is_named_where_it_cannot_be_read_on(
    opened: OpenStore, store_url: str
) -> None:
    store = opened()
    await write_hands(store, 40)
    await store.close()
    spoil_pages(Path(store_url.removeprefix("sqlite:///")))
    broken = proved(store_url).broken
    assert broken is not None
    assert 0 < broken.at < ENTRIES_BEFORE + 40 * ENTRIES_A_HAND


def spoil_pages(path: Path) -> None:
    """Make noise of whole pages in the middle of a file: neither rows nor keys are left there."""
    size = path.stat().st_size
    data = bytearray(path.read_bytes())
    for position in range(size // 2, size // 2 + 64 * 1024):
        data[position] = (position * 37) % 256
    path.write_bytes(data)


@on_sqlite
async def test_the_command_says_what_holds_and_what_does_not(
    opened: OpenStore, store_url: str
) -> None:
    store = opened()
    for table in ("alpha", "beta", "gamma"):
        await write_hands(store, 2, table)
    await store.close()
    path = store_url.removeprefix("sqlite:///")
    status, out, _ = floorcall("verify", "--database", path)
    assert status == 0
    assert re.search(
        r"^3 tables, 0 broken; \d+ entries, 0 reads in .* entries/s\)$", out, re.MULTILINE
    )
    head = re.search(r"head (beta:\d+:[0-9a-f]{64})$", out, re.MULTILINE)
    assert head is not None
    assert floorcall("verify", "--database", store_url, "--head", head[1])[0] == 0
    behind_its_back(
        store_url,
        "UPDATE entries SET body = CAST(body || ' ' AS BLOB) WHERE table_id = 'beta' AND seq = 17",
    )
    status, out, _ = floorcall("verify", "--database", path)
    assert status == 1
    assert f"BROKEN  beta, entry 17: {verifying.CHANGED}" in out
    assert "ok      alpha" in out
    assert "ok      gamma" in out
    assert "3 tables, 1 broken" in out
    assert floorcall("verify", "--database", path, "--table", "alpha")[0] == 0
    status, _, err = floorcall("verify", "--database", path, "--table", "delta")
    assert (status, err) == (2, "floorcall: there is no table delta\n")


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "missing.sqlite3"
    for words in (
        ["verify"],
        ["export", "--table", "a"],
        ["prune", "--keep-days", "90"],
    ):
        status, _, err = floorcall(*words, "--database", str(missing))
        assert status == 2, words
        assert err.startswith("floorcall: there is no database")
        assert not missing.exists()


@pytest.mark.parametrize("named", ["mysql://somewhere/db", "postgresql://:99999/", "://"])
def test_a_database_that_is_none_is_told_in_one_line(named: str) -> None:
    status, out, err = floorcall("verify", "--database", named)
    assert (status, out) == (2, "")
    assert err.startswith("floorcall: ")
    assert err.count("\n") == 1


def test_settings_that_cannot_be_used_are_told_in_one_line() -> None:
    status, out, err = floorcall("verify", environment={"FLOORCALL_PORT": "none"})
    assert (status, out) == (2, "")
    assert err.startswith("floorcall: setting port: ")
    assert err.count("\n") == 1


@pytest.mark.heavy
@on_sqlite
async def test_a_long_log_is_proved_in_flat_memory(store: Store, store_url: str) -> None:
    hands = scaled(small=300, full=10_000)
    total = await write_hands(store, hands)
    assert total == ENTRIES_BEFORE + hands * ENTRIES_A_HAND
    program = (
        "import resource, sys; from app.__main__ import main;"
        "sys.exit(main(sys.argv[1:]) or print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss))"
    )
    peaks = []
    for table, count in (("feature", total), ("short", await write_hands(store, 100, "short"))):
        words = ["verify", "--database", store_url, "--table", table]
        out = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-c", program, *words],
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        )
        assert f"{table}: {count} entries, 0 reads" in out.stdout
        peaks.append(int(out.stdout.splitlines()[-1]))
        print(out.stdout)
    assert peaks[0] < peaks[1] + 8 * 1024, "in kilobytes"
