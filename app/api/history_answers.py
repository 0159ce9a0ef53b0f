"""What REST answers to a search of past hands, and to a count of what went wrong in them.

They are shapes only, as those of `answers` are.
"""

from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter, with_config

from app.codec import STRICT


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class FaultFound:
    """An irregularity of a hand that was found, or a ruling, whose kind is `ruling`. `seconds` are
    those until it was closed, None while it is open.
    """

    kind: str
    title: str
    seq: int
    at: str
    rule: str
    who: str
    outcome: str
    reason: str
    seconds: float | None


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class HandFound:
    """A hand that was found, from entry `first_seq` to `last_seq`; times are UTC."""

    table: str
    table_name: str
    number: int
    first_seq: int
    last_seq: int
    began_at: str
    last_at: str
    dealer: str
    players: tuple[str, ...]
    faults: tuple[FaultFound, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class HandsFound:
    """Hands, the newest first. `more` gets those after them, None when there are none. The logs of
    so many tables are `unread` to their end: ask again in a moment.
    """

    hands: tuple[HandFound, ...]
    more: str | None
    unread: int


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Counted:
    """What went wrong by one `key`, a kind, a table's id or a dealer, with its `name`. By kind,
    `hands` are those in which it did; else all of them. `seconds` are the mean until it was closed.
    """

    key: str
    name: str
    hands: int
    faults: int
    open: int
    rulings: int
    seconds: float | None


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Statistics:
    """Counts, the most faults first; `unread` is that of `HandsFound`."""

    by: str
    counts: tuple[Counted, ...]
    unread: int


HANDS_FOUND: Final = TypeAdapter(HandsFound)
STATISTICS: Final = TypeAdapter(Statistics)
