"""Bets that went wrong at a turn: calls that lack chips, motions, short stacks, the clock."""

from typing import Final

import pytest

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.rulebooks import Remedy, Rulebook
from statemachine.slots import changed
from tests.statemachine.bets import always, book
from tests.statemachine.table import TDA, Table

RICH: Final = (10_000,) * 6

CHOOSING: Final = book(undercall=always("undercall"))
MOVING: Final = book(
    forward_motion=(
        Remedy(("induced",), "forward_motion", "now", ()),
        Remedy(("deceptive",), "forward_motion", "now", ()),
        Remedy((), "forward_motion_released", "now", ()),
    )
)
NOTING: Final = book(short_blind=always("short_blind_side_pot", "nothing"))


# --- a call that lacks chips


def undercall(house: Rulebook = CHOOSING, players: int = 4) -> Table:
    """Limit: a bet of 20, and 10 chips for it."""
    table = Table(RICH[:players], variant="FT", level=ob.LevelSet(10, 20, small_bet=20), book=house)
    return table.to_flop().acts("1 bet", "2 call 10")


def test_a_call_with_too_few_chips_is_seen_by_its_amount() -> None:
    table = undercall()
    fault = table.fault()
    assert (fault.fault, fault.seat, fault.amount) == ("undercall", 2, 10)
    assert table.bets == {1: 20, 2: 10}
    assert table.hand.betting.call == 20
    assert table.advice.actor == 3


@pytest.mark.parametrize("amount", [None, 20, 21, 500])
def test_a_call_that_reaches_the_bet_is_a_call(amount: int | None) -> None:
    table = Table(RICH[:4]).to_flop()
    table.acts("1 bet 200")
    table.say(ob.PlayerActed(2, "call", amount and amount * 10))
    assert table.bets == {1: 200, 2: 200}
    assert table.quiet


def test_the_last_chips_are_no_undercall() -> None:
    table = Table((10_000, 150, 10_000)).to_flop().acts("1 bet 200")
    table.say(ob.PlayerActed(2, "call", 50))
    assert table.bets == {1: 200, 2: 50}
    assert table.quiet


def test_he_adds_what_is_missing_and_may_not_raise() -> None:
    """S-074, HOYLE-UNDER-1."""
    table = undercall()
    table.step("choose", "completes")
    assert table.bets == {1: 20, 2: 20}
    assert table.quiet
    table.acts("3 call", "4 call")
    assert table.phase is Phase.TURN_BURN
    table.check_log()


def test_or_folds_and_leaves_them() -> None:
    table = undercall()
    table.step("choose", "folds")
    assert table.live == [1, 3, 4]
    assert table.stacks[2] == 10_000 - 20 - 10
    assert table.advice.actor == 3
    table.acts("3 call", "4 call")
    assert table.pots == [(80 + 3 * 20 + 10, (1, 3, 4))]


def test_who_says_nothing_has_to_meet_the_bet_at_his_next_turn() -> None:
    table = undercall().acts("3 call", "4 call")
    assert table.phase is Phase.FLOP
    assert table.advice.actor == 2


def test_heads_up_the_call_is_completed() -> None:
    table = Table(RICH[:2], book=TDA).to_flop()
    table.acts("1 bet 400")
    table.say(ob.PlayerActed(2, "call", 150))
    assert table.fault().procedure == "bet_correction"
    table.step("call_floor")
    table.step("correct", "corrected")
    table.step("settle")
    assert table.pots == [(200 + 800, (1, 2))]
    assert table.phase is Phase.TURN_BURN


# --- chips pushed forward (LATAM-FM)


def pushed() -> Table:
    """S-058: the river, three players, no bet, and seat 1 pushes a stack forward."""
    table = Table(RICH[:3], blinds=(250, 500), book=MOVING).to_flop().around()
    table.street("2h")
    table.around()
    table.street("3c")
    table.given(ob.FaultReported("forward_motion", seat=1))
    assert table.fault().procedure == "fact_finding"
    return table


def test_a_motion_that_made_somebody_act_is_a_minimum_bet() -> None:
    table = pushed()
    table.step("induced", "yes", role="floor")
    table.step("call_floor")
    table.step("complete")
    assert table.bets == {1: 500}
    assert table.advice.actor == 2
    assert table.quiet


