"""A house's rulebook from a TOML file: a published book with what the house does otherwise.

The result is the same frozen value as any other book; nothing here plays by it.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from string import Formatter
from types import MappingProxyType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from app.rulebooks.source import OverrideError, Source, read_source
from app.rulebooks.suggestions import read_suggestion
from statemachine.irregularities import BLOCKS, KINDS, LOG_FACTS, SEEN_FACTS, IrregularityKind
from statemachine.procedures import FACT_FINDING, PROCEDURES
from statemachine.rulebooks import PUBLISHED, RULEBOOKS, Citation, Remedy, Rulebook
from statemachine.rulebooks.model import MAPPINGS, SAID_BY_REMEDIES
from statemachine.slots import changed
from statemachine.texts import LANGUAGES, TEXTS

PREFIX: Final = "house:"
MOST_BYTES: Final = 256 * 1024
MOST_REMEDIES: Final = 20
LONGEST: Final = 240
LARGEST: Final = 100

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_CLAUSE: Final = re.compile(r"[A-Z0-9][A-Za-z0-9.-]{0,39}")
_KEYS: Final = ("name", "extends", "edition", "fields", "remedies", "citations", "texts")
_REMEDY_KEYS: Final = ("when", "procedure", "blocks", "citations", "silent", "suggestion")
_OWN: Final = frozenset({"id", "edition", "extends", *MAPPINGS})
_WORDED: Final = ("rule.", "prompt.", "step.", "procedure.")
FIELDS: Final[Mapping[str, Any]] = MappingProxyType(
    {
        field.name: get_type_hints(Rulebook)[field.name]
        for field in fields(Rulebook)
        if field.name not in _OWN
    }
)


def read_book(text: str, books: Mapping[str, Rulebook] = RULEBOOKS) -> Rulebook:
    """The rulebook that a file describes, on top of one of `books`. Raises `OverrideError`."""
    source = read_source(text)
    _known_keys(source, source.data, _KEYS)
    name = _text(source, source.data, "name")
    if not _NAME.fullmatch(name):
        raise source.error(
            "bad_name", "A name has small letters, digits and hyphens, at most 40.", "name"
        )
    base = books.get(_text(source, source.data, "extends"))
    if base is None:
        raise source.error(
            "unknown_rulebook", f"There is no such rulebook; there is {_list(books)}.", "extends"
        )
    citations = _citations(source, base)
    remedies = _remedies(source, base, citations)
    return changed(
        base,
        id=PREFIX + name,
        extends=base.id,
        edition=_text(source, source.data, "edition") if "edition" in source.data else base.edition,
        citations=MappingProxyType(citations),
        remedies=MappingProxyType(remedies),
        texts=_texts(source, base, citations),
        **_fields(source),
    )


def read_file(path: Path, books: Mapping[str, Rulebook] = RULEBOOKS) -> Rulebook:
    """Read a file. Raises `OverrideError`, and `OSError` when there is none to read."""
    raw = path.read_bytes()
    if len(raw) > MOST_BYTES:
        raise OverrideError("file_too_large", f"A rulebook takes at most {MOST_BYTES} bytes.")
    try:
        return read_book(raw.decode("utf-8"), books)
    except UnicodeDecodeError:
        raise OverrideError("not_toml", "The file is no UTF-8 text.") from None


def read_folder(folder: Path) -> list[Rulebook]:
    """Every rulebook of a folder (`*.toml`), in the order of their files; each extends a
    published one or one of a file before it. Raises as `read_file` does; the error names its
    file.
    """
    if not folder.is_dir():
        raise OverrideError("no_folder", "There is no such folder.")
    books = {book.id: book for book in PUBLISHED}
    made = []
    for path in sorted(folder.glob("*.toml")):
        try:
            book = read_file(path, books)
            if book.id in books:
                raise OverrideError("name_taken", "Another file has that name already.", 1, "name")
        except OverrideError as wrong:
            raise OverrideError(
                wrong.code, f"{path.name}: {wrong.sentence}", wrong.line, wrong.field
            ) from None
        books[book.id] = book
        made.append(book)
    return made


# --- the parts of a file


def _fields(source: Source) -> dict[str, Any]:
    given = _table(source, "fields")
    for name, value in given.items():
        if name not in FIELDS:
            raise source.error(
                "unknown_field", f"A rulebook has no field {name!r}.", "fields", name
            )
        if name in SAID_BY_REMEDIES:
            raise source.error(
                "said_by_remedies",
                "It only tells what the remedies do: give other remedies instead.",
                *("fields", name),
            )
        _check_field(source, name, value, FIELDS[name])
    return given


def _check_field(source: Source, name: str, value: object, wanted: Any) -> None:
    path = ("fields", name)
    if get_origin(wanted) is Literal:
        if value not in get_args(wanted):
            raise source.error("wrong_value", f"It is one of {_list(get_args(wanted))}.", *path)
    elif wanted is bool:
        if not isinstance(value, bool):
            raise source.error("wrong_type", "It is true or false.", *path)
    elif not isinstance(value, int) or isinstance(value, bool):
        raise source.error("wrong_type", "It is a whole number.", *path)
    elif not 0 <= value <= LARGEST:
        raise source.error("out_of_range", f"It is a number from 0 to {LARGEST}.", *path)


def _citations(source: Source, base: Rulebook) -> dict[str, Citation]:
    kept = {clause: changed(known, inherited=True) for clause, known in base.citations.items()}
    for clause, edition in _table(source, "citations").items():
        if not _CLAUSE.fullmatch(clause):
            raise source.error(
                "bad_clause", "A clause is letters, digits . and -.", "citations", clause
            )
        if not isinstance(edition, str) or not 0 < len(edition) <= LONGEST:
            raise source.error("wrong_type", "An edition is a text.", "citations", clause)
        known = base.citations.get(clause)
        kept[clause] = changed(known, edition=edition) if known else Citation(clause, edition)
    return kept


def _remedies(
    source: Source, base: Rulebook, citations: Mapping[str, Citation]
) -> dict[IrregularityKind, tuple[Remedy, ...]]:
    remedies = dict(base.remedies)
    for kind, listed in _table(source, "remedies").items():
        if kind not in KINDS:
            raise source.error("unknown_kind", f"There is no fault {kind!r}.", "remedies", kind)
        if not isinstance(listed, list) or not 0 < len(listed) <= MOST_REMEDIES:
            raise source.error(
                "wrong_type",
                f"A fault has a list of 1 to {MOST_REMEDIES} remedies.",
                "remedies",
                kind,
            )
        remedies[kind] = tuple(
            _remedy(source, entry, ("remedies", kind, index), citations)
            for index, entry in enumerate(listed)
        )
        if remedies[kind][-1].when:
            raise source.error(
                "no_last_remedy",
                "The last remedy must have no `when`, so that one holds in every case.",
                *("remedies", kind, len(listed) - 1),
            )
        for index, remedy in enumerate(remedies[kind][:-1]):
            if not remedy.when:
                raise source.error(
                    "never_reached",
                    "What follows a remedy without `when` is never reached.",
                    *("remedies", kind, index + 1),
                )
    return remedies


def _remedy(
    source: Source, entry: Any, path: tuple[str | int, ...], citations: Mapping[str, Citation]
) -> Remedy:
    if not isinstance(entry, dict):
        raise source.error("wrong_type", "A remedy is a table.", *path)
    _known_keys(source, entry, _REMEDY_KEYS, path)
    when = _texts_of(source, entry, "when", path)
    for index, test in enumerate(when):
        if test.removeprefix("not ") not in (*LOG_FACTS, *SEEN_FACTS):
            raise source.error("unknown_fact", f"{test!r} is no fact.", *path, "when", index)
    procedure = _text(source, entry, "procedure", path)
    if procedure not in PROCEDURES or procedure == FACT_FINDING:
        raise source.error(
            "unknown_procedure", f"There is no procedure {procedure!r}.", *path, "procedure"
        )
    blocks = entry.get("blocks", "now")
    if blocks not in BLOCKS:
        raise source.error("wrong_value", f"It is one of {_list(BLOCKS)}.", *path, "blocks")
    clauses = _texts_of(source, entry, "citations", path)
    for index, clause in enumerate(clauses):
        if clause not in citations:
            raise source.error(
                "unknown_clause",
                f"The book has no clause {clause!r}: name its edition under [citations].",
                *path,
                "citations",
                index,
            )
    silent = entry.get("silent", procedure == "floor_discretion")
    if not isinstance(silent, bool):
        raise source.error("wrong_type", "It is true or false.", *path, "silent")
    if procedure == "floor_discretion" and not silent:
        raise source.error(
            "discretion_is_silent",
            "What the floor decides is not settled by a text.",
            *path,
            "silent",
        )
    if not silent and not clauses:
        raise source.error(
            "citation_missing", "Cite a clause for it, or say `silent = true`.", *path
        )
    suggestion = read_suggestion(source, entry, procedure, path, silent=silent)
    return Remedy(when, procedure, blocks, clauses, silent, suggestion)


def _texts(
    source: Source, base: Rulebook, citations: Mapping[str, Citation]
) -> Mapping[str, Mapping[str, str]]:
    given = _table(source, "texts")
    texts = {language: dict(base.texts.get(language, {})) for language in LANGUAGES}
    own = {f"rule.{clause}" for clause in citations}
    for language, sentences in given.items():
        if language not in LANGUAGES:
            raise source.error(
                "unknown_language", f"It is one of {_list(LANGUAGES)}.", "texts", language
            )
        if not isinstance(sentences, dict):
            raise source.error("wrong_type", "It is a table of texts.", "texts", language)
        for code, sentence in sentences.items():
            path = ("texts", language, code)
            known = TEXTS[language].get(code)
            if not code.startswith(_WORDED) or (known is None and code not in own):
                raise source.error("unknown_text", f"There is no text {code!r}.", *path)
            if not isinstance(sentence, str) or not 0 < len(sentence.strip()) <= LONGEST:
                raise source.error("wrong_type", f"It is a text of at most {LONGEST}.", *path)
            if strange := _params(source, sentence, path) - _params(source, known or "", path):
                raise source.error("unknown_param", f"The text has no {_list(strange)}.", *path)
            texts[language][code] = sentence
    for clause in citations:
        for language in LANGUAGES:
            code = f"rule.{clause}"
            if code not in TEXTS[language] and code not in texts[language]:
                raise source.error(
                    "text_missing",
                    f"A clause of your own needs {code!r} under [texts.{language}].",
                    *("citations", clause),
                )
    return MappingProxyType(
        {language: MappingProxyType(own_) for language, own_ in texts.items() if own_}
    )


def _params(source: Source, sentence: str, path: tuple[str, ...]) -> set[str]:
    try:
        return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}
    except ValueError:
        raise source.error("wrong_type", "A brace has no partner.", *path) from None


# --- single values


def _known_keys(
    source: Source, table: Mapping[str, Any], known: Iterable[str], path: tuple[str | int, ...] = ()
) -> None:
    for key in table:
        if key not in known:
            raise source.error("unknown_key", f"It is one of {_list(known)}.", *path, key)


def _table(source: Source, key: str) -> dict[str, Any]:
    table = source.data.get(key, {})
    if not isinstance(table, dict):
        raise source.error("wrong_type", "It is a table.", key)
    return table


def _text(
    source: Source, table: Mapping[str, Any], key: str, path: tuple[str | int, ...] = ()
) -> str:
    if key not in table:
        raise source.error("missing_key", f"{key!r} is missing.", *path)
    value = table[key]
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST:
        raise source.error("wrong_type", "It is a text.", *path, key)
    return value


def _texts_of(
    source: Source, table: Mapping[str, Any], key: str, path: tuple[str | int, ...]
) -> tuple[str, ...]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise source.error("wrong_type", "It is a list of texts.", *path, key)
    return tuple(value)


def _list(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in words)
