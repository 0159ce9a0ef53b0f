"""The shape of a scene: when a fault can come about, what is then seen, and what is told of it.

Not the scenes themselves.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from app.drill.playing import Moment, Told
from statemachine import custody as ledger
from statemachine.betting import live_seats
from statemachine.cards import Card
from statemachine.irregularities import IrregularityKind
from statemachine.observations import FaultReported, Observation
from statemachine.phases import BETTING, ENDED, Phase
from statemachine.rulebooks import Rulebook
from statemachine.state import HandPlayer
from statemachine.streets import begun
from statemachine.variants import StreetName, Variant

# What is seen, and its sentence; None where the sentence before says it already.
Step: TypeAlias = tuple[Observation, Told | None]
Fits: TypeAlias = Callable[[Variant, Rulebook], bool]


@dataclass(frozen=True, slots=True)
class Look:
    """A moment as a scene looks at it, with chance to choose by."""

    moment: Moment
    chance: Random

    @property
    def phase(self) -> Phase:
        """Where the hand stands."""
        return self.moment.hand.phase

    @property
    def players(self) -> tuple[HandPlayer, ...]:
        """Who is in the hand still."""
        return tuple(p for p in self.moment.hand.betting.players if p.live)

    @property
    def actor(self) -> HandPlayer | None:
        """Whose turn it is."""
        hand = self.moment.hand
        if hand.phase not in BETTING or hand.betting.actor is None:
            return None
        return next(p for p in self.players if p.seat == hand.betting.actor)

    @property
    def in_play(self) -> bool:
        """Whether the cards are out and the hand is not over."""
        return self.phase not in ENDED and self.phase is not Phase.HOLE_DEAL

    @property
    def just_dealt(self) -> bool:
        """Whether the first cards are out and nobody has acted."""
        hand = self.moment.hand
        first = self.moment.variant.streets[0].name
        return BETTING.get(hand.phase) == first and not hand.actions

    @property
    def betting(self) -> bool:
        """Whether somebody is to act, and it is not the first act of the hand."""
        return self.actor is not None and not self.just_dealt

    @property
    def street(self) -> StreetName | None:
        """The street that is bet, None outside the betting."""
        return BETTING.get(self.phase)

    @property
    def next_street(self) -> StreetName | None:
        """The board street that would come after the one that is bet, none of it dealt yet."""
        if self.street is None:
            return None
        coming = self.moment.variant.following(self.street)
        if coming is None or not coming.board_cards or begun(self.moment.hand, coming):
            return None
        return coming.name

    def seat(self) -> int:
        """A seat that is in the hand."""
        return self.chance.choice(live_seats(self.moment.hand.betting))

    def others(self, seat: int) -> list[int]:
        """The other seats that are in the hand."""
        return [other for other in live_seats(self.moment.hand.betting) if other != seat]

    def hidden(self, seat: int) -> list[tuple[int, Card]]:
        """The face-down cards of a seat as they really are, by index."""
        pile = ledger.pile(self.moment.hand.custody, ledger.seat_place(seat))
        really = self.moment.hands.get(seat, ())
        return [(n, really[n]) for n, card in enumerate(pile) if not card.shown and n < len(really)]

    def public(self) -> list[Card]:
        """The cards of the board."""
        board = ledger.pile(self.moment.hand.custody, "board")
        return [placed.card for placed in board if placed.card is not None]


Happens: TypeAlias = Callable[[Look], Iterator[Step]]


@dataclass(frozen=True, slots=True)
class Scene:
    """How a kind comes about: `fits` is whether a game and book have it, `happens` what is seen
    then; nothing, where it cannot happen now.
    """

    happens: Happens
    fits: Fits


def always(variant: Variant, book: Rulebook) -> bool:
    """In every game."""
    return True


def on_board(variant: Variant, book: Rulebook) -> bool:
    """In games with a board."""
    return variant.boards


def told(kind: IrregularityKind, **params: object) -> Told:
    """The sentence of a scene."""
    return Told(f"scene.{kind}", params)


def by_itself(look: Look) -> Iterator[Step]:
    """It comes about by itself: the moment is there already, and nothing is added to it."""
    yield from ()


def called(kind: IrregularityKind, when: Callable[[Look], bool]) -> Happens:
    """Something that only eyes see, and that is about no seat and no card."""

    def happens(look: Look) -> Iterator[Step]:
        if when(look):
            yield FaultReported(kind), told(kind)

    return happens


def of_seat(kind: IrregularityKind, when: Callable[[Look], bool]) -> Happens:
    """Something that only eyes see, about a seat that is in the hand."""

    def happens(look: Look) -> Iterator[Step]:
        if when(look):
            seat = look.seat()
            yield FaultReported(kind, seat=seat), told(kind, seat=seat)

    return happens


def of_actor(kind: IrregularityKind, when: Callable[[Look, HandPlayer], bool]) -> Happens:
    """Something about chips or words of the seat whose turn it is, with what there is to call."""

    def happens(look: Look) -> Iterator[Step]:
        actor = look.actor
        if actor is not None and when(look, actor):
            call = look.moment.hand.betting.call - actor.bet
            yield FaultReported(kind, seat=actor.seat), told(kind, seat=actor.seat, amount=call)

    return happens