def test_facing_a_bet_it_is_the_call() -> None:
    table = Table(RICH[:3], book=MOVING).to_flop().acts("1 bet 700")
    table.given(ob.FaultReported("forward_motion", seat=2))
    table.step("induced", "no", role="floor")
    table.step("deceptive", "yes", role="floor")
    table.step("call_floor")
    table.step("complete")
    assert table.bets == {1: 700, 2: 700}


def test_a_motion_that_nobody_minded_goes_back_with_a_warning() -> None:
    """S-059."""
    table = pushed()
    table.step("induced", "no", role="floor")
    table.step("deceptive", "no", role="floor")
    assert table.fault().procedure == "forward_motion_released"
    table.step("warn", role="floor")
    assert table.bets == {}
    assert [seat for seat, _ in table.hand.penalties] == [1]
    assert table.quiet
    assert table.advice.actor == 1


def test_a_motion_of_one_who_checked_since_is_still_a_bet() -> None:
    table = Table(RICH[:3], book=MOVING).to_flop().acts("1 check")
    table.given(ob.FaultReported("forward_motion", seat=1))
    table.step("induced", "yes", role="floor")
    table.step("call_floor")
    table.step("complete")
    assert table.bets == {1: 100}
    assert table.advice.actor == 2
    table.acts("2 fold", "3 call")
    assert table.phase is Phase.TURN_BURN


# --- short stacks


def test_a_blind_that_is_short_does_not_lower_the_call() -> None:
    """S-053."""
    table = Table((10_000, 600, 10_000, 10_000), blinds=(500, 1000), book=NOTING).deal()
    fault = table.fault()
    assert (fault.fault, fault.seat, fault.amount, fault.blocks) == (
        "short_blind",
        2,
        600,
        "nothing",
    )
    table.acts("3 call", "4 call", "1 call")
    assert table.pots == [(2400, (1, 2, 3, 4)), (1200, (1, 3, 4))]
    table.step("announce")
    assert table.quiet


def test_what_one_caller_has_above_a_short_blind_comes_back() -> None:
    """S-054."""
    table = Table((10_000, 600, 10_000), blinds=(500, 1000), book=NOTING).deal()
    table.acts("3 call", "1 fold")
    assert table.pots == [(1700, (2, 3))]
    assert table.stacks[3] == 10_000 - 600


def test_a_book_that_has_nothing_to_say_of_it_is_not_asked() -> None:
    table = Table((10_000, 600, 10_000), blinds=(500, 1000)).deal()
    assert table.quiet


def short_all_in(house: Rulebook = TDA) -> Table:
    """S-052: the big blind is 1,000, and the flop is opened all in for 400."""
    table = Table((10_000, 1_400, 10_000), blinds=(500, 1000), book=house).to_flop()
    return table.acts("1 check", "2 all_in")


def test_the_call_of_a_short_all_in_is_what_it_has_and_a_raise_is_a_big_blind_more() -> None:
    table = short_all_in()
    amounts = {legal.action: legal.least for legal in table.advice.actions}
    assert (amounts["call"], amounts["raise"]) == (400, 1400)


@pytest.mark.parametrize("reopens", [False, True])
def test_whether_one_who_checked_may_raise_it_is_the_houses_to_say(reopens: bool) -> None:
    """A-40, B02."""
    house = changed(TDA, short_all_in_reopens_checkers=reopens)
    table = short_all_in(house).acts("3 call")
    assert table.advice.actor == 1
    assert ("raise" in {legal.action for legal in table.advice.actions}) is reopens
    if reopens:
        table.acts("1 raise 1400")
        assert table.quiet
        table.acts("3 call")
        assert table.pots == [(3000 + 1200, (1, 2, 3)), (2000, (1, 3))]


def test_a_short_all_in_is_noted_where_the_book_has_something_to_say_of_it() -> None:
    table = short_all_in(book(short_all_in=always("short_blind_side_pot", "nothing")))
    assert (table.fault().fault, table.fault().amount) == ("short_all_in", 400)
    assert not table.held()


# --- the clock


