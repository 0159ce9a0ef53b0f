"""Fixed-limit betting: sizes, reopening, caps, and what is out of the limit."""

import pytest

from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.rulebooks import Rulebook
from statemachine.slots import changed
from tests.statemachine.table import TDA, Table

LIFTS = changed(TDA, cap_lifts_heads_up=True)


def legal(table: Table) -> dict[str, tuple[int | None, int | None]]:
    return {a.action: (a.least, a.most) for a in table.advice.actions}


def limit(*stacks: int, book: Rulebook = TDA) -> Table:
    """Fixed limit 20/40: the blinds are 10 and 20."""
    return Table(stacks, variant="FT", blinds=(10, 20), book=book)


# --- sizes


def test_the_bets_double_on_the_turn() -> None:
    table = limit(1000, 1000, 1000).deal()
    assert legal(table) == {"fold": (None, None), "call": (20, 20), "raise": (40, 40)}
    table.acts("3 raise 40", "1 call", "2 call")
    for bet in (20, 40, 40):
        table.street()
        assert legal(table) == {"fold": (None, None), "check": (None, None), "bet": (bet, bet)}
        table.acts(f"1 bet {bet}")
        assert legal(table)["raise"] == (2 * bet, 2 * bet)
        table.acts("2 call", "3 call")
    assert table.quiet


def test_the_one_size_needs_no_amount() -> None:
    table = limit(1000, 1000, 1000).deal().acts("3 raise", "1 raise", "2 call", "3 call")
    assert table.pots == [(180, (1, 2, 3))]
    table.street()
    table.acts("1 bet")
    assert table.bets == {1: 20}
    assert table.quiet
    Table().deal().refuses("amount_missing", ob.PlayerActed(3, "raise"))


def test_a_level_may_name_its_bets() -> None:
    level = ob.LevelSet(2, 5, small_bet=6, big_bet=15)
    table = Table((100, 100, 100), variant="FT", level=level).to_flop()
    assert legal(table)["bet"] == (6, 6)
    table.around().street()
    assert legal(table)["bet"] == (15, 15)


@pytest.mark.parametrize(
    ("amount", "kind"),
    [
        (21, "underraise"),
        (39, "underraise"),
        (41, "overbet_limit"),
        (60, "overbet_limit"),
    ],
)
def test_another_size_is_recorded_and_flagged(amount: int, kind: str) -> None:
    table = limit(1000, 1000, 1000).deal().acts(f"3 raise {amount}")
    assert table.fault().fault == kind
    assert table.bets[3] == amount


def test_an_all_in_beyond_the_bet_is_flagged() -> None:
    table = limit(1000, 1000, 41).deal()
    assert "all_in" not in legal(table)
    table.acts("3 all_in")
    assert table.fault().fault == "overbet_limit"
    for stack in (40, 35, 21, 20, 7):
        table = limit(1000, 1000, stack).deal()
        assert legal(table)["all_in"] == (stack, stack)
        table.acts("3 all_in")
        assert table.quiet


def test_h03_a_raise_to_the_others_last_chips_is_in_order() -> None:
    table = limit(1000, 75).deal().acts("2 call", "1 check")
    table.street()
    table.acts("1 bet 20", "2 call")
    table.street()
    table.acts("1 check", "2 all_in")
    # 35 is less than a bet of 40, and all that seat 2 had.
    assert table.bets == {2: 35}
    assert legal(table) == {"fold": (None, None), "call": (35, 35)}
    table = limit(1000, 105).deal().acts("2 call", "1 check")
    table.street()
    table.acts("1 bet 20", "2 call")
    table.street()
    table.acts("1 check", "2 bet 40", "1 raise 65")
    assert table.quiet
    table.acts("2 call")
    assert table.phase_now() is Phase.RIVER_BURN


# --- reopening


def test_b09_half_a_bet_reopens_and_counts_as_a_raise() -> None:
    table = limit(1000, 55, 1000).to_flop()
    table.acts("1 bet 20", "2 all_in", "3 call")
    assert table.bets == {1: 20, 2: 35, 3: 35}
    assert table.advice.actor == 1
    assert legal(table)["raise"] == (55, 55)
    assert table.hand.betting.raises == 2
    whole = limit(1000, 55, 1000, book=changed(TDA, half_bet_reopens=False)).to_flop()
    whole.acts("1 bet 20", "2 all_in", "3 call")
    assert legal(whole) == {"fold": (None, None), "call": (35, 35)}


def test_less_than_half_a_bet_may_be_completed_by_those_behind() -> None:
    table = limit(1000, 49, 1000, 1000).to_flop()
    table.acts("1 bet 20", "2 all_in")
    assert table.bets == {1: 20, 2: 29}
    # 29 is no raise; the next one is still to 40.
    assert legal(table)["raise"] == (40, 40)
    table.acts("3 call", "4 call")
    assert legal(table) == {"fold": (None, None), "call": (29, 29)}


