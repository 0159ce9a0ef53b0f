"""The questions of a drill: a moment of a hand, what may be wrong with it, what may come next, and
which of both is right.

The right answers are the machine's: what it flags there, and the first step of the remedy that the
book sends to. Nothing is marked here.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from app.drill.kinds import alike, drilled
from app.drill.playing import Hand, Moment
from app.drill.scenes import bring, flagged
from app.drill.wanted import LEVELS, DrillError, Level, Wanted
from app.drill.wording import NOTHING, PLAY_ON, Next, next_texts
from statemachine import irregularities
from statemachine.irregularities import SEEN_FACTS, IrregularityKind
from statemachine.phases import ENDED
from statemachine.procedures import FACT_FINDING, PROCEDURES
from statemachine.rulebooks import RULEBOOKS, Remedy, Rulebook, digest
from statemachine.state import Irregularity
from statemachine.texts import LANGUAGES

# Of a hundred hands so many are in order.
_IN_ORDER: Final = 20
# In so many hands each kind comes about that a game has at all; a test proves it.
MOST_TRIES: Final = 80
MOST_NEXT: Final = 6
FLOOR_DECIDES: Final = "floor_discretion."


@dataclass(frozen=True, slots=True)
class Question:
    """A hand that is asked about. `before` is the moment before the last thing seen, which is
    where the game would go on from. `fault` is what the table flags, None where all is well.
    """

    number: int
    now: Moment
    before: Moment
    fault: Irregularity | None
    kinds: tuple[str, ...]
    nexts: tuple[Next, ...]

    @property
    def right_kind(self) -> str:
        """What is wrong."""
        return NOTHING if self.fault is None else self.fault.fault

    @property
    def right_next(self) -> Next:
        """What comes next."""
        return PLAY_ON if self.fault is None else f"{self.fault.procedure}.{self.fault.step}"


@dataclass(frozen=True, slots=True)
class Drill:
    """The questions of a drill. `digest` is of all that is asked and of the book: two that have
    the same one have the same answers.
    """

    wanted: Wanted
    book: Rulebook
    questions: tuple[Question, ...]
    digest: str

    @property
    def level(self) -> Level:
        """How hard it is."""
        return LEVELS[self.wanted.level]


def draw(wanted: Wanted, book: Rulebook) -> Drill:
    """The drill that is wanted, from a book; the same one whenever it is drawn. Raises DrillError
    for a kind that cannot come about in this game by this book.
    """
    possible = drilled(wanted.variant, book)
    for kind in wanted.kinds:
        if kind not in possible:
            raise DrillError("drill_kind_impossible", kind)
    level = LEVELS[wanted.level]
    asked = wanted.kinds or drilled(wanted.variant, book, common=level.common)
    named = ",".join(wanted.kinds)
    name = f"{wanted.seed}/{book.id}/{wanted.variant}/{wanted.level}/{named}"
    order = Random(name).sample(asked, len(asked))
    drawing = _Drawing(wanted, book, level)
    questions = []
    faults = 0
    for number in range(1, wanted.hands + 1):
        drawing.chance = Random(f"{name}/{number}")
        if drawing.chance.randrange(100) < _IN_ORDER:
            questions.append(drawing.in_order(number))
        else:
            questions.append(drawing.with_fault(number, order[faults % len(order)]))
            faults += 1
    return Drill(wanted, book, tuple(questions), _digest(wanted, book, questions))


def _digest(wanted: Wanted, book: Rulebook, questions: Iterable[Question]) -> str:
    asked = [(q.number, q.now.told, q.now.state.seq, q.kinds, q.nexts) for q in questions]
    return hashlib.sha256(repr((wanted, digest(book), asked)).encode()).hexdigest()[:32]


class _Drawing:
    """Draws questions by chance, one of its own for each."""

    chance: Random

    def __init__(self, wanted: Wanted, book: Rulebook, level: Level) -> None:
        self.wanted = wanted
        self.book = book
        self.level = level

    def _moments(self, kind: IrregularityKind | None) -> tuple[Moment, ...]:
        return Hand(self.chance, self.wanted.variant, self.book, kind).moments()

    def in_order(self, number: int) -> Question:
        """A hand in which nothing is wrong."""
        while True:
            found = [
                moment
                for moment in self._moments(None)
                if moment.regular and moment.hand.phase not in ENDED and len(moment.told) > 2
            ]
            if found:
                moment = self.chance.choice(found)
                return self._question(number, moment, moment, None)

    def with_fault(self, number: int, kind: IrregularityKind) -> Question:
        """A hand in which a kind has come about."""
        for _ in range(MOST_TRIES):
            moments = list(self._moments(kind))
            where = list(range(len(moments)))
            self.chance.shuffle(where)
            for index in where:
                now = bring(kind, moments[index], self.chance)
                if now is not None:
                    # What comes about by itself has nothing before it but the tap before.
                    before = moments[index if moments[index].regular else max(0, index - 1)]
                    return self._question(number, now, before, flagged(now))
        raise DrillError("drill_kind_impossible", kind)

    def _question(
        self, number: int, now: Moment, before: Moment, fault: Irregularity | None
    ) -> Question:
        others = self._other_kinds(before, fault)
        kinds: list[str] = [*others, *([] if fault is None else [fault.fault])]
        self.chance.shuffle(kinds)
        asked = Question(number, now, before, fault, (*kinds, NOTHING), ())
        nexts = self._nexts(asked, others)
        self.chance.shuffle(nexts)
        return Question(number, now, before, fault, asked.kinds, tuple(nexts))

    def _other_kinds(
        self, before: Moment, fault: Irregularity | None
    ) -> tuple[IrregularityKind, ...]:
        """Kinds that could come about at this moment, and are not what is seen."""
        wrong = [
            kind
            for kind in drilled(self.wanted.variant, self.book)
            if fault is None or (kind != fault.fault and not alike(kind, fault.fault))
        ]
        self.chance.shuffle(wrong)
        # In the phase first: those that could not be meant here would be no choice.
        wrong.sort(key=lambda kind: bring(kind, before, self.chance) is None)
        return tuple(wrong[: self.level.choices - (1 if fault is None else 2)])

    def _nexts(self, asked: Question, others: tuple[IrregularityKind, ...]) -> list[Next]:
        """The right one, and others that read differently: those that the book has for this kind
        when the facts are others, then what other books have for it, then those for other kinds.
        """
        wrong: list[Next] = [PLAY_ON]
        if asked.fault is not None:
            wrong += _remedies(self.book, asked.fault.fault)
            for other in RULEBOOKS.values():
                wrong += _remedies(other, asked.fault.fault)
        for kind in others:
            wrong += _remedies(self.book, kind)
        chosen: list[Next] = [asked.right_next]
        taken = _reads(asked.right_next, asked.before)
        if asked.fault is not None and asked.fault.silent:
            # Nothing is wrong with asking the floor about what the book leaves open.
            wrong = [each for each in wrong if not each.startswith(FLOOR_DECIDES)]
        for each in dict.fromkeys(wrong):
            if len(chosen) == min(MOST_NEXT, self.level.choices):
                break
            reads = _reads(each, asked.before)
            if not reads & taken:
                chosen.append(each)
                taken |= reads
        return chosen


def _remedies(book: Rulebook, kind: IrregularityKind) -> list[Next]:
    """The first steps of all that a book has for a kind, what it has to ask first included."""
    found: list[Next] = []
    for remedy in book.applying(kind):
        found += [f"{FACT_FINDING}.{fact}" for fact in _asks(remedy)]
        found.append(f"{remedy.procedure}.{PROCEDURES[remedy.procedure].first}")
    return found


def _asks(remedy: Remedy) -> list[str]:
    tests = [irregularities.tested(test)[0] for test in remedy.when]
    return [fact for fact in tests if fact in SEEN_FACTS]


def _reads(choice: Next, before: Moment) -> frozenset[tuple[str, ...]]:
    """How a choice reads in each language: no two may read the same in any."""
    return frozenset((language, *next_texts(choice, before, language)) for language in LANGUAGES)
