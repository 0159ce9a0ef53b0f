"""Whose the odd chips are: of halves, of runs, by the button, by the suit of a card."""

from hypothesis import given
from hypothesis import strategies as st

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.cards import parse_cards
from statemachine.chips import part_amount, shares_in
from statemachine.custody import Place, full_deck, lay, seat_place
from statemachine.events import Share
from statemachine.evolve import evolve
from statemachine.observations import Half
from statemachine.reading import odd_chip_order
from statemachine.slots import changed
from statemachine.state import HandState, TableState
from statemachine.variants import VariantId
from tests.statemachine.table import Table


def hand_of(
    variant: VariantId, hands: dict[int, str], *, board: str = "", button: int = 3
) -> HandState:
    """A hand with everything tabled, whatever was bet."""
    started = ev.HandStarted(
        table="Table 1",
        table_seats=10,
        hand=1,
        deal=1,
        variant=variant,
        rulebook="tda",
        edition="",
        rulebook_digest="",
        seats=tuple(ev.StartingSeat(seat, f"Player {seat}", 100) for seat in hands),
        waiting=(),
        button=button,
        small_blind_seat=None,
        big_blind_seat=None,
        small_blind=0,
        big_blind=0,
        ante=0,
        ante_kind="each",
        deck=52,
    )
    hand = evolve(TableState(), started).hand
    assert hand is not None
    places: list[tuple[Place, str]] = [(seat_place(seat), text) for seat, text in hands.items()]
    if board:
        places.append(("board", board))
    laid = [(place, parse_cards(text)) for place, text in places]
    custody = lay(full_deck(52), [(p, cards, (True,) * len(cards)) for p, cards in laid])
    players = tuple(changed(player, tabled=True) for player in hand.betting.players)
    return changed(hand, custody=custody, betting=changed(hand.betting, players=players))


# --- the amounts


def test_the_high_half_and_the_first_runs_have_the_odd_chips() -> None:
    assert part_amount(101, 1, 1, "whole") == 101
    assert (part_amount(101, 1, 1, "high"), part_amount(101, 1, 1, "low")) == (51, 50)
    assert [part_amount(101, 2, run, "whole") for run in (1, 2)] == [51, 50]
    assert [part_amount(101, 3, run, "whole") for run in (1, 2, 3)] == [34, 34, 33]
    assert [part_amount(101, 2, run, "high") for run in (1, 2)] == [26, 25]


@given(st.integers(0, 10**6), st.integers(1, 3), st.lists(st.booleans(), min_size=3, max_size=3))
def test_the_parts_are_the_pot(amount: int, runs: int, split: list[bool]) -> None:
    parts: list[tuple[int, Half]] = []
    for run in range(1, runs + 1):
        halves: tuple[Half, ...] = ("high", "low") if split[run - 1] else ("whole",)
        parts += [(run, half) for half in halves]
    assert sum(part_amount(amount, runs, run, half) for run, half in parts) == amount


def test_h01_a_pot_that_does_not_halve_is_split_in_whole_chips() -> None:
    assert shares_in(1349, (4, 2)) == (Share(4, 675), Share(2, 674))


def test_h01_so_that_one_of_two_has_a_chip_more() -> None:
    table = Table((10_000,) * 3)
    table.deal({1: "As Kd", 2: "Ah Kc", 3: "2c 2d"})
    table.acts("3 raise 225", "1 raise 562", "2 call", "3 fold")
    assert table.pots == [(1349, (1, 2))]
    for cards in ("Qs Jd 8c", "7h", "4s"):
        table.street(cards)
        table.around()
    table.given(ob.HandTabled(1), ob.HandTabled(2), ob.PotPushed())
    assert table.stacks == {1: 10_113, 2: 10_112, 3: 9_775}


# --- the order


def test_with_a_board_they_go_to_the_left_of_the_button() -> None:
    hand = hand_of("NT", {1: "As 2d", 2: "Ad 3d", 3: "Ac 3h"}, board="Kc Kd Ks Qh Jh", button=2)
    assert odd_chip_order(hand, (1, 2, 3)) == (3, 1, 2)
    omaha = hand_of("FO/8", {1: "As 2d Kd Qd", 2: "Ad 2s Kh Qh"}, board="3c 4c 8d 9d Th", button=1)
    assert odd_chip_order(omaha, (1, 2), 1, "low") == (2, 1)


def test_p05_in_stud_the_highest_card_has_it() -> None:
    hands = {2: "Ac Kc Qd Jd Td 2d 3c", 3: "As Ks Qh Jh Th 2s 3s"}
    assert odd_chip_order(hand_of("F7S", hands), (2, 3)) == (3, 2)


def test_of_several_odd_chips_each_goes_to_another_seat() -> None:
    hands = {
        1: "Ac Kc Qd Jd Td 2d 3c",
        2: "As Ks Qh Jh Th 2s 3s",
        3: "Ah Kh Qs Js Ts 2h 3h",
    }
    hand = hand_of("F7S", hands)
    order = odd_chip_order(hand, (1, 2, 3))
    assert order == (2, 3, 1)
    assert shares_in(11, order) == (Share(2, 4), Share(3, 4), Share(1, 3))


def test_the_card_is_one_of_the_five_that_win() -> None:
    # The ace of seat 1 plays no part in its straight; the ten of spades of seat 2 does.
    hands = {1: "Th 9c 8d 7d 6c Ad 2h", 2: "Ts 9h 8c 7c 6d 2d 3c"}
    assert odd_chip_order(hand_of("F7S", hands, button=2), (1, 2)) == (2, 1)


def test_a_card_in_the_middle_is_the_same_for_all() -> None:
    hands = {1: "Kh Qc Jd Td 2d 3c", 2: "Kc Qs Jh Th 2s 3s"}
    assert odd_chip_order(hand_of("F7S", hands, board="As", button=1), (1, 2)) == (1, 2)


def test_the_low_half_goes_by_the_highest_card_of_the_low() -> None:
    # Both have eight-six; aces are low, so the eights decide.
    hands = {1: "As 2d 4d 6d 8h Kh Kc", 2: "Ah 2c 4c 6c 8s Qd Qc"}
    hand = hand_of("F7S/8", hands, button=2)
    assert odd_chip_order(hand, (1, 2), 1, "low") == (2, 1)
    assert odd_chip_order(hand_of("FR", hands, button=2), (1, 2)) == (2, 1)


def test_unknown_cards_leave_it_to_the_button() -> None:
    hands = {2: "Ac Kc Qd Jd Td 2d ??", 3: "As Ks Qh Jh Th 2s 3s"}
    assert odd_chip_order(hand_of("F7S", hands, button=1), (2, 3)) == (2, 3)
    assert odd_chip_order(hand_of("F7S", hands, button=2), (2, 3)) == (3, 2)