def test_a_completion_reopens_the_betting() -> None:
    table = limit(1000, 49, 1000, 1000).to_flop()
    table.acts("1 bet 20", "2 all_in", "3 raise 40", "4 fold")
    assert table.advice.actor == 1
    assert legal(table)["raise"] == (60, 60)
    assert table.hand.betting.raises == 2


def test_a_short_opening_bet_may_be_completed() -> None:
    table = limit(29, 1000, 1000).to_flop()
    table.acts("1 all_in")
    assert legal(table)["raise"] == (20, 20)
    table.acts("2 call", "3 call")
    assert table.quiet
    assert table.phase_now() is Phase.TURN_BURN
    table = limit(30, 1000, 1000).to_flop()
    table.acts("1 all_in")
    # Ten is half a bet: it counts as one.
    assert legal(table)["raise"] == (30, 30)


def test_short_all_ins_add_up_in_fixed_limit() -> None:
    table = limit(1000, 45, 50, 1000).to_flop()
    table.acts("1 bet 20", "2 all_in", "3 all_in", "4 call")
    # Five and five more: half a bet for seat 1.
    assert table.bets[4] == 30
    assert legal(table)["raise"] == (50, 50)


# --- the cap


def test_a_bet_and_three_raises_are_all() -> None:
    table = limit(1000, 1000, 1000).deal().acts("3 raise 40", "1 raise 60", "2 raise 80")
    assert table.hand.betting.raises == 4
    assert legal(table) == {"fold": (None, None), "call": (80, 80)}
    table.acts("3 raise 100")
    assert table.fault().fault == "overbet_limit"
    assert table.bets[3] == 100


def test_the_cap_is_the_books() -> None:
    table = limit(1000, 1000, 1000, book=changed(TDA, bets_a_street=5)).deal()
    table.acts("3 raise 40", "1 raise 60", "2 raise 80")
    assert legal(table)["raise"] == (100, 100)
    table = limit(1000, 1000, 1000, book=changed(TDA, bets_a_street=0)).deal()
    table.acts("3 raise 40", "1 raise 60", "2 raise 80", "3 raise 100", "1 raise 120")
    assert legal(table)["raise"] == (140, 140)


@pytest.mark.parametrize(("book", "capped"), [(TDA, True), (LIFTS, False)])
def test_the_cap_lifts_where_two_begin_the_street(book: Rulebook, capped: bool) -> None:
    table = limit(1000, 1000, 1000, book=book).deal().acts("3 fold", "1 call", "2 check")
    table.street()
    table.acts("1 bet 20", "2 raise 40", "1 raise 60", "2 raise 80")
    assert ("raise" not in legal(table)) is capped


def test_the_cap_stays_where_one_folds_on_the_street() -> None:
    table = limit(1000, 1000, 1000, book=LIFTS).to_flop()
    table.acts("1 bet 20", "2 raise 40", "3 fold", "1 raise 60", "2 raise 80")
    assert "raise" not in legal(table)


def test_two_who_were_dealt_in_have_no_cap() -> None:
    table = limit(1000, 1000).deal()
    table.acts("2 raise 40", "1 raise 60", "2 raise 80", "1 raise 100")
    assert legal(table)["raise"] == (120, 120)


def test_no_limit_has_no_cap() -> None:
    table = Table((50_000,) * 3).deal()
    table.acts("3 raise 200", "1 raise 300", "2 raise 400", "3 raise 500", "1 raise 600")
    assert legal(table)["raise"] == (700, 50_000)


def test_a_limit_hand_folds_from_its_log() -> None:
    table = limit(1000, 49, 1000, 1000).to_flop()
    table.acts("1 bet 20", "2 all_in", "3 raise 40", "4 fold", "1 call")
    table.check_log()


def test_p03_limit_all_ins_make_a_pot_each() -> None:
    table = Table((40, 200, 20, 200), variant="FO/8", blinds=(5, 10)).deal()
    table.acts("3 raise 20", "4 call", "1 call", "2 call")
    assert table.pots == [(80, (1, 2, 3, 4))]
    table.street("Kd 7h 8s")
    table.acts("1 bet 10", "2 call", "4 call")
    table.street("3c")
    # Half of the big bet is all that seat 1 has left.
    assert legal(table)["bet"] == (10, 10)
    table.acts("1 bet 10", "2 call", "4 call")
    table.street("9h")
    table.acts("2 bet 20", "4 call")
    assert [amount for amount, _ in table.pots] == [80, 60, 40]
    assert table.quiet
