"""Events of chips: posts, acts, pots, awards and what rulings do to them.

Not of the cards that decide who wins them.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.observations import Action, Half
from statemachine.slots import quick
from statemachine.variants import StreetName

Posting: TypeAlias = Literal[
    "ante",
    "big_blind_ante",
    "button_ante",
    "small_blind",
    "big_blind",
    "button_blind",
    "straddle",
    "late",
    "missed_blinds",
    "dead",
    "bomb_pot",
]


@quick
@dataclass(frozen=True, slots=True)
class ChipsPosted:
    """A blind or ante went in; less than the level asks when the stack was short.

    `call` and `full_raise` are the bet to match and the least raise after it, None where the
    post leaves them as they were.
    """

    seat: int
    amount: int
    posting: Posting
    call: int | None = None
    full_raise: int | None = None
    kind: Literal["chips_posted"] = "chips_posted"


@quick
@dataclass(frozen=True, slots=True)
class Acted:
    """A player acted. `put` is what went in, `bet` the seat's bet on the street after it,
    `call` the bet to match, `full_raise` the last full raise, `actor` who acts next.

    `held` says that the game was on hold: it counts for no cut-off until ruled on. `base` is
    the bet that the next raise is measured from, None when that is `call`; `raises` counts
    the bets and raises of the street.
    """

    seat: int
    action: Action
    street: StreetName
    put: int
    bet: int
    call: int
    full_raise: int
    actor: int | None
    in_turn: bool = True
    held: bool = False
    base: int | None = None
    raises: int = 0
    kind: Literal["acted"] = "acted"


@quick
@dataclass(frozen=True, slots=True)
class ChipsLaidEarly:
    """A player put chips in out of turn, where such chips stay and wait for it: `amount` of them
    lie in front of the seat and are no bet yet (HOYLE-OOTBET-1).
    """

    seat: int
    action: Action
    street: StreetName
    amount: int
    kind: Literal["chips_laid_early"] = "chips_laid_early"


@quick
@dataclass(frozen=True, slots=True)
class EarlyChipsCounted:
    """Chips that were put in out of turn wait no longer. With `short` they are too few for a
    call and go in all the same, and the seat may only add what is missing or fold; else they
    are those of the act that follows.
    """

    seat: int
    short: bool = False
    kind: Literal["early_chips_counted"] = "early_chips_counted"


@quick
@dataclass(frozen=True, slots=True)
class BetReturned:
    """The part of a bet that nobody called went back."""

    seat: int
    amount: int
    kind: Literal["bet_returned"] = "bet_returned"


@quick
@dataclass(frozen=True, slots=True)
class FormedPot:
    """A pot and the seats that contest it; the main pot comes first."""

    amount: int
    seats: tuple[int, ...]


@quick
@dataclass(frozen=True, slots=True)
class PotsFormed:
    """All betting is over: the pots stand as they are, whoever mucks from here on."""

    pots: tuple[FormedPot, ...]
    kind: Literal["pots_formed"] = "pots_formed"


@quick
@dataclass(frozen=True, slots=True)
class PotDeclared:
    """A pot (0 is the main pot), or one part of it, has its winners: the high or low half,
    of one of several runs of the board (from 1). Without any its chips wait for the next hand.
    """

    pot: int
    seats: tuple[int, ...]
    by: Literal["dealer", "tabled", "uncontested", "ruling"]
    run: int = 1
    half: Half = "whole"
    kind: Literal["pot_declared"] = "pot_declared"


@quick
@dataclass(frozen=True, slots=True)
class WinnerCounted:
    """A winner's cards were counted before the push and were the right number."""

    seat: int
    cards: int
    kind: Literal["winner_counted"] = "winner_counted"


@quick
@dataclass(frozen=True, slots=True)
class Share:
    """What one seat got of a pot."""

    seat: int
    amount: int


@quick
@dataclass(frozen=True, slots=True)
class PotAwarded:
    """A pot, or one part of it, went to its winners, odd chips included."""

    pot: int
    amount: int
    shares: tuple[Share, ...]
    run: int = 1
    half: Half = "whole"
    kind: Literal["pot_awarded"] = "pot_awarded"


@quick
@dataclass(frozen=True, slots=True)
class HandReturned:
    """Every chip of the hand went back to its owner."""

    kind: Literal["hand_returned"] = "hand_returned"


@quick
@dataclass(frozen=True, slots=True)
class ChipsSet:
    """A ruling moved chips between one seat's stack and its bet."""

    seat: int
    amount: int
    kind: Literal["chips_set"] = "chips_set"


@quick
@dataclass(frozen=True, slots=True)
class CallSet:
    """A ruling set the bet to match on this street."""

    amount: int
    kind: Literal["call_set"] = "call_set"


@quick
@dataclass(frozen=True, slots=True)
class TurnGiven:
    """The turn went to a seat outside the regular order of an act."""

    seat: int | None
    kind: Literal["turn_given"] = "turn_given"


@quick
@dataclass(frozen=True, slots=True)
class BetChange:
    """One seat's bet becomes `bet`; `put` went in for it, or came back when it is negative."""

    seat: int
    bet: int
    put: int


@quick
@dataclass(frozen=True, slots=True)
class BetsCorrected:
    """The wagers of a street were put right: who goes along is in `bets`, the rest are the
    figures of the betting afterwards. Without `in_front` the street is over: the chips went to
    the pots, which are `pots` where they stood already.
    """

    bets: tuple[BetChange, ...]
    call: int
    full_raise: int
    base: int
    raises: int
    actor: int | None
    in_front: bool = True
    pots: tuple[FormedPot, ...] | None = None
    kind: Literal["bets_corrected"] = "bets_corrected"


@quick
@dataclass(frozen=True, slots=True)
class ChipsForfeited:
    """Chips in front of a seat are no part of its bet any more: the pot keeps them, those first
    that wait for the seat's turn.
    """

    seat: int
    amount: int
    kind: Literal["chips_forfeited"] = "chips_forfeited"


@quick
@dataclass(frozen=True, slots=True)
class RaiseBarred:
    """A seat may only call or fold what it faces now, for its turn has passed."""

    seat: int
    kind: Literal["raise_barred"] = "raise_barred"


@quick
@dataclass(frozen=True, slots=True)
class SeatRefunded:
    """All that a seat has put in went back to it. `call` and `full_raise` are what is left to
    match and the least raise over it; `pots` are the collected ones without its chips.
    """

    seat: int
    amount: int
    call: int
    full_raise: int
    pots: tuple[FormedPot, ...] = ()
    kind: Literal["seat_refunded"] = "seat_refunded"


@quick
@dataclass(frozen=True, slots=True)
class PotsCarried:
    """Nobody can win the pots: their chips wait for the next hand (HOYLE-FOUL-2)."""

    amount: int
    kind: Literal["pots_carried"] = "pots_carried"


@quick
@dataclass(frozen=True, slots=True)
class AntesKept:
    """Chips of a deal that is dealt again stay in the pot; each share is one seat's. The antes
    are among them and are not posted again, unless `again` says so.
    """

    shares: tuple[Share, ...]
    again: bool = False
    kind: Literal["antes_kept"] = "antes_kept"


@quick
@dataclass(frozen=True, slots=True)
class AwardReversed:
    """The award of a pot of hand `hand` went to other seats: what was `taken` from stacks and
    `given` to others, also while the next hand is played.
    """

    hand: int
    pot: int
    taken: tuple[Share, ...]
    given: tuple[Share, ...]
    kind: Literal["award_reversed"] = "award_reversed"
