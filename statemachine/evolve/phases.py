"""Folding the phases of a hand: what its chips and marks are when the next one begins.

Not which phase comes next, which the chart says, nor what the end of a hand is to its table.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import events as ev
from statemachine.phases import ENDED, Phase
from statemachine.slots import changer
from statemachine.state import Betting, HandPlayer, HandState, Mark, Sweep

_fresh_player: Final = changer(HandPlayer, "bet", "acted_at")
_fresh_street: Final = changer(
    Betting, "players", "actor", "call", "full_raise", "aggressor", "base", "raises"
)
_with_actor: Final = changer(Betting, "actor")
_in_phase: Final = changer(HandState, "phase", "betting", "marks", "sweep")
_over: Final = changer(
    HandState, "phase", "betting", "marks", "hold", "questions", "sweep", "going"
)


def _phase_entered(hand: HandState, event: ev.PhaseEntered, seq: int) -> HandState:
    betting = hand.betting
    sweep = hand.sweep if event.opens is None else None
    if event.collects:
        sweep = _sweep(hand, seq)
        players = tuple(
            [
                _fresh_player(p, 0, None) if p.bet or p.acted_at is not None else p
                for p in betting.players
            ]
        )
        betting = _fresh_street(betting, players, event.actor, 0, hand.level.least_bet, None, 0, 0)
    elif betting.actor != event.actor:
        betting = _with_actor(betting, event.actor)
    begins = event.opens is not None or event.phase is Phase.HOLE_DEAL
    marks = (Mark(seq, betting),) if begins else hand.marks
    if event.phase in ENDED:
        return _over(hand, event.phase, betting, marks, None, (), None, None)
    return _in_phase(hand, event.phase, betting, marks, sweep)


def _sweep(hand: HandState, seq: int) -> Sweep:
    betting, back = hand.betting, hand.uncalled
    returned = back[1:] if back is not None and back[0] == seq else None
    opened = hand.marks[0].betting if hand.marks else betting
    return Sweep(seq, betting, opened, returned, len(hand.actions), hand.custody.stub)


FOLDS: Final[dict[type, Callable[[HandState, Any, int], HandState]]] = {
    ev.PhaseEntered: _phase_entered,
}
