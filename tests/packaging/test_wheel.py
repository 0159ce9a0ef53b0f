"""Proves that the wheel carries both packages whole, and nothing else.

It does not install the wheel: the container's steps do that.
"""

import subprocess
import sys
import zipfile
from pathlib import Path

from tests.architecture.sources import PACKAGES, ROOT, name_of, project_files


def test_the_wheel_carries_both_packages_and_the_command(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (path,) = tmp_path.glob("floorcall-*.whl")
    with zipfile.ZipFile(path) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
        (entry_points,) = (n for n in wheel.namelist() if n.endswith("/entry_points.txt"))
        assert "floorcall = app.__main__:main" in wheel.read(entry_points).decode()
        assert any(name.endswith("/licenses/LICENSE") for name in wheel.namelist())
    ours = {name_of(path) for path in project_files()}
    assert names == {name for name in ours if name.partition("/")[0] in PACKAGES}
    assert {f"{package}/py.typed" for package in PACKAGES} <= names
