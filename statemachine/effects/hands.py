"""Effects on a hand and its player: dead, live, given away, tabled; a penalty, a warning.

Not what becomes of its chips; that is `chips`. Seats are numbered 1 to 10.
"""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class KillHand:
    """Declare a hand dead; its cards go to the muck and its chips stay in the pot.

    In a rulebook's suggestion the seat is None and becomes the seat of the fault.
    """

    seat: int | None = None
    kind: Literal["kill_hand"] = "kill_hand"


@dataclass(frozen=True, slots=True)
class ReviveHand:
    """A dead or folded hand is live again, and its cards lie with its seat; without a seat it
    is that of the fault.
    """

    seat: int | None = None
    kind: Literal["revive_hand"] = "revive_hand"


@dataclass(frozen=True, slots=True)
class DiscardPlace:
    """All cards at the place of the fault go to the muck; a hand that lives there dies."""

    kind: Literal["discard_place"] = "discard_place"


@dataclass(frozen=True, slots=True)
class GiveHand:
    """Who deals gives up the own hand to the seat of the fault (HOYLE-FEWHANDS-1)."""

    kind: Literal["give_hand"] = "give_hand"


@dataclass(frozen=True, slots=True)
class MarkDealtOut:
    """A seat has no part in this deal; what lies there goes to the muck."""

    seat: int | None = None
    kind: Literal["mark_dealt_out"] = "mark_dealt_out"


@dataclass(frozen=True, slots=True)
class TableHand:
    """The dealer tables a hand for its player; without a seat that of the fault."""

    seat: int | None = None
    kind: Literal["table_hand"] = "table_hand"


@dataclass(frozen=True, slots=True)
class Penalise:
    """Note a penalty against a seat, in the floor's words; without words the kind of the fault
    stands for them, and without a seat it is that of the fault.
    """

    seat: int | None = None
    penalty: str = ""
    kind: Literal["penalise"] = "penalise"


@dataclass(frozen=True, slots=True)
class Warn:
    """Note a formal warning; without a seat for that of the fault."""

    seat: int | None = None
    kind: Literal["warn"] = "warn"
