"""The service's metrics: their names, their labels, and what each of them counts.

It reads nothing of the service by itself: who does something counts it, and `gauges` looks.
"""

import platform
from functools import cache
from importlib.metadata import version
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from app.codec import OBSERVATION_KINDS
from app.telemetry.outcomes import Outcome
from statemachine.irregularities import SEVERITIES
from statemachine.roles import ROLES

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

# What is no observation at all has no kind.
UNREADABLE: Final = "unreadable"
# Whatever a client may make up is one label.
OTHER: Final = "other"

METHODS: Final = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})

_DECIDING: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1)
_COMMITTING: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 10.0)
_ANSWERING: Final = (0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

# The time at which a counter was made is of no use, and doubles what is sent.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """One set for one application, with a registry of its own. Times are seconds.

    No label holds anything that a client made up: kinds, codes, roles and routes are ours.
    """

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        Info("floorcall_build", "Release and Python of this process.", registry=registry).info(
            {"version": version("floorcall"), "python": platform.python_version()}
        )
        ProcessCollector(registry=registry)

        self.observations = Counter(
            "floorcall_observations",
            "Observations that were answered, by kind and outcome.",
            ("kind", "outcome"),
            registry=registry,
        )
        self.decide = Histogram(
            "floorcall_decide_seconds",
            "How long the rules took for one observation.",
            buckets=_DECIDING,
            registry=registry,
        )
        self.commit = Histogram(
            "floorcall_commit_seconds",
            "How long an entry waited until it was on disk, or was not.",
            buckets=_COMMITTING,
            registry=registry,
        )

        self.irregularities = Gauge(
            "floorcall_irregularities_open",
            "Irregularities that wait for their remedy, at the tables open here.",
            ("severity",),
            registry=registry,
        )
        self.oldest_irregularity = Gauge(
            "floorcall_irregularity_oldest_seconds",
            "Age of the oldest of them, 0 when there is none.",
            ("severity",),
            registry=registry,
        )
        self.tables = Gauge(
            "floorcall_tables_open", "Tables that this process holds open.", registry=registry
        )

        self.sockets = Gauge(
            "floorcall_sockets", "Sockets that were let in, by role.", ("role",), registry=registry
        )
        self.closings = Counter(
            "floorcall_socket_closings",
            "Sockets that ended, by reason: too_slow is a queue that was dropped.",
            ("reason",),
            registry=registry,
        )

        self.store_waiting = Gauge(
            "floorcall_store_waiting", "Writes that wait for the store.", registry=registry
        )
        self.parts = Gauge(
            "floorcall_part_up",
            "Whether a part of the service is well: 1 or 0.",
            ("part",),
            registry=registry,
        )

        self.requests = Counter(
            "floorcall_http_requests",
            "HTTP requests that were answered, by method, route and status.",
            ("method", "route", "status"),
            registry=registry,
        )
        self.answering = Histogram(
            "floorcall_http_request_seconds",
            "How long an HTTP request took.",
            ("route",),
            buckets=_ANSWERING,
            registry=registry,
        )
        # Finding a child by its labels costs more than counting.
        self._observation = cache(self.observations.labels)
        self._request = cache(self.requests.labels)
        self._answer = cache(self.answering.labels)
        for role in ROLES:
            self.sockets.labels(role)
        for severity in SEVERITIES:
            self.irregularities.labels(severity)
            self.oldest_irregularity.labels(severity)

    def observed(self, kind: str, outcome: Outcome) -> None:
        """Count an observation; a kind that is none of ours counts as unreadable."""
        self._observation(kind if kind in OBSERVATION_KINDS else UNREADABLE, outcome).inc()

    def answered(self, method: str, route: str | None, status: int, seconds: float) -> None:
        """Count an HTTP request; `route` is its template, None when it led nowhere."""
        known = route or OTHER
        name = method if method in METHODS else OTHER
        self._request(name, known, str(status)).inc()
        self._answer(known).observe(seconds)

    def exposition(self) -> bytes:
        """All of it in Prometheus' text format."""
        return generate_latest(self.registry)
