"""Proves a table's log from its root to its end: each entry, seal and read, one after the other.

It repairs nothing and shows no card. What nobody who reads the log alone can tell, it cannot
either: a log cut off at its end is whole, unless an earlier head of it is known.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from app.audit.reads import read_body
from app.codec import (
    GENESIS,
    FormatTooNew,
    LogEntry,
    UnreadableEntry,
    chain_hash,
    decode_entry,
)
from app.live.origin import read_origin
from app.live.seals import cards_of
from app.store.errors import StoreUnavailable
from app.store.log import StoredEntry, TableRow
from app.store.reading import Reading
from app.store.sealed import SealedRow
from statemachine.observations import ClaimSealed
from statemachine.sealing import commitment

# What is told of a link that does not hold; the words are for people, in this one language, as
# everything that a command prints.
UNREADABLE_TABLE: Final = "the table's own row cannot be read"
NOT_READ_ON: Final = "the database cannot be read on from here"
MISSING: Final = "the entry is missing"
CHANGED: Final = "the entry or its hash was changed: the chain breaks here"
NO_ENTRY: Final = "the stored bytes are no entry"
TOO_NEW: Final = "the entry was written by a newer release, which has to check it"
ELSEWHERE: Final = "the entry belongs elsewhere"
COLUMN: Final = "the row does not say what its entry says"
PRUNED: Final = "entries are there that the log says were pruned"
SEAL_CHANGED: Final = "what is kept under seal does not open the entry's commitment"
SEAL_ALONE: Final = "something is kept under seal that no entry sealed"
READ_MISSING: Final = "the read is missing"
READ_CHANGED: Final = "the read or its hash was changed: the chain breaks here"
HEAD_MISSING: Final = "the log ends before an entry that it had"
HEAD_CHANGED: Final = "the log had another entry here"


@dataclass(frozen=True, slots=True)
class Broken:
    """The first link that does not hold: at entry `at` of the log, or at read number `at`."""

    at: int
    what: str
    of_reads: bool = False


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found of one table. The log begins after entry `root`, 0 when it is whole, and its
    newest entry is `seq` with the hash `head`.
    """

    table: str
    root: int
    entries: int = 0
    reads: int = 0
    seq: int = 0
    head: bytes = GENESIS
    broken: Broken | None = None


def verify_table(
    reading: Reading, row: TableRow, heads: Mapping[int, bytes] | None = None
) -> Proof:
    """Walk a table's log; memory stays flat however long it is.

    `heads` are hashes by `seq` that the log is known to have had.
    """
    walk = _Walk(reading, row.id)
    try:
        broken = walk.root(row) or walk.entries(dict(heads or {})) or walk.reads()
    except StoreUnavailable:
        broken = walk.here(NOT_READ_ON)
    return Proof(
        table=row.id,
        root=walk.start,
        entries=walk.seq - walk.start,
        reads=walk.number,
        seq=walk.seq,
        head=walk.head,
        broken=broken,
    )


class _Walk:
    """One table's log, gone through once: `seq` and `head` are of the last entry that held."""

    def __init__(self, reading: Reading, table: str) -> None:
        self._reading = reading
        self._table = table
        self._in_reads = False
        self.start = self.seq = self.number = 0
        self.head = GENESIS

    def here(self, what: str) -> Broken:
        """The link after the last one that held."""
        return Broken((self.number if self._in_reads else self.seq) + 1, what, self._in_reads)

    def root(self, row: TableRow) -> Broken | None:
        for pruning in self._reading.prunings(self._table):
            self.start = self.seq = pruning.through_seq
            self.head = pruning.root_hash
        try:
            read_origin(row.body)
        except UnreadableEntry:
            return self.here(UNREADABLE_TABLE)
        return None

    def entries(self, heads: dict[int, bytes]) -> Broken | None:
        sealed = {row.observation_id: row for row in self._reading.sealed(self._table)}
        for stored in self._reading.entries(self._table):
            what = self._fault(stored, sealed)
            if what is None and heads.pop(stored.seq, stored.hash) != stored.hash:
                what = HEAD_CHANGED
            if what is not None:
                return self.here(what) if what == MISSING else Broken(stored.seq, what)
            self.seq, self.head = stored.seq, stored.hash
        if sealed:
            return Broken(self.seq, SEAL_ALONE)
        later = [seq for seq in heads if seq > self.seq]
        return Broken(max(later), HEAD_MISSING) if later else None

    def _fault(self, stored: StoredEntry, sealed: dict[str, SealedRow]) -> str | None:
        if stored.seq <= self.seq:
            return PRUNED
        if stored.seq != self.seq + 1:
            return MISSING
        if stored.hash != chain_hash(self.head, stored.body):
            return CHANGED
        try:
            entry = decode_entry(stored.body)
        except FormatTooNew:
            return TOO_NEW
        except UnreadableEntry:
            return NO_ENTRY
        if (entry.table, entry.seq) != (stored.table_id, stored.seq):
            return ELSEWHERE
        told = (stored.observation_id, stored.at, stored.opens_hand)
        if told != (entry.observation_id, entry.at, entry.opens_hand):
            return COLUMN
        kept = sealed.pop(entry.observation_id, None)
        return None if kept is None or _opens(kept, entry) else SEAL_CHANGED

    def reads(self) -> Broken | None:
        self._in_reads = True
        last = GENESIS
        for row in self._reading.reads(self._table):
            if row.number != self.number + 1:
                return self.here(READ_MISSING)
            known = read_body(row.body)
            if (
                known is None
                or row.hash != chain_hash(last, row.body)
                or (known.table, known.number, known.at) != (row.table_id, row.number, row.at)
            ):
                return self.here(READ_CHANGED)
            self.number, last = row.number, row.hash
        return None


def _opens(kept: SealedRow, entry: LogEntry) -> bool:
    """Whether what is kept is what the entry sealed, a call that was repeated included."""
    said = entry.observation
    if not isinstance(said, ClaimSealed) or kept.commitment != said.commitment:
        return False
    return commitment(cards_of(kept.cards), kept.salt.hex()) == said.commitment
