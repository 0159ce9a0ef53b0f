"""Proves who may do what: tokens, their roles, tables and ends, and the tickets for sockets.

What a role sees of a table is proved by the redaction tests.
"""

import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from app.lifespan import first_admin
from app.settings import Settings
from statemachine.roles import OBSERVERS, ROLES
from tests.app.service import ADMIN, Service, Table, said, serving


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(
    ("header", "code"),
    [
        (None, "token_missing"),
        ("", "token_missing"),
        ("Bearer", "token_missing"),
        ("Basic YTpi", "token_missing"),
        ("Bearer fc_nobody-has-this-one", "bad_token"),
        ("Bearer " + "x" * 5000, "bad_token"),
        (f"Bearer   {ADMIN}", None),
        (f"bearer {ADMIN}", None),
        (f"Bearer {ADMIN}x", "bad_token"),
        (f"Bearer {ADMIN[:-1]}", "bad_token"),
    ],
)
def test_only_a_token_opens_the_door(
    service: Service, table: Table, header: str | None, code: str | None
) -> None:
    headers = {} if header is None else {"authorization": header}
    with httpx.Client(base_url=service.address) as client:
        answer = client.get(table.path, headers=headers)
    if code is None:
        assert answer.status_code == 200
    else:
        assert refusal(answer) == (401, code)
        assert answer.headers["www-authenticate"].startswith("Bearer")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/v1/tables"),
        ("GET", "/v1/tables"),
        ("GET", "/v1/tables/t"),
        ("POST", "/v1/tables/t/observations"),
        ("GET", "/v1/tables/t/log"),
        ("GET", "/v1/tables/t/irregularities"),
        ("GET", "/v1/rulebooks"),
        ("GET", "/v1/rulebooks/tda"),
        ("GET", "/v1/charts/NT"),
        ("POST", "/v1/tickets"),
        ("POST", "/v1/tokens"),
        ("GET", "/v1/tokens"),
        ("DELETE", "/v1/tokens/t"),
        ("GET", "/v1/tokens/self"),
        ("POST", "/v1/pairings"),
        ("GET", "/v1/pairings/p"),
        ("DELETE", "/v1/pairings/p"),
    ],
)
def test_nothing_is_told_without_a_token(service: Service, method: str, path: str) -> None:
    with service.client(token=None) as client:
        # No body either: who has no token is refused before it is read.
        assert refusal(client.request(method, path)) == (401, "token_missing")


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/docs", "/openapi.json"])
def test_what_tells_nothing_needs_no_token(service: Service, path: str) -> None:
    with service.client(token=None) as client:
        assert client.get(path).status_code == 200


@pytest.mark.parametrize("role", ROLES)
def test_a_role_says_what_happened_or_only_watches(
    service: Service, table: Table, role: str
) -> None:
    with service.seat(role, table.id) as client:
        seat = table.through(client)
        answer = seat.post(said("hand_begun"))
        if role != "overlay":
            assert seat.get()["id"] == table.id
    if role in OBSERVERS:
        assert answer.status_code == 200
    else:
        assert refusal(answer) == (403, "role_forbidden")


@pytest.mark.parametrize("role", ROLES)
def test_a_token_is_for_its_tables_alone(
    service: Service, admin: httpx.Client, table: Table, role: str
) -> None:
    other = Table.opened(admin)
    with service.seat(role, table.id) as client:
        if role != "overlay":
            listed = client.get("/v1/tables").json()["tables"]
            assert [one["id"] for one in listed] == [table.id]
        for path in (other.path, f"{other.path}/log", f"{other.path}/irregularities"):
            assert refusal(client.get(path)) == (403, "table_forbidden")
        assert refusal(other.through(client).post(said("hand_begun"))) == (403, "table_forbidden")
        assert refusal(client.get("/v1/tables/nowhere")) == (403, "table_forbidden")


@pytest.mark.parametrize("role", ROLES)
def test_few_open_tables_and_fewer_make_tokens(service: Service, role: str) -> None:
    body = {"name": "Another", "seats": 9}
    token = {"role": "public", "label": "A screen"}
    with service.seat(role) as client:
        opened = client.post("/v1/tables", json=body)
        made = client.post("/v1/tokens", json=token)
        listed = client.get("/v1/tokens")
        deleted = client.delete("/v1/tokens/none")
    assert opened.status_code == (201 if role in {"admin", "director"} else 403)
    if role == "admin":
        assert (made.status_code, listed.status_code) == (201, 200)
        assert refusal(deleted) == (404, "unknown_token")
    else:
        assert {refusal(answer) for answer in (made, listed, deleted)} == {(403, "role_forbidden")}


def test_an_admin_of_some_tables_makes_no_others(service: Service, table: Table) -> None:
    with service.seat("admin", table.id) as client:
        answer = client.post("/v1/tokens", json={"role": "admin", "label": "All of them"})
        assert refusal(answer) == (403, "table_forbidden")
        answer = client.post("/v1/tables", json={"name": "Another", "seats": 9})
        assert refusal(answer) == (403, "table_forbidden")


