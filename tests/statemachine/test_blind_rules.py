"""Where button and blinds go from hand to hand: dead, moving and forward, and heads-up."""

import pytest

from statemachine import observations as ob
from statemachine.seats import ButtonRule, Positions, between, moved_on
from statemachine.slots import changed
from tests.statemachine.table import TDA, Table


def walk(table: Table) -> Table:
    """The hand in play, dealt or not, ends with everybody but one folding."""
    if not table.live or table.hand.betting.actor is None:
        table.given(ob.HoleCardsDealt())
    while len(table.live) > 1:
        actor = table.hand.betting.actor
        assert actor is not None
        table.act(actor, "fold")
    return table.given(ob.PotPushed())


def started(*stacks: int, rule: ButtonRule = "dead", button: int | None = None) -> Table:
    """A first hand that is over."""
    book = changed(TDA, button_rule=rule)
    return walk(Table(stacks, book=book, button=button).deal())


def begin(table: Table, *before: ob.Observation) -> tuple[int, int | None, int | None]:
    """The button and the blinds of the next hand."""
    table.given(*before, ob.HandBegun())
    hand = table.hand
    return hand.button, hand.small_blind_seat, hand.big_blind_seat


def after(table: Table, *before: ob.Observation) -> tuple[int, int | None, int | None]:
    """The same, of the hand after this one."""
    return begin(walk(table), *before)


RULES: tuple[ButtonRule, ...] = ("dead", "moving", "forward")


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_with_nobody_leaving_the_rules_agree(rule: ButtonRule, players: int) -> None:
    table = started(*(1000,) * players, rule=rule)
    for hand in range(1, 2 * players):
        button = (hand - 1) % players + 1
        small = button if players == 2 else hand % players + 1
        big = small % players + 1
        assert begin(table) == (button, small, big)
        walk(table)


# --- the dead button (TDA-32)


def test_a_small_blind_that_leaves_makes_a_dead_button() -> None:
    table = started(*(1000,) * 5)
    assert begin(table, ob.PlayerLeft(1)) == (1, 2, 3)
    # Nobody sits at the button: the first card goes left of it all the same.
    assert [p.seat for p in table.hand.betting.players] == [2, 3, 4, 5]
    assert after(table) == (2, 3, 4)


def test_a_big_blind_that_leaves_makes_a_dead_small_blind_and_then_a_dead_button() -> None:
    table = started(*(1000,) * 5)
    assert begin(table, ob.PlayerLeft(2)) == (1, None, 3)
    assert table.hand.small_blind_position == 2
    assert table.bets == {3: 100}
    assert after(table) == (2, 3, 4)
    assert after(table) == (3, 4, 5)


def test_both_blinds_leave() -> None:
    table = started(*(1000,) * 5)
    assert begin(table, ob.PlayerLeft(1), ob.PlayerLeft(2)) == (1, None, 3)
    assert after(table) == (2, 3, 4)
    assert after(table) == (3, 4, 5)


def test_a_player_who_is_broke_has_left() -> None:
    table = Table((1000, 100, 1000, 1000)).deal().acts("3 call", "4 fold", "1 fold")
    for _ in range(3):
        table.street()
    table.given(ob.WinnerDeclared((3,)), ob.PotPushed())
    assert table.stacks[2] == 0
    assert begin(table) == (1, None, 3)


def test_the_next_big_blind_leaves() -> None:
    table = started(*(1000,) * 5)
    assert begin(table, ob.PlayerLeft(3)) == (1, 2, 4)


def test_after_a_dead_small_blind_first_to_act_is_left_of_the_big_one() -> None:
    table = started(*(1000,) * 5)
    begin(table, ob.PlayerLeft(2))
    table.given(ob.HoleCardsDealt())
    assert table.advice.actor == 4
    table.around()
    table.street()
    # The button lies at seat 1, so the big blind is first from here on.
    assert table.advice.actor == 3


def test_a_dead_hand_folds_alone() -> None:
    table = started(*(1000,) * 5)
    begin(table, ob.PlayerLeft(2))
    walk(table)
    table.check_log()


# --- who sits down


def test_who_sits_down_between_button_and_small_blind_waits() -> None:
    # Seats 1 and 3 were the blinds.
    table = Table({1: 1000, 3: 1000, 5: 1000, 7: 1000}, button=7).deal()
    walk(table)
    assert begin(table, ob.PlayerSeated(2, "New", 1000)) == (1, 3, 5)
    assert [p.seat for p in table.hand.betting.players] == [1, 3, 5, 7]
    assert after(table) == (3, 5, 7)
    assert [p.seat for p in table.hand.betting.players] == [1, 2, 3, 5, 7]


def test_who_sits_down_in_the_big_blind_has_it() -> None:
    table = Table({1: 1000, 3: 1000, 5: 1000, 7: 1000}, button=7).deal()
    walk(table)
    assert begin(table, ob.PlayerSeated(4, "New", 1000)) == (1, 3, 4)


