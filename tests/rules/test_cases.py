"""Every worked case is a scenario, or the page of the cases says why it can be none."""

import re
from pathlib import Path

import pytest

from app.scenarios.reading import read_scenarios
from app.scenarios.source import ScenarioError

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules/cases.md").read_text(encoding="utf-8")
# Their numbers have gaps.
_NUMBERS = (
    "001 003 006 007 008 009 012 014 015 018 019 020 022 024 025 029 030 031 032 038 039 041 042 "
    "043 044 046 048 049 050 051 052 053 054 056 057 059 061 062 063 064 065 067 068 069 070 071 "
    "072 073 074 076 077 078 079 080 082 083 084 085 086 087 089 091 092 094 095 097 098 101 103 "
    "104 107 108 109 110 111 113 117 118 119 122 124 125 126 127 129 130 132 133 134 135 136 137 "
    "139 140 141 142"
)
PUBLISHED = _NUMBERS.split()
CASES = [
    *(f"S-{number:03}" for number in range(1, 91)),
    *(f"P-{number}" for number in PUBLISHED),
    *(f"SA-{number:02}" for number in range(1, 26)),
]


def rows(heading: str) -> list[list[str]]:
    section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    table = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in table[2:]]


def scenario_ids() -> set[str]:
    return {
        scenario.id
        for path in (ROOT / "tests/scenarios").rglob("*.yaml")
        for _, scenario in read_scenarios(path.read_bytes())
        if not isinstance(scenario, ScenarioError) and scenario.id
    }


PLAYED = scenario_ids()


def played(case: str) -> bool:
    return any(name == case or name.startswith(f"{case}-") for name in PLAYED)


@pytest.fixture(scope="module")
def without() -> dict[str, str]:
    return {case: why for case, _, why in rows("Cases without a scenario")}


def test_every_case_is_played_or_it_is_said_why_not(without: dict[str, str]) -> None:
    assert len(PUBLISHED) == 96
    assert [case for case in CASES if not played(case) and case not in without] == []


def test_what_is_said_to_have_no_scenario_has_none(without: dict[str, str]) -> None:
    assert without
    assert set(without) <= set(CASES)
    for case, why in without.items():
        assert not played(case), case
        assert re.fullmatch(r"as [SP]-\d{3}|.{20,}", why), case
        assert not why.startswith("as ") or why[3:] in without


def test_a_reading_names_scenarios_that_there_are() -> None:
    for about, reading, names in rows("Readings"):
        assert about
        assert reading.endswith(".")
        assert set(names.split(", ")) <= PLAYED, about
