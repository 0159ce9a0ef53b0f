"""Straddles, late and missed blinds, and bomb pots: what is posted besides the blinds."""

from statemachine import observations as ob
from statemachine.events import ChipsPosted
from statemachine.phases import Phase
from tests.statemachine.table import Table

STUD = ob.LevelSet(0, 0, 1, bring_in=2, small_bet=4, big_bet=8)


def legal(table: Table) -> dict[str, tuple[int | None, int | None]]:
    return {a.action: (a.least, a.most) for a in table.advice.actions}


def posts(table: Table) -> list[tuple[int, int, str]]:
    return [(e.seat, e.amount, e.posting) for e in table.events(ChipsPosted)]


# --- straddles


def test_a_straddle_is_the_bet_to_call_and_has_the_option() -> None:
    table = Table((1000,) * 5).given(ob.HandBegun(), ob.PostMade(3, "straddle", 200))
    table.given(ob.HoleCardsDealt())
    assert table.advice.actor == 4
    assert legal(table)["call"] == (200, 200)
    assert legal(table)["raise"] == (400, 1000)
    table.acts("4 call", "5 fold", "1 fold", "2 call")
    assert table.advice.actor == 3
    assert legal(table)["check"] == (None, None)
    assert legal(table)["raise"] == (400, 1000)
    table.acts("3 check")
    assert table.pots == [(650, (2, 3, 4))]


def test_a_straddle_over_a_straddle() -> None:
    table = Table((5000,) * 5).given(ob.HandBegun(), ob.PostMade(3, "straddle", 200))
    table.given(ob.PostMade(4, "straddle", 400), ob.HoleCardsDealt())
    assert table.advice.actor == 5
    assert legal(table)["raise"] == (800, 5000)
    table.acts("5 call", "1 call", "2 call", "3 call")
    assert table.advice.actor == 4


def test_a_straddle_of_the_button_is_left_to_the_small_blind() -> None:
    table = Table((1000,) * 5).given(ob.HandBegun(), ob.PostMade(5, "straddle", 200))
    table.given(ob.HoleCardsDealt())
    assert table.advice.actor == 1


def test_a_straddle_with_the_cards_out_moves_the_turn() -> None:
    table = Table((1000,) * 5).deal().given(ob.PostMade(3, "straddle", 200))
    assert table.advice.actor == 4
    assert table.quiet
    table.acts("4 fold").given(ob.PostMade(5, "straddle", 400))
    # Somebody has acted: the turn stays where it is.
    assert table.advice.actor == 5
    assert table.quiet
    table.check_log()


def test_a_straddle_below_the_call_is_flagged() -> None:
    table = Table((1000,) * 5).given(ob.HandBegun(), ob.PostMade(3, "straddle", 100))
    assert table.fault().fault == "underraise"
    assert (table.bets[3], table.hand.betting.call) == (100, 100)


def test_a_straddle_counts_towards_the_cap() -> None:
    table = Table((1000,) * 4, variant="FT", blinds=(10, 20))
    table.given(ob.HandBegun(), ob.PostMade(3, "straddle", 40), ob.HoleCardsDealt())
    assert legal(table)["raise"] == (60, 60)
    table.acts("4 raise 60", "1 raise 80")
    assert "raise" not in legal(table)


# --- late posts and missed blinds


def test_b13_a_dead_small_blind_and_a_live_big_one() -> None:
    table = Table((1000,) * 5).given(ob.HandBegun(), ob.PostMade(4, "missed_blinds", 100, 50))
    assert posts(table) == [(4, 100, "missed_blinds"), (4, 50, "dead")]
    table.given(ob.HoleCardsDealt())
    assert table.advice.actor == 3
    assert legal(table)["call"] == (100, 100)
    assert sum(table.bets.values()) + sum(amount for amount, _ in table.pots) == 300
    table.acts("3 call")
    assert table.advice.actor == 4
    assert legal(table)["check"] == (None, None)
    assert legal(table)["raise"] == (200, 950)


def test_a_late_post_is_a_live_blind() -> None:
    table = Table((1000,) * 5).given(ob.HandBegun(), ob.PostMade(5, "late", 100))
    table.given(ob.HoleCardsDealt()).acts("3 call", "4 call", "5 check", "1 call", "2 check")
    assert table.pots == [(500, (1, 2, 3, 4, 5))]
    assert table.quiet


