"""The chips that the dealer moves: they are just those that the events move.

Not who wins them, nor how pots come to be; that is proved with the showdown and the chips.
"""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from statemachine import observations as ob
from statemachine.pulling import in_chips, pulls, pushes
from statemachine.views import view
from tests.statemachine.table import Table, known


def pulled(table: Table) -> list[tuple[int, int | None, int]]:
    return [tuple(pull) for pull in pulls(table.hand)]  # type: ignore[misc]


def pushed(table: Table) -> list[tuple[int, int, int, bool]]:
    return [(push.pot, push.seat, push.amount, push.odd) for push in pushes(table.hand)]


def taking(table: Table, language: Any = "en") -> list[str]:
    hand = view(table.state, "public", language).hand
    assert hand is not None
    return [pull.text for pull in hand.pulls] + [push.text for push in hand.pushes]


# --- into the pots


def test_a_street_that_closes_is_taken_in_seat_by_seat() -> None:
    table = Table((1000,) * 4).deal().acts("3 raise 250", "4 call", "1 fold", "2 call")
    assert pulled(table) == [(1, 0, 50), (2, 0, 250), (3, 0, 250), (4, 0, 250)]
    assert table.pots == [(800, (2, 3, 4))]
    table.given(ob.CardBurned())
    assert pulled(table) == []


def test_the_next_card_or_act_makes_it_moot() -> None:
    table = Table((1000,) * 4).deal().around()
    assert len(pulled(table)) == 4
    table.given(ob.FloorCalled("a drink"))
    assert len(pulled(table)) == 4
    table.street("Ah Kd 7s")
    assert pulled(table) == []


def test_an_all_in_makes_side_pots_and_what_nobody_called_goes_back() -> None:
    table = Table({1: 1000, 2: 130, 3: 400, 4: 1000}).deal()
    table.acts("3 all_in", "4 raise 900", "1 fold", "2 call")
    assert table.pots == [(440, (2, 3, 4)), (540, (3, 4))]
    assert pulled(table) == [
        (4, None, 500),
        (1, 0, 50),
        (2, 0, 130),
        (3, 0, 130),
        (4, 0, 130),
        (3, 1, 270),
        (4, 1, 270),
    ]
    table.retracts(table.seq)
    assert pulled(table) == []


def test_an_all_in_of_the_open_street_says_what_goes_into_its_pots() -> None:
    table = Table({1: 1000, 2: 130, 3: 400, 4: 1000}).deal().acts("3 all_in", "4 call", "1 fold")
    hand = view(table.state, "public", "en").hand
    assert hand is not None
    assert [cap.text for cap in hand.caps] == [
        "Seat 3 is all in: of each bet 400 at most go into its pots, the rest into a side pot."
    ]
    table.retracts(table.seq - 1)
    table.acts("4 fold", "1 call")
    assert [(cap.seat, cap.amount) for cap in view(table.state, "public", "es").hand.caps] == [  # type: ignore[union-attr]
        (3, 400)
    ]
    table.acts("2 call")
    hand = view(table.state, "public", "en").hand
    assert hand is not None
    assert hand.caps == ()
    assert [pot for pot, _ in table.pots] == [390, 540]


def test_a_second_side_pot_is_made_on_a_later_street() -> None:
    table = Table({1: 1000, 2: 100, 3: 300, 4: 1000}).deal().acts("3 call", "4 call", "1 call")
    assert pulled(table) == [(1, 0, 100), (2, 0, 100), (3, 0, 100), (4, 0, 100)]
    table.street("Ah Kd 7s")
    table.acts("1 bet 500", "3 call", "4 call")
    assert pulled(table) == [
        (1, 1, 200),
        (3, 1, 200),
        (4, 1, 200),
        (1, 2, 300),
        (4, 2, 300),
    ]
    assert [pot for pot, _ in table.pots] == [400, 600, 600]


def test_antes_are_taken_in_before_the_cards() -> None:
    table = Table((1000,) * 3, ante=10).given(ob.HandBegun())
    assert pulled(table) == [(1, 0, 10), (2, 0, 10), (3, 0, 10)]
    table.given(ob.HoleCardsDealt())
    assert pulled(table) == []
    table.around()
    assert pulled(table) == [(1, 0, 100), (2, 0, 100), (3, 0, 100)]


def test_dead_chips_are_the_main_pots() -> None:
    table = Table((1000,) * 4, ante=100, ante_kind="big_blind").given(ob.HandBegun())
    assert pulled(table) == [(2, 0, 100)]
    table.given(ob.PostMade(4, "missed_blinds", 100, 50), ob.HoleCardsDealt())
    table.around()
    assert pulled(table) == [(n, 0, 100) for n in (1, 2, 3, 4)]
    assert table.pots == [(550, (1, 2, 3, 4))]


def test_a_walk_is_taken_in_and_pushed() -> None:
    table = Table((1000,) * 3).deal().acts("3 fold", "1 fold")
    assert pulled(table) == [(2, None, 50), (1, 0, 50), (2, 0, 50)]
    assert pushed(table) == [(0, 2, 100, False)]
    table.given(ob.PotPushed())
    assert (pulled(table), pushed(table)) == ([], [])


