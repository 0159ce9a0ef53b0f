"""Turns a form such as `seat {seat} raises to {chips}` into a reader of texts of that form.

It does not know which forms there are, nor what any of them means.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, get_args

from statemachine.cards import CardError, parse_card, parse_cards
from statemachine.custody import Place, seat_place
from statemachine.observations import SeatCards
from statemachine.variants import StreetName

COUNTS: Final[dict[str, int]] = {
    word: number
    for number, word in enumerate(("two", "three", "four", "five", "six", "seven"), start=2)
}
_PLACES: Final[dict[str, Place]] = {
    "stub": "stub",
    "board": "board",
    "burn": "burns",
    "burns": "burns",
    "muck": "muck",
    "discards": "discards",
    "aside": "aside",
    "off table": "off_table",
    "run 1": "run-1",
    "run 2": "run-2",
}
_STREETS: Final[dict[str, StreetName]] = {
    name.replace("_", " "): name for name in get_args(StreetName)
}
_GETS: Final = r"seat \d{1,3} gets [^\s,:][^,:]*?"
_PLACE: Final = r"(?:the )?(?:seat \d{1,3}|run \d|[a-z]+(?: table)?)"
MOST_SEATS: Final = 10


class FormError(ValueError):
    """A text that has the right form and says something that cannot be."""


def read_place(text: str) -> Place:
    """A place by its name: `board`, `burns`, `muck`, `discards`, `stub`, `aside`, `off table`,
    `seat 4`, `run 1`.
    """
    words = text.replace("-", " ").removeprefix("the ")
    if words.startswith("seat "):
        return seat_place(_seat(words[5:]))
    place = _PLACES.get(words)
    if place is None:
        raise FormError(f"{text!r} is no place")
    return place


def _seat(text: str) -> int:
    seat = int(text) if text.isdecimal() else 0
    if not 1 <= seat <= MOST_SEATS:
        raise FormError(f"seats are numbered 1 to {MOST_SEATS}, not {text}")
    return seat


def _seats(text: str) -> tuple[int, ...]:
    return tuple(_seat(number) for number in re.findall(r"\d+", text))


def _position(text: str) -> int:
    if int(text) < 1:
        raise FormError("cards are counted from 1")
    return int(text)


def _hands(text: str) -> tuple[SeatCards, ...]:
    return tuple(
        SeatCards(_seat(seat), parse_cards(cards))
        for seat, cards in re.findall(r"seat (\d+) gets ([^,]+)", text)
    )


def _code(text: str) -> str:
    return text.strip().replace(" ", "_").replace("-", "_")


# What may stand at each slot, and how it is read.
_SLOTS: Final[dict[str, tuple[str, Callable[[str], object]]]] = {
    "seat": (r"\d{1,3}", _seat),
    "seats": (r"\d{1,3}(?:(?:, | and | )\d{1,3})*", _seats),
    "chips": (r"\d{1,16}", int),
    "small": (r"\d{1,16}", int),
    "big": (r"\d{1,16}", int),
    "ante": (r"\d{1,16}", int),
    "bring": (r"\d{1,16}", int),
    "live": (r"\d{1,16}", int),
    "dead": (r"\d{1,16}", int),
    "n": (r"\d{1,4}", int),
    "run": (r"\d{1,2}", int),
    "fault": (r"\d{1,3}", int),
    "position": (r"\d{1,3}", _position),
    "positions": (
        r"\d{1,3}(?:(?:, | and | )\d{1,3})*",
        lambda text: tuple(_position(number) for number in re.findall(r"\d+", text)),
    ),
    "count": ("|".join(COUNTS), COUNTS.__getitem__),
    "card": (r"[^\s,:]{2,3}", parse_card),
    "cards": (r"\S[^,:]*?", parse_cards),
    "street": ("|".join(_STREETS), _STREETS.__getitem__),
    "half": ("high|low", str),
    "hands": (rf"{_GETS}(?:, {_GETS})*", _hands),
    "place": (_PLACE, read_place),
    "to": (_PLACE, read_place),
    "places": (
        r"[a-z0-9 ]+?(?:(?:, | and )[a-z0-9 ]+?)*",
        lambda text: tuple(read_place(part) for part in re.split(r", | and ", text)),
    ),
    "code": (r"[A-Za-z][A-Za-z_ -]{0,40}?", _code),
    "outcome": (r"[A-Za-z][A-Za-z_ -]{0,40}?", _code),
    "name": (r"[^\s,:][^,:]{0,40}?", str),
    "words": (r"\S.*?", str),
}
_PIECE: Final = re.compile(r"\{(?P<slot>[a-z]+)\}|(?P<mark>[\[\]()|])|(?P<text>[^{}\[\]()|]+)")


@dataclass(frozen=True, slots=True)
class Form:
    """A compiled form; `text` is how it is written in the documentation."""

    text: str
    pattern: re.Pattern[str]

    def read(self, text: str) -> dict[str, Any] | None:
        """The values at the slots, None when the text has another form.

        Raises FormError when the form fits and a value in it cannot be.
        """
        match = self.pattern.fullmatch(text)
        if match is None:
            return None
        try:
            return {
                slot: _SLOTS[slot][1](value)
                for slot, value in match.groupdict().items()
                if value is not None
            }
        except CardError as wrong:
            raise FormError(str(wrong)) from None


def compiled(text: str) -> Form:
    """Compile a form: words, `{slot}`, `[what may be missing]`, `(one|of|these)`."""
    pattern = ""
    for piece in _PIECE.finditer(text):
        if slot := piece["slot"]:
            pattern += f"(?P<{slot}>{_SLOTS[slot][0]})"
        elif mark := piece["mark"]:
            pattern += {"[": "(?:", "]": ")?", "(": "(?:"}.get(mark, mark)
        else:
            pattern += re.escape(piece["text"])
    return Form(text, re.compile(pattern))
