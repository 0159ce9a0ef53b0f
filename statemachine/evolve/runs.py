"""Folding the events of a board that is run several times.

Not whether it may be, nor when a run ends: the events say so.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import custody as ledger
from statemachine import events as ev
from statemachine.parts import RUN_PLACES
from statemachine.slots import changed
from statemachine.state import HandState
from statemachine.variants import VARIANTS


def _runs_set(hand: HandState, event: ev.RunsSet, seq: int) -> HandState:
    return changed(hand, runs=event.runs, common=ledger.count(hand.custody, "board"))


def _run_started(hand: HandState, event: ev.RunStarted, seq: int) -> HandState:
    laid = ledger.count(hand.custody, "board")
    own = tuple(range(hand.common, laid))
    custody = hand.custody
    if own:
        custody = ledger.move(custody, "board", own, RUN_PLACES[event.run - 2])
    # The streets that are dealt again have a burn of their own again.
    again = {s.name for s in VARIANTS[hand.variant].streets if s.board > hand.common}
    return changed(
        hand,
        run=event.run,
        custody=custody,
        burns=tuple(burn for burn in hand.burns if burn.street not in again),
    )


FOLDS: Final[dict[type, Callable[[HandState, Any, int], HandState]]] = {
    ev.RunsSet: _runs_set,
    ev.RunStarted: _run_started,
}
