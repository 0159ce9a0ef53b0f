"""A pot that a high and a low hand split: what the cards say of it, and what the dealer does."""

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.state import Award, Declared
from statemachine.variants import VariantId
from statemachine.views import broadcast_view, view
from tests.statemachine.table import Table, known

LEVEL = ob.LevelSet(5, 10, small_bet=10, big_bet=20)
BOARD = ("Kd 7h 2s", "3c", "9h")
# Seat 1 has three kings, seat 2 the low with 7-4-3-2-A, seat 3 a pair and no low.
HANDS = {1: "Ks Kh Qd Jd", 2: "Ac 4d Td Tc", 3: "9s 8c Qh Jc"}


def showdown(
    hands: dict[int, str] | None = None,
    board: tuple[str, ...] = BOARD,
    *,
    variant: VariantId = "FO/8",
    stacks: tuple[int, ...] = (100, 100, 100),
    level: ob.LevelSet = LEVEL,
) -> Table:
    table = Table(stacks, variant=variant, level=level)
    table.deal(HANDS if hands is None else hands).around()
    for cards in board:
        table.street(cards)
        table.around()
    assert table.phase_now() is Phase.SHOWDOWN
    return table


def tabled(table: Table) -> Table:
    return table.given(*(ob.HandTabled(seat) for seat in table.live))


def declared(table: Table) -> list[tuple[str, tuple[int, ...], str]]:
    return [(said.half, said.seats, said.by) for said in table.hand.declared]


# --- by the cards


def test_high_and_low_take_half_each() -> None:
    table = tabled(showdown()).given(ob.PotPushed())
    assert declared(table) == [("high", (1,), "tabled"), ("low", (2,), "tabled")]
    assert [(award.half, award.amount) for award in table.hand.awards] == [
        ("high", 15),
        ("low", 15),
    ]
    assert table.stacks == {1: 105, 2: 105, 3: 90}
    table.check_log()


def test_the_odd_chip_is_the_high_hands() -> None:
    level = ob.LevelSet(5, 9, small_bet=9, big_bet=18)
    table = tabled(showdown(level=level)).given(ob.PotPushed())
    assert [(award.half, award.amount) for award in table.hand.awards] == [
        ("high", 14),
        ("low", 13),
    ]


def test_a_half_that_two_win_is_quartered() -> None:
    hands = HANDS | {3: "As 4s Qh Jc"}
    table = tabled(showdown(hands)).given(ob.PotPushed())
    assert declared(table) == [("high", (1,), "tabled"), ("low", (2, 3), "tabled")]
    # 15 and 15; of the low half seat 2, left of the button first, has the odd chip.
    assert table.stacks == {1: 105, 2: 98, 3: 97}


def test_one_may_win_both_halves() -> None:
    hands = {1: "Ks Kh Ac 4d", 2: "Qc Qs Td Tc", 3: "9s 8c Qh Jc"}
    table = tabled(showdown(hands)).given(ob.PotPushed())
    assert declared(table) == [("high", (1,), "tabled"), ("low", (1,), "tabled")]
    assert table.stacks == {1: 120, 2: 90, 3: 90}


def test_without_a_low_the_high_hand_has_it_all() -> None:
    hands = {1: "Ks Kh Qd Jd", 2: "Kc Tc Td 9d", 3: "9s 8c Qh Jc"}
    table = tabled(showdown(hands)).given(ob.PotPushed())
    assert declared(table) == [("whole", (1,), "tabled")]
    assert table.hand.awards[0].half == "whole"
    assert table.stacks == {1: 120, 2: 90, 3: 90}


def test_p03_a_low_that_does_not_contest_a_pot_has_no_part_of_it() -> None:
    table = Table((40, 200, 20, 200), variant="FO/8", level=LEVEL)
    table.deal({1: "Ks Kh Qd Jd", 2: "9s 9c Qh Td", 3: "Ac 2c 4d 5d", 4: "Jh Jc 4s 4h"})
    table.acts("3 raise 20", "4 call", "1 call", "2 call")
    table.street("Kd 7h 8s")
    table.acts("1 bet 10", "2 call", "4 call")
    table.street("3c")
    # Ten chips are all that seat 1 has left.
    table.acts("1 all_in", "2 call", "4 call")
    table.street("9h")
    table.acts("2 bet 20", "4 call")
    assert table.pots == [(80, (1, 2, 3, 4)), (60, (1, 2, 4)), (40, (2, 4))]
    tabled(table).given(ob.PotPushed())
    assert table.hand.declared == (
        Declared(0, (1,), "tabled", 1, "high"),
        Declared(0, (3,), "tabled", 1, "low"),
        Declared(1, (1,), "tabled"),
        Declared(2, (2,), "tabled"),
    )
    assert table.stacks == {1: 100, 2: 180, 3: 40, 4: 140}


