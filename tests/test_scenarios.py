"""Plays every scenario of `tests/scenarios`, each as one case, and checks the ledgers beside it.

What a scenario file may hold is proved elsewhere, in `tests/app/scenarios`.
"""

import re
from pathlib import Path

import pytest

from app.scenarios.books import book_of
from app.scenarios.format import Scenario
from app.scenarios.reading import read_scenarios
from app.scenarios.runner import Play, check, play
from app.scenarios.source import Node, ScenarioError
from statemachine import chips, custody
from statemachine.events import TableSetRight
from statemachine.phases import Phase
from statemachine.replay import fold
from statemachine.state import HandState
from statemachine.variants import VARIANTS

FOLDER = Path(__file__).parent / "scenarios"
# The hands that other machines get wrong, each by the id under which it was collected.
TRICKY = (
    *("B01", "B02", "B03", "B05", "B08", "B09", "B11", "B13", "B14"),
    *("P02", "P03", "P05", "P06", "P07", "P08", "P09"),
    *("H01", "H02", "H03", "H04", "H06", "H07", "H08", "H09"),
    *("D01", "D02", "D03", "D05", "D06", "D07", "D08", "D09", "D10", "D12", "D13", "D14"),
)
FILES = sorted(FOLDER.rglob("*.yaml"))


def _cases() -> list[object]:
    cases: list[object] = []
    for path in FILES:
        for number, (node, scenario) in enumerate(read_scenarios(path.read_bytes()), start=1):
            key = None if isinstance(scenario, ScenarioError) else scenario.id
            name = f"{path.relative_to(FOLDER).with_suffix('')}-{key or number}"
            cases.append(pytest.param(path, node, scenario, id=name))
    return cases


CASES = _cases()
each_scenario = pytest.mark.parametrize(("path", "node", "scenario"), CASES)


def _played(path: Path, node: Node, scenario: Scenario | ScenarioError) -> Play:
    try:
        if isinstance(scenario, ScenarioError):
            raise scenario
        return play(scenario, node, path.parent)
    except ScenarioError as wrong:
        step = f" step {wrong.step}" if wrong.step else ""
        pytest.fail(f"{path}:{wrong.line}:{step} {wrong.message}", pytrace=False)


@each_scenario
def test_scenario(path: Path, node: Node, scenario: Scenario | ScenarioError) -> None:
    _played(path, node, scenario)


@each_scenario
def test_ledgers_and_log(path: Path, node: Node, scenario: Scenario | ScenarioError) -> None:
    played = _played(path, node, scenario)
    assert fold(played.entries) == played.state
    corrected = 0
    for index, entry in enumerate(played.entries):
        hand = fold(played.entries[: index + 1]).hand
        if hand is None:
            continue
        where = f"{path}:{node.line}: after entry {entry.seq}, {entry.observation}"
        assert custody.total(hand.custody) == hand.custody.deck + hand.custody.surplus, where
        if any(isinstance(event, TableSetRight) for event in entry.events):
            corrected = hand.number
        if hand.number != corrected:
            begun = sum(p.start for p in hand.betting.players) + hand.terms.carried
            assert _chips(hand) == begun, where


def _chips(hand: HandState) -> int:
    behind = sum(player.stack + player.bet for player in hand.betting.players)
    return behind + sum(pot.amount for pot in chips.pots(hand.betting))


def test_there_are_enough_and_each_has_its_own_id() -> None:
    scenarios = [case.values[2] for case in CASES if hasattr(case, "values")]
    ids = [scenario.id for scenario in scenarios if isinstance(scenario, Scenario)]
    assert len(scenarios) >= 60
    assert None not in ids
    assert len(set(ids)) == len(ids)
    assert {f"SA-{row:02}" for row in range(1, 26)} <= set(ids)
    assert len(TRICKY) == 36
    assert set(TRICKY) <= set(ids)
    assert {"S-001", "S-002", "S-005", "S-006", "S-010", "S-014", "S-037", "S-038"} <= set(ids)


def test_every_variant_has_a_whole_hand() -> None:
    """A hand of each game that goes to its push, with no fault on the way."""
    whole = set()
    for case in CASES:
        path, node, scenario = case.values if hasattr(case, "values") else (None, None, None)
        if not (isinstance(scenario, Scenario) and isinstance(node, Node)):
            continue
        assert isinstance(path, Path)
        hand = play(scenario, node, path.parent).state.hand
        if hand is not None and hand.phase is Phase.COMPLETE and not hand.irregularities:
            whole.add(scenario.table.variant)
    assert whole == set(VARIANTS)


def test_the_page_of_the_variants_names_each_one_and_scenarios_that_there_are() -> None:
    page = (FOLDER.parents[1] / "docs/variants.md").read_text(encoding="utf-8")
    assert [code for code in VARIANTS if f"| `{code}` |" not in page] == []
    named = set(re.findall(r"\b(?:V-[A-Z0-9]+-\d|[A-Z]{1,2}-?\d{2,3})\b", page))
    ids = {c.values[2].id for c in CASES if hasattr(c, "values")}
    assert len(named) > 40
    assert named <= ids


def test_clauses_that_scenarios_name_are_clauses_of_their_book() -> None:
    for case in CASES:
        path, node, scenario = case.values if hasattr(case, "values") else (None, None, None)
        if not (isinstance(scenario, Scenario) and isinstance(node, Node)):
            continue
        assert isinstance(path, Path)
        book = book_of(scenario, node, path.parent)
        sources = [scenario.source] if isinstance(scenario.source, str) else scenario.source or []
        clauses = [s for s in sources if re.fullmatch(r"TDA-3[5-9]-\w+", s)]
        assert {*clauses, *(scenario.clauses or ())} <= set(book.citations), scenario.id


def test_the_folder_as_a_whole_is_what_the_command_checks() -> None:
    report = check([FOLDER])
    assert len(report.results) == len(CASES)
    assert report.ok, report.text()
