"""Small volumes of their own for tests that fill them or take the right to write away.

It holds no test.
"""

import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


def mount(place: Path, options: str) -> None:
    """Mount a volume in memory, or the one that is there anew; without the right to, skip."""
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "floorcall", place],
        check=False,
        capture_output=True,
    )
    if done.returncode:
        pytest.skip("no volume can be mounted here: that takes root and the right to mount")


def fill(place: Path) -> Path:
    """Leave no room on a volume, and return the file to delete for some."""
    rest = place / "rest"
    with contextlib.suppress(OSError), rest.open("wb", buffering=0) as writing:
        while True:
            writing.write(bytes(4096))
    return rest


@pytest.fixture
def volume(tmp_path: Path) -> Iterator[Path]:
    """An empty folder to mount a volume at, which is gone afterwards."""
    place = tmp_path / "volume"
    place.mkdir()
    yield place
    subprocess.run(["umount", place], check=False, capture_output=True)
