"""Whether the service can serve: each of its parts says so for itself, when it is asked.

It repairs nothing and holds nobody back: whoever asks draws the conclusion.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from app.telemetry.logs import logger_of

logger = logger_of(__name__)

OK: Final = "ok"
# What a check may take, in seconds, and for how long its answer stands: nobody can make a
# store work by asking whether it works.
WITHIN_S: Final = 2.0
FRESH_S: Final = 1.0

# A check returns None while its part is well, or a stable code. It may raise: that is told as
# `check_failed`, without the words of the exception.
Check: TypeAlias = Callable[[], Awaitable[str | None]]


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the service and how it is: `ok`, or the code of what it lacks.

    Without a part that is not `needed` the service goes on, if worse.
    """

    part: str
    code: str
    needed: bool = True

    @property
    def well(self) -> bool:
        """Whether it lacks nothing."""
        return self.code == OK


@dataclass(frozen=True, slots=True)
class Readiness:
    """Whether requests should be sent here, and each part of the service with its stable code.

    A service that is about to end is not ready, however its parts are.
    """

    status: Literal["ready", "not_ready", "draining"]
    parts: tuple[Part, ...]


class Health:
    """One for an application. Parts register when they start."""

    def __init__(self, fresh: float = FRESH_S, within: float = WITHIN_S) -> None:
        self.draining = False
        self._fresh = fresh
        self._within = within
        self._checks: dict[str, Check] = {}
        self._needed: dict[str, bool] = {}
        self._asked: tuple[float, asyncio.Task[tuple[Part, ...]]] | None = None
        self._codes: dict[str, str] = {}

    def register(self, part: str, check: Check, *, needed: bool = True) -> None:
        """Have a part asked from now on; a second check of that name takes the place of the
        first. One that is not `needed` is told of, and makes nobody unready.
        """
        self._needed[part] = needed
        self._checks[part] = check
        self._asked = None

    def drain(self) -> None:
        """Be ready no more: the service is about to end."""
        self.draining = True

    async def look(self) -> Readiness:
        """Ask all parts at once, or take what they said a moment ago."""
        now = time.monotonic()
        if self._asked is None or now - self._asked[0] > self._fresh:
            self._asked = now, asyncio.create_task(self._ask())
        # Shielded: a caller that goes away must not end it for those who wait as well.
        parts = await asyncio.shield(self._asked[1])
        if self.draining:
            return Readiness("draining", parts)
        lacks = any(part.needed and not part.well for part in parts)
        return Readiness("not_ready" if lacks else "ready", parts)

    async def _ask(self) -> tuple[Part, ...]:
        checks = dict(self._checks)
        codes = await asyncio.gather(*map(self._code, checks.values()))
        for part, code in zip(checks, codes, strict=True):
            if self._codes.get(part, OK) != code:
                logger.warning("the health of a part changed", part=part, code=code)
            self._codes[part] = code
        return tuple(
            Part(part, code, self._needed[part]) for part, code in zip(checks, codes, strict=True)
        )

    async def _code(self, check: Check) -> str:
        try:
            async with asyncio.timeout(self._within):
                return await check() or OK
        except TimeoutError:
            return "check_timeout"
        except Exception as error:
            logger.error("a check failed", error=error)
            return "check_failed"
