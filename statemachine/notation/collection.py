"""Reads and writes many hands in one text, as `.phhs` files hold them: a TOML table for each.

Not the reading of one hand, nor of any file: texts are handed in.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from statemachine.notation.errors import MAX_COLLECTION, MAX_TEXT, NotationError
from statemachine.notation.reading import hand_of
from statemachine.notation.toml import load, load_plain
from statemachine.notation.writing import write_phh
from statemachine.published import PublishedHand

Named: TypeAlias = tuple[str, PublishedHand | NotationError]

_KEY: Final = r"(?:[A-Za-z0-9_-]+|'[^'\n]*'|\"[^\"\n\\]*\")"
_HEADER: Final = re.compile(rf"^[ \t]*\[[ \t]*({_KEY})[ \t]*\][ \t]*(?:#[^\n]*)?$", re.MULTILINE)
# Lines that look like a header may stand within a text or an array of one hand, but not many.
_MOST_JOINED: Final = 8


def parse_phhs(text: str) -> Iterator[Named]:
    """Read the hands of the text of a `.phhs` file in order, each with the name of its table.

    A hand that cannot be read comes as the error that says why, and the others are read all
    the same. Raises `NotationError` when the text as a whole is no collection.
    """
    if len(text) > MAX_COLLECTION:
        reason = f"a collection has at most {MAX_COLLECTION} characters"
        raise NotationError("file", reason, "phh_unreadable")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    headers = list(_HEADER.finditer(text))
    first = headers[0].start() if headers else len(text)
    before = load(text[:first])
    if not headers and not before:
        raise NotationError("file", "there is no hand in it", "phh_unreadable")
    if not headers and "variant" in before:
        reason = "one hand and no table around it; its file's name has to end in .phh"
        raise NotationError("file", reason, "phh_unreadable")
    seen: set[str] = set()
    for name, value in before.items():
        seen.add(name)
        yield name, _hand(name, value, text[:first], 0)
    yield from _tables(text, headers, seen)


def _tables(text: str, headers: list[re.Match[str]], seen: set[str]) -> Iterator[Named]:
    """One hand a header, each read by itself so that a broken one leaves the next alone.

    A part that cannot be read may have been cut at a line that only looks like a header: it is
    tried again with the parts after it. What can be read was cut where it ends, for an array or
    a text that is still open cannot be read.
    """
    bounds = [header.start() for header in headers] + [len(text)]
    line, index = text.count("\n", 0, bounds[0]), 0
    while index < len(headers):
        last = min(index + _MOST_JOINED, len(headers))
        read: Named | None = None
        taken = 1
        for end in range(index + 1, last + 1):
            part = text[bounds[index] : bounds[end]]
            if end > index + 1 and len(part) > MAX_TEXT:
                break
            found = _table(part, headers[index], line, seen)
            if read is None or not _is_unreadable(found[1]):
                read, taken = found, end - index
            if not _is_unreadable(found[1]):
                break
        if read is not None:
            seen.add(read[0])
            yield read
        line += text.count("\n", bounds[index], bounds[index + taken])
        index += taken


def _is_unreadable(found: PublishedHand | NotationError) -> bool:
    return isinstance(found, NotationError) and found.code == "phh_unreadable"


def _table(part: str, header: re.Match[str], line: int, seen: set[str]) -> Named:
    key = header[1]
    name = key[1:-1] if key[0] in "'\"" else key
    if name in seen:
        return name, NotationError(f"line {line + 1}", "this name is there twice", "phh_unreadable")
    if len(part) > MAX_TEXT:
        reason = f"one hand has at most {MAX_TEXT} characters"
        return name, NotationError(f"line {line + 1}", reason, "phh_unreadable")
    values = load_plain(part.partition("\n")[2])
    if values is not None:
        return name, _hand(name, values, part, line)
    try:
        tables = load(part, lines_before=line)
    except NotationError as error:
        return name, error
    if len(tables) > 1:
        reason = "a table in it belongs to another hand"
        return name, NotationError(f"line {line + 1}", reason, "phh_field_invalid")
    return name, _hand(name, tables[name], part, line)


def _hand(name: str, value: object, text: str, lines_before: int) -> PublishedHand | NotationError:
    if not isinstance(value, dict):
        return NotationError(name, "this field belongs to no hand", "phh_field_invalid")
    try:
        return hand_of(value, text, lines_before)
    except NotationError as error:
        return error


def write_phhs(hands: Iterable[PublishedHand]) -> str:
    """The text of a `.phhs` file with the hands in order, named 1, 2 and so on.

    Raises `UnwritableError`.
    """
    return "\n".join(f"[{number}]\n{write_phh(hand)}" for number, hand in enumerate(hands, 1))
