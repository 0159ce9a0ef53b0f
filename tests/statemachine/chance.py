"""Choices by chance: by Hypothesis, which shrinks them, or by a seed, which is fast.

Not what is chosen between: the modules that play and observe say that.
"""

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

from hypothesis import strategies as st

from statemachine.cards import DECK, Card

T = TypeVar("T")


class Chance(Protocol):
    """Chooses."""

    def one(self, options: Sequence[T]) -> T:
        """One of the options."""
        ...

    def number(self, least: int, most: int) -> int:
        """A whole number, both bounds included."""
        ...

    def deck(self, cards: Sequence[Card] = DECK) -> list[Card]:
        """A deck, or these cards, in some order."""
        ...


class Drawn:
    """Chance by Hypothesis."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def one(self, options: Sequence[T]) -> T:
        return self.data.draw(st.sampled_from(options))

    def number(self, least: int, most: int) -> int:
        return self.data.draw(st.integers(least, most))

    def deck(self, cards: Sequence[Card] = DECK) -> list[Card]:
        return list(self.data.draw(st.permutations(cards)))


class Seeded:
    """Chance by a seed."""

    def __init__(self, seed: int) -> None:
        self.source = random.Random(seed)

    def one(self, options: Sequence[T]) -> T:
        return self.source.choice(options)

    def number(self, least: int, most: int) -> int:
        return self.source.randint(least, most)

    def deck(self, cards: Sequence[Card] = DECK) -> list[Card]:
        return self.source.sample(cards, len(cards))


def percent(chance: Chance, likely: int) -> bool:
    """Whether something happens that is `likely` per cent likely; shrinks to no."""
    return chance.number(0, 99) >= 100 - likely
