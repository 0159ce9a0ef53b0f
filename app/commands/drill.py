"""`floorcall drill`: trains a dealer in a terminal, or prints the questions of a drill as JSON.

It asks and reads the clock; what is asked and how it is marked is `app.drill`'s.
"""

import argparse
import secrets
import sys
from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter
from typing import Final

from pydantic import TypeAdapter

from app.drill import (
    LEVELS,
    MOST_HANDS,
    MOST_SEED,
    Answer,
    Drill,
    DrillError,
    DrillShown,
    MarksShown,
    Wanted,
    draw,
    drill_shown,
    mark,
    marks_shown,
)
from app.drill.shown import ChoiceShown, QuestionShown
from app.drill.terminal import report_text, table_text
from app.drill.texts import said
from app.rulebooks.named import book_named
from app.rulebooks.source import OverrideError
from app.texts import sentence
from statemachine.irregularities import KINDS
from statemachine.rulebooks import PUBLISHED, adopt
from statemachine.texts import LANGUAGES, Language
from statemachine.variants import VARIANTS

_DRILL: Final = TypeAdapter(DrillShown)
_MARKS: Final = TypeAdapter(MarksShown)
# A number that is easy to say to somebody who is to get the same drill.
_EASY_TO_SAY: Final = 10_000


class _Stopped(Exception):
    """Whoever is asked has had enough."""


def _seed(typed: str) -> int:
    if not typed.isdecimal() or int(typed) > MOST_SEED:
        raise argparse.ArgumentTypeError(f"a number from 0 to {MOST_SEED}")
    return int(typed)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    add = parser.add_argument
    add("--seed", type=_seed, help="the same one asks the same; else any")
    add("--rulebook", default="tda", metavar="BOOK|FILE")
    add("--variant", choices=VARIANTS, default="NT")
    add(
        "--hands",
        type=int,
        choices=range(1, MOST_HANDS + 1),
        default=10,
        metavar="N",
        help=f"how many, 1 to {MOST_HANDS}",
    )
    add("--level", choices=LEVELS, default="normal")
    add("--kind", action="append", choices=KINDS, metavar="KIND", help="only this; again for more")
    add("--language", choices=LANGUAGES, default="en")
    printed = parser.add_mutually_exclusive_group()
    printed.add_argument("--json", action="store_true", help="print the questions, without answers")
    printed.add_argument("--key", action="store_true", help="print the right answers as JSON")


def run(given: argparse.Namespace) -> int:
    """Draw the drill and play or print it; 2 when there is no such drill."""
    language: Language = given.language
    seed = secrets.randbelow(_EASY_TO_SAY) if given.seed is None else given.seed
    kinds = tuple(dict.fromkeys(given.kind or ()))
    try:
        book = book_named(given.rulebook)
        if all(book.id != published.id for published in PUBLISHED):
            # So that its own words are found.
            adopt(book)
        wanted = Wanted(seed, book.id, given.variant, given.hands, given.level, kinds)
        drill = draw(wanted, book)
    except OverrideError as wrong:
        print(wrong.text(given.rulebook), file=sys.stderr)
        return 2
    except OSError as error:
        print(f"floorcall: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except DrillError as wrong:
        params = {"about": wrong.about}
        print(f"floorcall: {sentence(wrong.code, language, params)}", file=sys.stderr)
        return 2
    if given.json:
        print(_DRILL.dump_json(drill_shown(drill, language), indent=1).decode())
    elif given.key:
        unanswered = marks_shown(mark(drill, ()), drill.level.pace, language)
        print(_MARKS.dump_json(unanswered, indent=1).decode())
    else:
        _play(drill, language)
    return 0


def _play(drill: Drill, language: Language) -> None:
    shown = drill_shown(drill, language)
    print(said("table.game", language, variant=shown.variant, book=shown.rulebook, seed=shown.seed))
    answers: list[Answer] = []
    try:
        answers.extend(_asked(each, len(shown.hands), language) for each in shown.hands)
    except (_Stopped, EOFError):
        print()
    if answers:
        # What was not asked any more is not marked either.
        asked = replace(drill, questions=drill.questions[: len(answers)])
        marks = marks_shown(mark(asked, answers), drill.level.pace, language)
        print("\n" + report_text(marks, language))


def _asked(question: QuestionShown, hands: int, language: Language) -> Answer:
    print("\n" + said("title", language, number=question.hand, hands=hands))
    print(table_text(question.view, language))
    print("\n".join(question.told))
    begun = perf_counter()
    kind = _chosen(said("ask.kind", language), question.kinds, language)
    after = _chosen(said("ask.next", language), question.nexts, language)
    return Answer(question.hand, kind, after, round(perf_counter() - begun, 1))


def _chosen(asks: str, choices: Sequence[ChoiceShown], language: Language) -> str:
    print(f"\n{asks}")
    for number, choice in enumerate(choices, 1):
        more = f": {choice.more}" if choice.more else ""
        print(f"{number:3}  {choice.text}{more}")
    while True:
        typed = input(said("answer", language)).strip().lower()
        if typed == "q":
            raise _Stopped
        if typed.isdecimal() and 1 <= int(typed) <= len(choices):
            return choices[int(typed) - 1].id
