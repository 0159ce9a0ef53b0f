"""Playing a published hand at a table: its actions as the observations a dealer would tap.

Not the reading of a file, which is `notation`, nor the table it is played at.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from statemachine.decide import Command, decide, open_table
from statemachine.observations import HandBegun, Observation, PotPushed
from statemachine.playback.errors import PlaybackError
from statemachine.playback.setting import (
    bomb_pot,
    posts,
    preparation,
    seat,
    table_size,
    variant_of,
    winners,
)
from statemachine.playback.tapping import Tapping
from statemachine.published import PublishedHand
from statemachine.rulebooks import Rulebook
from statemachine.state import TableState


@dataclass(frozen=True, slots=True)
class Played:
    """How a hand ended: final stacks by player in chips, and the state of the table."""

    stacks: tuple[int, ...]
    state: TableState
    observations: int


def observations(hand: PublishedHand) -> Iterator[Observation]:
    """The hand itself, from its beginning to the push of the pots. Raises PlaybackError."""
    yield HandBegun(bomb_pot(hand))
    yield from posts(hand)
    yield from Tapping(hand).taps()
    yield from winners(hand)
    yield PotPushed()


def play(
    hand: PublishedHand, book: Rulebook, told: Callable[[Observation], None] | None = None
) -> Played:
    """Play a hand at a table of its own; `told` hears each observation once it is in the record.

    Raises PlaybackError when the hand cannot be played to its end.
    """
    state = open_table("replay", variant_of(hand).id, book, table_size(hand)).state
    count = 0
    for seen in (*preparation(hand), *observations(hand)):
        count += 1
        command = Command(seen, "replay", "dealer", "", "", state.seq + 1)
        decision = decide(state, command, book)
        if decision.refusal is not None:
            raise PlaybackError("hand_refused", f"{seen.kind} was refused: {decision.refusal.code}")
        state = decision.state
        if told is not None:
            told(seen)
    return Played(final_stacks(state, hand), state, count)


def final_stacks(state: TableState, hand: PublishedHand) -> tuple[int, ...]:
    """The stacks by player once the hand is over; raises PlaybackError while it is not."""
    if state.hand is None or state.hand.phase != "complete":
        where = "not begun" if state.hand is None else f"in {state.hand.phase}"
        raise PlaybackError("hand_unfinished", f"the file ends with the hand {where}")
    stacks = {player.seat: player.stack for player in state.hand.betting.players}
    return tuple(stacks.get(seat(player), 0) for player in range(hand.player_count))


__all__ = [
    "PlaybackError",
    "Played",
    "final_stacks",
    "observations",
    "play",
    "preparation",
    "seat",
    "table_size",
    "variant_of",
]
