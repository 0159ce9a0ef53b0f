"""Proves that the pages are served whole from here, under a strict policy, and ask nobody else.

It opens no browser: `tests/browser` does.
"""

import re
from pathlib import Path

import httpx
import pytest

from app.api import pages
from tests.app.service import Service

REFERENCE = re.compile(r'(?:src|href)="([^"]+)"')
# What a bundle may name without asking anything of it: the names of XML's namespaces.
NAMESPACES = re.compile(r"http://www\.w3\.org/[\w/]+")


@pytest.fixture(params=["/admin", "/console/main", "/drill", "/floor", "/overlay/main", "/pair"])
def page(request: pytest.FixtureRequest, service: Service) -> httpx.Response:
    with service.client(token=None) as client:
        answer = client.get(request.param)
    assert answer.status_code == 200
    return answer


def test_a_page_has_a_strict_policy_and_nothing_inline(page: httpx.Response) -> None:
    policy = page.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "unsafe" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    assert page.headers["referrer-policy"] == "no-referrer"
    assert page.headers["cache-control"] == "no-cache"
    assert "<style" not in page.text
    assert " style=" not in page.text
    assert re.findall(r"<script[^>]*>([^<]*)</script>", page.text) == [""]
    assert not re.search(r"\son\w+=", page.text)


def test_every_part_of_a_page_comes_from_here_and_stays(
    page: httpx.Response, service: Service
) -> None:
    parts = REFERENCE.findall(page.text)
    assert len(parts) == 3
    with service.client(token=None) as client:
        for part in parts:
            answer = client.get(part)
            assert answer.status_code == 200, part
            assert "://" not in NAMESPACES.sub("", answer.text), part
            if part.startswith("/assets/"):
                assert "immutable" in answer.headers["cache-control"]
                kind = "text/javascript" if part.endswith(".js") else "text/css"
                assert answer.headers["content-type"].startswith(kind)


def test_the_licences_of_what_is_bundled_are_there(service: Service) -> None:
    with service.client(token=None) as client:
        text = client.get("/assets/licences.txt").text
    for name in ("preact", "@preact/signals", "@preact/signals-core"):
        assert re.search(rf"^{re.escape(name)} \d+\.\d+\.\d+ \(MIT\)$", text, re.MULTILINE)
    assert text.count("Permission is hereby granted") == 3


@pytest.mark.parametrize(
    "name", ["nothing.js", "%2e%2e", "..%2fconsole.html", "console.html", "%00"]
)
def test_nothing_else_is_served(service: Service, name: str) -> None:
    with service.client(token=None) as client:
        assert client.get(f"/assets/{name}").status_code in (400, 404)


def test_clients_that_are_not_built_are_a_problem_that_says_so(
    service: Service, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "DIST", tmp_path)
    with service.client(token=None) as client:
        answer = client.get("/console/main")
    assert answer.status_code == 503
    assert answer.json()["code"] == "web_not_built"
