"""Proves that docs/operations.md has every figure, field, outcome and setting, and no other."""

import re
from typing import get_args

from prometheus_client.metrics import MetricWrapperBase

from app.settings import Settings
from app.telemetry.logs import ALLOWED
from app.telemetry.metrics import Metrics
from app.telemetry.outcomes import Outcome
from tests.architecture.sources import ROOT

PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
OURS = "floorcall_"


def rows(section: str, head: str) -> list[list[str]]:
    """The cells of the table under a section whose first column has that head."""
    text = PAGE.split(f"\n## {section}\n")[1].split("\n## ")[0]
    table = text.split(f"| {head} |")[1].split("\n\n")[0]
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]
    ]


def quoted(cell: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", cell))


def test_every_figure_is_listed_with_its_type_and_labels() -> None:
    metrics = Metrics()
    types = {
        family.name + {"counter": "_total", "info": "_info"}.get(family.type, ""): family.type
        for family in metrics.registry.collect()
    }
    expected = {name: "gauge" if kind == "info" else kind for name, kind in types.items()}
    listed = {name.strip("`"): kind for name, kind, _, _ in rows("Figures", "Metric")}
    # What the system does not tell of a process is not among the figures.
    assert {name for name in listed if name.startswith(OURS)} == {
        name for name in expected if name.startswith(OURS)
    }
    assert expected.items() <= listed.items()
    labels = {name.strip("`"): quoted(cell) for name, _, cell, _ in rows("Figures", "Metric")}
    for each in vars(metrics).values():
        if isinstance(each, MetricWrapperBase):
            name = next(iter(each.describe())).name
            told = labels.get(name) or labels.get(f"{name}_total") or set()
            assert told == set(each._labelnames), name


def test_every_outcome_is_listed() -> None:
    listed = {name.strip("`") for name, _ in rows("Figures", "Outcome")}
    assert listed == {name for part in get_args(Outcome) for name in get_args(part) or (part,)}


def test_every_field_of_a_line_is_listed() -> None:
    listed = set().union(*(quoted(name) for name, _ in rows("Logs", "Field")))
    assert listed | {"event"} == ALLOWED


def test_every_setting_of_this_page_is_one() -> None:
    for name, default, _ in rows("Settings", "Setting"):
        setting = name.strip("`")
        if setting.startswith("FLOORCALL_"):
            field = Settings.model_fields[setting.removeprefix("FLOORCALL_").lower()]
            if "`" in default:
                known = field.default
                said = f"{known:g}" if isinstance(known, float) else str(known)
                assert default.strip("`") == said


def test_every_code_of_health_is_one() -> None:
    sources = "".join(
        (ROOT / "app" / path).read_text(encoding="utf-8")
        for path in ("telemetry/health.py", "telemetry/checks.py", "store/errors.py")
    )
    for _, codes, _ in rows("Health", "Part"):
        for code in quoted(codes):
            assert f'"{code}"' in sources, code
