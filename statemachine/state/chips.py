"""The chips of a hand as they stand: who has how much where, and what was done with them.

Not whose they become; that is for the events. Chips are whole units.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.events import FormedPot, Share
from statemachine.observations import Action, Half
from statemachine.slots import quick
from statemachine.variants import StreetName

Standing: TypeAlias = Literal["live", "folded", "mucked", "killed"]


@quick
@dataclass(frozen=True, slots=True)
class HandPlayer:
    """A seat in the hand. `bet` is on this street, `total` counts for the pots' layers,
    `put` is all that went in, `dead` the part that belongs to the main pot alone. `early` are
    chips that lie in front out of turn and wait for it; `stack` has them until then.

    `acted_at` is the bet to match when the seat last acted on this street, None before; who
    brought it in, or called that, has answered no bet yet and has zero.
    """

    seat: int
    player: str
    start: int
    stack: int
    bet: int = 0
    total: int = 0
    put: int = 0
    dead: int = 0
    standing: Standing = "live"
    acted_at: int | None = None
    tabled: bool = False
    early: int = 0

    @property
    def live(self) -> bool:
        """Whether the hand still contests a pot."""
        return self.standing == "live"

    @property
    def in_front(self) -> int:
        """The chips in front of the seat, also those that wait for its turn."""
        return self.bet + self.early

    @property
    def behind(self) -> int:
        """The chips behind."""
        return self.stack - self.early


@quick
@dataclass(frozen=True, slots=True)
class Betting:
    """The chips of a hand. `players` are in seat order; `call` is the bet to match.

    `collected` are pots that stand already, by a correction or because all betting is
    over; what `players` put in since (`total`) is layered on top. `base` is the bet that the
    next raise is measured from: `call`, unless that is a bring-in, or an all-in that was too
    short to count as a raise of a fixed limit. `raises` counts the bets and raises of the
    street, a big blind and a straddle too.

    Of the first street: `antes` are the chips that went in as antes, `unposted` what the blinds
    lack of the level because a stack was short or a seat dead. `carried` came from an earlier
    hand and is the main pot's, or is what this hand leaves to the next.
    """

    players: tuple[HandPlayer, ...]
    actor: int | None = None
    call: int = 0
    full_raise: int = 0
    aggressor: int | None = None
    collected: tuple[FormedPot, ...] = ()
    base: int = 0
    raises: int = 0
    antes: int = 0
    unposted: int = 0
    carried: int = 0


@quick
@dataclass(frozen=True, slots=True)
class ActionFact:
    """One act, as the cut-offs count it."""

    seq: int
    street: StreetName
    seat: int
    action: Action
    chips: bool
    in_turn: bool
    held: bool


@quick
@dataclass(frozen=True, slots=True)
class Mark:
    """The chips right after an entry of this street, so that a ruling can go back to it."""

    seq: int
    betting: Betting


@quick
@dataclass(frozen=True, slots=True)
class Sweep:
    """The bets of a street went to the pots, with entry `seq`: `before` are the chips right before
    that, `opened` those as the betting began, and `returned` is the seat that got an uncalled bet
    back, and how much of it. `acts` and `stub` are how many acts and cards there were then.
    """

    seq: int
    before: Betting
    opened: Betting
    returned: tuple[int, int] | None
    acts: int
    stub: int


@quick
@dataclass(frozen=True, slots=True)
class Declared:
    """The winners of one pot, or of one part of it: a half, of one run of the board. Without any
    its chips wait for the next hand.
    """

    pot: int
    seats: tuple[int, ...]
    by: Literal["dealer", "tabled", "uncontested", "ruling"]
    run: int = 1
    half: Half = "whole"


@quick
@dataclass(frozen=True, slots=True)
class Award:
    """A pot, or one part of it, that was pushed."""

    pot: int
    amount: int
    shares: tuple[Share, ...]
    run: int = 1
    half: Half = "whole"
