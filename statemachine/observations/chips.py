"""Observations of chips: posts, acts, who wins, the push.

Not of the hands that are tabled for it.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.slots import quick

Action: TypeAlias = Literal["fold", "check", "call", "bet", "raise", "all_in", "bring_in"]
# What several players may do one after the other, each the same.
Alike: TypeAlias = Literal["fold", "check", "call"]
Post: TypeAlias = Literal["straddle", "late", "missed_blinds"]
Half: TypeAlias = Literal["whole", "high", "low"]


@quick
@dataclass(frozen=True, slots=True)
class PostMade:
    """A seat posted besides the regular blinds, before the cards are out: `live` chips count as
    its bet, `dead` ones go to the pot.
    """

    seat: int
    post: Post
    live: int
    dead: int = 0
    kind: Literal["post_made"] = "post_made"


@quick
@dataclass(frozen=True, slots=True)
class PlayerActed:
    """A player acted. `amount` is the seat's whole bet on this street after it ("to"), for
    a bet, a raise or an all-in; an all-in without it is for the whole stack. A call has one only
    where the player put in less than it takes. A completion is a raise. In fixed limit a bet or
    raise without it is of the one size that there is.
    """

    seat: int
    action: Action
    amount: int | None = None
    kind: Literal["player_acted"] = "player_acted"


@quick
@dataclass(frozen=True, slots=True)
class ActedAround:
    """Every seat from the one to act through seat `through` did the same, each in its turn: in
    one observation what as many acts say. With "call" who has nothing to call checks.
    """

    action: Alike
    through: int
    kind: Literal["acted_around"] = "acted_around"


@quick
@dataclass(frozen=True, slots=True)
class BettingClosed:
    """The betting of this street is over, where nobody enters the acts. `live` are the seats
    that are still in; None when nobody says.
    """

    live: tuple[int, ...] | None = None
    kind: Literal["betting_closed"] = "betting_closed"


@quick
@dataclass(frozen=True, slots=True)
class WinnerDeclared:
    """The dealer declared who wins: one pot (0 is the main pot), or all of them.

    Where pots are split, `half` and `run` (from 1) say which part; without them each part is
    meant that has no winner yet, or every one once all have.
    """

    seats: tuple[int, ...]
    pot: int | None = None
    half: Half | None = None
    run: int | None = None
    kind: Literal["winner_declared"] = "winner_declared"


@quick
@dataclass(frozen=True, slots=True)
class PotPushed:
    """The dealer pushed the pots to their winners."""

    kind: Literal["pot_pushed"] = "pot_pushed"
