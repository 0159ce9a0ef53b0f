"""The rest of the board run twice or thrice: when it may be, how it is dealt, how it ends.

Not who wins the runs.
"""

import pytest

from statemachine import observations as ob
from statemachine.phases import Phase
from tests.statemachine.chance import Seeded
from tests.statemachine.running import Agreeing, all_in, boards, dealt
from tests.statemachine.table import Table, known


def test_the_runs_share_what_lay_there_when_they_were_agreed_on() -> None:
    table = Table((1000, 500)).to_flop("2c 3c 4d", {1: "As Ah", 2: "Ks Kh"})
    table.acts("1 all_in", "2 call")
    # The bet that nobody could call is back before anybody is asked about runs.
    assert table.stacks == {1: 500, 2: 0}
    table.given(ob.RunsAgreed(3))
    assert table.hand.common == 3
    dealt(table, "6s", "7h")
    assert table.phase_now() is Phase.TURN_BURN
    assert boards(table) == ["2c 3c 4d 6s 7h", "2c 3c 4d", "2c 3c 4d"]
    dealt(table, "Kc", "8h")
    assert table.cards("run-2") == "Kc 8h"
    dealt(table, "Td", "9h")
    assert table.phase_now() is Phase.SHOWDOWN
    assert boards(table) == ["2c 3c 4d 6s 7h", "2c 3c 4d Kc 8h", "2c 3c 4d Td 9h"]
    table.given(ob.HandTabled(1), ob.HandTabled(2), ob.PotPushed())
    # 1000 chips in three runs: the odd one belongs to the first.
    assert [award.amount for award in table.hand.awards] == [334, 333, 333]
    assert table.stacks == {1: 500 + 667, 2: 333}
    table.check_log()


def test_the_last_street_may_be_run_alone() -> None:
    table = Table((1000, 1000)).to_flop("2c 3c 4d", {1: "As Ah", 2: "Ks Kh"}).around()
    table.street("6s")
    table.acts("1 all_in", "2 call")
    table.given(ob.RunsAgreed(2))
    dealt(table, "7h")
    assert table.phase_now() is Phase.RIVER_BURN
    dealt(table, "Kd")
    assert boards(table) == ["2c 3c 4d 6s 7h", "2c 3c 4d 6s Kd"]
    table.given(ob.HandTabled(1), ob.HandTabled(2), ob.PotPushed())
    assert table.stacks == {1: 1000, 2: 1000}


def test_cards_and_burns_may_come_one_by_one() -> None:
    table = all_in().given(ob.RunsAgreed(2))
    dealt(table, "2c 3c 4d", "6s")
    table.given(ob.CardBurned(), ob.CardDealt("board", "7h", up=True))
    assert table.phase_now() is Phase.FLOP_BURN
    table.given(ob.CardBurned())
    assert table.phase_now() is Phase.FLOP_DEAL
    table.given(*(ob.CardDealt("board", card, up=True) for card in known("Qc Jd 2d")))
    assert table.phase_now() is Phase.TURN_BURN
    assert table.quiet


def test_what_is_asked_of_a_burn_does_not_outlast_its_run() -> None:
    table = all_in().given(ob.RunsAgreed(2))
    dealt(table, "2c 3c 4d", "6s")
    table.given(ob.CardDealt("board", "7h", up=True))
    assert table.hand.run == 2
    assert table.asked == []


# --- when it may be


def test_while_somebody_may_bet_the_board_is_not_run_twice() -> None:
    table = Table().to_flop()
    table.refuses("runs_not_possible", ob.RunsAgreed(2))
    three = Table((100, 500, 500)).deal().acts("3 call", "1 all_in", "2 call")
    assert three.phase_now() is Phase.FLOP_BURN
    # Seats 2 and 3 have chips to play for yet.
    three.refuses("runs_not_possible", ob.RunsAgreed(2))


