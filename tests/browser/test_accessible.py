"""Proves that the console can be used by keyboard and with a screen reader: axe-core finds no
serious fault, every target is large, everything that is tapped has a name.

Whether it is pleasant to hear, no machine can say.
"""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.dealing import Dealer, kinds, view_of
from tests.browser.server import Server

Opens = Callable[..., Dealer]

SIZES = pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (390, 844)])

# Buttons and fields that can be seen and are smaller than a thumb.
SMALL = """() => [...document.querySelectorAll("button, input, summary")]
  .filter((each) => each.offsetParent !== null && !each.closest("[inert]"))
  .map((each) => [each.dataset.tap ?? each.className ?? each.name, each.getBoundingClientRect()])
  .filter(([, box]) => box.height < 47.5 || box.width < 47.5)
  .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""


OUTLINE = """(e) => getComputedStyle(
  e.matches(".slide") ? e : document.activeElement
).outlineWidth"""


def serious(page: Page) -> list[str]:
    """The faults that axe-core calls serious or critical, each with where it is."""
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in {"serious", "critical"}
        for node in fault["nodes"]
    ]


def to_the_flop(console: Dealer) -> None:
    console.tap("hand_begun", "hole_cards_dealt")
    console.act("call", "call", "check")
    console.tap("street_dealt")
    console.shows("flop")


def looked_at(console: Dealer) -> None:
    """Nothing to complain about as the page is now."""
    # A tap on its way fades in and out, which is no contrast to be measured.
    console.page.wait_for_timeout(400)
    assert serious(console.page) == []
    assert console.page.evaluate(SMALL) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_serious_fault(server: Server, dealer: Opens, theme: str) -> None:
    table = server.open(f"axe-{theme}")
    locale = "es-MX" if theme == "light" else "en-GB"
    console = dealer(table.id, locale=locale, control=False)
    if theme == "light":
        console.tap("theme")
    looked_at(console)
    console.tap("take-control")
    to_the_flop(console)
    looked_at(console)
    for opener in ("red", "table", "floor", "bet-amount", "undo"):
        console.tap(opener)
        expect(console.page.locator("dialog")).to_be_visible()
        looked_at(console)
        console.page.keyboard.press("Escape")
        expect(console.page.locator("dialog")).to_have_count(0)
    console.seat(3).click()
    looked_at(console)
    console.page.keyboard.press("Escape")
    console.set_right()
    looked_at(console)
    console.page.keyboard.press("Escape")
    console.page.keyboard.press("Escape")
    table.say("fault_reported", fault="extra_flop_card")
    expect(console.page.locator("[data-stage]")).to_be_visible()
    looked_at(console)


@SIZES
def test_targets_are_large_and_the_theme_is_kept(
    server: Server, dealer: Opens, size: tuple[int, int]
) -> None:
    table = server.open(f"large-{size[0]}")
    console = dealer(table.id, size=size)
    to_the_flop(console)
    assert console.page.evaluate(SMALL) == []
    for opener in ("red", "table", "bet-amount"):
        console.tap(opener)
        expect(console.page.locator("dialog")).to_be_visible()
        assert console.page.evaluate(SMALL) == []
        console.page.keyboard.press("Escape")
    root = console.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    console.tap("theme")
    console.page.reload()
    expect(root).to_have_attribute("data-theme", "light")


def test_a_hand_by_keyboard_alone(server: Server, dealer: Opens) -> None:
    table = server.open("keys")
    console = dealer(table.id, control=False)
    page = console.page

    def reach(name: str) -> None:
        """Go on with Tab until that button has the focus, and see that it shows."""
        for _ in range(60):
            if page.evaluate("document.activeElement?.closest('[data-tap]')?.dataset.tap") == name:
                break
            page.keyboard.press("Tab")
        at = page.locator(f"[data-tap={name}]").first
        width = at.evaluate(
            "(e) => getComputedStyle(e.matches('.slide') ? e : document.activeElement).outlineWidth"
        )
        assert float(width.removesuffix("px")) >= 2

    def press(name: str) -> None:
        before = console.seq()
        expect(page.locator(f"[data-tap={name}]").first).to_be_enabled()
        reach(name)
        page.keyboard.press("Enter")
        console.moved(before)

    for name in ("take-control", "hand_begun", "hole_cards_dealt", "fold", "fold"):
        press(name)
    expect(page.locator("[data-tap=award-slide] input")).to_be_enabled()
    reach("award-slide")
    page.keyboard.press("End")
    console.shows("complete")
    assert kinds(table)[-1] == "pot_pushed"


def test_a_slide_needs_the_whole_way(server: Server, dealer: Opens) -> None:
    table = server.open("slid")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    console.act("fold", "fold")
    handle = console.page.locator("[data-tap=award-slide] input")
    expect(handle).to_be_enabled()
    box = handle.bounding_box()
    assert box is not None
    y = box["y"] + box["height"] / 2
    before = table.seq
    # A tap on its end, and a slide that is let go half way.
    console.page.mouse.click(box["x"] + box["width"] - 5, y)
    console.page.mouse.move(box["x"] + 30, y)
    console.page.mouse.down()
    console.page.mouse.move(box["x"] + box["width"] / 2, y, steps=4)
    console.page.mouse.up()
    console.page.wait_for_timeout(500)
    assert table.seq == before
    expect(handle).to_have_value("0")
    console.slide("award-slide")
    console.shows("complete")


def test_what_cannot_be_taken_lightly_is_asked_once_more(server: Server, dealer: Opens) -> None:
    table = server.open("grave")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    before = table.seq
    console.tap("all_in")
    console.page.keyboard.press("Escape")
    assert table.seq == before
    # A raise of all there is comes to the same.
    console.tap("raise-amount")
    console.on_sheet("preset-all", "say-amount")
    expect(console.page.locator("dialog[data-sheet=confirm]")).to_be_visible()
    assert table.seq == before
    console.on_sheet("say-yes")
    assert view_of(table)["seats"][0]["stack"] == 0
