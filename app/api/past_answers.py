"""What REST answers about the past: hands that were played, and who looked at hidden cards.

They are shapes only, as those of `answers` are.
"""

from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter, with_config

from app.codec import STRICT
from statemachine.phases import Phase
from statemachine.roles import Role
from statemachine.views import TableView


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class HandListed:
    """A hand of the table, from entry `first_seq` to `last_seq`, with the times of both in UTC. In
    `phase` it was left, or is now; `view` is the table at that moment, when it was asked for.
    """

    number: int
    first_seq: int
    last_seq: int
    began_at: str
    last_at: str
    phase: Phase
    view: TableView | None = None


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class HandList:
    """Hands by their numbers, the newest first."""

    epoch: str
    hands: tuple[HandListed, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class ReadShown:
    """A look at hidden cards, the `number`th of its table: who, when, at what, and at which entry
    the table stood. `hash` chains it to the one before.
    """

    number: int
    at: str
    actor: str
    token: str | None
    role: Role
    looked: str
    seq: int
    detail: str
    hash: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class ReadList:
    """Looks at hidden cards in order: ask again after the last `number` while there are any."""

    reads: tuple[ReadShown, ...]


HAND_LIST: Final = TypeAdapter(HandList)
READ_LIST: Final = TypeAdapter(ReadList)
