"""Proves that a code makes one tablet a console, and nobody more than whoever made the code."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import segno

from app.pairing import link_to, modules_of
from statemachine.roles import ROLES
from tests.app.service import Service, Table


def pair(client: httpx.Client, **fields: Any) -> httpx.Response:
    return client.post("/v1/pairings", json={"role": "dealer", "label": "Tablet 7", **fields})


def made(client: httpx.Client, **fields: Any) -> dict[str, Any]:
    answer = pair(client, **fields)
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


def redeem(service: Service, code: str, language: str = "en") -> httpx.Response:
    with service.client(token=None, language=language) as tablet:
        return tablet.post("/v1/pairings/redeem", json={"code": code})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_code_is_a_token_of_its_role_and_tables(
    service: Service, admin: httpx.Client, table: Table
) -> None:
    body = made(admin, tables=[table.id], expires_in_s=3600)
    answer = redeem(service, body["code"])
    assert answer.status_code == 201
    token = answer.json()["token"]
    assert (token["role"], token["tables"], token["label"]) == ("dealer", [table.id], "Tablet 7")
    assert token["expires_at"] is not None
    with service.client(answer.json()["secret"]) as tablet:
        assert tablet.get(table.path).status_code == 200
        assert refusal(tablet.get("/v1/tokens")) == (403, "role_forbidden")
    shown = admin.get(f"/v1/pairings/{body['pairing']['id']}").json()
    assert shown["token_id"] == token["id"]
    assert shown["used_at"] is not None


def test_a_code_works_once(service: Service, admin: httpx.Client) -> None:
    code = made(admin)["code"]
    with ThreadPoolExecutor(8) as tablets:
        answers = list(tablets.map(lambda _: redeem(service, code), range(8)))
    assert sorted(answer.status_code for answer in answers) == [201] + [401] * 7
    refused = [answer for answer in answers if answer.is_error]
    assert {answer.json()["code"] for answer in refused} == {"pairing_used"}
    texts = {redeem(service, code, language).json()["text"] for language in ("en", "es")}
    assert len(texts) == 2


def test_a_code_is_random_and_told_once(
    service: Service, admin: httpx.Client, table: Table
) -> None:
    bodies = [made(admin, tables=[table.id]) for _ in range(20)]
    assert len({body["code"] for body in bodies}) == 20
    for body in bodies:
        code = body["code"]
        assert code.startswith("fcp_")
        # 128 bits, as URL-safe text.
        assert len(code) == len("fcp_") + 22
        shown = admin.get(f"/v1/pairings/{body['pairing']['id']}").text
        assert code not in shown
        assert code not in str(body["pairing"])
    database = service.settings.database
    for part in database.parent.glob(f"{database.name}*"):
        stored = part.read_bytes()
        assert not any(body["code"].encode() in stored for body in bodies)


def test_the_code_stands_where_no_browser_sends_it(admin: httpx.Client, service: Service) -> None:
    body = made(admin)
    parts = urlsplit(body["link"])
    assert (parts.path, parts.query, parts.fragment) == ("/pair", "", body["code"])
    assert f"{parts.scheme}://{parts.netloc}" == service.address
    # As the page is reached is as the tablet reaches it.
    host = {"host": "floor.example", "origin": "https://floor.example"}
    answer = admin.post("/v1/pairings", json={"role": "dealer", "label": "x"}, headers=host)
    assert answer.json()["link"].startswith("https://floor.example/pair#fcp_")


def test_the_picture_is_the_link(admin: httpx.Client) -> None:
    body = made(admin)
    modules = body["modules"]
    assert {len(row) for row in modules} == {len(modules)}
    assert set("".join(modules)) == {"0", "1"}
    # The three corners by which every reader finds it.
    corner = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    assert [row[:7] for row in modules[:7]] == corner
    assert [row[-7:] for row in modules[:7]] == corner
    assert [row[:7] for row in modules[-7:]] == corner
    expected = segno.make(body["link"], error="m", micro=False).matrix
    assert modules == ["".join(map(str, row)) for row in expected]
    assert modules_of(link_to("https://a.example/", "fcp_x")) != tuple(modules)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"valid_s": 9}, (422, "invalid_message")),
        ({"valid_s": 3601}, (422, "invalid_message")),
        ({"expires_in_s": 0}, (422, "invalid_message")),
        ({"expires_at": "2020-01-01T00:00:00Z"}, (422, "invalid_message")),
        ({"expires_at": "2099-01-01T00:00:00"}, (422, "invalid_message")),
        ({"expires_at": "2099-01-01T00:00:00Z", "expires_in_s": 9}, (422, "invalid_message")),
        ({"role": "overlay"}, (422, "invalid_message")),
        ({"delay_s": 5}, (422, "invalid_message")),
        ({"role": "king"}, (422, "invalid_message")),
        ({"tables": []}, (422, "invalid_message")),
        ({"label": "two\nlines"}, (422, "invalid_message")),
        ({"code": "fcp_of-my-own"}, (422, "invalid_message")),
    ],
)
def test_a_pairing_that_cannot_be_is_not_made(
    admin: httpx.Client, fields: dict[str, Any], expected: tuple[int, str]
) -> None:
    assert refusal(pair(admin, **fields)) == expected


@pytest.mark.parametrize("code", ["fcp_guess", "", "x" * 65, "fc_" + "x" * 43])
def test_a_guess_is_refused(service: Service, code: str) -> None:
    assert refusal(redeem(service, code)) in {(401, "bad_pairing"), (422, "invalid_message")}


def test_a_code_is_soon_worth_nothing(
    service: Service, admin: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = made(admin)
    later = body["pairing"]["expires_at"]
    # The service runs in this process: its clock is this one.
    monkeypatch.setattr("app.pairing.clock.now", lambda: later)
    assert refusal(redeem(service, body["code"])) == (401, "pairing_expired")


def test_the_time_is_five_minutes_unless_it_is_said(admin: httpx.Client) -> None:
    def seconds(body: dict[str, Any]) -> float:
        from_, to = body["pairing"]["created_at"], body["pairing"]["expires_at"]
        return float(to[17:26]) - float(from_[17:26]) + 60 * (int(to[14:16]) - int(from_[14:16]))

    assert seconds(made(admin)) % 3600 == pytest.approx(300, abs=1)
    assert seconds(made(admin, valid_s=60)) % 3600 == pytest.approx(60, abs=1)


def test_a_code_can_be_taken_back(service: Service, admin: httpx.Client) -> None:
    body = made(admin)
    path = f"/v1/pairings/{body['pairing']['id']}"
    assert admin.delete(path).status_code == 204
    assert refusal(admin.delete(path)) == (404, "unknown_pairing")
    assert refusal(redeem(service, body["code"])) == (401, "bad_pairing")


def test_a_code_goes_with_the_token_that_made_it(service: Service, admin: httpx.Client) -> None:
    secret = service.token("director")
    (director,) = [t for t in admin.get("/v1/tokens").json()["tokens"] if t["role"] == "director"]
    with service.client(secret) as client:
        code = made(client)["code"]
    admin.delete(f"/v1/tokens/{director['id']}")
    assert refusal(redeem(service, code)) == (401, "pairing_expired")


@pytest.mark.parametrize("role", ROLES)
def test_a_director_pairs_who_works_at_the_tables(
    service: Service, table: Table, admin: httpx.Client, role: str
) -> None:
    other = Table.opened(admin)
    fields = {"role": role, **({"delay_s": 5} if role == "overlay" else {})}
    with service.seat("director", table.id) as director:
        answer = pair(director, **fields, tables=[table.id])
        if role in {"director", "auditor", "admin"}:
            assert refusal(answer) == (403, "role_not_pairable")
            return
        assert answer.status_code == 201
        # Not for a table that is not the director's, and not for all of them.
        assert refusal(pair(director, **fields, tables=[table.id, other.id])) == (
            403,
            "table_forbidden",
        )
        assert refusal(pair(director, **fields)) == (403, "table_forbidden")
        mine = f"/v1/pairings/{answer.json()['pairing']['id']}"
        assert director.get(mine).status_code == 200
    with service.seat("director") as stranger:
        assert refusal(stranger.get(mine)) == (404, "unknown_pairing")
        assert refusal(stranger.delete(mine)) == (404, "unknown_pairing")
    # Whoever lists tokens knows of all codes.
    assert admin.get(mine).status_code == 200


@pytest.mark.parametrize("path", ["/v1/pairings/none", "/v1/pairings/" + "0" * 64])
def test_an_unknown_pairing_is_no_secret(admin: httpx.Client, path: str) -> None:
    assert refusal(admin.get(path)) == (404, "unknown_pairing")
    assert refusal(admin.delete(path)) == (404, "unknown_pairing")


def test_a_paired_overlay_has_its_delay(
    service: Service, admin: httpx.Client, table: Table
) -> None:
    code = made(admin, role="overlay", delay_s=30, tables=[table.id])["code"]
    token = redeem(service, code).json()["token"]
    assert (token["role"], token["delay_s"]) == ("overlay", 30)
