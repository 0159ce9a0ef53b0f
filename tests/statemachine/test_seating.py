"""Between hands: seats, stacks, levels, the button, and who is dealt into the next hand."""

import pytest

from statemachine import observations as ob
from statemachine.decide import open_table
from statemachine.events import ChipsPosted, HandStarted, StartingSeat
from statemachine.phases import Phase
from statemachine.rulebooks import digest
from statemachine.slots import changed
from statemachine.state import Occupant
from tests.statemachine.table import TDA, Table


def over(table: Table) -> Table:
    """A hand that was begun ends with a walk."""
    while len(table.live) > 1:
        actor = table.hand.betting.actor
        assert actor is not None
        table.act(actor, "fold")
    return table.given(ob.PotPushed())


# --- seats


def test_a_table_is_opened_with_its_book() -> None:
    state = open_table("Table 1", "NT", TDA, 6).state
    assert (state.name, state.variant, state.rulebook, state.size, state.seq) == (
        "Table 1",
        "NT",
        "tda",
        6,
        1,
    )


@pytest.mark.parametrize(("name", "seats"), [("", 6), ("x" * 101, 6), ("ok", 1), ("ok", 11)])
def test_a_table_out_of_bounds_is_not_opened(name: str, seats: int) -> None:
    with pytest.raises(ValueError, match="a table has a name and 2 to 10 seats"):
        open_table(name, "NT", TDA, seats)


@pytest.mark.parametrize(
    ("code", "seen"),
    [
        ("unknown_seat", ob.PlayerSeated(0, "A", 100)),
        ("unknown_seat", ob.PlayerSeated(11, "A", 100)),
        ("unknown_seat", ob.PlayerSeated(10**30, "A", 100)),
        ("amount_out_of_range", ob.PlayerSeated(9, "A", -1)),
        ("amount_out_of_range", ob.PlayerSeated(9, "A", 10**12 + 1)),
        ("name_missing", ob.PlayerSeated(9, " ", 100)),
        ("text_too_long", ob.PlayerSeated(9, "x" * 101, 100)),
        ("seat_taken", ob.PlayerSeated(1, "Somebody else", 100)),
        ("seat_empty", ob.PlayerLeft(9)),
        ("unknown_seat", ob.PlayerLeft(-1)),
        ("amount_out_of_range", ob.LevelSet(0, 0)),
        ("amount_out_of_range", ob.LevelSet(-1, 2)),
        ("amount_out_of_range", ob.LevelSet(1, 2, -1)),
        ("amount_out_of_range", ob.LevelSet(1, 10**13)),
        ("level_invalid", ob.LevelSet(200, 100)),
        ("unknown_seat", ob.ButtonPlaced(0)),
    ],
    ids=str,
)
def test_what_no_table_can_hold_is_refused(code: str, seen: ob.Observation) -> None:
    Table().refuses(code, seen)


def test_what_is_known_already_says_nothing_new() -> None:
    table = Table()
    before = table.seq
    table.given(ob.PlayerSeated(1, "Player 1", 1000), ob.LevelSet(50, 100), ob.ButtonPlaced(4))
    assert table.seq == before


def test_a_stack_is_put_right_between_hands_and_not_within() -> None:
    table = Table().given(ob.PlayerSeated(1, "Player 1", 1500))
    assert table.state.occupant(1) == Occupant(1, "Player 1", 1500)
    table.deal()
    table.refuses("hand_in_play", ob.PlayerSeated(1, "Player 1", 2000))
    over(table)
    table.given(ob.PlayerSeated(1, "Player 1", 2000))
    table.given(ob.HandBegun())
    assert table.player(1).start == 2000


def test_who_sits_down_in_mid_hand_waits_for_the_next() -> None:
    table = Table().deal().given(ob.PlayerSeated(7, "New", 700))
    table.refuses("seat_not_in_hand", ob.PlayerActed(7, "fold"))
    over(table).given(ob.HandBegun())
    assert [p.seat for p in table.hand.betting.players] == [1, 2, 3, 4, 7]


