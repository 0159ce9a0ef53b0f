"""Folding the correction that sets a whole table right.

Not the correction of one card's name.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import custody as ledger
from statemachine import events as ev
from statemachine.betting import base_at
from statemachine.evolve.faults import hold_or_lift
from statemachine.evolve.player import cards_back
from statemachine.slots import changed
from statemachine.state import HandPlayer, HandState, Mark, Standing
from statemachine.variants import VARIANTS


def _table_set_right(hand: HandState, event: ev.TableSetRight, seq: int) -> HandState:
    said = {seat.seat: seat for seat in event.seats}
    base = base_at(hand, event.call)
    players = tuple(
        changed(
            player,
            stack=said[player.seat].stack,
            bet=said[player.seat].bet,
            total=said[player.seat].bet,
            put=said[player.seat].put,
            dead=0,
            early=0,
            acted_at=base if said[player.seat].acted else None,
            standing=_standing(player, said[player.seat].live),
        )
        for player in hand.betting.players
    )
    # Somebody has to act again: nothing more is run twice than what is run already.
    runs = hand.runs if event.actor is None else hand.run
    hand = changed(hand, runs=runs, common=_shared(hand, len(event.board)), closed=None)
    betting = changed(
        hand.betting,
        players=players,
        actor=event.actor,
        call=event.call,
        collected=event.pots,
        carried=0,
        base=base,
        raises=1 if base else 0,
    )
    custody = hand.custody
    laid = ledger.count(custody, "board")
    if laid:
        custody = ledger.move(custody, "board", tuple(range(laid)), "stub")
    custody = ledger.draw(custody, "board", event.board, shown=True)
    for player in players:
        if not player.live:
            custody = ledger.give_up(custody, player.seat)
    # Pots that were declared or counted for may not exist any more.
    hand = changed(
        hand,
        betting=betting,
        custody=custody,
        button=event.button,
        declared=(),
        counted=(),
    )
    hand = changed(
        hand, custody=cards_back(hand), marks=(Mark(seq, betting),), hold=None, sweep=None
    )
    return hold_or_lift(hand, seq)


def _shared(hand: HandState, board: int) -> int:
    """How many cards all runs share on a board of so many: whole streets, and never more than
    the runs were agreed on.
    """
    least = min(hand.common, board)
    return max(s.board for s in VARIANTS[hand.variant].streets if s.board <= least)


def _standing(player: HandPlayer, live: bool) -> Standing:
    if live:
        return "live"
    return "folded" if player.live else player.standing


FOLDS: Final[dict[type, Callable[[HandState, Any, int], HandState]]] = {
    ev.TableSetRight: _table_set_right,
}
