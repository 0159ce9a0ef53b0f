"""A seat that was passed over: what went past it, and whose turn it is then (53-B), and chips
that lie there out of turn where the book has them wait.
"""

from typing import Final

import pytest

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.decide.bet_facts import acted_past
from statemachine.events import ChipsForfeited, ChipsLaidEarly, EarlyChipsCounted
from statemachine.phases import Phase
from statemachine.rulebooks.hoyle import HOYLE
from statemachine.views import view
from tests.statemachine.table import Table

RICH: Final = (10_000,) * 6


def skipped(*acts: str) -> Table:
    """100-200: seat 3 raises, seat 4 is passed over, and others act on as is said."""
    table = Table(RICH, blinds=(100, 200)).deal().acts("3 raise 600")
    for act in acts:
        table.acts(act)
        table.answer("real", "out_of_turn")
    return table.given(ob.FaultReported("skipped_player", seat=4))


def test_substantial_action_past_the_seat_is_counted_out_of_turn() -> None:
    """SA-24, SA-25, P-029."""
    assert acted_past(skipped("5 call", "6 fold").hand, 1000)
    assert not acted_past(skipped("5 call").hand, 1000)
    table = Table(RICH, blinds=(100, 200)).to_flop()
    for act in ("2 check", "3 check"):
        table.acts(act)
        if table.hand.questions:
            table.answer("real", "out_of_turn")
    assert not acted_past(table.hand, 1000)


def test_the_fault_takes_those_of_the_acts_that_went_past_with_it() -> None:
    table = skipped("5 call", "6 fold")
    assert table.faults() == ["skipped_player"]
    assert [f.status for f in table.hand.irregularities] == ["superseded", "superseded", "open"]
    assert table.held()


def ruled(table: Table, outcome: str) -> Table:
    table.step("had_time", "yes", role="floor")
    table.step("call_floor")
    table.step("rule", outcome)
    return table


def test_without_substantial_action_the_action_backs_up() -> None:
    table = skipped("5 call")
    assert (table.fault().procedure, table.fault().silent) == ("action_backs_up", False)
    table.step("back_up")
    assert table.bets == {1: 100, 2: 200, 3: 600}
    assert table.live == [1, 2, 3, 4, 5, 6]
    assert table.advice.actor == 4
    assert table.quiet
    assert "raise" in {legal.action for legal in table.advice.actions}


def test_who_had_no_time_to_speak_up_has_the_turn_as_a_suggestion() -> None:
    """P-032."""
    table = skipped("5 call", "6 fold")
    table.step("had_time", "no", role="floor")
    assert (table.fault().procedure, table.fault().silent) == ("action_backs_up", True)
    table.step("back_up")
    assert table.live == [1, 2, 3, 4, 5, 6]
    assert table.advice.actor == 4


def test_acts_past_a_skipped_seat_need_no_answer_of_their_own() -> None:
    table = Table(RICH, blinds=(100, 200)).deal().acts("3 raise 600", "5 call", "6 fold")
    assert table.asked == ["out_of_turn", "out_of_turn"]
    table.given(ob.FaultReported("skipped_player", seat=4))
    assert table.asked == []
    assert table.fault().step == "had_time"
    assert table.bets == {1: 100, 2: 200, 3: 600, 5: 600}
    table.check_log()


def test_what_went_past_binds_and_he_may_only_call_or_fold() -> None:
    table = ruled(skipped("5 call", "6 fold"), "call_or_fold")
    assert table.bets == {1: 100, 2: 200, 3: 600, 5: 600}
    assert table.advice.actor == 4
    assert {legal.action for legal in table.advice.actions} == {"fold", "call"}
    assert table.quiet
    table.acts("4 call")
    assert table.advice.actor == 1
    table.check_log()


def test_or_his_hand_is_dead() -> None:
    table = ruled(skipped("5 call", "6 fold"), "dead")
    assert table.live == [1, 2, 3, 5]
    assert table.advice.actor == 1


# --- chips out of turn that wait (HOYLE-OOTBET)


def early(*acts: str, stacks: tuple[int, ...] = (10_000,) * 3) -> Table:
    """Limping players on the flop; each act is out of turn, and said to be so."""
    table = Table(stacks, blinds=(50, 100), book=HOYLE).to_flop()
    for act in acts:
        table.acts(act)
        table.answer("real", "out_of_turn")
    return table


def test_chips_out_of_turn_are_seen_in_front_and_are_no_bet_yet() -> None:
    table = early("2 bet 300")
    assert table.events(ChipsLaidEarly) == [ChipsLaidEarly(2, "bet", "flop", 300)]
    assert (table.player(2).early, table.player(2).bet, table.player(2).stack) == (300, 0, 9_900)
    assert (table.player(2).in_front, table.player(2).behind) == (300, 9_600)
    seen = next(s for s in view(table.state, "dealer", "en").seats if s.seat == 2)
    assert (seen.bet, seen.stack) == (300, 9_600)
    assert table.hand.betting.call == 0
    assert table.advice.actor == 1
    assert not table.held()
    table.check_log()


def test_when_the_turn_comes_they_are_what_they_amount_to() -> None:
    table = early("2 bet 300").acts("1 check")
    assert table.events(EarlyChipsCounted) == [EarlyChipsCounted(2)]
    assert table.player(2).early == 0
    assert table.bets == {2: 300}
    assert table.hand.betting.full_raise == 300
    assert table.advice.actor == 3
    table.check_log()


def test_a_turn_that_a_ruling_gives_is_a_turn_too() -> None:
    table = early("2 bet 300")
    table.rules(fx.SetActor(2), faults=[])
    assert table.bets == {2: 300}
    assert table.advice.actor == 3


def test_they_wait_while_the_game_is_held() -> None:
    table = early("2 bet 300").given(ob.PileCounted("seat-3", 3))
    assert table.held()
    table.acts("1 check")
    assert table.player(2).early == 300
    table.step("announce")
    table.step("call_floor")
    table.step("kill", role="floor")
    assert table.asked == ["played_under_hold"]
    table.answer("stands", role="floor")
    assert table.player(2).early == 0
    assert table.bets == {2: 300}


@pytest.mark.parametrize("effect", [fx.DeclareMisdeal(), fx.VoidHand(), fx.RefundSeat(2)])
def test_they_go_back_with_the_rest(effect: fx.Effect) -> None:
    table = early("2 bet 300")
    table.rules(effect, faults=[])
    assert table.player(2).stack == 10_000
    assert table.player(2).early == 0
    table.check_log()


def test_a_record_that_is_set_right_has_them_where_it_says() -> None:
    table = early("2 bet 300")
    seats = tuple(ob.SeatChips(seat, 9_900, 0) for seat in (1, 2, 3))
    table.given(ob.TableIsNow(("Ah", "Kd", "7s"), seats, (300,), table.hand.button, 1))
    assert table.player(2).early == 0
    table.acts("1 check")
    assert table.advice.actor == 2


def test_who_folds_before_the_turn_leaves_them() -> None:
    table = early("2 bet 300", "2 fold")
    assert table.events(ChipsForfeited) == [ChipsForfeited(2, 300)]
    assert table.player(2).dead == 300
    assert sum(table.stacks.values()) == 30_000 - 600


def test_forgotten_checks_do_not_check_for_them() -> None:
    table = early("2 bet 300")
    table.street("2h")
    table.answer("checked", "early_street")
    # Seat 1 checked, the 300 were the bet of seat 2, and the others called it.
    assert table.pots == [(300 + 900, (1, 2, 3))]
    assert table.phase is Phase.TURN
