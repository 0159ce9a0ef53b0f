"""What is looked at only when somebody reads the metrics: open irregularities and parts.

It counts nothing that happens, and it costs a table nothing while nobody looks.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from app.codec import UnreadableEntry
from app.live.desk import Desk
from app.store import StoreError
from app.telemetry.health import Health
from app.telemetry.metrics import Metrics
from statemachine.irregularities import KINDS, SEVERITIES, Severity

# A fault by its table and the entry that called it.
_Key = tuple[str, int]

NEVER: Final = float("inf")


class Gauges:
    """Brings the gauges of `metrics` up to date.

    When a fault was called stands in the log alone: it is read once a fault, and kept while
    the fault is open.
    """

    def __init__(self, metrics: Metrics, health: Health) -> None:
        self._metrics = metrics
        self._health = health
        self._called: dict[_Key, float] = {}

    async def look(self, desks: Iterable[Desk]) -> None:
        """Look at every part and at these tables."""
        for part in (await self._health.look()).parts:
            self._metrics.parts.labels(part.part).set(part.well)
        opened = tuple(desks)
        self._metrics.tables.set(len(opened))
        await self._irregularities(opened)

    async def _irregularities(self, desks: Iterable[Desk]) -> None:
        count: Counter[Severity] = Counter()
        since: dict[Severity, float] = {}
        called: dict[_Key, float] = {}
        for desk in desks:
            hand = desk.state.hand
            for fault in () if hand is None else hand.open_irregularities():
                severity = KINDS[fault.fault].severity
                count[severity] += 1
                key = desk.id, fault.called_seq
                at = self._called.get(key) or await _at(desk, fault.called_seq)
                if at is not None:
                    called[key] = at
                    since[severity] = min(at, since.get(severity, NEVER))
        self._called = called
        now = datetime.now(UTC).timestamp()
        for severity in SEVERITIES:
            self._metrics.irregularities.labels(severity).set(count[severity])
            age = now - since[severity] if severity in since else 0.0
            self._metrics.oldest_irregularity.labels(severity).set(max(age, 0.0))


async def _at(desk: Desk, seq: int) -> float | None:
    """When an entry was made, in seconds since 1970; None while the log cannot say."""
    try:
        found = await desk.read(seq - 1, 1)
    except (StoreError, UnreadableEntry):
        return None
    return datetime.fromisoformat(found[0].entry.at).timestamp() if found else None
