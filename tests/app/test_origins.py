"""Proves which pages of a browser may call the service, and that programs are not asked."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin, Subprotocol

from app.main import create_app
from app.origins import is_same_origin
from app.protocol.endpoint import SUBPROTOCOL
from app.settings import Settings
from tests.app.service import ADMIN, Service, Table, said, serving

PARTNER = "https://graphics.example"
FOREIGN = "https://evil.example"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("origins")
    with serving(folder / "floorcall.sqlite3", allowed_origins=(PARTNER,)) as running:
        yield running


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("https://floor.example", "floor.example", True),
        ("http://floor.example", "floor.example", True),
        ("https://floor.example", "floor.example:443", True),
        ("https://Floor.Example", "floor.example", True),
        ("http://floor.example:8000", "floor.example:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://floor.example:8000", "floor.example", False),
        ("http://floor.example:8000", "floor.example:8001", False),
        ("https://floor.example.evil.example", "floor.example", False),
        ("https://evil.example", "floor.example", False),
        ("null", "floor.example", False),
        ("", "floor.example", False),
        ("https://", "", False),
        ("file:///etc", "", False),
        ("https://floor.example:port", "floor.example", False),
        ("https://[", "[", False),
    ],
)
def test_an_origin_is_the_services_own_by_its_host(origin: str, host: str, same: bool) -> None:
    assert is_same_origin(origin, host) is same


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("origin", [FOREIGN, "null", "", "chrome-extension://abc"])
def test_no_other_page_changes_anything(
    service: Service, table: Table, origin: str, language: str
) -> None:
    before = table.seq
    with service.client(language=language) as client:
        answer = client.post(
            f"{table.path}/observations", json=said("hand_begun"), headers={"origin": origin}
        )
    assert (answer.status_code, answer.json()["code"]) == (403, "origin_forbidden")
    assert answer.headers["content-language"] == language
    assert len(answer.json()["request_id"]) == 16
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert table.seq == before


@pytest.mark.parametrize("path", ["/v1/tickets", "/v1/tokens", "/v1/pairings/redeem"])
def test_no_other_page_gets_a_secret(service: Service, path: str) -> None:
    with service.client() as client:
        answer = client.post(path, json={}, headers={"origin": FOREIGN})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin_forbidden")


@pytest.mark.parametrize("own", [True, False])
def test_the_services_own_pages_and_programs_may(service: Service, table: Table, own: bool) -> None:
    headers = {"origin": service.address} if own else {}
    answer = table.post(said("hand_begun"), headers=headers)
    assert answer.status_code == 200


def test_what_changes_nothing_is_answered_and_told_to_no_other_page(service: Service) -> None:
    with service.client() as client:
        answer = client.get("/v1/tables", headers={"origin": FOREIGN})
    assert answer.status_code == 200
    # A browser gives it to no page that is not named here.
    assert "access-control-allow-origin" not in answer.headers


def test_an_allowed_page_may_ask_before_it_calls(service: Service, table: Table) -> None:
    asks = {
        "origin": PARTNER,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
    }
    with service.client(token=None) as browser:
        preflight = browser.options(f"{table.path}/observations", headers=asks)
        assert preflight.status_code == 200
        assert preflight.headers["access-control-allow-origin"] == PARTNER
        assert "authorization" in preflight.headers["access-control-allow-headers"].lower()
        refused = browser.options(table.path, headers={**asks, "origin": FOREIGN})
        assert "access-control-allow-origin" not in refused.headers
    answer = table.post(said("hand_begun"), headers={"origin": PARTNER})
    assert answer.status_code == 200
    assert answer.headers["access-control-allow-origin"] == PARTNER
    assert "access-control-allow-credentials" not in answer.headers


async def closed_with(service: Service, origin: str | None, hello: str) -> tuple[int, str]:
    url = httpx.URL(service.address)
    with socket.create_connection((url.host, url.port or 80)) as sock:
        async with connect(
            f"ws://{url.host}:{url.port}/v1/ws",
            sock=sock,
            origin=None if origin is None else Origin(origin),
            subprotocols=[Subprotocol(SUBPROTOCOL)],
        ) as opened:
            try:
                await opened.send(hello)
                await opened.recv()
            except ConnectionClosed as closed:
                end = closed.rcvd
                return (end.code, end.reason) if end else (1006, "dropped")
            return 0, "welcome"


@pytest.mark.parametrize(
    ("origin", "expected"),
    [
        (None, (0, "welcome")),
        (PARTNER, (0, "welcome")),
        ("own", (0, "welcome")),
        (FOREIGN, (4103, "origin_forbidden")),
        ("null", (4103, "origin_forbidden")),
    ],
)
async def test_a_socket_is_for_the_same_pages(
    service: Service, origin: str | None, expected: tuple[int, str]
) -> None:
    hello = f'{{"type":"hello","token":"{ADMIN}"}}'
    asked = service.address if origin == "own" else origin
    assert await closed_with(service, asked, hello) == expected


def test_without_allowed_origins_nobody_is_told_that_they_may(tmp_path: Path) -> None:
    app: Any = create_app(Settings(database=tmp_path / "x.sqlite3"))
    assert not any("CORS" in str(each.cls) for each in app.user_middleware)


@pytest.mark.parametrize(
    "value", ["https://a.example/path", "ftp://a.example", "a.example", "https://", "https://u@a"]
)
def test_what_is_no_origin_cannot_be_allowed(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("FLOORCALL_ALLOWED_ORIGINS", f"https://fine.example, {value}")
    with pytest.raises(ValueError, match="https://host"):
        Settings()


def test_origins_are_written_as_a_browser_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLOORCALL_ALLOWED_ORIGINS", "https://A.example:443, http://b.example:8000")
    assert Settings().allowed_origins == ("https://a.example", "http://b.example:8000")
