"""Proves that every code of the domain has its text in every language, and what `text` promises.

It does not judge the wording: people do.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any, Final, get_args

import pytest

import statemachine
from statemachine.custody import Place
from statemachine.effects import Effect, MadeAct
from statemachine.irregularities import Block, IrregularityKind, QuestionKind
from statemachine.observations import Action, Half, Observation
from statemachine.phases import Phase
from statemachine.procedures import PROCEDURES
from statemachine.ranking import HandName
from statemachine.reportable import FORMS
from statemachine.roles import ROLES
from statemachine.rulebooks import RULEBOOKS
from statemachine.rulebooks.model import SubstantialAction
from statemachine.texts import (
    LANGUAGES,
    TEXTS,
    Language,
    detail_text,
    place_text,
    text,
)
from statemachine.variants import StreetName

LONGEST: Final = 240

# What each question may be answered with; a question that the game made moot is overtaken.
ANSWERS: Final[dict[QuestionKind, tuple[str, ...]]] = {
    "missing_burn": ("mistap", "real"),
    "surplus_burn": ("mistap", "real"),
    "early_street": ("checked", "called", "folded", "real"),
    "out_of_turn": ("folded_before", "checked_before", "wrong_seat", "real"),
    "seat_passed": ("mistap", "real"),
    "played_under_hold": ("stands", "taken_back"),
    "unfinished_hand": ("mistap",),
}

# Poker's own words, which Spanish-speaking rooms say in English, and words that are the same.
SHARED: Final = {
    "action.all_in",
    "action.bring_in",
    "outcome.no",
    "place.board",
    "place.muck",
    "procedure.misdeal_redeal",
    "role.auditor",
    "role.dealer",
    "role.floor",
    "street.flop",
    "street.river",
    "street.turn",
}


# Chips that the dealer moves.
_MOVES: Final = ("pull.take", "pull.back", "push.all", "push.odd")


def kinds(union: object) -> list[str]:
    return [member.__dataclass_fields__["kind"].default for member in get_args(union)]


def left_open() -> list[str]:
    """The effects that a book may leave open, so that the fault or the step completes them."""
    # For these, None has words of its own, or none are needed.
    worded = {"indices", "shown", "pot", "hand"}
    return [
        member.__dataclass_fields__["kind"].default
        for member in get_args(Effect)
        if any(
            field.default in (None, (), "") and name not in worded
            for name, field in member.__dataclass_fields__.items()
        )
    ]


def params(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def expected_codes() -> set[str]:
    """Every code that the vocabulary of the domain asks for, refusals aside."""
    steps = [(procedure, step) for procedure in PROCEDURES.values() for step in procedure.steps]
    places = [place for place in get_args(Place) if not place.startswith("seat-")]
    return {
        *(f"prompt.{phase}" for phase in Phase),
        *("prompt.act", "prompt.act.free", "prompt.act.bring_in", "prompt.on_hold"),
        "prompt.betting",
        *("prompt.hole_deal.up", "prompt.showdown.seat", "prompt.table_hands"),
        *("prompt.table_hands.burn", "prompt.table_hands.deal"),
        *(f"prompt.step.{procedure.id}.{step.name}" for procedure, step in steps),
        *(f"procedure.{name}" for name in PROCEDURES),
        *(f"step.{procedure.id}.{step.name}" for procedure, step in steps),
        *(f"outcome.{outcome.name}" for _, step in steps for outcome in step.outcomes),
        *(f"fault.{kind}" for kind in get_args(IrregularityKind)),
        *(f"fault.{kind}.what" for kind in get_args(IrregularityKind)),
        *(f"report.{code}" for code in FORMS),
        *(f"question.{kind}" for kind in get_args(QuestionKind)),
        *(f"answer.{answer}" for answers in ANSWERS.values() for answer in answers),
        "answer.overtaken",
        *(f"rule.{clause}" for book in RULEBOOKS.values() for clause in book.citations),
        *(f"effect.{kind}" for kind in kinds(Effect)),
        *(f"effect.{kind}.unnamed" for kind in left_open()),
        *("effect.move_chips.back", "effect.burn_fault_card.credited"),
        "effect.correct_bets.seat",
        "fact.substantial_action",
        *(f"fact.substantial_action.{one}" for one in get_args(SubstantialAction)),
        *("effect.count_winners.wrong", "effect.keep_antes.bets", "pots.all"),
        *(f"made.{act}" for act in get_args(MadeAct)),
        *("cards.picked", "cards.numbered", "face.up", "face.down", "face.kept"),
        *(f"action.{action}" for action in get_args(Action)),
        *(f"half.{half}" for half in get_args(Half)),
        *(f"seen.{kind}" for kind in kinds(Observation)),
        "seen.table_opened",
        *("around.check", "around.call", "around.call.to", "around.call.checks"),
        *("clock.on", "floor.going"),
        *("pot.main", "pot.side", "pot.side.only", "pot.run", "pot.half", "chips.rest", "pull.cap"),
        *(f"{code}{how}" for code in _MOVES for how in ("", ".chips")),
        *("around.fold", "around.fold.to", "around.fold.wins"),
        *(f"block.{block}" for block in get_args(Block)),
        *(f"role.{role}" for role in ROLES),
        *(f"street.{street}" for street in get_args(StreetName)),
        *(f"place.{place}" for place in places),
        "place.seat",
        *(f"hand_name.{name}" for name in get_args(HandName)),
        "suggestion.mark",
        *("authority.settled", "authority.silent", "authority.silent.near", "authority.asked"),
        *("authority.suggested", "change.none", "change.asked"),
    }


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the source of the domain, with the bare name of what is called."""
    for path in Path(statemachine.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                yield getattr(called, "attr", getattr(called, "id", "")), node


def details() -> set[str]:
    """Every detail that the source spells out where it opens an irregularity."""
    values: list[ast.expr] = []
    for name, call in calls():
        values += [word.value for word in call.keywords if word.arg == "detail"]
        values += call.args[1:2] if name == "diverged" else []
    counted = {f"{place}_count" for place in get_args(Place) if not place.startswith("seat-")}
    return counted | {word for value in values for word in words(value) if word}


def all_words() -> set[str]:
    """Every string in the source of the domain, its texts aside."""
    return {
        word
        for path in Path(statemachine.__path__[0]).rglob("*.py")
        if "texts" not in path.parts
        for word in words(ast.parse(path.read_text(encoding="utf-8")))
    }


def words(node: ast.AST) -> Iterator[str]:
    """The strings in an expression; one that is put together is no code and is passed over."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif not isinstance(node, ast.JoinedStr):
        for child in ast.iter_child_nodes(node):
            yield from words(child)


def refusals() -> dict[str, list[set[str] | None]]:
    """Every refusal in the source: its code, and at each place the params that it gets.

    None stands for params that the source does not spell out where it refuses.
    """
    found: dict[str, list[set[str] | None]] = {}
    for name, call in calls():
        if name not in {"refuse", "Refusal"} or not call.args:
            continue
        given = {word.arg for word in call.keywords if word.arg is not None}
        spelled = len(given) == len(call.keywords)
        for argument in call.args[1:]:
            if isinstance(argument, ast.Dict):
                given |= {word for key in argument.keys if key for word in words(key)}
            else:
                spelled = False
        for code in words(call.args[0]):
            found.setdefault(code, []).append(given if spelled else None)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_domain_has_a_text(language: Language) -> None:
    assert expected_codes() - TEXTS[language].keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_without_use(language: Language) -> None:
    used = expected_codes() | {f"error.{code}" for code in refusals()}
    used |= {f"detail.{word}" for word in details() | all_words()}
    assert TEXTS[language].keys() - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_stands_in_one_module(language: Language) -> None:
    codes = [
        key.value
        for path in Path(statemachine.__path__[0], "texts", language).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant)
    ]
    assert len(codes) == len(set(codes))
    assert set(codes) == TEXTS[language].keys(), "the package leaves a module out"


def test_every_question_kind_has_its_answers() -> None:
    assert ANSWERS.keys() == set(get_args(QuestionKind))


def test_every_refusal_has_a_text() -> None:
    found = refusals()
    assert len(found) > 10, "the search for refusals in the source finds nothing"
    for language in LANGUAGES:
        missing = {f"error.{code}" for code in found} - TEXTS[language].keys()
        assert missing == set()


def test_every_detail_of_a_fault_has_a_text() -> None:
    assert "acted_without_hand" in details()
    for language in LANGUAGES:
        assert {f"detail.{detail}" for detail in details()} - TEXTS[language].keys() == set()


def test_every_refusal_gives_what_its_text_asks_for() -> None:
    short = {
        (code, *sorted(params(TEXTS["en"][f"error.{code}"]) - given))
        for code, places in refusals().items()
        for given in places
        if given is not None and not params(TEXTS["en"][f"error.{code}"]) <= given
    }
    assert short == set()


def test_both_languages_have_the_same_codes_and_params() -> None:
    en, es = TEXTS["en"], TEXTS["es"]
    assert en.keys() == es.keys()
    assert {code: params(en[code]) for code in en} == {code: params(es[code]) for code in es}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_and_whole(language: Language) -> None:
    for code, sentence in TEXTS[language].items():
        assert sentence.strip() == sentence, code
        assert 0 < len(sentence) <= LONGEST, code
        assert "  " not in sentence, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_what_is_wrong_and_what_to_do(language: Language) -> None:
    for code, sentence in TEXTS[language].items():
        if code.startswith("error."):
            assert len(re.findall(r"[.!?](?=\s|$)", sentence)) >= 2, code


def test_spanish_is_spanish() -> None:
    same = {code for code, sentence in TEXTS["es"].items() if sentence == TEXTS["en"][code]}
    assert same <= SHARED
    assert foreign("es", "the|of|and|is|are|with|seat|hand|card|cards|pot|to") == {}
    assert foreign("en", "el|los|las|que|del|una|mano|carta|pozo") == {}


def foreign(language: Language, words: str) -> dict[str, str]:
    """The texts that have one of the other language's words."""
    found = re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    bare = {code: re.sub(r"{\w+}", "", text) for code, text in TEXTS[language].items()}
    return {code: sentence for code, sentence in bare.items() if found.search(sentence)}


def test_codes_among_the_params_come_out_in_words() -> None:
    assert text("prompt.on_hold", "es", fault="four_card_flop") == (
        "Alto. El juego está detenido: Flop de cuatro cartas."
    )
    assert text("question.missing_burn", "en", street="turn", seat=None).startswith(
        "No burn was tapped before the turn"
    )
    assert "asiento 7" in text("error.place_not_dealable", "es", place="seat-7")
    # What is in words already stays as it is.
    assert text("prompt.on_hold", "en", fault="Two burns") == "Stop. The game is held: Two burns."


def test_a_place_in_words() -> None:
    assert place_text("seat-10", "en") == "seat 10"
    assert place_text("burns", "es") == "quemadas"
    assert place_text("seat-11", "en") == "seat-11"


def test_a_detail_in_words() -> None:
    assert detail_text("more_than_stack", "es").startswith("El asiento apostó")
    assert detail_text("seat 3 spilled a drink", "es") == "seat 3 spilled a drink"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_never_fails_for_its_params(language: Language) -> None:
    strange: dict[str, Any] = {
        "seat": "{0}", "street": None, "to": (), "cards": 5, "indices": "x", "shown": "maybe",
    }  # fmt: skip
    for code, sentence in TEXTS[language].items():
        assert text(code, language) == sentence
        assert text(code, language, **strange)
        assert text(code, language, **dict.fromkeys(params(sentence)))
        assert text(code, language, unheard_of=1) == sentence


def test_a_param_that_is_missing_stays_in_braces() -> None:
    assert text("prompt.act", "en", seat=4) == "Seat 4 to act: {call} to call."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_code_is_an_error(language: Language) -> None:
    with pytest.raises(KeyError):
        text("prompt.nowhere", language)
