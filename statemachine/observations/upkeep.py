"""Observations of what a floor and a dealer see to beside the hand: who deals, which deck, stacks
that were wrong, the clock, and who is on the way.

Not of cards, bets or faults.
"""

from dataclasses import dataclass
from typing import Literal

from statemachine.slots import quick


@quick
@dataclass(frozen=True, slots=True)
class DealerChanged:
    """Another dealer sat down to deal. `id` is the one that the room knows the dealer by."""

    dealer: str
    id: str = ""
    kind: Literal["dealer_changed"] = "dealer_changed"


@quick
@dataclass(frozen=True, slots=True)
class DeckChanged:
    """Another deck or set-up came into play, for a reason; `deck` is what the room calls it."""

    reason: str
    deck: str = ""
    kind: Literal["deck_changed"] = "deck_changed"


@quick
@dataclass(frozen=True, slots=True)
class SeatStack:
    """The chips behind at one seat."""

    seat: int
    stack: int


@quick
@dataclass(frozen=True, slots=True)
class StacksCorrected:
    """Stacks were counted and are not what the record had: the chips behind, bets not included."""

    stacks: tuple[SeatStack, ...]
    reason: str
    kind: Literal["stacks_corrected"] = "stacks_corrected"


@quick
@dataclass(frozen=True, slots=True)
class ClockCalled:
    """The clock was called on the player to act; `asked_by` is the seat that asked for it."""

    seat: int
    asked_by: int | None = None
    kind: Literal["clock_called"] = "clock_called"


@quick
@dataclass(frozen=True, slots=True)
class ClockEnded:
    """The clock on a player was stopped: the time was up, or it was called off. An act ends it
    without a word.
    """

    expired: bool = True
    kind: Literal["clock_ended"] = "clock_ended"


@quick
@dataclass(frozen=True, slots=True)
class FloorGoing:
    """A floor is on the way to the table, to what was called or to one irregularity; `floor` names
    one who said so without a device.
    """

    irregularity: int | None = None
    floor: str = ""
    kind: Literal["floor_going"] = "floor_going"
