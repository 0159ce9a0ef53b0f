"""Proves that the freshness check sees a stale, a missing and a fresh file.

The committed files themselves are checked by `make generated`.
"""

from pathlib import Path

from statemachine.procedures import PROCEDURES
from statemachine.variants import VARIANTS
from tests.generated import CHARTS, generated_files, printed, stale_files

HELP = ("--help",)


def test_a_fresh_file_passes_and_a_changed_or_missing_one_is_named(tmp_path: Path) -> None:
    (tmp_path / "fresh.txt").write_text(printed(HELP), encoding="utf-8")
    (tmp_path / "changed.txt").write_text(printed(HELP) + "\n", encoding="utf-8")
    files = dict.fromkeys(("fresh.txt", "changed.txt", "missing.txt"), HELP)
    assert stale_files(files, tmp_path) == ["changed.txt", "missing.txt"]


def test_a_chart_is_found_by_its_name(tmp_path: Path) -> None:
    charts = tmp_path / "docs/charts"
    (charts / "procedures").mkdir(parents=True)
    (charts / "NT.mmd").touch()
    (charts / "FO-8.mmd").touch()
    (charts / "procedures" / "short_stub.mmd").touch()
    found = generated_files(tmp_path)
    assert found["docs/charts/NT.mmd"] == ("chart", "NT")
    assert found["docs/charts/FO-8.mmd"] == ("chart", "FO/8")
    assert found["docs/charts/procedures/short_stub.mmd"] == ("chart", "short_stub")


def test_every_variant_and_every_procedure_has_its_chart() -> None:
    drawn: dict[Path, set[str]] = {}
    for name, arguments in generated_files().items():
        if arguments[0] == "chart":
            drawn.setdefault(Path(name).parent, set()).add(arguments[1])
    assert drawn == {CHARTS: set(VARIANTS), CHARTS / "procedures": set(PROCEDURES)}