@pytest.mark.parametrize("runs", [-1, 0, 1, 4, 10**30])
def test_the_board_is_run_twice_or_thrice(runs: int) -> None:
    all_in().refuses("runs_not_possible", ob.RunsAgreed(runs))


def test_it_is_too_late_once_a_card_of_it_lies_there() -> None:
    table = all_in().given(ob.RunsAgreed(2), ob.RunsAgreed(3), ob.RunsAgreed(2))
    assert table.hand.runs == 2
    table.given(ob.CardBurned(), ob.RunsAgreed(3))
    table.given(ob.CardDealt("board", "2c", up=True))
    table.refuses("runs_not_possible", ob.RunsAgreed(2))
    table.given(ob.CardDealt("board", "3c", up=True), ob.CardDealt("board", "4d", up=True))
    table.refuses("runs_not_possible", ob.RunsAgreed(2))
    dealt(table, "6s", "7h")
    table.refuses("runs_not_possible", ob.RunsAgreed(2))


def test_nothing_is_left_to_run_at_the_showdown_or_in_a_game_without_a_board() -> None:
    table = dealt(all_in(), "2c 3c 4d", "6s", "7h")
    table.refuses("runs_not_possible", ob.RunsAgreed(2))
    table.given(ob.WinnerDeclared((1,)), ob.WinnerDeclared((2,), 1), ob.PotPushed())
    table.refuses("hand_over", ob.RunsAgreed(2))
    draw = Table((100, 500, 500), variant="N2L1D").deal().acts("3 fold", "1 all_in", "2 call")
    draw.refuses("runs_not_possible", ob.RunsAgreed(2))


def test_a_hand_that_nobody_contests_is_not_run() -> None:
    table = Table().deal().acts("3 fold", "4 fold", "1 fold")
    table.refuses("runs_not_possible", ob.RunsAgreed(2))


def test_a_reader_lays_the_runs_too() -> None:
    table = all_in().given(ob.RunsAgreed(2))
    for run in ("2c 3c 4d 6s 7h", "Qc Jd 2d 3h 9h"):
        for card in known(run):
            assert card is not None
            table.say(ob.CardSeen("board", card), "device")
        # Cards of the first run still lie on the antenna.
        table.say(ob.CardSeen("board", "6s"), "device")
    assert table.phase_now() is Phase.SHOWDOWN
    assert boards(table) == ["2c 3c 4d 6s 7h", "Qc Jd 2d 3h 9h"]
    assert table.quiet


def test_a_later_run_is_no_time_for_a_misdeal() -> None:
    table = Table((100, 100)).deal().acts("2 all_in").given(ob.RunsAgreed(2))
    dealt(table, "2c 3c 4d", "6s", "7h")
    table.given(ob.CardExposed("seat-1", 0))
    assert table.fault().procedure == "floor_discretion"


# --- taken back, set right, called off


def test_the_first_run_is_taken_back_with_what_came_after() -> None:
    table = all_in().given(ob.RunsAgreed(2))
    before = table.state
    dealt(table, "2c 3c 4d", "6s", "7h")
    table.retracts(table.seq - 2)
    assert table.hand == before.hand
    dealt(table, "2c 3c 4d", "6s", "7h", "Qc Jd 2d", "3h", "9h")
    assert table.phase_now() is Phase.SHOWDOWN
    table.retracts(table.seq)
    assert table.phase_now() is Phase.RIVER_BURN
    assert table.hand.run == 2


def test_so_is_the_agreement() -> None:
    table = all_in().given(ob.RunsAgreed(2))
    table.retracts(table.seq)
    dealt(table, "2c 3c 4d", "6s", "7h")
    assert table.phase_now() is Phase.SHOWDOWN
    assert table.hand.runs == 1


