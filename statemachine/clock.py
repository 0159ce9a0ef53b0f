"""Whether the clock is on a player.

Not how long it still runs: nothing here knows the time.
"""

from statemachine.phases import BETTING
from statemachine.state import Clock, HandState


def running_clock(hand: HandState) -> Clock | None:
    """The clock on the player to act, None once there was an act, or the turn is another's."""
    clock = hand.clock
    if clock is None or len(hand.actions) != clock.acts or hand.phase not in BETTING:
        return None
    return clock if hand.betting.actor in (None, clock.seat) else None
