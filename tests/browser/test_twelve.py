"""Proves that the twelve most common procedures go from the red button to their end on the console,
two taps to report each and a tap a step.

Which remedy it is, and what it does, is the rulebook's business and proved elsewhere.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.dealing import Dealer, view_of
from tests.browser.server import Server

Opens = Callable[..., Dealer]
Setting = Callable[[Dealer], None]

# More steps than any procedure has.
STEPS = 12


def dealing(console: Dealer) -> None:
    console.tap("hand_begun")
    console.shows("hole_deal")


def dealt(console: Dealer) -> None:
    console.tap("hand_begun", "hole_cards_dealt")
    console.shows("preflop")


def burning(console: Dealer) -> None:
    dealt(console)
    console.act("call", "call", "check")
    console.shows("flop_burn")


def on_the_flop(console: Dealer) -> None:
    burning(console)
    console.tap("street_dealt")
    console.shows("flop")


def betting(console: Dealer) -> None:
    on_the_flop(console)
    console.act("bet-least")


TWELVE: tuple[tuple[str, Setting], ...] = (
    ("exposed_hole_card", dealing),
    ("first_card_wrong_seat", dealing),
    ("wrong_hole_count", dealt),
    ("four_card_flop", burning),
    ("double_burn", burning),
    ("exposed_burn", burning),
    ("unburned_street", on_the_flop),
    ("extra_flop_card", on_the_flop),
    ("premature_street", on_the_flop),
    ("string_bet", betting),
    ("hand_killed_by_dealer", betting),
    ("duplicate_card", betting),
)


def step(console: Dealer) -> None:
    """Tell the step what it wants to know, and take its first way out."""
    shown = console.page.locator(".procedure .step").first
    for choice in ("pick-0", "step-seat-1"):
        wanted = shown.locator(f"[data-tap={choice}][aria-pressed=false]")
        if wanted.count():
            wanted.click()
    for field, text in (("floor", "Marta"), ("step-amount", "200")):
        empty = shown.locator(f"input[name={field}]")
        if empty.count():
            empty.fill(text)
    outcome = shown.locator("[data-tap^=outcome-]").first
    expect(outcome).to_be_enabled()
    if not console.page.locator("[data-stage]").count():
        # In the panel it scrolls with everything that may be done meanwhile.
        outcome.scroll_into_view_if_needed()
    expect(outcome).to_be_in_viewport(ratio=0.9)
    before = console.seq()
    outcome.click()
    console.moved(before)
    console.settled()


@pytest.mark.parametrize(("fault", "setting"), TWELVE, ids=[fault for fault, _ in TWELVE])
def test_from_the_red_button_to_its_end(
    server: Server, dealer: Opens, fault: str, setting: Setting
) -> None:
    table = server.open(f"twelve-{fault.replace('_', '-')}"[:40])
    size = (390, 844) if TWELVE.index((fault, setting)) % 3 == 2 else (1024, 768)
    console = dealer(table.id, size=size)
    setting(console)
    before = console.seq()
    console.tap("red")
    console.page.locator(f"dialog [data-tap=report-{fault}]").click()
    if console.page.locator("dialog[data-sheet=which-seat]").count():
        console.on_sheet("which-3")
    console.settled()
    which = console.page.locator("dialog[data-sheet=which-seat]")
    console.page.wait_for_function(
        "(seq) => document.querySelector('dialog[data-sheet=which-seat]') !== null"
        " || Number(document.querySelector('.panel').dataset.seq) > seq",
        arg=before,
    )
    if which.count():
        console.on_sheet("which-3")
        console.moved(before)
    faults = view_of(table)["hand"]["irregularities"]
    assert faults, "nothing was opened"
    for _ in range(STEPS):
        if all(each["status"] != "open" for each in view_of(table)["hand"]["irregularities"]):
            break
        unfold = console.page.locator("[data-tap^=unfold-][aria-expanded=false]")
        if unfold.count():
            unfold.first.click()
        step(console)
    closed = view_of(table)["hand"]["irregularities"]
    assert [each["status"] for each in closed if each["status"] == "open"] == []
    expect(console.page.locator(".procedure")).to_have_count(0)
