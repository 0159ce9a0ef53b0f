"""Proves that a dealer without a line goes on: taps are kept, shown as unconfirmed, and sent later.

What a table makes of them is asked of the service.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.dealing import Dealer, kinds, view_of
from tests.browser.server import Server

Opens = Callable[..., Dealer]


def without_a_line(server: Server, console: Dealer) -> None:
    """The service is gone, and the page has noticed."""
    server.kill()
    expect(console.notice("away")).to_be_visible()


def kept(console: Dealer) -> list[str]:
    """What waits in the list, in its order."""
    return console.page.locator("[data-kept] .said").all_inner_texts()


def test_taps_without_a_line_are_kept_over_a_reload_and_sent_in_order(
    server: Server, dealer: Opens
) -> None:
    table = server.open("kept")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    before = table.seq
    # The page itself has to be kept before it can come without a service.
    console.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    console.page.reload()
    console.wait_live()
    without_a_line(server, console)
    console.tap("call")
    console.tap("any-fold", "any-call")
    assert console.seq() == before
    expect(console.seat(1)).to_contain_text("10,000")
    expect(console.notice("kept")).to_contain_text("Not confirmed: 3")
    console.page.reload()
    expect(console.page.locator("[data-line=live]")).to_have_count(0)
    expect(console.notice("kept")).to_contain_text("Not confirmed: 3")
    expect(console.seat(1)).to_contain_text("10,000")
    assert [text.removeprefix("… ") for text in kept(console)] == [
        "Call · seat 1", "Fold · seat 3", "Call · seat 5",
    ]  # fmt: skip
    server.start()
    console.wait_live()
    # Nothing is sent before the dealer says so.
    assert server.at("kept").seq == before
    console.tap("send-kept")
    expect(console.notice("kept")).to_have_count(0)
    table = server.at("kept")
    assert kinds(table, before) == ["player_acted"] * 3
    console.shows("flop_burn")
    assert view_of(table)["hand"]["live"] == [1, 5]


def test_sending_stops_at_the_first_refusal(server: Server, dealer: Opens) -> None:
    table = server.open("stops")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    before = table.seq
    without_a_line(server, console)
    console.tap("call")
    # Somebody sits there already, which is refused once it is sent.
    console.seat(3).click()
    console.on_sheet("seat-chips")
    console.page.fill("dialog input[name=player]", "Eva")
    console.on_sheet("say-player")
    console.tap("any-fold")
    server.start()
    console.wait_live()
    console.tap("send-kept")
    expect(console.notice("refused")).to_be_visible()
    expect(console.notice("kept")).to_contain_text("Not confirmed: 2")
    assert kinds(server.at("stops"), before) == ["player_acted"]
    console.page.locator("[data-kept=player_seated] [data-tap=forget]").click()
    console.tap("send-kept")
    expect(console.notice("kept")).to_have_count(0)
    assert kinds(server.at("stops"), before) == ["player_acted"] * 2


def test_the_table_is_said_instead_of_what_led_to_it(server: Server, dealer: Opens) -> None:
    table = server.open("instead")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    before = table.seq
    without_a_line(server, console)
    console.tap("call", "any-call")
    server.start()
    console.wait_live()
    console.tap("say-table")
    console.page.locator("[data-row='1'] input").first.fill("9700")
    console.page.locator("[data-row='1'] input").nth(1).fill("300")
    console.on_sheet("actor-3", "say-right")
    expect(console.notice("kept")).to_have_count(0)
    console.settled()
    table = server.at("instead")
    assert kinds(table, before) == ["table_is_now"]
    assert view_of(table)["advice"]["actor"] == 3


def test_an_undo_without_a_line_takes_the_newest_kept_tap(server: Server, dealer: Opens) -> None:
    table = server.open("unkept")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    without_a_line(server, console)
    console.tap("call", "any-fold")
    expect(console.page.locator("[data-takes-back]")).to_have_text("Fold · seat 3")
    console.tap("undo")
    expect(console.page.locator("[data-takes-back]")).to_have_text("Call · seat 1")
    console.tap("undo")
    expect(console.notice("kept")).to_have_count(0)
    server.start()
    console.wait_live()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (390, 844)])
def test_a_long_list_hides_no_button(server: Server, dealer: Opens, size: tuple[int, int]) -> None:
    table = server.open(f"long-{size[0]}")
    console = dealer(table.id, size=size)
    console.tap("hand_begun", "hole_cards_dealt")
    without_a_line(server, console)
    console.tap("call")
    for _ in range(8):
        console.tap("any-call")
    expect(console.page.locator("[data-tap=any-fold]")).to_be_in_viewport(ratio=0.9)
    expect(console.page.locator("[data-tap=red]")).to_be_in_viewport(ratio=1)
    server.start()
    console.wait_live()
    expect(console.page.locator("[data-tap=send-kept]")).to_be_in_viewport(ratio=0.9)
