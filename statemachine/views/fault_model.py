"""The view of what went wrong at a table: faults, questions, rulings, as frozen values.

Not the choice of what to show; that is `view`.
"""

from dataclasses import dataclass

from statemachine.cards import Card
from statemachine.slots import quick


@quick
@dataclass(frozen=True, slots=True)
class CitationView:
    """A clause that a remedy rests on, with its summary in our own words."""

    clause: str
    edition: str
    text: str


@quick
@dataclass(frozen=True, slots=True)
class OutcomeView:
    """A way in which the open step may end. What it `changes`, a sentence each, and `then`, the
    step that follows (null when the procedure is over), are for those who work there or audit.
    """

    outcome: str
    text: str
    changes: tuple[str, ...] = ()
    then: str | None = None


@quick
@dataclass(frozen=True, slots=True)
class StepView:
    """The open step of a procedure: who does it, what, and what it has to be told."""

    step: str
    who: str
    text: str
    needs: str
    outcomes: tuple[OutcomeView, ...]


@quick
@dataclass(frozen=True, slots=True)
class OtherBookView:
    """What another rulebook would have said. `asks` is what it would have to know first."""

    book: str
    edition: str
    procedure: str
    procedure_title: str
    citations: tuple[str, ...]
    silent: bool
    asks: str | None


@quick
@dataclass(frozen=True, slots=True)
class IrregularityView:
    """A fault, the clause behind its remedy, and where the procedure stands.

    `suggestion_mark` says, where the text is silent, that what is suggested is no rule.
    `will_change` is for those who work there or audit, `evidence`, `authority` and `others` are for
    those who rule or audit alone, and all of it only while the fault is open: what the rest of its
    remedy changes if every step ends as the book has it first, the entries of the log that told of
    it, which rule it is by, and whether that settles it, and what other books would have said.
    `commitment` seals what a player wrote of a lost hand, and `claim` is that once the table saw
    it.
    """

    id: int
    fault: str
    title: str
    text: str
    seq: int
    called_seq: int
    status: str
    street: str | None
    seat: int | None
    place: str | None
    card: Card | None
    detail: str
    procedure: str
    procedure_title: str
    blocks: str
    silent: bool
    suggestion_mark: str
    suggestion: tuple[str, ...]
    citations: tuple[CitationView, ...]
    step: StepView | None
    done: tuple[str, ...]
    commitment: str = ""
    claim: tuple[Card, ...] = ()
    evidence: tuple[int, ...] = ()
    authority: str | None = None
    will_change: tuple[str, ...] = ()
    others: tuple[OtherBookView, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class AnswerView:
    """An answer that a question takes."""

    answer: str
    text: str


@quick
@dataclass(frozen=True, slots=True)
class QuestionView:
    """A question to the table; it stops nothing."""

    id: int
    asks: str
    text: str
    street: str | None
    seat: int | None
    answers: tuple[AnswerView, ...]


@quick
@dataclass(frozen=True, slots=True)
class RulingView:
    """A ruling of this hand; unsigned until the floor countersigns what the dealer wrote."""

    id: int
    reason: str
    floor: str
    signed: bool
    irregularities: tuple[int, ...]
    effects: tuple[str, ...]
