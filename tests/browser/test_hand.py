"""Proves that whole hands can be dealt on the console, with one tap for each thing that happens.

What the hand then is, is asked of the service over REST: the page's word is not taken for it.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.dealing import Dealer, kinds, stacks, view_of
from tests.browser.server import Server

Opens = Callable[..., Dealer]


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["tablet", "phone"])
def test_a_whole_hand_to_its_award(server: Server, dealer: Opens, size: tuple[int, int]) -> None:
    table = server.open(f"hand-{size[0]}")
    console = dealer(table.id, size=size)
    begun = table.seq
    console.tap("hand_begun")
    console.shows("hole_deal")
    console.tap("hole_cards_dealt")
    console.shows("preflop")
    assert console.prompt() == view_of(table)["advice"]["text"]
    # Seat 1 has the button and acts first of three: it raises with the keypad.
    console.tap("raise-amount")
    console.on_sheet("key-3", "key-5", "key-0")
    expect(console.page.locator("output.amount")).to_have_attribute("data-amount", "350")
    console.on_sheet("say-amount")
    console.act("fold", "call")
    console.shows("flop_burn")
    console.tap("name_street")
    console.pick("Ah", "Kd", "7c")
    console.shows("flop")
    assert view_of(table)["hand"]["board"] == ["Ah", "Kd", "7c"]
    console.act("check", "bet-least", "call")
    console.tap("street_dealt")
    console.shows("turn")
    console.act("check", "check")
    console.tap("street_dealt")
    console.shows("river")
    console.act("check", "check")
    console.shows("showdown")
    # The cards of turn and river are named late, on the board itself.
    for index, card in ((3, "2s"), (4, "9d")):
        if size[0] < 720:
            console.tap("board")
        console.page.locator(f'[data-board-card="{index}"]').click()
        console.pick(card)
        console.settled()
    console.tap("table-1")
    console.pick("Ac", "Td")
    expect(console.seat(1).locator(".reading")).to_have_text("Pair")
    console.tap("muck-5")
    console.shows("award")
    console.slide("award-slide")
    console.shows("complete")
    # 350 and 100 of each of two, and the small blind's 50.
    assert stacks(table) == {1: 10_500, 3: 9_950, 5: 9_550}
    assert kinds(table, begun) == [
        "hand_begun", "hole_cards_dealt",
        "player_acted", "player_acted", "player_acted", "street_dealt",
        "player_acted", "player_acted", "player_acted", "street_dealt",
        "player_acted", "player_acted", "street_dealt",
        "player_acted", "player_acted", "card_named", "card_named",
        "hand_tabled", "hand_mucked", "pot_pushed",
    ]  # fmt: skip
    expect(console.page.locator(".awards")).to_contain_text("950")
    console.tap("hand_begun")
    console.shows("hole_deal")
    assert view_of(table)["hand"]["number"] == 2


def test_a_split_pot_is_declared_by_its_seats(server: Server, dealer: Opens) -> None:
    table = server.open("split")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    console.act("call", "call", "check")
    for _ in range(3):
        console.tap("street_dealt")
        console.act("check", "check", "check")
    console.shows("showdown")
    console.tap("muck-3", "wins-1", "wins-5")
    expect(console.page.locator("[data-tap=winner_declared]")).to_have_text("Split: seats 1 · 5")
    console.tap("winner_declared")
    console.slide("award-slide")
    console.shows("complete")
    assert stacks(table) == {1: 10_050, 3: 9_900, 5: 10_050}


def test_a_double_tap_is_one_tap(server: Server, dealer: Opens) -> None:
    table = server.open("double")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    before = table.seq
    console.page.locator("[data-tap=fold]").dblclick()
    console.moved(before)
    console.page.wait_for_timeout(600)
    assert table.seq == before + 1
    assert console.seq() == before + 1


def test_a_bet_out_of_bounds_is_marked_and_can_be_sent(server: Server, dealer: Opens) -> None:
    table = server.open("low")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt", "raise-amount")
    console.on_sheet("key-1", "key-5", "key-0")
    expect(console.page.locator("dialog .hint")).to_contain_text("Below the minimum of 200")
    console.on_sheet("say-amount")
    expect(console.fault("underraise")).to_be_visible()
    assert view_of(table)["hand"]["irregularities"][0]["fault"] == "underraise"


def test_an_undo_names_what_goes_with_it_first(server: Server, dealer: Opens) -> None:
    table = server.open("undo")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    before = view_of(table)
    console.act("fold", "call")
    console.tap("undo")
    entries = console.page.locator("dialog .entry")
    expect(entries).to_have_count(3)
    expect(entries.nth(0)).to_contain_text("Call · seat 3")
    expect(entries.nth(1)).to_contain_text("Fold · seat 1")
    expect(console.page.locator("dialog .entry.goes")).to_have_count(1)
    entries.nth(1).click()
    expect(console.page.locator("dialog .entry.goes")).to_have_count(2)
    console.on_sheet("say-undo")
    expect(console.seat(1)).to_have_class("seat acts")
    after = view_of(table)
    assert kinds(table)[-1] == "retracted"
    assert {**after, "seq": 0} == {**before, "seq": 0}


def test_the_table_is_set_right_from_what_the_record_says(server: Server, dealer: Opens) -> None:
    table = server.open("right")
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    console.act("call")
    console.set_right()
    console.page.locator("[data-row='5'] input").first.fill("9400")
    console.page.locator("[data-row='5'] input").nth(1).fill("600")
    console.on_sheet("actor-1")
    console.page.fill("dialog input[name=reason]", "two taps were missed")
    console.on_sheet("say-right")
    console.settled()
    expect(console.seat(1)).to_have_class("seat acts")
    view = view_of(table)
    assert view["advice"]["actor"] == 1
    assert {seat["seat"]: (seat["stack"], seat["bet"]) for seat in view["seats"]} == {
        1: (9_900, 100),
        3: (9_950, 50),
        5: (9_400, 600),
    }


def test_what_the_service_refuses_is_one_sentence(server: Server, dealer: Opens) -> None:
    table = server.open("alone", players=[{"seat": 1, "player": "Ana", "stack": 100}])
    console = dealer(table.id)
    console.tap("hand_begun")
    expect(console.notice("refused")).to_have_text(
        "Hand begun: A hand needs two players with chips. Seat another one first.×"
    )
    console.page.locator('.felt [data-seat="4"]').click()
    console.page.fill("dialog input[name=player]", "Eva")
    console.page.fill("dialog input[name=stack]", "5000")
    console.on_sheet("say-player")
    expect(console.seat(4)).to_contain_text("Eva")
    console.tap("hand_begun")
    console.shows("hole_deal")
    expect(console.notice("refused")).to_have_count(0)
