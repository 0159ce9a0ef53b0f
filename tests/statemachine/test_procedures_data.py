"""Procedures as data: every step leads on, every path closes."""

import pytest
from transitions import Machine

from statemachine.chart import CLOSED, procedure_chart, step_after
from statemachine.procedures import FACT_FINDING, PROCEDURES, Procedure

# The finding of facts goes on by asking the book again, so its steps follow no step.
procedures = pytest.mark.parametrize("procedure", list(PROCEDURES.values()), ids=list(PROCEDURES))


@procedures
def test_every_step_of_a_procedure_can_be_reached(procedure: Procedure) -> None:
    names = {step.name for step in procedure.steps}
    assert len(names) == len(procedure.steps)
    seen = names if procedure.id == FACT_FINDING else {procedure.first}
    while (
        more := {
            outcome.next
            for step in procedure.steps
            if step.name in seen
            for outcome in step.outcomes
            if outcome.next is not None
        }
        - seen
    ):
        seen |= more
    assert seen == names


@procedures
def test_every_path_of_a_procedure_closes(procedure: Procedure) -> None:
    def longest(step: str, path: tuple[str, ...]) -> None:
        assert step not in path, f"{procedure.id} goes round: {path}"
        for outcome in procedure.step(step).outcomes:
            if outcome.next is not None:
                longest(outcome.next, (*path, step))

    longest(procedure.first, ())


@procedures
def test_the_machine_of_a_procedure_says_the_same(procedure: Procedure) -> None:
    machine: Machine = procedure_chart(procedure.id)
    assert set(machine.states) == {step.name for step in procedure.steps} | {CLOSED}
    for step in procedure.steps:
        names = [outcome.name for outcome in step.outcomes]
        assert names
        assert len(set(names)) == len(names)
        for outcome in step.outcomes:
            assert step_after(procedure.id, step.name, outcome.name) == outcome.next
