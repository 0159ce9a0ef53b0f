"""Putting names on cards: what comes off the stub, what is seen later, what is left over.

Not the judging of a duplicate; that is its procedure.
"""

from collections.abc import Sequence
from itertools import chain
from operator import attrgetter
from typing import Final

from statemachine import custody as ledger
from statemachine.cards import Card
from statemachine.custody import Place, pile
from statemachine.decide.draft import Draft
from statemachine.decide.faults import close, find_open, open_fault
from statemachine.events import CardIdentified, CardsDrawn, CardTurnedUp, HandsLaid
from statemachine.streets import comes_up


def emit_drawn(draft: Draft, event: CardsDrawn | HandsLaid, cards: list[Card | None]) -> None:
    """Emit a draw; a card that is known elsewhere already, or one more than the deck has, is
    a fact and a fault.
    """
    custody = draft.hand.custody
    named = [card for card in cards if card is not None]
    known = known_names(custody) if named else set()
    twice: list[Card] = []
    if not known.isdisjoint(named) or len({*named}) < len(named):
        # In the order of the deal, so that the same observation gives the same events anywhere.
        twice = [c for n, c in enumerate(named) if c in known or c in named[:n]]
    before = custody.surplus
    draft.emit(event)
    for card in twice:
        report_duplicate(draft, card)
    if draft.hand.custody.surplus > before and find_open(draft.hand, "surplus_card") is None:
        open_fault(draft, "surplus_card")
    eliminate(draft)


# Every street asks this of all the cards that lie anywhere.
_name: Final = attrgetter("card")


def known_names(custody: ledger.Custody) -> set[Card]:
    """The cards that have a place already, or lie in a pool that the stub is no part of."""
    names: set[Card] = {*map(_name, chain.from_iterable(custody.piles.values()))} - {None}
    for pool in custody.pools:
        if pool.id != custody.stub_pool:
            names |= pool.names
    return names


def known_places(custody: ledger.Custody, card: Card) -> int:
    """In how many places the card is known to be; a pool counts as one."""
    places = sum(placed.card == card for cards in custody.piles.values() for placed in cards)
    return places + (ledger.pool_of(custody, card) is not None)


def report_duplicate(draft: Draft, card: Card) -> None:
    """Two cards of one name foul the deck (TDA-35-E1). While one of them is face down only
    the floor is told: the flag must not tell the table what nobody has seen.
    """
    if any(
        fault.fault == "duplicate_card" and fault.card == card
        for fault in draft.hand.open_irregularities()
    ):
        return
    seen = [
        placed.shown
        for cards in draft.hand.custody.piles.values()
        for placed in cards
        if placed.card == card
    ]
    pool = ledger.pool_of(draft.hand.custody, card)
    public = all(seen) and (pool is None or pool.public)
    open_fault(draft, "duplicate_card", card=card, floor_only=not public)


def duplicates_shown(draft: Draft) -> None:
    """Tell the table of a duplicate that only the floor knew, once all of it is face up."""
    for fault in draft.hand.open_irregularities():
        if fault.fault == "duplicate_card" and fault.floor_only and fault.card is not None:
            places = draft.hand.custody.piles.values()
            seen = [
                placed.shown for cards in places for placed in cards if placed.card == fault.card
            ]
            if len(seen) > 1 and all(seen):
                close(draft, fault, "superseded")
                report_duplicate(draft, fault.card)


def eliminate(draft: Draft) -> None:
    """Name the cards that can be only one card any more."""
    if not draft.hand.custody.pools:
        return
    while (only := ledger.eliminated(draft.hand.custody)) is not None:
        place, index, card, public = only
        draft.emit(CardIdentified(place, index, card, public, "eliminated"))


def identify(draft: Draft, place: Place, index: int, card: Card, *, shown: bool) -> None:
    """Name a card that lies outside the stub; a misread name gives way, a duplicate is flagged."""
    custody = draft.hand.custody
    here = pile(custody, place)[index]
    if here.card == card and (here.shown or not shown):
        return
    elsewhere = ledger.find(custody, card)
    pool = ledger.pool_of(custody, card)
    twice = (elsewhere is not None and elsewhere != (place, index)) or (
        pool is not None and pool.id != here.pool
    )
    misread = here.card
    draft.emit(CardIdentified(place, index, card, shown or here.shown))
    if misread is not None and misread != card:
        _duplicate_put_right(draft, misread)
    if twice:
        report_duplicate(draft, card)
    eliminate(draft)
    if shown or here.shown:
        # In stud it may be another seat that opens.
        draft.find_opener()


def show_in_hand(
    draft: Draft, seat: int, cards: Sequence[Card | None], *, seen: bool = False
) -> None:
    """Show cards of a seat to everybody: those of these names, one of any name for each None.
    With `seen` they were seen before, so what lies face up without a name is one of them.
    """
    place = ledger.seat_place(seat)
    waiting = _turned_up_unnamed(draft, place) if seen else []
    for card in cards:
        here = pile(draft.hand.custody, place)
        names = [placed.card for placed in here]
        hidden = [index for index, placed in enumerate(here) if not placed.shown]
        unnamed = [index for index in hidden if names[index] is None]
        if card is not None and card in names:
            identify(draft, place, names.index(card), card, shown=True)
        elif waiting:
            index = waiting.pop(0)
            if card is not None:
                identify(draft, place, index, card, shown=True)
        elif card is None:
            if hidden:
                draft.emit(CardTurnedUp(place, hidden[-1]))
        elif unnamed or hidden:
            identify(draft, place, (unnamed or hidden)[-1], card, shown=True)


def _turned_up_unnamed(draft: Draft, place: Place) -> list[int]:
    """The cards of a hand that were turned up against the rule, and that nobody named."""
    variant = draft.hand.variant
    return [
        index
        for index, placed in enumerate(pile(draft.hand.custody, place))
        if placed.shown and placed.card is None and not comes_up(variant, index)
    ]


def _duplicate_put_right(draft: Draft, card: Card) -> None:
    if known_places(draft.hand.custody, card) > 1:
        return
    for fault in draft.hand.open_irregularities():
        if fault.fault == "duplicate_card" and fault.card == card and not fault.done:
            close(draft, fault, "resolved")
