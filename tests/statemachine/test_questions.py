"""What is only inferred is asked: each kind, each answer, and what the game overtakes."""

from typing import get_args

import pytest

from statemachine import observations as ob
from statemachine.events import QuestionClosed
from statemachine.irregularities import QuestionKind
from statemachine.phases import Phase
from statemachine.state import BurnCredit
from statemachine.texts import LANGUAGES, TEXTS
from tests.statemachine.table import Table, known

# --- missing_burn: a card came to the board, and no burn was tapped


def unburned_by_tap() -> Table:
    return Table().deal().around().given(ob.CardDealt("board", "Qs", up=True))


def test_a_forgotten_tap_for_the_burn_stops_nothing() -> None:
    table = unburned_by_tap()
    assert table.asked == ["missing_burn"]
    assert table.question("missing_burn").answers == ("mistap", "real")
    assert not table.hand.open_irregularities()
    assert table.credit("flop") == BurnCredit("flop", "in_question")
    table.given(ob.CardDealt("board", "Jh"), ob.CardDealt("board", "4d"))
    assert table.phase_now() is Phase.FLOP
    table.around()
    assert table.phase_now() is Phase.TURN_BURN
    # Asked once, not once a card.
    assert table.asked == ["missing_burn"]


def test_it_was_burnt() -> None:
    table = unburned_by_tap()
    table.answer("mistap")
    assert table.count("burns") == 1
    assert table.credit("flop") == BurnCredit("flop", "stub")
    assert table.quiet


def test_it_was_not_burnt() -> None:
    table = unburned_by_tap().given(ob.CardDealt("board"), ob.CardDealt("board"))
    table.answer("real")
    assert table.credit("flop") is None
    assert table.fault().procedure == "unburned_flop"
    assert table.count("burns") == 0
    assert table.asked == []


def test_the_burn_is_tapped_after_all() -> None:
    table = unburned_by_tap().given(ob.CardBurned("2c"))
    assert table.asked == []
    assert table.events(QuestionClosed) == [QuestionClosed(1, "overtaken")]
    assert table.cards("burns") == "2c"
    assert table.credit("flop") == BurnCredit("flop", "stub")
    assert table.quiet


@pytest.mark.parametrize("cards", [1, 3])
def test_the_burn_of_a_street_is_tapped_after_its_last_card(cards: int) -> None:
    if cards == 3:
        table = unburned_by_tap().given(ob.CardDealt("board"), ob.CardDealt("board"))
        street = "flop"
    else:
        table = Table().to_flop().around().given(ob.CardDealt("board", "2h"))
        street = "turn"
    burns = table.count("burns")
    table.given(ob.CardBurned("2c"))
    assert table.asked == []
    assert table.count("burns") == burns + 1
    assert table.credit(street) == BurnCredit(street, "stub")  # type: ignore[arg-type]
    assert table.quiet


def test_a_report_answers_the_question() -> None:
    table = unburned_by_tap().given(ob.CardDealt("board"), ob.CardDealt("board"))
    table.given(ob.FaultReported("unburned_street", "flop"))
    assert table.asked == []
    assert table.fault().fault == "unburned_street"


# --- surplus_burn: a second burn was tapped


def burnt_twice() -> Table:
    return Table().deal().around().given(ob.CardBurned("2c"), ob.CardBurned("3c"))


def test_a_second_tap_for_the_burn_is_asked_about() -> None:
    table = burnt_twice()
    assert table.asked == ["surplus_burn"]
    assert table.count("burns") == 1
    assert not table.held()
    table.street("Ah Kd 7s")
    assert table.phase_now() is Phase.FLOP


def test_it_was_tapped_twice() -> None:
    table = burnt_twice()
    table.answer("mistap")
    assert table.quiet
    assert table.count("burns") == 1


def test_it_was_burnt_twice() -> None:
    table = burnt_twice()
    table.answer("real")
    assert table.count("burns") == 2
    assert table.fault().fault == "double_burn"
    assert table.fault().street == "flop"


def test_a_report_of_two_burns_answers_the_question() -> None:
    table = burnt_twice().given(ob.FaultReported("double_burn", "flop"))
    assert table.asked == []
    assert table.count("burns") == 2
    assert table.faults() == ["double_burn"]


# --- early_street: the next street came while the betting was open


def early(bet: bool) -> Table:
    table = Table().to_flop()
    table.acts("1 bet 200" if bet else "1 check")
    table.street("2h")
    return table


def test_an_early_street_is_asked_about_and_recorded() -> None:
    table = early(bet=False)
    assert table.asked == ["early_street"]
    assert table.question("early_street").answers == ("checked", "folded", "real")
    assert table.board == "Ah Kd 7s 2h"
    assert table.phase_now() is Phase.FLOP


def test_those_left_had_checked() -> None:
    table = early(bet=False)
    table.answer("checked")
    assert table.phase_now() is Phase.TURN
    assert table.live == [1, 2, 3, 4]
    assert table.advice.actor == 1
    assert table.quiet


def test_those_left_had_called() -> None:
    table = early(bet=True)
    assert table.question("early_street").answers == ("called", "folded", "real")
    table.answer("called")
    assert table.phase_now() is Phase.TURN
    assert table.pots == [(1200, (1, 2, 3, 4))]
    assert table.quiet


def test_those_left_had_folded() -> None:
    table = early(bet=True)
    table.answer("folded")
    assert table.live == [1]
    assert table.phase_now() is Phase.AWARD
    assert table.stacks[1] == 900


