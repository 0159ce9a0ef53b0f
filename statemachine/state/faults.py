"""The faults of a hand, what is asked about it, and what was ruled: where each of them stands.

Not what is to be done about any of it; that is for books and procedures.
"""

from dataclasses import dataclass
from typing import Literal

from statemachine.cards import Card
from statemachine.custody import Place
from statemachine.effects import Effect
from statemachine.irregularities import Block, Fact, IrregularityKind, QuestionKind
from statemachine.observations import Action
from statemachine.slots import quick
from statemachine.state.chips import Betting
from statemachine.variants import StreetName


@quick
@dataclass(frozen=True, slots=True)
class Question:
    """Something asked of the table that holds nothing until it is answered."""

    id: int
    seq: int
    asks: QuestionKind
    answers: tuple[str, ...]
    street: StreetName | None
    seat: int | None
    action: Action | None
    amount: int | None


@quick
@dataclass(frozen=True, slots=True)
class StepDone:
    """A step of a procedure that was done, in order."""

    step: str
    outcome: str


@quick
@dataclass(frozen=True, slots=True)
class Irregularity:
    """A fault of this hand and where its procedure stands; `step` is None when closed. `found`
    are facts that somebody said of it, `amount` is in chips or cards, `commitment` seals what a
    player wrote and `claim` is that once opened, `evidence` are the entries that told of it.
    """

    id: int
    fault: IrregularityKind
    seq: int
    called_seq: int
    procedure: str
    step: str | None
    blocks: Block
    citations: tuple[str, ...]
    silent: bool
    suggestion: tuple[Effect, ...]
    street: StreetName | None
    seat: int | None
    place: Place | None
    card: Card | None
    detail: str
    floor_only: bool = False
    done: tuple[StepDone, ...] = ()
    status: Literal["open", "remedied", "ruled", "superseded", "resolved"] = "open"
    found: tuple[tuple[Fact, bool], ...] = ()
    amount: int | None = None
    commitment: str = ""
    claim: tuple[Card, ...] = ()
    evidence: tuple[int, ...] = ()

    @property
    def open(self) -> bool:
        """Whether it still waits for its remedy."""
        return self.status == "open"


@quick
@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling of this hand; unsigned while the floor has not countersigned it."""

    id: int
    seq: int
    irregularities: tuple[int, ...]
    reason: str
    effects: tuple[Effect, ...]
    floor: str
    signed: bool
    floor_only: bool = False


@quick
@dataclass(frozen=True, slots=True)
class Clock:
    """The clock that was called on a seat at a time, for so many seconds, of which the last
    `countdown` are counted aloud; `acts` is how many acts there were then.
    """

    seat: int
    asked_by: int | None
    at: str
    seconds: int
    countdown: int
    acts: int


@quick
@dataclass(frozen=True, slots=True)
class Going:
    """A floor who is on the way since a time, to an irregularity or to whatever there is."""

    floor: str
    irregularity: int | None
    at: str
    floor_only: bool


@quick
@dataclass(frozen=True, slots=True)
class Hold:
    """The game is held since entry `seq`; `before` are the chips as they stood then."""

    seq: int
    before: Betting
    played: bool = False
