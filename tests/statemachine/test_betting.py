"""Amounts, turn order, reopening, closing, run-outs and substantial action."""

import pytest

from statemachine import observations as ob
from statemachine.advice import LegalAction
from statemachine.betting import (
    betting_closed,
    live_seats,
    may_raise,
    next_actor,
    pending,
    raise_bounds,
    substantial_action,
    to_call,
)
from statemachine.phases import Phase
from statemachine.state import ActionFact, Betting, HandPlayer
from tests.statemachine.table import Table


def seat(number: int, stack: int, bet: int = 0, **more: object) -> HandPlayer:
    return HandPlayer(number, f"P{number}", stack + bet, stack, bet, **more)  # type: ignore[arg-type]


def legal(table: Table) -> dict[str, tuple[int | None, int | None]]:
    return {a.action: (a.least, a.most) for a in table.advice.actions}


# --- raise bounds


def test_the_first_raise_is_at_least_twice_the_blind() -> None:
    table = Table().deal()
    assert table.advice.actor == 3
    assert table.advice.actions == (
        LegalAction("fold"),
        LegalAction("call", 100, 100),
        LegalAction("raise", 200, 1000),
        LegalAction("all_in", 1000, 1000),
    )


def test_a_raise_is_at_least_the_last_full_raise() -> None:
    table = Table((5000,) * 4).deal().acts("3 raise 350")
    assert legal(table)["raise"] == (600, 5000)
    table.acts("4 raise 900")
    assert legal(table)["raise"] == (1450, 5000)


def test_the_first_bet_of_a_later_street_is_at_least_the_big_blind() -> None:
    table = Table((5000,) * 3).to_flop()
    assert legal(table) == {
        "fold": (None, None),
        "check": (None, None),
        "bet": (100, 4900),
        "all_in": (4900, 4900),
    }


def test_a_stack_below_the_least_raise_may_go_all_in() -> None:
    table = Table((5000, 5000, 150, 5000)).deal()
    assert legal(table)["raise"] == (150, 150)
    table.acts("3 all_in")
    assert table.quiet
    assert table.hand.betting.full_raise == 100


def test_a_stack_below_the_call_may_call_all_in_or_fold() -> None:
    table = Table((5000, 5000, 80, 5000)).deal()
    assert legal(table) == {"fold": (None, None), "call": (80, 80), "all_in": (80, 80)}
    table.acts("3 call")
    assert table.quiet
    assert table.hand.betting.call == 100
    assert table.player(3).stack == 0


@pytest.mark.parametrize("amount", [199, 150, 101, 100, 60])
def test_a_raise_below_the_least_counts_as_made_and_is_flagged(amount: int) -> None:
    table = Table().deal().acts(f"3 raise {amount}")
    assert table.fault().fault == "underraise"
    assert table.bets[3] == amount
    assert table.fault().seat == 3


@pytest.mark.parametrize("amount", [0, 1, 99])
def test_a_bet_below_the_least_is_flagged(amount: int) -> None:
    table = Table().to_flop()
    table.act(1, "bet", amount)
    assert table.faults() == ["underbet"]


def test_a_short_bet_that_is_the_whole_stack_is_in_order() -> None:
    table = Table((130, 1000, 1000)).to_flop()
    table.act(1, "bet", 30)
    assert table.quiet
    assert table.player(1).stack == 0


def test_more_than_the_stack_is_the_stack_and_is_flagged() -> None:
    table = Table().deal().acts("3 raise 1001")
    assert table.bets[3] == 1000
    assert table.fault().detail == "more_than_stack"


def test_an_amount_that_takes_chips_back_is_flagged() -> None:
    table = Table().deal().acts("3 call", "4 call", "1 raise 20")
    assert table.bets[1] == 50
    assert table.fault().detail == "bet_below_own"


def test_a_check_that_faces_a_bet_is_flagged() -> None:
    table = Table().deal().acts("3 check")
    assert table.fault().fault == "record_diverged"
    assert table.fault().detail == "checked_facing_bet"


def test_an_all_in_of_another_size_than_the_stack_is_flagged() -> None:
    table = Table().deal()
    table.act(3, "all_in", 900)
    assert table.fault().detail == "all_in_differs"
    assert table.bets[3] == 1000


def test_an_all_in_of_the_size_of_the_stack_is_in_order() -> None:
    table = Table().deal()
    table.act(3, "all_in", 1000)
    assert table.quiet


def test_bounds_of_one_who_may_not_raise_are_none() -> None:
    raiser = seat(1, 500, 100, acted_at=100)
    short = seat(2, 0, 150)
    caller = seat(3, 500, 150, acted_at=150)
    betting = Betting((raiser, short, caller), actor=1, call=150, full_raise=100)
    assert not may_raise(betting, raiser)
    assert raise_bounds(betting, raiser) is None
    assert to_call(betting, raiser) == 50


