"""Pot-limit betting: what the pot is that may be bet, and what is above it."""

import pytest

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.slots import changed
from tests.statemachine.table import TDA, Table


def legal(table: Table) -> dict[str, tuple[int | None, int | None]]:
    return {a.action: (a.least, a.most) for a in table.advice.actions}


def omaha(*stacks: int, **more: object) -> Table:
    return Table(stacks, variant="PO", **more)  # type: ignore[arg-type]


def test_the_first_pot_raise_is_the_call_and_the_pot_with_it() -> None:
    table = omaha(10_000, 10_000, 10_000).deal()
    assert legal(table) == {"fold": (None, None), "call": (100, 100), "raise": (200, 350)}


def test_a_pot_raise_of_a_raise() -> None:
    table = omaha(10_000, 10_000, 10_000).deal().acts("3 raise 350")
    # 300 to call; then the pot is 350 + 350 + 100.
    assert legal(table)["raise"] == (600, 350 + 800)
    table.acts("1 fold")
    assert legal(table)["raise"] == (600, 350 + 50 + 350 + 350)


def test_after_the_first_street_the_pot_is_what_lies_there() -> None:
    table = omaha(10_000, 10_000, 10_000, ante=20).to_flop()
    # No bet yet: as much as the pot, antes and all.
    assert legal(table)["bet"] == (100, 360)
    table.acts("1 bet 360")
    assert legal(table)["raise"] == (720, 360 * 4)
    table.acts("2 call")
    assert legal(table)["raise"] == (720, 360 * 5)


def test_b11_a_big_blind_ante_is_not_in_the_pot_before_the_flop() -> None:
    table = omaha(10_000, 10_000, 10_000, ante=100, ante_kind="big_blind").deal()
    assert table.pots == [(100, (1, 2, 3))]
    assert legal(table)["raise"] == (200, 350)
    counting = omaha(
        10_000,
        10_000,
        10_000,
        ante=100,
        ante_kind="big_blind",
        book=changed(TDA, pot_counts_antes=True),
    ).deal()
    assert legal(counting)["raise"] == (200, 450)


@pytest.mark.parametrize("stacks", [(10_000, 100, 10_000, 10_000), (60, 10_000, 10_000, 10_000)])
def test_a_short_blind_counts_in_full(stacks: tuple[int, ...]) -> None:
    """TDA 2024 54-B, example 2: 100-200, and the first to act may make it 700."""
    table = omaha(*stacks, blinds=(100, 200)).deal()
    assert legal(table)["raise"] == (400, 700)
    short = omaha(*stacks, blinds=(100, 200), book=changed(TDA, pot_has_full_blinds=False)).deal()
    assert legal(short)["raise"] == (400, 700 - (100 if stacks[1] == 100 else 40))


def test_a_dead_small_blind_counts_in_full() -> None:
    """TDA 2024 54-B, example 1."""
    table = omaha(10_000, 10_000, 10_000, 10_000, blinds=(100, 200)).deal()
    table.acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed(), ob.PlayerLeft(2))
    table.deal()
    assert table.bets == {3: 200}
    assert legal(table)["raise"] == (400, 700)


def test_an_all_in_is_in_order_up_to_the_pot() -> None:
    table = omaha(10_000, 10_000, 350).deal()
    assert legal(table)["all_in"] == (350, 350)
    table.acts("3 all_in")
    assert table.quiet
    table = omaha(10_000, 10_000, 351).deal()
    assert "all_in" not in legal(table)
    table.acts("3 all_in")
    assert table.fault().fault == "overbet_limit"
    assert table.bets[3] == 351


def test_a_bet_above_the_pot_is_recorded_as_made() -> None:
    table = omaha(10_000, 10_000, 10_000).deal().acts("3 raise 351")
    assert (table.bets[3], table.hand.betting.call) == (351, 351)
    fault = table.fault()
    assert (fault.fault, fault.seat, fault.blocks) == ("overbet_limit", 3, "before_next_card")
    assert fault.citations == ("TDA-54-B1",)
    # The floor cuts it to the pot.
    table.rules(fx.MoveChips(3, -1), fx.SetCall(350))
    assert table.quiet
    assert legal(table)["call"] == (350, 350)


def test_an_all_in_that_is_a_call_is_in_order() -> None:
    table = omaha(10_000, 10_000, 10_000, 300).deal().acts("3 raise 350")
    assert legal(table) == {"fold": (None, None), "call": (300, 300), "all_in": (300, 300)}
    table.acts("4 all_in")
    assert table.quiet


def test_the_least_bet_may_be_more_than_the_pot() -> None:
    level = ob.LevelSet(0, 0, 5, min_bet=100)
    table = Table((1000, 1000, 1000), variant="PO", level=level).deal()
    assert table.bets == {}
    assert legal(table)["bet"] == (100, 100)
