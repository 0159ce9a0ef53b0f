"""What REST answers to the floor: tables at a glance, and what a new one may be opened with.

They are shapes only, as those of `answers` are.
"""

from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter, with_config

from app.codec import STRICT
from app.floor.glance import TableGlance
from statemachine.irregularities import IrregularityKind, Severity


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class FloorAnswer:
    """The tables that changed since the cursor that was sent, or with `whole` every one that the
    token is for. `now` is the service's own time (UTC), from which ages are counted.
    """

    now: str
    cursor: str
    whole: bool
    tables: tuple[TableGlance, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class VariantOffered:
    """A game by its id and its name. `forced` are its forced bets and `structure` its limit, which
    say what a level of it has.
    """

    id: str
    name: str
    structure: str
    forced: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class BookOffered:
    """A rulebook that a table can be played by."""

    id: str
    edition: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class KindOffered:
    """A kind of irregularity, and how it ranks."""

    kind: IrregularityKind
    title: str
    severity: Severity


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class ChoicesAnswer:
    """What there is to choose from: games and rulebooks for a new table, kinds to search for."""

    variants: tuple[VariantOffered, ...]
    rulebooks: tuple[BookOffered, ...]
    kinds: tuple[KindOffered, ...]


FLOOR_ANSWER: Final = TypeAdapter(FloorAnswer)
CHOICES_ANSWER: Final = TypeAdapter(ChoicesAnswer)
