"""Proves that the floor goes through a hand, finds past ones and takes the counts away.

What is found and counted is proved over HTTP.
"""

import csv
import io
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.app.service import Table
from tests.browser.conftest import Pages
from tests.browser.dealing import outside
from tests.browser.flooring import Floor, folded, four_cards
from tests.browser.server import Server

Opens = Callable[..., Floor]
sizes = pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])

PLAYERS = [
    {"seat": 1, "player": "Ana", "stack": 10_000},
    {"seat": 3, "player": "<b>Ben</b> \N{RIGHT-TO-LEFT MARK}\N{POUTING FACE}", "stack": 10_000},
    {"seat": 5, "player": "C" * 80, "stack": 10_000},
]


@pytest.fixture(scope="module")
def played(server: Server) -> Table:
    """Two hands, and a third in which a flop of four cards was repaired after a mis-tap."""
    table = server.open("past", name="Past <i>hands</i>", players=PLAYERS)
    folded(table)
    folded(table)
    four_cards(table)
    table.say("step_taken", procedure=1, step="call_floor", outcome="done")
    table.say("retracted", target_seq=table.seq)
    off = {"kind": "move_cards", "source": "board", "to": "muck", "indices": [3]}
    table.say("ruling_given", irregularities=[1], reason="As it lies", effects=[off])
    return table


@pytest.fixture
def floor(pages: Pages, server: Server, played: Table) -> Opens:
    """Opens the floor's page for the table that was played at."""

    def opened(
        query: str = "", *, size: tuple[int, int] = (1280, 800), locale: str = "en-GB"
    ) -> Floor:
        _, secret = server.token("floor", played.id)
        page = pages.new(server.address, size=size, locale=locale)
        return Floor(page, server.address).open(secret, query)

    return opened


def test_a_hand_is_gone_through_with_what_told_of_it_marked(played: Table, floor: Opens) -> None:
    page = floor("?table=past&hand=3")
    last = played.seq
    page.moved_to(last)
    marked = {
        int(each.get_attribute("data-entry") or 0)
        for each in page.page.locator(".entry.marked").all()
    }
    entries = {each["seq"]: each for each in played.entries()}
    opened = next(
        seq
        for seq, each in entries.items()
        if any(event["kind"] == "irregularity_opened" for event in each["events"])
    )
    assert marked == {opened, last - 2, last}
    expect(page.page.locator(f"[data-entry='{opened}'] [data-mark=evidence]")).to_be_visible()
    expect(page.page.locator(f"[data-entry='{last}'] [data-mark=ruling]")).to_be_visible()
    # What was taken back is there, and says so.
    expect(page.page.locator(f"[data-entry='{last - 2}']")).to_contain_text("taken back")
    # The table is what it was at each entry.
    page.page.locator(f"[data-entry='{opened - 1}']").click()
    page.moved_to(opened - 1)
    expect(page.page.locator(".board .card[data-card]")).to_have_count(0)
    page.tap("next")
    page.moved_to(opened)
    expect(page.page.locator(".board .card[data-card]")).to_have_count(4)
    expect(page.page.locator(".open-then")).to_contain_text("TDA-39-A")


def test_the_keyboard_moves_and_the_scrubber_too(played: Table, floor: Opens) -> None:
    page = floor("?table=past&hand=3")
    last = played.seq
    page.moved_to(last)
    keyboard = page.page.keyboard
    keyboard.press("Home")
    first = page.position()
    assert first < last
    page.moved_to(first)
    keyboard.press("ArrowRight")
    page.moved_to(first + 1)
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowLeft")
    page.moved_to(first)
    keyboard.press("ArrowDown")
    page.moved_to(last - 3)
    keyboard.press("End")
    page.moved_to(last)
    keyboard.press("ArrowUp")
    page.moved_to(last - 2)
    scrubber = page.page.locator("input[name=position]")
    scrubber.fill("2")
    page.moved_to(first + 2)
    expect(scrubber).to_have_attribute(
        "aria-valuetext", f"Entry {first + 2}, 3 of {last - first + 1}"
    )
    # With the focus on it a key moves it once, not twice.
    scrubber.focus()
    keyboard.press("ArrowRight")
    page.moved_to(first + 3)


