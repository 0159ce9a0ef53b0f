"""A TOML file and where in it each value stands, so that an error can name its line.

Not what the file means; `overrides` reads that.
"""

import re
import tomllib
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]

_HEADER: Final = re.compile(r"\s*(\[\[?)\s*(.+?)\s*\]\]?\s*(?:#.*)?$")
_KEY: Final = re.compile(
    r"""\s*((?:"[^"]*"|'[^']*'|[\w-]+)(?:\s*\.\s*(?:"[^"]*"|'[^']*'|[\w-]+))*)\s*="""
)
_PART: Final = re.compile(r""""([^"]*)"|'([^']*)'|([\w-]+)""")
_AT_LINE: Final = re.compile(r"\s*\(at line (\d+), column \d+\)$")


class OverrideError(Exception):
    """A rulebook file that cannot be taken: a stable code, the line (from 1), the field by its
    path in the file, and one sentence.
    """

    def __init__(self, code: str, sentence: str, line: int = 1, field: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.line = line
        self.field = field

    def text(self, name: str) -> str:
        """The error of the file `name` in one line."""
        where = f" {self.field}:" if self.field else ""
        return f"{name}:{self.line}:{where} {self.sentence} ({self.code})"


@dataclass(frozen=True, slots=True)
class Source:
    """What a file says, and the line of each of its keys."""

    data: dict[str, Any]
    lines: dict[Path, int]

    def error(self, code: str, sentence: str, *path: str | int) -> OverrideError:
        """An error at the value that `path` leads to, or at the nearest thing around it."""
        known = next((path[:n] for n in range(len(path), 0, -1) if path[:n] in self.lines), ())
        return OverrideError(code, sentence, self.lines.get(known, 1), named(path))


def named(path: Path) -> str:
    """A path as people write it: `remedies.boxed_card[2].when`; entries count from 1."""
    text = ""
    for part in path:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}"
    return text.removeprefix(".")


def read_source(text: str) -> Source:
    """Read TOML. Raises `OverrideError`."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        said = str(wrong)
        at = _AT_LINE.search(said)
        sentence = _AT_LINE.sub("", said).rstrip(".").split("\n")[0] + "."
        line = int(at[1]) if at else text.count("\n") + 1
        raise OverrideError("not_toml", sentence, line) from None
    return Source(data, _lines(text))


def _lines(text: str) -> dict[Path, int]:
    found: dict[Path, int] = {}
    seen: dict[Path, int] = {}
    table: Path = ()
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(line):
            table = _inside(_parts(header[2]), seen)
            if header[1] == "[[":
                index = seen[table] = seen.get(table, -1) + 1
                found.setdefault(table, number)
                table = (*table, index)
            found.setdefault(table, number)
        elif key := _KEY.match(line):
            found.setdefault((*table, *_parts(key[1])), number)
    return found


def _inside(parts: Path, seen: dict[Path, int]) -> Path:
    """The path of a table: within a list of tables it is of the last one so far."""
    path: Path = ()
    for part in parts[:-1]:
        path = (*path, part)
        if path in seen:
            path = (*path, seen[path])
    return (*path, *parts[-1:])


def _parts(dotted: str) -> Path:
    return tuple(double or single or bare for double, single, bare in _PART.findall(dotted))
