"""Bets of a wrong amount, to the chip: what they become, who goes along, and until when."""

import pytest

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.corrections import NewBet
from statemachine.decide.bet_effects import right_bet
from statemachine.phases import Phase
from statemachine.rulebooks import Remedy
from tests.statemachine.bets import (
    CORRECTING,
    FORFEITING,
    HOLDING,
    RICH,
    corrects,
    on_flop,
    pot_limit_flop,
)
from tests.statemachine.table import TDA, Table


def under_raised() -> Table:
    """W-3: a bet of 600, a raise to 1,000 that two call and one folds to."""
    return on_flop(stacks=RICH[:5]).acts("1 bet 600", "2 raise 1000", "3 call", "4 call", "5 fold")


# --- too small


def test_everybody_in_is_brought_to_the_least_raise_and_the_bettor_faces_it() -> None:
    """W-3, S-066."""
    table = under_raised()
    assert table.faults() == ["underraise"]
    new = right_bet(table.hand, table.fault())
    assert new is not None
    assert (new.level, new.bets) == (
        1200,
        (NewBet(2, 1000, 1200), NewBet(3, 1000, 1200), NewBet(4, 1000, 1200)),
    )
    corrects(table)
    assert table.bets == {1: 600, 2: 1200, 3: 1200, 4: 1200}
    assert sum(table.bets.values()) == 4200
    assert table.stacks[2] == 50_000 - 200 - 1200
    assert not table.player(5).live
    assert table.advice.actor == 1
    assert table.hand.betting.call - table.player(1).bet == 600
    # He faces a whole raise, so that he may raise again.
    least = {legal.action: legal.least for legal in table.advice.actions}
    assert least["raise"] == 1800
    assert table.quiet
    table.acts("1 call")
    assert table.phase is Phase.TURN_BURN
    assert table.pots == [(5 * 200 + 4 * 1200, (1, 2, 3, 4))]
    table.check_log()


def test_what_was_played_under_a_hold_stands_as_it_is_corrected() -> None:
    table = on_flop(stacks=RICH[:5], house=HOLDING)
    table.acts("1 bet 600", "2 raise 1000", "3 call", "4 call", "5 fold")
    assert table.hand.hold is not None
    assert table.hand.hold.played
    corrects(table)
    assert table.bets == {1: 600, 2: 1200, 3: 1200, 4: 1200}
    assert table.quiet
    assert not table.held()
    assert table.advice.actor == 1
    table.check_log()


def test_it_stands_once_the_next_card_is_up() -> None:
    """S-067."""
    table = under_raised().acts("1 call")
    table.rules(faults=[1])
    table.street("2h")
    table.given(ob.FaultReported("underraise", "flop", seat=2))
    fault = table.hand.open_irregularities()[-1]
    # The bets of the flop are no more in the record of this street.
    assert right_bet(table.hand, fault) is None
    assert TDA.remedy("underraise", {"street_open": False, "showdown_begun": False}) == Remedy(
        (), "stands", "nothing", ("TDA-54-A3",)
    )


def test_it_is_corrected_with_the_burn_made_and_no_card_up() -> None:
    """A-12: a burn alone does not close the street."""
    table = under_raised().acts("1 call")
    table.given(ob.CardBurned())
    assert table.phase is Phase.TURN_DEAL
    corrects(table)
    assert table.pots == [(5 * 200 + 4 * 1200, (1, 2, 3, 4))]
    assert table.stacks[1] == 50_000 - 200 - 1200
    assert table.phase is Phase.TURN_DEAL
    table.street("2h")
    assert table.phase_now() is Phase.TURN
    table.check_log()


def river(acts: tuple[str, ...]) -> Table:
    table = on_flop(stacks=RICH[:3], house=TDA).around()
    table.street("2h")
    table.around()
    table.street("3c")
    return table.acts(*acts)


def test_on_the_river_it_is_corrected_until_the_showdown() -> None:
    """S-068, first part."""
    table = river(("1 bet 600", "2 raise 1000", "3 call"))
    assert (table.fault().procedure, table.fault().citations) == (
        "bet_correction",
        ("TDA-54-A1",),
    )
    corrects(table)
    assert table.bets == {1: 600, 2: 1200, 3: 1200}
    assert table.advice.actor == 1


def test_on_the_river_after_the_last_call_the_pots_grow() -> None:
    table = river(("1 bet 600", "2 raise 1000", "3 call", "1 call"))
    assert table.phase is Phase.SHOWDOWN
    corrects(table)
    assert table.pots == [(600 + 3 * 1200, (1, 2, 3))]
    assert table.quiet
    table.check_log()