def test_a_table_leads_to_its_hands_and_evidence_to_its_entry(server: Server, pages: Pages) -> None:
    table = server.open("leads")
    folded(table)
    four_cards(table)
    _, secret = server.token("floor", table.id)
    page = Floor(pages.new(server.address), server.address).open(secret)
    page.at(table.id)
    page.page.locator("[data-evidence]").first.click()
    page.moved_to(table.seq)
    page.tap("back")
    page.page.locator("[data-hand='1']").click()
    expect(page.page.locator("[data-replay='leads/1']")).to_be_visible()
    with page.page.expect_download() as download:
        page.tap("download")
    assert download.value.suggested_filename == "leads-1.phh"
    assert "variant = 'NT'" in download.value.path().read_text(encoding="utf-8")
    page.page.go_back()
    expect(page.fault("four_card_flop")).to_be_visible()


def test_the_hand_that_is_played_grows_while_it_is_looked_at(server: Server, pages: Pages) -> None:
    table = server.open("grows")
    table.say("hand_begun")
    _, secret = server.token("floor", table.id)
    page = Floor(pages.new(server.address), server.address).open(secret, "?table=grows&hand=1")
    page.moved_to(table.seq)
    table.say("hole_cards_dealt")
    page.moved_to(table.seq)
    # Whoever looks back stays there.
    page.tap("first")
    before = page.position()
    table.act(1, "fold")
    expect(page.page.locator(f"[data-entry='{table.seq}']")).to_be_visible()
    assert page.position() == before


@sizes
def test_past_hands_are_found_by_what_happened(floor: Opens, size: tuple[int, int]) -> None:
    page = floor("?view=search", size=size)
    page.tap("find")
    expect(page.page.locator("[data-found]")).to_have_count(3)
    expect(page.page.locator("[data-found='past/3']")).to_contain_text("Four-card flop")
    expect(page.page.locator("[data-found='past/3']")).to_contain_text("As it lies")
    assert page.page.locator("#floor .found b b, #floor .found i").count() == 0
    assert not outside(page.page, [".found", ".filters .field"])
    page.page.select_option("select[name=kind]", "four_card_flop")
    page.tap("find")
    expect(page.page.locator("[data-found]")).to_have_count(1)
    page.page.select_option("select[name=kind]", "")
    page.page.fill("input[name=player]", "nobody")
    page.tap("find")
    expect(page.page.locator("[data-box=found]")).to_contain_text("No hand is like that")
    page.page.fill("input[name=player]", "<B>BEN")
    page.page.fill("input[name=first]", "2")
    page.page.fill("input[name=last]", "2")
    page.tap("find")
    page.page.locator("[data-found='past/2']").click()
    expect(page.page.locator("[data-replay='past/2']")).to_be_visible()
    page.tap("back")
    expect(page.page.locator("[data-found='past/2']")).to_be_visible()


@sizes
def test_what_went_wrong_is_counted_and_taken_away(floor: Opens, size: tuple[int, int]) -> None:
    page = floor("?view=statistics", size=size, locale="es-MX")
    row = page.page.locator("[data-counted=four_card_flop]")
    expect(row).to_contain_text("Flop de cuatro cartas")
    page.tap("by-table")
    row = page.page.locator("[data-counted=past]")
    expect(row.locator("td").nth(1)).to_have_text("3")
    with page.page.expect_download() as download:
        page.tap("export")
    assert download.value.suggested_filename == "statistics-table.csv"
    path = download.value.path()
    head, line = csv.reader(io.StringIO(path.read_text(encoding="utf-8")))
    counted = dict(zip(head, line, strict=True))
    assert (counted["name"], counted["hands"]) == ("Past <i>hands</i>", "3")
    assert (counted["faults"], counted["rulings"]) == ("1", "1")
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not page.page.evaluate(wide)
