"""What everybody has to put in: the level, antes, and blinds of every kind."""

import pytest

from statemachine import observations as ob
from statemachine.events import ChipsPosted, HandStarted, LevelChanged
from statemachine.evolve import evolve
from statemachine.phases import Phase
from statemachine.slots import changed
from tests.statemachine.table import TDA, Table

STUD = ob.LevelSet(0, 0, 1, bring_in=2, small_bet=4, big_bet=8)


def legal(table: Table) -> dict[str, tuple[int | None, int | None]]:
    return {a.action: (a.least, a.most) for a in table.advice.actions}


def posts(table: Table) -> list[tuple[int, int, str]]:
    return [(e.seat, e.amount, e.posting) for e in table.events(ChipsPosted)]


# --- the level


@pytest.mark.parametrize(
    ("code", "level"),
    [
        ("amount_out_of_range", ob.LevelSet(0, 0)),
        ("amount_out_of_range", ob.LevelSet(0, 0, 5)),
        ("amount_out_of_range", ob.LevelSet(1, 2, bring_in=-1)),
        ("amount_out_of_range", ob.LevelSet(1, 2, small_bet=10**12 + 1)),
        ("amount_out_of_range", ob.LevelSet(1, 2, big_bet=-2)),
        ("amount_out_of_range", ob.LevelSet(1, 2, min_bet=-2)),
        ("level_invalid", ob.LevelSet(1, 0, min_bet=2)),
        ("bets_invalid", ob.LevelSet(0, 0, bring_in=2)),
        ("bets_invalid", ob.LevelSet(0, 0, bring_in=5, small_bet=4)),
        ("bets_invalid", ob.LevelSet(0, 0, small_bet=4, big_bet=3)),
        ("bets_invalid", ob.LevelSet(1, 2, big_bet=1)),
    ],
    ids=str,
)
def test_a_level_that_cannot_be_played_is_refused(code: str, level: ob.LevelSet) -> None:
    Table().refuses(code, level)


def test_a_stud_table_needs_a_bring_in() -> None:
    table = Table(variant="F7S", level=STUD)
    table.refuses("bring_in_missing", ob.LevelSet(50, 100))
    table.refuses("bring_in_missing", ob.LevelSet(0, 0, small_bet=4))


def test_a_hand_carries_the_whole_level() -> None:
    level = ob.LevelSet(5, 10, 2, "button", 0, 10, 25, 15)
    table = Table(variant="FT", level=level)
    table.given(ob.HandBegun())
    (started,) = table.events(HandStarted)
    assert (started.ante_kind, started.small_bet, started.big_bet) == ("button", 10, 25)
    assert (started.bring_in, started.min_bet) == (0, 15)
    assert table.hand.level == table.state.level
    table.rules_void()
    table.given(ob.LevelSet(0, 0, 2, bring_in=3, small_bet=6), ob.HandBegun())
    # The replay is played at the old level, and the new one still waits.
    assert table.hand.level.small_bet == 10
    (waiting,) = table.events(LevelChanged)
    assert (waiting.bring_in, waiting.small_bet) == (3, 6)


# --- antes


def test_the_button_may_ante_for_all() -> None:
    table = Table((1000,) * 4, ante=100, ante_kind="button").given(ob.HandBegun())
    assert posts(table) == [
        (4, 100, "button_ante"),
        (1, 50, "small_blind"),
        (2, 100, "big_blind"),
    ]
    assert table.pots == [(100, (1, 2, 3, 4))]
    assert table.player(4).bet == 0


def test_a_dead_button_antes_nothing() -> None:
    table = Table((1000,) * 4, ante=100, ante_kind="button", button=7).given(ob.HandBegun())
    assert posts(table) == [(1, 50, "small_blind"), (2, 100, "big_blind")]


