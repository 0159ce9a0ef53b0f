"""Variants of poker as data: streets, cards, forced bets, betting structure and rankings.

Not the chart of a hand: `chart` builds that from what is written here.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from statemachine.ranking.names import RankingId

StreetName: TypeAlias = Literal[
    "preflop",
    "flop",
    "turn",
    "river",
    "third_street",
    "fourth_street",
    "fifth_street",
    "sixth_street",
    "seventh_street",
    "predraw",
    "first_draw",
    "second_draw",
    "third_draw",
]
VariantId: TypeAlias = Literal[
    "NT", "PT", "FT", "NS", "PO", "FO/8", "F7S", "F7S/8", "FR", "F5D", "N2L1D", "F2L3D", "FB"
]

# Who acts first on a street. Cards showing decide in stud: the lowest or highest door card
# posts the bring-in, and from then on the highest or lowest hand showing opens.
Opener: TypeAlias = Literal[
    "after_blinds", "after_button", "low_card", "high_card", "high_hand", "low_hand"
]
Structure: TypeAlias = Literal["no_limit", "pot_limit", "fixed_limit"]
Forced: TypeAlias = Literal["blinds", "button_blind", "bring_in"]
OddChip: TypeAlias = Literal["left_of_button", "high_card_by_suit"]


@dataclass(frozen=True, slots=True)
class Street:
    """One betting round and what is dealt before it. Cards are counts.

    `down` and `up` come to every live seat, the down cards first; `board_cards` to the board.
    `board` and `hole` are how many lie on the board and with a seat once the street is dealt.
    With `draw` every seat first discards, and then gets as many cards as it gave. `big` is
    a fixed-limit street of the big bet.
    """

    name: StreetName
    opener: Opener
    hole: int
    burn: bool = True
    down: int = 0
    up: int = 0
    board_cards: int = 0
    board: int = 0
    draw: bool = False
    big: bool = False

    @property
    def to_seats(self) -> bool:
        """Whether the street is dealt to the seats, not to the board."""
        return bool(self.down or self.up or self.draw)


@dataclass(frozen=True, slots=True)
class Variant:
    """A game. `id` is its code in the PHH format, or one made like those where PHH has none.

    `deck` is the number of cards, 36 without those below the six. `rankings` has one entry, or
    two where the low half of each pot goes to the second. `odd_chip` says whose it is when
    a pot does not split evenly.
    """

    id: VariantId
    name: str
    streets: tuple[Street, ...]
    rankings: tuple[RankingId, ...]
    structure: Structure = "no_limit"
    forced: Forced = "blinds"
    deck: int = 52
    odd_chip: OddChip = "left_of_button"

    @property
    def boards(self) -> bool:
        """Whether the game deals a board that every hand shares."""
        return self.streets[-1].board > 0

    @property
    def flop(self) -> Street | None:
        """The street that deals several board cards at once, None in a game without one."""
        return next((street for street in self.streets if street.board_cards > 1), None)

    def street(self, name: StreetName) -> Street:
        """The street of that name."""
        return next(street for street in self.streets if street.name == name)

    def street_after(self, board: int) -> Street | None:
        """The street that deals the next board card when `board` cards lie there."""
        return next((street for street in self.streets if street.board > board), None)

    def following(self, name: StreetName) -> Street | None:
        """The street after the one of that name, None after the last."""
        names = [street.name for street in self.streets]
        after = self.streets[names.index(name) + 1 :]
        return after[0] if after else None


def _board_streets(hole: int) -> tuple[Street, ...]:
    return (
        Street("preflop", "after_blinds", hole, burn=False, down=hole),
        Street("flop", "after_button", hole, board_cards=3, board=3),
        Street("turn", "after_button", hole, board_cards=1, board=4, big=True),
        Street("river", "after_button", hole, board_cards=1, board=5, big=True),
    )


def _stud_streets(bring_in: Opener, opener: Opener) -> tuple[Street, ...]:
    return (
        Street("third_street", bring_in, 3, burn=False, down=2, up=1),
        Street("fourth_street", opener, 4, up=1),
        Street("fifth_street", opener, 5, up=1, big=True),
        Street("sixth_street", opener, 6, up=1, big=True),
        Street("seventh_street", opener, 7, down=1, big=True),
    )


def _draw_streets(hole: int, draws: int) -> tuple[Street, ...]:
    names: tuple[StreetName, ...] = ("first_draw", "second_draw", "third_draw")
    # The bet doubles in the second half of the rounds.
    return (
        Street("predraw", "after_blinds", hole, burn=False, down=hole),
        *(
            Street(name, "after_button", hole, draw=True, big=number >= draws / 2)
            for number, name in enumerate(names[:draws], 1)
        ),
    )


_HOLDEM = _board_streets(2)
_OMAHA = _board_streets(4)
_STUD = _stud_streets("low_card", "high_hand")

NO_LIMIT_HOLDEM: Final = Variant("NT", "no-limit hold'em", _HOLDEM, ("high",))

VARIANTS: Final[dict[VariantId, Variant]] = {
    variant.id: variant
    for variant in (
        NO_LIMIT_HOLDEM,
        Variant("PT", "pot-limit hold'em", _HOLDEM, ("high",), "pot_limit"),
        Variant("FT", "fixed-limit hold'em", _HOLDEM, ("high",), "fixed_limit"),
        Variant(
            "NS",
            "no-limit short-deck hold'em",
            _HOLDEM,
            ("short_deck",),
            forced="button_blind",
            deck=36,
        ),
        Variant("PO", "pot-limit Omaha", _OMAHA, ("omaha_high",), "pot_limit"),
        Variant(
            "FO/8",
            "fixed-limit Omaha hi-lo eight or better",
            _OMAHA,
            ("omaha_high", "omaha_low8"),
            "fixed_limit",
        ),
        Variant(
            "F7S",
            "fixed-limit seven-card stud",
            _STUD,
            ("high",),
            "fixed_limit",
            "bring_in",
            odd_chip="high_card_by_suit",
        ),
        Variant(
            "F7S/8",
            "fixed-limit seven-card stud hi-lo eight or better",
            _STUD,
            ("high", "low8"),
            "fixed_limit",
            "bring_in",
            odd_chip="high_card_by_suit",
        ),
        Variant(
            "FR",
            "fixed-limit razz",
            _stud_streets("high_card", "low_hand"),
            ("ace_to_five",),
            "fixed_limit",
            "bring_in",
            odd_chip="high_card_by_suit",
        ),
        Variant("F5D", "fixed-limit five-card draw", _draw_streets(5, 1), ("high",), "fixed_limit"),
        Variant("N2L1D", "no-limit 2-7 single draw", _draw_streets(5, 1), ("deuce_to_seven",)),
        Variant(
            "F2L3D",
            "fixed-limit 2-7 triple draw",
            _draw_streets(5, 3),
            ("deuce_to_seven",),
            "fixed_limit",
        ),
        Variant("FB", "fixed-limit badugi", _draw_streets(4, 3), ("badugi",), "fixed_limit"),
    )
}
