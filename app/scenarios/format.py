"""The format of a scenario as models, and its JSON schema.

It reads no file, nor does it know the shorthands: a plain text stays a text here.
"""

import json
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import (
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    Tag,
    TypeAdapter,
)

from app.kinds import by_kind
from statemachine.effects import Effect
from statemachine.events import BurnSource
from statemachine.irregularities import Block, IrregularityKind, QuestionKind
from statemachine.observations import Action, AnteKind, Observation
from statemachine.phases import Phase
from statemachine.variants import StreetName, VariantId

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
