"""A table's log as its desk holds it: the current hand's entries, the ids and the chain's end.

It writes nothing and decides nothing; it proves that what was read continues what it has.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from app.codec import GENESIS, LogEntry, Sealed, UnreadableEntry, chain_hash, decode_entry
from app.live.answers import Published
from app.store import NewEntry, StoredEntry
from statemachine.replay import Entry, fold
from statemachine.state import TableState

MOST_IDS: Final = 4096


@dataclass(frozen=True, slots=True)
class Known:
    """An observation that made an entry: what makes a repeat the same, and its `seq`."""

    fingerprint: bytes
    seq: int


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry of the log with its hash."""

    entry: LogEntry
    hash: bytes = field(repr=False)


def logged(stored: StoredEntry) -> Logged:
    """Read a stored entry. Raises `UnreadableEntry`."""
    entry = decode_entry(stored.body)
    if (entry.table, entry.seq) != (stored.table_id, stored.seq):
        raise UnreadableEntry("An entry is not where it belongs.")
    return Logged(entry, stored.hash)


def row_of(entry: LogEntry, sealed: Sealed, said: bytes) -> NewEntry:
    """An entry as the store takes it; `said` is the fingerprint of its observation."""
    return NewEntry(
        table_id=entry.table,
        seq=entry.seq,
        observation_id=entry.observation_id,
        fingerprint=said,
        opens_hand=entry.opens_hand,
        at=entry.at,
        body=sealed.body,
        hash=sealed.hash,
    )


def published(entry: LogEntry, state: TableState) -> Published:
    """An entry as everybody else is told of it."""
    return Published(entry.table, entry.seq, entry.at, entry.events, entry.observation, state)


class Chain:
    """Grows entry by entry. `hand` are the entries from the last deal's beginning on."""

    def __init__(self) -> None:
        self.hash = GENESIS
        self.seq = 0
        self.at = ""
        self.hand: list[Entry] = []
        self._ids: OrderedDict[str, Known] = OrderedDict()

    def begin(self, stored: Sequence[StoredEntry]) -> TableState:
        """Take the entries of the last hand, whose first one may have any predecessor.

        Raises `UnreadableEntry`.
        """
        first = stored[0]
        if first.seq == 1 and first.hash != chain_hash(GENESIS, first.body):
            raise UnreadableEntry("The chain of hashes is broken.")
        for one in stored:
            self.take(one, trusted=one is first)
        return fold(self.hand)

    def follow(self, stored: StoredEntry) -> tuple[LogEntry, TableState]:
        """Take the next entry, made by somebody else. Raises `UnreadableEntry`."""
        entry = self.take(stored)
        return entry, fold(self.hand)

    def take(self, stored: StoredEntry, *, trusted: bool = False) -> LogEntry:
        """Check an entry against the chain's end and make it the new one."""
        if not trusted:
            if stored.seq != self.seq + 1:
                raise UnreadableEntry("An entry is missing.")
            if stored.hash != chain_hash(self.hash, stored.body):
                raise UnreadableEntry("The chain of hashes is broken.")
        entry = logged(stored).entry
        self.add(entry, stored.fingerprint, stored.hash)
        return entry

    def add(self, entry: LogEntry, fingerprint: bytes, new_hash: bytes) -> None:
        """Make an entry the chain's end without any check: it was made from this chain."""
        if entry.opens_hand:
            self.hand.clear()
        self.hand.append(entry.for_replay())
        self.hash, self.seq, self.at = new_hash, entry.seq, entry.at
        self._ids[entry.observation_id] = Known(fingerprint, entry.seq)
        while len(self._ids) > MOST_IDS:
            self._ids.popitem(last=False)

    def known(self, observation_id: str) -> Known | None:
        """The entry of an id, as far back as ids are kept here; the log knows them all."""
        return self._ids.get(observation_id)
