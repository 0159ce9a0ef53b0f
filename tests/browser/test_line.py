"""Proves what the console does when the line, the service or the page itself goes away.

Nothing that was acknowledged may be lost, nothing said twice, and nothing shown as accepted that
is not.
"""

import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Pages
from tests.browser.dealing import Dealer, view_of
from tests.browser.server import Server

Opens = Callable[..., Dealer]


def test_a_reload_in_mid_procedure_goes_on_where_it_was(server: Server, dealer: Opens) -> None:
    table = server.open("reload")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    console.act("call", "call", "check")
    console.tap("red")
    console.on_sheet("report-four_card_flop")
    console.tap("outcome-done", "outcome-done")
    step = console.page.locator("[data-step=pick_burn]")
    expect(step).to_be_visible()
    assert "token" not in console.page.url
    console.page.reload()
    console.wait_live()
    expect(step).to_be_visible()
    # It is still the same console, so nobody has to take over.
    expect(console.notice("control")).to_have_count(0)
    console.page.fill(".procedure input[name=floor]", "Marta")
    console.tap("pick-0", "outcome-done", "outcome-done")
    console.shows("flop")


def test_a_killed_service_comes_back_on_the_same_file(server: Server, dealer: Opens) -> None:
    table = server.open("killed")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    console.act("call")
    seen = view_of(table)
    server.kill()
    expect(console.notice("away")).to_be_visible()
    # What was last seen stays, and is not touched by what is tapped now.
    expect(console.seat(3)).to_have_class("seat acts")
    server.start()
    console.wait_live()
    expect(console.notice("away")).to_have_count(0)
    table = server.at("killed")
    assert view_of(table) == seen
    console.act("fold")
    assert view_of(table)["advice"]["actor"] == 5


def test_a_tap_is_pending_until_it_is_on_disk_and_is_taken_once(
    server: Server, dealer: Opens
) -> None:
    table = server.open("pending")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    before = table.seq
    server.freeze()
    console.page.locator("[data-tap=call]").click()
    expect(console.page.locator("[data-pending=player_acted]")).to_contain_text("not confirmed")
    expect(console.seat(1)).to_have_class("seat acts pending")
    expect(console.seat(1)).to_contain_text("10,000")
    console.page.wait_for_timeout(500)
    assert console.seq() == before
    server.kill()
    expect(console.notice("away")).to_contain_text("not confirmed yet")
    server.start()
    console.wait_live()
    console.settled()
    expect(console.seat(1)).to_contain_text("9,900")
    table = server.at("pending")
    assert table.seq == before + 1
    acts = [e for e in table.entries() if (e["observation"] or {}).get("kind") == "player_acted"]
    assert [act["observation"]["action"] for act in acts] == ["call"]


def test_a_page_that_slept_for_an_hour_shows_the_table_as_it_is(
    server: Server, pages: Pages
) -> None:
    server.open("asleep")
    _, secret = server.token("dealer", "asleep")
    page = pages.new(server.address)
    page.clock.install()
    console = Dealer(page, server.address, "asleep")
    page.goto(f"{server.address}/console/asleep#token={secret}")
    page.clock.run_for(2_000)
    console.wait_live()
    server.kill()
    server.start()
    table = server.at("asleep")
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    page.clock.fast_forward("01:00:00")
    page.clock.run_for(3_000)
    console.wait_live()
    console.shows("preflop")
    assert console.seq() == table.seq


def test_a_service_that_says_nothing_is_noticed(server: Server, pages: Pages) -> None:
    server.open("silence")
    _, secret = server.token("dealer", "silence")
    page = pages.new(server.address)
    page.clock.install()
    console = Dealer(page, server.address, "silence")
    page.goto(f"{server.address}/console/silence#token={secret}")
    page.clock.run_for(2_000)
    console.wait_live()
    server.freeze()
    # The page's clock is ours, the socket's is not: time goes on until both have noticed.
    for _ in range(20):
        page.clock.run_for(5_000)
        if console.notice("away").is_visible():
            break
        time.sleep(0.2)
    expect(console.notice("away")).to_be_visible()
    server.thaw()
    for _ in range(20):
        page.clock.run_for(5_000)
        if not console.notice("away").is_visible():
            break
        time.sleep(0.2)
    console.wait_live()
