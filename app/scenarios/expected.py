"""What a scenario may expect of the record after a step, as models.

How an expectation is compared stands in `expectations`.
"""

from typing import Annotated, Literal

from pydantic import Field

from app.scenarios.pieces import Cards, Chips, Part, Seat, Text
from statemachine.events import BurnSource
from statemachine.irregularities import Block, Fact, IrregularityKind, QuestionKind
from statemachine.observations import Action, Half
from statemachine.phases import Phase
from statemachine.variants import StreetName


class Burns(Part):
    """The burn pile: how many cards, which, and the streets that have their burn."""

    count: int | None = None
    cards: Cards | None = None
    credited: list[StreetName] | dict[StreetName, BurnSource] | None = None


class SubstantialAction(Part):
    """Whether the actions from a street on are substantial action."""

    since: StreetName
    is_: Annotated[bool, Field(alias="is")]


class IrregularityExpectation(Part):
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
    card: Cards | None = None
    amount: Chips | None = None
    found: dict[Fact, bool] | None = None
    times: Annotated[int, Field(ge=0, le=100)] | None = None


class QuestionExpectation(Part):
    """An open question."""

    asks: QuestionKind
    answers: list[Text] | None = None
    street: StreetName | None = None
    seat: Seat | None = None


class PotExpectation(Part):
    """A gathered pot and the seats that contest it."""

    amount: Chips
    seats: list[Seat]


class PartExpectation(Part):
    """One part of a pot: a half of it, on one run of the board, or all of both."""

    pot: Annotated[int, Field(ge=0, le=10)] = 0
    half: Half = "whole"
    run: Annotated[int, Field(ge=1, le=10)] = 1
    winners: list[Seat] | None = None
    awards: dict[Seat, Chips] | None = None


class Expectation(Part):
    """What the record says after a step; only what is named is checked."""

    refused: Text | None = None
    hand: int | None = None
    deal: int | None = None
    phase: Phase | None = None
    button: Seat | None = None
    blinds: list[Seat | None] | None = None
    actor: Seat | None = None
    board: Cards | None = None
    burns: Annotated[int, Field(ge=0, le=60)] | Burns | None = None
    cards: dict[str, Annotated[int, Field(ge=0, le=60)] | Cards] | None = None
    up: dict[Seat, Cards] | None = None
    pools: list[Cards] | None = None
    boxed: int | None = None
    live: list[Seat] | None = None
    stacks: dict[Seat, Chips] | None = None
    bets: dict[Seat, Chips] | None = None
    call: Chips | None = None
    pots: list[Chips | PotExpectation] | None = None
    total: Chips | None = None
    drawn: dict[Seat, Annotated[int, Field(ge=0, le=10)]] | None = None
    runs: Annotated[int, Field(ge=1, le=10)] | None = None
    run: Annotated[int, Field(ge=1, le=10)] | None = None
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
    parts: list[PartExpectation] | None = None
    penalties: dict[Seat, Text] | None = None
    sits_out: dict[Seat, Annotated[int, Field(ge=0, le=1000)]] | None = None
    carried: Chips | None = None
