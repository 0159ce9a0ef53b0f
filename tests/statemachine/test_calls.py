"""Who was called: the clock on a player, and the floor who is on the way."""

from typing import Any

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.roles import Role
from statemachine.rulebooks import RULEBOOKS
from statemachine.slots import changed
from statemachine.views import HandView, view
from tests.statemachine.table import AT, TDA, Table


def shown(table: Table, role: Role = "dealer", language: Any = "en") -> HandView:
    hand = view(table.state, role, language).hand
    assert hand is not None
    return hand


# --- the clock


def facing_a_bet(**options: Any) -> Table:
    return Table((9000,) * 3, **options).to_flop().acts("1 bet 2000")


def test_the_clock_is_on_the_player_to_act() -> None:
    table = facing_a_bet().given(ob.ClockCalled(2, asked_by=1))
    clock = shown(table, "public").clock
    assert clock is not None
    assert (clock.seat, clock.asked_by, clock.at) == (2, 1, AT)
    assert (clock.seconds, clock.countdown) == (30, 5)
    assert clock.text == "Clock on seat 2: 30 seconds to act."
    spanish = shown(table, language="es").clock
    assert spanish is not None
    assert spanish.text == "Tiempo al asiento 2: 30 segundos para actuar."
    # To say it again says nothing new.
    assert table.say(ob.ClockCalled(2)).events == ()
    table.check_log()


def test_an_act_ends_it_without_a_word() -> None:
    table = facing_a_bet().given(ob.ClockCalled(2)).acts("2 call")
    assert shown(table).clock is None
    table.refuses("no_clock", ob.ClockEnded())
    table.retracts(table.seq)
    assert shown(table).clock is not None


def test_when_the_time_is_up_the_book_says_what_follows() -> None:
    table = facing_a_bet().given(ob.ClockCalled(2), ob.ClockEnded())
    fault = table.fault("clock_expired")
    assert (fault.seat, fault.procedure, fault.citations) == (2, "hand_dead", ("TDA24-29",))
    assert shown(table).clock is None
    free = Table((9000,) * 3).to_flop().given(ob.ClockCalled(1), ob.ClockEnded())
    assert free.fault("clock_expired").procedure == "hand_lives"
    silent = facing_a_bet(book=RULEBOOKS["hoyle"]).given(ob.ClockCalled(2), ob.ClockEnded())
    assert silent.fault("clock_expired").silent


def test_it_can_be_called_off_and_the_report_alone_ends_it_too() -> None:
    table = facing_a_bet().given(ob.ClockCalled(2), ob.ClockEnded(expired=False))
    assert table.quiet
    assert shown(table).clock is None
    table.given(ob.ClockCalled(2), ob.FaultReported("clock_expired", seat=2))
    assert [event.expired for event in table.events(ev.ClockStopped)] == [True]
    assert table.faults() == ["clock_expired"]


def test_the_clock_is_on_nobody_else() -> None:
    table = facing_a_bet()
    table.refuses("clock_not_due", ob.ClockCalled(3))
    table.refuses("seat_not_in_hand", ob.ClockCalled(9))
    table.refuses("unknown_seat", ob.ClockCalled(2, asked_by=11))
    table.refuses("role_may_not", ob.ClockCalled(2), "device")
    table.around()
    table.refuses("clock_not_due", ob.ClockCalled(2))
    # Nobody knows whose turn it is where acts are not entered.
    dealing = Table(dealing=True).deal().given(ob.ClockCalled(2))
    assert shown(dealing).clock is not None
    dealing.given(ob.BettingClosed())
    assert shown(dealing).clock is None


def test_a_house_has_its_own_time() -> None:
    table = facing_a_bet(book=changed(TDA, clock_seconds=60, clock_countdown=10))
    table.given(ob.ClockCalled(2))
    clock = shown(table).clock
    assert clock is not None
    assert (clock.seconds, clock.countdown) == (60, 10)


# --- the floor on the way


def waiting() -> Table:
    return Table().deal().given(ob.FloorCalled("a dispute"))


def test_the_table_sees_who_is_on_the_way() -> None:
    table = waiting()
    table.say(ob.FloorGoing(1), "floor", "Flor")
    going = shown(table).going
    assert going is not None
    assert (going.floor, going.irregularity, going.at) == ("Flor", 1, AT)
    assert going.text == "Flor is on the way."
    assert shown(table, "public").going is None
    assert table.say(ob.FloorGoing(1), "floor", "Flor").events == ()
    table.say(ob.FloorGoing(1), "director", "Dora")
    going = shown(table).going
    assert going is not None
    assert going.floor == "Dora"
    table.check_log()


def test_a_ruling_a_step_of_the_floor_or_the_end_takes_it_away() -> None:
    table = waiting()
    table.say(ob.FloorGoing(), "floor", "Flor")
    table.rules()
    assert shown(table).going is None
    called = facing_a_bet().given(ob.ClockCalled(2), ob.ClockEnded())
    called.say(ob.FloorGoing(1), "floor", "Flor")
    called.step("call_floor")
    assert shown(called).going is not None
    called.step("kill", "done")
    assert shown(called).going is None
    over = Table().deal()
    over.say(ob.FloorGoing(), "floor", "Flor")
    over.acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed())
    assert shown(over).going is None


def test_a_dealer_names_the_floor_who_said_so_aloud() -> None:
    table = waiting().given(ob.FloorGoing(1, "Flor"))
    going = shown(table).going
    assert going is not None
    assert going.floor == "Flor"
    table.refuses("floor_name_missing", ob.FloorGoing(1))
    table.refuses("unknown_irregularity", ob.FloorGoing(7, "Flor"))
    table.refuses("role_may_not", ob.FloorGoing(1, "Flor"), "device")
    table.rules()
    table.refuses("irregularity_closed", ob.FloorGoing(1), "floor")
    Table().refuses("no_hand", ob.FloorGoing(), "floor")


def test_what_is_the_floors_alone_tells_nobody_that_he_comes() -> None:
    table = Table().to_flop("Ah Kd 7s", {1: "2c 2d"})
    table.given(ob.CardNamed("seat-4", 0, "2c"))
    (hidden,) = [fault for fault in table.hand.irregularities if fault.floor_only]
    table.refuses("unknown_irregularity", ob.FloorGoing(hidden.id, "Flor"))
    table.say(ob.FloorGoing(hidden.id), "floor", "Flor")
    assert shown(table).going is None
    assert shown(table, "floor").going is not None
