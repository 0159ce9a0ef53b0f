"""A log cut into hands, each with what is searched for: number, times, names, what went wrong.

It reads no database, and a hand that is still played is one too, as far as it goes.
"""

from collections.abc import Iterator
from dataclasses import replace

from app.audit.fault_rows import fault_rows
from app.codec import LogEntry
from app.store.hand_rows import BETWEEN, HandFault, HandRow
from statemachine.events import DealerNoted, HandStarted


class HandCutter:
    """Takes a log's entries in order, from one that opens a hand or from its beginning on."""

    def __init__(self) -> None:
        self._deals: list[list[LogEntry]] = []
        self._number = 0
        self._last: LogEntry | None = None

    def take(self, entry: LogEntry) -> HandRow | None:
        """Take the next entry; the hand before it, if that one is over by it."""
        starts = next(
            (i for i, event in enumerate(entry.events) if isinstance(event, HandStarted)), None
        )
        if starts is None:
            if self._deals:
                self._deals[-1].append(entry)
                self._last = entry
            return None
        started = entry.events[starts]
        assert isinstance(started, HandStarted)
        over = None
        if self._deals:
            # What comes before the next deal in its first entry is of the one before.
            self._deals[-1].append(replace(entry, events=entry.events[:starts]))
            if started.hand != self._number:
                over = self.rest()
        self._number = started.hand
        self._deals.append([replace(entry, events=entry.events[starts:])])
        self._last = entry
        return over

    def rest(self) -> HandRow | None:
        """The hand that was begun last, and nothing is left; None when none was."""
        deals, self._deals = self._deals, []
        return _row(self._number, deals, self._last) if deals and self._last else None


def _row(number: int, deals: list[list[LogEntry]], last: LogEntry) -> HandRow:
    first = deals[0][0]
    return HandRow(
        table_id=first.table,
        first_seq=first.seq,
        last_seq=last.seq,
        number=number,
        began_at=first.at,
        last_at=last.at,
        dealer=_dealer(deals),
        players=tuple(dict.fromkeys(_players(deals))),
        faults=tuple(_faults(deals)),
    )


def _dealer(deals: list[list[LogEntry]]) -> str:
    """Who dealt the hand; when dealers changed within it, who began it."""
    for deal in deals:
        for entry in deal:
            for event in entry.events:
                if isinstance(event, HandStarted | DealerNoted) and event.dealer:
                    return _line(event.dealer)
    return ""


def _players(deals: list[list[LogEntry]]) -> Iterator[str]:
    for deal in deals:
        for event in deal[0].events:
            if isinstance(event, HandStarted):
                for seat in (*event.seats, *event.waiting):
                    yield _line(seat.player)


def _faults(deals: list[list[LogEntry]]) -> Iterator[HandFault]:
    for deal in deals:
        for row in fault_rows(deal, "director"):
            yield HandFault(
                seq=row.seq,
                at=row.at,
                kind=row.kind,
                rule=" ".join(row.rule),
                who=row.who,
                outcome=row.outcome,
                reason="; ".join(row.reasons),
                seconds=row.seconds,
                floor_only=row.floor_only,
            )


def _line(name: str) -> str:
    return name.replace(BETWEEN, " ")
