"""Proves what a log line may hold: allowed fields, no secret, no card, no exception's words."""

import ast
import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.settings import Settings
from app.telemetry.logs import ALLOWED, PLACE, REQUEST, LineFormatter, logger_of
from tests.app.service import ADMIN, Service
from tests.app.telemetry.planted import CARDS, LABEL, PLAYER, found, opened, play
from tests.architecture.sources import ROOT, modules, name_of

SECRET = "fc_Planted-secret_0123456789abcdefghijklmnop"
ALWAYS = {"time", "level", "event", "logger", "node"}


class Written(logging.Handler):
    """Keeps the lines as the service would write them."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[dict[str, Any]] = []
        self.setFormatter(LineFormatter("json", "node-1"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(self.format(record)))


@pytest.fixture
def written() -> Iterator[list[dict[str, Any]]]:
    handler = Written()
    root, own = logging.getLogger(), logging.getLogger("app")
    level = own.level
    root.addHandler(handler)
    own.setLevel(logging.DEBUG)
    yield handler.lines
    root.removeHandler(handler)
    own.setLevel(level)


class Somewhere:
    def __init__(self, **fields: Any) -> None:
        self._fields = fields

    def fields(self) -> dict[str, Any]:
        return self._fields


@contextmanager
def within(**fields: Any) -> Iterator[None]:
    """As a line is written from within a request at a table."""
    request, place = REQUEST.set("0123456789abcdef"), PLACE.set(Somewhere(**fields))
    yield
    REQUEST.reset(request)
    PLACE.reset(place)


def test_a_line_says_when_how_bad_what_and_where(written: list[dict[str, Any]]) -> None:
    with within(table="main", hand=12, seq=340):
        logger_of("app.somewhere").warning("something happened", code="store_busy", seq=341)
        logging.getLogger("a.library").warning("something else")
    line, other = written
    assert other["table"] == "main"
    assert datetime.now(UTC) - datetime.fromisoformat(line.pop("time")) < timedelta(minutes=1)
    assert line == {
        "level": "warning",
        "event": "something happened",
        "logger": "app.somewhere",
        "node": "node-1",
        "request_id": "0123456789abcdef",
        "table": "main",
        "hand": 12,
        "seq": 341,
        "code": "store_busy",
    }


class Card:
    def __repr__(self) -> str:
        return "the As"


def test_what_has_no_field_is_left_out(written: list[dict[str, Any]]) -> None:
    fields: dict[str, Any] = {"card": "As", "player": PLAYER, "table": Card(), "part": SECRET}
    with within(hole=["As", "Ah"], hand="Ah\ud83d"):
        logger_of("app.somewhere").info("something happened", stack_info=True, **fields)
    (line,) = written
    assert line.keys() == ALWAYS | {"request_id", "table", "part", "hand"}
    assert line["hand"] == "Ah "
    assert line["table"] == "<Card>"
    assert line["part"] == "fc_..."


def test_a_line_stays_one_line(written: list[dict[str, Any]]) -> None:
    logger_of("app.somewhere").info("something", path="/v1\n2030-01-01 [error] \x1b[31mforged")
    assert written[0]["path"] == "/v1 2030-01-01 [error]  [31mforged"
    for words, arguments in (("one\ntwo As", ()), ("one %s and %s", ("As",))):
        record = logging.LogRecord("uvicorn.error", 20, "", 1, words, arguments, None)
        assert "As" not in LineFormatter("console", "").format(record)


def raising() -> None:
    # Not side by side: another test may have planted them as a hidden hand.
    hand = ["As", SECRET, "Ah"]
    raise KeyError(f"{hand}")


@pytest.mark.parametrize("how", ["exception", "exc_info", "error"])
def test_an_exception_is_its_kind_and_place(written: list[dict[str, Any]], how: str) -> None:
    logger = logger_of("app.somewhere")
    try:
        raising()
    except KeyError as error:
        if how == "exception":
            logger.exception("it failed")
        elif how == "exc_info":
            logger.error("it failed", exc_info=error)
        else:
            logger.error("it failed", error=error)
    (line,) = written
    assert line["error"].startswith("KeyError at test_logs.py:")
    assert "raising < test_logs.py:" in line["error"]
    assert not found(json.dumps(line), ["As", SECRET])


async def test_what_libraries_say_of_our_failures_has_no_words(
    written: list[dict[str, Any]],
) -> None:
    """What asyncio writes of a failed task or callback repeats its exception and arguments."""

    async def failing() -> None:
        raising()

    def callback(cards: list[str]) -> None:
        raising()

    task = asyncio.create_task(failing())
    await asyncio.wait([task])
    asyncio.get_running_loop().call_soon(callback, ["As", SECRET, "Ah"])
    await asyncio.sleep(0)
    del task
    logging.getLogger("sqlalchemy.pool").error("Error with %r of %s", "As", SECRET)
    logging.getLogger("a.library").error({"card": "As"})
    events = [line["event"] for line in written]
    assert "Task exception was never retrieved" in events
    assert any(event.startswith("Exception in callback") for event in events)
    assert "Error with" in events
    assert {line.get("error", "").partition(" ")[0] for line in written} >= {"KeyError"}
    assert not found(json.dumps(written), ["As", "Ah", SECRET])


@contextmanager
def served(tmp_path: Path, **environment: str) -> Iterator[tuple[Service, Path]]:
    """The command in a process of its own, and the file that its standard error goes to."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    log = tmp_path / "stderr"
    database = tmp_path / "floorcall.sqlite3"
    with (
        log.open("wb") as stderr,
        subprocess.Popen(
            [sys.executable, "-m", "app", "serve", "--port", str(port), "--database", database],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=stderr,
            env={**os.environ, "FLOORCALL_ADMIN_TOKEN": ADMIN, **environment},
        ) as process,
    ):
        try:
            address = f"http://127.0.0.1:{port}"
            transport = httpx.HTTPTransport(retries=20)
            with httpx.Client(transport=transport, base_url=address, timeout=30) as client:
                client.get("/readyz").raise_for_status()
            settings = Settings(database=database, admin_token=ADMIN)
            yield Service(address, settings), log
            process.send_signal(signal.SIGTERM)
            process.wait(30)
        finally:
            process.kill()


