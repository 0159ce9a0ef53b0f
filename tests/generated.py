"""Proves that generated files are fresh, and with `--write` makes them so.

It generates nothing itself: each file is what the `floorcall` command prints.
"""

import argparse
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
COMMAND: Final = (sys.executable, "-m", "app")

# Path from the root → arguments of `floorcall` that print the file. A chart that is not named
# here is found by its name: docs/charts/NAME.mmd, or docs/charts/procedures/NAME.mmd, is what
# `floorcall chart NAME` prints, where a hyphen in the name of the file is the slash of a code.
FILES: Final[dict[str, tuple[str, ...]]] = {
    "app/scenarios/schema.json": ("check", "--schema"),
    "docs/roles.md": ("roles",),
    "docs/rules/comparison.md": ("rulebook", "comparison"),
    "docs/rules/coverage.md": ("rulebook", "coverage", "tests/scenarios"),
    **{
        f"app/web/src/generated/{what}.json": ("clients", what)
        for what in ("messages", "words", "reports")
    },
}
CHARTS: Final = Path("docs/charts")


def generated_files(root: Path = ROOT) -> dict[str, tuple[str, ...]]:
    """List every generated file by its path from `root`, with the arguments that print it."""
    charts = {
        path.relative_to(root).as_posix(): ("chart", path.stem.replace("-", "/"))
        for path in sorted((root / CHARTS).rglob("*.mmd"))
    }
    return charts | FILES


def printed(arguments: tuple[str, ...]) -> str:
    """Run `floorcall` and return what it prints; CalledProcessError when it fails."""
    done = subprocess.run(
        [*COMMAND, *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    )
    return done.stdout


def stale_files(files: Mapping[str, tuple[str, ...]], root: Path = ROOT) -> list[str]:
    """Name the files, by path, that are missing or differ from what their command prints."""
    stale = []
    for name, arguments in files.items():
        path = root / name
        if not path.is_file() or path.read_text(encoding="utf-8") != printed(arguments):
            stale.append(name)
    return stale


def main() -> int:
    """Check or write the generated files; the exit status is 1 when one is stale."""
    parser = argparse.ArgumentParser(prog="python -m tests.generated", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write them instead of checking")
    write = parser.parse_args().write
    files = generated_files()
    if write:
        for name, arguments in files.items():
            path = ROOT / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(printed(arguments), encoding="utf-8")
        print(f"{len(files)} generated files written.")
        return 0
    stale = stale_files(files)
    for name in stale:
        print(f"{name} is stale: run `make generate` and commit it.")
    print(f"{len(files)} generated files checked, {len(stale)} stale.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
