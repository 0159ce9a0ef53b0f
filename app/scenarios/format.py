"""The format of a scenario as models, the reading of files into them, and its JSON schema.

It does not play a scenario, nor does it know the shorthands: a plain text stays a text here.
"""

import json
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import (
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    Tag,
    TypeAdapter,
    ValidationError,
)
from pydantic_core import ErrorDetails, to_json

from app.kinds import by_kind
from app.scenarios.source import Data, Location, Node, ScenarioError, read_documents
from statemachine.effects import Effect
from statemachine.events import BurnSource
from statemachine.irregularities import Block, IrregularityKind, QuestionKind
from statemachine.observations import Action, AnteKind, Observation
from statemachine.phases import Phase
from statemachine.variants import StreetName, VariantId

MAX_SCENARIOS: Final = 200
MAX_STEPS: Final = 400
CHIPS_AT_MOST: Final = 10**12
CARDS_PATTERN: Final = r"^\s*(([2-9TJQKA][cdhs]|\?\?)\s*)*$"

Seat: TypeAlias = Annotated[int, Field(ge=1, le=10)]
Chips: TypeAlias = Annotated[int, Field(ge=0, le=CHIPS_AT_MOST)]
Text: TypeAlias = Annotated[str, Field(min_length=1, max_length=200)]
Cards: TypeAlias = Annotated[
    str,
    Field(
        max_length=160,
        pattern=CARDS_PATTERN,
        examples=["Ah Kd 7s", "?? ?? ??"],
        description="Cards as Ah, Td or ?? for one that nobody can name.",
    ),
]
SpokenEffect: TypeAlias = Annotated[str, Field(min_length=1, max_length=200)]


class _Part(BaseModel):
    # Built with the whole: a part that is built already keeps its validator, and the unions
    # in it would not become those that `kind` tells apart.
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)


class Player(_Part):
    """Who sits at a seat."""

    player: Text
    stack: Annotated[int, Field(ge=1, le=CHIPS_AT_MOST)]


class Level(_Part):
    """Blinds and antes in whole chips."""

    small_blind: Chips
    big_blind: Annotated[int, Field(ge=1, le=CHIPS_AT_MOST)]
    ante: Chips = 0
    ante_kind: AnteKind = "each"


class Table(_Part):
    """The table before the first step; a seat is its stack, or player and stack."""

    seats: Annotated[
        dict[Seat, Annotated[int, Field(ge=1, le=CHIPS_AT_MOST)] | Player],
        Field(min_length=1, max_length=10),
    ]
    level: Level
    button: Seat
    variant: VariantId = "NT"
    size: Annotated[int, Field(ge=2, le=10)] | None = None


class Burns(_Part):
    """The burn pile: how many cards, which, and the streets that have their burn."""

    count: int | None = None
    cards: Cards | None = None
    credited: list[StreetName] | dict[StreetName, BurnSource] | None = None


class SubstantialAction(_Part):
    """Whether the actions from a street on are substantial action."""

    since: StreetName
    is_: Annotated[bool, Field(alias="is")]


class IrregularityExpectation(_Part):
    """The last irregularity of a kind, open or closed."""

    kind: IrregularityKind
    status: Literal["open", "remedied", "ruled", "superseded", "resolved"] | None = None
    procedure: Text | None = None
    step: Text | None = None
    cites: list[Text] | None = None
    silent: bool | None = None
    suggested: list[Text] | None = None
    blocks: Block | None = None
    street: StreetName | None = None
    seat: Seat | None = None
    times: Annotated[int, Field(ge=0, le=100)] | None = None


class QuestionExpectation(_Part):
    """An open question."""

    asks: QuestionKind
    answers: list[Text] | None = None
    street: StreetName | None = None
    seat: Seat | None = None


class Expectation(_Part):
    """What the record says after a step; only what is named is checked."""

    refused: Text | None = None
    hand: int | None = None
    deal: int | None = None
    phase: Phase | None = None
    button: Seat | None = None
    blinds: list[Seat] | None = None
    actor: Seat | None = None
    board: Cards | None = None
    burns: Annotated[int, Field(ge=0, le=60)] | Burns | None = None
    cards: dict[str, Annotated[int, Field(ge=0, le=60)] | Cards] | None = None
    pools: list[Cards] | None = None
    boxed: int | None = None
    live: list[Seat] | None = None
    stacks: dict[Seat, Chips] | None = None
    bets: dict[Seat, Chips] | None = None
    call: Chips | None = None
    pots: list[Chips] | None = None
    irregularities: list[IrregularityKind] | None = None
    irregularity: IrregularityExpectation | list[IrregularityExpectation] | None = None
    questions: list[QuestionKind] | None = None
    question: QuestionExpectation | None = None
    held: bool | None = None
    played_under_hold: bool | None = None
    blocked: list[Text] | None = None
    prompt: Text | None = None
    next: list[Text] | None = None
    actions: dict[Action, Chips | list[Chips] | None] | None = None
    substantial_action: bool | SubstantialAction | None = None
    rulings: int | None = None
    unsigned: int | None = None
    winners: list[Seat] | dict[Annotated[int, Field(ge=0, le=10)], list[Seat]] | None = None
    awards: dict[Seat, Chips] | None = None
    penalties: dict[Seat, Text] | None = None


