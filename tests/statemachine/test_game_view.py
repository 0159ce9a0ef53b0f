"""What a view says of the game and of the cards that are due, for pages that know no rule."""

import pytest

from statemachine import observations as ob
from statemachine.advice import advise
from statemachine.variants import VARIANTS, VariantId
from statemachine.views import view
from statemachine.views.model import GameView
from statemachine.views.tap_model import DealView
from tests.statemachine.table import Table, known

STUD = ob.LevelSet(0, 0, 1, bring_in=2, small_bet=4, big_bet=8)


def opened(variant: VariantId, seats: int = 3) -> Table:
    level = STUD if VARIANTS[variant].forced == "bring_in" else ob.LevelSet(50, 100)
    return Table((1000,) * seats, variant=variant, level=level).given(ob.HandBegun())


def due(table: Table) -> list[tuple[str, int, int]]:
    deals = view(table.state, "dealer", "en").advice.deals
    assert all(isinstance(deal, DealView) for deal in deals)
    return [(deal.place, deal.down, deal.up) for deal in deals]


@pytest.mark.parametrize(
    ("variant", "game"),
    [
        ("NT", GameView("no_limit", "blinds", 52, 2, board=True, halves=False)),
        ("NS", GameView("no_limit", "button_blind", 36, 2, board=True, halves=False)),
        ("PO", GameView("pot_limit", "blinds", 52, 4, board=True, halves=False)),
        ("FO/8", GameView("fixed_limit", "blinds", 52, 4, board=True, halves=True)),
        ("F7S/8", GameView("fixed_limit", "bring_in", 52, 7, board=False, halves=True)),
        ("FB", GameView("fixed_limit", "blinds", 52, 4, board=False, halves=False)),
    ],
)
def test_a_game_says_what_it_is_played_with(variant: VariantId, game: GameView) -> None:
    assert view(opened(variant).state, "public", "en").game == game


def test_the_level_is_whole() -> None:
    level = view(opened("F7S").state, "public", "en").level
    assert level is not None
    assert (level.ante, level.bring_in, level.small_bet, level.big_bet) == (1, 2, 4, 8)


def test_the_cards_of_a_board_are_due_one_street_after_the_other() -> None:
    table = opened("PO")
    assert due(table) == [("seat-1", 4, 0), ("seat-2", 4, 0), ("seat-3", 4, 0)]
    table.given(ob.HoleCardsDealt())
    assert due(table) == []
    table.around()
    assert due(table) == [("board", 0, 3)]
    table.given(ob.CardBurned(), ob.CardDealt("board"))
    assert due(table) == [("board", 0, 2)]


def test_stud_deals_down_and_up_and_a_seat_that_has_its_card_is_not_due() -> None:
    table = opened("F7S")
    assert due(table) == [("seat-1", 2, 1), ("seat-2", 2, 1), ("seat-3", 2, 1)]
    doors = zip((1, 2, 3), ("2c", "9d", "Kh"), strict=True)
    table.given(
        ob.HoleCardsDealt(tuple(ob.SeatCards(s, known(f"?? ?? {door}")) for s, door in doors))
    )
    table.acts("1 bring_in", "2 call", "3 fold")
    assert due(table) == [("seat-1", 0, 1), ("seat-2", 0, 1)]
    table.given(ob.CardBurned(), ob.CardDealt("seat-1", None, up=True))
    assert due(table) == [("seat-2", 0, 1)]
    # Nobody named seat 1's card, but it faces up.
    first = view(table.state, "public", "en").seats[0]
    assert (first.cards, first.up) == ((None, None, "2c", None), (False, False, True, True))


def test_who_discards_is_asked_in_order_and_gets_as_many() -> None:
    table = opened("F5D").given(ob.HoleCardsDealt()).around()
    assert view(table.state, "dealer", "en").advice.asked == (1, 2, 3)
    table.given(ob.CardsDiscarded(1, (None, None)))
    assert view(table.state, "dealer", "en").advice.asked == (2, 3)
    table.given(ob.CardsDiscarded(2), ob.CardsDiscarded(3, (None,)))
    advice = view(table.state, "dealer", "en").advice
    assert advice.asked == ()
    assert due(table) == [("seat-1", 2, 0), ("seat-3", 1, 0)]


def test_runs_may_be_agreed_once_nobody_is_left_to_bet() -> None:
    table = opened("NT", 2).given(ob.HoleCardsDealt())
    assert "runs_agreed" not in advise(table.state).next
    table.acts("2 all_in", "1 call")
    assert "runs_agreed" in advise(table.state).next
    table.given(ob.StreetDealt())
    assert "runs_agreed" in advise(table.state).next
    # In the middle of a street it is too late.
    table.given(ob.CardBurned(), ob.CardDealt("board"))
    assert "runs_agreed" in advise(table.state).next
    table.given(ob.StreetDealt())
    assert "runs_agreed" not in advise(table.state).next
