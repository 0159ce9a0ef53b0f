"""What REST answers about dealers. They are shapes only, as those of `answers` are."""

from dataclasses import dataclass, field
from typing import Final

from pydantic import TypeAdapter, with_config

from app.codec import STRICT


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class DealerShown:
    """A dealer of the room; `badge` tells whether there is one."""

    id: str
    name: str
    created_at: str
    badge: bool


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class DealerList:
    """The dealers of the room by name."""

    dealers: tuple[DealerShown, ...]


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class BadgeMade:
    """A badge, told this once: `modules` are the rows of its QR code, `1` a dark one."""

    dealer: str
    code: str = field(repr=False)
    modules: tuple[str, ...] = field(repr=False)


DEALER_SHOWN: Final = TypeAdapter(DealerShown)
DEALER_LIST: Final = TypeAdapter(DealerList)
BADGE_MADE: Final = TypeAdapter(BadgeMade)
