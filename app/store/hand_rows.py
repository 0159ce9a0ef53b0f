"""A hand as it is searched and counted, what is asked of hands, and what a count of them comes to.

They are values alone: `hands` finds and counts them.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

RULING: Final = "ruling"
# What parts names in a text: none may hold it.
BETWEEN: Final = "\n"

CountBy: TypeAlias = Literal["kind", "table", "dealer"]


@dataclass(frozen=True, slots=True)
class HandFault:
    """An irregularity or a ruling of a hand. `seconds` are from its opening to its end, None while
    it is open; one that is `floor_only` is for those who rule alone.
    """

    seq: int
    at: str
    kind: str
    rule: str
    who: str
    outcome: str
    reason: str
    seconds: float | None
    floor_only: bool


@dataclass(frozen=True, slots=True)
class HandRow:
    """A hand, its redeals among it, from entry `first_seq` to `last_seq`; times are UTC."""

    table_id: str
    first_seq: int
    last_seq: int
    number: int
    began_at: str
    last_at: str
    dealer: str
    players: tuple[str, ...]
    faults: tuple[HandFault, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Where a hand stands among all of them, for those after it to be asked for."""

    began_at: str
    table_id: str
    first_seq: int


@dataclass(frozen=True, slots=True)
class HandFilter:
    """Which hands are wanted; None is every one. Names are compared without their case, and a part
    of one will do. `first` and `last` bound the number, `since` and `until` the time at which a
    hand began. Without `floor_only` what is for those who rule alone is as if it had not been.
    """

    tables: Collection[str] | None = None
    first: int | None = None
    last: int | None = None
    kind: str | None = None
    dealer: str | None = None
    player: str | None = None
    since: str | None = None
    until: str | None = None
    floor_only: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Count:
    """How much went wrong: `key` is a kind, a table or a dealer. `hands` are those in which
    anything of it did when it is a kind, and else all of them; `seconds` is how long one took to
    be closed in the mean, None while none was.
    """

    key: str
    hands: int
    faults: int
    open: int
    rulings: int
    seconds: float | None