def test_who_leaves_in_mid_hand_leaves_the_chips_of_the_hand() -> None:
    table = Table().deal().acts("3 call").given(ob.PlayerLeft(3))
    assert table.state.occupant(3) is None
    assert table.live == [1, 2, 3, 4]
    over(table)
    assert table.state.occupant(3) is None
    table.given(ob.HandBegun())
    assert [p.seat for p in table.hand.betting.players] == [1, 2, 4]


# --- the start of a hand


def test_a_hand_carries_all_that_it_needs() -> None:
    table = Table({1: 1000, 4: 800, 6: 0, 9: 50}, ante=10, button=4).given(ob.HandBegun())
    (started,) = table.events(HandStarted)
    assert started == HandStarted(
        table="Table 1",
        table_seats=10,
        hand=1,
        deal=1,
        variant="NT",
        rulebook="tda",
        edition=TDA.edition,
        rulebook_digest=digest(TDA),
        seats=(
            StartingSeat(1, "Player 1", 1000),
            StartingSeat(4, "Player 4", 800),
            StartingSeat(9, "Player 9", 50),
        ),
        waiting=(StartingSeat(6, "Player 6", 0),),
        button=4,
        small_blind_seat=9,
        big_blind_seat=1,
        small_blind=50,
        big_blind=100,
        ante=10,
        ante_kind="each",
        deck=52,
        limits=TDA.limits,
    )
    assert table.events(ChipsPosted) == [
        ChipsPosted(9, 10, "ante"),
        ChipsPosted(1, 10, "ante"),
        ChipsPosted(4, 10, "ante"),
        ChipsPosted(9, 40, "small_blind"),
        ChipsPosted(1, 100, "big_blind", call=100),
    ]
    assert table.phase is Phase.HOLE_DEAL


def test_two_players_with_chips_make_a_hand() -> None:
    table = Table({1: 1000, 2: 0, 3: 0})
    table.refuses("not_enough_players", ob.HandBegun())
    table.refuses("not_enough_players", ob.HoleCardsDealt())
    table.given(ob.PlayerSeated(4, "Four", 1), ob.HandBegun())
    assert [p.seat for p in table.hand.betting.players] == [1, 4]


def test_without_a_level_no_hand_begins() -> None:
    state = open_table("Table 1", "NT", TDA, 6)
    table = Table()
    table.state, table.entries, table.states = state.state, table.entries[:1], [state.state]
    table.given(ob.PlayerSeated(1, "A", 100), ob.PlayerSeated(2, "B", 100))
    table.refuses("level_missing", ob.HandBegun())


def test_a_new_level_counts_from_the_next_hand() -> None:
    table = Table().deal().given(ob.LevelSet(100, 200))
    assert table.hand.level.big_blind == 100
    over(table).given(ob.HandBegun())
    assert table.hand.level.big_blind == 200
    assert table.bets == {2: 100, 3: 200}


def test_the_button_lies_where_it_was_put() -> None:
    table = over(Table().deal().given(ob.ButtonPlaced(3)))
    table.given(ob.HandBegun())
    assert table.hand.button == 3
    over(table.given(ob.HoleCardsDealt())).given(ob.HandBegun())
    assert table.hand.button == 4


def test_a_dead_button_lies_where_nobody_sits() -> None:
    table = Table((1000, 1000, 1000, 1000), button=1)
    over(table.deal()).given(ob.PlayerLeft(2), ob.HandBegun())
    assert table.hand.button == 2


def test_a_book_may_have_the_blind_before_the_ante() -> None:
    table = Table((1000, 60, 1000), book=changed(TDA, ante_before_blind=False), ante=50).deal()
    assert table.bets == {1: 50, 2: 60}
    assert table.pots == [(100, (1, 3))]
