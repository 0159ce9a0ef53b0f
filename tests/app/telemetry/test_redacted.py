"""Proves that a text loses every secret of the service, wherever in it one stands."""

import secrets

import pytest

from app.auth import PREFIX
from app.pairing import PREFIX as CODE_PREFIX
from app.secrecy import REDACTED, redacted
from app.tickets import TICKET_PREFIX


@pytest.mark.parametrize("prefix", [PREFIX, TICKET_PREFIX, CODE_PREFIX])
@pytest.mark.parametrize(
    "around", ["{}", "/v1/tokens/{}/more", "?token={}&x=1", "Bearer {}", "'{}', '{}'", "x{}"]
)
def test_a_secret_is_replaced_wherever_it_stands(prefix: str, around: str) -> None:
    for _ in range(50):
        secret = prefix + secrets.token_urlsafe(32)
        text = redacted(around.replace("{}", secret))
        assert text == around.replace("{}", REDACTED)


@pytest.mark.parametrize("text", ["", "a table", "fc", "tok_0123456789ab", "fc-1", "café_7"])
def test_what_is_no_secret_stays(text: str) -> None:
    assert redacted(text) == text
