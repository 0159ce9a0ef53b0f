"""Effects on cards: mixed, moved, dealt, burned, shown, and the deck replaced.

Not those on a whole hand; those are `hands`. Indices count from 0.
"""

from dataclasses import dataclass
from typing import Literal

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
class ReturnStreet:
    """The cards of the street of the fault go back to the stub without their names; its burn
    stays credited.
    """

    kind: Literal["return_street"] = "return_street"


@dataclass(frozen=True, slots=True)
class ShuffleStub:
    """The stub is shuffled face down (TDA-39-D)."""

    kind: Literal["shuffle_stub"] = "shuffle_stub"


@dataclass(frozen=True, slots=True)
class DealCards:
    """Deal the next `count` cards of the stub to a place; None is the place of the fault."""

    to: Place | None = None
    count: int = 1
    kind: Literal["deal_cards"] = "deal_cards"


@dataclass(frozen=True, slots=True)
class CompleteDeal:
    """Every live seat that lacks cards gets them off the stub in order, the seat of the fault
    after the last player (PR-I2, HOYLE-INCOMPLETE-1).
    """

    kind: Literal["complete_deal"] = "complete_deal"


@dataclass(frozen=True, slots=True)
class FinishDeal:
    """The other seats get what they lack of the first deal; the seat of the fault waits for the
    card that replaces its exposed one.
    """

    kind: Literal["finish_deal"] = "finish_deal"


@dataclass(frozen=True, slots=True)
class SupplySeat:
    """A seat gets the cards that it lacks off the top of the stub (TDA-37-2)."""

    seat: int | None = None
    kind: Literal["supply_seat"] = "supply_seat"


@dataclass(frozen=True, slots=True)
class BurnFaultCard:
    """The card of the fault goes to the burns. With `credited` it is the burn of the next
    street (A-21), else it is no street's burn (PR-G).
    """

    credited: bool = False
    kind: Literal["burn_fault_card"] = "burn_fault_card"


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
class ShowBoard:
    """Turn the board up. Without `cards` the names are those that the step gave."""

    cards: tuple[Card | None, ...] = ()
    kind: Literal["show_board"] = "show_board"


@dataclass(frozen=True, slots=True)
class ShowCards:
    """Cards of the seat of the fault are shown to everybody: those that the step names."""

    kind: Literal["show_cards"] = "show_cards"


@dataclass(frozen=True, slots=True)
class ReplaceDeck:
    """The deck is replaced: before the first deal is complete at once, later for the next hand."""

    kind: Literal["replace_deck"] = "replace_deck"
