"""The bodies that REST answers with about drills.

They are shapes only: what is asked and how it is marked is `app.drill`'s.
"""

from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter, with_config

from app.codec import STRICT
from app.drill import DrillShown, MarksShown


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class NamedChoice:
    """Something that a drill may be about, and its name."""

    id: str
    text: str


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class DrillChoices:
    """What a drill may be about. `kinds` are those that can come about in the game and by the
    book that were asked for; `common` are those of the easy level.
    """

    rulebooks: tuple[NamedChoice, ...]
    variants: tuple[NamedChoice, ...]
    levels: tuple[str, ...]
    most_hands: int
    kinds: tuple[NamedChoice, ...]
    common: tuple[str, ...]


DRILL_CHOICES: Final = TypeAdapter(DrillChoices)
DRILL_SHOWN: Final = TypeAdapter(DrillShown)
MARKS_SHOWN: Final = TypeAdapter(MarksShown)
