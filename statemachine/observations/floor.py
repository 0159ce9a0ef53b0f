"""Observations of the floor's work: faults, answers, steps, rulings, corrections.

Not of what went wrong by itself; that is seen on cards and chips.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.cards import Card
from statemachine.effects import Effect
from statemachine.irregularities import IrregularityKind
from statemachine.slots import quick
from statemachine.variants import StreetName

# A card that is found on the flop is a report of its own: the board tells which kind it is.
Fault: TypeAlias = IrregularityKind | Literal["extra_flop_card"]


@quick
@dataclass(frozen=True, slots=True)
class FaultReported:
    """Somebody at the table called a fault; `street` is the current one when None. What a
    report of its kind may add is in `irregularities.KINDS`. `hand` is the number of the hand
    that it is about, None for the one in play: of one that is over only its deck is reported.
    """

    fault: Fault
    street: StreetName | None = None
    card: Card | None = None
    seat: int | None = None
    amount: int | None = None
    hand: int | None = None
    kind: Literal["fault_reported"] = "fault_reported"


@quick
@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A player claims a pot of hand `hand`, this one or one that is over."""

    hand: int
    seat: int
    reason: str = ""
    kind: Literal["claim_made"] = "claim_made"


@quick
@dataclass(frozen=True, slots=True)
class FloorCalled:
    """The dealer called the floor for a reason of their own words."""

    reason: str = ""
    kind: Literal["floor_called"] = "floor_called"


@quick
@dataclass(frozen=True, slots=True)
class QuestionAnswered:
    """An open question got one of its answers; `floor` names a floor who said it aloud."""

    question: int
    answer: str
    floor: str = ""
    kind: Literal["question_answered"] = "question_answered"


@quick
@dataclass(frozen=True, slots=True)
class StepTaken:
    """A step of an open procedure was done.

    `procedure` is the id of its irregularity. `pick` is the index of the card that was
    picked from the scramble; `cards` names the board as it now lies. A dealer who records
    a floor's step gives the floor's name; it stays unsigned until countersigned. `seats` are
    those to whom a pot (`pot`, None all of them) goes, or the seat that gets the button;
    `amount` is what a bet comes to.
    """

    procedure: int
    step: str
    outcome: str
    pick: int | None = None
    cards: tuple[Card | None, ...] = ()
    floor: str = ""
    seats: tuple[int, ...] = ()
    pot: int | None = None
    amount: int | None = None
    kind: Literal["step_taken"] = "step_taken"


@quick
@dataclass(frozen=True, slots=True)
class ClaimSealed:
    """What a player wrote of his hand was sealed: `commitment` is its sha256 in hex
    (`sealing.commitment`), `procedure` the id of the irregularity.
    """

    procedure: int
    commitment: str
    kind: Literal["claim_sealed"] = "claim_sealed"


@quick
@dataclass(frozen=True, slots=True)
class SealRevealed:
    """The claim of a revived hand is shown to the table, once the hand is over. `salt` is 32
    bytes in hex.
    """

    procedure: int
    cards: tuple[Card, ...]
    salt: str
    kind: Literal["seal_revealed"] = "seal_revealed"


@quick
@dataclass(frozen=True, slots=True)
class RulingGiven:
    """The floor ruled with effects of his own; it closes the irregularities it names.

    A dealer who records a spoken ruling gives the floor's name.
    """

    irregularities: tuple[int, ...]
    reason: str
    effects: tuple[Effect, ...] = ()
    floor: str = ""
    kind: Literal["ruling_given"] = "ruling_given"


@quick
@dataclass(frozen=True, slots=True)
class RulingCountersigned:
    """The floor signed a ruling or step that the dealer had recorded for him."""

    ruling: int
    kind: Literal["ruling_countersigned"] = "ruling_countersigned"


@quick
@dataclass(frozen=True, slots=True)
class CallPositionSet:
    """The floor found that the fault was called right after entry `seq` of the log."""

    irregularity: int
    seq: int
    kind: Literal["call_position_set"] = "call_position_set"


@quick
@dataclass(frozen=True, slots=True)
class SeatChips:
    """Chips in front of one seat: behind (`stack`) and on this street (`bet`)."""

    seat: int
    stack: int
    bet: int
    live: bool = True


@quick
@dataclass(frozen=True, slots=True)
class TableIsNow:
    """The table as it is seen now, where record and table have drifted apart.

    `pots` are the collected pots, the main pot first, street bets not included. `actor` is
    the seat to act, None when the betting of the street is over.
    """

    board: tuple[Card | None, ...]
    seats: tuple[SeatChips, ...]
    pots: tuple[int, ...]
    button: int
    actor: int | None
    reason: str = ""
    kind: Literal["table_is_now"] = "table_is_now"


@quick
@dataclass(frozen=True, slots=True)
class Retracted:
    """The entry `target_seq` of this hand was a mis-tap: it and all after it are undone."""

    target_seq: int
    kind: Literal["retracted"] = "retracted"
