"""Who is at the seat: absent for the deal, on a penalty, gone while all in."""

from typing import Final

import pytest

from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.rulebooks import Remedy, Rulebook
from statemachine.rulebooks.model import OnRedeal
from statemachine.slots import changed
from tests.statemachine.table import TDA, Table

KILLED: Final = (
    Remedy(("back_in_time",), "hand_lives", "nothing", ()),
    Remedy((), "absent_blind_kill", "now", ()),
)
AWAY_ALL_IN: Final = (Remedy((), "all_in_absent_showdown", "before_award", ()),)
REMEDIES: Final = {
    **TDA.remedies,
    "absent_at_deal": KILLED,
    "absent_forced_all_in": KILLED,
    "left_while_all_in": AWAY_ALL_IN,
}
BOOK: Final = changed(TDA, remedies=REMEDIES)


def book(absent: OnRedeal = "play", penalised: OnRedeal = "kill") -> Rulebook:
    return changed(BOOK, absent_on_redeal=absent, penalised_on_redeal=penalised)


def away(table: Table) -> list[int]:
    """The seats whose players are not there."""
    return [taken.seat for taken in table.state.seats if taken.away]


# --- marks of the table


def test_who_is_away_and_back_is_kept_by_the_table() -> None:
    table = Table().given(ob.PlayerAway(2))
    assert away(table) == [2]
    table.say(ob.PlayerAway(2))
    assert table.last.events == ()
    # More chips do not bring the player back.
    table.given(ob.PlayerSeated(2, "Player 2", 1500))
    assert away(table) == [2]
    table.deal()
    assert away(table) == [2]
    table.given(ob.PlayerAway(2, away=False))
    assert away(table) == []
    table.check_log()


@pytest.mark.parametrize(
    ("code", "seen"),
    [
        ("unknown_seat", ob.PlayerAway(11)),
        ("seat_empty", ob.PlayerAway(9)),
        ("unknown_seat", ob.PenaltyServed(0, 1)),
        ("seat_empty", ob.PenaltyServed(9, 1)),
        ("amount_out_of_range", ob.PenaltyServed(1, -1)),
        ("amount_out_of_range", ob.PenaltyServed(1, 10**30)),
    ],
)
def test_bad_messages_are_refused(code: str, seen: ob.Observation) -> None:
    Table().refuses(code, seen)


# --- absent when the cards are dealt


def test_a_player_who_is_away_at_the_last_card_has_a_dead_hand() -> None:
    table = Table(book=BOOK).given(ob.PlayerAway(3)).deal()
    fault = table.fault()
    assert (fault.fault, fault.seat, fault.procedure) == ("absent_at_deal", 3, "absent_blind_kill")
    assert table.count("seat-3") == 2
    table.step("kill")
    assert table.live == [1, 2, 4]
    assert table.count("seat-3") == 0
    assert table.advice.actor == 4
    assert table.quiet
    table.check_log()


def test_a_player_who_is_back_by_the_last_card_plays() -> None:
    table = Table(book=BOOK).given(ob.PlayerAway(3), ob.HandBegun())
    table.given(ob.PlayerAway(3, away=False), ob.HoleCardsDealt())
    assert table.quiet
    assert table.advice.actor == 3


def test_it_is_seen_with_the_last_single_card_and_once_only() -> None:
    table = Table((1000,) * 2, book=BOOK).given(ob.PlayerAway(1), ob.HandBegun())
    for seat in (1, 2, 1):
        table.given(ob.CardDealt(f"seat-{seat}"))  # type: ignore[arg-type]
        assert table.quiet
    table.given(ob.CardDealt("seat-2"))
    assert table.faults() == ["absent_at_deal"]
    table.step("kill")
    assert table.live == [2]


def test_nobody_kills_the_last_hand_that_is_left() -> None:
    table = Table((1000,) * 2, book=BOOK).given(ob.PlayerAway(1), ob.PlayerAway(2)).deal()
    assert table.faults() == ["absent_at_deal"] * 2
    table.step("kill")
    table.step("kill")
    assert len(table.live) == 1
    assert table.quiet


def test_an_absent_player_whom_the_blind_takes_all_in_is_dead_after_the_last_card() -> None:
    """S-056, W-9: 1,800 of a 2,000 blind are dead money."""
    table = Table((20_000, 1_800, 20_000, 20_000), blinds=(1000, 2000), book=BOOK)
    table.given(ob.PlayerAway(2)).deal()
    fault = table.fault()
    assert (fault.fault, fault.seat, fault.detail) == ("absent_forced_all_in", 2, "away")
    assert table.player(2).stack == 0
    table.step("kill")
    assert table.live == [1, 3, 4]
    table.acts("3 call", "4 fold", "1 call")
    assert table.pots == [(1800 + 2 * 2000, (1, 3))]
    for card in ("Ah Kd 7s", "2h", "3c"):
        table.street(card)
        table.around()
    table.given(ob.WinnerDeclared((3,)), ob.PotPushed())
    assert table.state.occupant(2) is not None
    assert table.stacks == {1: 18_000, 2: 0, 3: 23_800, 4: 20_000}
    table.check_log()


