"""What silent chips and unclear words come to: a call, a full raise, or what the floor says."""

import pytest

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.irregularities import IrregularityKind
from statemachine.rulebooks import Remedy
from tests.statemachine.bets import (
    CORRECTING,
    RICH,
    always,
    book,
    corrects,
    on_flop,
)
from tests.statemachine.table import Table

# --- half of what a raise needs (TDA-43-A)


@pytest.mark.parametrize(("made", "to"), [(1499, 1000), (1500, 2000), (1999, 2000), (1001, 1000)])
@pytest.mark.parametrize("kind", ["underraise", "multiple_chips"])
def test_half_of_the_increment_is_a_raise_and_less_is_a_call(
    made: int, to: int, kind: IrregularityKind
) -> None:
    """B14."""
    table = on_flop(stacks=RICH[:3], blinds=(500, 1000)).acts("1 bet 1000")
    if kind == "underraise":
        table.acts(f"2 raise {made}")
    else:
        table.given(ob.FaultReported("multiple_chips", seat=2, amount=made))
    corrects(table)
    assert table.bets == {1: 1000, 2: to}
    assert table.stacks[2] == 49_000 - to
    assert table.hand.betting.call == to
    assert table.advice.actor == 3
    assert table.hand.betting.full_raise == 1000
    assert table.quiet


@pytest.mark.parametrize(("opened", "made", "to"), [(1100, 1500, 1700), (1100, 1300, 1100)])
def test_several_chips_without_a_word(opened: int, made: int, to: int) -> None:
    """P-042, P-043."""
    table = Table(RICH[:4], blinds=(250, 500), book=CORRECTING).deal()
    table.acts(f"3 raise {opened}").given(ob.FaultReported("multiple_chips", seat=4, amount=made))
    corrects(table)
    assert table.bets[4] == to


@pytest.mark.parametrize(("made", "to"), [(2500, 2800), (2000, 1400)])
def test_several_chips_over_an_opening_bet(made: int, to: int) -> None:
    """P-044."""
    table = on_flop(stacks=RICH[:3]).acts("1 bet 1400")
    table.given(ob.FaultReported("multiple_chips", seat=2, amount=made))
    corrects(table)
    assert table.bets == {1: 1400, 2: to}


def test_whether_half_is_reached_is_a_fact_of_the_log() -> None:
    halves = book(
        multiple_chips=(
            Remedy(("half_reached",), "bet_correction", "before_next_card", ()),
            Remedy((), "stands", "nothing", ()),
        )
    )
    for made, procedure in ((1500, "bet_correction"), (1499, "stands")):
        table = on_flop(stacks=RICH[:3], blinds=(500, 1000), house=halves).acts("1 bet 1000")
        table.given(ob.FaultReported("multiple_chips", seat=2, amount=made))
        assert table.fault().procedure == procedure


def test_a_call_that_was_entered_for_a_raise_is_made_one() -> None:
    table = on_flop(stacks=RICH[:4], blinds=(500, 1000)).acts("1 bet 1000", "2 call", "3 call")
    table.given(ob.FaultReported("multiple_chips", seat=2, amount=1600))
    corrects(table)
    # Seat 3 called what was a bet of 1,000; it faces the raise.
    assert table.bets == {1: 1000, 2: 2000, 3: 1000}
    assert table.hand.betting.call == 2000
    table.acts("4 fold", "1 call")
    assert table.advice.actor == 3


# --- what is said and pushed


def test_a_string_bet_is_the_call_that_it_began_as() -> None:
    table = on_flop(stacks=RICH[:3]).acts("1 bet 600", "2 raise 2000")
    table.given(ob.FaultReported("string_bet", seat=2, amount=2000))
    corrects(table)
    assert table.bets == {1: 600, 2: 600}
    assert table.advice.actor == 3


def test_one_oversized_chip_that_nobody_entered_is_a_call() -> None:
    table = on_flop(stacks=RICH[:3], house=book(oversized_chip=always("bet_correction"))).acts(
        "1 bet 600"
    )
    table.given(ob.FaultReported("oversized_chip", seat=2, amount=5000))
    corrects(table)
    assert table.bets == {1: 600, 2: 600}
    assert table.hand.actions[-1].action == "call"


def test_an_amount_that_can_mean_two_things_is_what_the_floor_says() -> None:
    """P-051."""
    table = on_flop(stacks=RICH[:3])
    table.given(ob.FaultReported("ambiguous_amount", seat=1, amount=5))
    table.step("call_floor")
    table.step("correct", "corrected")
    table.acts("1 bet 5000")
    table.step("settle", amount=500)
    assert table.bets == {1: 500}


def test_raise_without_a_bet_is_the_least_bet_and_check_facing_one_bars_a_raise() -> None:
    """P-059."""
    table = on_flop(stacks=RICH[:3])
    table.given(ob.FaultReported("invalid_declaration", seat=1))
    corrects(table)
    assert table.bets == {1: 200}
    table = on_flop(stacks=RICH[:3]).acts("1 bet 400")
    table.given(ob.FaultReported("invalid_declaration", seat=2))
    corrects(table)
    assert table.advice.actor == 2
    assert {legal.action for legal in table.advice.actions} == {"fold", "call"}


def test_a_ruling_may_correct_the_last_bet_by_itself() -> None:
    table = on_flop(stacks=RICH[:3]).acts("1 bet 600", "2 call")
    table.rules(fx.CorrectBets(500), faults=[])
    assert table.bets == {1: 500, 2: 500}
    table = on_flop(stacks=RICH[:3])
    table.refuses("effect_impossible", ob.RulingGiven((), "so", (fx.CorrectBets(500),)), "floor")
