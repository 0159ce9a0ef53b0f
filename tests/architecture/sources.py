"""Finds the project's own files: those that are committed or about to be.

It does not judge them: each rule has its own test.
"""

import subprocess
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PACKAGES: Final = ("app", "statemachine")
NOT_OURS: Final = {"__pycache__", "build", "dist", "htmlcov", "node_modules"}


@cache
def project_files() -> tuple[Path, ...]:
    """List every file of the project that git does not ignore, as absolute paths.

    In a copy that is no repository, every file outside of caches and hidden folders counts.
    """
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    if listed.returncode == 0 and (ROOT / ".git").exists():
        paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        paths = [path for path in ROOT.rglob("*") if _is_ours(path.relative_to(ROOT))]
    return tuple(sorted(path for path in paths if path.is_file()))


def _is_ours(path: Path) -> bool:
    hidden = any(part.startswith(".") and part != ".ci" for part in path.parts[:-1])
    return not hidden and NOT_OURS.isdisjoint(path.parts) and path.name != "uv.lock"


def modules() -> list[Path]:
    """List the Python modules of both packages."""
    return [
        path
        for path in project_files()
        if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in PACKAGES
    ]


def name_of(path: Path) -> str:
    """Name a file by its path from the root, with slashes."""
    return path.relative_to(ROOT).as_posix()
