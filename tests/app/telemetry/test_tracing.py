"""Proves which spans a request leaves, what they hold, and that nothing is there without them."""

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from app.telemetry.exporting import ExportedSpans
from app.telemetry.telemetry import Telemetry
from tests.app.feed.sockets import following
from tests.app.service import ADMIN, Service, said, serving
from tests.app.telemetry.planted import CARDS, LABEL, PLAYER, found, opened, play
from tests.architecture.sources import ROOT


@pytest.fixture(scope="module")
def kept() -> InMemorySpanExporter:
    return InMemorySpanExporter()


@pytest.fixture(scope="module")
def service(
    tmp_path_factory: pytest.TempPathFactory, kept: InMemorySpanExporter
) -> Iterator[Service]:
    database = tmp_path_factory.mktemp("traced") / "floorcall.sqlite3"
    telemetry = Telemetry(ExportedSpans(SimpleSpanProcessor(kept), "node-1"))
    with serving(database, telemetry) as running:
        yield running


def spans(kept: InMemorySpanExporter, requests: int) -> list[ReadableSpan]:
    """What was kept since the last call, in the order in which it began: so many requests.

    A request's span ends a moment after its answer has come.
    """
    ends = time.monotonic() + 10
    while sum(span.name == "request" for span in kept.get_finished_spans()) < requests:
        assert time.monotonic() < ends
        time.sleep(0.01)
    finished = sorted(kept.get_finished_spans(), key=lambda span: span.start_time or 0)
    kept.clear()
    return finished


def parent_of(span: ReadableSpan, all_of_them: list[ReadableSpan]) -> str | None:
    known = {each.context.span_id: each.name for each in all_of_them}
    return None if span.parent is None else known[span.parent.span_id]


def test_a_request_leaves_a_span_for_each_step(
    service: Service, admin: httpx.Client, kept: InMemorySpanExporter
) -> None:
    table = opened(admin)
    spans(kept, 1)
    seq = table.say("hand_begun")["seq"]
    left = spans(kept, 1)
    assert [(span.name, parent_of(span, left)) for span in left] == [
        ("request", None),
        ("observe", "request"),
        ("decide", "observe"),
        ("commit", "observe"),
        ("publish", "observe"),
    ]
    step = {"table": table.id, "seq": seq, "kind": "hand_begun"}
    assert [dict(span.attributes or {}) for span in left] == [
        {
            "table": table.id,
            "kind": "POST /v1/tables/{table_id}/observations",
            "outcome": "200",
        },
        {**step, "outcome": "acked"},
        step,
        step,
        step,
    ]


def test_a_refusal_is_an_outcome(
    service: Service, admin: httpx.Client, kept: InMemorySpanExporter
) -> None:
    table = opened(admin)
    spans(kept, 1)
    table.post({**said("hand_begun"), "expected_seq": 1})
    left = spans(kept, 1)
    assert [(span.name, (span.attributes or {})["outcome"]) for span in left] == [
        ("request", "409"),
        ("observe", "refused_conflict"),
    ]


async def test_an_observation_over_a_socket_is_traced(
    service: Service, admin: httpx.Client, kept: InMemorySpanExporter
) -> None:
    table = opened(admin)
    async with following(service, service.token("dealer"), table.id) as dealer:
        await dealer.until("snapshot")
        spans(kept, 2)
        await dealer.observe("a", table.id, kind="hand_begun")
        await dealer.until("entry")
    left = spans(kept, 0)
    assert [span.name for span in left] == ["observe", "decide", "commit", "publish"]


def test_no_span_holds_anything_hidden(
    service: Service, admin: httpx.Client, kept: InMemorySpanExporter
) -> None:
    table = opened(admin)
    secrets = play(service, table)
    left = spans(kept, 19)
    assert len(left) > 40
    for span in left:
        assert set(span.attributes or {}) <= {"table", "seq", "kind", "outcome"}
        assert not span.events
    text = "\n".join(span.to_json() for span in left)
    assert not found(text, [*CARDS, PLAYER, LABEL, *secrets, ADMIN])


