"""The state of a table, with the hand in play.

Not what anybody may see of it: `views` decides that for each audience.
"""

from dataclasses import dataclass

from statemachine.events import LastHand
from statemachine.level import Level
from statemachine.observations import Tracking
from statemachine.slots import quick
from statemachine.state.hand import HandState
from statemachine.variants import VariantId


@quick
@dataclass(frozen=True, slots=True)
class Occupant:
    """A player at a seat, with the chips they have between hands. `away`: not at the seat;
    `penalty`: for how many hands they sit out, one that is in play among them.
    """

    seat: int
    player: str
    stack: int
    away: bool = False
    penalty: int = 0


@quick
@dataclass(frozen=True, slots=True)
class Controller:
    """The dealer's console that controls the table, and who took it."""

    console: str
    by: str


@quick
@dataclass(frozen=True, slots=True)
class Dealing:
    """Who deals, by name and by the id that the room has for the dealer."""

    dealer: str
    id: str


@quick
@dataclass(frozen=True, slots=True)
class TableState:
    """A table: who sits there, the next hand's level and button, and the hand in play.

    `denominations` are the values of its chips, the smallest first; empty when nobody said.
    `dealer` and `deck_name` are who deals, and with which deck, as somebody said.
    `seq` is the position of the last entry folded in, `last` the hand before the one in play.
    """

    name: str = ""
    variant: VariantId = "NT"
    rulebook: str = "tda"
    edition: str = ""
    size: int = 0
    seq: int = 0
    seats: tuple[Occupant, ...] = ()
    level: Level | None = None
    next_button: int | None = None
    next_big_blind: int | None = None
    controller: Controller | None = None
    hand: HandState | None = None
    tracking: Tracking = "full"
    last: LastHand | None = None
    denominations: tuple[int, ...] = ()
    dealer: Dealing | None = None
    deck_name: str = ""

    def occupant(self, seat: int) -> Occupant | None:
        """Who sits at a seat, None when it is empty."""
        for taken in self.seats:
            if taken.seat == seat:
                return taken
        return None
