"""How often something may happen: a bucket that fills with time, and many of them by key.

They close and answer nothing; who asks decides what becomes of one too many.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

# What is remembered of strangers is bounded; an empty place is a full bucket.
MOST_KEYS: Final = 10_000


class TokenBucket:
    """`per_second` messages for good, `burst` at once. Times are seconds of any one clock."""

    __slots__ = ("_at", "_burst", "_level", "_per_second")

    def __init__(self, per_second: float, burst: int, now: float) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._level = self._burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more message may pass at `now`."""
        if self._filled(now) < 1:
            return False
        self._level -= 1
        return True

    def wait(self, now: float) -> float:
        """In how many seconds one more may pass; 0 when it may at `now`."""
        return max(0.0, (1 - self._filled(now)) / self._per_second)

    def _filled(self, now: float) -> float:
        self._level = min(self._burst, self._level + (now - self._at) * self._per_second)
        self._at = now
        return self._level


class Buckets:
    """A bucket for each key. With more than `most` keys, what was not asked for longest is as
    good as full again. With 0 `per_second` there is no limit at all.
    """

    def __init__(
        self,
        per_second: float,
        burst: int,
        *,
        most: int = MOST_KEYS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._per_second = per_second
        self._burst = burst
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str) -> float:
        """Take one for a key: 0 when it may pass, else in how many seconds one may."""
        if not self._per_second:
            return 0.0
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._per_second, self._burst, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return 0.0 if bucket.take(now) else bucket.wait(now)

    def wait(self, key: str) -> float:
        """In how many seconds one more may pass for a key, without taking it."""
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.wait(self._clock())
