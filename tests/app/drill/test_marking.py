"""Proves how a drill is marked, how its marks read, and that each text has its words.

Not what is asked.
"""

from string import Formatter
from typing import Final

import pytest

from app.drill import (
    Answer,
    Drill,
    DrillError,
    Wanted,
    draw,
    drill_shown,
    drilled,
    mark,
    marks_shown,
)
from app.drill.texts import TEXTS
from statemachine.rulebooks import RULEBOOKS
from statemachine.texts import LANGUAGES, Language
from statemachine.variants import VariantId

BOOK: Final = RULEBOOKS["tda"]


@pytest.fixture(scope="module")
def drill() -> Drill:
    return draw(Wanted(7, hands=5), BOOK)


def right(drill: Drill, seconds: float | None = None) -> list[Answer]:
    return [Answer(q.number, q.right_kind, q.right_next, seconds) for q in drill.questions]


def wrong_kind(drill: Drill, number: int) -> str:
    question = drill.questions[number - 1]
    return next(kind for kind in question.kinds if kind != question.right_kind)


def test_all_right_and_quick_is_everything(drill: Drill) -> None:
    marks = mark(drill, right(drill, drill.level.pace))
    assert marks.points == marks.most == 25
    assert marks.seconds == drill.level.pace


@pytest.mark.parametrize("seconds", [None, 1e6])
def test_time_is_never_needed(drill: Drill, seconds: float | None) -> None:
    marks = mark(drill, right(drill, seconds))
    assert (marks.points, marks.most, marks.seconds) == (20, 25, seconds)


def test_each_half_counts_for_itself_and_speed_alone_for_nothing(drill: Drill) -> None:
    answers = right(drill, 1.0)
    answers[0] = Answer(1, wrong_kind(drill, 1), answers[0].next, 1.0)
    answers[1] = Answer(2, answers[1].kind, "", 1.0)
    del answers[4]
    marks = mark(drill, answers)
    assert [each.points for each in marks.marks] == [2, 2, 5, 5, 0]
    assert [each.quick for each in marks.marks] == [False, False, True, True, False]
    assert mark(drill, ()).points == 0


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        ([Answer(6)], "drill_unknown_hand"),
        ([Answer(0)], "drill_unknown_hand"),
        ([Answer(1), Answer(1)], "drill_unknown_hand"),
        ([Answer(1, "no_such_kind")], "drill_unknown_choice"),
        ([Answer(1, "nothing", "no.step")], "drill_unknown_choice"),
    ],
)
def test_an_answer_to_nothing_is_refused(drill: Drill, answers: list[Answer], code: str) -> None:
    with pytest.raises(DrillError) as refused:
        mark(drill, answers)
    assert refused.value.code == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_shown_with_the_rule_and_its_number(drill: Drill, language: Language) -> None:
    answers = right(drill)
    answers[4] = Answer(5, "nothing", answers[4].next)
    shown = marks_shown(mark(drill, answers), 30, language)
    assert (shown.kinds_right, shown.nexts_right, shown.points) == (4, 5, 18)
    mistake = shown.hands[4]
    assert mistake.said_kind is not None
    assert (mistake.said_kind.id, mistake.kind.id) == ("nothing", "wrong_hole_count")
    assert (
        mistake.kind.text
        == {"en": "Wrong number of cards", "es": "Número de cartas incorrecto"}[language]
    )
    fault = drill.questions[4].fault
    assert fault is not None
    assert [citation.clause for citation in mistake.citations] == list(fault.citations) != []
    assert all(citation.text and citation.edition for citation in mistake.citations)
    assert mistake.silent == fault.silent


def test_both_languages_say_the_same_things() -> None:
    english, spanish = TEXTS["en"], TEXTS["es"]
    assert english.keys() == spanish.keys()
    for code, sentence in english.items():
        assert names(sentence) == names(spanish[code]), code
        assert sentence != spanish[code] or code in ("rule", "table.board")


def names(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_told_lacks_a_word(language: Language) -> None:
    games: tuple[VariantId, ...] = ("NT", "PO", "F7S/8", "F2L3D")
    for variant in games:
        for kind in drilled(variant, BOOK):
            drill = draw(Wanted(11, "tda", variant, 2, "hard", (kind,)), BOOK)
            for asked in drill_shown(drill, language).hands:
                assert not [told for told in asked.told if "{" in told or "?" in told], asked.told