def test_a_revoked_token_opens_nothing_at_once(service: Service, admin: httpx.Client) -> None:
    body = {"role": "public", "label": "The screen by the bar"}
    made = admin.post("/v1/tokens", json=body).json()
    with service.client(made["secret"]) as client:
        assert client.get("/v1/tables").status_code == 200
        assert admin.delete(f"/v1/tokens/{made['token']['id']}").status_code == 204
        assert refusal(client.get("/v1/tables")) == (401, "token_revoked")
    again = admin.delete(f"/v1/tokens/{made['token']['id']}")
    assert refusal(again) == (404, "unknown_token")


def test_a_token_expires(service: Service) -> None:
    with service.client(service.token("public", expires_in_s=1)) as client:
        assert client.get("/v1/tables").status_code == 200
        time.sleep(1.1)
        assert refusal(client.get("/v1/tables")) == (401, "token_expired")


def test_secrets_are_neither_listed_nor_stored(service: Service, admin: httpx.Client) -> None:
    secret = service.token("dealer")
    assert secret.startswith("fc_")
    assert len(secret) == len("fc_") + 43
    listed = admin.get("/v1/tokens")
    assert listed.status_code == 200
    assert secret not in listed.text
    assert ADMIN not in listed.text
    database = service.settings.database
    for part in database.parent.glob(f"{database.name}*"):
        stored = part.read_bytes()
        assert secret.encode() not in stored
        assert ADMIN.encode() not in stored


def test_the_last_admin_stays(tmp_path: Path) -> None:
    with serving(tmp_path / "one.sqlite3") as own, own.client() as client:
        (only,) = client.get("/v1/tokens").json()["tokens"]
        assert refusal(client.delete(f"/v1/tokens/{only['id']}")) == (409, "last_admin")
        other = own.token("admin")
        assert client.delete(f"/v1/tokens/{only['id']}").status_code == 204
        with own.client(other) as heir:
            assert heir.get("/v1/tokens").status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        {"role": "king", "label": "x"},
        {"role": "dealer"},
        {"role": "dealer", "label": ""},
        {"role": "dealer", "label": "two\nlines"},
        {"role": "dealer", "label": "x", "tables": []},
        {"role": "dealer", "label": "x", "tables": ["../x"]},
        {"role": "dealer", "label": "x", "expires_in_s": 0},
        {"role": "dealer", "label": "x", "expires_in_s": 10**12},
        {"role": "dealer", "label": "x", "expires_at": "2020-01-01T00:00:00Z"},
        {"role": "dealer", "label": "x", "expires_at": "2099-01-01T00:00:00"},
        {"role": "dealer", "label": "x", "expires_at": "tomorrow"},
        {"role": "dealer", "label": "x", "expires_at": 4102444800},
        {"role": "dealer", "label": "x", "expires_at": "2099-01-01T00:00Z", "expires_in_s": 9},
        {"role": "dealer", "label": "x", "delay_s": 60},
        {"role": "overlay", "label": "x"},
        {"role": "overlay", "label": "x", "delay_s": None},
        {"role": "overlay", "label": "x", "delay_s": -1},
        {"role": "overlay", "label": "x", "delay_s": 3601},
        {"role": "overlay", "label": "x", "delay_s": 2.5},
        {"role": "overlay", "label": "x", "delay_s": "10"},
    ],
)
def test_a_token_that_cannot_be_is_not_made(admin: httpx.Client, body: dict[str, object]) -> None:
    assert refusal(admin.post("/v1/tokens", json=body)) == (422, "invalid_message")


def test_the_first_admin_is_made_once(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "new.sqlite3")
    secret = first_admin(settings)
    assert secret is not None
    assert first_admin(settings) is None
    with serving(settings.database) as running, running.client(secret) as client:
        assert client.get("/v1/tokens").status_code == 200


def test_a_chosen_admin_token_is_taken_and_not_told_again(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "new.sqlite3", admin_token=ADMIN)
    assert first_admin(settings) is None
    with sqlite3.connect(settings.database) as connection:
        rows = connection.execute("select role from tokens").fetchall()
    connection.close()
    assert rows == [("admin",)]
    assert ADMIN not in repr(settings)


def test_a_ticket_is_made_for_whoever_has_a_token(service: Service, table: Table) -> None:
    with service.seat("public", table.id) as client:
        answer = client.post("/v1/tickets")
    assert answer.status_code == 201
    assert answer.json()["ticket"].startswith("fct_")
    assert answer.json()["expires_in_s"] == 30
    with service.client(answer.json()["ticket"]) as client:
        # A ticket opens a socket and nothing else.
        assert refusal(client.get("/v1/tables")) == (401, "bad_token")
