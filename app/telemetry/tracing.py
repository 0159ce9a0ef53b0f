"""Spans of the few steps that a request takes, for whoever has the `tracing` extra installed.

Nothing of OpenTelemetry is imported here unless an endpoint for it is set; without one a span
costs next to nothing.
"""

from contextlib import AbstractContextManager
from types import TracebackType
from typing import Literal, Protocol, TypeAlias

from app.telemetry.logs import logger_of

logger = logger_of(__name__)

Step: TypeAlias = Literal["request", "observe", "decide", "commit", "publish"]


class Span(Protocol):
    """A span that is open. It has no attributes but these four, and no events."""

    def tell(
        self,
        *,
        table: str | None = None,
        seq: int | None = None,
        kind: str | None = None,
        outcome: str | None = None,
    ) -> None:
        """Set attributes; None leaves one as it is."""
        ...


class Spans(Protocol):
    """Where spans go. One for an application."""

    def span(self, step: Step) -> AbstractContextManager[Span]:
        """A span around a block, a child of the one around it. An exception leaves no word."""
        ...

    def close(self) -> None:
        """Send what waits. It blocks for as long as the collector lets it."""
        ...


class NoSpans:
    """Every span is the same one and does nothing."""

    def span(self, _step: Step) -> "NoSpans":
        return self

    def tell(self, **_attributes: str | int | None) -> None:
        return None

    def close(self) -> None:
        return None

    def __enter__(self) -> "NoSpans":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        place: TracebackType | None,
    ) -> None:
        return None


def spans_to(endpoint: str | None, node: str) -> Spans:
    """Spans that go to a collector, or nowhere when there is none or the extra is missing.

    `endpoint` only says whether: OpenTelemetry reads its own environment.
    """
    if not endpoint:
        return NoSpans()
    try:
        from app.telemetry.exporting import exported
    except ModuleNotFoundError:
        logger.warning("there is an endpoint for traces, but floorcall[tracing] is not installed")
        return NoSpans()
    return exported(node)
