"""No hole card is in any byte that an overlay receives, unless tabled and its hand is over."""

import asyncio
import json
from dataclasses import replace

import httpx
import pytest

from app.protocol import frames
from statemachine.custody import pile, seat_place
from statemachine.state import TableState
from statemachine.views import BroadcastView, broadcast_view
from tests.app.broadcast.overlays import (
    BOARD,
    BURNED,
    HIDDEN,
    TABLED,
    Overlay,
    overlaid,
    play_with_a_reader,
    push,
)
from tests.app.service import Service, Table

SECRET = [BURNED, *(card for cards in HIDDEN.values() for card in cards)]


async def watch_a_hand(service: Service, table: Table) -> Overlay:
    """What an overlay receives of a hand whose cards a reader named, and of the next deal."""
    token = service.token("overlay", table.id, delay_s=0)
    async with overlaid(service, token, table.id) as overlay:
        await overlay.number(1)
        await asyncio.to_thread(play_with_a_reader, service, table)
        await asyncio.to_thread(push, table)
        await overlay.until("complete")
        await asyncio.to_thread(table.say, "hand_begun")
        await overlay.until("hole_deal")
    return overlay


def leaks(overlay: Overlay) -> list[str]:
    """What an overlay received that it must not have, at the moment that it did."""
    found = [card for card in SECRET if card in overlay.text]
    for shown in overlay.shown:
        hand = shown.view["hand"]
        if hand is None or hand["phase"] != "complete":
            text = json.dumps(shown.message)
            found += [f"{card} in {shown.n}" for card in TABLED if card in text]
    return found


async def test_an_overlay_receives_no_card_that_was_not_tabled(
    service: Service, table: Table
) -> None:
    overlay = await watch_a_hand(service, table)
    assert leaks(overlay) == []
    # The proof reads something: the board came, and what was tabled once the hand was over.
    assert all(f'"{card}"' in overlay.text for card in BOARD)
    (over,) = (s for s in overlay.shown if s.view["hand"] and s.hand["phase"] == "complete")
    assert over.seat(1)["cards"] == TABLED
    assert over.seat(1)["reading"] == "pair"
    assert over.seat(5)["cards"] == over.seat(3)["cards"] == []
    dealt = [s for s in overlay.shown if s.view["hand"] and s.hand["phase"] == "preflop"]
    assert dealt[0].seat(3)["cards"] == [None, None]
    for word in ('"burns"', "stub", "muck", "device", "irregularit", "advice"):
        assert word not in overlay.text, word


def whole(state: TableState) -> BroadcastView:
    """The view with every card in it that anybody knows."""
    view, hand = broadcast_view(state), state.hand
    if hand is None:
        return view
    return replace(
        view,
        seats=tuple(
            replace(
                seat,
                cards=tuple(placed.card for placed in pile(hand.custody, seat_place(seat.seat))),
            )
            for seat in view.seats
        ),
    )


async def test_a_planted_leak_of_hole_cards_is_found(
    service: Service, admin: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "broadcast_view", whole)
    overlay = await watch_a_hand(service, Table.opened(admin))
    found = leaks(overlay)
    assert {card for cards in HIDDEN.values() for card in cards} <= set(found)
    assert any(found_card.startswith(TABLED[0]) for found_card in found)


async def test_a_planted_leak_of_the_burn_is_found(
    service: Service, admin: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def with_burns(state: TableState) -> BroadcastView:
        view, hand = broadcast_view(state), state.hand
        if hand is None or view.hand is None:
            return view
        burns = tuple(placed.card for placed in pile(hand.custody, "burns"))
        return replace(view, hand=replace(view.hand, board=(*view.hand.board, *burns)))

    monkeypatch.setattr(frames, "broadcast_view", with_burns)
    assert BURNED in leaks(await watch_a_hand(service, Table.opened(admin)))


async def test_a_card_that_was_exposed_waits_for_the_end_of_its_hand(
    service: Service, table: Table
) -> None:
    token = service.token("overlay", table.id, delay_s=0)
    async with overlaid(service, token, table.id) as overlay:
        await overlay.number(1)

        def play() -> None:
            table.say("hand_begun")
            table.say("hole_cards_dealt", hands=[{"seat": 5, "cards": ["Ks", None]}])
            table.say("card_named", place="seat-5", index=0, card="Ks", shown=True)
            table.act(1, "fold")
            table.act(3, "fold")

        await asyncio.to_thread(play)
        live = await asyncio.to_thread(table.get)
        (seen,) = (seat for seat in live["view"]["seats"] if seat["seat"] == 5)
        assert seen["cards"][0] == "Ks"
        await overlay.until(live["view"]["hand"]["phase"])
        assert live["view"]["hand"]["phase"] != "complete"
        assert "Ks" not in overlay.text


@pytest.mark.parametrize("ending", ["complete", "voided", "misdealt"])
async def test_a_hand_that_ends_untabled_stays_unseen(
    service: Service, table: Table, ending: str
) -> None:
    token = service.token("overlay", table.id, delay_s=0)
    async with overlaid(service, token, table.id) as overlay:
        await overlay.number(1)

        def play() -> None:
            table.say("hand_begun")
            hands = [
                {"seat": seat, "cards": cards} for seat, cards in {1: TABLED, **HIDDEN}.items()
            ]
            table.say("hole_cards_dealt", hands=hands)
            if ending == "complete":
                table.act(1, "fold")
                table.act(3, "fold")
                push(table)
                return
            effects = [{"kind": "void_hand" if ending == "voided" else "declare_misdeal"}]
            with service.seat("floor", table.id) as floor:
                at_table = table.through(floor)
                at_table.say("ruling_given", irregularities=[], reason="Ks", effects=effects)

        await asyncio.to_thread(play)
        over = await overlay.until(ending)
        # Its cards lie there still, and a reader knows them.
        assert over.seat(5)["cards"] == [None, None]
        found = [card for card in (*TABLED, *SECRET) if card in overlay.text]
        assert found == []
