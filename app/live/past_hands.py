"""The hands of a table's log, found by their numbers or from its end, however long ago they were.

What is in an entry is as it was stored: nothing is redacted here.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.codec import LogEntry, UnreadableEntry
from app.live.chain import logged
from app.store import EventLog
from statemachine.events import Event, HandStarted
from statemachine.replay import fold
from statemachine.state import TableState


@dataclass(frozen=True, slots=True)
class PastHand:
    """A hand from its first deal on, redeals among them. With `closing` the next hand has begun:
    it is the entry that opens it, which may have ended this one.
    """

    number: int
    entries: tuple[LogEntry, ...]
    closing: LogEntry | None

    @property
    def first_seq(self) -> int:
        """The entry that opens it."""
        return self.entries[0].seq

    @property
    def last_seq(self) -> int:
        """The last entry that is of this hand alone."""
        return self.entries[-1].seq

    def state(self, at: int | None = None) -> TableState:
        """The table after entry `at`, one of the hand's; without one, when the hand was left."""
        told = [entry.for_replay() for entry in self.entries if at is None or entry.seq <= at]
        if at is None and self.closing is not None:
            last = self.closing.for_replay()
            starts = _start(last.events)
            if starts:
                told.append(replace(last, events=last.events[:starts]))
        deals = [index for index, entry in enumerate(told) if _start(entry.events) is not None]
        return fold(told[deals[-1] :])


def _start(events: Sequence[Event]) -> int | None:
    """Where among an entry's events a deal begins."""
    return next((i for i, event in enumerate(events) if isinstance(event, HandStarted)), None)


async def past_hand(log: EventLog, table_id: str, number: int) -> PastHand | None:
    """A hand by its number; None when the table has not played it, or it was pruned.

    Raises `StoreUnavailable` or `UnreadableEntry`.
    """
    openings = await log.openings(table_id)
    first = await _find(log, table_id, openings, number)
    after = first
    while after < len(openings) and await number_at(log, table_id, openings[after]) == number:
        after += 1
    if after == first:
        return None
    closing = openings[after] if after < len(openings) else None
    return await _read(log, table_id, number, openings[first], closing)


async def last_hands(
    log: EventLog, table_id: str, count: int, before: int | None = None
) -> list[PastHand]:
    """So many hands, the newest first, of those with a number below `before`.

    Raises `StoreUnavailable` or `UnreadableEntry`.
    """
    openings = await log.openings(table_id)
    end = len(openings)
    if before is not None:
        end = await _find(log, table_id, openings, before)
    found: list[PastHand] = []
    after: int | None = openings[end] if end < len(openings) else None
    while end and len(found) < count:
        number = await number_at(log, table_id, openings[end - 1])
        while end > 1 and await number_at(log, table_id, openings[end - 2]) == number:
            end -= 1
        end -= 1
        found.append(await _read(log, table_id, number, openings[end], after))
        after = openings[end]
    return found


async def number_at(log: EventLog, table_id: str, seq: int) -> int:
    """The number of the hand that entry `seq` opens.

    Raises `StoreUnavailable` or `UnreadableEntry`.
    """
    for stored in await log.read(table_id, seq - 1, 1):
        for event in logged(stored).entry.events:
            if isinstance(event, HandStarted) and stored.seq == seq:
                return event.hand
    raise UnreadableEntry("An entry does not open the hand that it should.", seq)


async def _find(log: EventLog, table_id: str, openings: Sequence[int], number: int) -> int:
    """The first opening of that hand or one after it, by its index."""
    first, after = 0, len(openings)
    # Numbers only grow along the log, so few entries have to be read to find one.
    while first < after:
        middle = (first + after) // 2
        if await number_at(log, table_id, openings[middle]) < number:
            first = middle + 1
        else:
            after = middle
    return first


async def _read(
    log: EventLog, table_id: str, number: int, start: int, after: int | None
) -> PastHand:
    limit = None if after is None else after - start + 1
    entries = [logged(stored).entry for stored in await log.read(table_id, start - 1, limit)]
    closing = None if after is None else entries.pop()
    return PastHand(number, tuple(entries), closing)
