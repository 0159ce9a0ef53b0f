"""The shape of a procedure: steps in order, each with the outcomes that may end it.

Not a procedure itself, and not the engine that takes a step.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from statemachine.effects import Effect

Doer: TypeAlias = Literal["dealer", "floor"]
# What a step may be told besides its outcome: the index of the picked card, the names of
# the board cards as they now lie, or the names of the cards that it deals.
Needs: TypeAlias = Literal["nothing", "pick", "board", "cards"]


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
    """What somebody does: `who` is the role whose decision it is."""

    name: str
    who: Doer
    outcomes: tuple[Outcome, ...]
    needs: Needs = "nothing"

    def outcome(self, name: str) -> Outcome | None:
        """The outcome of that name, None when the step has none such."""
        return next((outcome for outcome in self.outcomes if outcome.name == name), None)


@dataclass(frozen=True, slots=True)
class Procedure:
    """An ordered remedy."""

    id: str
    steps: tuple[Step, ...]

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
