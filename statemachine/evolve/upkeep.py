"""Folding what is seen to beside the hand: dealer, deck, stacks put right, clock, floor.

Not whether it may be; the event says that it was.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import events as ev
from statemachine.phases import ENDED
from statemachine.slots import changed
from statemachine.state import Clock, Dealing, Going, HandState, TableState


def _dealer_noted(state: TableState, event: ev.DealerNoted) -> TableState:
    return changed(state, dealer=Dealing(event.dealer, event.id))


def _deck_noted(state: TableState, event: ev.DeckNoted) -> TableState:
    return changed(state, deck_name=event.deck)


def _stacks_set_right(state: TableState, event: ev.StacksSetRight) -> TableState:
    moves = {each.seat: each.stack - each.before for each in event.stacks}
    hand = state.hand
    playing: set[int] = set()
    if hand is not None and hand.phase not in ENDED:
        playing = {player.seat for player in hand.betting.players}
        # As if the players had begun the hand with the chips that they have now.
        players = tuple(
            changed(
                player,
                stack=player.stack + moves[player.seat],
                start=player.start + moves[player.seat],
            )
            if player.seat in moves
            else player
            for player in hand.betting.players
        )
        hand = changed(hand, betting=changed(hand.betting, players=players))
    seats = tuple(
        changed(taken, stack=taken.stack + moves[taken.seat])
        if taken.seat in moves and taken.seat not in playing
        else taken
        for taken in state.seats
    )
    return changed(state, hand=hand, seats=seats)


def _clock_started(hand: HandState, event: ev.ClockStarted, seq: int) -> HandState:
    clock = Clock(
        event.seat, event.asked_by, event.at, event.seconds, event.countdown, len(hand.actions)
    )
    return changed(hand, clock=clock)


def _clock_stopped(hand: HandState, event: ev.ClockStopped, seq: int) -> HandState:
    return changed(hand, clock=None)


def _floor_went(hand: HandState, event: ev.FloorWent, seq: int) -> HandState:
    return changed(hand, going=Going(event.floor, event.irregularity, event.at, event.floor_only))


TABLE_FOLDS: Final[dict[type, Callable[[TableState, Any], TableState]]] = {
    ev.DealerNoted: _dealer_noted,
    ev.DeckNoted: _deck_noted,
    ev.StacksSetRight: _stacks_set_right,
}
HAND_FOLDS: Final[dict[type, Callable[[HandState, Any, int], HandState]]] = {
    ev.ClockStarted: _clock_started,
    ev.ClockStopped: _clock_stopped,
    ev.FloorWent: _floor_went,
}
