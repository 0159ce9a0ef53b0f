"""The view of a table for a broadcast: what a camera above the felt sees, and nothing else.

Not the delay, which the service keeps; and not a live view: hands that were tabled wait here
until their hand is over.
"""

from dataclasses import dataclass
from typing import Literal

from statemachine.cards import Card
from statemachine.custody import PlacedCard, pile, seat_place
from statemachine.phases import ENDED
from statemachine.reading import tabled_ranks
from statemachine.state import HandState, TableState
from statemachine.streets import comes_up
from statemachine.views.game import at_seats, game_view, level_view
from statemachine.views.model import AwardView, GameView, LevelView
from statemachine.views.showdown import award_views, boards, low_text, name_of, pot_views, public


@dataclass(frozen=True, slots=True)
class BroadcastSeat:
    """A seat; chips are whole units. `standing` is null when the seat is not in the hand.

    `cards` has one entry a card of the hand, null but for the up cards of stud and, once the
    hand is over, the tabled or exposed ones; `reading` is what a tabled hand came to and `low`
    the ranks of its low, null before that too.
    """

    seat: int
    player: str
    stack: int
    bet: int
    standing: Literal["live", "out"] | None
    cards: tuple[Card | None, ...]
    reading: str | None
    low: str | None


@dataclass(frozen=True, slots=True)
class BroadcastPart:
    """A part of a pot, a run of the board (from 1) and of it the whole or a half, and who was
    declared to win it.
    """

    run: int
    half: str
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BroadcastPot:
    """A pot in chips, the seats that contest it and, once declared, its winners: of any of it,
    and of each of its parts that was declared.
    """

    amount: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    parts: tuple[BroadcastPart, ...]


@dataclass(frozen=True, slots=True)
class BroadcastHand:
    """The hand in play, or the one that was played last. `call` is the bet to match.

    `runs` is how often the board is run; `boards` has the whole board of each run.
    `held` says that play waits for the floor, and never why.
    """

    number: int
    phase: str
    button: int
    small_blind_seat: int | None
    big_blind_seat: int | None
    actor: int | None
    call: int
    runs: int
    board: tuple[Card | None, ...]
    boards: tuple[tuple[Card | None, ...], ...]
    pots: tuple[BroadcastPot, ...]
    awards: tuple[AwardView, ...]
    held: bool


@dataclass(frozen=True, slots=True)
class BroadcastView:
    """A table as a broadcast shows it. It has no position and no words in any language."""

    name: str
    variant: str
    game: GameView
    size: int
    level: LevelView | None
    seats: tuple[BroadcastSeat, ...]
    hand: BroadcastHand | None


def broadcast_view(state: TableState) -> BroadcastView:
    """The table for a broadcast of the class `shown`.

    It holds the name of a card only when the table has seen its face: the board and the up cards
    of stud at once, down cards once their hand is over, anything else never. Nothing in it
    depends on a name that is not public, nor on any fault but whether play is held.
    """
    return BroadcastView(
        name=state.name,
        variant=state.variant,
        game=game_view(state.variant),
        size=state.size,
        level=level_view(state.level),
        seats=_seats(state),
        hand=None if state.hand is None else _hand(state.hand),
    )


def _seats(state: TableState) -> tuple[BroadcastSeat, ...]:
    hand = state.hand
    over = hand is not None and hand.phase in ENDED
    ranks = tabled_ranks(hand) if hand is not None and over else {}
    seats = []
    for taken, player in at_seats(state):
        number = taken.seat
        if hand is None or player is None:
            seats.append(BroadcastSeat(number, taken.player, taken.stack, 0, None, (), None, None))
            continue
        cards = pile(hand.custody, seat_place(number))
        seats.append(
            BroadcastSeat(
                seat=number,
                player=taken.player,
                stack=taken.stack,
                bet=player.in_front,
                standing="live" if player.live else "out",
                cards=public(cards) if over else _up(hand, cards),
                reading=name_of(hand, ranks.get(number)),
                low=low_text(hand, ranks.get(number)),
            )
        )
    return tuple(seats)


def _up(hand: HandState, cards: tuple[PlacedCard, ...]) -> tuple[Card | None, ...]:
    """Only what the game deals face up: other cards that were shown wait for the end."""
    return tuple(
        placed.card if placed.shown and comes_up(hand.variant, index) else None
        for index, placed in enumerate(cards)
    )


def _pots(hand: HandState) -> tuple[BroadcastPot, ...]:
    # The parts are those that were declared: into which the cards split a pot, tabled hands
    # tell, and these wait until theirs is over.
    declared: dict[int, list[BroadcastPart]] = {}
    for said in hand.declared:
        declared.setdefault(said.pot, []).append(BroadcastPart(said.run, said.half, said.seats))
    return tuple(
        BroadcastPot(pot.amount, pot.seats, pot.winners, tuple(declared.get(index, ())))
        for index, pot in enumerate(pot_views(hand))
    )


def _hand(hand: HandState) -> BroadcastHand:
    return BroadcastHand(
        number=hand.number,
        phase=hand.phase,
        button=hand.button,
        small_blind_seat=hand.small_blind_seat,
        big_blind_seat=hand.big_blind_seat,
        actor=hand.betting.actor,
        call=hand.betting.call,
        runs=hand.runs,
        board=public(pile(hand.custody, "board")),
        boards=boards(hand),
        pots=_pots(hand),
        awards=award_views(hand),
        held=hand.held,
    )
