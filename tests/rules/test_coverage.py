"""Every clause of the four books is proved by a scenario, or there is a reason why none can be."""

from pathlib import Path

import pytest

from app.rulebooks.proofs import ALL, BOOKS, REASONS, coverage_page, proofs, unproved
from statemachine.irregularities import KINDS
from statemachine.rulebooks.catalogue import NOT_PROVED

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def test_all_clauses_are_there_once() -> None:
    assert [len(clauses) for _, clauses in BOOKS] == [43, 101, 15, 60]
    assert len(ALL) == 219
    for book, clauses in BOOKS:
        assert set(clauses) <= set(book.citations)


def test_every_clause_has_a_scenario_or_a_reason() -> None:
    assert unproved(SCENARIOS) == [], "write a scenario that names these clauses"


def test_a_reason_is_one_that_there_is() -> None:
    assert set(NOT_PROVED.values()) == set(REASONS)
    assert NOT_PROVED.keys() <= ALL


def test_a_scenario_that_names_a_clause_is_its_proof(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text(
        "title: a flop of four\nid: X-1\nsource: TDA-39-A\nclauses: [TDA-38-4, nothing]\n"
        "table: {seats: {1: 100, 2: 100}, level: {small_blind: 1, big_blind: 2}, button: 1}\n"
        "steps: [begin hand]\n",
        encoding="utf-8",
    )
    assert proofs(tmp_path) == {"TDA-39-A": ["X-1"], "TDA-38-4": ["X-1"]}
    missing = unproved(tmp_path)
    assert "TDA-39-A" not in missing
    assert "TDA-39-B1" in missing
    assert "TDA-54-N" not in missing
    page = coverage_page(tmp_path)
    assert "| TDA-39-A | TDA 2022 (es) |" in page
    assert "| X-1 |" in page
    assert "| **nothing** |" in page
    assert REASONS["purpose"] in page


@pytest.mark.parametrize("page", ["coverage", "comparison"])
def test_the_pages_name_what_they_are_about(page: str) -> None:
    text = (SCENARIOS.parents[1] / f"docs/rules/{page}.md").read_text(encoding="utf-8")
    named = ALL if page == "coverage" else KINDS
    assert [name for name in named if name not in text] == []
