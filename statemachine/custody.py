"""The ledger of the deck: every card is in exactly one place, known or face down.

Not a judge: whether a card may be where it is, a rulebook says.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from statemachine.cards import DECK, Card
from statemachine.slots import changed, changer, quick

# fmt: off
Place: TypeAlias = Literal[
    "stub", "board", "run-1", "run-2", "burns", "discards", "muck", "aside", "off_table",
    "seat-1", "seat-2", "seat-3", "seat-4", "seat-5",
    "seat-6", "seat-7", "seat-8", "seat-9", "seat-10",
]
# fmt: on

SEAT_PLACES: Final[tuple[Place, ...]] = tuple(cast(Place, f"seat-{n}") for n in range(1, 11))


def seat_place(seat: int) -> Place:
    """The place of a seat's hole cards; seats are numbered 1 to 10."""
    return SEAT_PLACES[seat - 1]


def seat_of(place: Place) -> int | None:
    """The seat whose hole cards lie in `place`, None when it is no seat."""
    return int(place[5:]) if place.startswith("seat-") else None


class PlacedCard(NamedTuple):
    """One card outside the stub.

    `shown` says that the table has seen its face, so its name is public. `pool` is the
    id of the pool whose members it may be, 0 when it was never mixed. `boxed` marks a
    card that was found face up in the stub. `owner` is the seat whose hand it left.
    """

    card: Card | None = None
    shown: bool = False
    pool: int = 0
    boxed: bool = False
    owner: int = 0


FACE_DOWN: Final = PlacedCard()
# Nearly every card that comes off the stub is one of these.
_DEALT_DOWN: Final[dict[Card | None, PlacedCard]] = {c: PlacedCard(c) for c in (None, *DECK)}
_DEALT_UP: Final[dict[Card | None, PlacedCard]] = {c: PlacedCard(c, True) for c in (None, *DECK)}


@lru_cache(maxsize=4096)
def _given_up(placed: PlacedCard, seat: int) -> PlacedCard:
    return placed._replace(owner=seat)


class Pool(NamedTuple):
    """Names that mixing dissolved: each lies under one of the unnamed cards of the pool."""

    id: int
    names: frozenset[Card]
    public: bool


@quick
@dataclass(frozen=True, slots=True)
class Custody:
    """Where the cards are. The stub is a count, since nobody sees its order.

    `surplus` counts cards that came off the stub after the record said it was empty:
    the deck has more cards than it should.
    """

    deck: int
    stub: int
    piles: Mapping[Place, tuple[PlacedCard, ...]]
    pools: tuple[Pool, ...] = ()
    stub_pool: int = 0
    surplus: int = 0


_laid: Final = changer(Custody, "stub", "surplus", "piles")
_moved: Final = changer(Custody, "piles")


def full_deck(size: int) -> Custody:
    """A deck of `size` cards, all of them in the stub."""
    return Custody(deck=size, stub=size, piles={})


def pile(custody: Custody, place: Place) -> tuple[PlacedCard, ...]:
    """The cards of one place, in the order in which they came."""
    return custody.piles.get(place, ())


def count(custody: Custody, place: Place) -> int:
    """How many cards the place holds."""
    return custody.stub if place == "stub" else len(custody.piles.get(place, ()))


def total(custody: Custody) -> int:
    """All cards of the ledger: always `deck + surplus`."""
    return custody.stub + sum(len(cards) for cards in custody.piles.values())


def find(custody: Custody, card: Card) -> tuple[Place, int] | None:
    """The place and index where a card is known to lie, None when it is not known."""
    for place, cards in custody.piles.items():
        for index, placed in enumerate(cards):
            if placed.card == card:
                return place, index
    return None


def pool_of(custody: Custody, card: Card) -> Pool | None:
    """The pool in which the card is known to be, under one of several backs."""
    for pool in custody.pools:
        if card in pool.names:
            return pool
    return None


def draw(
    custody: Custody, to: Place, cards: tuple[Card | None, ...], shown: bool, boxed: bool = False
) -> Custody:
    """Take cards off the stub and lay them in `to`, each named or None."""
    return lay(custody, ((to, cards, (shown,) * len(cards)),), boxed)


