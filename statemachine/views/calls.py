"""What is called at a table and who comes: the clock on a player, the floor on the way; in words.

Not the time that is left, which a page counts.
"""

from statemachine.clock import running_clock
from statemachine.roles import Role
from statemachine.state import HandState, TableState
from statemachine.texts import Language, text
from statemachine.views.matrix import sees
from statemachine.views.model import ClockView, DealerView, GoingView


def clock_view(hand: HandState, language: Language) -> ClockView | None:
    """The clock on the player to act."""
    clock = running_clock(hand)
    if clock is None:
        return None
    said = text("clock.on", language, seat=clock.seat, seconds=clock.seconds)
    return ClockView(clock.seat, clock.asked_by, clock.at, clock.seconds, clock.countdown, said)


def going_view(hand: HandState, audience: Role, language: Language) -> GoingView | None:
    """The floor who is on the way, as far as an audience may know of it."""
    going = hand.going
    if going is None or not sees(audience, "staff"):
        return None
    if going.floor_only and not sees(audience, "floor_only"):
        return None
    said = text("floor.going", language, floor=going.floor)
    return GoingView(going.floor, going.irregularity, going.at, said)


def dealer_view(state: TableState, audience: Role) -> DealerView | None:
    """Who deals."""
    if state.dealer is None or not sees(audience, "staff"):
        return None
    return DealerView(state.dealer.dealer, state.dealer.id)
