"""Who shows the most in stud: the cards that lie face up, compared to find who opens.

Not who opens: the game says whether the most or the least does, and what breaks a tie.
"""

from collections.abc import Mapping
from typing import Final, cast, get_args

from statemachine.cards import Card, Rank, Suit
from statemachine.ranking.shape import ACE_HIGH, ACE_LOW, rank_of, shape

# Clubs, diamonds, hearts, spades: the order in which `Suit` has them.
_SUIT: Final[Mapping[Suit, int]] = {suit: value for value, suit in enumerate(get_args(Suit))}


def showing_high(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Compare one to four up cards as a high hand: the GREATEST shows the most.

    Four of a kind, three of a kind, two pair, a pair, then high cards, aces high; straights
    and flushes of four cards are nothing. Equal ranks are equal here: seats or `highest_card`
    break the tie. Nothing that is not there beats anything, so of K and K-5 the latter is more.
    """
    return _showing(cards, ACE_HIGH)


def showing_low(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Compare one to four up cards as a low hand, aces low: the GREATEST is the best low.

    Pairs are bad; straights and flushes are nothing. Compare equally many cards.
    """
    return tuple(-part for part in _showing(cards, ACE_LOW))


def door_card(card: Card, *, ace_low: bool) -> tuple[int, int]:
    """Compare single up cards by rank and then suit: clubs, diamonds, hearts, spades.

    The LEAST, aces high, brings it in where the high hand wins; the GREATEST, aces low, in
    razz.
    """
    values = ACE_LOW if ace_low else ACE_HIGH
    return values[rank_of(card)], _SUIT[cast(Suit, card[1])]


def highest_card(cards: tuple[Card, ...], *, ace_low: bool) -> tuple[int, int]:
    """The greatest `door_card` of a hand, paired or not; of hands that tie, one is greater.

    Hands that tie have the same ranks, so what tells them apart is that card's suit.
    """
    return max(door_card(card, ace_low=ace_low) for card in cards)


def _showing(cards: tuple[Card, ...], values: Mapping[Rank, int]) -> tuple[int, ...]:
    if not 1 <= len(cards) <= 4:
        raise ValueError("a stud hand shows one to four cards")
    if len(set(cards)) != len(cards):
        raise ValueError("the same card twice shows nothing")
    counts, ranks = shape(map(rank_of, cards), values)
    # The two largest groups name the category; cut to two, hands of any size can compare.
    return (*(*counts, 1)[:2], *ranks)
