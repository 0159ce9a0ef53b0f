"""Setting the record right: `table_is_now`, cards named anew, entries taken back."""

from dataclasses import replace

import pytest

from statemachine import observations as ob
from statemachine.advice import advise
from statemachine.phases import Phase
from statemachine.replay import fold
from statemachine.roles import Role
from tests.statemachine.table import TDA, Table, known


def now(
    table: Table,
    board: str = "Ah Kd 7s",
    *,
    stacks: dict[int, int] | None = None,
    bets: dict[int, int] | None = None,
    dead: tuple[int, ...] = (),
    pots: tuple[int, ...] = (400,),
    actor: int | None = 1,
    button: int = 4,
) -> ob.TableIsNow:
    seats = tuple(
        ob.SeatChips(
            p.seat,
            (stacks or {}).get(p.seat, p.stack),
            (bets or {}).get(p.seat, p.bet),
            p.seat not in dead,
        )
        for p in table.hand.betting.players
    )
    return ob.TableIsNow(known(board), seats, pots, button, actor, "we lost the thread")


# --- table_is_now


def test_the_table_is_as_it_is_said_to_be() -> None:
    table = Table().deal()
    table.given(
        now(
            table,
            stacks={1: 800, 2: 800, 3: 600, 4: 900},
            bets={1: 0, 2: 0, 3: 200},
            dead=(4,),
            pots=(700,),
            actor=1,
        )
    )
    assert table.phase_now() is Phase.FLOP
    assert table.board == "Ah Kd 7s"
    assert table.live == [1, 2, 3]
    assert table.bets == {3: 200}
    assert table.stacks == {1: 800, 2: 800, 3: 600, 4: 900}
    assert table.pots == [(700, (1, 2, 3))]
    assert table.advice.actor == 1
    assert table.hand.betting.call == 200
    assert table.count("seat-4") == 0
    table.acts("1 fold", "2 call")
    assert table.phase_now() is Phase.TURN_BURN
    assert table.pots == [(1100, (2, 3))]


@pytest.mark.parametrize(
    ("board", "actor", "phase"),
    [
        ("", 3, Phase.PREFLOP),
        ("", None, Phase.FLOP_BURN),
        ("Ah", None, Phase.FLOP_DEAL),
        ("Ah Kd", None, Phase.FLOP_DEAL),
        ("Ah Kd 7s", 1, Phase.FLOP),
        ("Ah Kd 7s", None, Phase.TURN_BURN),
        ("Ah Kd 7s ??", 1, Phase.TURN),
        ("Ah Kd 7s ?? ??", 1, Phase.RIVER),
        ("Ah Kd 7s ?? ??", None, Phase.SHOWDOWN),
    ],
)
def test_the_phase_is_read_off_board_and_actor(board: str, actor: int | None, phase: Phase) -> None:
    table = Table().deal()
    table.given(now(table, board, bets=dict.fromkeys((1, 2, 3, 4), 0), actor=actor))
    assert table.phase_now() is phase
    assert table.board == board


def test_a_corrected_board_has_its_burns() -> None:
    table = Table().deal()
    table.given(now(table, "Ah Kd 7s 2h", bets=dict.fromkeys((1, 2), 0)))
    assert [(burn.street, burn.source) for burn in table.hand.burns] == [
        ("flop", "ruling"),
        ("turn", "ruling"),
    ]
    table.around()
    table.street("3c")
    assert table.phase_now() is Phase.RIVER
    assert table.quiet


def test_a_folded_hand_may_be_live_after_all() -> None:
    table = Table().to_flop().acts("1 fold", "2 check")
    table.given(now(table, actor=3))
    assert table.live == [1, 2, 3, 4]
    assert table.count("seat-1") == 2


def test_it_ends_a_divergence_and_makes_questions_moot() -> None:
    table = Table().to_flop().given(ob.WinnerDeclared((1,)))
    table.act(3, "bet", 200)
    assert (table.faults(), table.asked) == (["record_diverged"], ["out_of_turn"])
    table.given(now(table))
    assert table.quiet


