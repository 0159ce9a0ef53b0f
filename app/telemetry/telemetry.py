"""All that one application is watched by: its metrics, its health, its spans and its probe.

It is made with the application, before any part of the service runs, and ends after them.
"""

import asyncio
import threading
from dataclasses import dataclass, field
from typing import Final

from app.settings import Settings
from app.telemetry.gauges import Gauges
from app.telemetry.health import Health
from app.telemetry.metrics import Metrics
from app.telemetry.probe import Probe
from app.telemetry.tracing import Spans, spans_to

# What a collector that does not answer may hold up the end of the service, in seconds.
LAST_SPANS_S: Final = 3.0


@dataclass(frozen=True, slots=True)
class Telemetry:
    """One for an application: two of them in one process share nothing."""

    spans: Spans
    metrics: Metrics = field(default_factory=Metrics)
    health: Health = field(default_factory=Health)
    probe: Probe = field(init=False)
    gauges: Gauges = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "probe", Probe(self.metrics, self.spans))
        object.__setattr__(self, "gauges", Gauges(self.metrics, self.health))

    async def close(self) -> None:
        """Send the spans that wait, for a few seconds at most."""
        # A thread that nobody has to wait for: the exporter tries again for much longer.
        sending = threading.Thread(target=self.spans.close, name="last-spans", daemon=True)
        sending.start()
        await asyncio.to_thread(sending.join, LAST_SPANS_S)


def telemetry_of(settings: Settings) -> Telemetry:
    """What the settings ask for."""
    return Telemetry(spans_to(settings.traces_endpoint, settings.node))