def test_a_whole_service_writes_json_without_anything_hidden(tmp_path: Path) -> None:
    chosen = {"FLOORCALL_LOG_FORMAT": "json", "FLOORCALL_NODE": "node-7"}
    with served(tmp_path, **chosen) as (service, log), service.client() as admin:
        table = opened(admin)
        secrets = play(service, table)
    text = log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {line["node"] for line in lines} == {"node-7"}
    for line in lines:
        assert line.keys() >= ALWAYS
        assert line.keys() - ALWAYS <= ALLOWED
    # The server's own lines go the same way.
    assert {"uvicorn.error", "app.access"} <= {line["logger"] for line in lines}
    requests = [line for line in lines if line["event"] == "request"]
    seen = [(line["method"], line["path"], line["status"]) for line in requests]
    assert ("POST", f"/v1/tables/{table.id}/observations", 200) in seen
    assert ("GET", "/v1/tables/fc_...", 403) in seen
    assert all(len(line["request_id"]) == 16 and line["ms"] >= 0 for line in requests)
    assert not found(text, [*CARDS, PLAYER, LABEL, *secrets, ADMIN])


def test_a_console_line_is_for_people(tmp_path: Path) -> None:
    with served(tmp_path) as (service, log), service.client() as admin:
        admin.get("/v1/tables")
    (line,) = [line for line in log.read_text().splitlines() if "/v1/tables" in line]
    assert "[info     ] request" in line
    assert "method=GET" in line
    assert "\x1b" not in line, "colours are for terminals"


def test_a_thread_that_fails_is_a_line_too(tmp_path: Path) -> None:
    program = (
        "import threading, logging.config\n"
        "from app.telemetry.logs import log_config, take_stray_failures\n"
        "logging.config.dictConfig(log_config('info', 'json', 'n'))\n"
        "take_stray_failures()\n"
        "def fail(): raise KeyError('the As')\n"
        "one = threading.Thread(target=fail); one.start(); one.join()\n"
        "class Gone:\n"
        "    def __del__(self): raise ValueError('the Ah')\n"
        "Gone()\n"
        "fail()\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    lines = [json.loads(line) for line in ended.stderr.splitlines()]
    assert [line["event"] for line in lines] == [
        "a thread failed",
        "a failure was ignored",
        "the process failed",
    ]
    assert not found(ended.stderr, ["As", "Ah"])
    assert ended.returncode == 1
    assert threading.excepthook is not None


# What others may use as well imports as little as it can; the loggers themselves are one module's.
EXCEPT = ("app/client/", "app/telemetry/logs.py")
LOGGERS = {"access_log", "audit", "logger"}
WRITES = {"critical", "debug", "error", "exception", "getLogger", "info", "log", "warning"}


def faulty_lines(source: str) -> list[int]:
    """The lines of a module on which something is logged in another way."""
    wrong: list[int] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        owner = node.func.value
        if not isinstance(owner, ast.Name):
            continue
        if owner.id == "logging" and node.func.attr in WRITES:
            wrong.append(node.lineno)
        if owner.id in LOGGERS:
            constant = [type(argument) for argument in node.args] == [ast.Constant]
            if not constant or not {word.arg for word in node.keywords} <= ALLOWED | {"exc_info"}:
                wrong.append(node.lineno)
    return wrong


def test_every_line_is_a_constant_with_fields_that_a_line_may_have() -> None:
    """Words that are put together may hold anything: what varies goes into a field."""
    wrong = {
        name_of(path): lines
        for path in modules()
        if name_of(path).startswith("app/") and not name_of(path).startswith(EXCEPT)
        if (lines := faulty_lines(path.read_text(encoding="utf-8")))
    }
    assert not wrong, "use logger_of, a constant sentence, and fields of ALLOWED"


@pytest.mark.parametrize(
    "line",
    [
        'logger.error(f"no {card}")',
        'logger.error("no %s", card)',
        'logger.error("no card", card=card)',
        "logger.error(str(error))",
        "audit.info(sentence)",
        "logging.getLogger(__name__)",
        'logging.warning("no card")',
    ],
)
def test_other_ways_are_seen(line: str) -> None:
    assert faulty_lines(line) == [1]
    assert not faulty_lines('logger.error("no card", table=table, error=error)')