def test_a_procedure_that_is_open_stays_open() -> None:
    table = Table().to_flop().given(ob.FaultReported("unburned_street", "flop"))
    table.given(now(table))
    assert table.faults() == ["unburned_street"]


def test_a_pot_that_was_declared_is_declared_anew() -> None:
    table = Table((100, 300, 500)).deal().acts("3 all_in", "1 all_in", "2 all_in")
    for cards in ("Ah Kd 7s", "2h", "3c"):
        table.street(cards)
    table.given(ob.WinnerDeclared((2,), 1))
    table.given(now(table, pots=(700,), actor=None, stacks={3: 200}))
    assert table.hand.declared == ()
    table.street("2h")
    table.street("3c")
    assert table.phase_now() is Phase.SHOWDOWN
    table.given(ob.HandTabled(1), ob.WinnerDeclared((3,)), ob.PotPushed())
    assert table.stacks == {1: 0, 2: 0, 3: 900}


def test_what_is_returned_after_a_correction_is_what_lies_there() -> None:
    # The record had seat 1 start with 1000; it was 1100.
    table = Table((1000, 1000)).deal().acts("2 call", "1 check")
    table.given(now(table, "", stacks={1: 1100, 2: 900}, bets={1: 0, 2: 0}, pots=(200,)))
    table.given(ob.PileCounted("seat-1", 3))
    table.rules_void()
    assert sum(table.stacks.values()) == 2200


@pytest.mark.parametrize("pots", [(), (100,), (5000,)])
def test_what_is_returned_is_what_was_said_to_lie_there(pots: tuple[int, ...]) -> None:
    table = Table().deal()
    table.given(now(table, "", bets={}, pots=pots, actor=3))
    said = sum(table.stacks.values()) + sum(table.bets.values()) + sum(pots)
    table.rules_void()
    assert sum(table.stacks.values()) == said


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("seats_incomplete", {"seats": ()}),
        ("unknown_seat", {"button": 11}),
        ("unknown_seat", {"button": 0}),
        ("seat_not_in_hand", {"actor": 9}),
        ("seat_not_in_hand", {"actor": 10**30}),
        ("too_many_cards", {"board": (None,) * 6}),
        ("unknown_pot", {"pots": (1, 2, 3, 4, 5)}),
        ("amount_out_of_range", {"pots": (-1,)}),
        ("amount_out_of_range", {"pots": (10**30,)}),
        ("text_too_long", {"reason": "x" * 101}),
    ],
    ids=str,
)
def test_a_bad_correction_is_refused(code: str, changes: dict[str, object]) -> None:
    table = Table().to_flop()
    table.refuses(code, replace(now(table), **changes))  # type: ignore[arg-type]


def test_every_seat_of_the_hand_is_listed_once_with_chips_that_exist() -> None:
    table = Table().to_flop()
    right = now(table)
    twice = (*right.seats[:3], right.seats[0])
    table.refuses("duplicate_seat", replace(right, seats=twice))
    table.refuses("seats_incomplete", replace(right, seats=right.seats[:3]))
    more = (*right.seats, ob.SeatChips(5, 0, 0))
    table.refuses("seats_incomplete", replace(right, seats=more))
    poor = (replace(right.seats[0], stack=-1), *right.seats[1:])
    table.refuses("amount_out_of_range", replace(right, seats=poor))
    dead = tuple(replace(seat, live=seat.seat == 1) for seat in right.seats)
    table.refuses("seats_incomplete", replace(right, seats=dead))
    folded = (replace(right.seats[0], live=False), *right.seats[1:])
    table.refuses("seat_not_in_hand", replace(right, seats=folded))


def test_without_a_hand_there_is_nothing_to_set_right() -> None:
    Table().refuses("no_hand", ob.TableIsNow((), (), (), 1, None))


# --- names of cards


