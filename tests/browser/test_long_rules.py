"""Proves that a house's longest words push no button out of reach, on the console and at the floor.

What such a rulebook may say is proved with the rulebooks.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from app.rulebooks.overrides import LONGEST
from tests.browser.conftest import Pages
from tests.browser.dealing import Dealer, outside
from tests.browser.flooring import Floor, four_cards
from tests.browser.server import Server

Opens = Callable[..., Dealer]
sizes = pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (390, 844)])

WORDS = "The house wants this done slowly, aloud and in the sight of everybody who is dealt in. "
UNBROKEN = "Nocardmaybetouchedbyanybodybeforethefloorhassaidso" * 2
CODES = (
    "rule.TDA-39-A",
    "procedure.four_card_flop",
    "prompt.step.four_card_flop.call_floor",
    "step.four_card_flop.call_floor",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("long")
    longest = f"{UNBROKEN} {WORDS * 2}"[:LONGEST].strip()
    texts = "".join(f'"{code}" = "{longest}"\n' for code in CODES)
    book = f'name = "long"\nextends = "tda"\n[texts.en]\n{texts}[texts.es]\n{texts}'
    (folder / "long.toml").write_text(book, encoding="utf-8")
    running = Server(Path(folder / "log.sqlite3"), FLOORCALL_RULEBOOKS=str(folder))
    running.start()
    yield running
    running.kill()
    running.admin.close()


def in_sight(page: Page, button: Locator) -> bool:
    """Whether a button lies whole in the window, and nothing else lies over its middle."""
    box = button.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    inside = (
        box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= size["width"] + 1
        and box["y"] + box["height"] <= size["height"] + 1
    )
    on_top: bool = button.evaluate(
        """(button) => {
          const box = button.getBoundingClientRect();
          const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return at !== null && (button === at || button.contains(at));
        }"""
    )
    return inside and on_top


@sizes
def test_a_procedure_keeps_its_buttons_in_sight(
    server: Server, dealer: Opens, size: tuple[int, int]
) -> None:
    table = server.open(f"long-{size[0]}", rulebook="house:long")
    console = dealer(table.id, size=size)
    four_cards(table)
    expect(console.fault("four_card_flop")).to_be_visible()
    expect(console.fault("four_card_flop")).to_contain_text("Nocardmaybetouched")
    for name in ("outcome-done", "red", "undo"):
        button = console.page.locator(f'#console > :not(dialog) [data-tap="{name}"]').first
        assert in_sight(console.page, button), name
    assert not outside(console.page, [".procedure", ".prompt", ".panel .tap"])
    console.tap("outcome-done")
    expect(console.fault("four_card_flop")).to_be_visible()
    assert table.get()["view"]["hand"]["irregularities"][0]["step"]["step"] == "scramble"


@sizes
def test_the_floors_page_does_not_scroll_sideways(
    server: Server, pages: Pages, size: tuple[int, int]
) -> None:
    table = server.open(f"floor-long-{size[0]}", rulebook="house:long")
    four_cards(table)
    _, secret = server.token("floor", table.id)
    floor = Floor(pages.new(server.address, size=size), server.address).open(secret)
    floor.at(table.id)
    fault = floor.fault("four_card_flop")
    expect(fault).to_contain_text("Nocardmaybetouched")
    scrolls = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not floor.page.evaluate(scrolls)
    assert not outside(floor.page, [".fault-box", ".fault-box [data-tap]"])
    button = floor.page.locator("[data-tap=outcome-done]").first
    button.scroll_into_view_if_needed()
    assert in_sight(floor.page, button)
