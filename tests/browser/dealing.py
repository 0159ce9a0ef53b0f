"""A dealer at a console in the browser: what they tap, and what the page then has to show.

It holds no test, and waits for the page's own signs instead of for a time.
"""

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.app.service import Table

WITHIN_MS = 15_000

expect.set_options(timeout=WITHIN_MS)


class Dealer:
    """One open console page on one table."""

    def __init__(self, page: Page, address: str, table: str) -> None:
        self.page = page
        self.address = address
        self.table = table
        page.set_default_timeout(WITHIN_MS)

    def open(self, token: str, *, control: bool = True) -> "Dealer":
        """Open the console, and take control of the table."""
        self.page.goto(f"{self.address}/console/{self.table}#token={token}")
        self.wait_live()
        if control:
            self.tap("take-control")
            expect(self.notice("control")).to_have_count(0)
        return self

    def wait_live(self) -> None:
        """Wait until the line is up and the table is shown."""
        expect(self.page.locator("[data-line=live]")).to_be_visible()

    def notice(self, name: str) -> Locator:
        """A bar of that name."""
        return self.page.locator(f"[data-notice={name}]")

    def tap(self, *names: str) -> None:
        """Tap buttons of the panel, one after the other, each answered before the next."""
        for name in names:
            self.page.locator(f'#console > :not(dialog) [data-tap="{name}"]').first.click()
            self.settled()

    def on_sheet(self, *names: str) -> None:
        """Tap buttons of the top sheet."""
        for name in names:
            self.page.locator(f'dialog >> [data-tap="{name}"]').last.click()
            self.settled()

    def slide(self, *names: str) -> None:
        """Drag slides to their end, one after the other."""
        for name in names:
            handle = self.page.locator(f"[data-tap={name}] input")
            expect(handle).to_be_enabled()
            handle.scroll_into_view_if_needed()
            box = handle.bounding_box()
            assert box is not None
            middle = box["y"] + box["height"] / 2
            self.page.mouse.move(box["x"] + 30, middle)
            self.page.mouse.down()
            self.page.mouse.move(box["x"] + box["width"] - 2, middle, steps=8)
            self.page.mouse.up()
            self.settled()

    def set_right(self) -> None:
        """Open the sheet that says what the table is."""
        self.tap("table")
        self.on_sheet("set-right")

    def pick(self, *cards: str) -> None:
        """Pick cards on the card picker and be done."""
        for card in cards:
            self.page.locator(f'.deck [data-card="{card}"]').click()
        self.on_sheet("done")

    def settled(self) -> None:
        """Wait until nothing is on its way any more."""
        expect(self.page.locator("[data-pending]")).to_have_count(0)

    def act(self, *actions: str) -> None:
        """Tap the acts of the seats in turn."""
        for action in actions:
            before = self.seq()
            self.tap(action)
            if action == "all_in":
                self.on_sheet("say-yes")
            self.moved(before)

    def seq(self) -> int:
        """The entry that the page shows."""
        return int(self.page.locator(".panel").get_attribute("data-seq") or 0)

    def moved(self, before: int) -> None:
        """Wait until the page shows a later entry."""
        expect(self.page.locator(".panel")).not_to_have_attribute("data-seq", str(before))

    def shows(self, phase: str) -> None:
        """Wait until the page shows that phase."""
        expect(self.page.locator(".panel")).to_have_attribute("data-phase", phase)

    def prompt(self) -> str:
        """What the dealer is told."""
        return self.page.locator(".prompt > p").first.inner_text()

    def seat(self, number: int) -> Locator:
        """A seat at the oval."""
        return self.page.locator(f'.felt [data-seat="{number}"]')

    def fault(self, name: str) -> Locator:
        """An open procedure by its fault."""
        return self.page.locator(f".procedure[data-fault={name}]")


def view_of(table: Table) -> dict[str, Any]:
    """The table as the service has it now."""
    view: dict[str, Any] = table.get()["view"]
    return view


def stacks(table: Table) -> dict[int, int]:
    """The seats' chips as the service has them now."""
    return {seat["seat"]: seat["stack"] for seat in view_of(table)["seats"]}


def kinds(table: Table, after: int = 0) -> list[str]:
    """What was observed, in order."""
    return [
        entry["observation"]["kind"] for entry in table.entries()[after:] if entry["observation"]
    ]


def outside(page: Page, selectors: Iterable[str]) -> list[str]:
    """The selectors of which something lies outside of the page's width."""
    width = page.evaluate("document.documentElement.clientWidth")
    found = []
    for selector in selectors:
        for each in page.locator(selector).all():
            box = each.bounding_box()
            if box is not None and (box["x"] < -1 or box["x"] + box["width"] > width + 1):
                found.append(selector)
    return found