# --- a misdeal dealt again (S-043, S-044)


def redealt(house: Rulebook) -> Table:
    """Seat 2 was away and seat 4 serves three hands; the deal is a misdeal, and seat 2 is back."""
    table = Table((1000,) * 5, book=house)
    table.given(ob.PenaltyServed(4, 3), ob.PlayerAway(2), ob.HandBegun())
    table.given(ob.HoleCardsDealt())
    assert [(f.seat, f.detail) for f in table.hand.open_irregularities()] == [
        (2, "away"),
        (4, "on_penalty"),
    ]
    table.rules_misdeal()
    table.given(ob.PlayerAway(2, away=False), ob.PlayerSeated(9, "Waiting", 1000))
    return table.deal()


@pytest.mark.parametrize(
    ("absent", "penalised", "dead"),
    [
        ("play", "kill", [(4, "on_penalty")]),
        ("kill", "kill", [(2, "was_absent"), (4, "on_penalty")]),
        ("play", "play", []),
    ],
)
def test_who_plays_when_it_is_dealt_again(
    absent: OnRedeal, penalised: OnRedeal, dead: list[tuple[int, str]]
) -> None:
    table = redealt(book(absent, penalised))
    assert (table.hand.number, table.hand.deal, table.hand.button) == (1, 2, 5)
    assert [p.seat for p in table.hand.betting.players] == [1, 2, 3, 4, 5]
    faults = [(f.seat, f.detail) for f in table.hand.open_irregularities()]
    assert faults == dead
    for _ in dead:
        table.step("kill")
    assert table.live == [s for s in (1, 2, 3, 4, 5) if s not in dict(dead)]
    table.check_log()


def test_both_deals_are_one_hand_of_the_penalty() -> None:
    """TDA-35-C3, LATAM-35-C4: three becomes two, once."""
    table = redealt(book())
    assert table.state.occupant(4).penalty == 3  # type: ignore[union-attr]
    table.step("kill")
    table.acts("3 fold", "5 fold", "1 fold")
    table.given(ob.PotPushed())
    left = []
    for _ in range(3):
        table.deal()
        left.append(table.state.occupant(4).penalty)  # type: ignore[union-attr]
        assert table.count("seat-4") == 2
        for _ in table.faults():
            table.step("kill")
        while len(table.live) > 1:
            table.act(table.hand.betting.actor or 0, "fold")
        table.given(ob.PotPushed())
    assert left == [2, 1, 0]
    assert table.hand.irregularities == ()


def test_a_penalty_that_is_given_during_a_hand_begins_with_the_next() -> None:
    table = Table(book=BOOK).deal().given(ob.PenaltyServed(3, 1))
    assert table.quiet
    table.acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed())
    table.deal()
    assert [(f.seat, f.detail) for f in table.hand.open_irregularities()] == [(3, "on_penalty")]
    table.step("kill")
    while len(table.live) > 1:
        table.act(table.hand.betting.actor or 0, "fold")
    table.given(ob.PotPushed()).deal()
    assert table.quiet


# --- gone while all in


def all_in(players: int = 3) -> Table:
    """Seat 1 is all in on the flop for 300."""
    table = Table((400, 2000, 2000)[:players], book=BOOK)
    return table.to_flop(hands={1: "As Ac"}).acts("1 all_in")


def test_who_left_while_all_in_has_a_hand_that_is_tabled_when_betting_is_over() -> None:
    """S-055, W-7."""
    table = all_in().acts("2 call", "3 call").given(ob.PlayerAway(1))
    assert table.fault().procedure == "all_in_absent_showdown"
    assert 1 in table.live
    for card in ("2h", "3c"):
        table.street(card)
        table.acts("2 bet 200", "3 call")
    assert table.phase is Phase.SHOWDOWN
    assert table.advice.prompt == "prompt.step.all_in_absent_showdown.table_hand"
    table.step("table_hand", cards="As Ac")
    assert table.player(1).tabled
    table.given(ob.WinnerDeclared((1,), 0), ob.WinnerDeclared((2,), 1), ob.PotPushed())
    assert table.stacks == {1: 1200, 2: 2000 - 400 - 400 + 800, 3: 1200}
    table.check_log()


def test_heads_up_both_hands_are_turned_up_at_once() -> None:
    """W-8."""
    table = all_in(2)
    table.given(ob.PlayerAway(1)).acts("2 call")
    assert table.live == [1, 2]
    table.given(ob.HandTabled(1, ("As", "Ac")), ob.HandTabled(2, ("Kh", "Qd")))
    # Tabled is what the remedy asked for.
    assert table.quiet
    table.street("2h")
    table.street("3c")
    table.given(ob.PotPushed())
    assert table.stacks[1] == 800


def test_who_comes_back_needs_no_remedy() -> None:
    table = all_in().given(ob.PlayerAway(1), ob.PlayerAway(1, away=False))
    assert table.quiet


def test_a_player_with_chips_who_walks_off_is_only_noted() -> None:
    """P-022: the hand is not killed."""
    table = Table(book=BOOK).to_flop().given(ob.PlayerAway(2))
    assert table.quiet
    assert 2 in table.live
