"""Cuts whole hands off the beginning of a table's log once they are old enough, and no other.

It keeps the hash that the rest begins from, so that what is left still proves itself.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from app import clock
from app.live.past_hands import number_at
from app.store import EventLog, Store
from app.store.prunings import PruningRow

LEAST_DAYS: Final = 90
# Whoever wants to write waits for a cut, so a long one is made in pieces.
MOST_AT_ONCE: Final = 5_000
_BETWEEN_S: Final = 0.01


@dataclass(frozen=True, slots=True)
class Pruned:
    """How many entries were taken away, up to which one; its hash is what the rest begins from."""

    entries: int
    through_seq: int
    root_hash: bytes


def latest_cut() -> datetime:
    """Nothing from this moment on may be pruned."""
    return datetime.now(UTC) - timedelta(days=LEAST_DAYS)


async def prune_table(store: Store, table_id: str, before: datetime, actor: str) -> Pruned | None:
    """Take away every hand that was over before a moment; None when there is none.

    The last hand always stays, with all that it needs. Raises `ValueError` for a moment after
    `latest_cut`, and what the store raises; a part of it may be done by then, and what is left
    is whole.
    """
    if before > latest_cut():
        raise ValueError(f"the last {LEAST_DAYS} days are kept")
    openings = await store.log.openings(table_id)
    last = await _last_old(store.log, table_id, openings, clock.written(before))
    pruned: Pruned | None = None
    for index in _pieces(openings, last):
        begins = await _begins(store.log, table_id, openings, index)
        through = openings[begins] - 1
        if begins == 0 or (pruned is not None and through <= pruned.through_seq):
            continue
        root = await store.log.hash_before(table_id, through + 1)
        row = PruningRow(table_id, through, root, clock.now(), actor)
        earlier = None if pruned is None else pruned.through_seq
        count = await store.prunings.cut(row, instead_of=earlier)
        pruned = Pruned(count + (0 if pruned is None else pruned.entries), through, root)
        await asyncio.sleep(_BETWEEN_S)
    return pruned


async def _last_old(log: EventLog, table_id: str, openings: Sequence[int], before: str) -> int:
    """The last opening with nothing but old entries before it, by its index; -1 for none."""
    first, after = 0, len(openings)
    # Times never go back along a log, so few entries have to be read to find it.
    while first < after:
        middle = (first + after) // 2
        seq = openings[middle] - 1
        found = await log.read(table_id, seq - 1, 1)
        if found[0].seq > seq or found[0].at < before:
            first = middle + 1
        else:
            after = middle
    return first - 1


def _pieces(openings: Sequence[int], last: int) -> list[int]:
    """The openings to cut before, by their index: `last`, and others so that no cut is long."""
    found: list[int] = []
    cut = openings[0] if openings else 0
    for index, seq in enumerate(openings[: last + 1]):
        if index == last or seq - cut >= MOST_AT_ONCE:
            found.append(index)
            cut = seq
    return found


async def _begins(log: EventLog, table_id: str, openings: Sequence[int], index: int) -> int:
    """The opening at which the hand begins that is dealt, perhaps again, at this one."""
    hand = await number_at(log, table_id, openings[index])
    while index and await number_at(log, table_id, openings[index - 1]) == hand:
        index -= 1
    return index