def test_once_a_hand_is_tabled_it_stands() -> None:
    """S-068, second part."""
    table = river(("1 bet 600", "2 call", "3 call"))
    table.given(ob.HandTabled(1), ob.FaultReported("underraise", seat=2, amount=1000))
    fault = table.fault()
    assert (fault.procedure, fault.citations) == ("stands", ("TDA-54-A2",))


def test_an_opening_bet_below_the_least_is_brought_to_it() -> None:
    """P-136."""
    table = on_flop(stacks=RICH[:3]).acts("1 bet 100", "2 call", "3 call")
    assert table.faults() == ["underbet"]
    assert table.phase is Phase.TURN_BURN
    corrects(table)
    assert table.pots == [(600 + 3 * 200, (1, 2, 3))]
    assert table.stacks == dict.fromkeys((1, 2, 3), 50_000 - 400)


def test_in_fixed_limit_the_bet_is_made_its_one_size() -> None:
    """S-087."""
    table = Table(
        RICH[:3], variant="FT", level=ob.LevelSet(100, 200, small_bet=200), book=CORRECTING
    )
    table.to_flop().around()
    table.street("2h")
    table.acts("1 bet 300", "2 call")
    assert table.faults() == ["underbet"]
    corrects(table)
    assert table.bets == {1: 400, 2: 400}
    assert table.advice.actor == 3
    assert table.hand.betting.raises == 1


def test_an_all_in_caller_below_the_level_is_capped_and_a_side_pot_opens() -> None:
    table = on_flop(stacks=(50_000, 50_000, 1_200, 50_000, 50_000))
    table.acts("1 bet 600", "2 raise 1000", "3 call", "4 call", "5 fold")
    corrects(table)
    assert table.bets == {1: 600, 2: 1200, 3: 1000, 4: 1200}
    assert table.stacks[3] == 0
    table.acts("1 call")
    assert table.pots == [
        (1000 + 4 * 1000, (1, 2, 3, 4)),
        (3 * 200, (1, 2, 4)),
    ]
    table.check_log()


def test_what_nobody_can_call_any_more_is_not_put_in() -> None:
    table = on_flop(stacks=(50_000, 50_000, 1_200))
    table.acts("1 bet 600", "2 raise 1000", "3 call", "1 fold")
    assert table.phase is Phase.TURN_BURN
    assert right_bet(table.hand, table.fault()) is None
    corrects(table)
    assert table.stacks == {1: 49_200, 2: 48_800, 3: 0}


def test_a_raise_over_the_wrong_bet_stands() -> None:
    table = on_flop(stacks=RICH[:4]).acts("1 bet 600", "2 raise 1000", "3 raise 3000", "4 call")
    corrects(table)
    assert table.bets == {1: 600, 2: 1200, 3: 3000, 4: 3000}
    assert table.hand.betting.call == 3000
    assert table.advice.actor == 1


def test_the_floor_may_name_the_amount() -> None:
    table = corrects(under_raised(), amount=1100)
    assert table.bets == {1: 600, 2: 1100, 3: 1100, 4: 1100}


def test_the_floor_may_let_it_stand() -> None:
    table = under_raised()
    table.step("call_floor")
    table.step("correct", "stands")
    assert table.bets == {1: 600, 2: 1000, 3: 1000, 4: 1000}
    assert table.quiet


# --- pot limit


def test_a_count_too_low_is_corrected_while_only_one_player_has_acted() -> None:
    """W-5, S-071: a fold alone."""
    table = pot_limit_flop().acts("2 bet 9500", "3 fold")
    table.given(ob.FaultReported("pot_miscount", seat=2, amount=9500))
    assert (table.fault().procedure, table.fault().citations) == (
        "bet_correction",
        ("TDA-54-B2",),
    )
    corrects(table)
    assert table.bets == {2: 10_500}
    assert sum(table.bets.values()) + 10_500 == 21_000
    assert table.advice.actor == 4


def test_a_count_too_low_is_corrected_for_the_one_who_called_it() -> None:
    """P-137: a call alone is no substantial action."""
    table = pot_limit_flop().acts("2 bet 9500", "3 call")
    table.given(ob.FaultReported("pot_miscount", seat=2, amount=9500))
    corrects(table)
    assert table.bets == {2: 10_500, 3: 10_500}


def test_a_count_too_low_stands_after_substantial_action() -> None:
    """W-4, S-070: a fold and a call."""
    table = pot_limit_flop().acts("2 bet 9500", "3 fold", "4 call")
    table.given(ob.FaultReported("pot_miscount", "flop", seat=2, amount=9500))
    assert (table.fault().procedure, table.fault().citations) == ("stands", ("TDA-54-B2",))
    assert table.pots == [(29_500, (2, 4))]


