"""The shape of some cards: how many there are of each rank, and which ranks those are.

Not what a hand is worth: straights, flushes and which way round is better are decided elsewhere.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias, cast, get_args

from statemachine.cards import Card, Rank

RANKS: Final[tuple[Rank, ...]] = get_args(Rank)
ACE_HIGH: Final[Mapping[Rank, int]] = {rank: value for value, rank in enumerate(RANKS, 2)}
ACE_LOW: Final[Mapping[Rank, int]] = {**ACE_HIGH, "A": 1}

# How many of each rank, most first, and the values of those ranks in the same order. Hands of
# equally many cards compare by it as poker compares them: (2, 2, 1) is more than (2, 1, 1, 1).
Shape: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]


def rank_of(card: Card) -> Rank:
    """The rank of a card: `"A"` of `"Ah"`."""
    return cast(Rank, card[0])


def shape(ranks: Iterable[Rank], values: Mapping[Rank, int]) -> Shape:
    """The shape of some ranks, with the ace as high or as low as `values` say.

    Eights and deuces over a king are `((2, 2, 1), (8, 2, 13))`.
    """
    counted = Counter(ranks).items()
    groups = sorted(((count, values[rank]) for rank, count in counted), reverse=True)
    return tuple(count for count, _ in groups), tuple(value for _, value in groups)
