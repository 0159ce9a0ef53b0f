"""The ways of ranking a hand, and the name of the category that a rank lies in.

Not how a rank is found: here are only how many ranks each category of each way has.
"""

from bisect import bisect_left
from collections.abc import Mapping
from itertools import accumulate, pairwise
from typing import Final, Literal, TypeAlias

RankingId: TypeAlias = Literal[
    "high",
    "short_deck",
    "omaha_high",
    "omaha_low8",
    "low8",
    "ace_to_five",
    "deuce_to_seven",
    "badugi",
]
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

# As many ranks as hands that differ in strength, the category that loses to all others first.
_HIGH: Final[dict[HandName, int]] = {
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
# Deuces to fives are out of a short deck, but their ranks keep their numbers: some of these
# are nobody's. Only that a flush beats a full house moves ranks.
_SHORT_DECK: Final[dict[HandName, int]] = {
    "high_card": 1277,
    "pair": 2860,
    "two_pair": 858,
    "three_of_a_kind": 858,
    "straight": 10,
    "full_house": 156,
    "flush": 1277,
    "four_of_a_kind": 156,
    "straight_flush": 10,
}
_EIGHT_OR_BETTER: Final[dict[HandName, int]] = {"high_card": 56}
_ACE_TO_FIVE: Final[dict[HandName, int]] = {
    "four_of_a_kind": 156,
    "full_house": 156,
    "three_of_a_kind": 858,
    "two_pair": 858,
    "pair": 2860,
    "high_card": 1287,
}
# Five to ace is no straight here: it is the 1278th high card, and suited the 1278th flush.
_DEUCE_TO_SEVEN: Final[dict[HandName, int]] = {
    "straight_flush": 9,
    "four_of_a_kind": 156,
    "full_house": 156,
    "flush": 1278,
    "straight": 9,
    "three_of_a_kind": 858,
    "two_pair": 858,
    "pair": 2860,
    "high_card": 1278,
}
# Four cards, three, two or one: which, its cards say.
_BADUGI: Final[dict[HandName, int]] = {"high_card": 1092}


def _spans(counts: Mapping[HandName, int]) -> dict[HandName, range]:
    ends = accumulate(counts.values(), initial=1)
    return {name: range(*span) for name, span in zip(counts, pairwise(ends), strict=True)}


# The ranks of each category, the worst hand's first.
SPANS: Final[Mapping[RankingId, Mapping[HandName, range]]] = {
    "high": _spans(_HIGH),
    "short_deck": _spans(_SHORT_DECK),
    "omaha_high": _spans(_HIGH),
    "omaha_low8": _spans(_EIGHT_OR_BETTER),
    "low8": _spans(_EIGHT_OR_BETTER),
    "ace_to_five": _spans(_ACE_TO_FIVE),
    "deuce_to_seven": _spans(_DEUCE_TO_SEVEN),
    "badugi": _spans(_BADUGI),
}
_CEILINGS: Final = {kind: [span.stop - 1 for span in of.values()] for kind, of in SPANS.items()}
_NAMES: Final[dict[RankingId, list[HandName]]] = {kind: [*of] for kind, of in SPANS.items()}


def hand_name(kind: RankingId, value: int) -> HandName:
    """Name the category of a rank from `rank`; the royal flush is a straight flush.

    A low without a pair is a `"high_card"` like any other, and its cards say more than that:
    see `low_cards`. A number that is no rank is a `ValueError`.
    """
    ceilings = _CEILINGS[kind]
    if not 1 <= value <= ceilings[-1]:
        raise ValueError(f"{value} is no rank of a hand: ranks go from 1 to {ceilings[-1]}")
    return _NAMES[kind][bisect_left(ceilings, value)]
