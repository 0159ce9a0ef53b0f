"""Events of how closely a hand is followed: the level of it, and betting that is only closed.

Not of chips: where nobody enters them, none move.
"""

from dataclasses import dataclass
from typing import Literal

from statemachine.observations import Tracking
from statemachine.slots import quick
from statemachine.variants import StreetName


@quick
@dataclass(frozen=True, slots=True)
class TrackingChanged:
    """What is entered from here on; `in_hand` says that it holds for the hand in play, too."""

    tracking: Tracking
    in_hand: bool = False
    kind: Literal["tracking_changed"] = "tracking_changed"


@quick
@dataclass(frozen=True, slots=True)
class BettingEnded:
    """The betting of a street is over without the acts that closed it; `out` are the seats that
    gave their hand up since they were last heard of. Without a street only that is said.
    """

    street: StreetName | None
    out: tuple[int, ...] = ()
    kind: Literal["betting_ended"] = "betting_ended"
