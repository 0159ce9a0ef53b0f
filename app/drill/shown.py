"""A drill as it is shown, in one language: its questions without their answers, and its marks with
them.

Not the drawing of a page or a terminal.
"""

from dataclasses import dataclass, replace

from app.drill.marking import Mark, Marks
from app.drill.questions import Drill, Question
from app.drill.texts import told_text
from app.drill.wanted import Level, LevelName
from app.drill.wording import kind_text, next_texts
from statemachine.irregularities import IrregularityKind
from statemachine.slots import changed
from statemachine.state import TableState
from statemachine.texts import Language, text
from statemachine.variants import VariantId
from statemachine.views import AdviceView, CitationView, TableView, view
from statemachine.views.wording import edition_of, worded

# What was seen longer ago, nobody has in mind.
MOST_TOLD = 7


@dataclass(frozen=True, slots=True)
class ChoiceShown:
    """Something to choose. `more` is what the dealer is told to do first, where it is that."""

    id: str
    text: str
    more: str = ""


@dataclass(frozen=True, slots=True)
class QuestionShown:
    """A hand that is asked about: what was seen last, oldest first, and the table as it stands.
    Nothing here says what is wrong.
    """

    hand: int
    told: tuple[str, ...]
    view: TableView
    kinds: tuple[ChoiceShown, ...]
    nexts: tuple[ChoiceShown, ...]


@dataclass(frozen=True, slots=True)
class DrillShown:
    """A drill to answer. `pace` is in how many seconds an answer earns the point for speed;
    `digest` goes back with the answers, so that no other drill is marked by them.
    """

    seed: int
    rulebook: str
    edition: str
    variant: VariantId
    level: LevelName
    kinds: tuple[IrregularityKind, ...]
    pace: int
    digest: str
    hands: tuple[QuestionShown, ...]


@dataclass(frozen=True, slots=True)
class MarkShown:
    """A hand that is marked: what was seen last (`told`), what was said and what is right, the rule
    behind it by its number, and whether the book is `silent`, so that what is right is practice
    and the floor may rule otherwise. Where nothing is wrong there is no rule to name. What was not
    answered is null.
    """

    hand: int
    told: str
    points: int
    kind_right: bool
    next_right: bool
    quick: bool
    seconds: float | None
    said_kind: ChoiceShown | None
    said_next: ChoiceShown | None
    kind: ChoiceShown
    next: ChoiceShown
    citations: tuple[CitationView, ...]
    silent: bool


@dataclass(frozen=True, slots=True)
class MarksShown:
    """A whole drill, marked: `kinds_right` and `nexts_right` are numbers of hands, `seconds` the
    average of those that were timed.
    """

    points: int
    most: int
    kinds_right: int
    nexts_right: int
    pace: int
    seconds: float | None
    hands: tuple[MarkShown, ...]


def drill_shown(drill: Drill, language: Language) -> DrillShown:
    """The questions of a drill, without their answers."""
    wanted = drill.wanted
    return DrillShown(
        wanted.seed,
        drill.book.id,
        drill.book.edition,
        wanted.variant,
        wanted.level,
        wanted.kinds,
        drill.level.pace,
        drill.digest,
        tuple(_question(question, drill.level, language) for question in drill.questions),
    )


def _question(question: Question, level: Level, language: Language) -> QuestionShown:
    return QuestionShown(
        question.number,
        tuple(told_text(told, language) for told in question.now.told[-MOST_TOLD:]),
        table_seen(question, level, language),
        tuple(_kind(kind, language) for kind in question.kinds),
        tuple(_next(choice, question, language) for choice in question.nexts),
    )


def _kind(kind: str, language: Language) -> ChoiceShown:
    return ChoiceShown(kind, kind_text(kind, language))


def _next(choice: str, question: Question, language: Language) -> ChoiceShown:
    return ChoiceShown(choice, *next_texts(choice, question.before, language))


def table_seen(question: Question, level: Level, language: Language) -> TableView:
    """The table as the dealer sees it who has noticed nothing: without what the machine flags,
    and without its advice. Whose turn it is, is that of the moment before.
    """
    seen = view(_unflagged(question.now.state), "dealer", language)
    before = question.before.hand.betting.actor if level.turn else None
    return replace(
        seen,
        advice=AdviceView("", "", before, (), (), (), None, (), ()),
        hand=None
        if seen.hand is None
        else replace(seen.hand, actor=before, burn_credits=(), boxed=0),
    )


def _unflagged(state: TableState) -> TableState:
    hand = state.hand
    assert hand is not None
    return changed(
        state, hand=changed(hand, irregularities=(), questions=(), rulings=(), hold=None)
    )


def marks_shown(marks: Marks, pace: int, language: Language) -> MarksShown:
    """The marks of a drill, with the answers and the rules behind them."""
    return MarksShown(
        marks.points,
        marks.most,
        sum(mark.kind_right for mark in marks.marks),
        sum(mark.next_right for mark in marks.marks),
        pace,
        marks.seconds,
        tuple(_mark(mark, language) for mark in marks.marks),
    )


def _mark(mark: Mark, language: Language) -> MarkShown:
    question, answer, fault = mark.question, mark.answer, mark.question.fault
    book = question.now.book.id
    right = _kind(question.right_kind, language)
    if fault is not None:
        right = replace(right, more=text(f"fault.{fault.fault}.what", language))
    return MarkShown(
        question.number,
        told_text(question.now.told[-1], language),
        mark.points,
        mark.kind_right,
        mark.next_right,
        mark.quick,
        answer.seconds,
        _kind(answer.kind, language) if answer.kind else None,
        _next(answer.next, question, language) if answer.next else None,
        right,
        _next(question.right_next, question, language),
        tuple(
            CitationView(clause, edition_of(clause, book), worded(f"rule.{clause}", language, book))
            for clause in (fault.citations if fault is not None else ())
        ),
        fault is not None and fault.silent,
    )
