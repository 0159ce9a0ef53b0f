"""What a ruling does to the table: a closed union of effects, one frozen dataclass each.

Not the reason for it, nor who ordered it: that is the ruling or the procedure's step.
Chips are whole units; seats are numbered 1 to 10; indices count from 0.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.cards import Card
from statemachine.custody import Place
from statemachine.variants import StreetName


@dataclass(frozen=True, slots=True)
class MixCards:
    """Scramble the cards of `places` face down; they stay in `into` (the stub: shuffled in)."""

    places: tuple[Place, ...]
    into: Place
    kind: Literal["mix_cards"] = "mix_cards"


@dataclass(frozen=True, slots=True)
class ScrambleStreet:
    """Scramble the board cards of the street of the fault face down where they lie; cards of
    a later street stay as they are.
    """

    kind: Literal["scramble_street"] = "scramble_street"


@dataclass(frozen=True, slots=True)
class MoveCards:
    """Move cards. Without `indices` it is the card that the step picked, or the last one."""

    source: Place
    to: Place
    indices: tuple[int, ...] | None = None
    shown: bool | None = None
    kind: Literal["move_cards"] = "move_cards"


@dataclass(frozen=True, slots=True)
class DealCards:
    """Deal the next `count` cards of the stub to a place; None is the place of the fault."""

    to: Place | None = None
    count: int = 1
    kind: Literal["deal_cards"] = "deal_cards"


@dataclass(frozen=True, slots=True)
class ShowBoard:
    """Turn the board up. Without `cards` the names are those that the step gave."""

    cards: tuple[Card | None, ...] = ()
    kind: Literal["show_board"] = "show_board"


@dataclass(frozen=True, slots=True)
class CreditBurn:
    """Count a burn for a street; without a street, for the street of the fault."""

    street: StreetName | None = None
    kind: Literal["credit_burn"] = "credit_burn"


@dataclass(frozen=True, slots=True)
class CreditPickedBurn:
    """Count the card that the floor picked: for the flop when it has no burn yet, else,
    where the book reads it so (`picked_card_is_next_burn`), for the next street.
    """

    kind: Literal["credit_picked_burn"] = "credit_picked_burn"


@dataclass(frozen=True, slots=True)
class KillHand:
    """Declare a hand dead; its cards go to the muck and its chips stay in the pot.

    In a rulebook's suggestion the seat is None and becomes the seat of the fault.
    """

    seat: int | None = None
    kind: Literal["kill_hand"] = "kill_hand"


@dataclass(frozen=True, slots=True)
class ReviveHand:
    """Declare a dead or folded hand live again."""

    seat: int
    kind: Literal["revive_hand"] = "revive_hand"


@dataclass(frozen=True, slots=True)
class MoveChips:
    """Move chips between a seat's stack and its bet: to the bet when positive, back when
    negative.
    """

    seat: int
    amount: int
    kind: Literal["move_chips"] = "move_chips"


@dataclass(frozen=True, slots=True)
class SetCall:
    """Set the bet that has to be matched on this street."""

    amount: int
    kind: Literal["set_call"] = "set_call"


@dataclass(frozen=True, slots=True)
class SetActor:
    """Give the turn to a seat."""

    seat: int
    kind: Literal["set_actor"] = "set_actor"


@dataclass(frozen=True, slots=True)
class PlayStands:
    """What was played while the game was held counts."""

    kind: Literal["play_stands"] = "play_stands"


@dataclass(frozen=True, slots=True)
class TakePlayBack:
    """Bets and folds made while the game was held are undone."""

    kind: Literal["take_play_back"] = "take_play_back"


@dataclass(frozen=True, slots=True)
class DeclareMisdeal:
    """All chips go back and the hand is dealt again: same button, seats and level."""

    kind: Literal["declare_misdeal"] = "declare_misdeal"


@dataclass(frozen=True, slots=True)
class VoidHand:
    """All chips go back and the hand is over."""

    kind: Literal["void_hand"] = "void_hand"


@dataclass(frozen=True, slots=True)
class Penalise:
    """Note a penalty against a seat, in the floor's words."""

    seat: int
    penalty: str
    kind: Literal["penalise"] = "penalise"


Effect: TypeAlias = (
    MixCards
    | ScrambleStreet
    | MoveCards
    | DealCards
    | ShowBoard
    | CreditBurn
    | CreditPickedBurn
    | KillHand
    | ReviveHand
    | MoveChips
    | SetCall
    | SetActor
    | PlayStands
    | TakePlayBack
    | DeclareMisdeal
    | VoidHand
    | Penalise
)
