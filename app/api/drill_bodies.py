"""The bodies that clients send about drills, each a strict frozen dataclass.

They decide nothing: what is asked and how it is marked is `app.drill`'s.
"""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from pydantic import Field, StringConstraints, TypeAdapter, with_config

from app.codec import STRICT
from app.drill import MOST_HANDS, MOST_SEED, LevelName
from statemachine.irregularities import KINDS, IrregularityKind

DrillSeed: TypeAlias = Annotated[int, Field(ge=0, le=MOST_SEED)]


@with_config(STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class NewDrill:
    """A drill to be asked: the same `seed`, book, game, level and kinds always ask the same, and
    `hands` how much of it. Without a seed one is chosen; without kinds they are the level's.
    """

    seed: DrillSeed | None = None
    rulebook: Annotated[str, StringConstraints(max_length=64)] = "tda"
    variant: Annotated[str, StringConstraints(max_length=16)] = "NT"
    hands: Annotated[int, Field(ge=1, le=MOST_HANDS)] = 10
    level: LevelName = "normal"
    kinds: Annotated[tuple[IrregularityKind, ...], Field(max_length=len(KINDS))] = ()


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class HandAnswered:
    """An answer to a hand of a drill: an id of its kinds and one of its nexts, empty where nothing
    was said. `seconds` is how long both took, null where nobody looked at the clock.
    """

    hand: Annotated[int, Field(ge=1, le=MOST_HANDS)]
    kind: Annotated[str, StringConstraints(max_length=64)] = ""
    next: Annotated[str, StringConstraints(max_length=128)] = ""
    seconds: Annotated[float, Field(ge=0, le=86_400)] | None = None


@with_config(STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class DrillAnswered(NewDrill):
    """The answers to a drill, to be marked, with what was wanted and the `digest` of what was
    asked: nothing of a drill is kept.
    """

    seed: DrillSeed
    digest: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
    answers: Annotated[tuple[HandAnswered, ...], Field(max_length=MOST_HANDS)] = ()


NEW_DRILL: Final = TypeAdapter(NewDrill)
DRILL_ANSWERED: Final = TypeAdapter(DrillAnswered)
