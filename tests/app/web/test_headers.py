"""Proves the headers that guard every page and answer in a browser, whatever came of it."""

import re
from pathlib import Path

import pytest

from tests.app.service import Service, serving

PAGES = ("/", "/admin", "/console/main", "/floor", "/overlay/main", "/pair", "/docs")
ANSWERS = ("/v1/tables", "/v1/nothing", "/nothing", "/openapi.json", "/healthz", "/page/index.js")
TLS = {"x-forwarded-proto": "https"}


@pytest.mark.parametrize("path", [*PAGES, *ANSWERS])
def test_every_answer_is_guarded(service: Service, path: str) -> None:
    with service.client(token=None) as client:
        headers = client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    for power in ("camera", "microphone", "geolocation"):
        assert f"{power}=()" in headers["permissions-policy"]
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "base-uri 'none'" in policy
    assert re.match(r"default-src '(none|self)'", policy)
    # Nothing comes from elsewhere, and no script is written into a page.
    assert "http" not in policy
    assert "*" not in policy
    script = re.search(r"script-src ([^;]*)", policy)
    assert script is None or script[1] == "'self'"
    # It was not encrypted, so nobody is told to ask for that alone.
    assert "strict-transport-security" not in headers


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_script_of_its_own_in_it(service: Service, path: str) -> None:
    with service.client(token=None) as client:
        text = client.get(path).text
    assert set(re.findall(r"<script[^>]*>([^<]*)</script>", text)) == {""}
    assert not re.search(r"\son\w+=|javascript:", text)


def test_what_came_encrypted_stays_encrypted(service: Service, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "proxied.sqlite3", trusted_proxies=("127.0.0.1",)) as proxied,
        proxied.client(token=None) as client,
    ):
        for path in ("/admin", "/v1/tables"):
            header = client.get(path, headers=TLS).headers["strict-transport-security"]
            assert int(header.removeprefix("max-age=")) >= 365 * 24 * 3600
            assert "strict-transport-security" not in client.get(path).headers
    # Whoever only says so is not believed.
    with service.client(token=None) as stranger:
        assert "strict-transport-security" not in stranger.get("/admin", headers=TLS).headers


def test_a_link_for_a_tablet_is_encrypted_where_the_service_is(tmp_path: Path) -> None:
    body = {"role": "dealer", "label": "Tablet 7"}
    with (
        serving(tmp_path / "proxied.sqlite3", trusted_proxies=("127.0.0.1",)) as proxied,
        proxied.client() as admin,
    ):
        host = {"host": "floor.example", **TLS}
        link = admin.post("/v1/pairings", json=body, headers=host).json()["link"]
    assert link.startswith("https://floor.example/pair#")
    public = "https://tables.example"
    with serving(tmp_path / "named.sqlite3", public_url=public) as named, named.client() as admin:
        link = admin.post("/v1/pairings", json=body).json()["link"]
    assert link.startswith(f"{public}/pair#")
