"""A broadcast's view of any hand, however it is played, knows no card that nobody saw."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.custody import Custody
from statemachine.phases import ENDED
from statemachine.slots import changed
from statemachine.state import TableState
from statemachine.views import broadcast_view
from tests.scale import scaled
from tests.statemachine.anything import Anything
from tests.statemachine.chance import Chance, Drawn, Seeded, percent
from tests.statemachine.play import Dealer
from tests.statemachine.table import Table


def nameless(custody: Custody) -> Custody:
    """The same ledger as somebody would have it who knows only what the table has seen."""
    return changed(
        custody,
        piles={
            place: tuple(card if card.shown else card._replace(card=None) for card in cards)
            for place, cards in custody.piles.items()
        },
        pools=(),
    )


def unread(state: TableState) -> TableState:
    """The same table where no reader named a card and no fault is the floor's secret."""
    hand = state.hand
    if hand is None:
        return state
    faults = tuple(fault for fault in hand.irregularities if not fault.floor_only)
    return changed(state, hand=changed(hand, custody=nameless(hand.custody), irregularities=faults))


def assert_tells_nothing(state: TableState) -> None:
    view = broadcast_view(state)
    # Whatever is known of hidden cards, the view is what it would be without.
    assert view == broadcast_view(unread(state))
    if state.hand is not None and state.hand.phase not in ENDED:
        named = [card for seat in view.seats for card in seat.cards if card is not None]
        assert named == []
        assert not any(seat.reading for seat in view.seats)


def played(chance: Chance, steps: int, chaos: int) -> None:
    table = Table([chance.number(100, 1500) for _ in range(chance.number(2, 5))])
    dealer = Dealer(table, chance, tabled=chance.one((0, 60)))
    anything = Anything(table, chance, absurd=3)
    for _ in range(steps):
        hand = table.state.hand
        stuck = hand is not None and hand.held
        if stuck or percent(chance, chaos):
            table.attempt(anything.next(), "floor")
        else:
            table.attempt(dealer.next())
        assert_tells_nothing(table.state)


@settings(max_examples=scaled(25, 1000))
@given(st.data())
def test_no_hidden_card_is_in_a_broadcast(data: st.DataObject) -> None:
    played(Drawn(data), 25, 25)


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(scaled(40, 3000)))
def test_no_hidden_card_is_in_a_broadcast_by_seeds(seed: int) -> None:
    chance = Seeded(seed)
    played(chance, 60, chance.one((0, 10, 40)))


def test_tabled_hands_join_once_their_hand_is_over() -> None:
    table = Table((1000,) * 3).to_flop("Ah Kd 7s", {1: "As 9c", 2: "Ks 9d"}).around()
    for card in ("2h", "3c"):
        table.street(card)
        table.around()
    table.given(ob.HandTabled(1), ob.HandMucked(2), ob.HandMucked(3))
    assert [seat.cards for seat in broadcast_view(table.state).seats] == [(None, None), (), ()]
    table.given(ob.PotPushed())
    over = broadcast_view(table.state)
    assert [seat.cards for seat in over.seats] == [("As", "9c"), (), ()]
    assert [seat.reading for seat in over.seats] == ["pair", None, None]
    assert over.hand is not None
    assert over.hand.awards


def test_the_up_cards_of_stud_are_seen_at_once_and_no_down_card_that_was_exposed() -> None:
    table = Table((1000,) * 3, variant="F7S", level=ob.LevelSet(0, 0, 1, bring_in=2, small_bet=4))
    table.deal({1: "Ah Kd 7s", 2: "As 9c 2d", 3: "?? ?? Qh"})
    table.given(ob.CardExposed("seat-1", 0))
    assert [seat.cards for seat in broadcast_view(table.state).seats] == [
        (None, None, "7s"),
        (None, None, "2d"),
        (None, None, "Qh"),
    ]
    table.given(ob.HandTabled(2))
    assert broadcast_view(table.state).seats[1].cards == (None, None, "2d")


def test_a_fault_is_seen_by_its_hold_alone() -> None:
    table = Table().to_flop("Ah Kd 7s")
    before = broadcast_view(table.state)
    table.given(ob.FaultReported("unburned_street", "flop"))
    after = broadcast_view(table.state)
    assert before.hand is not None
    assert after == changed(before, hand=changed(before.hand, held=True))


def test_a_fault_that_is_the_floors_alone_changes_nothing() -> None:
    table = Table().to_flop("Ah Kd 7s", {1: "2c 2d"})
    before = broadcast_view(table.state)
    table.given(ob.CardNamed("seat-4", 0, "2c"))
    assert broadcast_view(table.state) == before


def test_seats_in_and_out_of_the_hand_are_told_apart() -> None:
    table = Table((1000,) * 3).deal()
    first = table.hand.betting.actor
    table.acts(f"{first} fold").given(ob.PlayerSeated(4, "Late", 777))
    seats = {seat.seat: seat for seat in broadcast_view(table.state).seats}
    assert {n: seat.standing for n, seat in seats.items()} == {
        n: None if n == 4 else "out" if n == first else "live" for n in (1, 2, 3, 4)
    }
    assert (seats[4].player, seats[4].stack) == ("Late", 777)
    assert sum(seat.bet for seat in seats.values()) == 150


def test_a_void_hand_keeps_its_backs() -> None:
    table = Table((1000,) * 3).deal({1: "As 9c"})
    table.rules(fx.VoidHand())
    assert table.phase_now() in ENDED
    assert broadcast_view(table.state).seats[0].cards == (None, None)
