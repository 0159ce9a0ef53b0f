"""Variants of poker as data: streets, cards, deck and betting structure.

Not the chart of a hand: `chart` builds that from what is written here.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

StreetName: TypeAlias = Literal["preflop", "flop", "turn", "river"]
VariantId: TypeAlias = Literal["NT"]


@dataclass(frozen=True, slots=True)
class Street:
    """One betting round: what is dealt before it. Cards are counts; `board` is how many
    board cards lie on the table once the street is dealt.
    """

    name: StreetName
    hole_cards: int
    board_cards: int
    board: int
    burn: bool


@dataclass(frozen=True, slots=True)
class Variant:
    """A game: `id` is its code in the PHH format."""

    id: VariantId
    name: str
    deck: int
    hole_cards: int
    streets: tuple[Street, ...]

    def street(self, name: StreetName) -> Street:
        """The street of that name."""
        return next(street for street in self.streets if street.name == name)

    def street_after(self, board: int) -> Street | None:
        """The street that deals the next board card when `board` cards lie there."""
        return next((street for street in self.streets if street.board > board), None)


NO_LIMIT_HOLDEM = Variant(
    id="NT",
    name="no-limit hold'em",
    deck=52,
    hole_cards=2,
    streets=(
        Street("preflop", hole_cards=2, board_cards=0, board=0, burn=False),
        Street("flop", hole_cards=0, board_cards=3, board=3, burn=True),
        Street("turn", hole_cards=0, board_cards=1, board=4, burn=True),
        Street("river", hole_cards=0, board_cards=1, board=5, burn=True),
    ),
)

VARIANTS: dict[VariantId, Variant] = {"NT": NO_LIMIT_HOLDEM}
