"""Makes every union of the domain a tagged one on the wire: `kind` is required and decides.

It is not a codec: it changes how a pydantic adapter reads, and reads nothing itself.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from pydantic import TypeAdapter
from pydantic_core import CoreSchema, SchemaSerializer, SchemaValidator

T = TypeVar("T")

_TAG: Final = "kind"


class _Later(TypeAdapter[T]):  # type: ignore[misc]  # marked final, and this is no other kind
    # Pydantic's own `defer_build` is a setting of the type, and these types are not pydantic's.
    def __init__(self, build: Callable[[], TypeAdapter[T]]) -> None:
        self._build = build

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        self.__dict__.update(vars(self._build()))
        return getattr(self, name)


def later(build: Callable[[], TypeAdapter[T]]) -> TypeAdapter[T]:
    """An adapter that is built when it is first used.

    Those of whole entries and answers took a third of the time in which a command starts, and few
    commands need them.
    """
    return _Later(build)


def by_kind(adapter: TypeAdapter[T]) -> TypeAdapter[T]:
    """Return the adapter with `kind` required in each dataclass that has one.

    The domain gives `kind` a default, so pydantic would take an object without it, and would try
    each member of a nested union in turn: a single wrong field of an effect then made forty
    errors. The JSON schema of both directions becomes the same.
    """
    # Not prebuilt: pydantic's own classes would bring the validators that they have already.
    schema = cast(CoreSchema, _tagged(adapter.core_schema, _definitions(adapter.core_schema)))
    adapter.core_schema = schema
    adapter.validator = SchemaValidator(schema, _use_prebuilt=False)
    adapter.serializer = SchemaSerializer(schema, _use_prebuilt=False)
    return adapter


def _definitions(schema: Any) -> dict[str, Any]:
    return {found["ref"]: found for found in schema.get("definitions", ())}


def _tagged(node: Any, definitions: dict[str, Any]) -> Any:
    if isinstance(node, list):
        return [_tagged(part, definitions) for part in node]
    if isinstance(node, tuple):
        return tuple(_tagged(part, definitions) for part in node)
    if not isinstance(node, dict):
        return node
    if node.get("type") == "union":
        choices = _choices_by_tag(node["choices"], definitions)
        if choices is not None:
            return {
                "type": "tagged-union",
                "discriminator": _TAG,
                "choices": {tag: _tagged(part, definitions) for tag, part in choices.items()},
                **({"ref": node["ref"]} if "ref" in node else {}),
            }
    changed = {
        key: part if key in {"metadata", "cls", "config"} else _tagged(part, definitions)
        for key, part in node.items()
    }
    if changed.get("type") == "dataclass-field" and changed["name"] == _TAG:
        inner = changed["schema"]
        if inner["type"] == "default":
            changed["schema"] = inner["schema"]
    return changed


def _choices_by_tag(choices: list[Any], definitions: dict[str, Any]) -> dict[str, Any] | None:
    tagged: dict[str, Any] = {}
    for choice in choices:
        tag = _tag_of(choice, definitions)
        if tag is None:
            return None
        tagged[tag] = choice
    return tagged


def _tag_of(choice: Any, definitions: dict[str, Any]) -> str | None:
    if not isinstance(choice, dict):
        return None
    if choice.get("type") == "definition-ref":
        choice = definitions.get(choice["schema_ref"], {})
    if choice.get("type") != "dataclass":
        return None
    for field in choice["schema"]["fields"]:
        if field["name"] == _TAG:
            schema = field["schema"]
            literal = schema["schema"] if schema["type"] == "default" else schema
            return str(literal["expected"][0]) if literal["type"] == "literal" else None
    return None
