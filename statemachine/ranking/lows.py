"""How strong a low hand is: eight or better, ace to five, deuce to seven, badugi.

Not whether a game has a low, nor how a pot is split between a high and a low.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations
from typing import Final, Literal, TypeAlias, get_args

from statemachine.cards import DECK, Card, Rank
from statemachine.ranking.shape import ACE_HIGH, ACE_LOW, RANKS, rank_of

LowId: TypeAlias = Literal["omaha_low8", "low8", "ace_to_five", "deuce_to_seven", "badugi"]
LOWS: Final[frozenset[str]] = frozenset(get_args(LowId))

# One bit for each rank, the ace's lowest. Of equally many ranks without a pair those with the
# smaller such number are the better low, for the highest card that differs decides.
_BIT: Final[Mapping[Card, int]] = {card: 1 << ACE_LOW[rank_of(card)] - 1 for card in DECK}
_ACE_FIRST: Final = sorted(RANKS, key=ACE_LOW.__getitem__)
_EIGHT_OR_LESS: Final = (1 << 8) - 1
# Three bits for each rank: the sum over cards says how many there are of each.
_COUNT: Final[Mapping[Rank, int]] = {rank: 1 << 3 * place for place, rank in enumerate(RANKS)}
_CARD_COUNT: Final[Mapping[Card, int]] = {card: _COUNT[rank_of(card)] for card in DECK}
# What five ranks can be, from no pair to four of a kind: the size and number of the groups that
# count first, and of the others.
_SHAPES: Final = (
    ((1, 5), (0, 0)),
    ((2, 1), (1, 3)),
    ((2, 2), (1, 1)),
    ((3, 1), (1, 2)),
    ((3, 1), (2, 1)),
    ((4, 1), (1, 1)),
)


def low8(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int | None:
    """The best five ranks up to the eight among five to seven cards, None without five."""
    cards = _five_to_seven(hole, board)
    mask = 0
    for card in cards:
        mask |= _BIT[card]
    return _best_eight(mask & _EIGHT_OR_LESS)


def omaha_low8(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int | None:
    """The same of two of the hole cards and three of the board."""
    if not (4 <= len(hole) <= 6 and 3 <= len(board) <= 5):
        raise ValueError("an Omaha hand is four to six hole cards and three to five board cards")
    mine = shared = 0
    for card in hole:
        mine |= _BIT[card]
    for card in board:
        shared |= _BIT[card]
    return _best_omaha_eight(mine & _EIGHT_OR_LESS, shared & _EIGHT_OR_LESS)


def ace_to_five(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    """The best low of five to seven cards, paired if it has to be."""
    cards = _five_to_seven(hole, board)
    mask = 0
    for card in cards:
        mask |= _BIT[card]
    if mask.bit_count() >= 5:
        return _best_unpaired(mask)
    ranks = _ace_to_five_ranks()
    return max(ranks[sum(five)] for five in combinations(map(_CARD_COUNT.__getitem__, cards), 5))


def deuce_to_seven(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    """The low of exactly five cards in which straights and flushes are bad."""
    cards = hole + board
    if len(cards) != 5:
        raise ValueError("a hand of deuce to seven is five cards")
    mixed, suited = _deuce_to_seven_ranks()
    ranks = suited if len({card[1] for card in cards}) == 1 else mixed
    return ranks[sum(map(_CARD_COUNT.__getitem__, cards))]


def badugi(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    """The most of exactly four cards that differ in rank and suit, the lowest of as many."""
    cards = hole + board
    if len(cards) != 4:
        raise ValueError("a badugi hand is four cards")
    ranks = _badugi_ranks()
    for size in (4, 3, 2):
        lows = [
            ranks[sum(map(_BIT.__getitem__, some))]
            for some in combinations(cards, size)
            if len({card[0] for card in some}) == size == len({card[1] for card in some})
        ]
        if lows:
            return max(lows)
    return max(ranks[_BIT[card]] for card in cards)


def low_cards(kind: LowId, value: int) -> tuple[Rank, ...]:
    """The ranks that make a low, from its rank: pairs first, then from the highest down.

    Five ranks, or up to four in badugi: `("5", "4", "3", "2", "A")` is the best with eight or
    better. A number that is no rank is a `ValueError`.
    """
    order = _order(kind)
    if not 1 <= value <= len(order):
        raise ValueError(f"{value} is no rank of a low: ranks go from 1 to {len(order)}")
    return order[value - 1]


def _five_to_seven(hole: tuple[Card, ...], board: tuple[Card, ...]) -> tuple[Card, ...]:
    cards = hole + board
    if not 5 <= len(cards) <= 7:
        raise ValueError("a hand is five to seven cards with those of the board")
    return cards


def _single_bits(mask: int) -> list[int]:
    return [1 << place for place in range(13) if mask >> place & 1]


# The tables are built when a low is first ranked. The caches are small: there are 256 sets of
# ranks up to the eight, 65,536 pairs of such sets and 8,192 sets of ranks, and only those that
# were seen are kept.


@cache
def _eight_ranks() -> dict[int, int]:
    lows = map(sum, combinations(_single_bits(_EIGHT_OR_LESS), 5))
    return {mask: value for value, mask in enumerate(sorted(lows, reverse=True), 1)}


@cache
def _best_eight(mask: int) -> int | None:
    return _eight_ranks().get(sum(_single_bits(mask)[:5]))


@cache
def _best_omaha_eight(mine: int, shared: int) -> int | None:
    ranks = _eight_ranks()
    twos = [one | other for one, other in combinations(_single_bits(mine), 2)]
    threes = map(sum, combinations(_single_bits(shared), 3))
    fives = (two | three for three in threes for two in twos if not two & three)
    return max((ranks[five] for five in fives), default=None)


@cache
def _best_unpaired(mask: int) -> int:
    return _ace_to_five_ranks()[_counts(_named(mask)[-5:])]


@cache
def _badugi_ranks() -> dict[int, int]:
    masks = sorted(range(1, 1 << 13), key=lambda mask: (mask.bit_count(), -mask))
    return {mask: value for value, mask in enumerate(masks, 1) if mask.bit_count() <= 4}


@cache
def _order(kind: LowId) -> tuple[tuple[Rank, ...], ...]:
    """Every low of a kind, the worst first."""
    if kind == "deuce_to_seven":
        return _deuce_to_seven_order()
    if kind == "badugi":
        return tuple(_named(mask) for mask in _badugi_ranks())
    if kind == "ace_to_five":
        return tuple(reversed(_fives(ACE_LOW)))
    return tuple(_named(mask) for mask in _eight_ranks())


def _fives(values: Mapping[Rank, int]) -> list[tuple[Rank, ...]]:
    """Every choice of five ranks, the least as a high hand first, as `low_cards` gives each."""
    upwards = sorted(RANKS, key=values.__getitem__)
    places = range(len(RANKS) - 1, -1, -1)
    fives: list[tuple[Rank, ...]] = []
    for (size, many), (rest_size, rest_many) in _SHAPES:
        for first in sorted(combinations(places, many)):
            others = [place for place in places if place not in first]
            start = [upwards[place] for place in first for _ in range(size)]
            fives += [
                (*start, *[upwards[place] for place in rest for _ in range(rest_size)])
                for rest in sorted(combinations(others, rest_many))
            ]
    return fives


def _named(mask: int) -> tuple[Rank, ...]:
    return tuple(rank for rank in reversed(_ACE_FIRST) if mask >> ACE_LOW[rank] - 1 & 1)


@cache
def _ace_to_five_ranks() -> dict[int, int]:
    return {_counts(five): value for value, five in enumerate(_order("ace_to_five"), 1)}


def _deuce_to_seven_order() -> tuple[tuple[Rank, ...], ...]:
    fives = _fives(ACE_HIGH)
    unpaired, paired = fives[:1287], fives[1287:]
    # Full houses and four of a kind come last.
    some, most = paired[:-312], paired[-312:]
    # An ace is high here, and five to ace therefore no straight.
    straights = [five for five in unpaired if ACE_HIGH[five[0]] - ACE_HIGH[five[4]] == 4]
    plain = [five for five in unpaired if five not in straights]
    high = [*plain, *some, *straights, *plain, *most, *straights]
    return tuple(reversed(high))


@cache
def _deuce_to_seven_ranks() -> tuple[dict[int, int], dict[int, int]]:
    """The ranks of mixed suits and of one suit."""
    mixed: dict[int, int] = {}
    suited: dict[int, int] = {}
    for value, five in enumerate(_order("deuce_to_seven"), 1):
        counts = _counts(five)
        # From the worst on, a hand without a pair comes first as a flush and then off suit.
        flush = five[0] != five[1] and counts not in suited
        (suited if flush else mixed)[counts] = value
    return mixed, suited


def _counts(ranks: Iterable[Rank]) -> int:
    return sum(map(_COUNT.__getitem__, ranks))
