"""Proves that the floor's page can be used with a screen reader and in both colours: axe-core finds
no serious fault in any part of it.

That everything is large enough and reached by keyboard is proved beside it.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Pages
from tests.browser.flooring import Floor, folded, four_cards
from tests.browser.server import Server
from tests.browser.test_accessible import serious

# What has to be there before a part is looked at, by its address.
PARTS = {
    "?table={table}&hand=1": "[data-position]",
    "?view=search": "[data-box=search]",
    "?view=statistics": "[data-counted]",
    "?view=setup": "[data-box=next-level]",
}


def looked_at(page: Page) -> None:
    page.wait_for_timeout(300)
    assert serious(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_serious_fault(server: Server, pages: Pages, theme: str) -> None:
    table = server.open(f"axe-{theme}", name="Axe")
    folded(table)
    four_cards(table)
    table.say("floor_going", irregularity=1)
    _, secret = server.token("director", table.id)
    page = pages.new(server.address)
    floor = Floor(page, server.address).open(secret)
    if theme == "light":
        floor.tap("theme")
        assert page.evaluate("document.documentElement.dataset.theme") == "light"
    expect(page.locator("[data-waiting]")).to_have_count(1)
    looked_at(page)
    floor.at(table.id)
    for summary in page.locator(".fault-box summary").all():
        summary.click()
    floor.tap("override")
    looked_at(page)
    for query, sign in PARTS.items():
        page.goto(f"{server.address}/floor{query.format(table=table.id)}")
        expect(page.locator(sign).first).to_be_visible()
        if query == "?view=search":
            floor.tap("find")
            expect(page.locator("[data-found]").first).to_be_visible()
        looked_at(page)


def test_axe_finds_no_serious_fault_on_a_phone_and_at_the_gate(
    server: Server, pages: Pages
) -> None:
    page = pages.new(server.address, size=(390, 844), locale="es-MX")
    page.goto(f"{server.address}/floor")
    expect(page.locator("[data-gate=noToken]")).to_be_visible()
    looked_at(page)
    table = server.open("phone")
    four_cards(table)
    _, secret = server.token("floor", table.id)
    floor = Floor(page, server.address).open(secret)
    looked_at(page)
    floor.at(table.id)
    looked_at(page)
