"""Hands ranked a second in every way of ranking: this machine beside PokerKit, in one run.

Not a test: it asserts that both put the hands in the same order, and prints times as they were
seen.

Each way has its own dealt hands, and both sides get each hand in their own form, ready made.
"""

import random
import statistics
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any, get_args

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
from pokerkit import Card as TheirCard

from statemachine.cards import DECK, Card
from statemachine.ranking import RankingId, rank

HANDS = 200
# Ours takes so little that the clock needs many of them.
REPEATS = 25
ROUNDS = 7

# The reference, and how many cards are the player's own and on the board at a showdown.
WAYS: dict[RankingId, tuple[type[Hand], int, int]] = {
    "high": (StandardHighHand, 2, 5),
    "short_deck": (ShortDeckHoldemHand, 2, 5),
    "omaha_high": (OmahaHoldemHand, 4, 5),
    "omaha_low8": (OmahaEightOrBetterLowHand, 4, 5),
    "low8": (EightOrBetterLowHand, 7, 0),
    "ace_to_five": (RegularLowHand, 7, 0),
    "deuce_to_seven": (StandardLowHand, 5, 0),
    "badugi": (BadugiHand, 4, 0),
}


def deal(kind: RankingId) -> list[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Hands of a kind, the same in every run."""
    dice = random.Random(kind)
    _, hole, board = WAYS[kind]
    deck = DECK[16:] if kind == "short_deck" else DECK
    drawn = [tuple(dice.sample(deck, hole + board)) for _ in range(HANDS)]
    return [(cards[:hole], cards[hole:]) for cards in drawn]


def seconds(work: Callable[[], object], repeats: int) -> float:
    """Processor time of some work done once, measured over several times."""
    start = time.process_time()
    for _ in range(repeats):
        work()
    return (time.process_time() - start) / repeats


def check(mine: list[int | None], theirs: list[Any]) -> None:
    """Assert that both sides put all hands in one order, and found none in the same ones."""
    assert [value is None for value in mine] == [hand is None for hand in theirs]
    both = zip(mine, theirs, strict=True)
    ranked = sorted((value, hand) for value, hand in both if value is not None)
    for (worse, their_worse), (better, their_better) in pairwise(ranked):
        assert (worse < better, worse == better) == (
            their_worse < their_better,
            their_worse == their_better,
        )


def rates(kind: RankingId) -> tuple[list[float], list[float]]:
    """Hands a second in each round, ours and theirs."""
    hands = deal(kind)
    reference = WAYS[kind][0]
    parsed = [
        (tuple(TheirCard.parse("".join(hole))), tuple(TheirCard.parse("".join(board))))
        for hole, board in hands
    ]

    def ours() -> list[int | None]:
        return [rank(kind, hole, board) for hole, board in hands]

    def theirs() -> list[Any]:
        return [reference.from_game_or_none(hole, board) for hole, board in parsed]

    check(ours(), theirs())
    rounds = [(HANDS / seconds(ours, REPEATS), HANDS / seconds(theirs, 1)) for _ in range(ROUNDS)]
    return [mine for mine, _ in rounds], [other for _, other in rounds]


def main() -> None:
    """Measure each way of ranking and print the medians."""
    print(f"hands/s, median of {ROUNDS} rounds, processor time; {HANDS} hands of each kind")
    print(f"{'kind':<16}{'PokerKit':>10}{'Floorcall':>12}{'us a hand':>11}{'ratio':>8}")
    for kind in get_args(RankingId):
        mine, other = map(statistics.median, rates(kind))
        print(f"{kind:<16}{other:>10,.0f}{mine:>12,.0f}{1e6 / mine:>11.2f}{mine / other:>8.0f}")


if __name__ == "__main__":
    main()
