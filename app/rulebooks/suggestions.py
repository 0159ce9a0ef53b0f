"""The suggestion of a remedy in a house's file: what the floor may do with one tap.

Not what a suggestion does at a table; that is the domain's.
"""

import json
from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import BaseModel, Discriminator, ValidationError

from app.codec import STRICT
from app.rulebooks.source import Path, Source
from statemachine.effects import Effect
from statemachine.procedures import PROCEDURES

MOST_EFFECTS: Final = 20

# A remedy is for any hand: these say something of a single one.
_OF_ONE_HAND: Final = ("seat", "seats", "hand", "cards")
_PLACES: Final = ("source", "to", "into", "places")


class _Given(BaseModel):
    model_config = STRICT

    suggestion: list[Annotated[Effect, Discriminator("kind")]]


def takes_suggestion(procedure: str) -> bool:
    """Whether a step of a procedure may be done as suggested."""
    steps = PROCEDURES[procedure].steps
    return any(outcome.suggested for step in steps for outcome in step.outcomes)


def needs_suggestion(procedure: str) -> bool:
    """Whether a step of a procedure can only be done as suggested."""
    return any(all(o.suggested for o in step.outcomes) for step in PROCEDURES[procedure].steps)


def read_suggestion(
    source: Source, entry: Mapping[str, Any], procedure: str, path: Path, *, silent: bool
) -> tuple[Effect, ...]:
    """The effects that a remedy suggests, none where it gives none. Raises OverrideError."""
    if "suggestion" not in entry:
        if needs_suggestion(procedure):
            raise source.error(
                "needs_suggestion",
                f"{procedure!r} needs a suggestion: give its effects as `suggestion`.",
                *path,
                "procedure",
            )
        return ()
    where = (*path, "suggestion")
    if not takes_suggestion(procedure):
        raise source.error(
            "no_suggestion_here", f"No step of {procedure!r} takes a suggestion.", *where
        )
    if not silent:
        raise source.error("suggestion_is_silent", "What a text settles is no suggestion.", *where)
    given = entry["suggestion"]
    if not isinstance(given, list) or not 0 < len(given) <= MOST_EFFECTS:
        raise source.error("wrong_type", f"It is a list of 1 to {MOST_EFFECTS} effects.", *where)
    for index, effect in enumerate(given):
        if not isinstance(effect, dict):
            raise source.error("wrong_type", "An effect is a table.", *where, index)
    effects = _effects(source, given, where)
    for index, read in enumerate(effects):
        named = _names_one_hand(read)
        if named:
            raise source.error(
                "names_one_hand",
                "A suggestion is for any hand: leave out its seats and cards.",
                *(*where, index, named),
            )
    return effects


def _effects(source: Source, given: list[Any], where: Path) -> tuple[Effect, ...]:
    try:
        # As JSON, so that a list is a tuple and a date is nothing.
        return tuple(_Given.model_validate_json(json.dumps({"suggestion": given})).suggestion)
    except TypeError:
        raise source.error("wrong_effect", "An effect has texts and numbers.", *where) from None
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_context=False, include_input=False)[0]
        # The kind of the effect is in the location of what is wrong with its fields.
        _, index, *rest = first["loc"]
        code = "unknown_effect" if not rest and "tag" in first["type"] else "wrong_effect"
        sentence = {
            "union_tag_invalid": "There is no such effect: its kind is one of the API's.",
            "union_tag_not_found": "An effect has a `kind`.",
            "missing": "This field of the effect is missing.",
            "unexpected_keyword_argument": "The effect has no such field.",
        }.get(first["type"], "The effect does not take this value.")
        raise source.error(code, sentence, *where, int(index), *rest[1:]) from None


def _names_one_hand(effect: Effect) -> str:
    """The field by which an effect means one hand or seat, nothing when it means none."""
    for name in effect.__slots__:
        value = getattr(effect, name)
        if name in _OF_ONE_HAND and value not in (None, ()):
            return name
        places = value if isinstance(value, tuple) else (value,)
        if name in _PLACES and any(str(place).startswith("seat-") for place in places):
            return name
    return ""
