"""The drawings of charts: every phase, step and move is in them, and nothing else."""

import re

import pytest

from statemachine.chart import CLOSED, rows
from statemachine.drawing import procedure_drawing, variant_drawing
from statemachine.phases import phases_of
from statemachine.procedures import FACT_FINDING, PROCEDURES, Procedure
from statemachine.variants import VARIANTS, VariantId

variants = pytest.mark.parametrize("variant", list(VARIANTS))
remedies = pytest.mark.parametrize(
    "procedure", [each for each in PROCEDURES.values() if each.id != FACT_FINDING]
)
MOVE = re.compile(r"^\s+(\S+) --> (\S+?)(?:: (.*))?$", re.MULTILINE)


def moves(drawing: str) -> set[tuple[str, str, str]]:
    """Each arrow: where from, where to, and the word that makes the move."""
    return {(source, dest, said.split(" ")[0]) for source, dest, said in MOVE.findall(drawing)}


@variants
def test_the_drawing_has_every_phase_and_every_regular_move(variant: VariantId) -> None:
    drawn = variant_drawing(variant)
    assert drawn.startswith("stateDiagram-v2\n    [*] --> setup\n")
    for phase in phases_of(VARIANTS[variant]):
        assert phase in drawn
    for row in rows(VARIANTS[variant]):
        if row.trigger not in ("misdeal", "void", "set_right"):
            assert f"{row.source} --> {row.dest}: {row.trigger}" in drawn


@remedies
def test_the_drawing_of_a_procedure_has_its_steps_and_outcomes(procedure: Procedure) -> None:
    drawn = procedure_drawing(procedure.id)
    expected = {
        (step.name, outcome.next or CLOSED, outcome.name)
        for step in procedure.steps
        for outcome in step.outcomes
    }
    expected |= {("[*]", "open", ""), ("[*]", procedure.first, ""), (CLOSED, "[*]", "")}
    # The floor may end any of them by a ruling of his own.
    expected |= {("open", "ruled", "floor,"), ("ruled", "[*]", "")}
    assert moves(drawn) == expected
    for step in procedure.steps:
        assert f'state "{step.name}, {step.who}' in drawn
        for outcome in step.outcomes:
            for effect in outcome.effects:
                assert effect.kind in drawn
    assert drawn.count("flagged when done") == len(procedure.forbids)


def test_the_drawing_tells_what_a_step_is_told_and_holds() -> None:
    drawn = procedure_drawing("exposed_card_replacement")
    assert 'state "replace, dealer, tells cards, blocks now" as replace' in drawn
    assert "done / burn_fault_card credited, deal_cards\n" in drawn
    assert "done / deal_cards board 3\n" in procedure_drawing("overdealt_flop")
    assert "all_mixed / mix_cards muck burns stub\n" in procedure_drawing("disordered_stub")
    assert "wrong / count_winners not right\n" in procedure_drawing("verify_before_push")
    assert "as_suggested / what the book suggests\n" in procedure_drawing("floor_discretion")


def test_the_finding_of_facts_is_drawn_without_an_order() -> None:
    drawn = moves(procedure_drawing(FACT_FINDING))
    for step in PROCEDURES[FACT_FINDING].steps:
        assert ("[*]", step.name, "unknown") in drawn
        assert (step.name, "book_asked_again", "yes,") in drawn
    assert ("open", "ruled", "floor,") in drawn
    assert not {dest for _, dest, _ in drawn if dest == CLOSED}


def test_an_unknown_procedure_has_no_drawing() -> None:
    with pytest.raises(KeyError):
        procedure_drawing("coin_flip")