@pytest.mark.parametrize(
    ("acts", "corrected"),
    [
        (("fold",), True),
        (("call",), True),
        (("fold", "fold"), True),
        (("fold", "call"), False),
        (("fold", "fold", "fold"), False),
    ],
)
def test_only_what_follows_the_bet_is_counted(acts: tuple[str, ...], corrected: bool) -> None:
    """S-090."""
    table = Table((100_000,) * 6, variant="PO", blinds=(500, 1000)).to_flop()
    table.acts("1 bet 5000", *(f"{seat} {act}" for seat, act in enumerate(acts, start=2)))
    table.given(ob.FaultReported("pot_miscount", seat=1, amount=5000))
    assert (table.fault().procedure == "bet_correction") is corrected


def overbet() -> Table:
    return pot_limit_flop().acts("2 bet 11500", "3 call", "4 call")


def test_a_count_too_high_is_cut_for_everybody() -> None:
    """W-6, S-072."""
    table = overbet()
    assert table.faults() == ["overbet_limit"]
    assert table.phase is Phase.TURN_BURN
    assert table.pots == [(45_000, (2, 3, 4))]
    before = table.stacks
    corrects(table)
    assert table.pots == [(42_000, (2, 3, 4))]
    assert {seat: table.stacks[seat] - before[seat] for seat in (1, 2, 3, 4)} == {
        1: 0,
        2: 1000,
        3: 1000,
        4: 1000,
    }
    table.check_log()


def test_a_count_too_high_is_cut_while_players_still_act() -> None:
    table = pot_limit_flop().acts("2 bet 11500", "3 call")
    corrects(table)
    assert table.bets == {2: 10_500, 3: 10_500}
    assert table.hand.betting.call == 10_500
    assert table.advice.actor == 4


def test_an_all_in_that_called_a_bet_too_high_is_cut_as_well() -> None:
    table = on_flop(stacks=(50_000, 1_000, 50_000), variant="PT", house=CORRECTING)
    table.acts("1 bet 1000", "2 all_in")
    corrects(table)
    assert table.bets == {1: 600, 2: 600}
    assert table.stacks[2] == 200
    assert table.hand.betting.call == 600
    table.acts("3 call")
    assert table.pots == [(600 + 3 * 600, (1, 2, 3))]
    table.check_log()


def test_chips_that_a_ruling_left_above_the_call_are_nobodys_to_match() -> None:
    table = on_flop(stacks=(50_000, 1_000, 800)).acts("1 bet 400", "2 all_in", "3 all_in")
    table.rules(fx.SetCall(400), faults=[])
    table.acts("1 check")
    assert table.phase is Phase.TURN_BURN


def test_a_count_too_high_stands_with_the_next_card_up() -> None:
    """S-073."""
    table = overbet()
    table.rules(faults=[table.fault().id])
    table.street("2h")
    table.given(ob.FaultReported("pot_miscount", "flop", seat=2, amount=11_500))
    assert (table.fault("pot_miscount").procedure, table.fault("pot_miscount").citations) == (
        "stands",
        ("TDA-54-B3",),
    )
    assert table.pots == [(45_000, (2, 3, 4))]


def test_a_cut_bet_comes_out_of_pots_that_stand_already() -> None:
    table = pot_limit_flop().around()
    table.street("2h")
    table.around()
    table.street("3c")
    table.acts("2 bet 11500", "3 call", "4 call")
    assert table.phase is Phase.SHOWDOWN
    corrects(table)
    assert table.pots == [(42_000, (2, 3, 4))]
    table.check_log()


# --- excess that stays in the pot (HOYLE-UNDER-2, HOYLE-OVER-1)


def test_a_raise_that_is_too_small_is_a_call_and_its_excess_is_dead() -> None:
    """S-069."""
    table = on_flop(stacks=RICH[:4], house=FORFEITING)
    table.acts("1 bet 600", "2 raise 1000", "3 call")
    assert table.fault().procedure == "underraise_is_call"
    table.step("apply")
    assert table.bets == {1: 600, 2: 600, 3: 600}
    assert table.hand.betting.call == 600
    assert table.player(2).dead == 400
    assert table.stacks == {1: 49_200, 2: 48_800, 3: 49_200, 4: 49_800}
    table.acts("4 call")
    assert table.pots == [(800 + 4 * 600 + 400, (1, 2, 3, 4))]
    table.check_log()


def test_a_bet_above_the_limit_is_the_limit_and_its_excess_stays() -> None:
    table = pot_limit_flop(house=FORFEITING).acts("2 bet 11500", "3 call")
    table.step("apply")
    assert table.bets == {2: 10_500, 3: 10_500}
    assert table.player(2).dead == 1000
    assert table.stacks[3] == 100_000 - 3500 - 10_500
    table.acts("4 call")
    assert table.pots == [(10_500 + 3 * 10_500 + 1000, (2, 3, 4))]
