"""Counts what typical hands cost the dealer in taps, and fails when one costs more than the page of
the manual says.

Every finger that comes down counts, a slide as one; nothing is left out that the hand needs.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.dealing import Dealer, view_of
from tests.browser.server import Server

Opens = Callable[..., Dealer]

MANUAL = Path(__file__).resolve().parents[2] / "docs" / "console.md"
ROW = re.compile(r"^\| ([^|]+?) \| (\d+) \|$", re.MULTILINE)
COUNTING = """
  window.fingers = 0;
  addEventListener("pointerdown", () => { window.fingers += 1; }, true);
"""


def promised() -> dict[str, int]:
    """The table of the manual: taps by hand."""
    return {name: int(taps) for name, taps in ROW.findall(MANUAL.read_text(encoding="utf-8"))}


def nine() -> list[dict[str, Any]]:
    return [{"seat": n, "player": f"Player {n}", "stack": 10_000} for n in range(1, 10)]


class Counted:
    """A console on a table of nine with the button at seat 1, whose taps are counted."""

    def __init__(self, console: Dealer) -> None:
        self.console = console
        self.moment = 0

    def taps(self) -> int:
        """How often a finger came down so far."""
        return int(self.console.page.evaluate("window.fingers"))

    def since(self) -> int:
        """How often since the last time this was asked."""
        before, self.moment = self.moment, self.taps()
        return self.moment - before

    def tap(self, *names: str) -> None:
        """Tap buttons, each seen before the next."""
        for name in names:
            before = self.console.seq()
            self.console.tap(name)
            self.console.moved(before)

    def choose(self, name: str) -> None:
        """Tap what says nothing to the table."""
        self.console.tap(name)

    def together(self, action: str) -> None:
        """The widest way in which the next seats do that."""
        before = self.console.seq()
        self.console.page.locator(f"[data-tap^=around-{action}-]").last.click()
        self.console.moved(before)

    def folds_to(self, seat: int) -> None:
        """All fold up to that seat."""
        before = self.console.seq()
        self.console.page.locator(".folds button").get_by_text(str(seat), exact=True).click()
        self.console.moved(before)

    def slide(self, name: str) -> None:
        """Count and award."""
        self.console.slide(name)
        self.console.shows("complete")


@pytest.fixture
def hand(server: Server, dealer: Opens, request: pytest.FixtureRequest) -> Counted:
    name = "-".join(re.findall(r"[a-z]+", request.node.name.partition("[")[2].lower()))
    table = server.open(f"taps-{name}"[:40].rstrip("-"), seats=9, players=nine(), button=1)
    console = dealer(table.id, control=False)
    console.page.add_init_script(COUNTING)
    console.page.reload()
    console.wait_live()
    console.tap("take-control")
    counted = Counted(console)
    counted.since()
    return counted


def walk(hand: Counted) -> int:
    """All fold to the big blind."""
    hand.tap("hand_begun", "hole_cards_dealt")
    hand.together("fold")
    hand.slide("award-slide")
    return hand.since()


def limped(hand: Counted) -> int:
    """All call, all check on each street, one hand wins the showdown."""
    hand.tap("hand_begun", "hole_cards_dealt")
    hand.together("call")
    for _ in range(3):
        hand.tap("street_dealt")
        hand.together("check")
    hand.choose("wins-5")
    hand.slide("win-slide")
    return hand.since()


def flop_to_turn(hand: Counted) -> int:
    """Of such a hand only from the burn of the flop to the turn on the table."""
    hand.tap("hand_begun", "hole_cards_dealt")
    hand.together("call")
    hand.since()
    hand.tap("street_dealt")
    hand.together("check")
    hand.tap("street_dealt")
    return hand.since()


def raised(hand: Counted) -> int:
    """Folds to a raise, one caller, a bet on the flop that takes it."""
    hand.tap("hand_begun", "hole_cards_dealt")
    hand.folds_to(7)
    hand.tap("raise-least")
    hand.folds_to(2)
    hand.tap("fold", "call", "street_dealt", "check", "bet-half_pot", "fold")
    hand.slide("award-slide")
    return hand.since()


def all_in(hand: Counted) -> int:
    """An all-in before the flop, called, dealt to the river."""
    hand.tap("hand_begun", "hole_cards_dealt")
    hand.folds_to(9)
    hand.choose("all_in")
    before = hand.console.seq()
    hand.console.on_sheet("say-yes")
    hand.console.moved(before)
    hand.tap("fold", "fold", "call")
    for _ in range(3):
        hand.tap("street_dealt")
    hand.choose("wins-9")
    hand.slide("win-slide")
    return hand.since()


def dealing(hand: Counted) -> int:
    """The same showdown where only cards and streets are entered."""
    hand.choose("table")
    before = hand.console.seq()
    hand.console.on_sheet("track-dealing")
    hand.console.moved(before)
    hand.since()
    hand.tap("hand_begun", "hole_cards_dealt", "street_dealt", "street_dealt", "street_dealt")
    hand.choose("wins-5")
    hand.slide("win-slide")
    return hand.since()


HANDS: dict[str, Callable[[Counted], int]] = {
    "A walk": walk,
    "A flop that all check, from its burn to the turn": flop_to_turn,
    "Nine limp, all check to the showdown": limped,
    "A raise, a call, a bet on the flop that takes it": raised,
    "All-in before the flop, called, to the river": all_in,
    "To the showdown with dealing only": dealing,
}


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_costs_no_more_taps_than_promised(hand: Counted, server: Server, name: str) -> None:
    assert HANDS[name](hand) <= promised()[name]
    assert view_of(server.at(hand.console.table))["hand"]["irregularities"] == []


def test_the_promise_is_what_the_room_asked_for() -> None:
    taps = promised()
    assert set(taps) == set(HANDS)
    assert taps["A walk"] <= 4
    assert taps["A flop that all check, from its burn to the turn"] <= 3
    assert taps["To the showdown with dealing only"] <= 8
