"""The ranking of hold'em hands against counting and against an independent evaluator."""

import os
import random
from collections import Counter
from itertools import combinations, combinations_with_replacement, pairwise

import pytest
from pokerkit import Hand, StandardHighHand

from statemachine.cards import DECK, Card, parse_cards
from statemachine.ranking import BEST_RANK, WORST_RANK, hand_name, rank_holdem

FULL = os.environ.get("FLOORCALL_SCALE") == "full"

CLASSES = {
    "high_card": 1277,
    "pair": 2860,
    "two_pair": 858,
    "three_of_a_kind": 858,
    "straight": 10,
    "flush": 1277,
    "full_house": 156,
    "four_of_a_kind": 156,
    "straight_flush": 10,
}
HANDS = {
    "high_card": 1302540,
    "pair": 1098240,
    "two_pair": 123552,
    "three_of_a_kind": 54912,
    "straight": 10200,
    "flush": 5108,
    "full_house": 3744,
    "four_of_a_kind": 624,
    "straight_flush": 40,
}


def known(text: str) -> tuple[Card, ...]:
    return tuple(card for card in parse_cards(text) if card is not None)


def rank(hole: str, board: str) -> int:
    first, second = known(hole)
    return rank_holdem((first, second), known(board))


def rank_of(cards: tuple[Card, ...]) -> int:
    return rank_holdem((cards[0], cards[1]), cards[2:])


def one_hand_of_each_strength() -> list[tuple[Card, ...]]:
    """Every choice of five ranks once, off suit, and each without a pair once more as a flush."""
    hands = []
    for ranks in combinations_with_replacement("23456789TJQKA", 5):
        if max(Counter(ranks).values()) == 5:
            continue
        if len(set(ranks)) == 5:
            hands.append(known("".join(f"{rank}s" for rank in ranks)))
            suits = "cdhsc"
        else:
            suits = "".join("cdhs"[ranks[:i].count(rank)] for i, rank in enumerate(ranks))
        hands.append(known("".join(map(str.__add__, ranks, suits))))
    return hands


def reference(cards: tuple[Card, ...]) -> Hand:
    return StandardHighHand.from_game("".join(cards[:2]), "".join(cards[2:]))


def reference_name(hand: Hand) -> str:
    return str(hand.entry.label.value).lower().replace(" ", "_").replace("one_pair", "pair")


def test_each_strength_has_its_own_rank_without_gaps() -> None:
    ranks = sorted(rank_of(cards) for cards in one_hand_of_each_strength())
    assert ranks == list(range(WORST_RANK, BEST_RANK + 1))


def test_each_category_has_as_many_ranks_as_strengths() -> None:
    assert Counter(map(hand_name, range(WORST_RANK, BEST_RANK + 1))) == CLASSES


def test_all_strengths_stand_in_the_order_of_the_reference() -> None:
    hands = sorted(one_hand_of_each_strength(), key=rank_of)
    references = [reference(cards) for cards in hands]
    assert all(weaker < stronger for weaker, stronger in pairwise(references))
    assert [hand_name(rank_of(cards)) for cards in hands] == [
        reference_name(hand) for hand in references
    ]


@pytest.mark.parametrize("board_size", [3, 4, 5])
def test_sampled_deals_compare_like_the_reference(board_size: int) -> None:
    dice = random.Random(board_size)
    for _ in range(20_000 if FULL else 400):
        drawn = dice.sample(DECK, board_size + 4)
        board = tuple(drawn[4:])
        one, other = (*drawn[:2], *board), (*drawn[2:4], *board)
        mine = rank_of(one) - rank_of(other)
        theirs = reference(one), reference(other)
        assert (mine > 0, mine < 0) == (theirs[0] > theirs[1], theirs[0] < theirs[1])
        assert hand_name(rank_of(one)) == reference_name(theirs[0])


@pytest.mark.skipif(not FULL, reason="counts all 2,598,960 hands: set FLOORCALL_SCALE=full")
def test_every_five_card_hand_is_counted() -> None:
    assert Counter(hand_name(rank_of(cards)) for cards in combinations(DECK, 5)) == HANDS


def test_the_higher_rank_wins() -> None:
    board = "Kc 8d 3h 8h 2c"
    assert rank("Kd Qs", board) > rank("Jd Js", board) > rank("Ad Qc", board)
    assert rank("Ah 4c", board) > rank("Qh Jc", board)


def test_a_board_that_plays_ties_every_hand() -> None:
    board = "Tc Jd Qh Kc Ad"
    assert rank("4c 4d", board) == rank("9s 8s", board)


def test_the_wheel_is_the_lowest_straight() -> None:
    assert hand_name(rank("Ah 2c", "3d 4s 5h Kc Kd")) == "straight"
    assert rank("Ah 2c", "3d 4s 5h Kc Kd") < rank("6h 2c", "3d 4s 5h Kc Kd")


def test_the_royal_flush_is_the_best_rank() -> None:
    assert rank("As Ks", "Qs Js Ts 2c 2d") == BEST_RANK
    assert rank("7c 5d", "4h 3s 2c") == WORST_RANK


def test_a_duplicate_card_has_no_rank() -> None:
    with pytest.raises(ValueError, match="same card twice"):
        rank("As Ks", "As Js Ts")


@pytest.mark.parametrize("board", ["", "Qs Js", "Qs Js Ts 2c 2d 3h"])
def test_a_board_of_another_size_is_refused(board: str) -> None:
    with pytest.raises(ValueError, match="three to five board cards"):
        rank("As Ks", board)


@pytest.mark.parametrize("value", [WORST_RANK - 1, BEST_RANK + 1, -5])
def test_a_number_beyond_the_ranks_has_no_name(value: int) -> None:
    with pytest.raises(ValueError, match="no rank of a hand"):
        hand_name(value)
