"""A floor at the floor's page in the browser: what they tap, and what the page then has to show.

It holds no test, and waits for the page's own signs instead of for a time.
"""

from playwright.sync_api import Locator, Page, expect

from tests.app.service import Table
from tests.browser.dealing import WITHIN_MS


class Floor:
    """One open page of the floor."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        page.set_default_timeout(WITHIN_MS)

    def open(self, token: str, query: str = "") -> "Floor":
        """Open the page with a token, and wait until the tables were told of."""
        self.page.goto(f"{self.address}/floor{query}#token={token}")
        expect(self.page.locator("[data-tap=tab-floor]")).to_be_visible()
        return self

    def tile(self, table: str) -> Locator:
        """A table among all of them."""
        return self.page.locator(f'[data-tile="{table}"]')

    def waiting(self) -> list[tuple[str, str]]:
        """What waits, in order: the table and the fault."""
        return [
            (each.get_attribute("data-table") or "", each.get_attribute("data-waiting") or "")
            for each in self.page.locator("[data-waiting]").all()
        ]

    def at(self, table: str) -> Locator:
        """Go to a table and wait until it is shown."""
        self.tile(table).click()
        work = self.page.locator(f'[data-table="{table}"] .work')
        expect(work).to_be_visible()
        return work

    def tap(self, *names: str) -> None:
        """Tap buttons, one after the other, each answered before the next."""
        for name in names:
            self.page.locator(f'[data-tap="{name}"]').first.click()
            expect(self.page.locator("[data-pending]")).to_have_count(0)

    def fault(self, name: str) -> Locator:
        """An open irregularity of the table that is looked at."""
        return self.page.locator(f'.fault-box[data-fault="{name}"]')

    def position(self) -> int:
        """The entry that the replay shows."""
        return int(self.page.locator("[data-position]").get_attribute("data-position") or 0)

    def moved_to(self, seq: int) -> None:
        """Wait until the replay shows an entry, and the table as it was then."""
        expect(self.page.locator(f'[data-position="{seq}"]')).to_be_visible()
        expect(self.page.locator(f'[data-felt="{seq}"]')).to_be_visible()


def to_the_flop(table: Table) -> None:
    """Deal a hand up to the flop, with nobody folding."""
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    view = table.get()["view"]
    while view["hand"]["phase"] == "preflop":
        legal = {each["action"] for each in view["advice"]["actions"]}
        act = "check" if "check" in legal else "call"
        view = table.act(view["advice"]["actor"], act)["view"]


def four_cards(table: Table) -> None:
    """A flop of four cards."""
    to_the_flop(table)
    table.say("card_burned")
    table.say("street_dealt", cards=["2c", "2d", "2h", "2s"])


def folded(table: Table) -> None:
    """A hand that everybody but one folds."""
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    while (actor := table.get()["view"]["advice"]["actor"]) is not None:
        table.act(actor, "fold")
    table.say("pot_pushed")
