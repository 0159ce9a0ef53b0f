"""The format of a scenario as models, and its JSON schema.

It reads no file, nor does it know the shorthands: a plain text stays a text here.
"""

import json
from typing import Annotated, Any, Final, TypeAlias

from pydantic import Discriminator, Field, Tag, TypeAdapter

from app.kinds import by_kind
from app.scenarios.expected import Expectation
from app.scenarios.pieces import CHIPS_AT_MOST, Cards, Chips, Part, Seat, Text
from statemachine.effects import Effect
from statemachine.observations import AnteKind, Observation, Tracking
from statemachine.variants import VariantId

MAX_STEPS: Final = 400

SpokenEffect: TypeAlias = Annotated[str, Field(min_length=1, max_length=200)]


class Player(Part):
    """Who sits at a seat."""

    player: Text
    stack: Annotated[int, Field(ge=1, le=CHIPS_AT_MOST)]


class Level(Part):
    """Blinds and antes in whole chips, and the sizes of bets; zero is what the game makes of it."""

    small_blind: Chips = 0
    big_blind: Chips = 0
    ante: Chips = 0
    ante_kind: AnteKind = "each"
    bring_in: Chips = 0
    small_bet: Chips = 0
    big_bet: Chips = 0
    min_bet: Chips = 0


class Table(Part):
    """The table before the first step; a seat is its stack, or player and stack. With `tracking`
    "dealing" nobody enters acts, and there need be no level.
    """

    seats: Annotated[
        dict[Seat, Annotated[int, Field(ge=1, le=CHIPS_AT_MOST)] | Player],
        Field(min_length=1, max_length=10),
    ]
    level: Level | None = None
    button: Seat
    variant: VariantId = "NT"
    size: Annotated[int, Field(ge=2, le=10)] | None = None
    tracking: Tracking = "full"


class ChipsNow(Part):
    """The chips in front of a seat as they lie on the table."""

    stack: Chips
    bet: Chips = 0
    live: bool = True


class TableNow(Part):
    """The table as it is seen now."""

    board: Cards = ""
    seats: dict[Seat, ChipsNow]
    pots: Annotated[list[Chips], Field(default_factory=list)]
    button: Seat
    actor: Seat | None = None
    reason: Annotated[str, Field(max_length=200)] = ""


class Ruling(Part):
    """The floor's own remedy. Without `closes` it closes every open irregularity."""

    reason: Text
    effects: Annotated[
        list[SpokenEffect | Annotated[Effect, Discriminator("kind")]], Field(default_factory=list)
    ]
    closes: list[int] | None = None
    said_by: Text | None = None


class _Said(Part):
    by: Annotated[str, Field(max_length=80)] | None = None


class ObserveStep(_Said):
    """An observation in full."""

    observe: Annotated[Observation, Field(discriminator="kind")]


class ExpectStep(Part):
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


STRUCTURED_STEPS: Final[tuple[str, ...]] = (
    "observe",
    "expect",
    "ruling",
    "table is now",
    "deal hole cards",
)


def _step_tag(step: Any) -> str:
    if isinstance(step, dict):
        return next((key for key in STRUCTURED_STEPS if key in step), "pair")
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


class Scenario(Part):
    """One hand, or a few, played by its steps."""

    title: Text
    id: Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$")] | None = None
    source: Text | list[Text] | None = None
    clauses: list[Text] | None = None
    rulebook: Text = "tda"
    table: Table
    steps: Annotated[list[Step], Field(min_length=1, max_length=MAX_STEPS)]


def _adapter() -> TypeAdapter[Scenario]:
    adapter = TypeAdapter(Scenario)
    adapter.rebuild(force=True)
    return by_kind(adapter)


SCENARIO: Final = _adapter()


def json_schema() -> dict[str, Any]:
    """The JSON schema of one YAML document of a scenario file."""
    schema = SCENARIO.json_schema(by_alias=True)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Floorcall scenario",
        **{key: value for key, value in schema.items() if key != "title"},
    }


def schema_text() -> str:
    """The text of `schema.json` beside this module."""
    return json.dumps(json_schema(), indent=2) + "\n"


def spoken(pair: dict[str, str | int]) -> str:
    """The text that a map of one pair stands for: `{"floor Ana": "pick card 2"}`."""
    ((key, value),) = pair.items()
    return f"{key}: {value}"
