"""Proves who may work at a console: which console controls the table, and until when a token does.

What a token may see is proved with the feed.
"""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Pages
from tests.browser.dealing import Dealer, kinds, view_of
from tests.browser.server import Server

Opens = Callable[..., Dealer]


def test_another_console_takes_over_and_both_see_it(server: Server, dealer: Opens) -> None:
    table = server.open("two")
    first = dealer(table.id)
    first.tap("hand_begun")
    second = dealer(table.id, control=False)
    second.shows("hole_deal")
    expect(second.notice("control")).to_contain_text("dealer of the test")
    expect(second.page.locator("[data-tap=hole_cards_dealt]")).to_be_disabled()
    expect(first.notice("control")).to_have_count(0)
    second.tap("take-control")
    expect(second.notice("control")).to_have_count(0)
    expect(first.notice("control")).to_contain_text("Another console controls this table")
    expect(first.page.locator("[data-tap=hole_cards_dealt]")).to_be_disabled()
    second.tap("hole_cards_dealt")
    first.shows("preflop")
    assert kinds(table).count("controller_taken") == 2
    # And back again.
    first.tap("take-control")
    first.act("fold")
    expect(second.page.locator("[data-tap=fold]")).to_be_disabled()
    assert view_of(table)["advice"]["actor"] == 3


def test_a_revoked_token_ends_an_open_page(server: Server, pages: Pages) -> None:
    server.open("revoked")
    token_id, secret = server.token("dealer", "revoked")
    page = pages.new(server.address)
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    console = Dealer(page, server.address, "revoked").open(secret)
    assert server.admin.delete(f"/v1/tokens/{token_id}").status_code in (200, 204)
    expect(page.locator("[data-gate=revoked]")).to_contain_text("This token was revoked")
    expect(page.locator(".felt")).to_have_count(0)
    # It does not try again; not even when it is looked at anew.
    page.wait_for_timeout(2_500)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_timeout(500)
    assert len(sockets) == 1
    _, other = server.token("dealer", "revoked")
    page.fill("input[name=token]", other)
    page.keyboard.press("Enter")
    console.wait_live()


def test_without_a_token_it_asks_for_one(server: Server, pages: Pages) -> None:
    server.open("gate")
    page = pages.new(server.address)
    page.goto(f"{server.address}/console/gate")
    expect(page.locator("[data-gate=no_token]")).to_be_visible()
    page.fill("input[name=token]", "fc_this-is-not-a-token")
    page.keyboard.press("Enter")
    expect(page.locator("[data-gate=bad_token]")).to_be_visible()
    _, secret = server.token("dealer", "gate")
    page.fill("input[name=token]", secret)
    page.keyboard.press("Enter")
    expect(page.locator("[data-line=live]")).to_be_visible()


def test_a_token_for_another_table_is_told_so(server: Server, pages: Pages) -> None:
    server.open("mine")
    server.open("other")
    _, secret = server.token("dealer", "other")
    page = pages.new(server.address)
    page.goto(f"{server.address}/console/mine#token={secret}")
    expect(page.locator("[data-gate=forbidden]")).to_be_visible()
    assert secret not in page.url


def test_the_floor_signs_what_the_dealer_wrote(server: Server, dealer: Opens, pages: Pages) -> None:
    table = server.open("sign")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt", "floor")
    console.on_sheet("say-floor")
    console.tap("outcome-done")
    console.page.fill(".procedure input[name=floor]", "Marta")
    console.tap("outcome-stands")
    expect(console.notice("unsigned")).to_be_visible()
    _, secret = server.token("floor", table.id)
    floor = Dealer(pages.new(server.address), server.address, table.id)
    # A dealer's console does not bind the floor.
    floor.open(secret, control=False)
    expect(floor.notice("control")).to_have_count(0)
    floor.notice("unsigned").locator("summary").click()
    floor.page.locator("[data-tap^=sign-]").click()
    expect(console.notice("unsigned")).to_have_count(0)
    assert view_of(table)["hand"]["rulings"][0]["signed"] is True
