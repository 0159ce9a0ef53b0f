"""Who opens a stud street by the cards that show, the bring-in, and its completion."""

import pytest

from statemachine import observations as ob
from statemachine.cards import parse_cards
from statemachine.phases import Phase
from statemachine.variants import VariantId
from tests.statemachine.table import Table

STUD = ob.LevelSet(0, 0, 1, bring_in=2, small_bet=4, big_bet=8)


def stud(
    *doors: str, variant: VariantId = "F7S", level: ob.LevelSet = STUD, **more: object
) -> Table:
    """A stud hand with these door cards, dealt to seats 1, 2 and so on."""
    stacks = more.pop("stacks", (100,) * len(doors))
    table = Table(stacks, variant=variant, level=level, **more)  # type: ignore[arg-type]
    return table.deal({seat: f"?? ?? {card}" for seat, card in enumerate(doors, 1)})


def up(table: Table, *cards: str) -> Table:
    """The next street, with the cards that come up to the live seats."""
    hands = [
        ob.SeatCards(seat, parse_cards(card)) for seat, card in zip(table.live, cards, strict=True)
    ]
    return table.given(ob.StreetDealt(hands=tuple(hands)))


def opener(table: Table) -> int | None:
    return table.advice.actor


def legal(table: Table) -> dict[str, tuple[int | None, int | None]]:
    return {a.action: (a.least, a.most) for a in table.advice.actions}


# --- who brings it in


@pytest.mark.parametrize(
    ("doors", "seat"),
    [
        (("Kh", "3c", "4s"), 2),
        # Of equal ranks the lower suit: clubs, diamonds, hearts, spades.
        (("2s", "2h", "2d"), 3),
        (("2d", "2c", "Ah"), 2),
        (("Ac", "Kd", "Ad"), 2),
    ],
)
def test_the_lowest_door_card_brings_it_in(doors: tuple[str, ...], seat: int) -> None:
    table = stud(*doors)
    assert table.phase_now() is Phase.THIRD_STREET
    assert table.advice.actor == seat


@pytest.mark.parametrize(
    ("doors", "seat"),
    [(("Kh", "3c", "4s"), 1), (("As", "2h", "3d"), 3), (("Kd", "Kc", "Ks"), 3)],
)
def test_in_razz_the_highest_door_card_brings_it_in(doors: tuple[str, ...], seat: int) -> None:
    assert stud(*doors, variant="FR").advice.actor == seat


def test_the_bring_in_is_forced_and_may_be_a_bet() -> None:
    table = stud("Kh", "3c", "4s")
    assert table.advice.prompt == "prompt.act.bring_in"
    assert table.advice.params == (("seat", 2), ("call", 2))
    assert legal(table) == {"bring_in": (2, 2), "bet": (4, 4)}
    table.acts("2 bet")
    assert table.bets == {2: 4}
    assert table.hand.betting.raises == 1
    assert legal(table)["raise"] == (8, 8)
    assert table.quiet


def test_all_call_the_bring_in_and_the_street_is_over() -> None:
    table = stud("Kh", "3c", "4s").acts("2 bring_in")
    assert table.bets == {2: 2}
    assert legal(table) == {"fold": (None, None), "call": (2, 2), "raise": (4, 4)}
    table.acts("3 call", "1 call")
    # Who brought it in has no option.
    assert table.phase_now() is Phase.FOURTH_STREET_BURN
    assert table.pots == [(9, (1, 2, 3))]
    assert table.quiet


def test_a_completion_is_the_first_bet_and_all_may_answer_it() -> None:
    table = stud("Kh", "3c", "4s").acts("2 bring_in", "3 call", "1 raise 4")
    assert table.hand.betting.raises == 1
    assert table.advice.actor == 2
    assert legal(table) == {"fold": (None, None), "call": (4, 4), "raise": (8, 8)}
    table.acts("2 raise 8", "3 raise 12", "1 raise 16")
    # Four bets are all.
    assert legal(table) == {"fold": (None, None), "call": (16, 16)}
    table.acts("2 call", "3 call")
    assert table.phase_now() is Phase.FOURTH_STREET_BURN
    table.check_log()