def test_a_post_of_more_than_the_stack_is_flagged() -> None:
    table = Table((1000, 1000, 1000, 120)).given(
        ob.HandBegun(), ob.PostMade(3, "late", 100), ob.PostMade(4, "missed_blinds", 100, 50)
    )
    assert table.fault().detail == "more_than_stack"
    assert (table.player(4).bet, table.player(4).dead) == (100, 20)


def test_a_post_that_comes_too_late_is_flagged_and_not_taken() -> None:
    table = Table((1000,) * 5).deal().acts("3 call").given(ob.PostMade(3, "late", 100))
    assert table.fault().detail == "posted_out_of_time"
    assert table.bets[3] == 100
    table = Table((1000,) * 5).to_flop().given(ob.PostMade(3, "straddle", 200))
    assert table.fault().detail == "posted_out_of_time"


def test_a_post_that_cannot_be_is_refused() -> None:
    table = Table((1000,) * 3).given(ob.HandBegun())
    table.refuses("seat_not_in_hand", ob.PostMade(7, "late", 100))
    table.refuses("unknown_seat", ob.PostMade(11, "late", 100))
    table.refuses("amount_out_of_range", ob.PostMade(3, "late", 0))
    table.refuses("amount_out_of_range", ob.PostMade(3, "straddle", 0, 100))
    table.refuses("amount_out_of_range", ob.PostMade(3, "late", 100, -1))
    table.refuses("amount_out_of_range", ob.PostMade(3, "late", 10**13))


def test_a_post_begins_the_hand_that_nobody_tapped() -> None:
    table = Table((1000,) * 5).given(ob.PostMade(3, "straddle", 200))
    assert table.phase_now() is Phase.HOLE_DEAL
    assert table.bets == {1: 50, 2: 100, 3: 200}


# --- bomb pots


def test_a_bomb_pot_goes_to_the_flop_at_once() -> None:
    table = Table((1000, 150, 1000, 1000), ante=25).given(ob.HandBegun(200))
    assert posts(table) == [
        (n, min(200, s), "bomb_pot") for n, s in enumerate((1000, 150, 1000, 1000), 1)
    ]
    assert (table.hand.small_blind_seat, table.hand.big_blind_seat) == (None, None)
    table.given(ob.HoleCardsDealt())
    assert table.phase_now() is Phase.FLOP_BURN
    assert table.pots == [(600, (1, 2, 3, 4)), (150, (1, 3, 4))]
    table.street()
    assert table.advice.actor == 1
    assert legal(table)["bet"] == (100, 800)
    table.around()
    table.check_log()


def test_a_bomb_pot_of_one_tap_a_street() -> None:
    table = Table((1000,) * 3, variant="PO").given(ob.HandBegun(100))
    table.street("Ah Kd 7s")
    assert table.phase_now() is Phase.FLOP
    assert legal(table)["bet"] == (100, 300)
    assert table.quiet


def test_the_blinds_go_on_after_a_bomb_pot() -> None:
    table = Table((1000,) * 4).given(ob.HandBegun(100), ob.HoleCardsDealt())
    table.street()
    table.acts("1 fold", "2 fold", "3 fold").given(ob.PotPushed(), ob.HandBegun())
    hand = table.hand
    assert (hand.button, hand.small_blind_seat, hand.big_blind_seat) == (1, 2, 3)
    assert hand.bomb_pot == 0


def test_a_bomb_pot_that_is_dealt_again() -> None:
    table = Table((1000,) * 4).given(ob.HandBegun(100))
    table.rules_void()
    assert table.stacks == {1: 1000, 2: 1000, 3: 1000, 4: 1000}
    table.given(ob.HandBegun())
    assert table.hand.bomb_pot == 100
    assert table.stacks == {1: 900, 2: 900, 3: 900, 4: 900}


def test_a_bomb_pot_before_a_draw() -> None:
    table = Table((1000,) * 3, variant="F2L3D", blinds=(5, 10))
    table.given(ob.HandBegun(20), ob.HoleCardsDealt())
    assert table.phase_now() is Phase.FIRST_DRAW_DISCARD


def test_a_game_with_a_bring_in_has_no_bomb_pot() -> None:
    table = Table(variant="F7S", level=STUD)
    table.refuses("bomb_pot_impossible", ob.HandBegun(10))
    table.refuses("amount_out_of_range", ob.HandBegun(-1))


def test_a_straddle_into_a_bomb_pot_is_flagged() -> None:
    table = Table((1000,) * 4).given(ob.HandBegun(100), ob.PostMade(3, "straddle", 200))
    assert table.fault().detail == "posted_out_of_time"
