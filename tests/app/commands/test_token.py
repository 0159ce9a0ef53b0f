"""`floorcall token` and `floorcall pair` as somebody types them, on a database and at a service."""

import gc
import io
import re
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import httpx
import pytest

from app.__main__ import main
from app.lifespan import first_admin
from app.settings import Settings
from statemachine.roles import ROLES
from tests.app.command_program import run_until
from tests.app.service import ADMIN, Service, serving
from tests.services.postgresql import PostgresqlServer

SECRET = re.compile(r"fc_[A-Za-z0-9_-]{43}")

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run() -> Run:
    """Run the command: its status, and what it printed to either side."""

    def ran(*words: object) -> tuple[int, str, str]:
        # Not pytest's own capture: a service that starts meanwhile would write its log there.
        with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
            try:
                status = main([*map(str, words)])
            except SystemExit as ended:
                status = int(ended.code or 0)
        return status, out.getvalue(), err.getvalue()

    return ran


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database that a service ran on once."""
    path = tmp_path / "floorcall.sqlite3"
    first_admin(Settings(database=path))
    return path


@pytest.fixture(params=["database", "service"])
def place(
    request: pytest.FixtureRequest, tmp_path: Path, service: Service
) -> Iterator[tuple[list[object], Service]]:
    """The arguments that name a place, and the service that runs there."""
    if request.param == "service":
        yield ["--to", service.address, "--token", ADMIN], service
        return
    path = tmp_path / "own.sqlite3"
    with serving(path) as own:
        yield ["--database", path], own


def role_of(service: Service, secret: str) -> str:
    with service.client(secret) as client:
        answer = client.get("/v1/tokens/self")
    assert answer.status_code == 200, answer.text
    role: str = answer.json()["role"]
    return role


def test_a_token_is_made_and_its_secret_printed_alone(
    run: Run, place: tuple[list[object], Service]
) -> None:
    where, service = place
    status, out, err = run("token", "create", "--role", "floor", "--label", "Marta", *where)
    assert status == 0
    assert SECRET.fullmatch(out.strip())
    assert not SECRET.search(err)
    assert "Marta" in err
    assert role_of(service, out.strip()) == "floor"


def test_a_list_has_no_secret_and_says_what_each_is(
    run: Run, place: tuple[list[object], Service]
) -> None:
    where, _ = place
    made = [
        run("token", "create", *words, *where)[1].strip()
        for words in (
            ("--role", "dealer", "--tables", "one,two", "--label", "Console 1"),
            ("--role", "overlay", "--delay", "30", "--expires", "12h", "--label", "Graphics"),
        )
    ]
    status, out, _ = run("token", "list", *where)
    assert status == 0
    lines = {line.split("  ")[-1].strip(): line for line in out.splitlines()}
    assert re.search(r"^tok_\w+\s+dealer\s+one,two\s+in force\s+never", lines["Console 1"])
    assert re.search(r"overlay -30s\s+all\s+in force\s+20\d\d-", lines["Graphics"])
    assert not SECRET.search(out)
    assert not any(secret in out for secret in made)


def test_a_token_is_revoked_once(run: Run, place: tuple[list[object], Service]) -> None:
    where, service = place
    secret = run("token", "create", "--role", "dealer", "--label", "To go", *where)[1].strip()
    _, out, _ = run("token", "list", *where)
    (line,) = [line for line in out.splitlines() if line.endswith("To go")]
    token_id = line.split()[0]
    assert run("token", "revoke", token_id, *where) == (0, "", "")
    status, out, err = run("token", "revoke", token_id, *where)
    assert (status, out) == (1, "")
    assert token_id in err
    _, out, _ = run("token", "list", *where)
    assert re.search(rf"{token_id}.*revoked", out)
    del secret, service


def test_it_leaves_no_connection_open(run: Run, service: Service) -> None:
    gc.collect()
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        assert run("token", "list", "--to", service.address, "--token", ADMIN)[0] == 0
        gc.collect()
    assert not [warning for warning in told if "unclosed" in str(warning.message)]


def test_a_house_without_a_token_makes_one(run: Run, database: Path) -> None:
    """Nobody has the first secret any more, and a start prints no other."""
    assert first_admin(Settings(database=database)) is None
    _, out, _ = run("token", "create", "--role", "admin", "--database", database)
    with serving(database) as service:
        assert role_of(service, out.strip()) == "admin"


def test_a_server_is_a_database_too(run: Run, postgresql: PostgresqlServer) -> None:
    url = postgresql.database()
    where = ["--database", url]
    assert run("token", "list", *where)[0] == 2  # it has no schema yet, and gets none here
    first_admin(Settings(database_url=url))
    status, out, _ = run("token", "create", "--role", "admin", *where)
    assert status == 0
    assert SECRET.fullmatch(out.strip())
    assert len(run("token", "list", *where)[1].splitlines()) == 3
    postgresql.drop(url)


@pytest.mark.parametrize("role", ROLES)
def test_every_role_can_be_made(run: Run, database: Path, role: str) -> None:
    delay = ["--delay", 10] if role == "overlay" else []
    status, out, _ = run("token", "create", "--role", role, *delay, "--database", database)
    assert status == 0
    assert SECRET.fullmatch(out.strip())


@pytest.mark.parametrize(
    "words",
    [
        ["--role", "king"],
        ["--role", "dealer", "--expires", "soon"],
        ["--role", "dealer", "--expires", "0h"],
        ["--role", "dealer", "--expires", "2020-01-01T00:00Z"],
        ["--role", "dealer", "--delay", "5"],
        ["--role", "overlay"],
        ["--role", "dealer", "--tables", "Not A Table"],
        ["--role", "dealer", "--label", "two\nlines"],
        [],
    ],
)
@pytest.mark.parametrize("command", [["token", "create"], ["pair", "--at", "https://a.example"]])
def test_what_cannot_be_a_token_is_status_2(
    run: Run, database: Path, command: list[str], words: list[str]
) -> None:
    status, out, err = run(*command, *words, "--database", database)
    assert (status, out) == (2, "")
    assert err
    _, listed, _ = run("token", "list", "--database", database)
    assert len(listed.splitlines()) == 2


@pytest.mark.parametrize("end", ["90m", "12h", "30d", "2w", "2099-12-31T20:00Z", "2099-12-31"])
def test_an_end_is_a_span_or_a_time(run: Run, database: Path, end: str) -> None:
    status, _, err = run(
        "token", "create", "--role", "public", "--expires", end, "--database", database
    )
    assert status == 0
    assert "never" not in err
    if end.startswith("2099"):
        assert "2099-12-31T" in err


def test_a_database_that_is_not_there_is_not_made(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "typo.sqlite3"
    status, out, err = run("token", "create", "--role", "admin", "--database", path)
    assert (status, out) == (2, "")
    assert str(path) in err
    assert not path.exists()


def test_a_service_that_refuses_is_status_2(run: Run, service: Service) -> None:
    for token, code in (("fc_nobody-has-this-one", "bad_token"), (service.token("dealer"), "role")):
        where = ["--to", service.address, "--token", token]
        status, out, err = run("token", "list", *where)
        assert (status, out) == (2, "")
        assert code in err
        assert token not in err


def test_a_service_needs_a_token(
    run: Run, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FLOORCALL_TOKEN", raising=False)
    assert run("token", "list", "--to", service.address)[0] == 2
    monkeypatch.setenv("FLOORCALL_TOKEN", ADMIN)
    assert run("token", "list", "--to", service.address)[0] == 0


def test_a_service_that_is_busy_is_asked_again(tmp_path: Path, run: Run) -> None:
    with serving(tmp_path / "busy.sqlite3", request_rate=2.0, request_burst=2) as service:
        where = ["--to", service.address, "--token", ADMIN]
        assert [run("token", "list", *where)[0] for _ in range(5)] == [0] * 5


# --- pairing


def paired(service: Service, out: str) -> httpx.Response:
    (link,) = re.findall(r"^(http\S+)$", out, re.MULTILINE)
    with service.client(token=None) as tablet:
        return tablet.post("/v1/pairings/redeem", json={"code": link.partition("#")[2]})


def test_a_code_is_shown_as_a_picture_and_a_link(
    run: Run, place: tuple[list[object], Service]
) -> None:
    where, service = place
    at = ["--at", "https://floor.example"] if "--database" in where else []
    status, out, err = run("pair", "--role", "dealer", "--tables", "main", *at, *where)
    assert (status, err) == (0, "")
    assert out.count("█") > 100
    base = "https://floor.example" if at else service.address
    assert f"{base}/pair#fcp_" in out
    answer = paired(service, out)
    assert answer.status_code == 201
    assert answer.json()["token"]["tables"] == ["main"]
    assert paired(service, out).json()["code"] == "pairing_used"


def test_a_link_needs_an_address(run: Run, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["pair", "--role", "dealer", "--database", database]
    status, _, err = run(*words)
    assert status == 2
    assert "FLOORCALL_PUBLIC_URL" in err
    monkeypatch.setenv("FLOORCALL_PUBLIC_URL", "https://floor.example")
    status, out, _ = run(*words)
    assert status == 0
    assert "https://floor.example/pair#fcp_" in out


# --- the first token


def served(database: Path, command: str) -> tuple[str, str]:
    """What a start prints to either side; then it is ended as a signal does."""
    words = (command, "--port", "0", "--database", str(database))
    ended = run_until(database.parent, "startup complete", *words)
    assert ended.status == 0
    return ended.out, ended.err


def test_the_first_admin_token_is_printed_once_and_never_again(tmp_path: Path) -> None:
    database = tmp_path / "new.sqlite3"
    out, err = served(database, "serve")
    (secret,) = SECRET.findall(out)
    assert not SECRET.search(err)
    for _ in range(2):
        out, err = served(database, "serve")
        assert not SECRET.search(out + err)
        assert secret not in out + err
    with serving(database) as service:
        assert role_of(service, secret) == "admin"
        # Not when it is revoked either: whoever starts the service is not an admin for that.
        with service.client() as admin:
            (first,) = [
                token["id"]
                for token in admin.get("/v1/tokens").json()["tokens"]
                if token["id"] == "tok_first_admin"
            ]
            admin.delete(f"/v1/tokens/{first}")
    out, err = served(database, "serve")
    assert not SECRET.search(out + err)


def test_the_demo_prints_tokens_of_a_day_and_no_first_admin(tmp_path: Path) -> None:
    database = tmp_path / "demo.sqlite3"
    out, err = served(database, "demo")
    first = set(SECRET.findall(out))
    assert len(first) == 6
    assert not SECRET.search(err)
    assert "shown this once" not in out
    out, _ = served(database, "demo")
    # Its own, new ones; not one of the last time.
    again = set(SECRET.findall(out))
    assert len(again) == 6
    assert not first & again
    out, err = served(database, "serve")
    assert not SECRET.search(out + err)


def test_of_two_nodes_that_start_at_once_one_prints_it(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "both.sqlite3")
    first_admin(Settings(database=tmp_path / "warm.sqlite3"))
    with ThreadPoolExecutor(4) as nodes:
        made = list(nodes.map(lambda _: first_admin(settings), range(4)))
    assert len([secret for secret in made if secret is not None]) == 1
