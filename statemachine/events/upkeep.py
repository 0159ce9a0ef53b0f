"""Events of what is seen to beside the hand: dealer, deck, stacks set right, clock, floor.

Not of what it means for a hand in play, which is a fault of its own.
"""

from dataclasses import dataclass
from typing import Literal

from statemachine.slots import quick


@quick
@dataclass(frozen=True, slots=True)
class DealerNoted:
    """Who deals from here on."""

    dealer: str
    id: str = ""
    kind: Literal["dealer_noted"] = "dealer_noted"


@quick
@dataclass(frozen=True, slots=True)
class DeckNoted:
    """Which deck is in play from here on, why, and who said so."""

    deck: str
    reason: str
    by: str
    kind: Literal["deck_noted"] = "deck_noted"


@quick
@dataclass(frozen=True, slots=True)
class StackSetRight:
    """One stack as it was in the record, and as it is."""

    seat: int
    before: int
    stack: int


@quick
@dataclass(frozen=True, slots=True)
class StacksSetRight:
    """Stacks were put right; `difference` is what the table has more of now, or less."""

    stacks: tuple[StackSetRight, ...]
    difference: int
    by: str
    reason: str
    kind: Literal["stacks_set_right"] = "stacks_set_right"


@quick
@dataclass(frozen=True, slots=True)
class ClockStarted:
    """The clock is on a player since `at`, for so many seconds, the last ones counted aloud."""

    seat: int
    asked_by: int | None
    at: str
    seconds: int
    countdown: int
    kind: Literal["clock_started"] = "clock_started"


@quick
@dataclass(frozen=True, slots=True)
class ClockStopped:
    """The clock on a player is off: the time was up, or somebody called it off."""

    seat: int
    expired: bool
    kind: Literal["clock_stopped"] = "clock_stopped"


@quick
@dataclass(frozen=True, slots=True)
class FloorWent:
    """A floor is on the way since `at`; `floor_only` where the fault is for the floor alone."""

    floor: str
    irregularity: int | None
    at: str
    floor_only: bool = False
    kind: Literal["floor_went"] = "floor_went"
