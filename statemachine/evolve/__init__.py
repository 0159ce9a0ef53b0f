"""The fold: what an event changes in the state of a table.

Not a place for rules: an event carries every figure, so this never looks into a rulebook
and never refuses.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine.events import Event, PhaseEntered
from statemachine.evolve import (
    cards,
    chips,
    correction,
    faults,
    phases,
    presence,
    runs,
    table,
    tracking,
    upkeep,
    wagers,
)
from statemachine.phases import ENDED
from statemachine.slots import changer
from statemachine.state import HandState, TableState

TABLE_FOLDS: Final[dict[type, Callable[[TableState, Any], TableState]]] = (
    table.FOLDS | presence.FOLDS | tracking.TABLE_FOLDS | upkeep.TABLE_FOLDS
)
HAND_FOLDS: Final[dict[type, Callable[[HandState, Any, int], HandState]]] = (
    phases.FOLDS
    | chips.FOLDS
    | cards.FOLDS
    | runs.FOLDS
    | faults.FOLDS
    | correction.FOLDS
    | wagers.FOLDS
    | tracking.FOLDS
    | upkeep.HAND_FOLDS
)

_with_hand: Final = changer(TableState, "hand")


def ends_hand(event: Event) -> bool:
    """Whether a hand is over with this event, so that its stacks are the table's again."""
    return type(event) is PhaseEntered and event.phase in ENDED


def evolve(state: TableState, event: Event) -> TableState:
    """Fold one event in. `state.seq` stays: the entry is over when its last event is in."""
    kind = type(event)
    of_hand = HAND_FOLDS.get(kind)
    if of_hand is not None:
        if state.hand is None:
            return state
        after = _with_hand(state, of_hand(state.hand, event, state.seq + 1))
        return table.hand_over(after) if ends_hand(event) else after
    of_table = TABLE_FOLDS.get(kind)
    return state if of_table is None else of_table(state, event)