def test_a_name_is_put_right_in_place_at_any_time() -> None:
    table = Table().to_flop("Ah Kd 7s").given(ob.CardNamed("board", 1, "Kh"))
    assert table.board == "Ah Kh 7s"
    table.around()
    table.street("2h")
    table.given(ob.CardNamed("board", 1, "Kd"), ob.CardNamed("seat-2", 0, "Qs"))
    assert table.board == "Ah Kd 7s 2h"
    assert table.cards("seat-2") == "Qs ??"


def test_a_name_that_is_known_already_says_nothing_new() -> None:
    table = Table().to_flop("Ah Kd 7s")
    before = table.seq
    table.given(ob.CardNamed("board", 1, "Kd"))
    assert table.seq == before


def test_there_is_a_card_to_name() -> None:
    table = Table().to_flop("Ah Kd 7s")
    for place, index in (("board", 3), ("board", -1), ("stub", 0), ("muck", 0), ("board", 10**30)):
        table.refuses("card_index_unknown", ob.CardNamed(place, index, "2c"))  # type: ignore[arg-type]


# --- retraction


def test_an_entry_and_all_after_it_are_taken_back() -> None:
    table = Table().deal()
    before = table.state
    position = table.seq
    table.acts("3 raise 300", "4 fold")
    table.retracts(position + 1)
    assert replace(table.state, seq=before.seq) == before
    assert table.state.seq == position + 3
    table.check_log()
    table.acts("3 call")
    assert table.bets == {1: 50, 2: 100, 3: 100}
    table.check_log()


def test_a_retracted_entry_is_gone_for_good() -> None:
    table = Table().deal()
    position = table.seq
    table.acts("3 raise 300")
    table.retracts(position + 1)
    table.refuses("target_unknown", ob.Retracted(position + 1))
    # Neither can a retraction be taken back.
    table.refuses("target_unknown", ob.Retracted(position + 2))


def test_only_this_hand_is_taken_back_and_not_its_start() -> None:
    table = Table().deal().acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed())
    table.given(ob.HandBegun())
    start = table.seq
    table.given(ob.HoleCardsDealt())
    for target in (0, -1, 2, start - 1, start, table.seq + 1, 10**30):
        table.refuses("target_unknown", ob.Retracted(target))


def test_the_end_of_a_hand_is_taken_back_until_the_next_begins() -> None:
    table = Table().deal().acts("3 fold", "4 fold", "1 fold")
    before = table.state
    table.given(ob.PotPushed())
    table.retracts(table.seq)
    assert replace(table.state, seq=before.seq) == before
    assert table.phase_now() is Phase.AWARD


@pytest.mark.parametrize(("role", "allowed"), [("dealer", False), ("floor", True)])
def test_what_the_floor_did_is_taken_back_by_the_floor(role: Role, allowed: bool) -> None:
    table = Table().to_flop()
    position = table.seq
    table.acts("1 check")
    table.rules(faults=[])
    if allowed:
        table.retracts(position + 1, role)
        assert table.hand.rulings == ()
    else:
        table.refuses("floor_step_retraction", ob.Retracted(position + 1), role)


def test_a_retracted_hold_is_gone() -> None:
    table = Table().to_flop("Qs Jh 4d").given(ob.FaultReported("unburned_street", "flop"))
    table.retracts(table.seq)
    assert table.quiet
    assert not table.held()
    assert table.cards("burns") == "??"
    assert advise(table.state).actor == 1


def test_what_came_after_is_decided_on_the_state_that_is_left() -> None:
    table = Table().to_flop("Qs Jh 4d").acts("1 check")
    table.retracts(table.seq).state  # noqa: B018
    table.given(ob.FaultReported("unburned_street", "flop"))
    # Nobody has acted, for the check never was.
    assert table.fault().procedure == "unburned_flop"
    assert table.fault().called_seq == table.seq
    table.check_log()


def test_a_log_folds_by_its_last_hand_alone() -> None:
    table = Table().deal().acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed())
    table.given(ob.PlayerSeated(8, "New", 700), ob.LevelSet(100, 200))
    table.to_flop()
    assert fold(table.of_hand()) == table.state
    assert fold(table.entries) == table.state
    assert table.book is TDA
