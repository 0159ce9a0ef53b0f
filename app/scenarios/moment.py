"""What a shorthand may look at while it is played: the table now, and what earlier steps logged.

It is no command: a shorthand only says what was observed, the runner decides and records.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from app.scenarios.templates import Form, FormError, compiled
from statemachine.irregularities import BLOCKS
from statemachine.observations import Observation
from statemachine.state import HandState, Irregularity, TableState


class Moment(Protocol):
    """The table between two observations of a step."""

    @property
    def state(self) -> TableState:
        """The table now; it moves on after each observation that a phrase yields."""

    def entries_of(self, step: int) -> tuple[int, int]:
        """First and last log position of a step; FormError when it has none."""

    def last_step(self) -> int:
        """The last step that has an entry in the log; FormError when there is none."""


Phrase: TypeAlias = Callable[[Moment], Iterator[Observation]]
Builder: TypeAlias = Callable[..., Phrase]
Entry: TypeAlias = tuple[Form, Builder]
B = TypeVar("B", bound=Callable[..., Any])


class Forms:
    """The forms of one subject, in the order in which they are tried."""

    def __init__(self) -> None:
        self.entries: Final[list[Entry]] = []

    def fact(self, *texts: str) -> Callable[[B], B]:
        """Register a function from the values of a form to the one thing that was seen."""

        def register(build: B) -> B:
            def builder(**values: Any) -> Phrase:
                def phrase(moment: Moment) -> Iterator[Observation]:
                    yield build(**values)

                return phrase

            self.entries.extend((compiled(text), builder) for text in texts)
            return build

        return register

    def play(self, *texts: str) -> Callable[[B], B]:
        """Register a generator that looks at the moment before it says what was seen."""

        def register(build: B) -> B:
            def builder(**values: Any) -> Phrase:
                def phrase(moment: Moment) -> Iterator[Observation]:
                    yield from build(moment, **values)

                return phrase

            self.entries.extend((compiled(text), builder) for text in texts)
            return build

        return register


def hand_of(moment: Moment) -> HandState:
    """The hand in play; FormError when none has begun."""
    hand = moment.state.hand
    if hand is None:
        raise FormError("no hand has begun")
    return hand


def open_fault(moment: Moment, step: str | None = None) -> Irregularity:
    """The oldest open irregularity, at a step if one is named; of several at that step the one
    that holds most. FormError when none is open.
    """
    faults = hand_of(moment).open_irregularities()
    if not faults:
        raise FormError("no irregularity is open")
    there = [fault for fault in faults if fault.step == step]
    return min(there, key=lambda fault: BLOCKS.index(fault.blocks)) if there else faults[0]
