"""Proves that a dealer signs in with a PIN or a badge of their own, and that guessing is no use.

That a table is told of it is proved with the console.
"""

import itertools
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from app.dealers import TRIES_AT_ONCE
from app.pairing import modules_of
from tests.app.service import Service

PIN = "482915"
_names = (f"Rosa Díaz {number}" for number in itertools.count(1))


def taken_on(client: httpx.Client, pin: str = PIN) -> dict[str, Any]:
    """A dealer with a name that nobody has."""
    answer = client.post("/v1/dealers", json={"name": next(_names), "pin": pin})
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


def sign_in(client: httpx.Client, **said: str) -> httpx.Response:
    return client.post("/v1/dealers/sign-in", json=said)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_dealer_signs_in_with_name_and_pin(service: Service, admin: httpx.Client) -> None:
    rosa = taken_on(admin)
    with service.seat("dealer") as tablet:
        listed = tablet.get("/v1/dealers").json()["dealers"]
        assert rosa in listed
        assert rosa["badge"] is False
        assert sign_in(tablet, dealer=rosa["id"], pin=PIN).json() == rosa
        assert refusal(sign_in(tablet, dealer=rosa["id"], pin="0000")) == (403, "bad_pin")
        assert refusal(sign_in(tablet, dealer="dlr_nobody", pin=PIN)) == (403, "bad_pin")


def test_a_badge_is_one_scan(service: Service, admin: httpx.Client) -> None:
    rosa = taken_on(admin)
    first = admin.post(f"/v1/dealers/{rosa['id']}/badge").json()
    assert first["modules"] == list(modules_of(first["code"]))
    with service.seat("dealer") as tablet:
        assert sign_in(tablet, badge=first["code"]).json()["id"] == rosa["id"]
        second = admin.post(f"/v1/dealers/{rosa['id']}/badge").json()["code"]
        assert refusal(sign_in(tablet, badge=first["code"])) == (403, "bad_badge")
        assert sign_in(tablet, badge=second).json() == {**rosa, "badge": True}


def test_a_new_pin_takes_the_place_of_the_old_one(admin: httpx.Client) -> None:
    rosa = taken_on(admin)
    assert admin.post(f"/v1/dealers/{rosa['id']}/pin", json={"pin": "777777"}).status_code == 204
    assert refusal(sign_in(admin, dealer=rosa["id"], pin=PIN)) == (403, "bad_pin")
    assert sign_in(admin, dealer=rosa["id"], pin="777777").is_success


def test_who_was_let_go_is_nobody(admin: httpx.Client) -> None:
    rosa = taken_on(admin)
    code = admin.post(f"/v1/dealers/{rosa['id']}/badge").json()["code"]
    assert admin.delete(f"/v1/dealers/{rosa['id']}").status_code == 204
    assert rosa not in admin.get("/v1/dealers").json()["dealers"]
    assert refusal(sign_in(admin, dealer=rosa["id"], pin=PIN)) == (403, "bad_pin")
    assert refusal(sign_in(admin, badge=code)) == (403, "bad_badge")
    for again in (
        admin.delete(f"/v1/dealers/{rosa['id']}"),
        admin.post(f"/v1/dealers/{rosa['id']}/badge"),
        admin.post(f"/v1/dealers/{rosa['id']}/pin", json={"pin": PIN}),
    ):
        assert refusal(again) == (404, "unknown_dealer")


def test_a_name_is_one_dealers(admin: httpx.Client) -> None:
    again = admin.post("/v1/dealers", json={"name": taken_on(admin)["name"], "pin": "1111"})
    assert refusal(again) == (409, "dealer_exists")


def test_a_pin_has_few_tries(admin: httpx.Client) -> None:
    rosa, abel = taken_on(admin), taken_on(admin, "2468")
    tried = [sign_in(admin, dealer=rosa["id"], pin=f"{n:06d}") for n in range(TRIES_AT_ONCE)]
    assert {refusal(answer) for answer in tried} == {(403, "bad_pin")}
    locked = sign_in(admin, dealer=rosa["id"], pin=PIN)
    assert refusal(locked) == (429, "rate_limited")
    assert int(locked.headers["retry-after"]) >= 1
    assert sign_in(admin, dealer=abel["id"], pin="2468").is_success


def test_guesses_that_come_at_once_have_no_more_tries(admin: httpx.Client) -> None:
    rosa = taken_on(admin)
    with ThreadPoolExecutor(10) as guessers:
        guesses = [f"{n:06d}" for n in range(10)]
        answers = list(
            guessers.map(lambda pin: sign_in(admin, dealer=rosa["id"], pin=pin), guesses)
        )
    told = [answer.json()["code"] for answer in answers]
    assert told.count("bad_pin") == TRIES_AT_ONCE
    assert told.count("rate_limited") == 10 - TRIES_AT_ONCE


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"dealer": "dlr_1"},
        {"pin": PIN},
        {"dealer": "dlr_1", "pin": PIN, "badge": "fcd_x"},
        {"badge": "x" * 300},
        {"dealer": 7, "pin": PIN},
    ],
)
def test_half_a_sign_in_is_a_bad_message(admin: httpx.Client, said: dict[str, Any]) -> None:
    assert refusal(admin.post("/v1/dealers/sign-in", json=said)) == (422, "invalid_message")


@pytest.mark.parametrize("pin", ["", "123", "12a4", "\u0661\u0662\u0663\u0664", "1" * 13, 1234])
def test_a_pin_is_four_to_twelve_digits(admin: httpx.Client, pin: Any) -> None:
    refused = admin.post("/v1/dealers", json={"name": "Rosa", "pin": pin})
    assert refusal(refused) == (422, "invalid_message")


def test_only_who_directs_keeps_the_list(service: Service, admin: httpx.Client) -> None:
    rosa = taken_on(admin)
    for role in ("dealer", "floor", "public"):
        with service.seat(role) as other:
            made = other.post("/v1/dealers", json={"name": "Eva", "pin": PIN})
            assert refusal(made) == (403, "role_forbidden")
            gone = other.delete(f"/v1/dealers/{rosa['id']}")
            assert refusal(gone) == (403, "role_forbidden")
    with service.seat("director") as director:
        eva = taken_on(director)
        assert director.delete(f"/v1/dealers/{eva['id']}").status_code == 204
    with service.seat("public") as public:
        assert refusal(public.get("/v1/dealers")) == (403, "role_forbidden")


def test_neither_pin_nor_badge_is_shown_or_kept(service: Service, admin: httpx.Client) -> None:
    rosa = taken_on(admin, pin="9081726354")
    code = admin.post(f"/v1/dealers/{rosa['id']}/badge").json()["code"]
    assert "9081726354" not in admin.get("/v1/dealers").text
    kept = b"".join(each.read_bytes() for each in service.settings.database.parent.glob("*"))
    assert rosa["name"].encode() in kept
    assert b"9081726354" not in kept
    assert code.encode() not in kept