def set_right(table: Table, board: str, actor: int | None = None) -> Table:
    chips = tuple(ob.SeatChips(seat, 0, 0) for seat in (1, 2, 3))
    if actor is not None:
        chips = (ob.SeatChips(1, 0, 0), ob.SeatChips(2, 20, 0), ob.SeatChips(3, 20, 0))
    pots = (150, 102) if actor is None else (150, 62)
    return table.given(ob.TableIsNow(known(board), chips, pots, 3, actor))


def test_a_board_that_is_set_right_is_that_of_its_run() -> None:
    table = all_in().given(ob.RunsAgreed(2))
    dealt(table, "2c 3c 4d")
    set_right(table, "2c 3c 4d 6s 7h")
    # It is whole, so the next run begins.
    assert table.phase_now() is Phase.FLOP_BURN
    assert (table.hand.run, table.cards("run-1")) == (2, "2c 3c 4d 6s 7h")
    dealt(table, "Qc Jd 2d")
    set_right(table, "Qc Jd 2h 3h")
    assert table.phase_now() is Phase.RIVER_BURN
    dealt(table, "9h")
    assert table.phase_now() is Phase.SHOWDOWN
    set_right(table, "Qc Jd 2d 3h 9h")
    assert table.phase_now() is Phase.SHOWDOWN
    table.given(ob.HandTabled(1), ob.HandTabled(2), ob.HandTabled(3), ob.PotPushed())
    # Who contests the side pot nobody said.
    assert table.stacks == {1: 75 + 51, 2: 0, 3: 75 + 51}
    table.check_log()


def test_where_somebody_has_to_act_again_nothing_more_is_run_twice() -> None:
    table = all_in().given(ob.RunsAgreed(2))
    dealt(table, "2c 3c 4d")
    set_right(table, "2c 3c 4d", actor=2)
    assert (table.hand.runs, table.phase_now()) == (1, Phase.FLOP)
    table.around()
    dealt(table, "6s")
    table.around()
    dealt(table, "7h")
    table.around()
    assert table.phase_now() is Phase.SHOWDOWN


def test_a_shorter_board_is_all_that_the_runs_share() -> None:
    table = Table((1000, 1000)).to_flop("2c 3c 4d").around()
    table.street("6s")
    table.acts("1 all_in", "2 call")
    table.given(ob.RunsAgreed(2))
    assert table.hand.common == 4
    chips = (ob.SeatChips(1, 0, 0), ob.SeatChips(2, 0, 0))
    table.given(ob.TableIsNow(known("2c 3c 4d"), chips, (2000,), 2, None))
    assert table.hand.common == 3
    dealt(table, "8s", "9s")
    assert table.phase_now() is Phase.TURN_BURN


def test_a_hand_that_is_called_off_between_the_runs_gives_all_chips_back() -> None:
    table = all_in().given(ob.RunsAgreed(2))
    dealt(table, "2c 3c 4d", "6s", "7h", "Qc Jd 2d")
    table.rules_void()
    assert table.phase_now() is Phase.VOIDED
    assert table.stacks == {1: 50, 2: 101, 3: 101}
    table.given(ob.HandBegun())
    assert (table.hand.runs, table.hand.run, table.hand.common) == (1, 1, 0)


def test_a_surplus_card_of_a_run_is_dealt_with_before_the_next_begins() -> None:
    table = all_in().given(ob.RunsAgreed(2))
    dealt(table, "2c 3c 4d", "6s", "7h 8h")
    assert table.faults() == ["overdealt_street"]
    assert (table.hand.run, table.count("board")) == (1, 6)


# --- any hand


@pytest.mark.parametrize("seed", range(60))
def test_any_hand_that_is_run_several_times_comes_to_its_end(seed: int) -> None:
    chance = Seeded(seed)
    table = Table([chance.number(1, 1000) for _ in range(chance.number(2, 5))])
    dealer = Agreeing(table, chance)
    dealer.play()
    assert sum(table.stacks.values()) == sum(p.start for p in table.hand.betting.players)
    assert table.phase_now() is Phase.COMPLETE
    table.check_log()
