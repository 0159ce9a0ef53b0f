"""Proves that `make test` leaves no test out, though it runs them in parts.

Not what the tests prove.
"""

import re

from tests.architecture.sources import ROOT


def test_every_test_is_in_one_part_of_make_test() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    named: list[str] = []
    for part in ("PURE", "SERVED", "SEEN"):
        found = re.search(rf"^{part} := (.*)$", makefile, re.MULTILINE)
        assert found is not None
        named += found[1].split()
    holding = {
        "/".join(path.relative_to(ROOT).parts[:2]) for path in (ROOT / "tests").rglob("test_*.py")
    }
    assert sorted(named) == sorted(holding)
