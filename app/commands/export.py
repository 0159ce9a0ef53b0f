"""`floorcall export`: one table's log as lines, or what went wrong and was ruled as a table.

Every card is in it only when it is asked for, and then the log of reads says so first.
"""

import argparse
import asyncio
import sys
from typing import IO

from app.audit.exporting import EntryLines, Export, ExportFormat, export_of
from app.audit.ranges import Range, bound_of
from app.audit.reads import on_this_machine, record_read
from app.codec import UnreadableEntry
from app.commands import database
from app.store import StoreError, open_store
from app.store.reading import Reading


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    database.arguments(parser)
    parser.add_argument("--table", required=True, help="the table's id")
    parser.add_argument("--from", dest="first", metavar="SEQ|TIME", help="the first entry of it")
    parser.add_argument("--to", dest="last", metavar="SEQ|TIME", help="the last entry of it")
    parser.add_argument(
        "--format",
        choices=("jsonl", "csv"),
        default="jsonl",
        help="entries with their hashes, or irregularities and rulings",
    )
    parser.add_argument(
        "--with-cards",
        action="store_true",
        help="with every hidden card, as the entries are stored; it is written down who did this",
    )


def run(given: argparse.Namespace) -> int:
    """Write the export: 0 when it is whole, 1 when the log is damaged, 2 when it cannot be read."""
    if given.with_cards and given.format == "csv":
        print("floorcall: --with-cards is for jsonl; a CSV has no cards", file=sys.stderr)
        return 2
    try:
        wanted = Range(
            None if given.first is None else bound_of(given.first),
            None if given.last is None else bound_of(given.last, last=True),
        )
    except (ValueError, OverflowError):
        print("floorcall: --from and --to take an entry's seq, a day or a time", file=sys.stderr)
        return 2
    try:
        url = database.url_of(given)
        with Reading(url) as reading:
            if given.table not in {row.id for row in reading.tables()}:
                print(f"floorcall: there is no table {given.table}", file=sys.stderr)
                return 2
            if given.with_cards:
                asyncio.run(_write_down(url, given))
            _write(_lines(wanted, given), reading, given.table, sys.stdout.buffer)
    except UnreadableEntry as error:
        print(f"floorcall: the log is damaged at entry {error.seq}", file=sys.stderr)
        return 1
    except (StoreError, database.NoDatabase) as error:
        print(f"floorcall: {error}", file=sys.stderr)
        return 2
    return 0


def _lines(wanted: Range, given: argparse.Namespace) -> Export:
    role = on_this_machine().role
    if given.with_cards:
        return EntryLines(wanted, role, with_cards=True)
    chosen: ExportFormat = given.format
    return export_of(wanted, role, chosen)


async def _write_down(url: str, given: argparse.Namespace) -> None:
    store = open_store(url, migrate=False)
    try:
        newest = await store.log.newest([given.table])
        detail = f"from {given.first or 'the beginning'} to {given.last or 'the end'}"
        await record_read(
            store.reads,
            given.table,
            on_this_machine(),
            "export_with_cards",
            seq=newest.get(given.table, 0),
            detail=detail,
        )
    finally:
        await store.close()


def _write(lines: Export, reading: Reading, table: str, out: IO[bytes]) -> None:
    out.write(lines.begin())
    for stored in reading.entries(table):
        if lines.over(stored):
            break
        out.write(lines.take(stored))
    out.write(lines.end())
    out.flush()
