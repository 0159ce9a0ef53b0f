"""Effects on chips, turns, awards and positions, and those that end a deal.

Not those on cards. Chips are whole units; seats are numbered 1 to 10.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

# What a player is made to do: fold, call, or the least that there is to do.
MadeAct: TypeAlias = Literal["fold", "call", "least"]


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
class FinishBetting:
    """The betting of the street is over: who has not been recorded checked or called."""

    kind: Literal["finish_betting"] = "finish_betting"


@dataclass(frozen=True, slots=True)
class PassDeal:
    """The deal that repeats this one is another player's: that of a seat, or of the next one in
    turn (HOYLE-MISDEAL-2, HOYLE-REDEAL-6).
    """

    seat: int | None = None
    kind: Literal["pass_deal"] = "pass_deal"


@dataclass(frozen=True, slots=True)
class KeepAntes:
    """When the deal is taken back its antes stay in the pot and are not posted again; where one
    player antes for all, only that of a player whose deal passes on is left, as a fine
    (HOYLE-MISDEAL-3, -4). With `bets` what else was put in stays too (HOYLE-REDEAL-8).
    """

    bets: bool = False
    kind: Literal["keep_antes"] = "keep_antes"


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
