"""Pots of which every player is out: won by the last of them, or for the floor to give away."""

import pytest

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.events import PotsFormed
from statemachine.phases import Phase
from statemachine.rulebooks import RULEBOOKS
from tests.statemachine.table import Table, known

STACKS = (1000, 9000, 9000)


def side_pot(book: str = "tda") -> Table:
    """Seat 1 is all in for 1,000; seats 2 and 3 have 500 each in a side pot, and see a flop."""
    table = Table(STACKS, blinds=(50, 100), book=RULEBOOKS[book]).deal()
    table.acts("3 raise 1500", "1 all_in", "2 call")
    table.street("Ah Kd 7s")
    assert table.pots == [(3000, (1, 2, 3)), (1000, (2, 3))]
    return table


def paid(table: Table) -> dict[int, int]:
    won: dict[int, int] = {}
    for award in table.hand.awards:
        for share in award.shares:
            won[share.seat] = won.get(share.seat, 0) + share.amount
    return won


def shown_down(table: Table) -> Table:
    for card in ("2h", "3c"):
        table.street(card)
        if table.phase in (Phase.TURN, Phase.RIVER):
            table.around()
    return table


def test_the_last_hand_of_a_side_pot_keeps_it_when_it_is_killed() -> None:
    table = side_pot().acts("2 bet 700", "3 fold")
    table.rules(fx.KillHand(2), faults=[])
    assert table.events(PotsFormed)
    assert table.live == [1]
    table.given(ob.PotPushed())
    assert paid(table) == {1: 3000, 2: 1000}
    # The 700 that nobody called had gone back to it.
    assert table.stacks == {1: 3000, 2: 8500, 3: 7500}
    table.check_log()


def test_while_another_may_still_win_the_side_pot_it_is_the_others() -> None:
    table = side_pot()
    table.rules(fx.KillHand(2), faults=[])
    assert not table.events(PotsFormed)
    assert table.pots == [(3000, (1, 3)), (1000, (3,))]


@pytest.mark.parametrize("stands", [True, False])
def test_two_folds_under_a_hold_leave_the_side_pot_to_the_second(stands: bool) -> None:
    table = Table(STACKS, blinds=(50, 100)).deal()
    table.acts("3 raise 1500", "1 all_in", "2 call")
    table.given(ob.StreetDealt(known("Ah Kd 7s 3c")))
    assert table.held()
    table.acts("2 fold", "3 fold")
    assert table.live == [1]
    table.rules(fx.MoveCards("board", "aside", (3,)))
    table.answer("stands" if stands else "taken_back", role="floor")
    if stands:
        assert table.phase is Phase.AWARD
        table.given(ob.PotPushed())
        assert paid(table) == {1: 3000, 3: 1000}
    else:
        assert table.live == [1, 2, 3]
        assert table.pots == [(3000, (1, 2, 3)), (1000, (2, 3))]
    table.check_log()


def test_a_killed_hand_keeps_only_what_nobody_else_has_a_part_in() -> None:
    table = Table((1000, 3000, 9000, 9000), blinds=(50, 100)).deal()
    table.acts("3 raise 4000", "4 call", "1 all_in", "2 all_in")
    table.street("Ah Kd 7s")
    table.acts("3 check", "4 fold")
    table.rules(fx.KillHand(3), faults=[])
    assert [amount for amount, _ in table.pots] == [4000, 6000, 2000]
    shown_down(table)
    table.given(ob.WinnerDeclared((1,), 0), ob.PotPushed())
    assert paid(table) == {1: 4000, 2: 6000, 3: 2000}
    table.check_log()


def foul(book: str) -> Table:
    """The last hand of the side pot has three cards."""
    table = side_pot(book).acts("2 bet 700", "3 fold").given(ob.PileCounted("seat-2", 3))
    fault = table.fault("wrong_hole_count").id
    table.rules(fx.KillHand(), faults=[fault])
    assert table.live == [1]
    return table


def test_a_hand_that_cannot_win_leaves_the_pot_to_the_floor() -> None:
    table = foul("tda")
    fault = table.fault("pot_without_winner")
    assert (fault.seat, fault.silent, fault.blocks) == (2, True, "before_award")
    table.given(ob.PotPushed())
    assert table.hand.awards == ()
    table.refuses(
        "effect_impossible", ob.RulingGiven((), "so", (fx.ReverseAward((9,), 1),)), "floor"
    )
    # Named for all pots, seat 1 has only the one in which it has a part.
    table.rules(fx.ReverseAward((1,)), faults=[])
    assert {said.pot: said.seats for said in table.hand.declared} == {0: (1,), 1: (2,)}
    table.rules(fx.ReverseAward((3,), 1))
    table.given(ob.PotPushed())
    assert paid(table) == {1: 3000, 3: 1000}
    table.check_log()


def test_the_floor_may_let_the_pot_be_that_hands() -> None:
    table = foul("tda")
    table.step("call_floor")
    table.step("rule", "stands", role="floor")
    table.given(ob.PotPushed())
    assert paid(table) == {1: 3000, 2: 1000}


def test_or_the_pot_waits_for_the_next_hand_where_the_book_has_it_so() -> None:
    table = foul("hoyle")
    assert table.quiet
    table.given(ob.PotPushed())
    assert paid(table) == {1: 3000}
    assert table.hand.betting.carried == 1000
    table.deal()
    assert table.hand.terms.carried == 1000
    table.check_log()


def test_the_only_hand_that_is_left_and_cannot_win_is_for_the_floor_too() -> None:
    """A-14c."""
    table = Table((9000,) * 3, blinds=(50, 100)).deal().acts("3 fold", "1 fold")
    table.given(ob.PileCounted("seat-2", 3))
    table.rules(fx.KillHand(), faults=[table.fault("wrong_hole_count").id])
    assert table.faults() == ["pot_without_winner"]
    table.given(ob.PotPushed())
    assert table.hand.awards == ()
    table.rules(fx.ReverseAward((1,), 0))
    table.given(ob.PotPushed())
    assert paid(table) == {1: 100}
    table.check_log()
