"""Proves that one variable scales the heavy tests, Hypothesis among them.

It does not run any heavy test.
"""

import pytest
from hypothesis import settings

from tests.scale import VARIABLE, scale, scaled


@pytest.mark.parametrize(("value", "count"), [("", 2), ("small", 2), ("full", 50)])
def test_the_variable_chooses_the_count(
    monkeypatch: pytest.MonkeyPatch, value: str, count: int
) -> None:
    monkeypatch.setenv(VARIABLE, value)
    assert scaled(small=2, full=50) == count


def test_a_misspelt_scale_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "ful")
    with pytest.raises(ValueError, match="small or full"):
        scale()


def test_hypothesis_follows_the_scale() -> None:
    assert settings.default is not None
    assert settings.default.max_examples == scaled(small=60, full=3000)
