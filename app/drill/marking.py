"""Marks for a drill: what was seen right, what was gone on with right, and how fast.

Not how a mark reads; that is `shown`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from app.drill.questions import Drill, Question
from app.drill.wanted import DrillError

FOR_KIND: Final = 2
FOR_NEXT: Final = 2
FOR_SPEED: Final = 1


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody said to a hand: one of its kinds, one of its nexts, empty without an answer;
    and how many seconds both took, None where nobody looked at the clock.
    """

    hand: int
    kind: str = ""
    next: str = ""
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """A hand that is marked. `quick` is the point for speed, which only who is right can earn."""

    question: Question
    answer: Answer
    kind_right: bool
    next_right: bool
    quick: bool

    @property
    def points(self) -> int:
        """What it is worth."""
        return FOR_KIND * self.kind_right + FOR_NEXT * self.next_right + FOR_SPEED * self.quick


@dataclass(frozen=True, slots=True)
class Marks:
    """A whole drill, marked. `seconds` is the average of the hands that were timed."""

    marks: tuple[Mark, ...]

    @property
    def points(self) -> int:
        """What it is worth."""
        return sum(mark.points for mark in self.marks)

    @property
    def most(self) -> int:
        """What it could be worth."""
        return (FOR_KIND + FOR_NEXT + FOR_SPEED) * len(self.marks)

    @property
    def seconds(self) -> float | None:
        """How long a hand took on average, to a tenth; None where none was timed."""
        timed = [m.answer.seconds for m in self.marks if m.answer.seconds is not None]
        return round(sum(timed) / len(timed), 1) if timed else None


def mark(drill: Drill, answers: Iterable[Answer]) -> Marks:
    """Mark every hand of a drill; one without an answer is wrong. Raises DrillError for an answer
    to no hand of it, to one a second time, or with a choice that was not there.
    """
    given: dict[int, Answer] = {}
    asked = {question.number: question for question in drill.questions}
    for answer in answers:
        question = asked.get(answer.hand)
        if question is None or answer.hand in given:
            raise DrillError("drill_unknown_hand", str(answer.hand))
        if answer.kind not in ("", *question.kinds) or answer.next not in ("", *question.nexts):
            raise DrillError("drill_unknown_choice", str(answer.hand))
        given[answer.hand] = answer
    pace = drill.level.pace
    return Marks(
        tuple(_marked(q, given.get(q.number, Answer(q.number)), pace) for q in drill.questions)
    )


def _marked(question: Question, answer: Answer, pace: int) -> Mark:
    kind_right = answer.kind == question.right_kind
    next_right = answer.next == question.right_next
    in_time = answer.seconds is not None and answer.seconds <= pace
    return Mark(question, answer, kind_right, next_right, kind_right and next_right and in_time)
