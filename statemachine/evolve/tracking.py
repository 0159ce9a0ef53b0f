"""Folding how closely a hand is followed: its level, and betting that is only said to be over.

Not where the level is chosen, nor what follows from it; that is decided.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import custody as ledger
from statemachine import events as ev
from statemachine.slots import changed
from statemachine.state import HandState, TableState


def _tracking_changed(state: TableState, event: ev.TrackingChanged) -> TableState:
    hand = state.hand
    if event.in_hand and hand is not None:
        betting = hand.betting
        if event.tracking == "dealing":
            # Nobody says any more whose turn it is.
            betting = changed(betting, actor=None)
        hand = changed(hand, tracking=event.tracking, closed=None, betting=betting)
    return changed(state, tracking=event.tracking, hand=hand)


def _betting_ended(hand: HandState, event: ev.BettingEnded, seq: int) -> HandState:
    custody = hand.custody
    for seat in event.out:
        custody = ledger.give_up(custody, seat)
    players = tuple(
        changed(player, standing="folded") if player.seat in event.out else player
        for player in hand.betting.players
    )
    return changed(
        hand,
        betting=changed(hand.betting, players=players, actor=None),
        custody=custody,
        closed=event.street or hand.closed,
    )


TABLE_FOLDS: Final[dict[type, Callable[[TableState, Any], TableState]]] = {
    ev.TrackingChanged: _tracking_changed,
}
FOLDS: Final[dict[type, Callable[[HandState, Any, int], HandState]]] = {
    ev.BettingEnded: _betting_ended,
}
