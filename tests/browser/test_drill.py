"""Proves the trainer's page in a browser: a drill by taps, one by keys, marks, both languages.

What is asked and how it is marked is proved with the trainer.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from app.drill import Wanted, draw
from statemachine.rulebooks import RULEBOOKS
from tests.browser.conftest import Pages
from tests.browser.server import Server
from tests.browser.test_accessible import SMALL, serious

SIZES = ((1280, 800), (1024, 768), (390, 844))
WANTED: dict[str, Any] = {"seed": 7, "rulebook": "tda", "variant": "NT", "hands": 3}
RIGHT = [
    (question.right_kind, question.right_next)
    for question in draw(Wanted(**WANTED), RULEBOOKS["tda"]).questions
]


def opened(server: Server, pages: Pages, query: str = "seed=7&hands=3", **context: Any) -> Page:
    page = pages.new(server.address, **context)
    page.goto(f"{server.address}/drill?{query}")
    page.locator("[data-tap=start]").click()
    expect(page.locator("[data-hand='1']")).to_be_visible()
    return page


def choose(page: Page, asks: str, choice: str) -> None:
    page.locator(f"[data-asks={asks}] [data-offer='{choice}']").click()


def answered(page: Page) -> None:
    """All three hands, rightly."""
    for hand, (kind, comes_next) in enumerate(RIGHT, 1):
        choose(page, f"kind-{hand}", kind)
        choose(page, f"next-{hand}", comes_next)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_drill_by_taps(server: Server, pages: Pages, size: tuple[int, int]) -> None:
    page = opened(server, pages, size=size)
    expect(page.locator(".felt [data-seat]")).to_have_count(5)
    expect(page.locator(".told li").last).to_contain_text("You sweep the cards of seat 1")
    # A mis-tap is taken back before anything is said about what comes next.
    choose(page, "kind-1", "nothing")
    page.locator("[data-tap=reconsider]").click()
    answered(page)
    expect(page.locator("[data-points='15']")).to_contain_text("15 of 15 points")
    expect(page.locator("[data-mark]")).to_have_count(3)
    expect(page.locator("[data-right=true]")).to_have_count(3)
    assert fits(page)


def test_a_mistake_is_shown_with_the_rule_and_its_number(server: Server, pages: Pages) -> None:
    page = opened(server, pages, "seed=7&hands=3&kind=four_card_flop", locale="es-MX")
    for hand in (1, 2, 3):
        choose(page, f"kind-{hand}", "nothing")
        page.locator(f"[data-asks=next-{hand}] [data-offer]").first.click()
    wrong = page.locator("[data-mark][data-right=false]").first
    expect(wrong).to_contain_text("Flop de cuatro cartas")
    expect(wrong).to_contain_text("Usted dijo: No pasa nada malo")
    expect(wrong.locator("[data-clause]").first).to_contain_text(re.compile(r"TDA\S+ .*\w"))
    # The same once more begins at the first hand, and another one is another one.
    page.locator("[data-tap=same]").click()
    expect(page.locator("[data-hand='1']")).to_be_visible()


def test_a_drill_by_keys_alone(server: Server, pages: Pages) -> None:
    page = pages.new(server.address)
    page.goto(f"{server.address}/drill?seed=7&hands=3")
    page.locator("[data-tap=start]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-hand='1']")).to_be_visible()
    for hand in (1, 2, 3):
        page.keyboard.press("9")
        page.keyboard.press("2")
        page.keyboard.press("Backspace")
        page.keyboard.press("1")
        expect(page.locator(f"[data-asks=next-{hand}] h2")).to_be_focused()
        page.keyboard.press("1")
    expect(page.locator("[data-points]")).to_be_visible()


def test_the_language_changes_in_the_midst_of_it(server: Server, pages: Pages) -> None:
    page = opened(server, pages)
    choose(page, "kind-1", RIGHT[0][0])
    choose(page, "next-1", RIGHT[0][1])
    expect(page.locator(".told li").last).to_contain_text("A card of seat 2 slips")
    page.locator("[data-tap=language]").click()
    expect(page.locator(".told li").last).to_contain_text("se le cae una carta")
    expect(page.locator("[data-progress='2']")).to_contain_text("Mano 2 de 3")
    # Whoever stops is marked for what was answered so far.
    page.locator("[data-tap=finish]").click()
    expect(page.locator("[data-mark]")).to_have_count(1)
    expect(page.locator("[data-mark='1']")).to_have_attribute("data-right", "true")
    page.locator("[data-tap=language]").click()
    expect(page.locator("[data-points]")).to_contain_text("5 of 15 points")


def test_an_address_is_a_drill_that_others_can_open(server: Server, pages: Pages) -> None:
    page = pages.new(server.address)
    page.goto(f"{server.address}/drill")
    page.locator("[data-choice=hard]").click()
    page.locator("[data-choice='5']").click()
    page.select_option("select[name=rulebook]", "hoyle")
    page.select_option("select[name=variant]", "F7S/8")
    page.locator("summary").click()
    # Stud has no flop, so none of four cards.
    expect(page.locator("[data-choice=four_card_flop]")).to_have_count(0)
    page.locator("[data-choice=double_burn]").click()
    page.locator("[data-tap=start]").click()
    told = page.locator(".told").inner_text()
    other = opened(server, pages, page.url.partition("?")[2])
    assert other.locator(".told").inner_text() == told
    expect(other.locator("[data-asks=kind-1] [data-offer]")).to_have_count(9)
    # Whose turn it is, is not shown where it is hard.
    expect(other.locator(".seat.acts")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_serious_fault(server: Server, pages: Pages, theme: str) -> None:
    page = pages.new(server.address)
    page.goto(f"{server.address}/drill?seed=7&hands=3")
    expect(page.locator("[data-tap=start]")).to_be_visible()
    if theme == "light":
        page.locator("[data-tap=theme]").click()
    assert serious(page) == []
    page.locator("[data-tap=start]").click()
    choose(page, "kind-1", RIGHT[0][0])
    expect(page.locator("[data-asks=next-1]")).to_be_visible()
    assert serious(page) == []
    assert page.evaluate(SMALL) == []
    choose(page, "next-1", RIGHT[0][1])
    choose(page, "kind-2", "nothing")
    page.locator("[data-asks=next-2] [data-offer]").first.click()
    page.locator("[data-tap=finish]").click()
    expect(page.locator("[data-points]")).to_be_visible()
    assert serious(page) == []
    assert page.evaluate(SMALL) == []


def test_what_the_service_refuses_is_said(server: Server, pages: Pages) -> None:
    page = pages.new(server.address)
    page.on("response", lambda answer: refused.append(answer.status))
    refused: list[int] = []
    page.goto(f"{server.address}/drill?variant=F7S&kind=four_card_flop")
    page.locator("[data-tap=start]").click()
    expect(page.locator("[role=alert]")).to_contain_text("four_card_flop cannot come about")
    assert 422 in refused
    pages.faults.clear()  # the browser notes a refused request as an error


def fits(page: Page) -> bool:
    """Whether nothing sticks out sideways."""
    fitting: bool = page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )
    return fitting
