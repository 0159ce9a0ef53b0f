"""Proves that no name and no amount breaks the pages, and that the console speaks Spanish.

What the service refuses to store is proved there.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.dealing import Dealer, outside, view_of
from tests.browser.server import Server

Opens = Callable[..., Dealer]

NAMES = (
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(2)</script>",
    "\"'`&amp;<b>",
    "\N{POUTING FACE}\N{ZERO WIDTH JOINER}\N{BLACK SPADE SUIT}" * 12,
    "W" * 100,
    "\N{RIGHT-TO-LEFT OVERRIDE}evil",
    "a b" * 33,
    "Ñandú",
    "{seat} %s ${stack}",
    "javascript:alert(3)",
)


def hostile() -> dict[str, Any]:
    """A full table of bad names, long stacks and the longest table name."""
    return {
        "name": "<i>T</i>" + "x" * 72,
        "seats": 10,
        "players": [
            {"seat": seat, "player": name, "stack": 9_876_543_210}
            for seat, name in enumerate(NAMES, 1)
        ],
        "level": {"small_blind": 50_000_000, "big_blind": 100_000_000, "ante": 10_000_000},
    }


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (390, 844)])
def test_hostile_names_stay_text(server: Server, dealer: Opens, size: tuple[int, int]) -> None:
    table = server.open(f"hostile-{size[0]}", **hostile())
    console = dealer(table.id, size=size)
    console.tap("hand_begun", "hole_cards_dealt")
    for _ in range(3):
        console.act("raise-least")
    console.page.wait_for_timeout(300)
    for seat, name in enumerate(NAMES, 1):
        assert console.seat(seat).locator(".name").text_content() == name
    for element in ("img", "script:not([src])", "i", "b b"):
        assert console.page.locator(f"#console {element}").count() == 0
    parts = [".seat", ".front", ".top > *", ".panel .tap", ".middle", ".actor"]
    assert not outside(console.page, parts)
    scrolls = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not console.page.evaluate(scrolls)
    console.seat(5).click()
    expect(console.page.locator("dialog")).to_be_visible()
    assert not outside(console.page, ["dialog", "dialog .tap"])
    console.page.keyboard.press("Escape")
    console.set_right()
    assert not outside(console.page, ["dialog input", "dialog .choice", "dialog .tap"])
    cut = "(e) => e.scrollWidth > e.clientWidth + 1"
    assert not console.page.locator("dialog[data-sheet=set-right] .sheet-scroll").evaluate(cut)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (390, 844)])
def test_nine_side_pots_leave_the_buttons_in_reach(
    server: Server, dealer: Opens, size: tuple[int, int]
) -> None:
    fields = hostile()
    for player in fields["players"]:
        player["stack"] = 1_000_000_000 * player["seat"] - 7
    fields["level"] = {"small_blind": 50, "big_blind": 100}
    table = server.open(f"pots-{size[0]}", **fields)
    console = dealer(table.id, size=size, locale="es-MX")
    console.tap("hand_begun", "hole_cards_dealt")
    while (actor := view_of(table)["advice"]["actor"]) is not None:
        table.act(actor, "all_in")
    pots = view_of(table)["hand"]["pots"]
    assert len(pots) == 9
    console.shows("flop_burn")
    lines = console.page.locator("[data-pulling=take] li")
    # One for each pot, and the uncalled rest of the largest stack.
    expect(lines).to_have_count(10)
    for name in ("street_dealt", "undo", "table", "floor", "red"):
        button = console.page.locator(f"#console > :not(dialog) [data-tap={name}]").first
        expect(button).to_be_in_viewport(ratio=1)
    assert not outside(console.page, [".seat", ".front", ".panel .tap", ".pulling", ".middle"])
    if size[0] < 720:
        console.tap("pots")
        expect(console.page.locator("dialog li")).to_have_count(9)
    else:
        expect(console.page.locator(".pots .pot")).to_have_count(9)


def test_spanish_is_spoken_throughout(server: Server, dealer: Opens) -> None:
    table = server.open("castellano")
    console = dealer(table.id, locale="es-ES")
    assert console.page.evaluate("document.documentElement.lang") == "es"
    expect(console.page.locator("[data-tap=hand_begun]")).to_have_text("Empezar la mano")
    console.tap("hand_begun", "hole_cards_dealt")
    with_spanish = table.client.get(table.path, headers={"accept-language": "es"}).json()["view"]
    assert console.prompt() == with_spanish["advice"]["text"]
    assert console.prompt() != view_of(table)["advice"]["text"]
    expect(console.page.locator("[data-tap=fold]")).to_have_text("Retirarse")
    console.tap("red")
    expect(console.page.locator("dialog h2")).to_have_text("¿Qué pasó?")
    console.on_sheet("report-duplicate_card")
    spanish = console.page.locator("main").inner_text()
    console.tap("language")
    expect(console.page.locator("[data-line] .line-text")).to_have_text("Live")
    expect(console.page.locator(".prompt > p").first).to_have_text(view_of(table)["advice"]["text"])
    assert console.page.locator("main").inner_text() != spanish