def test_who_sits_down_where_the_small_blind_is_due_has_it() -> None:
    table = started(*(1000,) * 5)
    assert begin(table, ob.PlayerLeft(2), ob.PlayerSeated(2, "New", 1000)) == (1, 2, 3)


def test_a_third_player_comes_to_a_heads_up_table() -> None:
    table = Table({1: 1000, 5: 1000}, button=1).deal()
    walk(table)
    # Left of the big blind: in at once. Left of the button: once it has passed.
    assert begin(table, ob.PlayerSeated(7, "New", 1000)) == (1, 5, 7)
    table = Table({1: 1000, 5: 1000}, button=1).deal()
    walk(table)
    assert begin(table, ob.PlayerSeated(3, "New", 1000)) == (5, 5, 1)
    assert [p.seat for p in table.hand.betting.players] == [1, 5]
    assert after(table) == (5, 1, 3)


# --- heads-up


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize(("leaves", "small", "big"), [(3, 2, 1), (1, 2, 3), (2, 1, 3)])
def test_nobody_has_the_big_blind_twice_when_a_third_leaves(
    rule: ButtonRule, leaves: int, small: int, big: int
) -> None:
    # The button was seat 3, the big blind seat 2.
    table = started(1000, 1000, 1000, rule=rule)
    assert begin(table, ob.PlayerLeft(leaves)) == (small, small, big)
    assert after(table) == (big, big, small)


# --- the other rules


def test_the_moving_button_always_lies_with_a_player() -> None:
    table = started(*(1000,) * 5, rule="moving")
    assert begin(table, ob.PlayerLeft(2)) == (5, 1, 3)
    assert after(table) == (1, 3, 4)
    table = started(*(1000,) * 5, rule="moving")
    assert begin(table, ob.PlayerLeft(1)) == (5, 2, 3)


def test_the_forward_button_always_goes_on() -> None:
    table = started(*(1000,) * 5, rule="forward")
    # Seat 3 misses the big blind.
    assert begin(table, ob.PlayerLeft(2)) == (1, 3, 4)
    table = started(*(1000,) * 5, rule="forward")
    assert begin(table, ob.PlayerLeft(1)) == (2, 3, 4)


# --- the button is placed, hands are dealt again


def test_the_button_that_is_placed_overrides_all() -> None:
    table = started(*(1000,) * 5)
    assert begin(table, ob.PlayerLeft(2), ob.ButtonPlaced(4)) == (4, 5, 1)
    assert after(table) == (5, 1, 3)


def test_a_hand_that_is_dealt_again_has_its_blinds_again() -> None:
    table = started(*(1000,) * 5)
    before = begin(table, ob.PlayerLeft(2))
    table.rules_void()
    assert begin(table) == before == (1, None, 3)
    assert table.bets == {3: 100}
    assert after(table) == (2, 3, 4)


def test_a_blind_that_leaves_before_the_hand_is_dealt_again() -> None:
    table = started(*(1000,) * 5)
    assert begin(table) == (1, 2, 3)
    table.rules_void()
    assert begin(table, ob.PlayerLeft(2)) == (1, None, 3)
    table.rules_void()
    assert begin(table, ob.PlayerLeft(3)) == (1, 4, 5)


# --- positions by themselves


def test_between_goes_around_the_table() -> None:
    assert between([1, 2, 4, 8, 10], 8, 2) == [1, 10]
    assert between([1, 2, 4], 2, 2) == []
    assert between([1, 2, 4], 4, 1) == []


def test_positions_may_lie_at_empty_seats() -> None:
    last = Positions(9, 2, 5)
    assert moved_on([1, 7, 9], last, "dead") == Positions(2, 5, 7)
    assert moved_on([1, 7, 9], last, "moving") == Positions(9, 1, 7)
    assert moved_on([1, 7, 9], last, "forward") == Positions(1, 7, 9)
    assert moved_on([1, 7], last, "dead") == Positions(1, 1, 7)


def test_the_big_blind_is_named_where_the_small_one_is_dead() -> None:
    """Seat 3 has gone: the button stays with seat 2, nobody has the small blind."""
    table = Table({1: 1000, 2: 1000, 4: 1000, 5: 1000}, button=5)
    table.say(ob.ButtonPlaced(2, 4))
    table.deal()
    assert (table.hand.button, table.hand.small_blind_seat, table.hand.big_blind_seat) == (
        2,
        None,
        4,
    )
    assert table.bets == {4: 100}
    assert table.advice.actor == 5


def test_a_named_big_blind_with_a_player_between_has_a_small_one() -> None:
    table = Table((1000,) * 4)
    table.say(ob.ButtonPlaced(4, 2))
    table.deal()
    assert (table.hand.small_blind_seat, table.hand.big_blind_seat) == (1, 2)


def test_a_big_blind_next_to_the_button_leaves_no_seat_for_the_small_one() -> None:
    table = Table((1000,) * 4)
    table.refuses("big_blind_misplaced", ob.ButtonPlaced(3, 4))
    table.refuses("big_blind_misplaced", ob.ButtonPlaced(3, 3))
    table.refuses("unknown_seat", ob.ButtonPlaced(3, 11))
