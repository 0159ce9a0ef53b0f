"""What somebody wants to be drilled in: the seed, the book, the game, how many hands, how hard.

Not what comes of it; that is `questions`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from statemachine.irregularities import IrregularityKind
from statemachine.variants import VariantId

LevelName: TypeAlias = Literal["easy", "normal", "hard"]

MOST_HANDS: Final = 25
# What every client's number type holds exactly.
MOST_SEED: Final = 2**53 - 1


@dataclass(frozen=True, slots=True)
class Level:
    """How hard it is: with `common` only what happens every night, unless kinds are named;
    `choices` to choose from, whether the table shows whose turn it is (`turn`), and in how many
    seconds an answer earns the point for speed (`pace`).
    """

    common: bool
    choices: int
    turn: bool
    pace: int


LEVELS: Final[Mapping[LevelName, Level]] = {
    "easy": Level(common=True, choices=4, turn=True, pace=40),
    "normal": Level(common=False, choices=6, turn=True, pace=30),
    "hard": Level(common=False, choices=9, turn=False, pace=20),
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """A drill: the same one always asks the same. Without `kinds` they are those of the level."""

    seed: int
    rulebook: str = "tda"
    variant: VariantId = "NT"
    hands: int = 10
    level: LevelName = "normal"
    kinds: tuple[IrregularityKind, ...] = ()


class DrillError(ValueError):
    """A drill that cannot be drawn. `code` is stable, `about` is what it is about:
    `drill_kind_impossible` (a kind that this game or book has not) or `drill_unknown_hand` (an
    answer to a hand that was not asked about).
    """

    def __init__(self, code: str, about: str) -> None:
        super().__init__(f"{code}: {about}")
        self.code = code
        self.about = about
