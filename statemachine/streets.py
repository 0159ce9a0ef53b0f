"""Where the streets of a hand stand: which one is in play, and what it leaves with a seat.

Not the streets themselves, which are data of the variant, nor the moves between them.
"""

from functools import cache
from typing import Final

from statemachine.custody import SEAT_PLACES, Custody, count, seat_place
from statemachine.phases import Phase, phases_of, street_of
from statemachine.seats import clockwise
from statemachine.state import HandState
from statemachine.variants import VARIANTS, Street, VariantId

# Every act looks a street up.
_OF_PHASE: Final[dict[VariantId, dict[Phase, Street]]] = {
    variant.id: {
        phase: variant.street(name)
        for phase in phases_of(variant)
        if (name := street_of(phase)) is not None
    }
    for variant in VARIANTS.values()
}


def street_at(variant: VariantId, phase: Phase) -> Street:
    """The street that a phase of a variant discards for, burns, deals or bets."""
    return _OF_PHASE[variant][phase]


def street_in_play(hand: HandState) -> Street:
    """The street that is dealt or bet now; before the first the first, and once the betting is
    over the last that was reached.
    """
    street = _OF_PHASE[hand.variant].get(hand.phase)
    if street is not None:
        return street
    variant = VARIANTS[hand.variant]
    if variant.boards:
        board = count(hand.custody, "board")
        return [street for street in variant.streets if street.board <= board][-1]
    if not hand.betting.collected:
        return variant.streets[0]
    if any(street.draw for street in variant.streets):
        return variant.streets[-1]
    bet = {fact.street for fact in hand.actions}
    reached = [s for s in variant.streets if s.name in bet or hand.credited(s.name) is not None]
    return reached[-1] if reached else variant.streets[0]


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
    piles = hand.custody.piles
    return [
        player.seat
        for player in hand.betting.players
        if player.standing == "live" and len(piles.get(seat_place(player.seat), ())) < due
    ]


def lacks_cards(hand: HandState, street: Street) -> bool:
    """Whether a live seat lacks cards of `street`."""
    due = due_on(hand, street)
    piles = hand.custody.piles
    for player in hand.betting.players:
        if player.standing == "live" and len(piles.get(SEAT_PLACES[player.seat - 1], ())) < due:
            return True
    return False


def held(custody: Custody, seat: int) -> int:
    """How many cards lie with a seat."""
    return len(custody.piles.get(seat_place(seat), ()))


def begun(hand: HandState, street: Street) -> bool:
    """Whether a card of the street lies on the board or with a live seat."""
    if not street.to_seats:
        return count(hand.custody, "board") > street.board - street.board_cards
    given = {drawn.seat: drawn.cards for drawn in hand.drawn if drawn.street == street.name}
    due = due_on(hand, street)
    before = due - street.down - street.up
    return any(
        player.live and held(hand.custody, player.seat) > before - given.get(player.seat, 0)
        for player in hand.betting.players
        if not street.draw or given.get(player.seat)
    )


def undecided(hand: HandState, street: Street) -> list[int]:
    """The live seats that have not said how many cards they draw on a street, in the order
    in which they are asked: from the left of the button.
    """
    said = {drawn.seat for drawn in hand.drawn if drawn.street == street.name}
    live = [player.seat for player in hand.betting.players if player.live]
    return [seat for seat in clockwise(live, hand.button) if seat not in said]


def street_shown(hand: HandState) -> Street | None:
    """The street that board and hands show, where phase and turn are not to be trusted; None
    in the midst of a board street. A board that is longer than any street makes it shows the
    last; hands that are drawn to look the same on every street, so there it is the one in play.
    """
    variant = VARIANTS[hand.variant]
    if variant.boards:
        board = min(count(hand.custody, "board"), variant.streets[-1].board)
        return next((street for street in variant.streets if street.board == board), None)
    if any(street.draw for street in variant.streets):
        return street_in_play(hand)
    most = max((held(hand.custody, p.seat) for p in hand.betting.players if p.live), default=0)
    most += count(hand.custody, "board")
    dealt = [street for street in variant.streets if street.hole <= most]
    return dealt[-1] if dealt else variant.streets[0]


@cache
def faces(variant: VariantId) -> tuple[bool, ...]:
    """For each card that a seat is dealt, in order, whether it regularly comes face up."""
    return tuple(
        up
        for street in VARIANTS[variant].streets
        for up in (False,) * street.down + (True,) * street.up
    )


def comes_up(variant: VariantId, index: int) -> bool:
    """Whether a seat's card at `index`, counted from 0, regularly comes face up."""
    pattern = faces(variant)
    return index < len(pattern) and pattern[index]
