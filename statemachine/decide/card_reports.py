"""What a report of a card fault changes in the ledger at once: what eyes have seen is so.

Not the opening of the fault, which is `reports`, nor its remedy.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from statemachine.betting import player_at
from statemachine.cards import Card
from statemachine.custody import Place, count, pile, seat_of, seat_place
from statemachine.decide.draft import Draft
from statemachine.decide.facts import PLACED, PLACED_SHORT
from statemachine.decide.naming import emit_drawn, show_in_hand
from statemachine.events import CardsDrawn, CardsShifted, ForeignCardFound
from statemachine.irregularities import IrregularityKind
from statemachine.observations import FaultReported
from statemachine.phases import Phase
from statemachine.streets import cards_due, held
from statemachine.variants import StreetName


class Lies(NamedTuple):
    """Where the fault lies now, and what is worth noting of it."""

    place: Place | None
    detail: str = ""


def lay_report(
    draft: Draft, kind: IrregularityKind, seen: FaultReported, street: StreetName
) -> Lies:
    """Let the ledger follow a report, before its fault is opened."""
    lay = _LAYS.get(kind)
    if lay is not None:
        return lay(draft, seen, street)
    return Lies(None if seen.seat is None else seat_place(seen.seat))


def _here(seen: FaultReported) -> Place:
    # Kinds that are laid here name their seat: the report was refused without it.
    return seat_place(seen.seat or 1)


def _shown(draft: Draft, seen: FaultReported, street: StreetName) -> Lies:
    """A card of a hand was seen: the one that is named, or one that nobody could read."""
    show_in_hand(draft, seen.seat or 1, (seen.card,))
    return Lies(_here(seen))


def _exposed(draft: Draft, seen: FaultReported, street: StreetName) -> Lies:
    """A card was turned up in the deal. With none at its seat yet it is the first that came."""
    player = player_at(draft.hand.betting, seen.seat or 0)
    if (
        player is None
        or draft.hand.phase is not Phase.HOLE_DEAL
        or count(draft.hand.custody, _here(seen))
    ):
        return _shown(draft, seen, street)
    emit_drawn(draft, CardsDrawn(_here(seen), (seen.card,), shown=True), [seen.card])
    return Lies(_here(seen))


def exposed_before(draft: Draft, seen: FaultReported) -> bool:
    """Whether an exposed card is called again: of that name, or with no other there to be seen."""
    open_still = draft.hand.open_irregularities()
    called = [f for f in open_still if (f.fault, f.seat) == ("exposed_hole_card", seen.seat)]
    if not called or seen.card is not None:
        return any(fault.card == seen.card for fault in called)
    return all(placed.shown for placed in pile(draft.hand.custody, _here(seen)))


def _dropped(draft: Draft, seen: FaultReported, street: StreetName) -> Lies:
    """A card fell off the table and is back; its face was seen only if it is named."""
    if seen.card is not None:
        show_in_hand(draft, seen.seat or 1, (seen.card,))
    return Lies(_here(seen))


def _off_table(draft: Draft, seen: FaultReported, street: StreetName) -> Lies:
    """The card lies on the floor: it was the seat's, or was on its way there."""
    place = _here(seen)
    if seen.card is not None:
        show_in_hand(draft, seen.seat or 1, (seen.card,))
    names = [placed.card for placed in pile(draft.hand.custody, place)]
    if names:
        known = seen.card is not None and seen.card in names
        index = names.index(seen.card) if known else len(names) - 1
        draft.emit(CardsShifted(place, (index,), "off_table"))
    else:
        _draw(draft, "off_table", seen.card)
    return Lies(place)


def _missing(draft: Draft, seen: FaultReported, street: StreetName) -> Lies:
    """The deck lacks a card: it lies somewhere else than in the stub, wherever that is."""
    _draw(draft, "off_table", seen.card)
    return Lies("off_table")


def _of_stub(draft: Draft, seen: FaultReported, street: StreetName) -> Lies:
    """A card of the stub was seen; it lies aside, face up, until its remedy."""
    emit_drawn(draft, CardsDrawn("aside", (seen.card,), shown=True), [seen.card])
    return Lies("aside")


def _draw(draft: Draft, to: Place, card: Card | None) -> None:
    emit_drawn(draft, CardsDrawn(to, (card,), shown=card is not None), [card])


def _to_muck(draft: Draft, seen: FaultReported, street: StreetName) -> Lies:
    """A hand lies in the muck, its cards marked as the seat's; nobody has ruled on it yet."""
    place = _here(seen)
    here = count(draft.hand.custody, place)
    player = player_at(draft.hand.betting, seen.seat or 0)
    if here and player is not None and player.live:
        draft.emit(CardsShifted(place, tuple(range(here)), "muck"))
    return Lies(place)


def _foreign(draft: Draft, seen: FaultReported, street: StreetName) -> Lies:
    """Something that is no card of the game: off its place, where the report says that it has
    one, and aside.
    """
    place: Place = "aside"
    if seen.seat is not None:
        place = _here(seen)
    elif seen.street is not None and draft.variant.street(street).board_cards:
        place = "board"
    here = count(draft.hand.custody, place)
    if place == "aside" or not here:
        draft.emit(ForeignCardFound())
        return Lies(place)
    draft.emit(ForeignCardFound(place, here - 1))
    return Lies(place, PLACED_SHORT if _lacks_one(draft, place, here - 1) else PLACED)


def _lacks_one(draft: Draft, place: Place, left: int) -> bool:
    seat = seat_of(place)
    if seat is not None:
        return left < cards_due(draft.hand)
    return left not in {street.board for street in draft.variant.streets}


def _extra_hand(draft: Draft, seen: FaultReported, street: StreetName) -> Lies:
    """A place without a right to a hand got one: as many cards as everybody, if the record has
    none there.
    """
    place = _here(seen)
    hand = draft.hand
    if not count(hand.custody, place) and player_at(hand.betting, seen.seat or 0) is None:
        cards = (None,) * draft.variant.streets[0].hole
        emit_drawn(draft, CardsDrawn(place, cards), list(cards))
    return Lies(place)


def _short_button(draft: Draft, seen: FaultReported, street: StreetName) -> Lies:
    """One card that the record gave the seat never left the stub."""
    seat = seen.seat or 1
    have = held(draft.hand.custody, seat)
    if have and have == cards_due(draft.hand):
        draft.emit(CardsShifted(seat_place(seat), (have - 1,), "stub"))
    return Lies(seat_place(seat))


_LAYS: Final[dict[IrregularityKind, Callable[[Draft, FaultReported, StreetName], Lies]]] = {
    "exposed_hole_card": _exposed,
    "card_exposed_by_player": _shown,
    "heads_up_disclosure": _shown,
    "dropped_card": _dropped,
    "card_off_table": _off_table,
    "deck_incomplete": _missing,
    "exposed_stub_card": _of_stub,
    "hand_killed_by_dealer": _to_muck,
    "self_muck": _to_muck,
    "non_standard_card": _foreign,
    "ineligible_seat_dealt": _extra_hand,
    "button_short_card": _short_button,
}
