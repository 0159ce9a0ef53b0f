"""The service's wall clock: UTC times as fixed-width text, so that they sort as they are.

It orders nothing by itself: the order of a log is its `seq`.
"""

from datetime import UTC, datetime, timedelta


def now() -> str:
    """The time now: RFC 3339 in UTC with microseconds."""
    return written(datetime.now(UTC))


def after(seconds: float) -> str:
    """The time in so many seconds from now; OverflowError beyond the year 9999."""
    return written(datetime.now(UTC) + timedelta(seconds=seconds))


def written(moment: datetime) -> str:
    """A moment as text of 27 characters."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