def test_a_bring_in_of_most_of_the_bet_is_answered_all_the_same() -> None:
    level = ob.LevelSet(0, 0, 1, bring_in=3, small_bet=4)
    table = stud("Kh", "3c", "4s", level=level).acts("2 bring_in", "3 call", "1 raise 4")
    assert legal(table)["raise"] == (8, 8)
    table.acts("2 call")
    assert legal(table)["raise"] == (8, 8)


def test_the_turn_goes_left_of_the_bring_in() -> None:
    table = stud("Kh", "3c", "4s", "9d").acts("2 bring_in", "3 fold")
    assert table.advice.actor == 4
    table.acts("4 call")
    assert table.advice.actor == 1


def test_a_short_stack_brings_in_what_it_has() -> None:
    table = stud("Kh", "3c", "4s", stacks=(100, 2, 100))
    assert legal(table) == {"bring_in": (1, 1), "all_in": (1, 1)}
    table.acts("2 all_in")
    assert (table.bets, table.hand.betting.call) == ({2: 1}, 2)
    assert legal(table)["call"] == (2, 2)
    assert legal(table)["raise"] == (4, 4)
    table.acts("3 call", "1 call")
    assert table.pots == [(6, (1, 2, 3)), (2, (1, 3))]
    assert table.quiet


def test_one_who_is_all_in_by_the_ante_leaves_it_to_the_next() -> None:
    table = stud("Kh", "3c", "4s", stacks=(100, 1, 100))
    assert table.advice.actor == 3


def test_an_all_in_between_bring_in_and_bet_may_be_completed_or_counts() -> None:
    level = ob.LevelSet(0, 0, 1, bring_in=2, small_bet=10)
    table = stud("Kh", "3c", "4s", level=level, stacks=(5, 100, 100))
    table.acts("2 bring_in", "3 call", "1 all_in")
    # Four are less than half of ten: no bet, and who has acted may not complete it.
    assert table.hand.betting.raises == 0
    assert legal(table) == {"fold": (None, None), "call": (4, 4)}
    table = stud("Kh", "3c", "4s", level=level, stacks=(6, 100, 100))
    table.acts("2 bring_in", "3 call", "1 all_in")
    assert legal(table)["raise"] == (15, 15)


@pytest.mark.parametrize("act", ["2 fold", "2 check", "2 call"])
def test_who_does_not_bring_it_in_is_flagged(act: str) -> None:
    table = stud("Kh", "3c", "4s").acts(act)
    assert table.fault().detail == "bring_in_due"


def test_a_bring_in_that_is_not_due_is_flagged() -> None:
    table = Table().deal().acts("3 bring_in")
    assert table.fault().detail == "bring_in_not_due"
    table = stud("Kh", "3c", "4s").acts("2 bring_in", "3 bring_in")
    assert table.fault().detail == "bring_in_not_due"


@pytest.mark.parametrize(("amount", "kind"), [(1, "underbet"), (3, "overbet_limit")])
def test_a_bring_in_of_another_size_is_flagged(amount: int, kind: str) -> None:
    table = stud("Kh", "3c", "4s").acts(f"2 bring_in {amount}")
    assert table.fault().fault == kind
    assert table.bets == {2: amount}


# --- later streets


def test_p05_a_tie_is_broken_by_the_suit_of_the_highest_card() -> None:
    table = Table((100,) * 3, variant="F7S", level=STUD)
    table.deal({1: "2c 3d 4h", 2: "Ac Kc Qd", 3: "As Ks Qh"})
    assert table.advice.actor == 1
    table.acts("1 bring_in", "2 call", "3 call")
    up(table, "5h", "Jd", "Jh")
    assert table.phase_now() is Phase.FOURTH_STREET
    assert table.advice.actor == 3
    table.around()
    up(table, "8h", "Td", "Th")
    assert table.advice.actor == 3
    table.around()
    up(table, "9h", "2d", "2s")
    assert table.advice.actor == 3
    assert table.quiet


