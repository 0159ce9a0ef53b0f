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
    """A dead or folded hand is live again, and its cards lie with its seat; without a seat it
    is that of the fault.
    """

    seat: int | None = None
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
    """Note a penalty against a seat, in the floor's words; without words the kind of the fault
    stands for them, and without a seat it is that of the fault.
    """

    seat: int | None = None
    penalty: str = ""
    kind: Literal["penalise"] = "penalise"


@dataclass(frozen=True, slots=True)
class Warn:
    """Note a formal warning; without a seat for that of the fault."""

    seat: int | None = None
    kind: Literal["warn"] = "warn"


# --- cards: what the deal, a hand or the stub needs


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
class DiscardPlace:
    """All cards at the place of the fault go to the muck; a hand that lives there dies."""

    kind: Literal["discard_place"] = "discard_place"


@dataclass(frozen=True, slots=True)
class GiveHand:
    """Who deals gives up the own hand to the seat of the fault (HOYLE-FEWHANDS-1)."""

    kind: Literal["give_hand"] = "give_hand"


@dataclass(frozen=True, slots=True)
class MarkDealtOut:
    """A seat has no part in this deal; what lies there goes to the muck."""

    seat: int | None = None
    kind: Literal["mark_dealt_out"] = "mark_dealt_out"


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
class FinishBetting:
    """The betting of the street is over: who has not been recorded checked or called."""

    kind: Literal["finish_betting"] = "finish_betting"


@dataclass(frozen=True, slots=True)
class ReplaceDeck:
    """The deck is replaced: before the first deal is complete at once, later for the next hand."""

    kind: Literal["replace_deck"] = "replace_deck"


@dataclass(frozen=True, slots=True)
class ShowCards:
    """Cards of the seat of the fault are shown to everybody: those that the step names."""

    kind: Literal["show_cards"] = "show_cards"


@dataclass(frozen=True, slots=True)
class TableHand:
    """The dealer tables a hand for its player; without a seat that of the fault."""

    seat: int | None = None
    kind: Literal["table_hand"] = "table_hand"


@dataclass(frozen=True, slots=True)
class PassDeal:
    """The deal passes to the next player (HOYLE-MISDEAL-2). With `antes_stay` the antes are left
    in the pot, and nobody antes again (HOYLE-MISDEAL-4).
    """

    antes_stay: bool = False
    kind: Literal["pass_deal"] = "pass_deal"


# --- chips

MadeAct: TypeAlias = Literal["fold", "call", "least"]


@dataclass(frozen=True, slots=True)
class RefundSeat:
    """A hand is dead, and all that its seat has put in goes back to it; without a seat that of
    the fault (PR-F).
    """

    seat: int | None = None
    kind: Literal["refund_seat"] = "refund_seat"


@dataclass(frozen=True, slots=True)
class ReturnUncalled:
    """The part of a seat's bet that nobody has called goes back to it; without a seat that of
    the fault (A-14).
    """

    seat: int | None = None
    kind: Literal["return_uncalled"] = "return_uncalled"


@dataclass(frozen=True, slots=True)
class CorrectBets:
    """The wager of the fault becomes `to`, or without it what its kind makes of it, and
    everybody who answered it goes along.
    """

    to: int | None = None
    kind: Literal["correct_bets"] = "correct_bets"


@dataclass(frozen=True, slots=True)
class ForfeitChips:
    """Chips in front of a seat belong to the pot and are no part of its bet; without an amount
    what a raise has above a call, a bet above the limit, or else all of them.
    """

    seat: int | None = None
    amount: int | None = None
    kind: Literal["forfeit_chips"] = "forfeit_chips"


@dataclass(frozen=True, slots=True)
class CarryPot:
    """Nobody can win the pot: its chips wait for the next hand (HOYLE-FOUL-2)."""

    kind: Literal["carry_pot"] = "carry_pot"


@dataclass(frozen=True, slots=True)
class ReverseAward:
    """The award of a pot (0 is the main pot, None all of them) goes to these seats instead, or
    without any to those that the step names. `hand` is the number of the hand, that of the
    fault or else the last one awarded when None.
    """

    seats: tuple[int, ...] = ()
    pot: int | None = None
    hand: int | None = None
    kind: Literal["reverse_award"] = "reverse_award"


@dataclass(frozen=True, slots=True)
class MakeAct:
    """What a seat did or failed to do amounts to this act: a fold, a call (a check where nothing
    is to be called), or the least that it can mean, a call or a minimum bet. Without a seat
    that of the fault.
    """

    act: MadeAct
    seat: int | None = None
    kind: Literal["make_act"] = "make_act"


@dataclass(frozen=True, slots=True)
class BarRaise:
    """A seat may only call or fold in this round; without a seat that of the fault."""

    seat: int | None = None
    kind: Literal["bar_raise"] = "bar_raise"


@dataclass(frozen=True, slots=True)
class CountWinners:
    """The cards of the declared winners were counted, and are the right number or not."""

    right: bool
    kind: Literal["count_winners"] = "count_winners"


@dataclass(frozen=True, slots=True)
class NewPositions:
    """The deal that repeats this one takes the level as the table has it by then and, where the
    step or `seat` names one, another button.
    """

    seat: int | None = None
    kind: Literal["new_positions"] = "new_positions"


@dataclass(frozen=True, slots=True)
class MoveButton:
    """The button of this hand goes to a seat, without one to that which the step names."""

    seat: int | None = None
    kind: Literal["move_button"] = "move_button"


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
    | Warn
    | CompleteDeal
    | FinishDeal
    | SupplySeat
    | BurnFaultCard
    | DiscardPlace
    | GiveHand
    | MarkDealtOut
    | ReturnStreet
    | ShuffleStub
    | FinishBetting
    | ReplaceDeck
    | ShowCards
    | TableHand
    | PassDeal
    | RefundSeat
    | ReturnUncalled
    | CorrectBets
    | ForfeitChips
    | CarryPot
    | ReverseAward
    | MakeAct
    | BarRaise
    | CountWinners
    | NewPositions
    | MoveButton
)
