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
from statemachine.events import EntryRetracted
from statemachine.evolve import evolve
from statemachine.replay import Entry, fold
from statemachine.slots import changed
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
    try:
        entry = decode_entry(stored.body)
    except UnreadableEntry as error:
        error.seq = stored.seq
        raise
    if (entry.table, entry.seq) != (stored.table_id, stored.seq):
        raise UnreadableEntry("An entry is not where it belongs.", stored.seq)
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


def followed(state: TableState, hand: Sequence[Entry], entry: LogEntry) -> TableState:
    """The state after an entry that follows on `state`: what folding its hand would give.

    `hand` are the entries from the last deal's beginning on, without this one.
    """
    if any(isinstance(event, EntryRetracted) for event in entry.events):
        return fold([*hand, entry.for_replay()])
    if entry.opens_hand:
        # What a hand begins with is whole, so it is the same whatever came before.
        state = TableState()
    state = changed(state, seq=entry.seq - 1)
    for event in entry.events:
        state = evolve(state, event)
    return changed(state, seq=entry.seq)


class Chain:
    """Grows entry by entry. `hand` are the entries from the last deal's beginning on, `times` says
    when each of them was made.
    """

    def __init__(self) -> None:
        self.hash = GENESIS
        self.seq = 0
        self.at = ""
        self.hand: list[Entry] = []
        self.times: dict[int, str] = {}
        self._ids: OrderedDict[str, Known] = OrderedDict()

    def begin(self, stored: Sequence[StoredEntry], before: bytes) -> TableState:
        """Take the entries of the last hand; `before` is the hash that the first follows on.

        Raises `UnreadableEntry`.
        """
        self.seq, self.hash = stored[0].seq - 1, before
        for one in stored:
            self.take(one)
        return fold(self.hand)

    def follow(self, stored: StoredEntry, state: TableState) -> tuple[LogEntry, TableState]:
        """Take the next entry, made by somebody else, and return it with the state that it made
        of the one before. Raises `UnreadableEntry`.
        """
        entry = self._next(stored)
        after = followed(state, self.hand, entry)
        self.add(entry, stored.fingerprint, stored.hash)
        return entry, after

    def take(self, stored: StoredEntry) -> LogEntry:
        """Check an entry against the chain's end and make it the new one."""
        entry = self._next(stored)
        self.add(entry, stored.fingerprint, stored.hash)
        return entry

    def _next(self, stored: StoredEntry) -> LogEntry:
        if stored.seq != self.seq + 1:
            raise UnreadableEntry("An entry is missing.", self.seq + 1)
        if stored.hash != chain_hash(self.hash, stored.body):
            raise UnreadableEntry("The chain of hashes is broken.", stored.seq)
        return logged(stored).entry

    def add(self, entry: LogEntry, fingerprint: bytes, new_hash: bytes) -> None:
        """Make an entry the chain's end without any check: it was made from this chain."""
        if entry.opens_hand:
            self.hand.clear()
            self.times.clear()
        self.hand.append(entry.for_replay())
        self.times[entry.seq] = entry.at
        self.hash, self.seq, self.at = new_hash, entry.seq, entry.at
        self._ids[entry.observation_id] = Known(fingerprint, entry.seq)
        while len(self._ids) > MOST_IDS:
            self._ids.popitem(last=False)

    def known(self, observation_id: str) -> Known | None:
        """The entry of an id, as far back as ids are kept here; the log knows them all."""
        return self._ids.get(observation_id)