class ChipsNow(_Part):
    """The chips in front of a seat as they lie on the table."""

    stack: Chips
    bet: Chips = 0
    live: bool = True


class TableNow(_Part):
    """The table as it is seen now."""

    board: Cards = ""
    seats: dict[Seat, ChipsNow]
    pots: list[Chips] = []
    button: Seat
    actor: Seat | None = None
    reason: Annotated[str, Field(max_length=200)] = ""


class Ruling(_Part):
    """The floor's own remedy. Without `closes` it closes every open irregularity."""

    reason: Text
    effects: list[SpokenEffect | Annotated[Effect, Discriminator("kind")]] = []
    closes: list[int] | None = None
    said_by: Text | None = None


class _Said(_Part):
    by: Annotated[str, Field(max_length=80)] | None = None


class ObserveStep(_Said):
    """An observation in full."""

    observe: Annotated[Observation, Field(discriminator="kind")]


class ExpectStep(_Part):
    """What the record must say after the step before it."""

    expect: Expectation


class RulingStep(_Said):
    """A ruling, on the floor's device or as the dealer heard it (`said_by`)."""

    ruling: Ruling


class TableNowStep(_Said):
    """`table_is_now`, written for people."""

    table_is_now: Annotated[TableNow, Field(alias="table is now")]


class HoleCardsStep(_Said):
    """Hole cards dealt, with those that are known."""

    deal_hole_cards: Annotated[dict[Seat, Cards], Field(alias="deal hole cards")]


_STRUCTURED: Final[tuple[str, ...]] = (
    "observe",
    "expect",
    "ruling",
    "table is now",
    "deal hole cards",
)


def _step_tag(step: Any) -> str:
    if isinstance(step, dict):
        return next((key for key in _STRUCTURED if key in step), "pair")
    return "text"


Shorthand: TypeAlias = Annotated[str, Field(min_length=1, max_length=300)]
# `floor Ana: pick card 2` is, to YAML, a map of one pair: it means the text it looks like.
ShorthandPair: TypeAlias = Annotated[
    dict[str, str | int], Field(min_length=1, max_length=1, description="A shorthand with a colon.")
]
Step: TypeAlias = Annotated[
    Annotated[Shorthand, Tag("text")]
    | Annotated[ShorthandPair, Tag("pair")]
    | Annotated[ObserveStep, Tag("observe")]
    | Annotated[ExpectStep, Tag("expect")]
    | Annotated[RulingStep, Tag("ruling")]
    | Annotated[TableNowStep, Tag("table is now")]
    | Annotated[HoleCardsStep, Tag("deal hole cards")],
    Discriminator(_step_tag),
]


class Scenario(_Part):
    """One hand, or a few, played by its steps."""

    title: Text
    id: Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$")] | None = None
    source: Text | list[Text] | None = None
    rulebook: Text = "tda"
    table: Table
    steps: Annotated[list[Step], Field(min_length=1, max_length=MAX_STEPS)]


def _adapter() -> TypeAdapter[Scenario]:
    adapter = TypeAdapter(Scenario)
    adapter.rebuild(force=True)
    return by_kind(adapter)


_SCENARIO: Final = _adapter()


def json_schema() -> dict[str, Any]:
    """The JSON schema of one YAML document of a scenario file."""
    schema = _SCENARIO.json_schema(by_alias=True)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Floorcall scenario",
        **{key: value for key, value in schema.items() if key != "title"},
    }


def schema_text() -> str:
    """The text of `schema.json` beside this module."""
    return json.dumps(json_schema(), indent=2) + "\n"


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
        return _SCENARIO.validate_json(to_json(node.data), by_alias=True, by_name=False)
    except ValidationError as invalid:
        return _in_one_line(node, invalid.errors(include_url=False, include_context=True))


def _in_one_line(node: Node, errors: list[ErrorDetails]) -> ScenarioError:
    error = max(errors, key=lambda entry: _telling(node, entry))
    path = _named(node, error["loc"])
    in_step = len(path) > 1 and path[0] == "steps" and isinstance(path[1], int)
    step = int(path[1]) + 1 if in_step else None
    message = _message(error)
    if in_step and (len(error["loc"]) < 3 or error["loc"][2] in ("pair", "text")):
        message = f"this is no step: write words, or a map with one of {', '.join(_STRUCTURED)}"
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


def spoken(pair: dict[str, str | int]) -> str:
    """The text that a map of one pair stands for: `{"floor Ana": "pick card 2"}`."""
    ((key, value),) = pair.items()
    return f"{key}: {value}"


__all__ = [
    "Data",
    "Expectation",
    "Scenario",
    "json_schema",
    "read_scenarios",
    "schema_text",
    "spoken",
]
