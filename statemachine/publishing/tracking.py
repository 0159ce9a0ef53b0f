"""Each card that came to a seat or to the burns, followed to whatever is known of it at last.

Not the ledger, which knows where cards are: this knows when each of them came.
"""

from collections.abc import Sequence
from typing import Final

from statemachine import events as ev
from statemachine.cards import Card
from statemachine.custody import SEAT_PLACES, Custody, Place, pile, seat_place
from statemachine.published import Cards


class Dealt:
    """A card that was dealt. `shown` says that the table saw its face; `gone` that it was taken
    away again and is no part of the hand.
    """

    __slots__ = ("card", "gone", "shown")

    def __init__(self) -> None:
        self.card: Card | None = None
        self.shown = False
        self.gone = False


_TRACKED: Final[tuple[Place, ...]] = (*SEAT_PLACES, "burns")


class Tracking:
    """The cards of each seat, and those of the burns, in the order in which they came.

    A hand that went to the muck is kept as it was last known.
    """

    def __init__(self) -> None:
        self._at: dict[Place, list[Dealt]] = {place: [] for place in _TRACKED}
        self._ledger: Custody | None = None

    def at(self, place: Place) -> list[Dealt]:
        """The cards of a place."""
        return self._at[place]

    def came(self, place: Place, count: int) -> list[Dealt]:
        """So many cards came to a place, which they are given back for."""
        new = [Dealt() for _ in range(count)]
        if place in self._at:
            self._at[place] += new
        return new

    def left(self, place: Place, indices: Sequence[int]) -> list[Dealt]:
        """The cards at these indices left a place."""
        here = self._at.get(place)
        if here is None:
            return [Dealt() for _ in indices]
        taken = [here[index] for index in indices if index < len(here)]
        here[:] = [card for card in here if card not in taken]
        return taken

    def shifted(self, event: ev.CardsShifted) -> list[Dealt]:
        """Cards moved; those that came to the place they went to."""
        whole = list(self._at.get(event.source, ()))
        moved = self.left(event.source, event.indices)
        if event.to in self._at:
            self._at[event.to] += moved
            return moved
        if moved and len(moved) == len(whole):
            # The whole hand was put away: it was this seat's all the same.
            self._at[event.source][:] = whole
        else:
            for card in moved:
                card.gone = True
        return []

    def scrambled(self, event: ev.CardsScrambled) -> None:
        """Cards were mixed where they lie: which is which is not known any more. What was dealt
        keeps the name that it had.
        """
        here = self._at.get(event.into)
        if here is not None and event.places == (event.into,):
            for index in event.indices or range(len(here)):
                here[index] = Dealt()

    def learn(self, custody: Custody) -> None:
        """Take names and faces from the ledger as it is now."""
        if custody is self._ledger:
            return
        self._ledger = custody
        for place, cards in custody.piles.items():
            tracked = self._at.get(place)
            if tracked is None or not cards:
                continue
            if len(cards) != len(tracked):
                # Something else brought cards here: what they are is known, not since when.
                tracked[:] = [Dealt() for _ in cards]
            for card, placed in zip(tracked, pile(custody, place), strict=True):
                card.card, card.shown = placed.card, placed.shown


def hand_at(tracking: Tracking, seat: int) -> list[Dealt]:
    """The cards of a seat."""
    return tracking.at(seat_place(seat))


def named(cards: Sequence[Dealt], *, hidden: bool) -> Cards:
    """The names of cards, None for each whose face the table has not seen unless `hidden`."""
    return tuple(card.card if card.shown or hidden else None for card in cards)
