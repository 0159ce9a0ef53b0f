"""A table's log as lines to take out of the house: its entries, or its faults and rulings.

It reads no database: entries are handed in one after another, and what is ready is handed out.
"""

from typing import Final, Literal, Protocol, TypeAlias

from app.api.answers import ENTRY_SHOWN
from app.api.seen import entry_shown
from app.audit.fault_rows import HEAD, fault_rows
from app.audit.ranges import Range
from app.audit.spreadsheet import csv_line
from app.live.chain import Logged, logged
from app.store import StoredEntry
from statemachine.roles import Role

ExportFormat: TypeAlias = Literal["jsonl", "csv"]
MEDIA_TYPES: Final[dict[ExportFormat, str]] = {
    "jsonl": "application/jsonl",
    "csv": "text/csv; charset=utf-8",
}


class Export(Protocol):
    """An export in the making. Every method may raise `UnreadableEntry`."""

    def begin(self) -> bytes:
        """What comes before everything else."""
        ...

    def take(self, stored: StoredEntry) -> bytes:
        """Take the next entry; what is ready by now, often nothing."""
        ...

    def over(self, stored: StoredEntry) -> bool:
        """Whether neither this entry nor any after it is wanted."""
        ...

    def end(self) -> bytes:
        """What is left."""
        ...


class EntryLines:
    """JSON Lines: each entry as a role may see it, with its hash.

    With cards it is the entry's own bytes beside the hash, by which anybody can prove the chain.
    """

    def __init__(self, wanted: Range, role: Role, *, with_cards: bool = False) -> None:
        self._wanted = wanted
        self._role = role
        self._with_cards = with_cards

    def begin(self) -> bytes:
        return b""

    def take(self, stored: StoredEntry) -> bytes:
        if not self._wanted.holds(stored.seq, stored.at):
            return b""
        if self._with_cards:
            return b'{"hash":"%b","entry":%b}\n' % (stored.hash.hex().encode(), stored.body)
        return ENTRY_SHOWN.dump_json(entry_shown(logged(stored), self._role)) + b"\n"

    def over(self, stored: StoredEntry) -> bool:
        return self._wanted.is_over(stored.seq, stored.at)

    def end(self) -> bytes:
        return b""


class FaultTable:
    """CSV: an irregularity or a ruling a row, as a role may see them.

    A deal is held until it is over, for what became of a fault; one that was taken back is none.
    """

    def __init__(self, wanted: Range, role: Role) -> None:
        self._wanted = wanted
        self._role = role
        self._deal: list[StoredEntry] = []

    def begin(self) -> bytes:
        return csv_line(HEAD)

    def take(self, stored: StoredEntry) -> bytes:
        ready = self.end() if stored.opens_hand else b""
        self._deal.append(stored)
        return ready

    def over(self, stored: StoredEntry) -> bool:
        return stored.opens_hand and self._wanted.is_over(stored.seq, stored.at)

    def end(self) -> bytes:
        deal, self._deal = self._deal, []
        if not any(self._wanted.holds(stored.seq, stored.at) for stored in deal):
            return b""
        entries: list[Logged] = [logged(stored) for stored in deal]
        rows = fault_rows([each.entry for each in entries], self._role)
        return b"".join(
            csv_line(row.cells()) for row in rows if self._wanted.holds(row.seq, row.at)
        )


def export_of(wanted: Range, role: Role, chosen: ExportFormat) -> Export:
    """An export as the role may see the log."""
    return EntryLines(wanted, role) if chosen == "jsonl" else FaultTable(wanted, role)
