"""The small types of which the format of a scenario is made: chips, seats, cards, strict parts.

They are no part of it by themselves: `format` and `expected` put them together.
"""

from typing import Annotated, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

CHIPS_AT_MOST: Final = 10**12
CARDS_PATTERN: Final = r"^\s*(([2-9TJQKA][cdhs]|\?\?)\s*)*$"

Seat: TypeAlias = Annotated[int, Field(ge=1, le=10)]
Chips: TypeAlias = Annotated[int, Field(ge=0, le=CHIPS_AT_MOST)]
Text: TypeAlias = Annotated[str, Field(min_length=1, max_length=200)]
Cards: TypeAlias = Annotated[
    str,
    Field(
        max_length=160,
        pattern=CARDS_PATTERN,
        examples=["Ah Kd 7s", "?? ?? ??"],
        description="Cards as Ah, Td or ?? for one that nobody can name.",
    ),
]


class Part(BaseModel):
    """A part of a scenario: strict, with no key that it does not know."""

    # Built with the whole: a part that is built already keeps its validator, and the unions
    # in it would not become those that `kind` tells apart.
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)