@pytest.mark.parametrize(
    ("variant", "fourth", "seat"),
    [
        ("F7S", ("3h", "5d", "4d"), 3),
        ("F7S", ("Ah", "5d", "9d"), 1),
        ("F7S/8", ("Ah", "2d", "9d"), 1),
        ("FR", ("Ah", "5d", "9d"), 2),
        ("FR", ("Ah", "Kd", "Qd"), 3),
    ],
)
def test_the_hand_showing_opens(variant: VariantId, fourth: tuple[str, ...], seat: int) -> None:
    table = stud("Kh", "3c", "4s", variant=variant)
    first = opener(table)
    assert first is not None
    table.act(first, "bring_in")
    table.around()
    up(table, *fourth)
    assert table.advice.actor == seat


def test_in_razz_a_tie_goes_to_the_lower_suit_of_the_highest_card() -> None:
    table = stud("5h", "5d", "Ks", variant="FR").acts("3 bring_in", "1 call", "2 call")
    up(table, "3c", "3s", "Qs")
    assert table.advice.actor == 2


def test_a_folded_hand_opens_nothing() -> None:
    table = stud("Kh", "3c", "4s", "Ah").acts("2 bring_in", "3 call", "4 fold", "1 call")
    up(table, "2h", "9d", "Jd")
    assert table.advice.actor == 1


def test_seventh_street_is_opened_by_the_four_cards_up() -> None:
    table = stud("Kh", "3c", "4s").acts("2 bring_in", "3 call", "1 call")
    for cards in (("2h", "3d", "9s"), ("5h", "Jd", "9c"), ("6h", "Qd", "Tc")):
        up(table, *cards).around()
    up(table, "Ah", "Ad", "Ac")
    assert table.phase_now() is Phase.SEVENTH_STREET
    # Nines beat threes; the aces lie face down.
    assert table.advice.actor == 3


# --- cards without a name


def test_with_an_unknown_door_card_nobody_is_to_act_and_whoever_does_was_it() -> None:
    table = stud("Kh", "??", "4s")
    assert opener(table) is None
    assert table.advice.prompt == "prompt.third_street"
    assert "player_acted" in table.advice.next
    table.acts("2 bring_in")
    assert table.quiet
    assert table.hand.actions[-1].in_turn
    assert table.advice.actor == 3
    table.acts("3 call", "1 call")
    up(table, "2h", "??", "9s")
    assert opener(table) is None
    table.acts("2 bet 4")
    assert table.quiet
    assert table.advice.actor == 3
    table.check_log()


def test_a_card_that_gets_its_name_gives_the_turn() -> None:
    table = stud("Kh", "??", "4s").given(ob.CardNamed("seat-2", 2, "3c"))
    assert table.advice.actor == 2
    # It was misread, and nobody has acted: the turn goes to whom it should.
    table.given(ob.CardNamed("seat-2", 2, "5c"))
    assert table.advice.actor == 3
    table.acts("3 bring_in").given(ob.CardNamed("seat-2", 2, "3d"))
    assert table.advice.actor == 1


def test_those_who_are_not_heard_of_brought_it_in_and_called() -> None:
    table = stud("??", "??", "??")
    table.given(ob.StreetDealt())
    assert table.asked == ["early_street"]
    table.answer("checked")
    assert table.phase_now() is Phase.FOURTH_STREET
    assert table.pots == [(9, (1, 2, 3))]
    assert table.quiet


def test_who_opens_out_of_turn_is_asked_about() -> None:
    table = stud("Kh", "3c", "4s").acts("3 bring_in")
    assert table.asked == ["out_of_turn"]
    table.answer("wrong_seat")
    assert table.bets == {2: 2}
    assert table.advice.actor == 3
