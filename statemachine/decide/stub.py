"""Deciding whether the stub reaches for the street that comes, and how it is made longer.

Not a count of the stub, which is `counts`, nor the dealing of the street.
"""

from typing import Final

from statemachine.custody import count
from statemachine.decide.draft import Draft
from statemachine.decide.faults import close, close_fault, find_open, open_fault
from statemachine.events import CardsScrambled, CardsShifted
from statemachine.phases import BURNING, DEALING, Phase
from statemachine.state import HandState
from statemachine.streets import due_on, held, seats_short, street_in_play
from statemachine.variants import Street, StreetName

# In these the cards of a street are due, and it is known how many.
CARDS_DUE: Final[dict[Phase, StreetName]] = BURNING | DEALING
COMMON_CARD: Final = "common_card"


def cards_short(hand: HandState, street: Street) -> int:
    """How many cards the live seats lack of a street, all together."""
    due = due_on(hand, street)
    return sum(due - held(hand.custody, seat) for seat in seats_short(hand, street))


def cards_needed(hand: HandState, street: Street, cards: int) -> int:
    """How many cards the stub needs for so many of a street: its burn too, and in stud one more,
    since the bottom card is never dealt (RP-10-H).
    """
    bottom = street.to_seats and not street.draw
    return cards + (hand.credited(street.name) is None) + bottom


def needs_common_card(hand: HandState, street: Street) -> bool:
    """Whether one card in the middle is everybody's last: stub and burns together cannot give
    one to each, or the dealer has said so (RP-10-H).
    """
    if not street.to_seats or street.draw or street.up or street.hole != due_on(hand, street):
        return False
    said = any(
        done.outcome == COMMON_CARD
        for fault in hand.irregularities
        if fault.fault == "short_stub" and fault.street == street.name
        for done in fault.done
    )
    cards = hand.custody.stub + _earlier_burns(hand, street)
    return said or cards_needed(hand, street, cards_short(hand, street)) > cards


def _earlier_burns(hand: HandState, street: Street) -> int:
    """How many burns lie there besides that of the street itself."""
    burned = hand.credited(street.name) is not None
    return max(0, count(hand.custody, "burns") - burned)


# --- made longer


def replenish(draft: Draft, street: Street, cards: int) -> None:
    """Make a stub that is too short for so many cards of a street long enough, face down
    (LATAM-39-E): in draw games with what was thrown and folded, never with the discards of
    this street; else with the burns (RP-10-H).
    """
    hand = draft.hand
    if cards_needed(hand, street, cards) <= hand.custody.stub:
        return
    if street.draw:
        if count(hand.custody, "muck"):
            draft.emit(CardsScrambled(("muck",), "stub"))
        return
    earlier = _earlier_burns(hand, street)
    if not earlier:
        return
    if earlier < count(hand.custody, "burns"):
        # The burn of this street was made before the shuffle, and stays.
        draft.emit(CardsShifted("burns", tuple(range(earlier)), "stub"))
        draft.emit(CardsScrambled(("stub",), "stub"))
    else:
        draft.emit(CardsScrambled(("burns",), "stub"))


def refill(draft: Draft) -> None:
    """Make an empty stub long enough for one card more, where the game has cards for that: a tap
    for the shuffle that was forgotten stops nobody.
    """
    if draft.hand.custody.stub == 0 and not draft.variant.boards:
        replenish(draft, street_in_play(draft.hand), 1)


# --- found too short


def look_at_stub(draft: Draft) -> None:
    """Flag a stub that lacks cards for the street that comes, once a street; one that was made
    long enough since is in order, unless it was the dealer who called it short. Where nobody
    enters acts it is not known who gets cards.
    """
    hand = draft.hand
    name = CARDS_DUE.get(hand.phase)
    if name is None or hand.tracking != "full":
        return
    street = draft.variant.street(name)
    cards = cards_short(hand, street) if street.to_seats else _of_board(hand, street)
    known = [f for f in hand.irregularities if f.fault == "short_stub" and f.street == name]
    if cards_needed(hand, street, cards) > hand.custody.stub:
        if not known:
            open_fault(draft, "short_stub", street=name, place="stub")
        return
    for fault in known:
        if fault.open and fault.place == "stub":
            close(draft, fault, "resolved")


def _of_board(hand: HandState, street: Street) -> int:
    return max(0, street.board - count(hand.custody, "board"))


def dealt_on(draft: Draft) -> None:
    """The street is dealt: the stub was made long enough, whether somebody tapped it or not."""
    if draft.hand.irregularities and find_open(draft.hand, "short_stub"):
        close_fault(draft, "short_stub")
