"""Proves what the console says of the table: clock, dealer, deck, stacks, chips, who is away.

What the service makes of it is asked there.
"""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Pages
from tests.browser.dealing import Dealer, kinds, stacks, view_of
from tests.browser.server import Server

Opens = Callable[..., Dealer]


def test_a_clock_counts_down_and_the_dealer_says_how_it_ended(
    server: Server, dealer: Opens
) -> None:
    table = server.open("clock")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt", "table")
    console.on_sheet("clock", "clock-by-5", "say-clock")
    clock = console.notice("clock")
    expect(clock).to_be_visible()
    seconds = view_of(table)["hand"]["clock"]["seconds"]
    assert int(clock.locator(".seconds").inner_text()) <= seconds
    expect(clock.locator(".seconds")).not_to_have_text(str(seconds))
    # A reload goes on from the moment that the log has.
    console.page.reload()
    console.wait_live()
    assert int(clock.locator(".seconds").inner_text()) < seconds
    console.tap("clock-acted")
    expect(clock).to_have_count(0)
    assert kinds(table)[-2:] == ["clock_called", "clock_ended"]


def test_a_dealer_signs_in_with_a_pin(server: Server, dealer: Opens, pages: Pages) -> None:
    table = server.open("signed-in")
    console = dealer(table.id)
    console.tap("table")
    console.on_sheet("dealer")
    # The room has no list yet: the name alone is recorded.
    console.page.fill("dialog input[name=dealer]", "Olga")
    console.on_sheet("say-dealer")
    console.settled()
    assert view_of(table)["dealer"]["dealer"] == "Olga"
    made = server.admin.post("/v1/dealers", json={"name": "Marta", "pin": "4711"})
    assert made.status_code == 201, made.text
    console.tap("table")
    expect(console.page.locator("dialog [data-tap=dealer]")).to_contain_text("Olga")
    console.on_sheet("dealer", f"dealer-{made.json()['id']}")
    console.page.fill("dialog input[name=pin]", "1234")
    console.on_sheet("say-dealer")
    expect(console.page.locator("dialog [role=alert]")).to_be_visible()
    console.page.fill("dialog input[name=pin]", "4711")
    console.on_sheet("say-dealer")
    expect(console.page.locator("dialog")).to_have_count(0)
    console.settled()
    assert view_of(table)["dealer"] == {"dealer": "Marta", "id": made.json()["id"]}
    # The browser tells its console of the wrong PIN, as it should.
    pages.faults[:] = [fault for fault in pages.faults if "403" not in fault]


def test_deck_stacks_and_chips_are_said_with_their_reason(server: Server, dealer: Opens) -> None:
    table = server.open("said")
    console = dealer(table.id)
    console.tap("table")
    console.on_sheet("deck")
    console.page.fill("dialog input[name=reason]", "a bent card")
    console.page.fill("dialog input[name=deck]", "red")
    console.on_sheet("say-deck")
    console.settled()
    assert view_of(table)["deck"] == "red"
    console.tap("table")
    console.on_sheet("stacks")
    expect(console.page.locator("dialog [data-tap=say-stacks]")).to_be_disabled()
    console.page.fill("dialog input[name=stack-3]", "9500")
    console.page.fill("dialog input[name=reason]", "counted twice")
    console.on_sheet("say-stacks")
    console.settled()
    assert stacks(table)[3] == 9_500
    console.tap("table")
    console.on_sheet("chips")
    console.page.fill("dialog input[name=denominations]", "100, 25 500")
    console.on_sheet("say-chips")
    console.settled()
    assert view_of(table)["denominations"] == [25, 100, 500]
    # From then on it is said which chips are taken in.
    console.tap("hand_begun", "hole_cards_dealt")
    console.act("call", "call", "check")
    pulled = console.page.locator("[data-pulling=take] li")
    expect(pulled).to_have_count(1)
    expect(pulled).to_contain_text("1×100")


def test_who_is_away_or_sits_a_penalty_out_is_seen_on_the_seat(
    server: Server, dealer: Opens
) -> None:
    table = server.open("away")
    console = dealer(table.id, locale="es-MX")
    console.seat(3).click()
    console.on_sheet("seat-away")
    expect(console.seat(3)).to_contain_text("ausente")
    console.seat(5).click()
    console.on_sheet("seat-penalty-2")
    expect(console.seat(5)).to_contain_text("penal. 2")
    console.seat(3).click()
    console.on_sheet("seat-away")
    expect(console.seat(3)).not_to_contain_text("ausente")


def test_dealing_only_comes_back_by_counting_the_stacks(server: Server, dealer: Opens) -> None:
    table = server.open("counted-back")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    console.act("call")
    console.tap("table")
    console.on_sheet("track-dealing")
    console.tap("street_dealt")
    console.shows("flop")
    console.tap("table")
    console.on_sheet("count-back")
    for seat in (1, 3, 5):
        console.page.locator(f"[data-row='{seat}'] input").first.fill("9900")
        console.page.locator(f"[data-row='{seat}'] input").nth(1).fill("0")
    console.page.locator("dialog .pots-now input").first.fill("300")
    console.on_sheet("actor-3", "say-right")
    console.settled()
    view = view_of(table)
    assert view["tracking"] == "full"
    assert view["advice"]["actor"] == 3
    console.act("check")