def lay(
    custody: Custody,
    hands: Sequence[tuple[Place, tuple[Card | None, ...], tuple[bool, ...]]],
    boxed: bool = False,
) -> Custody:
    """Take cards off the stub and lay them in several places, in the order of the deal: each
    with its name or None, and with whether the table sees its face.
    """
    piles = dict(custody.piles)
    pool = custody.stub_pool
    needed = 0
    for place, cards, faces in hands:
        needed += len(cards)
        if pool or boxed:
            fresh = [
                PlacedCard(card, shown, 0 if card else pool, boxed)
                for card, shown in zip(cards, faces, strict=True)
            ]
        elif True in faces:
            fresh = [
                _DEALT_UP[card] if shown else _DEALT_DOWN[card]
                for card, shown in zip(cards, faces, strict=True)
            ]
        else:
            fresh = [*map(_DEALT_DOWN.__getitem__, cards)]
        piles[place] = (*piles.get(place, ()), *fresh)
    missing = max(0, needed - custody.stub)
    laid = _laid(custody, custody.stub + missing - needed, custody.surplus + missing, piles)
    if laid.pools:
        for _, cards, _ in hands:
            for card in cards:
                if card is not None:
                    laid = _take_name(laid, card)
    return laid


def move(
    custody: Custody, source: Place, indices: tuple[int, ...], to: Place, shown: bool | None = None
) -> Custody:
    """Move the cards at `indices` of `source` to `to`; None keeps each card's `shown`.

    A card laid back on the stub loses its name there.
    """
    here = pile(custody, source)
    wanted = set(indices)
    taken = tuple(here[i] for i in indices)
    piles = dict(custody.piles)
    piles[source] = tuple(card for i, card in enumerate(here) if i not in wanted)
    if to == "stub":
        back = changed(custody, stub=custody.stub + len(taken), piles=piles)
        pooled = [card._replace(card=None) for card in taken if card.pool]
        if not pooled:
            return back
        # One of several backs went to the stub: the names of its pool may come off it.
        back, pool_id = _pool(back, pooled, with_stub=True)
        return changed(back, stub_pool=pool_id)
    owner = seat_of(source)
    if owner is not None or shown is not None:
        taken = tuple(
            PlacedCard(
                card.card,
                card.shown if shown is None else shown,
                card.pool,
                card.boxed,
                owner or card.owner,
            )
            for card in taken
        )
    piles[to] = piles.get(to, ()) + taken
    return _moved(custody, piles)


def foreign(custody: Custody, place: Place | None, index: int) -> Custody:
    """Set aside what is no card of the deck. Where the record had taken it for one, that card
    is still in the stub.
    """
    piles = dict(custody.piles)
    if place is not None:
        here = pile(custody, place)
        piles[place] = here[:index] + here[index + 1 :]
    piles["aside"] = (*piles.get("aside", ()), PlacedCard(None, True))
    stub = custody.stub + (place is not None)
    return changed(custody, stub=stub, surplus=custody.surplus + 1, piles=piles)


def give_up(custody: Custody, seat: int) -> Custody:
    """Move all cards of a seat to the muck."""
    place = SEAT_PLACES[seat - 1]
    here = custody.piles.get(place)
    if not here:
        return custody
    piles = dict(custody.piles)
    piles[place] = ()
    gone = [_given_up(card, seat) for card in here]
    piles["muck"] = (*piles.get("muck", ()), *gone)
    return _moved(custody, piles)


def regain(custody: Custody, seat: int, cards: int) -> Custody:
    """Give a seat its hand back: its own cards from the muck, any others from the stub."""
    place = seat_place(seat)
    mine = tuple(i for i, card in enumerate(pile(custody, "muck")) if card.owner == seat)[-cards:]
    if mine:
        custody = move(custody, "muck", mine, place)
    short = cards - count(custody, place)
    return draw(custody, place, (None,) * short, shown=False) if short > 0 else custody


