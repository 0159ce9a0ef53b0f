"""Where the streets of a hand stand: which one is in play, and what it leaves with a seat.

Not the streets themselves, which are data of the variant, nor the moves between them.
"""

from statemachine.custody import Custody, count, seat_place
from statemachine.phases import street_of
from statemachine.state import HandState
from statemachine.variants import VARIANTS, Street


def street_in_play(hand: HandState) -> Street:
    """The street that is dealt or bet now; before the first the first, after the last the last."""
    variant = VARIANTS[hand.variant]
    name = street_of(hand.phase)
    if name is not None:
        return variant.street(name)
    if variant.boards:
        board = count(hand.custody, "board")
        return [street for street in variant.streets if street.board <= board][-1]
    return variant.streets[-1] if hand.betting.collected else variant.streets[0]


def following_street(hand: HandState) -> Street | None:
    """The street whose cards come next once the one in play is over, None after the last."""
    variant = VARIANTS[hand.variant]
    if variant.boards:
        return variant.street_after(count(hand.custody, "board"))
    return variant.following(street_in_play(hand).name)


def cards_due(hand: HandState) -> int:
    """How many cards of its own a live seat has once the street in play is dealt."""
    return due_on(hand, street_in_play(hand))


def due_on(hand: HandState, street: Street) -> int:
    """How many cards of its own a live seat has once `street` is dealt. A card on the board of
    a game without one stands for the card that the stub could not give everybody.
    """
    if VARIANTS[hand.variant].boards:
        return street.hole
    return street.hole - count(hand.custody, "board")


def seats_short(hand: HandState, street: Street) -> list[int]:
    """The live seats that lack cards of `street`, in seat order."""
    due = due_on(hand, street)
    return [
        player.seat
        for player in hand.betting.players
        if player.live and held(hand.custody, player.seat) < due
    ]


def held(custody: Custody, seat: int) -> int:
    """How many cards lie with a seat."""
    return count(custody, seat_place(seat))
