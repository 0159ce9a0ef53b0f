"""One hand of a table's log, found by its number: its entries, however long ago it was played.

It folds nothing, and what is in an entry is as it was stored.
"""

from app.codec import LogEntry
from app.live.chain import logged
from app.store import EventLog
from statemachine.events import HandStarted


async def hand_entries(log: EventLog, table_id: str, number: int) -> list[LogEntry]:
    """The entries of a hand, from its first deal on; none when the table has not played it.

    The last of them may be the one that opens the hand after it, which may have ended this one.
    Raises `StoreUnavailable` or `UnreadableEntry`.
    """
    openings = await log.openings(table_id)
    first, after = 0, len(openings)
    # Numbers only grow along the log, so few entries have to be read to find one.
    while first < after:
        middle = (first + after) // 2
        if await _number(log, table_id, openings[middle]) < number:
            first = middle + 1
        else:
            after = middle
    last = first
    while last < len(openings) and await _number(log, table_id, openings[last]) == number:
        last += 1
    if last == first:
        return []
    start = openings[first]
    limit = None if last == len(openings) else openings[last] - start + 1
    return [logged(stored).entry for stored in await log.read(table_id, start - 1, limit)]


async def _number(log: EventLog, table_id: str, seq: int) -> int:
    (stored,) = await log.read(table_id, seq - 1, 1)
    events = logged(stored).entry.events
    return next(event.hand for event in events if isinstance(event, HandStarted))