def test_nobody_may_raise_those_who_have_nothing_left() -> None:
    covering = seat(1, 500, 100)
    betting = Betting((covering, seat(2, 0, 200), seat(3, 0, 90)), call=200, full_raise=100)
    assert raise_bounds(betting, covering) is None


# --- reopening (TDA-47-A)


def test_b01_a_limper_may_not_raise_a_short_all_in() -> None:
    table = Table((50_000, 50_000, 50_000, 50_000, 7_500), blinds=(2_000, 4_000)).deal()
    table.acts("3 call", "4 fold", "5 all_in", "1 call")
    # The big blind has not acted, so the betting is open to it.
    assert table.advice.actor == 2
    assert legal(table)["raise"] == (11_500, 50_000)
    table.acts("2 fold")
    assert table.advice.actor == 3
    assert legal(table) == {"fold": (None, None), "call": (7_500, 7_500)}


def test_b01_who_raises_all_the_same_is_flagged() -> None:
    table = Table((50_000, 50_000, 50_000, 50_000, 7_500), blinds=(2_000, 4_000)).deal()
    table.acts("3 call", "4 fold", "5 all_in", "1 call", "2 fold", "3 raise 15000")
    assert table.fault().detail == "raised_when_closed"


def test_b01_who_goes_all_in_all_the_same_is_flagged() -> None:
    table = Table((50_000, 50_000, 50_000, 50_000, 7_500), blinds=(2_000, 4_000)).deal()
    table.acts("3 call", "4 fold", "5 all_in", "1 call", "2 fold", "3 all_in")
    assert table.fault().detail == "raised_when_closed"


def test_b02_a_check_does_not_reopen_by_a_short_opening_bet() -> None:
    table = Table((1000, 130, 1000)).to_flop().acts("1 check", "2 all_in", "3 call")
    assert table.bets == {2: 30, 3: 30}
    assert table.advice.actor == 1
    assert legal(table) == {"fold": (None, None), "call": (30, 30)}


def test_b03_short_all_ins_add_up_for_each_player_alone() -> None:
    table = Table((5000, 225, 5000, 300, 5000)).to_flop()
    table.acts("1 bet 100", "2 all_in", "3 call", "4 all_in", "5 call")
    # Seat 1 faces 100 more in all, a full raise; seat 3 faces 75.
    assert table.advice.actor == 1
    assert legal(table)["raise"] == (300, 4900)
    table.acts("1 call")
    assert table.advice.actor == 3
    assert legal(table) == {"fold": (None, None), "call": (200, 200)}


@pytest.mark.parametrize("first", ["1 call", "1 fold"])
def test_b05_two_short_all_ins_reopen(first: str) -> None:
    table = Table((20_001, 20_001, 20_001, 1_301, 1_701), blinds=(0, 1)).to_flop()
    table.acts("1 bet 500", "2 raise 1000", "3 call", "4 all_in", "5 all_in", first)
    assert table.advice.actor == 2
    assert legal(table)["raise"] == (2200, 20_000)
    table.acts("2 call")
    assert table.advice.actor == 3
    assert legal(table)["raise"] == (2200, 20_000)


def test_b08_a_short_big_blind_is_called_in_full() -> None:
    table = Table((1000, 60, 1000)).deal()
    assert table.bets == {1: 50, 2: 60}
    assert legal(table)["call"] == (100, 100)
    assert legal(table)["raise"] == (200, 1000)
    table.acts("3 call", "1 call")
    assert table.pots == [(180, (1, 2, 3)), (80, (1, 3))]


def test_a_full_raise_reopens_to_all() -> None:
    table = Table((5000,) * 3).to_flop().acts("1 bet 100", "2 raise 200", "3 call")
    assert legal(table)["raise"] == (300, 4900)


# --- turn order and closing


def test_before_the_flop_the_seat_left_of_the_big_blind_is_first() -> None:
    table = Table((1000,) * 5).deal()
    order = []
    while table.phase_now() is Phase.PREFLOP and table.hand.betting.actor is not None:
        order.append(table.hand.betting.actor)
        free = table.player(order[-1]).bet == 100
        table.act(order[-1], "check" if free else "call")
    assert order == [3, 4, 5, 1, 2]


def test_heads_up_the_button_posts_the_small_blind_and_is_first_only_before_the_flop() -> None:
    table = Table((1000, 1000)).deal()
    assert table.hand.button == 2
    assert table.bets == {1: 100, 2: 50}
    assert table.advice.actor == 2
    table.acts("2 call", "1 check")
    table.street()
    assert table.advice.actor == 1


def test_a_big_blind_that_nobody_raised_may_still_raise() -> None:
    table = Table().deal().acts("3 call", "4 call", "1 call")
    assert table.advice.actor == 2
    assert legal(table)["raise"] == (200, 1000)
    table.acts("2 check")
    assert table.phase_now() is Phase.FLOP_BURN


def test_a_street_closes_when_the_last_raise_is_called() -> None:
    table = Table().to_flop().acts("1 check", "2 bet 100", "3 fold", "4 raise 300", "1 fold")
    assert table.advice.actor == 2
    table.acts("2 call")
    assert table.phase_now() is Phase.TURN_BURN
    assert table.pots == [(1000, (2, 4))]


