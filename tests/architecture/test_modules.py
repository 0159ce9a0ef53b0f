"""Proves that each module says what it is, is named for its subject, and has only one.

Which module may import which is not proved here: `make imports` does that.
"""

import ast
import re
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, modules, name_of, project_files

NAMELESS = {"common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}
LONGEST = 400
SOURCE_SUFFIXES = {".css", ".html", ".js", ".py", ".ts"}

# Path from the root → why its one subject takes more than LONGEST lines.
LONG_FOR_A_REASON: dict[str, str] = {
    "app/web/src/generated/messages.ts": "generated: every message and answer of the service",
}

SENTENCE_END = re.compile(r"[.!?][\"'`)]*(?=\s+[\"'`(]*[A-Z0-9]|\s+`|\s*$)")


def sentences(text: str) -> int:
    return len(SENTENCE_END.findall(text))


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("One thing", 0),
        ("One thing, e.g. a card.", 1),
        ("One thing.\n\nNot another.", 2),
        ("The one (of two). `evolve` is the other.", 2),
    ],
)
def test_sentences_are_counted(text: str, count: int) -> None:
    assert sentences(text) == count


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_a_module_says_what_it_is_and_what_it_is_not(path: Path) -> None:
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert docstring, f"{name_of(path)} opens without a docstring."
    assert sentences(docstring) >= 2, f"{name_of(path)}: say what it is, and what it is not."


def test_no_module_is_named_for_nothing() -> None:
    nameless = [
        name_of(path)
        for path in project_files()
        if path.suffix in SOURCE_SUFFIXES
        and NAMELESS & {part.lower() for part in (*path.relative_to(ROOT).parts[:-1], path.stem)}
    ]
    assert not nameless, f"Name these for their subject: {', '.join(nameless)}."


def test_no_file_has_outgrown_its_subject() -> None:
    long = {
        name_of(path)
        for path in project_files()
        if path.suffix in SOURCE_SUFFIXES and lines(path) > LONGEST
    }
    unexplained = sorted(long - LONG_FOR_A_REASON.keys())
    assert not unexplained, f"Above {LONGEST} lines; split by subject: {', '.join(unexplained)}."
    stale = sorted(LONG_FOR_A_REASON.keys() - long)
    assert not stale, f"No longer that long; take off the list: {', '.join(stale)}."
    assert all(reason.strip() for reason in LONG_FOR_A_REASON.values())
