"""A hand as somebody published it: who sat with what, what was posted and what was done.

Not a log of this machine and not a judge: an action stands as written, legal or not. Every
action has a `commentary`, the annotator's words about it, empty where there are none.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from statemachine.cards import Card
from statemachine.slots import quick

Cards: TypeAlias = tuple[Card | None, ...]

# What a hand is played by and PHH has no field for: how often the board is run, the ante of a bomb
# pot, posts beside the blinds, chips of an earlier pot that lie in the first, and the winners of
# what the dealer's word decided.
RUNS: Final = "_runs"
BOMB_POT: Final = "_bomb_pot"
POSTS: Final = "_posts"
CARRIED: Final = "_carried"
WINNERS: Final = "_winners"


@quick
@dataclass(frozen=True, slots=True)
class HoleDealt:
    """Hole cards to one player, None for each that nobody can name."""

    player: int
    cards: Cards
    commentary: str = ""


@quick
@dataclass(frozen=True, slots=True)
class BoardDealt:
    """The cards that this deal adds to the board, None for each that nobody can name."""

    cards: Cards
    commentary: str = ""


@quick
@dataclass(frozen=True, slots=True)
class Folded:
    """The hand is given up."""

    player: int
    commentary: str = ""


@quick
@dataclass(frozen=True, slots=True)
class CheckedOrCalled:
    """A check when nothing is owed, else a call, with the whole stack if that is less."""

    player: int
    commentary: str = ""


@quick
@dataclass(frozen=True, slots=True)
class BetOrRaisedTo:
    """A bet, a raise or a completion: the player's bet on this street is now `amount` in all."""

    player: int
    amount: int
    commentary: str = ""


@quick
@dataclass(frozen=True, slots=True)
class BringInPosted:
    """The forced bet that opens a stud hand."""

    player: int
    commentary: str = ""


@quick
@dataclass(frozen=True, slots=True)
class StoodPat:
    """No card is exchanged in a draw game."""

    player: int
    commentary: str = ""


@quick
@dataclass(frozen=True, slots=True)
class Discarded:
    """Cards given up in a draw game, None for each that nobody can name."""

    player: int
    cards: Cards
    commentary: str = ""


@quick
@dataclass(frozen=True, slots=True)
class Shown:
    """The hand stays in, with these cards face up; None is a card that was not turned over."""

    player: int
    cards: Cards
    commentary: str = ""


@quick
@dataclass(frozen=True, slots=True)
class Mucked:
    """The claim to the pot is given up at the showdown and no card is turned over."""

    player: int
    commentary: str = ""


@quick
@dataclass(frozen=True, slots=True)
class Commentary:
    """A remark, or nothing, in the place of an action: keeps positions those of the file."""

    text: str


PublishedAction: TypeAlias = (
    HoleDealt
    | BoardDealt
    | Folded
    | CheckedOrCalled
    | BetOrRaisedTo
    | BringInPosted
    | StoodPat
    | Discarded
    | Shown
    | Mucked
    | Commentary
)


@quick
@dataclass(frozen=True, slots=True)
class PublishedHand:
    """One hand. Players count from 0 in the order of the file, so its `p1` is player 0.

    Every amount is in whole chips, `unit` of which make one chip of the file: a file that has a
    stack of 10112.5 is read with `unit` 2. `antes` and `blinds` say what each player owes: the
    crosswise order in which a heads-up file lists them is undone already. `other_fields` are
    the fields of the file that have no attribute here, as TOML gave them (decimals as Decimal).
    """

    variant: str
    unit: int
    starting_stacks: tuple[int, ...]
    finishing_stacks: tuple[int, ...] | None
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    bring_in: int | None
    min_bet: int | None
    small_bet: int | None
    big_bet: int | None
    ante_trimming_status: bool
    players: tuple[str, ...] | None
    seats: tuple[int, ...] | None
    actions: tuple[PublishedAction, ...]
    other_fields: Mapping[str, object] = field(hash=False)

    @property
    def player_count(self) -> int:
        return len(self.starting_stacks)

    @property
    def button_index(self) -> int:
        """The last player of the file; heads-up he is the small blind too."""
        return self.player_count - 1

    @property
    def small_blind_index(self) -> int:
        return 1 if self.player_count == 2 else 0

    @property
    def big_blind_index(self) -> int:
        return 0 if self.player_count == 2 else 1

    @property
    def big_blind_ante(self) -> bool:
        """Whether the big blind, and nobody else, posts an ante."""
        return all((ante > 0) == (i == self.big_blind_index) for i, ante in enumerate(self.antes))

    @property
    def trims_antes(self) -> bool:
        """Whether who is short of the ante wins only his own amount of each other ante.

        Files exist that set the flag for a big-blind ante, which it would give back like an
        uncalled bet although their own stacks say otherwise: it counts for equal antes only.
        """
        return self.ante_trimming_status and len(set(self.antes)) == 1
