"""Spans by OpenTelemetry, sent by OTLP over HTTP to where its own environment says.

It is imported only by `tracing`, and is the one module that knows OpenTelemetry.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span as OtelSpan

from app.secrecy import redacted
from app.telemetry.tracing import Step


class _Span:
    def __init__(self, span: OtelSpan) -> None:
        self._span = span

    def tell(
        self,
        *,
        table: str | None = None,
        seq: int | None = None,
        kind: str | None = None,
        outcome: str | None = None,
    ) -> None:
        told = {"table": table, "seq": seq, "kind": kind, "outcome": outcome}
        for name, value in told.items():
            if value is not None:
                self._span.set_attribute(name, value if isinstance(value, int) else redacted(value))


class ExportedSpans:
    """See `Spans`. Its provider is its own: nothing else of the process sends its spans here."""

    def __init__(self, processor: SpanProcessor, node: str) -> None:
        resource = Resource.create(
            {
                "service.name": "floorcall",
                "service.version": version("floorcall"),
                "service.instance.id": node,
            }
        )
        self._provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        self._provider.add_span_processor(processor)
        self._tracer = self._provider.get_tracer("floorcall")

    @contextmanager
    def span(self, step: Step) -> Iterator[_Span]:
        # The SDK would keep an exception with its words and its traceback.
        with self._tracer.start_as_current_span(
            step, record_exception=False, set_status_on_exception=False
        ) as span:
            yield _Span(span)

    def close(self) -> None:
        self._provider.shutdown()


def exported(node: str) -> ExportedSpans:
    """Spans that are sent in batches, beside whatever is served."""
    return ExportedSpans(BatchSpanProcessor(OTLPSpanExporter()), node)
