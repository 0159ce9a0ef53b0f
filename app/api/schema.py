"""How strict bodies and hand-made answers enter OpenAPI, since no handler has a typed body.

It describes and decodes nothing: the adapters that do both stand in `envelopes` and `answers`.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from app.api import (
    answers,
    dealer_answers,
    drill_answers,
    floor_answers,
    history_answers,
    past_answers,
)
from app.api.drill_bodies import DRILL_ANSWERED, NEW_DRILL
from app.envelopes import (
    MOST_OBSERVATIONS,
    NEW_DEALER,
    NEW_PAIRING,
    NEW_PIN,
    NEW_REDEMPTION,
    NEW_REVEAL,
    NEW_SEAL,
    NEW_TABLE,
    NEW_TOKEN,
    OBSERVED,
    SIGN_IN,
)
from app.problems import MEDIA_TYPE, ProblemBody

Json: TypeAlias = dict[str, Any]
Mode: TypeAlias = Literal["validation", "serialization"]

_REF: Final = "#/components/schemas/{model}"
_ADAPTERS: Final[tuple[tuple[str, Mode, TypeAdapter[Any]], ...]] = (
    ("NewDealer", "validation", NEW_DEALER),
    ("DrillAnswered", "validation", DRILL_ANSWERED),
    ("NewDrill", "validation", NEW_DRILL),
    ("NewPairing", "validation", NEW_PAIRING),
    ("NewPin", "validation", NEW_PIN),
    ("NewRedemption", "validation", NEW_REDEMPTION),
    ("NewReveal", "validation", NEW_REVEAL),
    ("NewSeal", "validation", NEW_SEAL),
    ("NewTable", "validation", NEW_TABLE),
    ("NewToken", "validation", NEW_TOKEN),
    ("Observed", "validation", OBSERVED),
    ("SignIn", "validation", SIGN_IN),
    ("ProblemBody", "serialization", TypeAdapter(ProblemBody)),
    ("TableList", "serialization", answers.TABLE_LIST),
    ("TableAnswer", "serialization", answers.TABLE_ANSWER),
    ("ObservedAnswer", "serialization", answers.OBSERVED_ANSWER),
    ("LogAnswer", "serialization", answers.LOG_ANSWER),
    ("FloorAnswer", "serialization", floor_answers.FLOOR_ANSWER),
    ("ChoicesAnswer", "serialization", floor_answers.CHOICES_ANSWER),
    ("HandsFound", "serialization", history_answers.HANDS_FOUND),
    ("Statistics", "serialization", history_answers.STATISTICS),
    ("HandList", "serialization", past_answers.HAND_LIST),
    ("IrregularityList", "serialization", answers.IRREGULARITY_LIST),
    ("ReadList", "serialization", past_answers.READ_LIST),
    ("SealMade", "serialization", answers.SEAL_MADE),
    ("SealOpened", "serialization", answers.SEAL_OPENED),
    ("SealKept", "serialization", answers.SEAL_KEPT),
    ("TicketAnswer", "serialization", answers.TICKET_ANSWER),
    ("TokenMade", "serialization", answers.TOKEN_MADE),
    ("TokenList", "serialization", answers.TOKEN_LIST),
    ("SelfShown", "serialization", answers.SELF_SHOWN),
    ("PairingMade", "serialization", answers.PAIRING_MADE),
    ("PairingShown", "serialization", answers.PAIRING_SHOWN),
    ("RulebookList", "serialization", answers.RULEBOOK_LIST),
    ("RulebookShown", "serialization", answers.RULEBOOK_SHOWN),
    ("DealerShown", "serialization", dealer_answers.DEALER_SHOWN),
    ("DealerList", "serialization", dealer_answers.DEALER_LIST),
    ("BadgeMade", "serialization", dealer_answers.BADGE_MADE),
    ("DrillChoices", "serialization", drill_answers.DRILL_CHOICES),
    ("DrillShown", "serialization", drill_answers.DRILL_SHOWN),
    ("MarksShown", "serialization", drill_answers.MARKS_SHOWN),
    ("Readiness", "serialization", answers.READINESS),
)
_KNOWN: Final = frozenset(name for name, _, _ in _ADAPTERS)


def _ref(name: str) -> Json:
    if name not in _KNOWN:
        raise KeyError(name)
    return {"$ref": _REF.format(model=name)}


def takes(name: str, *, many: bool = False) -> Json:
    """The `openapi_extra` of a handler whose body is of that name, or a list of them too."""
    one = _ref(name)
    listed = {"type": "array", "items": one, "minItems": 1, "maxItems": MOST_OBSERVATIONS}
    schema = {"anyOf": [one, listed]} if many else one
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


def gives(name: str, *refusals: int, status: int = 200) -> dict[int | str, Json]:
    """The `responses` of a handler that answers with a body of that name or a problem."""
    problem = {"content": {MEDIA_TYPE: {"schema": _ref("ProblemBody")}}}
    answered: dict[int | str, Json] = {
        status: {
            "description": "Done",
            "content": {"application/json": {"schema": _ref(name)}},
        }
    }
    # With a default, FastAPI does not add its own shape of a 422.
    refused: tuple[int | str, ...] = (*refusals, "default")
    return answered | {refusal: {"description": "Refused", **problem} for refusal in refused}


def refuses(*refusals: int) -> dict[int | str, Json]:
    """The `responses` of a handler whose own answer is no JSON."""
    described = gives("ProblemBody", *refusals)
    del described[200]
    return described


@cache
def components() -> Json:
    """Every schema that a reference may name."""
    _, schema = TypeAdapter.json_schemas(_ADAPTERS, ref_template=_REF)
    defs: Json = schema["$defs"]
    return defs


def openapi_of(app: FastAPI) -> Callable[[], Json]:
    """What replaces `app.openapi`: FastAPI's own document with our schemas in it."""

    def openapi() -> Json:
        if app.openapi_schema is None:
            document = get_openapi(
                title=app.title,
                version=app.version,
                summary=app.summary,
                description=app.description,
                routes=app.routes,
            )
            parts = document.setdefault("components", {})
            parts["schemas"] = components()
            parts["securitySchemes"] = {"bearer": {"type": "http", "scheme": "bearer"}}
            document["security"] = [{"bearer": []}]
            app.openapi_schema = document
        return app.openapi_schema

    return openapi
