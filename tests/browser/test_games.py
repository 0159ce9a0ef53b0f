"""Proves that other games are dealt on the console: posts, up cards, draws, bring-in, two boards.

What each tap meant is asked of the service; that the page shows it is asked of the page.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.dealing import Dealer, kinds, outside, stacks, view_of
from tests.browser.server import Server

Opens = Callable[..., Dealer]

STUD = {"ante": 25, "bring_in": 50, "small_bet": 100, "big_bet": 200}
BLINDS = {"small_blind": 50, "big_blind": 100}
sizes = pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["tablet", "phone"])


def players(count: int, stack: int = 10_000) -> list[dict[str, Any]]:
    return [{"seat": n, "player": f"Player {n}", "stack": stack} for n in range(1, count + 1)]


def left_to_right(cards: Locator) -> bool:
    """Whether cards lie side by side, none over another."""
    boxes = [card.bounding_box() for card in cards.all()]
    return all(
        one is not None and other is not None and one["x"] + one["width"] <= other["x"] + 0.5
        for one, other in pairwise(boxes)
    )


@sizes
def test_stud_from_the_doors_to_fourth_street(
    server: Server, dealer: Opens, size: tuple[int, int]
) -> None:
    table = server.open(
        f"stud-{size[0]}", variant="F7S", seats=8, players=players(8), level=STUD, button=8
    )
    console = dealer(table.id, size=size)
    console.tap("hand_begun", "name_doors")
    # One card is asked for each seat, in the order of the deal.
    expect(console.page.locator(".chosen-one small")).to_have_text([str(n) for n in range(1, 9)])
    console.pick("4d", "2c", "Th", "Kd", "9s", "Qc", "Jh", "5d")
    console.shows("third_street")
    expect(console.seat(2).locator("[data-card='2c']")).to_be_visible()
    expect(console.seat(2).locator(".card.back")).to_have_count(2)
    # The deuce brings it in and may bet at once; it may not fold.
    expect(console.seat(2)).to_have_class("seat acts")
    expect(console.page.locator("[data-tap=fold]")).to_have_count(0)
    expect(console.page.locator("[data-tap=bet]")).to_have_text("Bet 100")
    console.act("bring_in", *(["call"] * 7))
    console.shows("fourth_street_burn")
    console.tap("name_street")
    console.pick("Ah", "8d", "3c", "4h", "6s", "Qd", "2d", "7c")
    console.shows("fourth_street")
    assert view_of(table)["seats"][0]["cards"] == [None, None, "4d", "Ah"]
    expect(console.seat(6)).to_have_class("seat acts")
    for seat in range(1, 9):
        assert left_to_right(console.seat(seat).locator(".card"))
    assert not outside(console.page, [".felt .seat", ".felt .hole", ".panel .tap"])


def test_a_seat_opens_whose_cards_nobody_named(server: Server, dealer: Opens) -> None:
    table = server.open("unnamed", variant="FR", players=players(3), level=STUD, button=3)
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    console.shows("third_street")
    console.page.locator("[data-up-card='1-2']").click()
    console.pick("Kd")
    expect(console.seat(1).locator("[data-card=Kd]")).to_be_visible()
    before = console.seq()
    console.tap("opens-1")
    console.on_sheet("seat-bring_in")
    console.moved(before)
    expect(console.seat(2)).to_have_class("seat acts")
    assert not view_of(table)["hand"]["irregularities"]


@sizes
def test_a_draw_is_asked_seat_by_seat(server: Server, dealer: Opens, size: tuple[int, int]) -> None:
    table = server.open(
        f"draw-{size[0]}", variant="N2L1D", seats=6, players=players(6), level=BLINDS, button=6
    )
    console = dealer(table.id, size=size)
    console.tap("hand_begun", "hole_cards_dealt")
    for seat in range(1, 7):
        assert left_to_right(console.seat(seat).locator(".card"))
    console.act("call", "call", "call", "call", "call", "check")
    console.shows("first_draw_discard")
    expect(console.page.locator(".discards .number")).to_have_text("1")
    console.act("discard-2", "discard-0", "discard-5", "discard-1")
    expect(console.page.locator(".discards .number")).to_have_text("5")
    # Seat 6 was quicker than seat 5.
    console.seat(6).click()
    before = console.seq()
    console.on_sheet("discard-0")
    console.moved(before)
    console.act("discard-3")
    console.shows("first_draw_burn")
    expect(console.seat(3).locator(".card")).to_have_count(0)
    console.tap("street_dealt")
    console.shows("first_draw")
    expect(console.seat(3).locator(".card")).to_have_count(5)
    assert view_of(table)["hand"]["discards"] == 11
    assert not outside(console.page, [".felt .seat", ".panel .tap"])


@sizes
def test_omaha_shows_four_cards_and_the_pot_limit(
    server: Server, dealer: Opens, size: tuple[int, int]
) -> None:
    table = server.open(
        f"omaha-{size[0]}", variant="PO", seats=9, players=players(9), level=BLINDS, button=9
    )
    console = dealer(table.id, size=size)
    console.tap("hand_begun", "hole_cards_dealt", "raise-amount")
    expect(console.page.locator("dialog .hint")).to_contain_text("From 200 to 350")
    console.on_sheet("close")
    for seat in range(1, 10):
        assert left_to_right(console.seat(seat).locator(".card"))
    assert not outside(console.page, [".felt .seat", ".felt .hole"])


def test_a_board_is_run_twice_and_each_run_has_its_winner(server: Server, dealer: Opens) -> None:
    table = server.open("runs", players=players(2, 1_000), level=BLINDS, button=1)
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    console.act("all_in", "call")
    console.shows("flop_burn")
    console.tap("table-1")
    console.pick("As", "Ah")
    console.tap("runs_agreed")
    expect(console.page.locator("[data-tap=runs_agreed]")).to_have_count(0)
    for street in (["2c", "3c", "9d"], ["6s"], ["7h"], ["Kc", "Jd", "2d"], ["3h"], ["9h"]):
        before = console.seq()
        console.tap("name_street")
        console.pick(*street)
        console.moved(before)
    console.shows("showdown")
    first, second = console.page.locator(".run .board").all()
    expect(first.locator("[data-card='9d']")).to_be_visible()
    expect(second.locator("[data-card='9h']")).to_be_visible()
    for run, seat in ((1, 1), (2, 2)):
        part = console.page.locator(f".winners[data-run='{run}']")
        part.locator(f"[data-tap=wins-{seat}]").click()
        before = console.seq()
        part.locator("[data-tap=winner_declared]").click()
        console.moved(before)
        console.settled()
    console.shows("award")
    console.slide("award-slide")
    assert stacks(table) == {1: 1_000, 2: 1_000}


def test_both_halves_of_a_pot_are_declared(server: Server, dealer: Opens) -> None:
    table = server.open("halves", variant="FO/8", players=players(3), level=BLINDS, button=3)
    console = dealer(table.id)
    console.tap("hand_begun", "hole_cards_dealt")
    console.act("call", "call", "check")
    for _ in range(3):
        console.tap("street_dealt")
        console.act("check", "check", "check")
    console.shows("showdown")
    for half, seat in (("high", 1), ("low", 2)):
        part = console.page.locator(f".winners[data-half={half}]")
        part.locator(f"[data-tap=wins-{seat}]").click()
        before = console.seq()
        part.locator("[data-tap=winner_declared]").click()
        console.moved(before)
        console.settled()
    console.shows("award")
    console.slide("award-slide")
    assert stacks(table) == {1: 10_050, 2: 10_050, 3: 9_900}


def test_bets_of_stud_and_posts_and_a_bomb_pot_are_set(server: Server, dealer: Opens) -> None:
    stud = server.open("bets", variant="F7S/8", players=players(2), level=STUD, button=2)
    console = dealer(stud.id)
    expect(console.page.locator("[data-tap=level]")).to_have_text("100/200 (25/50)")
    console.tap("level")
    console.page.fill("dialog input[name=small_bet]", "200")
    console.page.fill("dialog input[name=big_bet]", "400")
    console.on_sheet("say-level")
    expect(console.page.locator("[data-tap=level]")).to_have_text("200/400 (25/50)")

    table = server.open("posts", players=players(4), level=BLINDS, button=4)
    console = dealer(table.id)
    console.tap("hand_begun")
    console.seat(3).click()
    console.on_sheet("seat-post")
    console.on_sheet("say-post")
    console.settled()
    assert view_of(table)["seats"][2]["bet"] == 200
    assert kinds(table)[-1] == "post_made"

    bomb = server.open("bomb", players=players(4), level=BLINDS, button=4)
    console = dealer(bomb.id)
    console.tap("bomb_pot")
    console.page.fill("dialog input[name=ante]", "300")
    console.on_sheet("say-bomb-pot")
    console.tap("hole_cards_dealt")
    console.shows("flop_burn")
    assert view_of(bomb)["hand"]["pots"][0]["amount"] == 1_200
