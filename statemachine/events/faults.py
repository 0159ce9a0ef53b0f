"""Events of what goes wrong: questions, irregularities, steps, rulings, holds.

Not of what a ruling does to cards and chips; those are events of their own.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.cards import Card
from statemachine.custody import Place
from statemachine.effects import Effect
from statemachine.irregularities import Block, Fact, IrregularityKind, QuestionKind
from statemachine.observations import Action
from statemachine.slots import quick
from statemachine.variants import StreetName

Closing: TypeAlias = Literal["remedied", "ruled", "superseded", "resolved"]


@quick
@dataclass(frozen=True, slots=True)
class QuestionAsked:
    """Something that only the table knows was asked. `about` is the seat or street in
    question; `amount` and `action` keep a deferred act.
    """

    question: int
    asks: QuestionKind
    answers: tuple[str, ...]
    street: StreetName | None = None
    seat: int | None = None
    action: Action | None = None
    amount: int | None = None
    kind: Literal["question_asked"] = "question_asked"


@quick
@dataclass(frozen=True, slots=True)
class QuestionClosed:
    """A question got its answer, or `overtaken` when the game made it moot."""

    question: int
    answer: str
    kind: Literal["question_closed"] = "question_closed"


@quick
@dataclass(frozen=True, slots=True)
class IrregularityOpened:
    """A fault became visible and its remedy was chosen by the rulebook.

    `called_seq` is the entry at which it was called; `citations` are clause ids; `silent`
    says that the text leaves it to the floor. `step` is the first step of the procedure.
    `floor_only` marks this event, and all that follow of the fault, as nobody else's business.
    """

    irregularity: int
    fault: IrregularityKind
    called_seq: int
    procedure: str
    step: str
    blocks: Block
    citations: tuple[str, ...]
    silent: bool
    suggestion: tuple[Effect, ...] = ()
    street: StreetName | None = None
    seat: int | None = None
    place: Place | None = None
    card: Card | None = None
    detail: str = ""
    floor_only: bool = False
    amount: int | None = None
    kind: Literal["irregularity_opened"] = "irregularity_opened"


@quick
@dataclass(frozen=True, slots=True)
class ProcedureChosen:
    """An open irregularity is measured from another position and may take another remedy."""

    irregularity: int
    called_seq: int
    procedure: str
    step: str
    blocks: Block
    citations: tuple[str, ...]
    silent: bool
    suggestion: tuple[Effect, ...] = ()
    floor_only: bool = False
    kind: Literal["procedure_chosen"] = "procedure_chosen"


@quick
@dataclass(frozen=True, slots=True)
class FactFound:
    """Somebody said of a fault what the log does not hold; `by` is who."""

    irregularity: int
    fact: Fact
    value: bool
    by: str
    floor_only: bool = False
    kind: Literal["fact_found"] = "fact_found"


@quick
@dataclass(frozen=True, slots=True)
class ProcedureStepped:
    """A step was done; `next_step` is None when it was the last. `blocks` is what the fault holds
    from here on, None when that stays as it was.
    """

    irregularity: int
    step: str
    outcome: str
    next_step: str | None
    floor_only: bool = False
    blocks: Block | None = None
    kind: Literal["procedure_stepped"] = "procedure_stepped"


@quick
@dataclass(frozen=True, slots=True)
class IrregularityClosed:
    """An irregularity is dealt with; its record stays."""

    irregularity: int
    how: Closing
    floor_only: bool = False
    kind: Literal["irregularity_closed"] = "irregularity_closed"


@quick
@dataclass(frozen=True, slots=True)
class Ruled:
    """The floor ruled. `signed` is False when the dealer recorded it for him."""

    ruling: int
    irregularities: tuple[int, ...]
    reason: str
    effects: tuple[Effect, ...]
    floor: str
    signed: bool
    floor_only: bool = False
    kind: Literal["ruled"] = "ruled"


@quick
@dataclass(frozen=True, slots=True)
class RulingSigned:
    """The floor countersigned what the dealer had recorded."""

    ruling: int
    floor: str
    kind: Literal["ruling_signed"] = "ruling_signed"


@quick
@dataclass(frozen=True, slots=True)
class PlayedUnderHold:
    """Something was played while a procedure held the game; it is applied and flagged."""

    kind: Literal["played_under_hold"] = "played_under_hold"


@quick
@dataclass(frozen=True, slots=True)
class HoldPlacedAt:
    """The hold counts from entry `seq`: what was played after it waits for a ruling."""

    seq: int
    kind: Literal["hold_placed_at"] = "hold_placed_at"


@quick
@dataclass(frozen=True, slots=True)
class HeldPlayDecided:
    """What was played under the hold stands, or is taken back."""

    stands: bool
    kind: Literal["held_play_decided"] = "held_play_decided"


@quick
@dataclass(frozen=True, slots=True)
class PenaltyNoted:
    """The floor noted a penalty."""

    seat: int
    penalty: str
    kind: Literal["penalty_noted"] = "penalty_noted"
