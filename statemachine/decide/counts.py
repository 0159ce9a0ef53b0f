"""Deciding what a count of a hand or of the stub means: the count is a fact, the record follows.

Not counts of burns and board, which are `handling`.
"""

from statemachine.custody import count, pile, seat_place
from statemachine.decide.draft import Draft
from statemachine.decide.faults import (
    close_counts,
    close_fault,
    find_open,
    open_fault,
    open_wrong_count,
)
from statemachine.decide.naming import emit_drawn
from statemachine.events import CardsDrawn, CardsShifted, WinnerCounted
from statemachine.streets import cards_due


def hand_counted(draft: Draft, seat: int, cards: int) -> None:
    """The cards of a seat were counted."""
    place = seat_place(seat)
    have = count(draft.hand.custody, place)
    if cards > have:
        _found_more(draft, seat, cards - have)
    elif cards < have:
        # The missing cards never left the stub.
        draft.emit(CardsShifted(place, tuple(range(cards, have)), "stub"))
    hand = draft.hand
    winners = {s for declared in hand.declared for s in declared.seats}
    if cards == cards_due(hand):
        close_counts(draft, seat)
        if seat in winners and seat not in hand.counted:
            draft.emit(WinnerCounted(seat, cards))
            close_fault(draft, "award_unverified")
    else:
        open_wrong_count(draft, seat)


def _found_more(draft: Draft, seat: int, cards: int) -> None:
    """More cards lie with a seat than the record has: off the stub, unless somebody's discard
    slid in there, which left its hand for the muck, or the own cards had been taken there.
    """
    place = seat_place(seat)
    stray = any(
        fault.fault == "commingled_hand" and fault.seat == seat
        for fault in draft.hand.open_irregularities()
    )
    muck = pile(draft.hand.custody, "muck")
    own = tuple(index for index, placed in enumerate(muck) if placed.owner == seat)
    if len(own) >= cards:
        draft.emit(CardsShifted("muck", own[-cards:], place))
    elif stray and len(muck) >= cards:
        last = tuple(range(len(muck) - cards, len(muck)))
        draft.emit(CardsShifted("muck", last, place))
    else:
        draft.emit(CardsDrawn(place, (None,) * cards))


def stub_counted(draft: Draft, cards: int) -> None:
    """The stub was counted. What it lacks lies somewhere else than the record knows; what it
    has beyond that is a card too many in the deck.
    """
    have = count(draft.hand.custody, "stub")
    if cards < have:
        gone = (None,) * (have - cards)
        emit_drawn(draft, CardsDrawn("off_table", gone), list(gone))
        if find_open(draft.hand, "deck_incomplete") is None:
            open_fault(draft, "deck_incomplete", place="off_table", amount=len(gone))
    elif cards > have and find_open(draft.hand, "surplus_card") is None:
        open_fault(draft, "surplus_card", place="stub", amount=cards - have)
