"""What is seen to beside the hand: who deals, which deck, and stacks that were counted anew."""

import pytest

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.chips import chips_in_play
from statemachine.phases import ENDED
from statemachine.replay import fold
from statemachine.roles import ROLES
from statemachine.views import view
from tests.statemachine.table import Table


def stacks(table: Table) -> dict[int, int]:
    return {seat.seat: seat.stack for seat in view(table.state, "dealer", "en").seats}


def corrected(*stacks: tuple[int, int], reason: str = "counted") -> ob.StacksCorrected:
    return ob.StacksCorrected(tuple(ob.SeatStack(*each) for each in stacks), reason)


# --- the dealer


def test_who_deals_is_on_record_and_stays_from_hand_to_hand() -> None:
    table = Table().given(ob.DealerChanged("Ana", "d-7"))
    table.deal().acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed(), ob.HandBegun())
    dealer = view(table.state, "dealer", "en").dealer
    assert dealer is not None
    assert (dealer.dealer, dealer.id) == ("Ana", "d-7")
    # A hand is folded alone, and knows it too.
    assert fold(table.of_hand()).dealer == table.state.dealer
    table.given(ob.DealerChanged("Beto"))
    assert table.say(ob.DealerChanged("Beto")).events == ()
    table.check_log()


def test_who_deals_is_for_who_works_there_and_who_checks() -> None:
    table = Table().given(ob.DealerChanged("Ana"))
    shown = {role for role in ROLES if view(table.state, role, "en").dealer is not None}
    assert shown == {"dealer", "floor", "director", "device", "auditor", "admin"}


@pytest.mark.parametrize(("name", "code"), [("", "name_missing"), ("  ", "name_missing")])
def test_a_dealer_has_a_name(name: str, code: str) -> None:
    Table().refuses(code, ob.DealerChanged(name))
    Table().refuses("text_too_long", ob.DealerChanged("x" * 101))
    Table().refuses("role_may_not", ob.DealerChanged("Ana"), "device")


# --- the deck


def test_a_deck_that_comes_between_hands_is_noted() -> None:
    table = Table().given(ob.DeckChanged("every two hours", "red"))
    assert view(table.state, "public", "en").deck == "red"
    assert [event.reason for event in table.events(ev.DeckNoted)] == ["every two hours"]
    table.given(ob.HandBegun())
    assert view(table.state, "public", "en").deck == "red"
    table.check_log()
    # No card is out, so another one may still come.
    table.given(ob.DeckChanged("a marked card", "blue"))
    assert table.quiet
    table.refuses("name_missing", ob.DeckChanged(" "))


def test_a_deck_that_comes_in_mid_hand_is_the_floors_to_judge() -> None:
    table = Table().deal().given(ob.DeckChanged("the dealer took the other one"))
    fault = table.fault("floor_called")
    assert (fault.detail, fault.blocks) == ("deck_changed_in_hand", "before_next_card")
    told = view(table.state, "dealer", "en").hand
    assert told is not None
    assert told.irregularities[0].detail == (
        "The deck was changed while cards of the hand were out."
    )
    table.rules_void()
    assert table.phase_now() in ENDED


# --- stacks


def test_stacks_between_hands_are_what_was_counted() -> None:
    table = Table((1000, 1000, 1000)).given(corrected((1, 1200), (2, 900)))
    assert stacks(table) == {1: 1200, 2: 900, 3: 1000}
    (event,) = table.events(ev.StacksSetRight)
    assert event.difference == 100
    assert [(each.seat, each.before, each.stack) for each in event.stacks] == [
        (1, 1000, 1200),
        (2, 1000, 900),
    ]
    assert (event.by, event.reason) == ("Dana", "counted")
    assert table.say(corrected((1, 1200))).events == ()
    table.check_log()


def test_stacks_in_a_hand_are_the_chips_behind_the_line() -> None:
    table = Table((1000, 1000, 1000)).deal().acts("3 raise 300")
    before = chips_in_play(table.hand.betting)
    table.given(corrected((3, 900), (1, 500)))
    assert (table.stacks[3], table.bets[3]) == (900, 300)
    assert chips_in_play(table.hand.betting) == before - 250
    table.acts("1 fold", "2 fold").given(ob.PotPushed())
    assert stacks(table) == {1: 500, 2: 900, 3: 1350}
    table.check_log()


def test_who_waits_for_the_next_hand_has_the_chips_of_the_table() -> None:
    table = Table((1000, 1000)).deal().given(ob.PlayerSeated(5, "Eva", 700), corrected((5, 800)))
    assert stacks(table)[5] == 800


def test_a_stack_that_decides_who_is_all_in_is_not_corrected_by_the_way() -> None:
    table = Table((1000, 300, 1000)).deal().acts("3 call", "1 call", "2 all_in")
    table.refuses("stack_decides", corrected((2, 100)))
    table.refuses("stack_decides", corrected((3, 0)))
    table.given(corrected((3, 850)))
    assert table.stacks[3] == 850


def test_a_count_of_stacks_has_a_reason_and_players() -> None:
    table = Table((1000, 1000))
    table.refuses("name_missing", corrected((1, 900), reason=" "))
    table.refuses("seat_empty", corrected((5, 900)))
    table.refuses("unknown_seat", corrected((11, 900)))
    table.refuses("duplicate_seat", corrected((1, 900), (1, 800)))
    table.refuses("amount_out_of_range", corrected((1, -1)))
    table.refuses("role_may_not", corrected((1, 900)), "device")


# --- who is there


def test_a_seat_shows_who_is_away_and_who_sits_out() -> None:
    table = Table((1000, 1000, 1000)).given(ob.PlayerAway(2), ob.PenaltyServed(3, 2))
    for _ in range(2):
        seats = {seat.seat: seat for seat in view(table.state, "public", "en").seats}
        assert [(seat.away, seat.penalty) for seat in seats.values()] == [
            (False, 0),
            (True, 0),
            (False, 2),
        ]
        if table.state.hand is None:
            table.given(ob.HandBegun())
    table.given(ob.PlayerAway(2, away=False))
    assert not view(table.state, "public", "en").seats[1].away
