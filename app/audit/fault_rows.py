"""The irregularities and rulings of one deal, a row each: what, who, how it ended, how long.

It judges nothing, and shows no card: everything is as the log tells it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from app.codec import LogEntry
from statemachine.events import (
    Event,
    HandStarted,
    IrregularityClosed,
    IrregularityOpened,
    ProcedureChosen,
    Ruled,
    RulingSigned,
)
from statemachine.replay import effective
from statemachine.roles import Role
from statemachine.views import redact

HEAD: Final = (
    "table",
    "hand",
    "seq",
    "at",
    "kind",
    "rule",
    "edition",
    "who",
    "outcome",
    "reason",
    "seconds",
)
RULING: Final = "ruling"


@dataclass(slots=True)
class FaultRow:
    """A row. `rule` are clauses of the `edition`; `who` reported a fault, or ruled.

    `seconds` are from a fault's opening to its closing, or to the ruling; None while it is open
    and for a ruling about nothing that was open. One that is `floor_only` is for those who rule
    alone.
    """

    table: str
    hand: int | None
    seq: int
    at: str
    kind: str
    rule: tuple[str, ...]
    edition: str
    who: str
    outcome: str
    reasons: list[str] = field(default_factory=list)
    seconds: float | None = None
    floor_only: bool = False

    def cells(self) -> tuple[str | int | float | None, ...]:
        """In the order of `HEAD`."""
        return (
            self.table,
            self.hand,
            self.seq,
            self.at,
            self.kind,
            " ".join(self.rule),
            self.edition,
            self.who,
            self.outcome,
            "; ".join(self.reasons),
            self.seconds,
        )


def fault_rows(entries: Sequence[LogEntry], role: Role) -> list[FaultRow]:
    """The rows of a deal, in the order of the log, as the role may see them.

    `entries` are all of the deal, from the one that opens it on.
    """
    of_deal = _Deal(entries)
    counting = {entry.seq for entry in effective(entry.for_replay() for entry in entries)}
    for entry in entries:
        if entry.seq in counting:
            for event in entry.events:
                shown = redact(event, role)
                if shown is not None:
                    of_deal.take(entry, shown)
    return of_deal.rows


class _Deal:
    """Follows the events of one deal."""

    def __init__(self, entries: Iterable[LogEntry]) -> None:
        start = next(
            (each for entry in entries for each in entry.events if isinstance(each, HandStarted)),
            None,
        )
        self._hand = None if start is None else start.hand
        self._edition = "" if start is None else f"{start.rulebook} {start.edition}"
        self._faults: dict[int, FaultRow] = {}
        self._rulings: dict[int, FaultRow] = {}
        self.rows: list[FaultRow] = []

    def take(self, entry: LogEntry, event: Event) -> None:
        match event:
            case IrregularityOpened():
                row = self._row(entry, event.fault, event.citations, entry.actor, "open")
                row.floor_only = event.floor_only
                self._faults[event.irregularity] = row
            case ProcedureChosen():
                fault = self._faults.get(event.irregularity)
                if fault is not None:
                    fault.rule = event.citations
            case IrregularityClosed():
                fault = self._faults.get(event.irregularity)
                if fault is not None:
                    fault.outcome, fault.seconds = event.how, _between(fault.at, entry.at)
            case Ruled():
                about = [self._faults[i] for i in event.irregularities if i in self._faults]
                clauses = tuple(dict.fromkeys(clause for row in about for clause in row.rule))
                outcome = "signed" if event.signed else "unsigned"
                row = self._row(entry, RULING, clauses, event.floor, outcome)
                row.floor_only = event.floor_only
                self._rulings[event.ruling] = row
                for fault in (*about, row):
                    fault.reasons.append(event.reason)
                if about:
                    row.seconds = _between(min(fault.at for fault in about), entry.at)
            case RulingSigned():
                ruling = self._rulings.get(event.ruling)
                if ruling is not None:
                    ruling.outcome, ruling.who = "signed", event.floor

    def _row(
        self, entry: LogEntry, kind: str, rule: tuple[str, ...], who: str, outcome: str
    ) -> FaultRow:
        row = FaultRow(
            entry.table,
            self._hand,
            entry.seq,
            entry.at,
            kind,
            rule,
            self._edition,
            who,
            outcome,
        )
        self.rows.append(row)
        return row


def _between(start: str, end: str) -> float:
    """Seconds between two entries' times, in tenths."""
    passed = datetime.fromisoformat(end) - datetime.fromisoformat(start)
    return round(passed.total_seconds(), 1)
