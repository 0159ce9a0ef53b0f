"""Reads YAML text into plain data and remembers on which line each value stands.

It knows nothing of scenarios: it takes a strict subset of YAML, with no aliases, no tags, no
key twice, and bounds on size and depth.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

import yaml

Data: TypeAlias = "str | int | bool | list[Data] | dict[str, Data] | None"
Location: TypeAlias = tuple[str | int, ...]

MAX_BYTES: Final = 1024 * 1024
MAX_DEPTH: Final = 12
MAX_NODES: Final = 50_000
MAX_TEXT: Final = 1_000

_INTEGER = re.compile(r"-?\d{1,18}")
# YAML 1.1 would turn `no burn`'s cousin `no` into false: only these words are not text here.
_WORDS: Final[dict[str, bool | None]] = {
    "true": True,
    "false": False,
    "null": None,
    "~": None,
    "": None,
}


class ScenarioError(Exception):
    """Something in a file that cannot be read; `line` counts from 1, `step` too."""

    def __init__(self, message: str, line: int, step: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.step = step


@dataclass(frozen=True, slots=True)
class Node:
    """A value with the line it begins on, and the nodes inside it by key or index."""

    data: Data
    line: int
    children: dict[str | int, "Node"]

    def line_of(self, location: Location) -> int:
        """The line of the value at a path; parts that name no value are passed over."""
        node = self
        for part in location:
            node = node.children.get(part, node)
        return node.line


def read_documents(source: bytes) -> Iterator[Node]:
    """Read every document of a file; ScenarioError for what is no plain YAML."""
    if len(source) > MAX_BYTES:
        raise ScenarioError(f"the file is larger than {MAX_BYTES} bytes", 1)
    try:
        text = source.decode("utf-8")
    except UnicodeDecodeError as broken:
        line = source.count(b"\n", 0, broken.start) + 1
        raise ScenarioError("the file is not UTF-8 text", line) from None
    try:
        yield from _Builder(yaml.parse(text, Loader=yaml.SafeLoader)).documents()
    except yaml.MarkedYAMLError as broken:
        mark = broken.problem_mark or broken.context_mark
        problem = broken.problem or broken.context or "it cannot be read"
        if "'?'" in problem:
            problem += "; inside braces, put cards with ?? in quotes"
        raise ScenarioError(f"no YAML: {problem}", mark.line + 1 if mark else 1) from None
    except yaml.YAMLError as broken:
        raise ScenarioError(f"no YAML: {broken}".splitlines()[0], 1) from None


class _Builder:
    """Builds nodes from the parser's events, one at a time, so that bounds hold early."""

    def __init__(self, events: Iterator[yaml.Event]) -> None:
        self._events = events
        self._nodes = 0

    def documents(self) -> Iterator[Node]:
        for event in self._events:
            if isinstance(event, yaml.DocumentStartEvent):
                yield self._node(next(self._events), 0)

    def _node(self, event: yaml.Event, depth: int) -> Node:
        line = _line(event)
        self._nodes += 1
        if self._nodes > MAX_NODES:
            raise ScenarioError(f"the file has more than {MAX_NODES} values", line)
        if depth > MAX_DEPTH:
            raise ScenarioError(f"more than {MAX_DEPTH} levels of nesting", line)
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise ScenarioError("anchors and aliases are not taken: write the value out", line)
        if getattr(event, "tag", None) is not None:
            raise ScenarioError("tags are not taken: write the plain value", line)
        if isinstance(event, yaml.ScalarEvent):
            return Node(_scalar(event, line), line, {})
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(line, depth)
        return self._mapping(line, depth)

    def _sequence(self, line: int, depth: int) -> Node:
        items: list[Node] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            items.append(self._node(event, depth + 1))
        return Node([item.data for item in items], line, dict(enumerate(items)))

    def _mapping(self, line: int, depth: int) -> Node:
        items: dict[str | int, Node] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            at = _line(event)
            if not isinstance(event, yaml.ScalarEvent):
                raise ScenarioError("a key has to be a plain word or number", at)
            key = event.value
            if event.tag is not None or event.anchor is not None or len(key) > MAX_TEXT:
                raise ScenarioError("a key has to be a plain word or number", at)
            if key in items:
                raise ScenarioError(f"the key {key!r} stands here twice", at)
            items[key] = self._node(next(self._events), depth + 1)
        return Node({str(key): item.data for key, item in items.items()}, line, items)


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1


def _scalar(event: yaml.ScalarEvent, line: int) -> str | int | bool | None:
    text: str = event.value
    if len(text) > MAX_TEXT:
        raise ScenarioError(f"a text of more than {MAX_TEXT} characters", line)
    if event.style is not None:
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _INTEGER.fullmatch(text) else text
