"""The actions of a hand while its events are walked: any of them may still be taken back.

Not the walk itself; and not yet what is published, for cards are named when all is known.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

from statemachine.notation.actions import action_texts
from statemachine.published import (
    BoardDealt,
    Cards,
    Commentary,
    Discarded,
    Folded,
    HoleDealt,
    PublishedAction,
    Shown,
    StoodPat,
)
from statemachine.publishing.tracking import Dealt, named
from statemachine.variants import Street


@dataclass(slots=True)
class HoleStep:
    """Cards that came to a player."""

    player: int
    cards: list[Dealt]


@dataclass(slots=True)
class DiscardStep:
    """Cards that a player gave away for a draw; none when he stood pat."""

    player: int
    cards: list[Dealt]


@dataclass(slots=True)
class ShowStep:
    """A hand that was tabled, with the cards that it had then."""

    player: int
    cards: list[Dealt]


@dataclass(slots=True)
class BoardStep:
    """A street of a run of the board; a street of None is a card of a game without a board."""

    run: int
    street: Street | None


@dataclass(slots=True)
class ActStep:
    """Whatever needs no card. `seq` is its entry; `held` that it was done while play was held;
    `undone` says, when it is not empty, why it counts for nothing.
    """

    seq: int
    action: PublishedAction
    held: bool = False
    undone: str = field(default="")


Step: TypeAlias = HoleStep | DiscardStep | ShowStep | BoardStep | ActStep


def published_step(
    step: Step, boards: tuple[Cards, ...], *, hidden: bool
) -> PublishedAction | None:
    """The step as it is published, None for one that has nothing left. `boards` are those of
    the runs in order, as far as they may be named.
    """
    match step:
        case HoleStep():
            cards = [card for card in step.cards if not card.gone]
            return HoleDealt(step.player, named(cards, hidden=hidden)) if cards else None
        case DiscardStep() if step.cards:
            return Discarded(step.player, named(step.cards, hidden=hidden))
        case DiscardStep():
            return StoodPat(step.player)
        case ShowStep():
            cards = step.cards
            return Shown(step.player, named(cards, hidden=hidden)) if cards else None
        case BoardStep():
            return _board(step, boards[step.run - 1])
        case ActStep() if step.undone:
            (text,) = action_texts([step.action], 1)
            return Commentary(f"{step.undone}: {text}")
        case ActStep():
            return step.action


def _board(step: BoardStep, board: Cards) -> PublishedAction | None:
    street = step.street
    cards = board if street is None else board[street.board - street.board_cards : street.board]
    return BoardDealt(cards) if cards else None


def revive(steps: list[Step], player: int) -> None:
    """The last fold of a player counts for nothing: the hand is live again."""
    for step in reversed(steps):
        if not isinstance(step, ActStep) or step.undone or not isinstance(step.action, Folded):
            continue
        if step.action.player == player:
            step.undone = "the hand was revived"
            return
