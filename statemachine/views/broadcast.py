"""The view of a table for a broadcast: what a camera above the felt sees, and nothing else.

Not the delay, which the service keeps; and not a live view: hands that were tabled wait here
until their hand is over.
"""

from dataclasses import dataclass
from typing import Literal

from statemachine.cards import Card
from statemachine.chips import pots
from statemachine.custody import PlacedCard, pile, seat_place
from statemachine.decide.showdown import contesting, tabled_ranks
from statemachine.phases import ENDED
from statemachine.ranking import hand_name
from statemachine.state import HandState, TableState
from statemachine.views.model import AwardView, LevelView


@dataclass(frozen=True, slots=True)
class BroadcastSeat:
    """A seat; chips are whole units. `standing` is null when the seat is not in the hand.

    `cards` has one entry a hole card, null but for the tabled or exposed ones of a hand that
    is over; `reading` is what a tabled hand came to, null before that too.
    """

    seat: int
    player: str
    stack: int
    bet: int
    standing: Literal["live", "out"] | None
    cards: tuple[Card | None, ...]
    reading: str | None


@dataclass(frozen=True, slots=True)
class BroadcastPot:
    """A pot in chips, the seats that contest it and, once declared, its winners."""

    amount: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BroadcastHand:
    """The hand in play, or the one that was played last. `call` is the bet to match.

    `held` says that play waits for the floor, and never why.
    """

    number: int
    phase: str
    button: int
    small_blind_seat: int | None
    big_blind_seat: int | None
    actor: int | None
    call: int
    board: tuple[Card | None, ...]
    pots: tuple[BroadcastPot, ...]
    awards: tuple[AwardView, ...]
    held: bool


@dataclass(frozen=True, slots=True)
class BroadcastView:
    """A table as a broadcast shows it. It has no position and no words in any language."""

    name: str
    variant: str
    size: int
    level: LevelView | None
    seats: tuple[BroadcastSeat, ...]
    hand: BroadcastHand | None


def broadcast_view(state: TableState) -> BroadcastView:
    """The table for a broadcast of the class `shown`.

    It holds the name of a card only when the table has seen its face: the board at once, hole
    cards once their hand is over, anything else never. Nothing in it depends on a name that
    is not public, nor on any fault but whether play is held.
    """
    level = state.level
    return BroadcastView(
        name=state.name,
        variant=state.variant,
        size=state.size,
        level=None
        if level is None
        else LevelView(level.small_blind, level.big_blind, level.ante, level.ante_kind),
        seats=_seats(state),
        hand=None if state.hand is None else _hand(state.hand),
    )


def _seats(state: TableState) -> tuple[BroadcastSeat, ...]:
    hand = state.hand
    over = hand is not None and hand.phase in ENDED
    ranks = tabled_ranks(hand) if hand is not None and over else {}
    seats = []
    for taken, player in state.at_seats():
        number = taken.seat
        if hand is None or player is None:
            seats.append(BroadcastSeat(number, taken.player, taken.stack, 0, None, (), None))
            continue
        cards = pile(hand.custody, seat_place(number))
        seats.append(
            BroadcastSeat(
                seat=number,
                player=taken.player,
                stack=taken.stack,
                bet=player.bet,
                standing="live" if player.live else "out",
                cards=_public(cards) if over else (None,) * len(cards),
                reading=hand_name("high", ranks[number]) if number in ranks else None,
            )
        )
    return tuple(seats)


def _public(cards: tuple[PlacedCard, ...]) -> tuple[Card | None, ...]:
    return tuple(placed.card if placed.shown else None for placed in cards)


def _hand(hand: HandState) -> BroadcastHand:
    standing = len(hand.betting.collected)
    declared = {entry.pot: entry.seats for entry in hand.declared}
    return BroadcastHand(
        number=hand.number,
        phase=hand.phase,
        button=hand.button,
        small_blind_seat=hand.small_blind_seat,
        big_blind_seat=hand.big_blind_seat,
        actor=hand.betting.actor,
        call=hand.betting.call,
        board=_public(pile(hand.custody, "board")),
        pots=tuple(
            BroadcastPot(
                pot.amount,
                tuple(contesting(hand, index)) if index < standing else pot.seats,
                declared.get(index, ()),
            )
            for index, pot in enumerate(pots(hand.betting))
        ),
        awards=tuple(AwardView(a.pot, a.amount, a.shares) for a in hand.awards),
        held=hand.held,
    )
