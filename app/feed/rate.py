"""How many messages one socket may send: a bucket that fills with time.

It knows no clock of its own and closes nothing.
"""


class TokenBucket:
    """`per_second` messages for good, `burst` at once. Times are seconds of any one clock."""

    def __init__(self, per_second: float, burst: int, now: float) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._level = self._burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more message may pass at `now`."""
        self._level = min(self._burst, self._level + (now - self._at) * self._per_second)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True
