"""Playing a published hand at a table: its actions as the observations a dealer would tap.

Not the reading of a file, which is `notation`, nor the table it is played at.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from statemachine.cards import Card
from statemachine.decide import Command, decide, open_table
from statemachine.observations import (
    Action,
    ButtonPlaced,
    HandBegun,
    HandMucked,
    HandTabled,
    HoleCardsDealt,
    LevelSet,
    Observation,
    PlayerActed,
    PlayerSeated,
    PotPushed,
    SeatCards,
    StreetDealt,
)
from statemachine.published import (
    BetOrRaisedTo,
    BoardDealt,
    CheckedOrCalled,
    Commentary,
    Folded,
    HoleDealt,
    Mucked,
    PublishedHand,
    Shown,
)
from statemachine.rulebooks import Rulebook
from statemachine.state import TableState


class PlaybackError(ValueError):
    """A hand that cannot be played here: another variant, or a fault of the file.

    `code` is stable: `hand_unsupported`, `hand_refused` or `hand_unfinished`.
    """

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True, slots=True)
class Played:
    """How a hand ended: final stacks by player in chips, and the state of the table."""

    stacks: tuple[int, ...]
    state: TableState
    observations: int


def seat(player: int) -> int:
    """The seat of a player; players count from 0, seats from 1."""
    return player + 1


def preparation(hand: PublishedHand) -> tuple[Observation, ...]:
    """What sets the table up: players, level and button. Raises PlaybackError."""
    if hand.variant != "NT":
        raise PlaybackError("hand_unsupported", f"variant {hand.variant} cannot be played yet")
    if hand.player_count > 10:
        raise PlaybackError("hand_unsupported", "a table has at most 10 seats")
    names = hand.players or tuple(f"p{n + 1}" for n in range(hand.player_count))
    return (
        *(
            PlayerSeated(seat(player), names[player] or f"p{player + 1}", stack)
            for player, stack in enumerate(hand.starting_stacks)
        ),
        _level(hand),
        ButtonPlaced(seat(hand.button_index)),
    )


def _level(hand: PublishedHand) -> LevelSet:
    small, big = hand.blinds[hand.small_blind_index], hand.blinds[hand.big_blind_index]
    posted = {hand.small_blind_index, hand.big_blind_index}
    if big < 1 or any(blind for p, blind in enumerate(hand.blinds) if p not in posted):
        raise PlaybackError("hand_unsupported", "no big blind, or a straddle")
    antes = hand.antes
    if not any(antes):
        return LevelSet(small, big)
    if len(set(antes)) == 1:
        return LevelSet(small, big, antes[0], "each")
    big_blind_ante = antes[hand.big_blind_index]
    if any(ante for p, ante in enumerate(antes) if p != hand.big_blind_index):
        raise PlaybackError("hand_unsupported", "antes that differ")
    return LevelSet(small, big, big_blind_ante, "big_blind")


def observations(hand: PublishedHand) -> Iterator[Observation]:
    """The hand itself, from its beginning to the push of the pots."""
    yield HandBegun()
    dealt: dict[int, tuple[Card | None, ...]] = {}
    bets = dict(enumerate(hand.blinds))
    call = max(bets.values())
    laid = False
    for action in hand.actions:
        if isinstance(action, Commentary):
            continue
        if isinstance(action, HoleDealt):
            dealt[action.player] = dealt.get(action.player, ()) + action.cards
            continue
        if not laid:
            yield _hands(dealt)
            laid = True
        match action:
            case BoardDealt():
                bets, call = dict.fromkeys(bets, 0), 0
                yield StreetDealt(action.cards)
            case Folded():
                yield PlayerActed(seat(action.player), "fold")
            case CheckedOrCalled():
                owes = call > bets[action.player]
                bets[action.player] = call
                yield PlayerActed(seat(action.player), "call" if owes else "check")
            case BetOrRaisedTo():
                name: Action = "raise" if call else "bet"
                bets[action.player] = call = action.amount
                yield PlayerActed(seat(action.player), name, action.amount)
            case Shown():
                yield HandTabled(seat(action.player), action.cards)
            case Mucked():
                yield HandMucked(seat(action.player))
            case _:
                raise PlaybackError("hand_unsupported", f"{type(action).__name__} in hold'em")
    if not laid:
        yield _hands(dealt)
    yield PotPushed()


def _hands(dealt: dict[int, tuple[Card | None, ...]]) -> HoleCardsDealt:
    return HoleCardsDealt(tuple(SeatCards(seat(p), cards) for p, cards in dealt.items()))


def play(
    hand: PublishedHand, book: Rulebook, told: Callable[[Observation], None] = lambda seen: None
) -> Played:
    """Play a hand at a table of its own; `told` hears each observation once it is in the record.

    Raises PlaybackError when the hand cannot be played to its end.
    """
    state = open_table("replay", "NT", book, max(2, hand.player_count)).state
    count = 0
    for seen in (*preparation(hand), *observations(hand)):
        count += 1
        command = Command(seen, "replay", "dealer", "", "", state.seq + 1)
        decision = decide(state, command, book)
        if decision.refusal is not None:
            raise PlaybackError("hand_refused", f"{seen.kind} was refused: {decision.refusal.code}")
        state = decision.state
        told(seen)
    return Played(final_stacks(state, hand), state, count)


def final_stacks(state: TableState, hand: PublishedHand) -> tuple[int, ...]:
    """The stacks by player once the hand is over; raises PlaybackError while it is not."""
    if state.hand is None or state.hand.phase != "complete":
        where = "not begun" if state.hand is None else f"in {state.hand.phase}"
        raise PlaybackError("hand_unfinished", f"the file ends with the hand {where}")
    stacks = {player.seat: player.stack for player in state.hand.betting.players}
    return tuple(stacks.get(seat(player), 0) for player in range(hand.player_count))
