"""Reads scenario files into the models of the format, and says in one line what is wrong.

It plays nothing: whether a scenario goes as it says is for the runner.
"""

from collections.abc import Iterator
from typing import Final

from pydantic import ValidationError
from pydantic_core import ErrorDetails, to_json

from app.scenarios.format import SCENARIO, STRUCTURED_STEPS, Scenario
from app.scenarios.pieces import CARDS_PATTERN
from app.scenarios.source import Location, Node, ScenarioError, read_documents

MAX_SCENARIOS: Final = 200


def read_scenarios(source: bytes) -> Iterator[tuple[Node, Scenario | ScenarioError]]:
    """Read every scenario of a file, or what is wrong with it; the others are read still.

    Raises ScenarioError when the file itself is no YAML that is taken here.
    """
    for number, node in enumerate(read_documents(source), start=1):
        if number > MAX_SCENARIOS:
            raise ScenarioError(f"a file takes at most {MAX_SCENARIOS} scenarios", node.line)
        yield node, _scenario(node)


def _scenario(node: Node) -> Scenario | ScenarioError:
    if not isinstance(node.data, dict):
        return ScenarioError("a scenario is a map with title, table and steps", node.line)
    try:
        # Through JSON, since strict reading takes a list for a tuple only there.
        return SCENARIO.validate_json(to_json(node.data), by_alias=True, by_name=False)
    except ValidationError as invalid:
        return _in_one_line(node, invalid.errors(include_url=False, include_context=True))


def _in_one_line(node: Node, errors: list[ErrorDetails]) -> ScenarioError:
    error = max(errors, key=lambda entry: _telling(node, entry))
    path = _named(node, error["loc"])
    in_step = len(path) > 1 and path[0] == "steps" and isinstance(path[1], int)
    step = int(path[1]) + 1 if in_step else None
    message = _message(error)
    if in_step and (len(error["loc"]) < 3 or error["loc"][2] in ("pair", "text")):
        message = (
            f"this is no step: write words, or a map with one of {', '.join(STRUCTURED_STEPS)}"
        )
        path = path[:2]
    where = ".".join(str(part) for part in (path[2:] if in_step else path))
    return ScenarioError(f"{where}: {message}" if where else message, node.line_of(path), step)


def _telling(node: Node, error: ErrorDetails) -> tuple[int, bool]:
    # A union reports each of its members: the one that got furthest was meant.
    return len(_named(node, error["loc"])), not error["type"].endswith("_type")


def _message(error: ErrorDetails) -> str:
    last = str(error["loc"][-1]) if error["loc"] else ""
    kind = error["type"]
    if kind in ("extra_forbidden", "unexpected_keyword_argument"):
        return f"unknown key {last!r}"
    if kind in ("missing", "missing_argument"):
        return f"{last!r} is missing"
    if kind == "union_tag_not_found":
        return "'kind' is missing"
    if kind == "union_tag_invalid":
        return f"there is no kind {str(error['ctx']['tag'])!r}"
    if kind == "string_pattern_mismatch" and error["ctx"]["pattern"] == CARDS_PATTERN:
        return f"{error['input']!r} is no list of cards"
    message = error["msg"].split(". ")[0]
    return message[:1].lower() + message[1:]


def _named(node: Node, location: Location) -> Location:
    """The parts of a path that name a value in the file; a union puts its members between."""
    path: list[str | int] = []
    if location[:1] == ("steps",):
        # The kind of a step stands in the path and may be a key of the step, too.
        location = (*location[:2], *location[3:])
    for part in location:
        child = node.children.get(part)
        if child is not None:
            path.append(part)
            node = child
    return tuple(path)
