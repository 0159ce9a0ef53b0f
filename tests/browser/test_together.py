"""Proves that one hand with three faults is seen at once on the console and the floor's page, and
afterwards in the replay.

Each page by itself is proved beside it.
"""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.app.service import Table
from tests.browser.conftest import Pages
from tests.browser.dealing import Dealer, view_of
from tests.browser.flooring import Floor
from tests.browser.server import Server


def newest(table: Table) -> int:
    """The id of the newest irregularity."""
    found: int = view_of(table)["hand"]["irregularities"][-1]["id"]
    return found


def through(table: Table, *steps: str, outcome: str = "done") -> None:
    """Take steps of the newest irregularity."""
    for step in steps:
        more = {"pick": 1} if step == "pick_burn" else {}
        table.say("step_taken", procedure=newest(table), step=step, outcome=outcome, **more)


def test_a_hand_with_three_faults_is_the_same_everywhere(
    server: Server, pages: Pages, dealer: Callable[..., Dealer]
) -> None:
    table = server.open("together")
    console = dealer(table.id)
    _, secret = server.token("floor", table.id)
    floor = Floor(pages.new(server.address), server.address).open(secret)
    floor.at(table.id)

    def on_both(fault: str) -> None:
        expect(console.fault(fault)).to_be_visible()
        expect(floor.fault(fault)).to_be_visible()

    def on_neither(fault: str) -> None:
        expect(console.fault(fault)).to_have_count(0)
        expect(floor.fault(fault)).to_have_count(0)

    # A card comes face up on its way to a seat, and another one takes its place.
    table.say("hand_begun")
    table.say("boxed_card_found", card="9h", bound_for="seat-3")
    on_both("boxed_card")
    through(table, "show_card")
    on_neither("boxed_card")
    table.say("hole_cards_dealt")
    for seat, action in ((1, "call"), (3, "call"), (5, "check")):
        table.act(seat, action)

    # The flop has four cards: the floor picks one of them for the burns.
    table.say("card_burned")
    table.say("street_dealt", cards=["2c", "7d", "Jh", "Ks"])
    on_both("four_card_flop")
    through(table, "call_floor", "scramble", "pick_burn")
    procedure = newest(table)
    shown = {"procedure": procedure, "step": "show_flop", "outcome": "done"}
    table.say("step_taken", **shown, cards=["2c", "Jh", "Ks"])
    on_neither("four_card_flop")
    for seat in (3, 5, 1):
        table.act(seat, "check")

    # On the turn a raise is too small: it is made up to the least one.
    table.say("street_dealt", cards=["4s"])
    table.act(3, "bet", 200)
    table.act(5, "raise", 300)
    on_both("underraise")
    while view_of(table)["hand"]["irregularities"][-1]["status"] == "open":
        step = view_of(table)["hand"]["irregularities"][-1]["step"]
        through(table, step["step"], outcome=step["outcomes"][0]["outcome"])
    on_neither("underraise")
    console.shows("turn")
    expect(console.seat(5)).to_contain_text("9,500")
    expect(floor.page.locator('[data-felt] [data-seat="5"]')).to_contain_text("9,500")
    faults = [each["fault"] for each in view_of(table)["hand"]["irregularities"]]
    assert faults == ["boxed_card", "four_card_flop", "underraise"]

    # The replay has each where it happened.
    opened = {
        event["fault"]: entry["seq"]
        for entry in table.entries()
        for event in entry["events"]
        if event["kind"] == "irregularity_opened"
    }
    floor.tap("replay")
    for fault, seq in opened.items():
        floor.page.locator(f"[data-entry='{seq}']").click()
        floor.moved_to(seq)
        expect(floor.page.locator(".open-then")).to_be_visible()
        marks = floor.page.locator(f"[data-entry='{seq}'] [data-mark]")
        expect(marks.first).to_be_visible()
        assert fault in faults
