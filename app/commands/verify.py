"""`floorcall verify`: walks the log of every table, or of some, and names what does not hold.

It changes nothing, and may run beside the service.
"""

import argparse
import sys
import time
from collections.abc import Mapping

from app.audit.verifying import Proof, verify_table
from app.commands import database
from app.store.errors import StoreError
from app.store.reading import Reading

Heads = dict[str, dict[int, bytes]]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    database.arguments(parser)
    parser.add_argument("--table", action="append", default=[], help="this table alone (repeat)")
    parser.add_argument(
        "--head",
        action="append",
        default=[],
        type=_head,
        metavar="TABLE:SEQ:HASH",
        help="a head that an earlier run printed: the log still has to have it (repeat)",
    )


def _head(text: str) -> tuple[str, int, bytes]:
    table, seq, known = text.split(":")
    return table, int(seq), bytes.fromhex(known)


def run(given: argparse.Namespace) -> int:
    """Verify: 0 when every chain holds, 1 when one is broken, 2 when nothing can be read."""
    heads: Heads = {}
    for table, seq, known in given.head:
        heads.setdefault(table, {})[seq] = known
    begun = time.perf_counter()
    proofs: list[Proof] = []
    try:
        with Reading(database.url_of(given)) as reading:
            rows = {row.id: row for row in reading.tables()}
            wanted = given.table or list(rows)
            unknown = [table for table in [*wanted, *heads] if table not in rows]
            if unknown:
                print(f"floorcall: there is no table {unknown[0]}", file=sys.stderr)
                return 2
            for table in wanted:
                proofs.append(verify_table(reading, rows[table], _known(heads, table)))
                print(_line(proofs[-1]), flush=True)
    except (StoreError, database.NoDatabase) as error:
        print(f"floorcall: {error}", file=sys.stderr)
        return 2
    seconds = time.perf_counter() - begun
    broken = sum(proof.broken is not None for proof in proofs)
    entries = sum(proof.entries for proof in proofs)
    reads = sum(proof.reads for proof in proofs)
    print(
        f"{len(proofs)} tables, {broken} broken; {entries} entries, {reads} reads"
        f" in {seconds:.1f} s ({entries / seconds:.0f} entries/s)"
    )
    return 1 if broken else 0


def _known(heads: Heads, table: str) -> Mapping[int, bytes]:
    return heads.get(table, {})


def _line(proof: Proof) -> str:
    """A table on one line; what `--head` takes stands at its end."""
    broken = proof.broken
    if broken is not None:
        place = f"read {broken.at}" if broken.of_reads else f"entry {broken.at}"
        return f"BROKEN  {proof.table}, {place}: {broken.what}"
    root = f" after pruned entry {proof.root}" if proof.root else ""
    head = f"head {proof.table}:{proof.seq}:{proof.head.hex()}"
    return f"ok      {proof.table}: {proof.entries} entries{root}, {proof.reads} reads, {head}"
