"""A browser for the whole package, a service for each module, a fresh page for each test.

A page that logs an error, breaks its policy or asks anything of another host fails its test.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.chromium import launch
from tests.browser.dealing import Dealer
from tests.browser.server import Server

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


# Not for the session: while it runs, no other package can run a loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = launch(playwright)
        if started is None:
            pytest.skip("there is no Chromium: `make browser` installs one where it can")
        yield started
        started.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("browser") / "floorcall.sqlite3")
    running.start()
    yield running
    running.kill()
    running.admin.close()


def _no_line(text: str) -> bool:
    """Whether the browser only says that the service was away, as tests make it."""
    return "WebSocket" in text or "Failed to load resource: net::ERR_" in text


class Pages:
    """Makes pages, each in a context of its own, and watches what they do."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def new(
        self, address: str, *, size: tuple[int, int] = (1280, 800), locale: str = "en-GB"
    ) -> Page:
        """A page of that size in that language."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=locale
        )
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("dialog", lambda dialog: self.faults.append(f"dialog: {dialog.message}"))
        page.on(
            "console",
            lambda said: (
                self.faults.append(f"console: {said.text}")
                if said.type == "error" and not _no_line(said.text)
                else None
            ),
        )
        page.on(
            "request",
            lambda asked: (
                self.faults.append(f"request to {asked.url}")
                if not asked.url.startswith(address)
                else None
            ),
        )
        return page

    def close(self) -> None:
        """Close them all."""
        for context in self._contexts:
            context.close()


@pytest.fixture
def pages(browser: Browser) -> Iterator[Pages]:
    made = Pages(browser)
    yield made
    made.close()
    assert not made.faults


@pytest.fixture
def dealer(pages: Pages, server: Server) -> Callable[..., Dealer]:
    """Opens a console with a new dealer's token on a table that is there."""

    def opened(
        table: str,
        *,
        size: tuple[int, int] = (1280, 800),
        locale: str = "en-GB",
        control: bool = True,
    ) -> Dealer:
        _, secret = server.token("dealer", table)
        page = pages.new(server.address, size=size, locale=locale)
        return Dealer(page, server.address, table).open(secret, control=control)

    return opened