def test_an_exception_leaves_no_word(kept: InMemorySpanExporter) -> None:
    traced = ExportedSpans(SimpleSpanProcessor(kept), "node-1")
    kept.clear()
    with pytest.raises(KeyError), traced.span("decide"):
        raise KeyError("the As")
    (left,) = spans(kept, 0)
    assert "As" not in left.to_json()
    assert not left.events


def test_whoever_asks_for_health_leaves_none(service: Service, kept: InMemorySpanExporter) -> None:
    kept.clear()
    for path in ("/healthz", "/readyz", "/metrics"):
        httpx.get(service.address + path)
    with service.client() as client:
        client.get("/v1/rulebooks")
    (left,) = spans(kept, 1)
    assert (left.attributes or {})["kind"] == "GET /v1/rulebooks"


@contextmanager
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """A collector of traces as OTLP has it, and what it was sent."""
    received: list[bytes] = []

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            assert self.path == "/v1/traces"
            received.append(body)
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Taking) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}", received
        server.shutdown()
        thread.join()


def test_spans_go_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with collector() as (endpoint, received):
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint)
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_COMPRESSION", "none")
        with serving(tmp_path / "x.sqlite3", node="node-9") as service, service.client() as admin:
            opened(admin).say("hand_begun")
    sent = [ExportTraceServiceRequest.FromString(body) for body in received]
    assert sent, "what waits is sent when the service ends"
    resources = [resource for one in sent for resource in one.resource_spans]
    told = {each.key: each.value.string_value for each in resources[0].resource.attributes}
    assert told["service.name"] == "floorcall"
    assert told["service.instance.id"] == "node-9"
    names = {span.name for r in resources for scope in r.scope_spans for span in scope.spans}
    assert names == {"request", "observe", "decide", "commit", "publish"}


def test_a_collector_that_is_away_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:1")
    with serving(tmp_path / "x.sqlite3") as service, service.client() as admin:
        opened(admin).say("hand_begun")


SERVE_ONCE = """
import asyncio, sys
from pathlib import Path
{before}
import httpx
from app.main import create_app
from app.settings import Settings

async def main():
    app = create_app(Settings(database=Path(sys.argv[1]), admin_token="{admin}"))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        headers = {{"authorization": "Bearer {admin}"}}
        async with httpx.AsyncClient(transport=transport, base_url="http://t") as client:
            answer = await client.get("/v1/tables", headers=headers)
    {after}
    print(answer.status_code)

asyncio.run(main())
"""

EXTRA = ("opentelemetry.sdk", "opentelemetry.exporter", "opentelemetry.proto")

# As on a machine where the extra is not installed.
MISSING = f"""
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.startswith({EXTRA!r}):
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""

# As where something else of the process has set OpenTelemetry up for everybody.
EVERYBODYS = """
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

kept = InMemorySpanExporter()
provider = TracerProvider()
provider.add_span_processor(SimpleSpanProcessor(kept))
trace.set_tracer_provider(provider)
"""


def served_once(
    database: Path, before: str = "", after: str = "pass", **environment: str
) -> tuple[str, str]:
    """What a process prints, and writes to its log, that serves one request."""
    program = SERVE_ONCE.format(before=before, after=after, admin=ADMIN)
    done = subprocess.run(
        [sys.executable, "-c", program, database],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "", **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip(), done.stderr


def test_without_an_endpoint_nothing_of_the_extra_is_imported(tmp_path: Path) -> None:
    after = f"print([name for name in sys.modules if name.startswith({EXTRA!r})])"
    assert served_once(tmp_path / "x.sqlite3", after=after)[0] == "[]\n200"


def test_without_the_extra_the_service_says_so_and_serves(tmp_path: Path) -> None:
    endpoint = {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1"}
    printed, written = served_once(tmp_path / "x.sqlite3", MISSING, **endpoint)
    assert printed == "200"
    assert "floorcall[tracing] is not installed" in written


def test_the_frameworks_own_telemetry_is_off(tmp_path: Path) -> None:
    """It would send the words of exceptions, and each address with its query."""
    after = "print(kept.get_finished_spans())"
    printed, _ = served_once(
        tmp_path / "x.sqlite3", EVERYBODYS, after, FASTAPI_OTEL_AUTO_CONFIGURE="true"
    )
    assert printed == "()\n200"
