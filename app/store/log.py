"""The event log as the rest of the service sees it: its values and its protocol.

It is not an implementation and knows no database.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sqlalchemy import Insert


@dataclass(frozen=True, slots=True)
class NewEntry:
    """One observation with its events, ready to be stored.

    `seq` counts from 1 without a gap, `fingerprint` and `hash` have 32 bytes, `at` is the
    caller's text. `body` is stored as it is; it may hold hidden cards, so it is not in the repr.
    """

    table_id: str
    seq: int
    observation_id: str
    fingerprint: bytes = field(repr=False)
    opens_hand: bool
    at: str
    body: bytes = field(repr=False)
    hash: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as the log holds it; the fields are those of `NewEntry`."""

    table_id: str
    seq: int
    observation_id: str
    fingerprint: bytes = field(repr=False)
    opens_hand: bool
    at: str
    body: bytes = field(repr=False)
    hash: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A poker table that has a log; `body` is the caller's."""

    id: str
    name: str
    created_at: str
    body: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Appended:
    """The entry is on disk under this `seq`."""

    seq: int


@dataclass(frozen=True, slots=True)
class IdTaken:
    """The table already has this `observation_id`; the caller compares the fingerprint."""

    stored: StoredEntry


@dataclass(frozen=True, slots=True)
class SeqTaken:
    """Another observation took this `seq`; `last_seq` is the newest one of the table."""

    last_seq: int


AppendResult = Appended | IdTaken | SeqTaken


class EventLog(Protocol):
    """An append-only log a table. Every method may raise `StoreUnavailable`."""

    async def append(self, entry: NewEntry, also: Sequence[Insert] = ()) -> AppendResult:
        """Store the entry durably, or say who was first; `also` is inserted if it wins.

        An answer means that the entry is on disk. Cancelling the caller does not take the entry
        back. Raises `WriteRefused` for a row that can never be stored, `StoreBusy` when too
        much is waiting, `StoreClosed` after `close`.
        """
        ...

    async def read(
        self, table_id: str, after: int = 0, limit: int | None = None
    ) -> list[StoredEntry]:
        """Return the entries with `seq > after` in order, at most `limit` of them."""
        ...

    async def read_last_hand(self, table_id: str) -> list[StoredEntry]:
        """Return the entries from the last one that opens a hand, or all when none does."""
        ...

    async def openings(self, table_id: str) -> list[int]:
        """Return the `seq` of every entry that opens a hand, in order."""
        ...

    async def last(self, table_id: str) -> StoredEntry | None:
        """Return the newest entry of the table."""
        ...

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the newest `seq` of each of these tables; without one that has no entry."""
        ...

    async def hash_before(self, table_id: str, seq: int) -> bytes:
        """Return the hash of the entry before `seq`, or what a pruning kept of it; 32 zero bytes
        for the first, and nothing when it is missing.
        """
        ...

    async def find(self, table_id: str, observation_id: str) -> StoredEntry | None:
        """Return the entry that this observation made."""
        ...

    async def create_table(self, row: TableRow) -> bool:
        """Store a new table; false when the id is there already, which changes nothing."""
        ...

    async def get_table(self, table_id: str) -> TableRow | None:
        """Return one table."""
        ...

    async def list_tables(self) -> list[TableRow]:
        """Return all tables, the oldest first."""
        ...

    def epoch(self) -> str:
        """Return the log's own id, made when it was created, in lower-case hex."""
        ...

    async def close(self) -> None:
        """Store what is waiting, then refuse everything; may be called again."""
        ...
