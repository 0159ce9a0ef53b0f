"""Events of a table between hands, and of the start and the phases of a hand.

Not of chips or cards that move within a hand.
"""

from dataclasses import dataclass
from typing import Literal

from statemachine.cards import Card
from statemachine.events.chips import FormedPot
from statemachine.observations import AnteKind
from statemachine.phases import Phase
from statemachine.variants import StreetName, VariantId


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was opened; `seats` is how many it has."""

    name: str
    variant: VariantId
    rulebook: str
    edition: str
    seats: int
    kind: Literal["table_opened"] = "table_opened"


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A seat has a player with `stack` chips."""

    seat: int
    player: str
    stack: int
    kind: Literal["seat_taken"] = "seat_taken"


@dataclass(frozen=True, slots=True)
class SeatVacated:
    """A seat has no player from the next hand on."""

    seat: int
    kind: Literal["seat_vacated"] = "seat_vacated"


@dataclass(frozen=True, slots=True)
class LevelChanged:
    """Blinds and antes from the next hand on."""

    small_blind: int
    big_blind: int
    ante: int
    ante_kind: AnteKind
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    min_bet: int = 0
    kind: Literal["level_changed"] = "level_changed"


@dataclass(frozen=True, slots=True)
class ButtonMoved:
    """The button of the next hand."""

    seat: int
    kind: Literal["button_moved"] = "button_moved"


@dataclass(frozen=True, slots=True)
class StartingSeat:
    """A seat that is dealt in, with the chips it begins the hand with."""

    seat: int
    player: str
    stack: int


@dataclass(frozen=True, slots=True)
class ControlTaken:
    """A console controls the table from here on; `by` is who took it."""

    console: str
    by: str
    kind: Literal["control_taken"] = "control_taken"


@dataclass(frozen=True, slots=True)
class HandStarted:
    """A deal of a hand began, with all that the hand needs to be folded alone.

    `deal` is 1, and grows when a misdeal is dealt again. A blind that nobody posts, because
    the game has none or its seat is dead, has no seat.
    """

    table: str
    table_seats: int
    hand: int
    deal: int
    variant: VariantId
    rulebook: str
    edition: str
    rulebook_digest: str
    seats: tuple[StartingSeat, ...]
    waiting: tuple[StartingSeat, ...]
    button: int
    small_blind_seat: int | None
    big_blind_seat: int | None
    small_blind: int
    big_blind: int
    ante: int
    ante_kind: AnteKind
    deck: int
    console: str = ""
    console_by: str = ""
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    min_bet: int = 0
    bomb_pot: int = 0
    kind: Literal["hand_started"] = "hand_started"


@dataclass(frozen=True, slots=True)
class PhaseEntered:
    """The hand moved to a phase. `opens` is the street whose betting starts with it;
    `collects` says that the bets of the street before went to the pots.
    """

    phase: Phase
    actor: int | None = None
    opens: StreetName | None = None
    collects: bool = False
    kind: Literal["phase_entered"] = "phase_entered"


@dataclass(frozen=True, slots=True)
class SeatSetRight:
    """One seat as it really is. `put` is what it would get back if the hand were called off;
    `acted` says that it has nothing more to do on this street unless the bet changes.
    """

    seat: int
    stack: int
    bet: int
    put: int
    live: bool
    acted: bool


@dataclass(frozen=True, slots=True)
class TableSetRight:
    """Record and table agree again: what the table looks like, under a name."""

    board: tuple[Card | None, ...]
    seats: tuple[SeatSetRight, ...]
    pots: tuple[FormedPot, ...]
    call: int
    button: int
    actor: int | None
    by: str
    reason: str
    kind: Literal["table_set_right"] = "table_set_right"


@dataclass(frozen=True, slots=True)
class EntryRetracted:
    """An entry of this hand, and every one after it, was a mis-tap."""

    target_seq: int
    kind: Literal["entry_retracted"] = "entry_retracted"
