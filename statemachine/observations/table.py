"""Observations of a table: its seats, its level, its button, who controls it, a hand's start.

Not of the cards and chips of a hand.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.slots import quick

# What is entered: every act, or cards and streets alone.
Tracking: TypeAlias = Literal["full", "dealing"]
AnteKind: TypeAlias = Literal["each", "big_blind", "button"]


@quick
@dataclass(frozen=True, slots=True)
class PlayerSeated:
    """A player sat down with a stack of chips."""

    seat: int
    player: str
    stack: int
    kind: Literal["player_seated"] = "player_seated"


@quick
@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player gave up the seat; a hand in play keeps its cards and chips."""

    seat: int
    kind: Literal["player_left"] = "player_left"


@quick
@dataclass(frozen=True, slots=True)
class LevelSet:
    """The blinds and antes of the hands that follow, and the sizes of their bets.

    Zero means what the game makes of it: `small_bet` is the big blind and `big_bet` twice the
    small one (fixed limit); `min_bet` is the big blind (the other structures). `bring_in` is
    for games that have one, and `small_bet` is needed there.
    """

    small_blind: int
    big_blind: int
    ante: int = 0
    ante_kind: AnteKind = "each"
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    min_bet: int = 0
    kind: Literal["level_set"] = "level_set"


@quick
@dataclass(frozen=True, slots=True)
class DenominationsSet:
    """The values of the chips that are played with, the smallest first; empty when amounts are
    to be told as they are.
    """

    denominations: tuple[int, ...]
    kind: Literal["denominations_set"] = "denominations_set"


@quick
@dataclass(frozen=True, slots=True)
class ButtonPlaced:
    """The button lies in front of a seat for the next hand. `big_blind` names the seat that
    posts it where that is not clear from the button: with nobody between, the small blind is
    dead.
    """

    seat: int
    big_blind: int | None = None
    kind: Literal["button_placed"] = "button_placed"


@quick
@dataclass(frozen=True, slots=True)
class HandBegun:
    """The next hand began: first riffle, shuffler button, or the dealer's push.

    With `bomb_pot` every seat antes so much, nobody posts a blind, and the first round of
    betting is skipped.
    """

    bomb_pot: int = 0
    kind: Literal["hand_begun"] = "hand_begun"


@quick
@dataclass(frozen=True, slots=True)
class PlayerAway:
    """A player is not at the seat, or is back."""

    seat: int
    away: bool = True
    kind: Literal["player_away"] = "player_away"


@quick
@dataclass(frozen=True, slots=True)
class PenaltyServed:
    """A player sits a penalty out for so many hands from the next one on; zero ends it."""

    seat: int
    hands: int
    kind: Literal["penalty_served"] = "penalty_served"


@quick
@dataclass(frozen=True, slots=True)
class TrackingSet:
    """What is entered at the table from now on. Back to every act within a hand needs the chips
    of all seats, so that is said by how the table is now.
    """

    tracking: Tracking
    kind: Literal["tracking_set"] = "tracking_set"


@quick
@dataclass(frozen=True, slots=True)
class ControllerTaken:
    """A dealer's console took control of the table, from whichever had it before."""

    console: str
    kind: Literal["controller_taken"] = "controller_taken"
