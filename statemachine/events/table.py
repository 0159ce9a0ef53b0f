"""Events of a table between hands, and of the start and the phases of a hand.

Not of chips or cards that move within a hand.
"""

from dataclasses import dataclass
from typing import Final, Literal

from statemachine.cards import Card
from statemachine.events.chips import FormedPot, Share
from statemachine.observations import AnteKind, Tracking
from statemachine.phases import Phase
from statemachine.slots import quick
from statemachine.variants import StreetName, VariantId


@quick
@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was opened; `seats` is how many it has."""

    name: str
    variant: VariantId
    rulebook: str
    edition: str
    seats: int
    tracking: Tracking = "full"
    kind: Literal["table_opened"] = "table_opened"


@quick
@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A seat has a player with `stack` chips."""

    seat: int
    player: str
    stack: int
    kind: Literal["seat_taken"] = "seat_taken"


@quick
@dataclass(frozen=True, slots=True)
class SeatVacated:
    """A seat has no player from the next hand on."""

    seat: int
    kind: Literal["seat_vacated"] = "seat_vacated"


@quick
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


@quick
@dataclass(frozen=True, slots=True)
class DenominationsChanged:
    """The values of the table's chips, the smallest first."""

    denominations: tuple[int, ...]
    kind: Literal["denominations_changed"] = "denominations_changed"


@quick
@dataclass(frozen=True, slots=True)
class ButtonMoved:
    """The button of the next hand, and its big blind where somebody named it."""

    seat: int
    big_blind: int | None = None
    kind: Literal["button_moved"] = "button_moved"


@quick
@dataclass(frozen=True, slots=True)
class StartingSeat:
    """A seat that is dealt in, with the chips it begins the hand with. `away` says that the
    player is not there, `penalty` for how many hands they sit out, this one among them.
    """

    seat: int
    player: str
    stack: int
    away: bool = False
    penalty: int = 0


@quick
@dataclass(frozen=True, slots=True)
class PastAward:
    """A pot of the hand before, with what each seat got of all its parts."""

    pot: int
    amount: int
    shares: tuple[Share, ...]


@quick
@dataclass(frozen=True, slots=True)
class LastHand:
    """The hand before this one, as far as an award can still be disputed: who was in it, and
    who got what.
    """

    number: int
    button: int
    seats: tuple[int, ...]
    awards: tuple[PastAward, ...]


@quick
@dataclass(frozen=True, slots=True)
class PresenceNoted:
    """A player is away from their seat, or back."""

    seat: int
    away: bool
    kind: Literal["presence_noted"] = "presence_noted"


@quick
@dataclass(frozen=True, slots=True)
class PenaltySet:
    """A player sits out so many hands from the next one on, zero when no more."""

    seat: int
    hands: int
    kind: Literal["penalty_set"] = "penalty_set"


@quick
@dataclass(frozen=True, slots=True)
class RedealChanged:
    """What the deal that repeats this one does not repeat: its button, when one is given, and
    with `level` the blinds and antes, which are the table's by then.
    """

    button: int | None = None
    level: bool = False
    kind: Literal["redeal_changed"] = "redeal_changed"


@quick
@dataclass(frozen=True, slots=True)
class ButtonSetRight:
    """The button of the hand in play lies with another seat."""

    seat: int
    kind: Literal["button_set_right"] = "button_set_right"


@quick
@dataclass(frozen=True, slots=True)
class ControlTaken:
    """A console controls the table from here on; `by` is who took it."""

    console: str
    by: str
    kind: Literal["control_taken"] = "control_taken"


@quick
@dataclass(frozen=True, slots=True)
class Limits:
    """What the house says of limits, in pot-limit and fixed-limit games but for the last.

    `bets_a_street`: how many bets and raises a fixed-limit street takes, the big blind among
    them; zero for any number. `cap_lifts_heads_up`: any number, too, on a street that begins
    with two hands left; a hand that was dealt to two has no cap either way (TDA-48).
    `half_bet_reopens`: half a fixed bet opens the betting again and counts as a raise
    (TDA-47-B), not only a whole one. `pot_counts_antes`: antes are in the pot that may be bet
    on the first street. `pot_has_full_blinds`: so are blinds that were short or dead (TDA-54-B
    in the numbers of 2024). `short_all_in_reopens`: an all-in below the least bet may be raised
    by who has checked, in these games and without a limit (LATAM-SHORT-A2).
    """

    bets_a_street: int = 4
    cap_lifts_heads_up: bool = True
    half_bet_reopens: bool = True
    pot_counts_antes: bool = False
    pot_has_full_blinds: bool = True
    short_all_in_reopens: bool = False


USUAL_LIMITS: Final = Limits()


@quick
@dataclass(frozen=True, slots=True)
class HandStarted:
    """A deal of a hand began, with all that the hand needs to be folded alone.

    `deal` is 1, and grows when a misdeal is dealt again. A blind that nobody posts, because
    the game has none, its seat is dead or the pot is a bomb pot, has no seat; where it would
    be due all the same is its position, from which the blinds of the next hand move on.
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
    tracking: Tracking = "full"
    small_blind_position: int | None = None
    big_blind_position: int | None = None
    limits: Limits = USUAL_LIMITS
    carried: int = 0
    antes_kept: bool = False
    absent: tuple[int, ...] = ()
    last: LastHand | None = None
    denominations: tuple[int, ...] = ()
    dealer: str = ""
    dealer_id: str = ""
    deck_name: str = ""
    kind: Literal["hand_started"] = "hand_started"


@quick
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


@quick
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


@quick
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


@quick
@dataclass(frozen=True, slots=True)
class EntryRetracted:
    """An entry of this hand, and every one after it, was a mis-tap."""

    target_seq: int
    kind: Literal["entry_retracted"] = "entry_retracted"
