"""The shape of a procedure: steps in order, each with the outcomes that may end it.

Not a procedure itself, and not the engine that takes a step.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.effects import Effect
from statemachine.irregularities import Block

Doer: TypeAlias = Literal["dealer", "floor"]
# What a step may be told besides its outcome: the index of the picked card, the names of
# the board cards as they now lie, or the names of the cards that it deals; the seats to whom a
# pot goes, what a bet comes to, or the seat of the button.
Needs: TypeAlias = Literal["nothing", "pick", "board", "cards", "winners", "amount", "seat"]

# What a dealer may do by himself that a rule says is no remedy: scramble cards of the board
# among themselves, or take some of them out, to draw a street from the rest.
Forbidden: TypeAlias = Literal["draw_from_board"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way in which a step ends. `next` is the step that follows, None closes the
    procedure. With `suggested` the effects are those that the book suggests.
    """

    name: str
    next: str | None = None
    effects: tuple[Effect, ...] = ()
    suggested: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """What somebody does: `who` is the role whose decision it is. `blocks` is what the fault
    holds from this step on, None where it holds what it held.
    """

    name: str
    who: Doer
    outcomes: tuple[Outcome, ...]
    needs: Needs = "nothing"
    blocks: Block | None = None

    def outcome(self, name: str) -> Outcome | None:
        """The outcome of that name, None when the step has none such."""
        return next((outcome for outcome in self.outcomes if outcome.name == name), None)


@dataclass(frozen=True, slots=True)
class Procedure:
    """An ordered remedy. `forbids` are remedies that the rule rules out by name: done all the
    same they are recorded and flagged.
    """

    id: str
    steps: tuple[Step, ...]
    forbids: tuple[Forbidden, ...] = ()

    @property
    def first(self) -> str:
        """The name of the first step."""
        return self.steps[0].name

    def step(self, name: str) -> Step:
        """The step of that name."""
        return next(step for step in self.steps if step.name == name)


def done(next_step: str | None = None, *effects: Effect) -> tuple[Outcome, ...]:
    """The outcomes of a step that can only be done."""
    return (Outcome("done", next_step, effects),)
