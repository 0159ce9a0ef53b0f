"""From where to where of a log: entries by their `seq`, or by the time at which they were made.

It reads no log; order is always that of `seq`.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TypeAlias

from app import clock

# A `seq`, or a time as entries have it.
Bound: TypeAlias = int | str


@dataclass(frozen=True, slots=True)
class Range:
    """Both ends are in it; None is the end of the log on that side."""

    first: Bound | None = None
    last: Bound | None = None

    def begins_by(self, seq: int, at: str) -> bool:
        """Whether the range has begun at an entry."""
        return self.first is None or not _before(seq, at, self.first)

    def is_over(self, seq: int, at: str) -> bool:
        """Whether the range ended before an entry."""
        return self.last is not None and _after(seq, at, self.last)

    def holds(self, seq: int, at: str) -> bool:
        """Whether an entry is in it."""
        return self.begins_by(seq, at) and not self.is_over(seq, at)


def _before(seq: int, at: str, bound: Bound) -> bool:
    return seq < bound if isinstance(bound, int) else at < bound


def _after(seq: int, at: str, bound: Bound) -> bool:
    return seq > bound if isinstance(bound, int) else at > bound


def bound_of(text: str, *, last: bool = False) -> Bound:
    """A bound as a person writes it: a `seq`, a day, or a time in ISO 8601 (UTC unless it says
    so). A day as the `last` bound is the whole of it. Raises `ValueError`.
    """
    if text.isdecimal() and text.isascii():
        return int(text)
    moment = datetime.fromisoformat(text)
    if len(text) <= len("2026-03-14") and last:
        moment += timedelta(days=1, microseconds=-1)
    return clock.written(moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC))
