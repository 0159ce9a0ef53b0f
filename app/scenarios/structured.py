"""The steps that are written as maps: hole cards, a ruling, the table as it is now.

A step that is one line of words is read elsewhere, and an observation in full needs no reading.
"""

from collections.abc import Iterator

from app.scenarios.format import Ruling, TableNow
from app.scenarios.moment import Moment, Phrase, hand_of
from app.scenarios.phrases.effects import read_effect
from statemachine.cards import parse_cards
from statemachine.observations import (
    HoleCardsDealt,
    Observation,
    RulingGiven,
    SeatCards,
    SeatChips,
    TableIsNow,
)


def hole_cards(hands: dict[int, str]) -> Phrase:
    """Every seat got its cards, and these are known."""
    known = tuple(SeatCards(seat, parse_cards(cards)) for seat, cards in sorted(hands.items()))
    return lambda moment: iter((HoleCardsDealt(known),))


def ruling(given: Ruling) -> Phrase:
    """A ruling; FormError for an effect in words that are not understood."""
    effects = tuple(
        read_effect(effect) if isinstance(effect, str) else effect for effect in given.effects
    )

    def phrase(moment: Moment) -> Iterator[Observation]:
        closes = given.closes
        if closes is None:
            closes = [fault.id for fault in hand_of(moment).open_irregularities()]
        yield RulingGiven(tuple(closes), given.reason, effects, given.said_by or "")

    return phrase


def table_now(now: TableNow) -> Phrase:
    """The record is set right."""
    seats = tuple(
        SeatChips(seat, chips.stack, chips.bet, chips.live)
        for seat, chips in sorted(now.seats.items())
    )
    seen = TableIsNow(
        parse_cards(now.board), seats, tuple(now.pots), now.button, now.actor, now.reason
    )
    return lambda moment: iter((seen,))
