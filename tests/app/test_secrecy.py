"""Proves that a secret in an output fails the test in which it got there, and no other does.

Each kind of leak is made on purpose in a run of pytest of its own.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from app.secrecy import redacted
from tests.secrecy import Secrets
from tests.services.postgresql import PASSWORD

ROOT = Path(__file__).resolve().parents[2]

# A service that keeps what it is told to itself, or does not.
PRELUDE = """
import json, logging, subprocess, sys, threading
from http.server import BaseHTTPRequestHandler, HTTPServer
import httpx, pytest

TOKEN = "fc_" + "abcDEF-_" * 5 + "xyz"
SAYS = {"kind": "application/json", "body": ""}

class Handler(BaseHTTPRequestHandler):
    def answer(self):
        self.rfile.read(int(self.headers.get("content-length", 0)))
        body = SAYS["body"].encode()
        self.send_response(200)
        self.send_header("content-type", SAYS["kind"])
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    do_GET = do_POST = answer
    def log_message(self, *args):
        pass

@pytest.fixture
def client():
    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with httpx.Client(base_url=f"http://127.0.0.1:{server.server_port}") as one:
        one.headers["authorization"] = f"Bearer {TOKEN}"
        yield one
    server.shutdown()

def says(kind, body):
    SAYS.update(kind=kind, body=body)

def deal(client):
    hands = [{"seat": 1, "cards": ["Qs", "Jh"]}]
    client.post("/", json={"observation_id": "a",
                           "observation": {"kind": "hole_cards_dealt", "hands": hands}})
"""
# What a test does in which something gets out.
LEAKS = {
    "stderr": ["client.get('/')", "sys.stderr.write(f'who: {TOKEN}')"],
    "stdout": ["client.get('/')", "print(f'path=/v1/tables?token={TOKEN}&x=1')"],
    "without_its_prefix": ["client.get('/')", "print(TOKEN.removeprefix('fc_'))"],
    "log": ["client.get('/')", "logging.getLogger('app').warning('who: %s', TOKEN)"],
    "of_a_process": [
        "client.get('/')",
        "program = f'import sys; sys.stderr.write({TOKEN!r})'",
        "subprocess.run([sys.executable, '-c', program], check=True)",
    ],
    "a_ticket": [
        "says('application/json', json.dumps({'ticket': 'fct_' + 'y' * 43}))",
        "client.get('/')",
        "print('fct_' + 'y' * 43)",
    ],
    "a_code": [
        "says('application/json', json.dumps({'code': 'fcp_' + 'z' * 22}))",
        "client.get('/')",
        "print('/pair#fcp_' + 'z' * 22)",
    ],
    "problem": [
        "says('application/problem+json', json.dumps({'code': 'x', 'text': TOKEN}))",
        "client.get('/')",
    ],
    "metrics": [
        "says('text/plain', f'calls{{token=\"{TOKEN}\"}} 1')",
        "client.get('/metrics')",
    ],
    "cards_in_a_log": [
        "deal(client)",
        "logging.getLogger('app').warning('dealt %s', ['Qs', 'Jh'])",
    ],
    "cards_in_a_problem": [
        "deal(client)",
        "says('application/problem+json', json.dumps({'input': ['Qs', 'Jh']}))",
        "client.get('/')",
    ],
    "a_password": [f"print('cannot reach postgresql://guarded:{PASSWORD}@127.0.0.1/x')"],
}
# What a test does in which nothing gets out.
KEPT = {
    "an_answer_to_its_owner": [
        "says('application/json', json.dumps({'secret': TOKEN}))",
        "client.get('/')",
    ],
    "a_redacted_line": ["client.get('/')", "print('path=/v1/tokens/fc_...')"],
    "another_secret": ["client.get('/')", "print('fc_' + 'q' * 43)"],
    "other_cards": [
        "deal(client)",
        "print(['Jh', 'Qs'], ['Qs', 'Qh'], 'Qs and later the Jh')",
    ],
    "a_refusal": [
        "deal(client)",
        "says('application/problem+json', json.dumps({'code': 'stale_seq'}))",
        "client.get('/')",
    ],
}


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> "subprocess.CompletedProcess[str]":
    """A run in which each of them is a test."""
    folder = tmp_path_factory.mktemp("leaking")
    tests = [
        f"def test_{name}(client):\n" + "".join(f"    {line}\n" for line in lines)
        for name, lines in (LEAKS | KEPT).items()
    ]
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (folder / "test_leaks.py").write_text("\n".join([PRELUDE, *tests]), encoding="utf-8")
    words = [sys.executable, "-m", "pytest", "-rA", "-p", "tests.secrecy", str(folder)]
    return subprocess.run(
        [*words, "-c", str(folder / "pytest.ini")],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )


def test_a_leak_fails_the_run(done: "subprocess.CompletedProcess[str]") -> None:
    assert done.returncode == 1
    assert f"{len(LEAKS) + len(KEPT)} passed, {len(LEAKS)} errors" in done.stdout


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_fails_its_test(done: "subprocess.CompletedProcess[str]", leak: str) -> None:
    told = rf"ERROR at teardown of test_{leak} _+\n.*holds what was planted"
    assert re.search(told, done.stdout)


@pytest.mark.parametrize("kept", KEPT)
def test_what_is_kept_fails_nothing(done: "subprocess.CompletedProcess[str]", kept: str) -> None:
    assert re.search(rf"^PASSED \S+::test_{kept}$", done.stdout, re.MULTILINE)
    assert f"ERROR at teardown of test_{kept} " not in done.stdout


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("GET /v1/tables 200", "GET /v1/tables 200"),
        ("/v1/tokens/fc_abcDEF-_123", "/v1/tokens/fc_..."),
        ("?ticket=fct_abc&x=1", "?ticket=fc_...&x=1"),
        ("/pair#fcp_abc and fc_def", "/pair#fc_... and fc_..."),
        ("postgresql://ana:pa55:w@rd@db/x", "postgresql://ana:...@db/x"),
        ("nats://ana:secret@bus:4222, and more", "nats://ana:...@bus:4222, and more"),
        ("http://db:5432/x?at=a@b", "http://db:5432/x?at=a@b"),
        ("", ""),
    ],
)
def test_what_looks_like_a_secret_is_not_written(text: str, written: str) -> None:
    assert redacted(text) == written
    assert redacted(written) == written


def test_it_watches_this_very_run(request: pytest.FixtureRequest) -> None:
    assert request.config.pluginmanager.has_plugin("tests.secrecy")


def test_cards_are_planted_from_every_message_that_hides_them() -> None:
    secrets = Secrets()
    secrets.sent(
        '{"observation": {"kind": "hole_cards_dealt", "hands": [{"cards": ["As", "Kd"]}]}}'
    )
    secrets.sent('[{"observation": {"kind": "cards_discarded", "cards": ["2c", null, "3d"]}}]')
    secrets.sent('{"observation_id": "a", "procedure": 1, "cards": ["Qs", "Jh"]}')
    # What everybody sees is no secret.
    secrets.sent('{"observation": {"kind": "street_dealt", "cards": ["7c", "8c", "9c"]}}')
    assert secrets.pairs == {("As", "Kd"), ("2c", "3d"), ("Qs", "Jh")}