def test_stud_splits_too() -> None:
    level = ob.LevelSet(0, 0, 1, bring_in=2, small_bet=4, big_bet=8)
    hands = {1: "Ks Kh Kc", 2: "As 2d 4d", 3: "9s 9c Qh"}
    table = Table((100,) * 3, variant="F7S/8", level=level).deal(hands)
    later = [
        {1: "Qd", 2: "6d", 3: "Jc"},
        {1: "Qs", 2: "8h", 3: "Jd"},
        {1: "2h", 2: "Tc", 3: "3c"},
        {1: "2c", 2: "Td", 3: "3d"},
    ]
    table.act(table.hand.betting.actor or 0, "bring_in", 2)
    table.around()
    for cards in later:
        dealt = tuple(ob.SeatCards(seat, known(card)) for seat, card in cards.items())
        table.given(ob.StreetDealt(hands=dealt))
        table.around()
    assert table.phase_now() is Phase.SHOWDOWN
    tabled(table).given(ob.PotPushed())
    assert declared(table) == [("high", (1,), "tabled"), ("low", (2,), "tabled")]
    assert table.stacks == {1: 102, 2: 101, 3: 97}


# --- by the dealer's word


def test_each_half_may_be_declared() -> None:
    table = showdown({}, ("", "", ""))
    table.given(ob.WinnerDeclared((1,), half="high"))
    assert table.phase_now() is Phase.SHOWDOWN
    table.refuses("winner_unknown", ob.PotPushed())
    table.given(ob.WinnerDeclared((2,), half="low"))
    assert table.phase_now() is Phase.AWARD
    table.given(ob.PotPushed())
    assert table.stacks == {1: 105, 2: 105, 3: 90}


def test_without_a_half_the_rest_is_meant() -> None:
    table = showdown({}, ("", "", ""))
    table.given(ob.WinnerDeclared((1,), half="high"), ob.WinnerDeclared((2,)))
    assert declared(table) == [("high", (1,), "dealer"), ("low", (2,), "dealer")]


def test_with_nothing_declared_the_whole_is_meant() -> None:
    table = showdown({}, ("", "", "")).given(ob.WinnerDeclared((3,)))
    assert declared(table) == [("whole", (3,), "dealer")]
    assert table.phase_now() is Phase.AWARD
    # A half that is declared after all leaves the other with whom the whole was said to win.
    table.given(ob.WinnerDeclared((2,), half="low"))
    assert declared(table) == [("high", (3,), "dealer"), ("low", (2,), "dealer")]
    table.given(ob.WinnerDeclared((1,), half="whole"))
    assert declared(table) == [("whole", (1,), "dealer")]


def test_a_pot_that_the_cards_split_is_declared_in_halves() -> None:
    hands = {1: "Ks Kh Ac 4d", 2: "Qc Qs Td Tc", 3: "9s 8c Qh Jc"}
    table = tabled(showdown(hands)).given(ob.WinnerDeclared((1,)))
    assert declared(table) == [("high", (1,), "dealer"), ("low", (1,), "dealer")]
    assert table.quiet


def test_who_names_all_winners_means_what_the_cards_give_each() -> None:
    table = tabled(showdown()).given(ob.WinnerDeclared((1, 2)))
    assert declared(table) == [("high", (1,), "dealer"), ("low", (2,), "dealer")]
    assert table.quiet
    table.given(ob.WinnerDeclared((1, 3)))
    assert declared(table) == [("high", (1, 3), "dealer"), ("low", (1, 3), "dealer")]
    assert table.faults() == ["reading_contradicted"]


def test_a_whole_that_the_cards_split_is_declared_anew_in_halves() -> None:
    table = tabled(showdown().given(ob.WinnerDeclared((1,))))
    assert declared(table) == [("whole", (1,), "dealer")]
    assert table.faults() == ["reading_contradicted"]
    table.given(ob.WinnerDeclared((1, 2)))
    assert [(event.half, event.seats) for event in table.events(ev.PotDeclared)] == [
        ("high", (1,)),
        ("low", (2,)),
    ]
    assert table.quiet


def test_where_nobody_can_have_a_low_high_is_the_whole() -> None:
    board = ("Kd Qh Js", "3c", "9h")
    table = showdown({}, board).given(ob.WinnerDeclared((1,), half="high"))
    assert declared(table) == [("whole", (1,), "dealer")]
    assert table.phase_now() is Phase.AWARD