def test_b05_a_game_of_antes_alone() -> None:
    level = ob.LevelSet(0, 0, 1, min_bet=1)
    table = Table((20_001, 20_001, 20_001, 1_301, 1_701), level=level).deal()
    assert (table.hand.small_blind_seat, table.hand.big_blind_seat) == (None, None)
    # Nobody has a blind, so the seat left of the button opens.
    assert table.advice.actor == 1
    assert legal(table) == {
        "fold": (None, None),
        "check": (None, None),
        "bet": (1, 20_000),
        "all_in": (20_000, 20_000),
    }
    table.acts("1 bet 500", "2 raise 1000", "3 call", "4 all_in", "5 all_in", "1 fold")
    assert legal(table)["raise"] == (2200, 20_000)
    table.acts("2 call")
    assert legal(table)["raise"] == (2200, 20_000)


def test_h02_a_big_blind_ante_is_never_given_back() -> None:
    table = Table((1000, 190, 1000), ante=100, ante_kind="big_blind").deal()
    assert (table.player(2).dead, table.bets) == (100, {1: 50, 2: 90})
    table.acts("3 fold", "1 fold").given(ob.PotPushed())
    assert table.stacks == {1: 950, 2: 240, 3: 1000}


def test_blinds_before_antes_by_the_book() -> None:
    book = changed(TDA, ante_before_blind=False)
    table = Table((1000, 120, 1000), book=book, ante=100, ante_kind="big_blind")
    table.given(ob.HandBegun())
    assert posts(table) == [
        (1, 50, "small_blind"),
        (2, 100, "big_blind"),
        (2, 20, "big_blind_ante"),
    ]


# --- short blinds


def test_a_blind_of_an_older_log_sets_the_call_by_the_level() -> None:
    table = Table((1000, 60, 1000)).given(ob.HandBegun())
    begun = table.states[-2]
    for event in table.last.events:
        older = changed(event, call=None) if isinstance(event, ChipsPosted) else event
        begun = evolve(begun, older)
    assert begun.hand is not None
    assert begun.hand.betting == table.hand.betting


def test_p09_blinds_all_in_heads_up() -> None:
    table = Table((1000, 40)).deal()
    assert table.phase_now() is Phase.FLOP_BURN
    assert table.pots == [(80, (1, 2))]
    assert table.stacks == {1: 960, 2: 0}


def test_latam_short_a_a_short_bet_after_the_flop_is_called_as_it_is() -> None:
    table = Table((1000, 130, 1000, 1000)).to_flop().acts("1 check", "2 all_in")
    assert legal(table)["call"] == (30, 30)
    # A raise is to the short bet and a big blind.
    assert legal(table)["raise"] == (130, 900)
    table.acts("3 raise 129")
    assert table.fault().fault == "underraise"


def test_latam_short_b_a_short_big_blind_is_called_in_full() -> None:
    table = Table((1000, 60, 1000, 1000)).deal()
    assert legal(table) == {
        "fold": (None, None),
        "call": (100, 100),
        "raise": (200, 1000),
        "all_in": (1000, 1000),
    }
    table.acts("3 call", "4 fold", "1 fold")
    # The side pot has one owner, so it goes back (A-13b).
    assert table.pots == [(170, (2, 3))]
    assert table.stacks[3] == 940


def test_in_fixed_limit_a_short_big_blind_is_called_in_full() -> None:
    table = Table((1000, 6, 1000), variant="FT", blinds=(5, 10)).deal()
    assert legal(table) == {"fold": (None, None), "call": (10, 10), "raise": (20, 20)}


# --- the button blind of short-deck hold'em


def test_h06_the_button_posts_the_blind_and_acts_last() -> None:
    level = ob.LevelSet(0, 6000, 3000, min_bet=6000)
    table = Table((500_000,) * 6, variant="NS", level=level).deal()
    hand = table.hand
    assert (hand.button, hand.small_blind_seat, hand.big_blind_seat) == (6, None, 6)
    assert table.bets == {6: 6000}
    assert table.advice.actor == 1
    assert legal(table)["raise"] == (12_000, 497_000)
    table.acts("1 call", "2 fold", "3 fold", "4 fold", "5 fold")
    # The blind has its option.
    assert legal(table)["check"] == (None, None)
    table.acts("6 check")
    assert table.phase_now() is Phase.FLOP_BURN
    table.street()
    assert table.advice.actor == 1
    table.acts("1 bet 6000", "6 fold")
    table.given(ob.PotPushed(), ob.HandBegun())
    assert posts(table)[-1] == (1, 6000, "button_blind")
    table.check_log()
