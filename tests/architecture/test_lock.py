"""Proves that the hashed requirements files still match pyproject.toml, without any network.

It does not ask whether newer releases exist: `make lock` does, when told to.
"""

import re
import tomllib
from collections.abc import Iterable
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.architecture.sources import ROOT

PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS: dict[str, list[Any]] = PYPROJECT["dependency-groups"]


def pins(lock: str) -> dict[str, list[Version]]:
    """Read one requirements file: each package and its pinned versions (one a marker)."""
    found: dict[str, list[Version]] = {}
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    for entry in text.replace("\\\n", " ").splitlines():
        if not entry.strip() or entry.startswith("#"):
            continue
        requirement = Requirement(re.split(r"\s--hash", entry)[0].strip())
        (pin,) = requirement.specifier
        assert pin.operator == "==", f"{lock} does not pin {requirement.name}."
        assert "--hash=sha256:" in entry, f"{lock} has no hash for {requirement.name}."
        found.setdefault(canonicalize_name(requirement.name), []).append(Version(pin.version))
    return found


def group(name: str) -> list[str]:
    """List a dependency group's requirements, those of the groups that it includes too."""
    listed: list[str] = []
    for entry in GROUPS[name]:
        listed += group(entry["include-group"]) if isinstance(entry, dict) else [entry]
    return listed


def unmet(requirements: Iterable[str], locked: dict[str, list[Version]]) -> list[str]:
    """Name the requirements that the lock does not pin, or pins to a version they exclude."""
    missing = []
    for text in requirements:
        requirement = Requirement(text)
        versions = locked.get(canonicalize_name(requirement.name), [])
        if not versions or not all(requirement.specifier.contains(v, True) for v in versions):
            missing.append(text)
    return missing


@pytest.mark.parametrize(
    ("lock", "requirements"),
    [
        ("runtime.txt", PYPROJECT["project"]["dependencies"]),
        ("build.txt", [*group("build"), *PYPROJECT["build-system"]["requires"]]),
        ("dev.txt", [*PYPROJECT["project"]["dependencies"], *group("dev")]),
    ],
)
def test_the_lock_pins_what_pyproject_asks_for(lock: str, requirements: list[str]) -> None:
    assert not unmet(requirements, pins(lock)), "run `make lock` and commit requirements/"


@pytest.mark.parametrize("part", ["runtime.txt", "build.txt"])
def test_what_is_tested_is_what_is_shipped(part: str) -> None:
    dev = pins("dev.txt")
    assert {name: dev.get(name) for name in pins(part)} == pins(part)


def test_an_unmet_requirement_is_seen() -> None:
    locked = {"transitions": [Version("0.9.3")]}
    asked = ["transitions>=0.9", "transitions>=1", "phevaluator"]
    assert unmet(asked, locked) == ["transitions>=1", "phevaluator"]
