"""Rulebooks as text: one whole book, and a page that lays the published ones side by side.

It decides nothing: what it prints is what the books say.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from app.rulebooks.overrides import FIELDS
from statemachine.irregularities import KINDS
from statemachine.rulebooks import PUBLISHED, Remedy, Rulebook, digest
from statemachine.texts import TEXTS, Language, text

_SHOWN_CLAUSES: Final = 4
_HOW_TO_READ: Final = (
    "Each cell has the remedies of a book in order: the first whose facts hold is taken. A clause\n"
    "in italics is one of a book that this one extends. *Silent* means that the text does not\n"
    "settle it: what stands there is a suggestion, and the floor decides. The clauses are in\n"
    "[coverage.md](coverage.md), in our own words."
)


def book_text(book: Rulebook, language: Language) -> str:
    """A whole book: its fields, its remedies in order and its clauses, a line each."""
    return "\n".join((*_head(book), "", *_remedies(book), "", *_clauses(book, language))) + "\n"


def _head(book: Rulebook) -> Iterator[str]:
    yield f"{book.id}, {book.edition}"
    if book.extends:
        yield f"extends {book.extends}"
    yield f"digest {digest(book)}"
    yield ""
    for name in FIELDS:
        grounds = book.grounds.get(name, ())
        yield f"{name} = {_value(getattr(book, name))}" + (
            f"  [{', '.join(grounds)}]" * bool(grounds)
        )


def _remedies(book: Rulebook) -> Iterator[str]:
    for kind in KINDS:
        for remedy in book.remedies.get(kind, ()):
            marks = [remedy.blocks, "silent" * remedy.silent, remedy.applies.replace("always", "")]
            clauses = f"  [{', '.join(remedy.citations)}]" if remedy.citations else ""
            suggests = ", ".join(effect.kind for effect in remedy.suggestion)
            yield (
                f"{kind}: {_when(remedy)}{remedy.procedure}"
                f" ({', '.join(mark for mark in marks if mark)}){clauses}"
                f"{suggests and f', suggests {suggests}'}"
            )


def _clauses(book: Rulebook, language: Language) -> Iterator[str]:
    for clause, citation in book.citations.items():
        code = f"rule.{clause}"
        sentence = book.texts.get(language, {}).get(code) or TEXTS[language].get(code, "")
        marks = [citation.edition, "inherited" * citation.inherited]
        marks.append(citation.applies.replace("always", ""))
        yield f"{clause} ({', '.join(mark for mark in marks if mark)}): {sentence}"


def comparison_page() -> str:
    """docs/rules/comparison.md: what each published book does about each fault."""
    head = (
        "# The rulebooks side by side",
        "",
        "Generated from the rulebooks by `floorcall rulebook comparison`; do not edit it.",
        "",
        _HOW_TO_READ,
        "",
        "## Fields",
        "",
        *_table(
            "field",
            (
                [f"`{name}`", *(_field(book, name) for book in PUBLISHED)]
                for name in FIELDS
                if len({getattr(book, name) for book in PUBLISHED}) > 1
                or any(name in book.grounds for book in PUBLISHED)
            ),
        ),
        "",
        "## Faults",
        "",
        *_table(
            "fault",
            (
                [
                    f"{text(f'fault.{kind}', 'en')}<br>`{kind}`",
                    *(
                        "<br>".join(_cell(book, remedy) for remedy in book.remedies.get(kind, ()))
                        for book in PUBLISHED
                    ),
                ]
                for kind in KINDS
            ),
        ),
    )
    return "\n".join(head) + "\n"


def _table(first: str, rows: Iterator[Sequence[str]]) -> Iterator[str]:
    yield f"| {first} | {' | '.join(f'`{book.id}`' for book in PUBLISHED)} |"
    yield "|---" * (len(PUBLISHED) + 1) + "|"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _field(book: Rulebook, name: str) -> str:
    grounds = _cited(book, book.grounds.get(name, ()))
    return f"`{_value(getattr(book, name))}`{grounds}"


def _cell(book: Rulebook, remedy: Remedy) -> str:
    silent = ", *silent*" if remedy.silent else ""
    only = ", if players deal" if remedy.applies == "player_dealt" else ""
    return (
        f"{_when(remedy)}**{text(f'procedure.{remedy.procedure}', 'en')}**"
        f"{silent}{only}{_cited(book, remedy.citations)}"
    )


def _cited(book: Rulebook, clauses: Sequence[str]) -> str:
    if not clauses:
        return ""
    shown = [
        f"*{clause}*" if book.citations[clause].inherited else clause
        for clause in clauses[:_SHOWN_CLAUSES]
    ]
    more = " …" if len(clauses) > _SHOWN_CLAUSES else ""
    return f" ({', '.join(shown)}{more})"


def _when(remedy: Remedy) -> str:
    return f"{', '.join(test.replace('_', ' ') for test in remedy.when)}: " if remedy.when else ""


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
