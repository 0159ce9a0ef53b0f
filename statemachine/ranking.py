"""How strong a hold'em hand is, as one number, and the name of its category.

Not who wins a pot: which hands compete, and that only tabled ones do, is decided elsewhere.
"""

from bisect import bisect_left
from typing import Literal, TypeAlias, cast

from phevaluator.evaluator import evaluate_cards

from statemachine.cards import Card

HandName: TypeAlias = Literal[
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
]

# The best rank of each category, weakest first. Each category has as many ranks as it has
# hands that differ in strength: 1277 high cards, 2860 pairs, 858 two pairs, and so on.
_CATEGORIES: tuple[tuple[int, HandName], ...] = (
    (1277, "high_card"),
    (4137, "pair"),
    (4995, "two_pair"),
    (5853, "three_of_a_kind"),
    (5863, "straight"),
    (7140, "flush"),
    (7296, "full_house"),
    (7452, "four_of_a_kind"),
    (7462, "straight_flush"),
)
_CEILINGS = [ceiling for ceiling, _ in _CATEGORIES]

WORST_RANK = 1
BEST_RANK = _CEILINGS[-1]


def rank_holdem(hole: tuple[Card, Card], board: tuple[Card, ...]) -> int:
    """Rank the best five of two hole cards and a board of three to five cards.

    The HIGHER rank wins and equal ranks tie: 1 is seven high, 7462 the royal flush. Every card
    must be known and differ from the others; a `ValueError` says which of the two it was, since
    a duplicate card is a fouled deck and has no strength.
    """
    cards = hole + board
    if not 5 <= len(cards) <= 7:
        raise ValueError("a hold'em hand is two hole cards and three to five board cards")
    if len(set(cards)) != len(cards):
        raise ValueError("the same card twice has no rank")
    # The library counts from 1 for the royal flush; turned round, `max` finds the winner.
    return BEST_RANK + 1 - cast(int, evaluate_cards(*cards))


def hand_name(rank: int) -> HandName:
    """Name the category of a rank from `rank_holdem`; the royal flush is a straight flush."""
    if not WORST_RANK <= rank <= BEST_RANK:
        raise ValueError(f"{rank} is no rank of a hand: ranks go from 1 to {BEST_RANK}")
    return _CATEGORIES[bisect_left(_CEILINGS, rank)][1]