def test_when_all_but_one_fold_the_hand_is_over() -> None:
    table = Table().deal().acts("3 fold", "4 fold", "1 fold")
    assert table.phase_now() is Phase.AWARD
    table.given(ob.PotPushed())
    assert table.stacks == {1: 950, 2: 1050, 3: 1000, 4: 1000}


def test_one_with_chips_has_nobody_to_bet_against() -> None:
    table = Table((300, 1000, 300)).deal().acts("3 all_in", "1 all_in", "2 call")
    assert table.phase_now() is Phase.FLOP_BURN
    for street in (Phase.TURN_BURN, Phase.RIVER_BURN, Phase.SHOWDOWN):
        table.street()
        assert table.phase_now() is street
    assert table.stacks == {1: 0, 2: 700, 3: 0}


def test_a_blind_that_is_all_in_leaves_the_caller_his_choice() -> None:
    # The other blind is short: who covers him has to match it, and no more.
    table = Table((1000, 60)).deal()
    assert table.bets == {1: 100, 2: 50}
    table.acts("2 all_in")
    assert table.phase_now() is Phase.FLOP_BURN


def test_closed_and_next_agree() -> None:
    able = (seat(1, 500, 100, acted_at=100), seat(2, 500, 100), seat(3, 0, 40, acted_at=100))
    betting = Betting(able, actor=2, call=100, full_raise=100)
    assert not betting_closed(betting)
    assert next_actor(betting, 1) == 2
    assert next_actor(betting, 2) == 2
    closed = Betting((able[0], seat(2, 500, 100, acted_at=100), able[2]), call=100, full_raise=100)
    assert betting_closed(closed)
    assert next_actor(closed, 1) is None
    assert live_seats(closed) == [1, 2, 3]


def test_pending_are_those_who_act_before_a_seat() -> None:
    table = Table((1000,) * 5).deal().acts("3 fold")
    assert table.advice.actor == 4
    assert pending(table.hand.betting, 2) == [4, 5, 1]
    assert pending(table.hand.betting, 4) == []
    assert pending(table.hand.betting, 9) == []


# --- substantial action (TDA-36)

_CHIPS = ("call", "bet", "raise", "all_in")

ROWS = [
    ("SA-01", "", False),
    ("SA-02", "fold", False),
    ("SA-03", "fold fold", False),
    ("SA-04", "fold fold fold", True),
    ("SA-05", "call", False),
    ("SA-06", "raise", False),
    ("SA-07", "fold call", True),
    ("SA-08", "call fold", True),
    ("SA-09", "call call", True),
    ("SA-10", "raise fold", True),
    ("SA-11", "fold all_in", True),
    ("SA-12", "call check", True),
    ("SA-13", "fold", False),
    ("SA-14", "check", False),
    ("SA-15", "check check", False),
    ("SA-16", "check check check", True),
    ("SA-17", "check bet", True),
    ("SA-18", "bet fold", True),
    # The main clause governs: no chips went in.
    ("SA-19", "check fold", False),
    ("SA-20", "fold fold check", True),
    # An act out of turn counts only once it is backed up and binds.
    ("SA-21", "fold !call", False),
    ("SA-22", "fold fold raise", True),
    ("SA-23", "call", False),
]

SKIPPED = [("SA-24", "!call !fold", True), ("SA-25", "!check !check", False)]


def facts(acts: str) -> list[ActionFact]:
    listed = []
    for number, word in enumerate(acts.split(), start=1):
        action = word.lstrip("!")
        listed.append(
            ActionFact(
                seq=number,
                street="preflop",
                seat=number,
                action=action,  # type: ignore[arg-type]
                chips=action in _CHIPS,
                in_turn=not word.startswith("!"),
                held=False,
            )
        )
    return listed


@pytest.mark.parametrize(("row", "acts", "expected"), ROWS, ids=[row[0] for row in ROWS])
def test_substantial_action(row: str, acts: str, expected: bool) -> None:
    assert substantial_action(facts(acts)) is expected


@pytest.mark.parametrize(("row", "acts", "expected"), SKIPPED, ids=[row[0] for row in SKIPPED])
def test_substantial_action_past_a_skipped_seat(row: str, acts: str, expected: bool) -> None:
    assert substantial_action(facts(acts), out_of_turn=True) is expected
    assert not substantial_action(facts(acts))


def test_every_row_of_the_table_is_here() -> None:
    assert [row[0] for row in ROWS + SKIPPED] == [f"SA-{n:02}" for n in range(1, 26)]


def test_blinds_are_no_action() -> None:
    table = Table((1000, 1000), ante=10).deal()
    assert table.hand.actions == ()


def test_a_call_of_nothing_puts_no_chips_in() -> None:
    table = Table().to_flop().acts("1 check", "2 check")
    assert [fact.chips for fact in table.hand.actions[-2:]] == [False, False]
