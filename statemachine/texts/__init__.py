"""Every sentence that dealer and floor read, by code, in each language.

Not who reads it nor when: `advice` and the service pick the codes. The service's own codes,
those of requests and tokens, have their texts there.
"""

from collections.abc import Mapping
from dataclasses import MISSING, fields
from string import Formatter
from typing import Any, Final, Literal, TypeAlias, get_args

from statemachine.cards import card_text
from statemachine.custody import SEAT_PLACES
from statemachine.effects import BurnFaultCard, CountWinners, Effect, KeepAntes, MoveChips
from statemachine.texts import en, es

Language: TypeAlias = Literal["en", "es"]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

TEXTS: Final[Mapping[Language, Mapping[str, str]]] = {"en": en.TEXTS, "es": es.TEXTS}

# A param of such a name may hold a code of the domain: the name of the param, and the
# family of texts that puts it into words.
_WORDED: Final[Mapping[str, str]] = {
    "street": "street",
    "place": "place",
    "places": "place",
    "source": "place",
    "to": "place",
    "into": "place",
    "action": "action",
    "half": "half",
    "role": "role",
    "fault": "fault",
    "procedure": "procedure",
    "act": "made",
    # Without the floor's words, the kind of the fault says what the penalty is for.
    "penalty": "fault",
}
_SEATS: Final[Mapping[str, int]] = {place: n for n, place in enumerate(SEAT_PLACES, start=1)}


class _Params(dict[str, object]):
    def __missing__(self, name: str) -> str:
        return f"{{{name}}}"


def text(code: str, /, language: Language, **params: object) -> str:
    """The sentence of a code, with its named params filled in.

    A street, place, action, role, fault or procedure among the params may be given by its
    code and comes out in words; None comes out as `?`. A param that is not given stays in
    braces, and one that the sentence does not use is ignored: a text never fails for its
    params. Raises KeyError for a code that has no text.
    """
    return filled(TEXTS[language][code], language, **params)


def filled(sentence: str, /, language: Language, **params: object) -> str:
    """A sentence with its named params filled in, as `text` does it."""
    if "{" not in sentence:
        return sentence
    worded = {name: _word(name, value, language) for name, value in params.items()}
    if "effect" in params:
        worded["effect"] = _effect_meant(params, language)
    return sentence.format_map(_Params(worded))


def place_text(place: str, language: Language) -> str:
    """A place in words, `seat-3` as well as `burns`; the code itself when it is no place."""
    if place in _SEATS:
        return text("place.seat", language, seat=_SEATS[place])
    return TEXTS[language].get(f"place.{place}", place)


def effect_text(effect: Effect, language: Language) -> str:
    """What an effect does, in one sentence."""
    code = f"effect.{effect.kind}"
    params: dict[str, object] = {
        name: getattr(effect, name) for name in effect.__slots__ if name != "kind"
    }
    match effect:
        case MoveChips(seat, amount) if amount < 0:
            return text(f"{code}.back", language, seat=seat, amount=-amount)
        case BurnFaultCard(credited=True):
            return text(f"{code}.credited", language)
        case KeepAntes(bets=True):
            return text(f"{code}.bets", language)
        case CountWinners(right=False):
            return text(f"{code}.wrong", language)
    # What the book leaves open, the fault or the step supplies.
    unnamed = f"{code}.unnamed"
    if unnamed in TEXTS[language] and _open(TEXTS[language][code], params):
        return text(unnamed, language, **params)
    return text(code, language, **params)


def _effect_meant(params: Mapping[str, object], language: Language) -> str:
    """The effect whose kind and fields are among the params of a refusal, in words; the code
    itself where there is no such effect.
    """
    kind = str(params["effect"])
    effect = _EFFECTS.get(kind)
    if effect is None:
        return kind
    given = {
        field.name: _meant(str(field.type), params[field.name])
        for field in fields(effect)
        if field.name in params and field.name != "kind"
    }
    needed = {field.name for field in fields(effect) if field.default is MISSING}
    if not needed <= given.keys():
        return TEXTS[language].get(f"effect.{kind}.unnamed", kind)
    meant: Effect = effect(**given)
    return effect_text(meant, language)


def _meant(hint: str, value: object) -> object:
    """A field of an effect as it was before it became a param."""
    if isinstance(value, bool):
        return value
    if hint.startswith("tuple"):
        return tuple(_number(part) for part in str(value).split(", "))
    return _number(str(value))


def _number(said: str) -> str | int:
    return int(said) if said.removeprefix("-").isdecimal() else said


_EFFECTS: Final[Mapping[str, type[Any]]] = {
    str(field.default): effect
    for effect in get_args(Effect)
    for field in fields(effect)
    if field.name == "kind"
}


def _open(sentence: str, params: Mapping[str, object]) -> bool:
    """Whether a param that the sentence needs is left open, and None has no words of its own."""
    needed = {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}
    return any(params[name] in (None, (), "") for name in needed - {"pot"})


def detail_text(detail: str, language: Language) -> str:
    """The detail of an irregularity: a code in words, or the words that somebody typed."""
    return TEXTS[language].get(f"detail.{detail}", detail)


def _word(name: str, value: object, language: Language) -> str:
    match name, value:
        case "shown", bool() | None:
            face = {True: "face.up", False: "face.down", None: "face.kept"}[value]
            return text(face, language)
        case "pot", None:
            return text("pots.all", language)
        case "indices", None:
            return text("cards.picked", language)
        case "indices", tuple():
            # People count cards from one.
            return text("cards.numbered", language, numbers=tuple(n + 1 for n in value))
        case "cards", tuple():
            return " ".join(map(card_text, value))
        case _, None:
            return "?"
        case _, tuple() | list():
            return ", ".join(_word(name, item, language) for item in value)
        case _:
            return _named(name, str(value), language)


def _named(name: str, value: str, language: Language) -> str:
    family = _WORDED.get(name)
    if family is None:
        return value
    if family == "place":
        return place_text(value, language)
    return TEXTS[language].get(f"{family}.{value}", value)