def test_the_street_came_too_early() -> None:
    table = early(bet=True)
    table.answer("real")
    fault = table.fault()
    assert (fault.fault, fault.street, fault.silent) == ("premature_street", "turn", False)
    assert fault.procedure == "premature_street"
    assert table.held()


def test_they_act_after_all() -> None:
    # The tap for the turn was early by a moment; the game has answered the question.
    table = early(bet=False).acts("2 check", "3 check", "4 check")
    assert table.phase_now() is Phase.TURN
    assert table.asked == []
    assert table.quiet


# --- out_of_turn


def out_of_turn(bet: bool) -> Table:
    table = Table().to_flop()
    if bet:
        table.acts("1 bet 200")
        table.act(4, "call")
    else:
        table.act(3, "bet", 200)
    return table


def test_an_act_of_another_seat_is_asked_about() -> None:
    table = out_of_turn(bet=True)
    question = table.question("out_of_turn")
    assert question.answers == ("folded_before", "wrong_seat", "real")
    assert (question.seat, question.action, question.amount) == (4, "call", None)
    assert not table.held()
    assert table.bets == {1: 200}
    question = out_of_turn(bet=False).question("out_of_turn")
    assert question.answers == ("checked_before", "folded_before", "wrong_seat", "real")


def test_those_before_had_folded() -> None:
    table = out_of_turn(bet=True)
    table.answer("folded_before")
    assert table.live == [1, 4]
    assert table.pots == [(800, (1, 4))]
    assert table.phase_now() is Phase.TURN_BURN
    assert table.quiet


def test_those_before_had_checked() -> None:
    table = out_of_turn(bet=False)
    table.answer("checked_before")
    assert table.bets == {3: 200}
    assert [fact.action for fact in table.hand.actions[-3:]] == ["check", "check", "bet"]
    assert table.advice.actor == 4
    assert table.quiet


def test_those_before_had_folded_with_nothing_to_call() -> None:
    table = out_of_turn(bet=False)
    table.answer("folded_before")
    assert table.live == [3, 4]
    assert table.bets == {3: 200}


def test_it_was_another_seat() -> None:
    table = out_of_turn(bet=True)
    table.answer("wrong_seat")
    assert table.bets == {1: 200, 2: 200}
    assert table.advice.actor == 3
    assert table.quiet


def test_it_was_out_of_turn() -> None:
    table = out_of_turn(bet=True)
    table.answer("real")
    fault = table.fault()
    assert (fault.fault, fault.seat, fault.silent) == ("action_out_of_turn", 4, True)
    assert fault.citations
    assert table.held()


def test_the_seats_before_act_after_all() -> None:
    table = out_of_turn(bet=True).acts("2 call", "3 fold", "4 call")
    assert table.phase_now() is Phase.TURN_BURN
    assert table.asked == []
    assert table.quiet


# --- unfinished_hand


def test_a_hand_begun_before_the_other_has_ended_is_asked_about() -> None:
    table = Table().to_flop().given(ob.HandBegun())
    assert table.asked == ["unfinished_hand"]
    assert table.hand.number == 1
    table.answer("mistap")
    assert table.quiet
    assert table.phase_now() is Phase.FLOP


def test_a_push_that_nobody_tapped_is_made_up_for() -> None:
    table = Table().deal().acts("3 fold", "4 fold", "1 fold")
    assert table.phase_now() is Phase.AWARD
    table.given(ob.HandBegun())
    assert (table.hand.number, table.phase_now()) == (2, Phase.HOLE_DEAL)
    assert sum(seat.stack for seat in table.state.seats) == 4000
    assert table.state.occupant(2) is not None
    assert {p.seat: p.start for p in table.hand.betting.players} == {
        1: 950,
        2: 1050,
        3: 1000,
        4: 1000,
    }


# --- forgotten taps that need no question


def test_who_acts_has_cards() -> None:
    table = Table().given(ob.HandBegun()).acts("3 call")
    assert table.phase_now() is Phase.PREFLOP
    assert [table.count(place) for place in ("seat-1", "seat-2", "seat-3", "seat-4")] == [2] * 4
    assert table.quiet


def test_one_tap_for_the_flop_has_its_burn() -> None:
    table = Table().to_flop()
    assert table.count("burns") == 1
    assert table.quiet


def test_a_hand_may_begin_with_its_cards() -> None:
    table = Table().given(ob.HoleCardsDealt())
    assert table.phase_now() is Phase.PREFLOP
    assert table.quiet


# --- bad answers


def test_a_bad_answer_is_refused() -> None:
    table = burnt_twice()
    number = table.question("surplus_burn").id
    table.refuses("unknown_question", ob.QuestionAnswered(number + 1, "mistap"))
    table.refuses("unknown_question", ob.QuestionAnswered(10**30, "mistap"))
    table.refuses("unknown_answer", ob.QuestionAnswered(number, "perhaps"))
    table.refuses("text_too_long", ob.QuestionAnswered(number, "mistap", "x" * 101))
    table.answer("mistap")
    table.refuses("unknown_question", ob.QuestionAnswered(number, "mistap"))


def test_numbers_of_questions_are_not_used_twice() -> None:
    table = burnt_twice()
    table.answer("mistap")
    table.given(ob.CardBurned())
    assert table.question("surplus_burn").id == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asks", get_args(QuestionKind))
def test_each_question_has_a_text(asks: str, language: str) -> None:
    assert TEXTS[language][f"question.{asks}"].strip()  # type: ignore[index]


def test_known_cards_are_read_from_text() -> None:
    assert known("Ah ??") == ("Ah", None)