def mix(
    custody: Custody, places: tuple[Place, ...], into: Place, indices: tuple[int, ...] | None = None
) -> Custody:
    """Scramble all cards of `places`, face down, and leave them in `into`.

    Their names dissolve into one pool with those of the pools they belonged to. With
    `into="stub"` the cards are shuffled into the whole stub. With `indices` only those cards
    of the one place are scrambled, and stay where they lie.
    """
    if indices is not None:
        return _mix_some(custody, places[0], indices)
    places = tuple(dict.fromkeys(places))
    gathered = [card for place in places if place != "stub" for card in pile(custody, place)]
    with_stub = into == "stub" or "stub" in places
    piles = {place: cards for place, cards in custody.piles.items() if place not in places}
    stub = custody.stub
    if "stub" in places and into != "stub":
        stub, gathered = 0, gathered + [PlacedCard(pool=custody.stub_pool)] * custody.stub
    left = changed(custody, piles=piles, stub=stub)
    left, pool_id = _pool(left, gathered, with_stub=with_stub)
    if into == "stub":
        return changed(left, stub=stub + len(gathered), stub_pool=pool_id)
    mixed = tuple(PlacedCard(None, False, pool_id) for _ in gathered)
    return changed(
        left,
        piles={**left.piles, into: left.piles.get(into, ()) + mixed},
        stub_pool=0 if "stub" in places else left.stub_pool,
    )


def _mix_some(custody: Custody, place: Place, indices: tuple[int, ...]) -> Custody:
    here = list(pile(custody, place))
    chosen = [here[index] for index in indices]
    for index in indices:
        here[index] = FACE_DOWN
    left, pool_id = _pool(
        changed(custody, piles={**custody.piles, place: tuple(here)}), chosen, with_stub=False
    )
    here = list(pile(left, place))
    for index in indices:
        here[index] = PlacedCard(None, False, pool_id)
    return changed(left, piles={**left.piles, place: tuple(here)})


def _pool(custody: Custody, gathered: list[PlacedCard], *, with_stub: bool) -> tuple[Custody, int]:
    """Dissolve the names of cards into one pool with the pools that any of them is in; the
    custody without those pools, and the id of the new one (0 when there is no name).
    """
    names = {card.card for card in gathered if card.card is not None}
    public = all(card.shown for card in gathered if card.card is not None)
    merged = {card.pool for card in gathered if card.pool}
    if with_stub and custody.stub_pool:
        merged.add(custody.stub_pool)
    for pool in custody.pools:
        if pool.id in merged:
            names |= pool.names
            public = public and pool.public
    if not names:
        return custody, 0
    fresh = max((pool.id for pool in custody.pools), default=0) + 1
    pools = (
        *(p for p in custody.pools if p.id not in merged),
        Pool(fresh, frozenset(names), public),
    )

    def repool(card: PlacedCard) -> PlacedCard:
        return card._replace(pool=fresh) if card.pool in merged else card

    return (
        changed(
            custody,
            piles={place: tuple(map(repool, cards)) for place, cards in custody.piles.items()},
            pools=pools,
            stub_pool=fresh if custody.stub_pool in merged else custody.stub_pool,
        ),
        fresh,
    )


def name(custody: Custody, place: Place, index: int, card: Card, shown: bool) -> Custody:
    """Give the card at `index` of `place` its name, or another one when it was misread."""
    here = list(pile(custody, place))
    old = here[index]
    here[index] = old._replace(card=card, shown=shown or old.shown, pool=0)
    piles = dict(custody.piles)
    piles[place] = tuple(here)
    return _take_name(changed(custody, piles=piles), card)


def eliminated(custody: Custody) -> tuple[Place, int, Card, bool] | None:
    """The one unnamed card of a pool that can only be the one name left in it."""
    for pool in custody.pools:
        if len(pool.names) != 1 or custody.stub_pool == pool.id:
            continue
        spots = [
            (place, index)
            for place, cards in custody.piles.items()
            for index, card in enumerate(cards)
            if card.pool == pool.id and card.card is None
        ]
        if len(spots) == 1:
            (place, index), (card,) = spots[0], pool.names
            return place, index, card, pool.public
    return None


def _take_name(custody: Custody, card: Card) -> Custody:
    if not any(card in pool.names for pool in custody.pools):
        return custody
    pools = tuple(
        pool._replace(names=pool.names - {card}) if card in pool.names else pool
        for pool in custody.pools
    )
    return changed(custody, pools=tuple(pool for pool in pools if pool.names))