def test_the_clock_kills_a_hand_that_faces_a_bet() -> None:
    """P-063."""
    table = Table(RICH[:3]).to_flop().acts("1 bet 200")
    table.given(ob.FaultReported("clock_expired", seat=2))
    assert table.fault().procedure in ("hand_dead", "floor_discretion")
    table.rules(fx.MakeAct("fold", 2))
    assert table.live == [1, 3]
    assert table.advice.actor == 3


def test_the_clock_checks_for_who_faces_nothing() -> None:
    table = Table(RICH[:3]).to_flop()
    table.rules(fx.MakeAct("call", 1), faults=[])
    assert table.hand.actions[-1].action == "check"
    assert table.advice.actor == 2


# --- what goes back, and what stays


def test_the_uncalled_part_of_a_dead_hands_bet_goes_back() -> None:
    """P-072: called is only what another has in."""
    table = Table((50_000,) * 4, blinds=(500, 1000)).deal()
    table.acts("3 raise 3000", "4 raise 20000")
    table.rules(fx.KillHand(4), fx.ReturnUncalled(4), faults=[])
    assert table.bets == {1: 500, 2: 1000, 3: 3000, 4: 3000}
    assert table.stacks[4] == 47_000
    assert table.hand.betting.call == 3000
    assert table.hand.betting.full_raise == 2000
    assert table.advice.actor == 1
    table.acts("1 fold", "2 fold")
    assert table.phase is Phase.AWARD
    assert table.pots == [(7500, (3,))]


@pytest.mark.parametrize("back", [True, False])
def test_in_a_procedure_the_book_says_whether_it_does(back: bool) -> None:
    """A-14."""
    house = changed(TDA, dead_hand_uncalled_back=back)
    table = Table((50_000,) * 4, blinds=(500, 1000), book=house).deal().acts("3 raise 9000")
    table.given(ob.PileCounted("seat-3", 3))
    table.rules(fx.KillHand(), fx.ReturnUncalled())
    assert table.stacks[3] == (49_000 if back else 41_000)
    assert table.hand.betting.call == (1000 if back else 9000)


def test_a_seat_takes_back_all_that_it_put_in() -> None:
    """S-048, PR-F: 450 go back, and the hand is dead."""
    table = Table(RICH[:4], blinds=(50, 100)).to_flop().acts("1 bet 350", "2 call")
    table.rules(fx.RefundSeat(1), faults=[])
    assert table.stacks[1] == 10_000
    assert table.live == [2, 3, 4]
    assert table.pots == [(300, (2, 3, 4))]
    assert table.bets == {2: 350}
    assert table.hand.betting.call == 350
    assert table.advice.actor == 3
    table.check_log()


def test_a_refund_comes_out_of_pots_that_stand() -> None:
    table = Table(RICH[:3], blinds=(50, 100)).to_flop().acts("1 bet 350", "2 call", "3 call")
    for card in ("2h", "3c"):
        table.street(card)
        table.around()
    assert table.phase is Phase.SHOWDOWN
    table.rules(fx.RefundSeat(3), faults=[])
    assert table.stacks[3] == 10_000
    assert [amount for amount, _ in table.pots] == [900]
    table.given(ob.WinnerDeclared((1,)), ob.PotPushed())
    assert table.stacks == {1: 10_450, 2: 9_550, 3: 10_000}


def test_chips_that_are_forfeited_are_nobodys_bet() -> None:
    table = Table(RICH[:3]).to_flop().acts("1 bet 500")
    table.rules(fx.ForfeitChips(1, 200), faults=[])
    assert table.bets == {1: 300}
    assert table.player(1).dead == 200
    table.refuses(
        "effect_impossible", ob.RulingGiven((), "so", (fx.ForfeitChips(1, 5000),)), "floor"
    )


def test_a_hand_that_is_forfeited_gets_no_uncalled_chips_back() -> None:
    """LATAM-COUNT-4."""
    table = Table(RICH[:3]).to_flop().acts("1 bet 500")
    table.rules(fx.KillHand(1), fx.ForfeitChips(1), faults=[])
    table.acts("2 fold")
    assert table.pots == [(800, (3,))]
    assert table.stacks[1] == 9_400