def test_the_push_completes_what_the_dealer_said() -> None:
    table = tabled(showdown().given(ob.WinnerDeclared((1,), half="high"))).given(ob.PotPushed())
    assert declared(table) == [("high", (1,), "dealer"), ("low", (2,), "tabled")]
    none = {1: "Ks Kh Qd Jd", 2: "Kc Tc Td 9d", 3: "9s 8c Qh Jc"}
    table = showdown(none).given(ob.WinnerDeclared((1,), half="high"))
    assert declared(table) == [("high", (1,), "dealer")]
    tabled(table).given(ob.PotPushed())
    assert declared(table) == [("whole", (1,), "dealer")]
    assert table.phase_now() is Phase.COMPLETE


def test_a_high_and_a_low_are_parts_of_a_split_game_alone() -> None:
    table = Table().deal().around()
    for _ in range(3):
        table.street()
        table.around()
    table.refuses("unknown_part", ob.WinnerDeclared((1,), half="low"))
    table.given(ob.WinnerDeclared((1,), half="whole"))
    assert declared(table) == [("whole", (1,), "dealer")]


def test_the_last_live_hand_has_both_halves() -> None:
    table = showdown().given(ob.WinnerDeclared((1,), half="high"))
    table.given(ob.HandMucked(1), ob.HandMucked(2))
    assert declared(table) == [("whole", (3,), "uncontested")]
    table.given(ob.PotPushed())
    assert table.hand.awards == (Award(0, 30, table.hand.awards[0].shares),)
    assert table.stacks == {1: 90, 2: 90, 3: 120}


# --- the word against the cards


def test_each_half_is_held_against_the_cards() -> None:
    table = tabled(showdown()).given(ob.WinnerDeclared((1,), half="whole"))
    assert table.faults() == ["reading_contradicted"]
    table.given(ob.WinnerDeclared((2,), half="low"))
    assert table.quiet
    table.given(ob.WinnerDeclared((2,), half="high"))
    assert table.faults() == ["reading_contradicted"]


def test_a_low_that_nobody_has_is_contradicted() -> None:
    none = {1: "Ks Kh Qd Jd", 2: "Kc Tc Td 9d", 3: "9s 8c Qh Jc"}
    table = tabled(showdown(none)).given(ob.WinnerDeclared((2,), half="low"))
    assert table.faults() == ["reading_contradicted"]
    table.given(ob.PotPushed())
    assert table.phase_now() is not Phase.COMPLETE
    table.given(ob.WinnerDeclared((1,), half="whole"))
    assert table.quiet
    by_the_board = showdown({}, ("Kd Qh Js", "3c", "9h")).given(ob.WinnerDeclared((1,), half="low"))
    assert by_the_board.faults() == ["reading_contradicted"]


def test_one_hand_on_the_table_may_be_enough() -> None:
    table = showdown().given(ob.HandTabled(3), ob.WinnerDeclared((3,), half="low"))
    # Seat 3 shows no low; the others are not known.
    assert table.faults() == ["reading_contradicted"]
    table.given(ob.WinnerDeclared((2,), half="low"))
    assert table.quiet
    table.given(ob.HandTabled(2))
    assert table.quiet
    better = showdown().given(ob.HandTabled(1), ob.HandTabled(2))
    better.given(ob.WinnerDeclared((2,), half="high"))
    assert better.faults() == ["reading_contradicted"]
    better.given(ob.WinnerDeclared((3,), half="whole"))
    assert better.quiet
    better.given(ob.WinnerDeclared((1,), half="whole"))
    # Seat 1 shows no low, and seat 2 shows one.
    assert better.faults() == ["reading_contradicted"]


# --- what is seen of it


def test_the_views_have_both_halves() -> None:
    table = tabled(showdown())
    seen = view(table.state, "dealer", "en")
    assert seen.hand is not None
    (pot,) = seen.hand.pots
    assert [(part.half, part.winners, part.reading) for part in pot.parts] == [
        ("high", (), (1,)),
        ("low", (), (2,)),
    ]
    assert pot.reading == (1, 2)
    assert [(seat.reading, seat.low) for seat in seen.seats] == [
        ("three_of_a_kind", None),
        ("pair", "7-4-3-2-A"),
        ("pair", None),
    ]
    shown = broadcast_view(table.state)
    assert shown.hand is not None
    # That there is a low would tell of hands that are not out yet.
    assert shown.hand.pots[0].parts == ()
    table.given(ob.PotPushed())
    shown = broadcast_view(table.state)
    assert shown.hand is not None
    assert [(part.half, part.winners) for part in shown.hand.pots[0].parts] == [
        ("high", (1,)),
        ("low", (2,)),
    ]
    assert [award.half for award in shown.hand.awards] == ["high", "low"]
    assert shown.seats[1].low == "7-4-3-2-A"
