"""How strong a hand is, as one number, in every variant, and the name of its category.

Not who wins a pot: which hands compete, and that only tabled ones do, is decided elsewhere.
"""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Final, TypeAlias

from phevaluator.evaluator import evaluate_5cards, evaluate_6cards, evaluate_7cards
from phevaluator.evaluator_omaha import evaluate_omaha_cards

from statemachine.cards import DECK, Card
from statemachine.ranking.lows import (
    LOWS,
    LowId,
    ace_to_five,
    badugi,
    deuce_to_seven,
    low8,
    low_cards,
    omaha_low8,
)
from statemachine.ranking.names import SPANS, HandName, RankingId, hand_name
from statemachine.ranking.showing import door_card, highest_card, showing_high, showing_low

_Ranker: TypeAlias = Callable[[tuple[Card, ...], tuple[Card, ...]], int | None]

# The library's number of a card is its place in the deck, and a number costs it a third of
# what a text does.
_NUMBER: Final[Mapping[Card, int]] = {card: number for number, card in enumerate(DECK)}
_SHORT_NUMBER: Final = {card: _NUMBER[card] for card in DECK if card[0] not in "2345"}
_EVALUATE: Final[Mapping[int, Callable[..., int]]] = {
    5: evaluate_5cards,
    6: evaluate_6cards,
    7: evaluate_7cards,
}
_EVALUATE_OMAHA: Final[Callable[..., int]] = evaluate_omaha_cards
# The library counts from 1 for the royal flush; turned round, `max` finds the winner.
_TURN: Final = SPANS["high"]["straight_flush"].stop

_HIGH: Final = SPANS["high"]
_SHORT: Final = SPANS["short_deck"]
_FLUSHES_RISE: Final = _SHORT["flush"].start - _HIGH["flush"].start
_FULL_HOUSES_FALL: Final = _HIGH["full_house"].start - _SHORT["full_house"].start
_SHORT_WHEEL: Final = frozenset("A6789")
_SHORT_STEEL_WHEELS: Final = [{f"{rank}{suit}" for rank in _SHORT_WHEEL} for suit in "cdhs"]


def rank(kind: RankingId, hole: tuple[Card, ...], board: tuple[Card, ...]) -> int | None:
    """Rank the best hand that a player can make: the HIGHER rank wins and equal ranks tie.

    - `high`: any five of five to seven cards, on whichever side they are. 1 is seven high,
      7462 the royal flush.
    - `short_deck`: the same from sixes up. A flush beats a full house, a straight beats three
      of a kind, and ace to nine is the lowest straight.
    - `omaha_high`: two of four to six hole cards and three of three to five on the board.
    - `omaha_low8`, `low8`: the low for the same cards as `omaha_high` and `high`, eight or
      better and aces low; None if there is none. 56 is five to ace.
    - `ace_to_five`: the low of five to seven cards, whatever it is. Pairs are bad, straights
      and flushes nothing.
    - `deuce_to_seven`: the low of five cards, aces high. Pairs, straights and flushes are
      bad, and five to ace is no straight.
    - `badugi`: the most of four cards that differ in rank and in suit, and of as many the
      lowest, aces low.

    Ranks of different kinds do not compare, but those of `high` and `omaha_high` do, and those
    of the two lows with eight or better. Every card must be known and differ from the others;
    a `ValueError` says what was wrong, since a duplicate card is a fouled deck and has no
    strength.
    """
    if len({*hole, *board}) != len(hole) + len(board):
        raise ValueError("the same card twice has no rank")
    ranker = _RANKERS[kind]
    try:
        return ranker(hole, board)
    except KeyError as unknown:
        raise ValueError(f"{unknown} is no card of this game's deck") from None


def _high(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    cards = hole + board
    return _TURN - _evaluator(cards)(*map(_NUMBER.__getitem__, cards))


def _short_deck(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    cards = hole + board
    value = _TURN - _evaluator(cards)(*map(_SHORT_NUMBER.__getitem__, cards))
    # The library does not see that ace to nine is a straight. Such a hand takes the number of
    # five to ace, which a short deck cannot make. Seven cards with five ranks are never a full
    # house, so nothing else above a straight needs a look.
    if value < _HIGH["straight"].start:
        if {card[0] for card in cards} >= _SHORT_WHEEL:
            return _SHORT["straight"].start
    elif value in _HIGH["flush"]:
        if any(wheel <= {*cards} for wheel in _SHORT_STEEL_WHEELS):
            return _SHORT["straight_flush"].start
        return value + _FLUSHES_RISE
    elif value in _HIGH["full_house"]:
        return value - _FULL_HOUSES_FALL
    return value


def _omaha_high(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    if not (4 <= len(hole) <= 6 and 3 <= len(board) <= 5):
        raise ValueError("an Omaha hand is four to six hole cards and three to five board cards")
    mine = tuple(map(_NUMBER.__getitem__, hole))
    shared = tuple(map(_NUMBER.__getitem__, board))
    if len(shared) == 5 and len(mine) == 4:
        return _TURN - _EVALUATE_OMAHA(*shared, *mine)
    return _TURN - min(
        _EVALUATE[5](*two, *three)
        for two in combinations(mine, 2)
        for three in combinations(shared, 3)
    )


def _evaluator(cards: tuple[Card, ...]) -> Callable[..., int]:
    evaluate = _EVALUATE.get(len(cards))
    if evaluate is None:
        raise ValueError("a hand is five to seven cards with those of the board")
    return evaluate


_RANKERS: Final[Mapping[RankingId, _Ranker]] = {
    "high": _high,
    "short_deck": _short_deck,
    "omaha_high": _omaha_high,
    "omaha_low8": omaha_low8,
    "low8": low8,
    "ace_to_five": ace_to_five,
    "deuce_to_seven": deuce_to_seven,
    "badugi": badugi,
}

__all__ = [
    "LOWS",
    "HandName",
    "LowId",
    "RankingId",
    "door_card",
    "hand_name",
    "highest_card",
    "low_cards",
    "rank",
    "showing_high",
    "showing_low",
]
