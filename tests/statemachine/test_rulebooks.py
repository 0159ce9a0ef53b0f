"""Procedures and rulebooks as data: every step leads on, every remedy can be carried out."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from transitions import Machine

from statemachine.chart import (
    CLOSED,
    procedure_chart,
    step_after,
)
from statemachine.irregularities import CONDITIONS, Condition, Facts, IrregularityKind
from statemachine.procedures import PROCEDURES, Procedure
from statemachine.rulebooks import RULEBOOKS, Remedy, Rulebook
from statemachine.texts import LANGUAGES, TEXTS

procedures = pytest.mark.parametrize("procedure", list(PROCEDURES.values()), ids=list(PROCEDURES))
books = pytest.mark.parametrize("book", list(RULEBOOKS.values()), ids=list(RULEBOOKS))


# --- procedures


@procedures
def test_every_step_of_a_procedure_can_be_reached(procedure: Procedure) -> None:
    names = {step.name for step in procedure.steps}
    assert len(names) == len(procedure.steps)
    seen = {procedure.first}
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


# --- rulebooks


@books
def test_every_remedy_names_a_procedure_and_clauses_of_the_book(book: Rulebook) -> None:
    for kind in get_args(IrregularityKind):
        for remedy in book.remedies[kind]:
            assert remedy.procedure in PROCEDURES, (kind, remedy)
            assert remedy.when in CONDITIONS
            for clause in remedy.citations:
                assert book.citations[clause].clause == clause
                assert book.citations[clause].edition
                for language in LANGUAGES:
                    assert TEXTS[language][f"rule.{clause}"].strip()


@books
def test_a_book_has_a_remedy_for_every_kind_whatever_the_facts(book: Rulebook) -> None:
    assert set(book.remedies) == set(get_args(IrregularityKind))
    for kind, remedies in book.remedies.items():
        assert remedies[-1].when == "always", kind
        # What follows it would never be taken.
        assert "always" not in [remedy.when for remedy in remedies[:-1]], kind


@given(
    st.builds(
        Facts,
        street=st.sampled_from((None, "preflop", "flop", "turn", "river")),
        acted_on_street=st.booleans(),
        substantial=st.booleans(),
        misdeal_open=st.booleans(),
        boxed_in_deal=st.integers(0, 5),
        boxed_for_misdeal=st.integers(1, 3),
        boxed_burn=st.booleans(),
        card_missing=st.booleans(),
    ),
    st.sampled_from(get_args(IrregularityKind)),
    st.sampled_from(sorted(RULEBOOKS)),
)
def test_a_remedy_is_found_for_any_facts(facts: Facts, kind: IrregularityKind, book: str) -> None:
    remedy = RULEBOOKS[book].remedy(kind, facts)
    assert CONDITIONS[remedy.when](facts)


@books
def test_where_the_text_is_silent_the_book_says_so(book: Rulebook) -> None:
    def settled_by_text(remedy: Remedy) -> bool:
        return not remedy.silent

    for kind, remedies in book.remedies.items():
        for remedy in remedies:
            if remedy.procedure == "floor_discretion":
                assert remedy.silent, (kind, remedy)
            if settled_by_text(remedy):
                assert remedy.citations, (kind, remedy)
                assert not remedy.suggestion, (kind, remedy)


def test_conditions_are_those_of_the_type() -> None:
    assert set(CONDITIONS) == set(get_args(Condition))
