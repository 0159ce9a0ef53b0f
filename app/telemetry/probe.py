"""What a desk is watched by: how long its steps take, what came of them, and where they happened.

It decides nothing, and a desk without one works the same.
"""

import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from types import TracebackType
from typing import Final

from prometheus_client import Histogram

from app.live.answers import Acked, Answer
from app.telemetry.logs import PLACE
from app.telemetry.metrics import Metrics
from app.telemetry.outcomes import Outcome, outcome_of
from app.telemetry.tracing import NoSpans, Span, Spans, Step
from statemachine.observations import Observation
from statemachine.state import TableState

_NOTHING: Final = nullcontext()


class Probe:
    """One for an application; no block waits for anything when it is entered or left."""

    def __init__(self, metrics: Metrics, spans: Spans | None = None) -> None:
        self._metrics = metrics
        self._spans = spans or NoSpans()
        self._traced = not isinstance(self._spans, NoSpans)

    def observing(self, table: str, kind: str, state: TableState) -> "Watched":
        """Around an observation, in a task of its own: its log lines say where the table stood."""
        PLACE.set(AtTable(table, state))
        return Watched(self._metrics, self._spans, table, kind)

    def deciding(self, table: str, seq: int, kind: str) -> AbstractContextManager[None]:
        """Around the rules, for the entry that they may lead to."""
        return self._step("decide", table, seq, kind, histogram=self._metrics.decide)

    def committing(self, table: str, seq: int, kind: str) -> AbstractContextManager[None]:
        """Around the wait for the store."""
        return self._step("commit", table, seq, kind, histogram=self._metrics.commit)

    def publishing(
        self, table: str, seq: int, said: Observation | None
    ) -> AbstractContextManager[None]:
        """Around handing an entry to whoever follows the table; its first one has no kind."""
        return self._step("publish", table, seq, None if said is None else said.kind)

    def _step(
        self,
        step: Step,
        table: str,
        seq: int,
        kind: str | None,
        *,
        histogram: Histogram | None = None,
    ) -> AbstractContextManager[None]:
        timed = _NOTHING if histogram is None else Timed(histogram)
        return self._in_span(step, table, seq, kind, timed) if self._traced else timed

    @contextmanager
    def _in_span(
        self,
        step: Step,
        table: str,
        seq: int,
        kind: str | None,
        timed: AbstractContextManager[None],
    ) -> Iterator[None]:
        with self._spans.span(step) as span, timed:
            span.tell(table=table, seq=seq, kind=kind)
            yield


class AtTable:
    """Where a line about an observation is written from."""

    __slots__ = ("_state", "_table")

    def __init__(self, table: str, state: TableState) -> None:
        self._table = table
        self._state = state

    def fields(self) -> Mapping[str, str | int]:
        place: dict[str, str | int] = {"table": self._table, "seq": self._state.seq}
        if self._state.hand is not None:
            place["hand"] = self._state.hand.number
        return place


class Timed:
    """A block with a histogram of how long it took, whatever came of it."""

    __slots__ = ("_begun", "_histogram")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._begun = 0.0

    def __enter__(self) -> None:
        self._begun = time.perf_counter()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        place: TracebackType | None,
    ) -> None:
        self._histogram.observe(time.perf_counter() - self._begun)


class Watched:
    """An observation on its way. What leaves the block without an answer has failed."""

    __slots__ = ("_context", "_kind", "_metrics", "_outcome", "_seq", "_span", "_table")

    def __init__(self, metrics: Metrics, spans: Spans, table: str, kind: str) -> None:
        self._metrics = metrics
        self._context = spans.span("observe")
        self._span: Span = NoSpans()
        self._table = table
        self._kind = kind
        self._seq: int | None = None
        self._outcome: Outcome = "failed"

    def answered(self, answer: Answer) -> None:
        """What the caller is told."""
        self._seq = answer.seq
        self._outcome = (
            answer.taken if isinstance(answer, Acked) else outcome_of(answer.refusal.code)
        )

    async def __aenter__(self) -> "Watched":
        self._span = self._context.__enter__()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        place: TracebackType | None,
    ) -> None:
        self._metrics.observed(self._kind, self._outcome)
        self._span.tell(table=self._table, seq=self._seq, kind=self._kind, outcome=self._outcome)
        self._context.__exit__(kind, error, place)
