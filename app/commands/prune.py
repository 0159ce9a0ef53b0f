"""`floorcall prune`: takes old hands away, the same from the log of every table or of some.

The last 90 days always stay, and so does the last hand of each table; what is left still verifies.
"""

import argparse
import asyncio
import sys
from datetime import UTC, datetime, timedelta

from app.audit.pruning import LEAST_DAYS, latest_cut, prune_table
from app.audit.reads import on_this_machine
from app.codec import UnreadableEntry
from app.commands import database
from app.store import Store, StoreError, open_store


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    database.arguments(parser)
    parser.add_argument("--table", action="append", default=[], help="this table alone (repeat)")
    how = parser.add_mutually_exclusive_group(required=True)
    how.add_argument("--before", type=_day, metavar="DATE", help="keep what is from this day on")
    how.add_argument(
        "--keep-days", type=int, metavar="N", help=f"keep the last N days, at least {LEAST_DAYS}"
    )


def _day(text: str) -> datetime:
    day = datetime.fromisoformat(text)
    return day if day.tzinfo is not None else day.replace(tzinfo=UTC)


def run(given: argparse.Namespace) -> int:
    """Prune: 0 when it is done, 1 when a log is damaged, 2 when it cannot be done."""
    before: datetime = given.before or latest_cut()
    if given.keep_days is not None:
        before = datetime.now(UTC) - timedelta(days=min(given.keep_days, 365 * 1000))
    if before > latest_cut():
        print(f"floorcall: the last {LEAST_DAYS} days are kept", file=sys.stderr)
        return 2
    try:
        store = open_store(database.url_of(given), migrate=False)
    except (StoreError, database.NoDatabase) as error:
        print(f"floorcall: {error}", file=sys.stderr)
        return 2
    try:
        return asyncio.run(_prune(store, given.table, before))
    except UnreadableEntry as error:
        print(f"floorcall: a log is damaged at entry {error.seq}: verify it", file=sys.stderr)
        return 1
    except StoreError as error:
        print(f"floorcall: {error}", file=sys.stderr)
        return 2


async def _prune(store: Store, tables: list[str], before: datetime) -> int:
    try:
        known = [row.id for row in await store.log.list_tables()]
        unknown = [table for table in tables if table not in known]
        if unknown:
            print(f"floorcall: there is no table {unknown[0]}", file=sys.stderr)
            return 2
        actor = on_this_machine().actor
        for table in tables or known:
            pruned = await prune_table(store, table, before, actor)
            if pruned is None:
                print(f"{table}: nothing is that old")
            else:
                root = f"root {table}:{pruned.through_seq}:{pruned.root_hash.hex()}"
                print(f"{table}: {pruned.entries} entries pruned, {root}", flush=True)
        return 0
    finally:
        await store.close()
