"""The TOML under PHH: texts to plain values and back.

Not a TOML library of its own: what is out of the ordinary is read by the standard one.
"""

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime, time
from decimal import Decimal, InvalidOperation
from typing import Final

from statemachine.notation.errors import NotationError, UnwritableError

Values = dict[str, object]

_PLACE: Final = re.compile(r" ?\(at ([^()]*)\)$")
_LINE: Final = re.compile(r"^line ([0-9]+)")
_NUMBER: Final = r"(?:0|[1-9][0-9]{0,17})(?:\.[0-9]{1,18})?"
_ONE_NUMBER: Final = re.compile(_NUMBER)
_NUMBERS: Final = re.compile(rf"\[{_NUMBER}(?:, {_NUMBER})*\]")
_STRINGS: Final = re.compile(r'\["[^"\\]*"(?:, "[^"\\]*")*\]')
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_WORDS: Final[dict[str, object]] = {"true": True, "false": False, "[]": []}
_NAMED: Final = {"\b": r"\b", "\t": r"\t", "\n": r"\n", "\f": r"\f", "\r": r"\r"}


def load(text: str, *, lines_before: int = 0) -> Values:
    """The values of a TOML text, decimals as Decimal.

    Raises `NotationError` with the place in the file, of which `lines_before` come before the
    text.
    """
    text = text.replace("\r\n", "\n")
    values = load_plain(text)
    if values is not None:
        return values
    try:
        return tomllib.loads(text, parse_float=to_decimal)
    except tomllib.TOMLDecodeError as error:
        found = _PLACE.search(str(error))
        reason = f"this is not TOML: {_PLACE.sub('', str(error))}"
        place = _moved(found[1], lines_before) if found else "file"
        raise NotationError(place, reason, "phh_unreadable") from None
    except (RecursionError, ValueError):
        # Python itself refuses integers of thousands of digits and nesting as deep.
        reason = "a number is too long or a nesting too deep"
        raise NotationError("file", reason, "phh_unreadable") from None


def _moved(place: str, lines_before: int) -> str:
    return _LINE.sub(lambda found: f"line {int(found[1]) + lines_before}", place)


def load_plain(text: str) -> Values | None:
    """The values of a text that writes each field on one line, as nearly every archive does.

    None for anything else, right or wrong. The standard reader goes letter by letter and would
    take half of the time that a hand is replayed in.
    """
    if not text.replace("\n", "").isprintable():
        return None
    values: Values = {}
    for line in text.split("\n"):
        if not line or line[0] == "#":
            continue
        key, found, written = line.partition(" = ")
        if not found or not key.isidentifier() or not key.isascii() or key in values:
            return None
        value = _plain(written)
        if value is None:
            return None
        values[key] = value
    return values


def _plain(text: str) -> object | None:
    first = text[:1]
    if first == "[":
        if text[1:2] == "'":
            texts = text[2:-2].split("', '")
            quotes = text.count("'") == 2 * len(texts) and text[-2:] == "']"
            return texts if quotes and len(text) > 3 else None
        if text[1:2] == '"':
            return text[2:-2].split('", "') if _STRINGS.fullmatch(text) else None
        if _NUMBERS.fullmatch(text):
            numbers = text[1:-1].split(", ")
            return [_number(n) for n in numbers] if "." in text else [*map(int, numbers)]
    elif first == "'":
        return text[1:-1] if len(text) > 1 and text.find("'", 1) == len(text) - 1 else None
    elif first == '"':
        closes = len(text) > 1 and text.find('"', 1) == len(text) - 1
        return text[1:-1] if closes and "\\" not in text else None
    elif _ONE_NUMBER.fullmatch(text):
        return _number(text)
    found = _WORDS.get(text)
    return [] if found == [] else found


def _number(text: str) -> int | Decimal:
    return Decimal(text) if "." in text else int(text)


def to_decimal(text: str) -> Decimal:
    """A TOML float exactly; not a number where its exponent is beyond all bounds."""
    try:
        return Decimal(text)
    except InvalidOperation:
        return Decimal("NaN")


# --- writing


def dump(values: Mapping[str, object]) -> str:
    """The values as TOML, each on one line of its own. Raises `UnwritableError`."""
    return "".join(f"{dump_key(key)} = {dump_value(value)}\n" for key, value in values.items())


def dump_key(key: str) -> str:
    """A key, in quotation marks where it needs them."""
    return key if _BARE_KEY.fullmatch(key) else _quoted(key)


def dump_value(value: object) -> str:
    """A value on one line. Raises `UnwritableError` for a type that TOML does not have."""
    for kind, write in _WRITERS:
        if isinstance(value, kind):
            return write(value)
    raise UnwritableError(f"TOML has no value for {type(value).__name__}")


def _string(value: str) -> str:
    if value.isprintable() and "'" not in value:
        return f"'{value}'"
    return _quoted(value)


def _quoted(value: str) -> str:
    return '"' + "".join(map(_escaped, value)) + '"'


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return "\\" + letter
    if letter.isprintable():
        return letter
    if "\ud800" <= letter <= "\udfff":
        raise UnwritableError("half a character cannot be written")
    return _NAMED.get(letter) or f"\\U{ord(letter):08X}"


def _decimal(value: Decimal) -> str:
    if value.is_nan():
        return "nan"
    if value.is_infinite():
        return "inf" if value > 0 else "-inf"
    text = str(value)
    # Without a point or an exponent it would be an integer.
    return text if "." in text or "E" in text else text + "e0"


def _array(values: Sequence[object]) -> str:
    return "[" + ", ".join(map(dump_value, values)) + "]"


def _table(values: Mapping[str, object]) -> str:
    pairs = ", ".join(f"{dump_key(key)} = {dump_value(value)}" for key, value in values.items())
    return "{" + pairs + "}"


_WRITERS: Final[tuple[tuple[type, Callable[..., str]], ...]] = (
    (bool, lambda value: "true" if value else "false"),
    (int, str),
    (Decimal, _decimal),
    (float, lambda value: _decimal(Decimal(repr(value)))),
    (str, _string),
    (list, _array),
    (tuple, _array),
    (Mapping, _table),
    (datetime, datetime.isoformat),
    (date, date.isoformat),
    (time, time.isoformat),
)
