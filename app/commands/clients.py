"""`floorcall clients WHAT`: what the browser clients are generated from, as JSON.

It makes no client: the web build turns the messages into types and carries the words along.
"""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final, Literal, TypeAlias, get_args

from pydantic import TypeAdapter

from app.api.answers import (
    LOG_ANSWER,
    PAIRING_MADE,
    PAIRING_SHOWN,
    RULEBOOK_SHOWN,
    SEAL_KEPT,
    SELF_SHOWN,
    TABLE_ANSWER,
    TABLE_LIST,
    TOKEN_LIST,
    TOKEN_MADE,
)
from app.api.dealer_answers import DEALER_LIST, DEALER_SHOWN
from app.api.drill_answers import DRILL_CHOICES, DRILL_SHOWN, MARKS_SHOWN
from app.api.drill_bodies import DRILL_ANSWERED
from app.api.floor_answers import CHOICES_ANSWER, FLOOR_ANSWER
from app.api.history_answers import HANDS_FOUND, STATISTICS
from app.api.past_answers import HAND_LIST
from app.codec import EVENT, OBSERVATION
from app.envelopes import NEW_TABLE
from app.kinds import by_kind
from app.permissions import Permission
from app.protocol.messages import CLIENT_MESSAGE, SERVER_MESSAGE
from statemachine.cards import Card
from statemachine.custody import Place
from statemachine.effects import Effect
from statemachine.irregularities import IrregularityKind
from statemachine.observations import Action
from statemachine.reportable import FORMS
from statemachine.roles import Role
from statemachine.texts import LANGUAGES, TEXTS
from statemachine.variants import StreetName

Json: TypeAlias = dict[str, Any]

_REF: Final = "#/definitions/{model}"
# All as they are read: a shape in both directions would have two names otherwise.
_ADAPTERS: Final[tuple[tuple[str, Literal["validation"], TypeAdapter[Any]], ...]] = (
    ("Effect", "validation", by_kind(TypeAdapter(Effect))),
    ("Observation", "validation", OBSERVATION),
    ("Event", "validation", EVENT),
    ("ClientMessage", "validation", CLIENT_MESSAGE),
    ("ServerMessage", "validation", SERVER_MESSAGE),
    ("LogAnswer", "validation", LOG_ANSWER),
    ("FloorAnswer", "validation", FLOOR_ANSWER),
    ("ChoicesAnswer", "validation", CHOICES_ANSWER),
    ("HandList", "validation", HAND_LIST),
    ("HandsFound", "validation", HANDS_FOUND),
    ("NewTable", "validation", NEW_TABLE),
    ("SealKept", "validation", SEAL_KEPT),
    ("Statistics", "validation", STATISTICS),
    ("TableAnswer", "validation", TABLE_ANSWER),
    ("DrillAnswered", "validation", DRILL_ANSWERED),
    ("DrillChoices", "validation", DRILL_CHOICES),
    ("DrillShown", "validation", DRILL_SHOWN),
    ("MarksShown", "validation", MARKS_SHOWN),
    ("RulebookShown", "validation", RULEBOOK_SHOWN),
    ("PairingMade", "validation", PAIRING_MADE),
    ("PairingShown", "validation", PAIRING_SHOWN),
    ("SelfShown", "validation", SELF_SHOWN),
    ("TableList", "validation", TABLE_LIST),
    ("TokenList", "validation", TOKEN_LIST),
    ("TokenMade", "validation", TOKEN_MADE),
    ("DealerList", "validation", DEALER_LIST),
    ("DealerShown", "validation", DEALER_SHOWN),
)
# Closed sets that would otherwise be written out wherever they are used.
_WORDS: Final[dict[str, object]] = {
    "Action": Action,
    "Card": Card,
    "IrregularityKind": IrregularityKind,
    "Permission": Permission,
    "Place": Place,
    "Role": Role,
    "StreetName": StreetName,
}
# The families of texts that stand on a client's own buttons and in its lists.
_FAMILIES: Final = ("action", "half", "hand_name", "place", "report", "role", "seen", "street")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("what", choices=tuple(_MADE), help="JSON schemas, texts, or forms of calls")


def run(given: argparse.Namespace) -> int:
    """Print one of them."""
    sys.stdout.write(printed(given.what))
    return 0


def printed(what: str) -> str:
    """What the command prints for one of its words."""
    made = _MADE[what]()
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


def messages() -> Json:
    """One JSON schema that defines every message and answer that a client meets."""
    whole, schema = TypeAdapter.json_schemas(_ADAPTERS, ref_template=_REF)
    defined: Json = dict(schema["$defs"])
    named = {name: {"enum": list(get_args(words))} for name, words in _WORDS.items()}
    for (name, _), union in whole.items():
        if "oneOf" in union:
            named[name] = {"oneOf": union["oneOf"]}
    defined |= named
    return {
        "title": "Messages",
        "type": "object",
        "definitions": {
            name: _plain(part, {key: set_ for key, set_ in named.items() if key != name})
            for name, part in sorted(defined.items())
        },
    }


def words() -> dict[str, dict[str, str]]:
    """The words of each language by code, those of `_FAMILIES` alone."""
    return {
        language: {
            code: said
            for code, said in sorted(TEXTS[language].items())
            if code.partition(".")[0] in _FAMILIES
        }
        for language in LANGUAGES
    }


def reports() -> dict[str, Json]:
    """How each call of the red button is said, by its code."""
    return {code: asdict(form) for code, form in FORMS.items()}


_MADE: Final[dict[str, Callable[[], Json]]] = {
    "messages": messages,
    "words": words,
    "reports": reports,
}


def _plain(node: Any, named: dict[str, Json]) -> Any:
    """The schema without pydantic's titles, each closed set in it by its name."""
    if isinstance(node, list):
        return [_plain(part, named) for part in node]
    if not isinstance(node, dict):
        return node
    for name, closed in named.items():
        if all(node.get(key) == members for key, members in closed.items()):
            return {"$ref": _REF.format(model=name)}
    return {
        key: {name: _plain(part, named) for name, part in value.items()}
        if key == "properties"
        else _plain(value, named)
        for key, value in node.items()
        if key not in {"title", "discriminator"}
    }
