"""Every way of ranking against an independent one: the order of hands, and their names.

The numbers need not agree: what is compared is which hand wins, which tie and what they are.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement, islice, pairwise
from typing import NamedTuple, get_args

import pytest
from pokerkit import (
    BadugiHand,
    EightOrBetterLowHand,
    Hand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardHighHand,
    StandardLowHand,
)

from statemachine.cards import DECK, Card, parse_cards
from statemachine.ranking import RankingId, hand_name, rank
from tests.scale import scaled

THEIRS: dict[RankingId, type[Hand]] = {
    "high": StandardHighHand,
    "short_deck": ShortDeckHoldemHand,
    "omaha_high": OmahaHoldemHand,
    "omaha_low8": OmahaEightOrBetterLowHand,
    "low8": EightOrBetterLowHand,
    "ace_to_five": RegularLowHand,
    "deuce_to_seven": StandardLowHand,
    "badugi": BadugiHand,
}
FIVE_CARDS: tuple[RankingId, ...] = ("high", "short_deck", "low8", "ace_to_five", "deuce_to_seven")

# How many cards are the player's own and how many lie on the board.
SPLITS: dict[RankingId, list[tuple[int, int]]] = {
    "high": [(2, 3), (2, 4), (2, 5), (5, 0), (6, 0), (6, 1), (7, 0)],
    "short_deck": [(2, 3), (2, 4), (2, 5)],
    "omaha_high": [(4, 3), (4, 4), (4, 5), (5, 5), (6, 5)],
    "omaha_low8": [(4, 3), (4, 4), (4, 5), (5, 5), (6, 5)],
    "low8": [(5, 0), (6, 0), (6, 1), (7, 0)],
    "ace_to_five": [(5, 0), (6, 0), (6, 1), (7, 0)],
    "deuce_to_seven": [(5, 0)],
    "badugi": [(4, 0)],
}
# Whole decks seldom deal what is hard to rank; these do.
PARTS = {
    "the whole deck": ("23456789TJQKA", "cdhs"),
    "low cards": ("A2345678", "cdhs"),
    "two suits": ("23456789TJQKA", "cd"),
    "few ranks": ("A23K", "cdhs"),
    "near a wheel": ("A234569", "cd"),
    "near a short wheel": ("A6789TJ", "cd"),
}


class Compared(NamedTuple):
    """One hand: our rank, their strength (more is better), and what both call it."""

    mine: int | None
    theirs: int | None
    my_name: str | None
    their_name: str | None


def deck_of(kind: RankingId, part: str = "the whole deck") -> list[Card]:
    ranks, suits = PARTS[part]
    lowest = "6" if kind == "short_deck" else "2"
    return [
        card
        for card in DECK
        if card[0] in ranks and card[1] in suits and (card[0].isalpha() or card[0] >= lowest)
    ]


def one_hand_of_each_strength(kind: RankingId) -> Iterator[tuple[Card, ...]]:
    """Every choice of five ranks once, off suit, and each without a pair once more as a flush."""
    for ranks in combinations_with_replacement(sorted({card[0] for card in deck_of(kind)}), 5):
        if max(Counter(ranks).values()) == 5:
            continue
        if len(set(ranks)) == 5:
            yield known("".join(f"{rank}s" for rank in ranks))
            suits = "cdhsc"
        else:
            suits = "".join("cdhs"[ranks[:i].count(rank)] for i, rank in enumerate(ranks))
        yield known("".join(map(str.__add__, ranks, suits)))


def known(text: str) -> tuple[Card, ...]:
    return tuple(card for card in parse_cards(text) if card is not None)


def compared(kind: RankingId, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Compared:
    theirs = THEIRS[kind].from_game_or_none("".join(hole), "".join(board))
    mine = rank(kind, hole, board)
    return Compared(
        mine,
        None if theirs is None else -theirs.entry.index if theirs.low else theirs.entry.index,
        None if mine is None else hand_name(kind, mine),
        None if theirs is None else their_name(theirs),
    )


def their_name(hand: Hand) -> str:
    return str(hand.entry.label.value).lower().replace(" ", "_").replace("one_pair", "pair")


def check(hands: Iterable[Compared]) -> int:
    """Compare every hand with every other; give how many different strengths there were.

    Sorted by one side, the other side has to rise with it, each strength once.
    """
    different = set(hands)
    assert all(hand.my_name == hand.their_name for hand in different)
    strengths = sorted(
        (hand.mine, hand.theirs)
        for hand in different
        if hand.mine is not None and hand.theirs is not None
    )
    # No name, no strength: both sides had none of those left out.
    assert len(strengths) == sum(hand.my_name is not None for hand in different)
    for (worse, their_worse), (better, their_better) in pairwise(strengths):
        assert worse < better
        assert their_worse < their_better
    return len(strengths)


def test_every_way_of_ranking_is_compared() -> None:
    assert set(THEIRS) == set(SPLITS) == set(get_args(RankingId))


@pytest.mark.parametrize("kind", FIVE_CARDS)
def test_all_strengths_of_five_cards_stand_in_their_order(kind: RankingId) -> None:
    strengths = {
        "high": 7462,
        "short_deck": 1404,
        "low8": 56,
        "ace_to_five": 6175,
        "deuce_to_seven": 7462,
    }
    assert (
        check(compared(kind, hand, ()) for hand in one_hand_of_each_strength(kind))
        == (strengths[kind])
    )


@pytest.mark.heavy
@pytest.mark.parametrize("kind", get_args(RankingId))
def test_sampled_deals_stand_in_their_order(kind: RankingId) -> None:
    dice = random.Random(kind)
    hands = []
    for hole, board in SPLITS[kind]:
        for part in PARTS:
            deck = deck_of(kind, part)
            if len(deck) < hole + board:
                continue
            for _ in range(scaled(25, 2500)):
                drawn = tuple(dice.sample(deck, hole + board))
                hands.append(compared(kind, drawn[:hole], drawn[hole:]))
    assert check(hands) > 20


@pytest.mark.heavy
@pytest.mark.parametrize("kind", [*FIVE_CARDS, "badugi"])
def test_dealt_hands_stand_in_their_order(kind: RankingId) -> None:
    """All 2,598,960 hands of five in the soak, all 376,992 of a short deck, 270,725 of four."""
    hands = combinations(deck_of(kind), 4 if kind == "badugi" else 5)
    dealt = islice(hands, 0, None, scaled(2011, 1))
    assert check(compared(kind, hand, ()) for hand in dealt)