def test_a_table_that_was_set_right_has_nothing_to_take_in() -> None:
    table = Table((1000,) * 3).deal().around()
    seats = tuple(ob.SeatChips(n, 900, 0) for n in (1, 2, 3))
    table.given(ob.TableIsNow((), seats, (300,), 3, None, "looked"))
    assert pulled(table) == []


def test_where_nobody_enters_bets_nothing_is_known_of_them() -> None:
    table = Table(dealing=True).deal().given(ob.BettingClosed())
    assert pulled(table) == []
    table.given(ob.BettingClosed((1,)))
    assert pushed(table) == []


# --- out of the pots


def test_odd_chips_and_side_pots_are_pushed_to_whom_they_are_due() -> None:
    table = Table({1: 1000, 2: 130, 3: 405, 4: 1000}, blinds=(5, 10)).deal(
        {2: "Ah Ad", 3: "Kh Kd", 4: "Kc Ks", 1: "2c 3d"}
    )
    table.acts("3 all_in", "4 call", "1 fold", "2 call")
    for cards in ("7h 8h 9c", "2s", "4d"):
        table.street(cards)
    assert pushed(table) == []
    for seat, cards in ((2, "Ah Ad"), (3, "Kh Kd"), (4, "Kc Ks")):
        table.given(ob.HandTabled(seat, known(cards)))
    # Plain from the cards, before anybody says it.
    assert pushed(table) == [(0, 2, 395, False), (1, 3, 275, False), (1, 4, 275, False)]
    table.given(ob.PotPushed())
    assert [(a.pot, s.seat, s.amount) for a in table.hand.awards for s in a.shares] == [
        (0, 2, 395),
        (1, 3, 275),
        (1, 4, 275),
    ]


def test_an_odd_chip_goes_left_of_the_button() -> None:
    table = Table((1000,) * 3, blinds=(5, 10)).deal().acts("3 call", "1 fold", "2 check")
    for cards in ("Ah Kd 7s", "2h", "3h"):
        table.street(cards)
        table.around()
    table.given(ob.WinnerDeclared((2, 3)))
    assert pushed(table) == [(0, 2, 13, True), (0, 3, 12, False)]
    assert taking(table) == [
        "Push 13 to seat 2, the odd chip among it ← main pot.",
        "Push 12 to seat 3 ← main pot.",
    ]


# --- in chips and in words


def test_amounts_come_in_the_chips_of_the_table() -> None:
    table = Table((1000,) * 3).given(ob.DenominationsSet((25, 100, 500)))
    table.deal().acts("3 raise 230", "1 call", "2 fold")
    assert taking(table) == [
        "Take 230 from seat 1: 2×100, 1×25, 5 besides → main pot.",
        "Take 100 from seat 2: 1×100 → main pot.",
        "Take 230 from seat 3: 2×100, 1×25, 5 besides → main pot.",
    ]
    assert taking(table, "es")[1] == "Tome 100 del asiento 2: 1×100 → pozo principal."
    hand = view(table.state, "dealer", "en").hand
    assert hand is not None
    first = hand.pulls[0]
    assert [(chips.value, chips.number) for chips in first.chips] == [(100, 2), (25, 1)]
    assert first.rest == 5


def test_without_chips_amounts_are_plain() -> None:
    table = Table((1000,) * 3).deal().acts("3 fold", "1 fold")
    assert taking(table) == [
        "Nobody called 50: back to seat 2.",
        "Take 50 from seat 1 → main pot.",
        "Take 50 from seat 2 → main pot.",
        "Push 100 to seat 2 ← main pot.",
    ]
    hand = view(table.state, "dealer", "en").hand
    assert hand is not None
    assert (hand.pulls[0].chips, hand.pulls[0].rest) == ((), 0)


def test_one_side_pot_has_no_number() -> None:
    table = Table({1: 1000, 2: 130, 3: 400}).deal().acts("3 all_in", "1 call", "2 call")
    assert taking(table)[-1] == "Take 270 from seat 3 → side pot."


@given(st.integers(0, 10**12), st.sets(st.integers(1, 10**6), max_size=12))
def test_chips_make_up_the_amount(amount: int, values: set[int]) -> None:
    chips = in_chips(amount, sorted(values))
    told = sum(value * number for value, number in chips.stacks) + chips.rest
    assert told == (amount if chips.stacks else 0)
    assert [value for value, _ in chips.stacks] == sorted(
        {value for value, _ in chips.stacks}, reverse=True
    )
    assert not chips.stacks or chips.rest < min(values)


def test_the_chips_of_a_table_are_few_and_ascend() -> None:
    table = Table()
    for values in ((0, 5), (5, 5), (25, 5), (-1,), tuple(range(1, 14)), (10**12 + 1,)):
        table.refuses("denominations_invalid", ob.DenominationsSet(values))
    table.given(ob.DenominationsSet((5, 25, 100)))
    assert table.say(ob.DenominationsSet((5, 25, 100))).events == ()
    # A hand is folded alone, and the chips are the table's then too.
    table.deal().check_log()
    assert view(table.state, "public", "en").denominations == (5, 25, 100)
    table.given(ob.DenominationsSet(()))
    assert view(table.state, "public", "en").denominations == ()
