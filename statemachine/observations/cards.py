"""Observations of cards: dealt, burned, discarded, found, seen, counted, moved, mixed.

Not of what a player does with chips.
"""

from dataclasses import dataclass
from typing import Literal

from statemachine.cards import Card
from statemachine.custody import Place
from statemachine.slots import quick


@quick
@dataclass(frozen=True, slots=True)
class SeatCards:
    """Cards known to have been dealt to one seat."""

    seat: int
    cards: tuple[Card | None, ...]


@quick
@dataclass(frozen=True, slots=True)
class HoleCardsDealt:
    """Every seat got its hole cards, in order. `hands` names those that are known."""

    hands: tuple[SeatCards, ...] = ()
    kind: Literal["hole_cards_dealt"] = "hole_cards_dealt"


@quick
@dataclass(frozen=True, slots=True)
class CardDealt:
    """One card came off the stub to a place, face down unless `up`."""

    to: Place
    card: Card | None = None
    up: bool = False
    kind: Literal["card_dealt"] = "card_dealt"


@quick
@dataclass(frozen=True, slots=True)
class CardBurned:
    """One card came off the stub to the burns; `exposed` when its face was seen."""

    card: Card | None = None
    exposed: bool = False
    kind: Literal["card_burned"] = "card_burned"


@quick
@dataclass(frozen=True, slots=True)
class StreetDealt:
    """The next street was dealt, its burn included unless it was tapped before.

    One entry a card that lies on the board; four entries for a four-card flop. Empty means
    that the regular number came and nobody named them. `hands` names the cards that came to
    seats, where the street deals to seats.
    """

    cards: tuple[Card | None, ...] = ()
    hands: tuple[SeatCards, ...] = ()
    kind: Literal["street_dealt"] = "street_dealt"


@quick
@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """A player gave cards away before a draw; none at all means that he stood pat."""

    seat: int
    cards: tuple[Card | None, ...] = ()
    kind: Literal["cards_discarded"] = "cards_discarded"


@quick
@dataclass(frozen=True, slots=True)
class RunsAgreed:
    """With nobody left to bet, the players agreed to run the rest of the board so many times."""

    runs: int
    kind: Literal["runs_agreed"] = "runs_agreed"


@quick
@dataclass(frozen=True, slots=True)
class BoxedCardFound:
    """A card was face up in the stub on its way to `bound_for`.

    With `placed` it already lies there, at `index` (the last card when None), because it
    was noticed late.
    """

    bound_for: Place
    card: Card | None = None
    placed: bool = False
    index: int | None = None
    kind: Literal["boxed_card_found"] = "boxed_card_found"


@quick
@dataclass(frozen=True, slots=True)
class CardExposed:
    """A face-down card was turned up by handling; that is no boxed card."""

    place: Place
    index: int
    card: Card | None = None
    by: Literal["dealer", "player"] = "dealer"
    kind: Literal["card_exposed"] = "card_exposed"


@quick
@dataclass(frozen=True, slots=True)
class CardNamed:
    """A card that lies somewhere is this one: a first naming or a correction.

    `shown` says that the table sees its face.
    """

    place: Place
    index: int
    card: Card
    shown: bool = False
    kind: Literal["card_named"] = "card_named"


@quick
@dataclass(frozen=True, slots=True)
class CardSeen:
    """A reader of the table saw a card at a place."""

    place: Place
    card: Card
    kind: Literal["card_seen"] = "card_seen"


@quick
@dataclass(frozen=True, slots=True)
class CardGone:
    """A reader of the table no longer sees a card at a place; that is never a fold."""

    place: Place
    card: Card
    kind: Literal["card_gone"] = "card_gone"


@quick
@dataclass(frozen=True, slots=True)
class PileCounted:
    """Somebody counted the cards of a place."""

    place: Place
    cards: int
    kind: Literal["pile_counted"] = "pile_counted"


@quick
@dataclass(frozen=True, slots=True)
class CardsMoved:
    """Cards were moved from one place to another."""

    source: Place
    to: Place
    indices: tuple[int, ...]
    kind: Literal["cards_moved"] = "cards_moved"


@quick
@dataclass(frozen=True, slots=True)
class CardsMixed:
    """The cards of some places were scrambled together and left in `into`."""

    places: tuple[Place, ...]
    into: Place
    kind: Literal["cards_mixed"] = "cards_mixed"


@quick
@dataclass(frozen=True, slots=True)
class HandTabled:
    """A player turned all cards of a hand up on the table."""

    seat: int
    cards: tuple[Card | None, ...] = ()
    kind: Literal["hand_tabled"] = "hand_tabled"


@quick
@dataclass(frozen=True, slots=True)
class HandMucked:
    """A player gave a hand up at the showdown without tabling it."""

    seat: int
    kind: Literal["hand_mucked"] = "hand_mucked"
