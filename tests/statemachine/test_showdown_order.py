"""Who shows first at the end, and when every hand has to be tabled; the prompts for both."""

import pytest

from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.showing import hands_to_table, show_order
from statemachine.texts import LANGUAGES, Language
from statemachine.views import view
from tests.statemachine.table import Table, known

BOARD = ("Ah Kd 7s", "2h", "3c")


def to_river(table: Table) -> Table:
    table.deal().around()
    for cards in BOARD[:2]:
        table.street(cards)
        table.around()
    table.street(BOARD[2])
    return table


def next_to_show(table: Table) -> int | None:
    if table.advice.prompt != "prompt.showdown.seat":
        return None
    ((name, seat),) = table.advice.params
    assert name == "seat"
    assert isinstance(seat, int)
    return seat


# --- the order


def test_the_last_aggressor_of_the_last_street_shows_first() -> None:
    table = to_river(Table()).acts("1 check", "2 bet 100", "3 raise 300", "4 call", "1 fold")
    table.act(2, "call")
    assert table.phase_now() is Phase.SHOWDOWN
    assert show_order(table.hand) == (3, 4, 2)
    assert next_to_show(table) == 3
    table.given(ob.HandTabled(3))
    assert next_to_show(table) == 4
    table.given(ob.HandMucked(4))
    assert next_to_show(table) == 2
    table.given(ob.HandTabled(2))
    assert show_order(table.hand) == ()
    assert table.advice.prompt == "prompt.showdown"


def test_without_a_bet_the_first_to_act_shows_first() -> None:
    table = to_river(Table()).around()
    assert show_order(table.hand) == (1, 2, 3, 4)


def test_a_bet_on_an_earlier_street_does_not_count() -> None:
    table = Table().deal().around()
    table.street(BOARD[0])
    table.acts("1 check", "2 check", "3 bet 100", "4 call", "1 fold", "2 call")
    for cards in BOARD[1:]:
        table.street(cards)
        table.around()
    assert show_order(table.hand) == (2, 3, 4)


def test_an_aggressor_who_is_out_leaves_it_to_the_next() -> None:
    table = to_river(Table()).acts("1 check", "2 bet 100", "3 call", "4 call", "1 call")
    table.given(ob.HandMucked(2))
    assert show_order(table.hand) == (3, 4, 1)


def test_in_stud_the_hand_that_opened_the_last_street_shows_first() -> None:
    level = ob.LevelSet(0, 0, 1, bring_in=2, small_bet=4, big_bet=8)
    table = Table((100,) * 3, variant="F7S", level=level)
    table.deal({1: "?? ?? 2c", 2: "?? ?? 9d", 3: "?? ?? Jh"})
    table.act(table.hand.betting.actor or 0, "bring_in", 2)
    table.around()
    for cards in ("3c Ad Tc", "4d 5h 6h", "8s 9c Th"):
        up = [ob.SeatCards(seat, (card,)) for seat, card in enumerate(known(cards), start=1)]
        table.given(ob.StreetDealt(hands=tuple(up)))
        table.around()
    table.given(ob.StreetDealt())
    opened = table.hand.betting.actor
    # A pair of tens beats a pair of nines.
    assert opened == 3
    table.around()
    assert show_order(table.hand) == (3, 1, 2)


def test_once_the_pots_are_declared_nobody_is_asked_to_show() -> None:
    table = to_river(Table()).around().given(ob.WinnerDeclared((2,)))
    assert table.advice.prompt == "prompt.award"


# --- every hand


def test_with_somebody_all_in_and_nobody_left_to_bet_all_hands_are_tabled() -> None:
    table = Table((100, 300, 500)).deal().acts("3 all_in", "1 all_in", "2 all_in")
    assert hands_to_table(table.hand) == (1, 2, 3)
    advice = table.advice
    assert advice.prompt == "prompt.table_hands.burn"
    assert advice.params == (("seats", "1, 2, 3"), ("street", "flop"))
    assert advice.next == ("hand_tabled", "street_dealt", "card_burned", "runs_agreed")
    table.given(ob.HandTabled(2), ob.CardBurned())
    advice = table.advice
    assert advice.prompt == "prompt.table_hands.deal"
    assert advice.params == (("seats", "1, 3"), ("street", "flop"))
    table.given(ob.HandTabled(1), ob.HandTabled(3))
    assert table.advice.prompt == "prompt.flop_deal"
    for cards in BOARD:
        table.street(cards)
    assert table.advice.prompt == "prompt.showdown"


def test_at_the_showdown_nobody_has_to_be_first_with_somebody_all_in() -> None:
    table = Table((100, 300, 500)).deal().acts("3 all_in", "1 all_in", "2 all_in")
    for cards in BOARD:
        table.street(cards)
    assert table.advice.prompt == "prompt.table_hands"
    assert table.advice.params == (("seats", "1, 2, 3"),)


def test_while_a_side_pot_is_bet_no_hand_has_to_be_tabled() -> None:
    table = Table((100, 1000, 1000)).deal().acts("3 call", "1 all_in", "2 call")
    assert table.phase_now() is Phase.FLOP_BURN
    assert hands_to_table(table.hand) == ()
    assert table.advice.prompt == "prompt.flop_burn"
    for cards in BOARD:
        table.street(cards)
        table.around()
    # All betting is over now.
    assert hands_to_table(table.hand) == (1, 2, 3)


def test_before_a_draw_hands_stay_closed() -> None:
    table = Table((100, 500, 500), variant="N2L1D").deal()
    table.acts("3 fold", "1 all_in", "2 call")
    assert table.phase_now() is Phase.FIRST_DRAW_DISCARD
    assert hands_to_table(table.hand) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompts_have_their_words(language: Language) -> None:
    table = Table((100, 300, 500)).deal().acts("3 all_in", "1 all_in", "2 all_in")
    said = view(table.state, "dealer", language).advice.text
    assert "1, 2, 3" in said
    assert "{" not in said
    table = to_river(Table()).around()
    assert "1" in view(table.state, "dealer", language).advice.text
