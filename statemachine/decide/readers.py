"""Deciding what a table's card readers report: a name for a card, or information.

Not the filtering of a reader's noise; what comes here is stable.
"""

from statemachine import custody as ledger
from statemachine.betting import player_at
from statemachine.cards import Card
from statemachine.custody import Place, count, pile, seat_of
from statemachine.decide.dealing import credit_burn, lay_board
from statemachine.decide.draft import Draft
from statemachine.decide.faults import open_fault
from statemachine.decide.naming import emit_drawn, identify
from statemachine.decide.setup import place_exists
from statemachine.decide.showdown import check_reading
from statemachine.events import CardsDrawn, ReaderNoted
from statemachine.observations import CardGone, CardSeen
from statemachine.parts import RUN_PLACES
from statemachine.phases import BURNING, DEALING, ENDED, Phase
from statemachine.streets import cards_due, comes_up

_GIVEN_UP: tuple[Place, ...] = ("muck", "aside", "burns", "off_table", "stub")


def card_seen(draft: Draft, seen: CardSeen) -> None:
    """A reader saw a card. It names a card of that place that has no name; where it cannot,
    it is information, or a conflict with what was said.
    """
    place_exists(draft, seen.place)
    if draft.state.hand is None or draft.hand.phase in ENDED:
        return
    custody = draft.hand.custody
    known = ledger.find(custody, seen.card)
    if known is not None and (known[0] == seen.place or _of_earlier_run(known[0], seen.place)):
        return
    if known is not None and seen.place in _GIVEN_UP:
        # The card of a hand on the muck's antenna: the dealer says whether that is a fold.
        draft.emit(ReaderNoted(seen.place, seen.card, True))
        return
    if seen.place == "stub":
        draft.emit(ReaderNoted(seen.place, seen.card, True))
        return
    if _given_up(draft, seen.place, seen.card):
        draft.settle()
        return
    unnamed = _unnamed(draft, seen.place)
    if unnamed is not None:
        identify(draft, seen.place, unnamed, seen.card, shown=seen.place == "board")
        check_reading(draft)
    elif not _lay(draft, seen.place, seen.card):
        _conflict(draft, seen.place, seen.card)
    draft.settle()


def _of_earlier_run(known: Place, seen: Place) -> bool:
    """Whether a card of an earlier run is seen where it was dealt: it may still lie there."""
    return seen == "board" and known in RUN_PLACES


def _given_up(draft: Draft, place: Place, card: Card) -> bool:
    """Whether the seat's hand is out already: the dealer's tap was quicker than the cards. The
    reader still names them where they went.
    """
    seat = seat_of(place)
    player = player_at(draft.hand.betting, seat) if seat is not None else None
    if player is None or player.live:
        return False
    for index, placed in enumerate(pile(draft.hand.custody, "muck")):
        if placed.owner == seat and placed.card is None:
            identify(draft, "muck", index, card, shown=False)
            return True
    draft.emit(ReaderNoted(place, card, True))
    return True


def _unnamed(draft: Draft, place: Place) -> int | None:
    cards = pile(draft.hand.custody, place)
    return next((index for index, placed in enumerate(cards) if placed.card is None), None)


def _lay(draft: Draft, place: Place, card: Card) -> bool:
    """Lay a card that the reader sees before the dealer taps for it, where one is due."""
    hand = draft.hand
    street = BURNING.get(hand.phase) or DEALING.get(hand.phase)
    to_seats = street is not None and draft.variant.street(street).to_seats and not hand.held
    if seat_of(place) is not None and (to_seats or hand.phase is Phase.HOLE_DEAL):
        playing = any(p.live and p.seat == seat_of(place) for p in hand.betting.players)
        have = count(hand.custody, place)
        if playing and have < cards_due(hand):
            if street is not None:
                credit_burn(draft, street, "reader")
            up = comes_up(hand.variant, have)
            emit_drawn(draft, CardsDrawn(place, (card,), shown=up), [card])
            return True
    if place == "board" and street is not None and not hand.held:
        credit_burn(draft, street, "reader")
        lay_board(draft, draft.variant.street(street), (card,))
        return True
    return False


def _conflict(draft: Draft, place: Place, card: Card) -> None:
    """Flag a reader that disagrees with the record; about hidden cards the floor alone."""
    public = place == "board"
    evidence = card if public else None
    for fault in draft.hand.open_irregularities():
        if fault.fault == "reader_conflict" and (fault.place, fault.card) == (place, evidence):
            return
    draft.emit(ReaderNoted(place, card, True))
    open_fault(
        draft,
        "reader_conflict",
        seat=seat_of(place),
        place=place,
        card=evidence,
        floor_only=not public,
    )


def card_gone(draft: Draft, seen: CardGone) -> None:
    """A reader lost sight of a card. Players lift their cards: it is information."""
    place_exists(draft, seen.place)
    if draft.state.hand is None or draft.hand.phase in ENDED:
        return
    draft.emit(ReaderNoted(seen.place, seen.card, False))
