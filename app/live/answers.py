"""What a desk answers to an observation, what goes with one, and what everybody else is told.

They are values only: no desk, no message of the socket and no HTTP status is known here.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

from sqlalchemy import Insert

from app.telemetry.outcomes import Taken
from statemachine.decide import Refusal
from statemachine.events import Event
from statemachine.observations import Observation
from statemachine.state import TableState


@dataclass(frozen=True, slots=True)
class With:
    """What goes with an observation into the log: the `fingerprint` that tells a repeat of it
    from another use of its id, and `rows` that are stored if and only if its entry is.
    """

    fingerprint: bytes = field(repr=False)
    rows: tuple[Insert, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Acked:
    """The observation is on disk as entry `seq`, or said nothing new to a table at `seq`.

    `state` is the table now: later than `seq` when the id was repeated, which `taken` says.
    """

    seq: int
    state: TableState = field(repr=False)
    taken: Taken = field(default="acked", repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing was changed. `seq` is where the table stands."""

    refusal: Refusal
    seq: int


Answer: TypeAlias = Acked | Refused


@dataclass(frozen=True, slots=True)
class Published:
    """An entry that is on disk, with the state that it led to. Nothing in it is redacted."""

    table: str
    seq: int
    at: str
    events: tuple[Event, ...] = field(repr=False)
    observation: Observation | None = field(repr=False)
    state: TableState = field(repr=False)
