"""The view of what comes next at a table and what may be tapped for it, as frozen values.

Not the choice of what to show; that is `view`.
"""

from dataclasses import dataclass

from statemachine.advice import LegalAction
from statemachine.slots import quick


@quick
@dataclass(frozen=True, slots=True)
class DealView:
    """Cards that the deal which is due brings to a place: so many face down, and then up."""

    place: str
    down: int
    up: int


@quick
@dataclass(frozen=True, slots=True)
class AroundView:
    """A way for several seats to act alike, which one `acted_around` records: `seats` act in this
    order up to `through`. `all_in` are those of them whose last chips go in.
    """

    action: str
    through: int
    seats: tuple[int, ...]
    all_in: tuple[int, ...]
    text: str


@quick
@dataclass(frozen=True, slots=True)
class PresetView:
    """A size of a bet that players name by the pot, as the seat's whole bet on this street."""

    name: str
    amount: int


@quick
@dataclass(frozen=True, slots=True)
class AdviceView:
    """What comes next, with its text. `deals` are the cards that are due, in their order;
    `asked` the seats that have to discard, the next one first. `around`, `presets` and `reports`,
    the codes of what may be called now, the likeliest first, are for those who record.
    """

    prompt: str
    text: str
    actor: int | None
    actions: tuple[LegalAction, ...]
    next: tuple[str, ...]
    blocked: tuple[str, ...]
    procedure: int | None
    deals: tuple[DealView, ...]
    asked: tuple[int, ...]
    around: tuple[AroundView, ...] = ()
    reports: tuple[str, ...] = ()
    presets: tuple[PresetView, ...] = ()
