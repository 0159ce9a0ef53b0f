"""Proves that the console can be installed, and how large its bundles may be.

That a browser takes it so is proved in a browser.
"""

import gzip
import re
import struct

import pytest

from app.api import pages
from tests.app.service import Service

# What a page costs a tablet at a bad line, in bytes: its script and style compressed.
LARGEST = 90_000


@pytest.mark.parametrize("name", sorted(path.stem for path in pages.DIST.glob("*.html")))
def test_a_page_is_small(name: str) -> None:
    text = (pages.DIST / f"{name}.html").read_text(encoding="utf-8")
    parts = re.findall(r'"/(assets/[^"]+)"', text)
    assert len(parts) == 2
    sizes = {part: len(gzip.compress((pages.DIST / part).read_bytes(), 9)) for part in parts}
    assert sum(sizes.values()) <= LARGEST, sizes


def test_a_table_is_an_application_of_its_own(service: Service) -> None:
    with service.client(token=None) as client:
        answer = client.get("/manifest/Table%207")
        manifest = answer.json()
        assert answer.headers["content-type"].startswith("application/manifest+json")
        assert manifest["start_url"] == "/console/Table%207"
        assert manifest["start_url"].startswith(manifest["scope"])
        assert manifest["display"] == "standalone"
        for icon in manifest["icons"]:
            picture = client.get(icon["src"])
            assert picture.headers["content-type"] == "image/png"
            width, height = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        assert client.get("/icon-7.png").status_code == 404


def test_the_worker_keeps_the_page_and_nothing_of_a_table(service: Service) -> None:
    with service.client(token=None) as client:
        worker = client.get("/console-worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert "connect-src 'self'" in worker.headers["content-security-policy"]
    assert "/v1" not in worker.text
