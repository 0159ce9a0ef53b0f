"""Proves what is on the air: nothing before its time, nothing hidden, and nothing after the end.

What the service holds back is proved with the broadcast; here a real page shows it.
"""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from statemachine.cards import DECK
from tests.app.service import Table
from tests.browser.conftest import Pages
from tests.browser.server import Server

DELAY_S = 3
SIZE = (1920, 1080)
FLOP = ["Qs", "Jd", "4h"]
HOLE = {1: ["Ah", "Ad"], 3: ["Ks", "Kd"], 5: ["7c", "2h"]}


class Air:
    """An overlay that is open, and every byte that it was sent."""

    def __init__(self, page: Page, server: Server, table: str, delay: int = DELAY_S) -> None:
        self.page = page
        self.received: list[str] = []
        page.on("websocket", self._listen)
        self.token_id, secret = server.token("overlay", table, delay_s=delay)
        page.goto(f"{server.address}/overlay/{table}#token={secret}")
        self.picture = page.locator(".picture")

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def shows(self, phase: str) -> None:
        """Wait until that phase is on the air."""
        expect(self.picture).to_have_attribute("data-phase", phase, timeout=(DELAY_S + 10) * 1000)

    def names(self) -> set[str]:
        """The cards that were named in any byte."""
        whole = "".join(self.received)
        return {card for card in DECK if f'"{card}"' in whole}


@pytest.fixture
def air(pages: Pages) -> Any:
    """Opens an overlay on a table of a server."""

    def opened(server: Server, table: str, **more: Any) -> Air:
        return Air(pages.new(server.address, size=SIZE), server, table, **more)

    return opened


def hole_cards(server: Server, table: Table) -> None:
    """Deal hole cards; a reader under the felt then names each of them."""
    table.say("hand_begun")
    table.say("hole_cards_dealt")
    _, secret = server.token("device", table.id)
    with httpx.Client(
        base_url=server.address, headers={"authorization": f"Bearer {secret}"}, timeout=30
    ) as client:
        reader = table.through(client)
        for seat, cards in HOLE.items():
            for card in cards:
                reader.say("card_seen", place=f"seat-{seat}", card=card)


def play(table: Table) -> None:
    """Play the hand to its end: a flop, a bet, nobody calls."""
    for seat, action in ((1, "call"), (3, "call"), (5, "check")):
        table.act(seat, action)
    table.say("street_dealt", cards=FLOP)
    table.act(3, "bet", 400)
    table.act(5, "fold")
    table.act(1, "fold")
    table.say("pot_pushed")


def test_a_hand_is_on_the_air_after_its_delay_and_without_hole_cards(
    server: Server, air: Any
) -> None:
    said = time.monotonic()
    table = server.open("air")
    overlay = air(server, "air")
    # However long the page takes to open, it is blank until the table is old enough.
    expect(overlay.picture).to_have_count(1)
    assert time.monotonic() - said >= DELAY_S
    said = time.monotonic()
    hole_cards(server, table)
    overlay.shows("preflop")
    assert DELAY_S <= time.monotonic() - said < DELAY_S + 3
    said = time.monotonic()
    play(table)
    overlay.shows("complete")
    assert DELAY_S <= time.monotonic() - said < DELAY_S + 3
    for card in FLOP:
        expect(overlay.page.locator(f'[data-card="{card}"]')).to_be_visible()
    expect(overlay.page.locator(".player.wins")).to_contain_text("+")
    # The search finds what is there: else it would prove nothing.
    assert overlay.names() == set(FLOP)


def test_a_planted_leak_is_found(air: Any, tmp_path: Path) -> None:
    leaking = Server(tmp_path / "floorcall.sqlite3", "tests.browser.leaking_program")
    leaking.start()
    try:
        table = leaking.open("leak")
        overlay = air(leaking, "leak", delay=0)
        hole_cards(leaking, table)
        play(table)
        overlay.shows("complete")
        # Folded hands lie in the muck; the winner's own cards are what leaks.
        assert overlay.names() == {*FLOP, *HOLE[3]}
    finally:
        leaking.kill()
        leaking.admin.close()


def test_an_outage_of_a_minute_leaves_it_blank_and_it_comes_back(
    server: Server, pages: Pages
) -> None:
    table = server.open("outage")
    page = pages.new(server.address, size=SIZE)
    page.clock.install()
    overlay = Air(page, server, "outage", delay=0)
    table.say("hand_begun")
    page.clock.run_for(2_000)
    overlay.shows("hole_deal")
    server.kill()
    page.clock.run_for(5_000)
    # A short outage is nobody's business.
    expect(overlay.picture).to_be_visible()
    page.clock.run_for(55_000)
    expect(overlay.picture).to_have_count(0)
    server.start()
    server.at("outage").say("hole_cards_dealt")
    page.clock.run_for(10_000)
    overlay.shows("preflop")


def test_a_revoked_overlay_goes_dark_at_once(server: Server, air: Any) -> None:
    table = server.open("dark")
    overlay = air(server, "dark", delay=0)
    table.say("hand_begun")
    overlay.shows("hole_deal")
    server.admin.delete(f"/v1/tokens/{overlay.token_id}").raise_for_status()
    expect(overlay.picture).to_have_count(0)


def test_it_is_transparent_fills_its_frame_and_takes_any_name(server: Server, air: Any) -> None:
    names = ("<b>Ana</b>" * 9, "W" * 90, "\N{RIGHT-TO-LEFT OVERRIDE}evil")
    table = server.open(
        "bare",
        players=[
            {"seat": seat, "player": name, "stack": 9_876_543_210}
            for seat, name in zip((1, 3, 5), names, strict=True)
        ],
    )
    overlay = air(server, "bare", delay=0)
    table.say("hand_begun")
    overlay.shows("hole_deal")
    page = overlay.page
    background = "getComputedStyle(document.{}).backgroundColor"
    for part in ("documentElement", "body"):
        assert page.evaluate(background.format(part)) == "rgba(0, 0, 0, 0)"
    box = overlay.picture.bounding_box()
    assert (box["x"], box["y"], round(box["width"]), round(box["height"])) == (0, 0, *SIZE)
    for row, name in zip(page.locator(".player").all(), names, strict=True):
        assert row.locator(".name").text_content() == name
        placed = row.bounding_box()
        assert placed is not None
        assert placed["x"] + placed["width"] < SIZE[0] / 3
    assert page.locator("#overlay b, #overlay button").count() == 0


def test_a_hold_is_shown_and_not_why(server: Server, air: Any) -> None:
    table = server.open("hold")
    overlay = air(server, "hold", delay=0)
    hole_cards(server, table)
    for seat, action in ((1, "call"), (3, "call"), (5, "check")):
        table.act(seat, action)
    table.say("street_dealt", cards=[None] * 4)
    expect(overlay.page.locator(".hold")).to_be_visible()
    assert "four_card_flop" not in "".join(overlay.received)
