"""Proves what the wheel and the sdist carry: both packages whole, and the built browser clients.

It installs neither, but for one test: the container's steps install the wheel.
"""

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from scripts.dockerfile_check import UNREACHABLE
from tests.architecture.sources import PACKAGES, ROOT, name_of, project_files

# What the browser clients are built from stays out of the wheel.
WEB_SOURCE = re.compile(r"app/web/(?:src/|bundling/|\.npmrc$|[\w-]+\.json$)")


def built(target: str, folder: Path) -> Path:
    """Build a distribution and return its path."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (path,) = folder.glob("floorcall-*.*")
    return path


def ours() -> set[str]:
    """The names of both packages' files."""
    names = {name_of(path) for path in project_files()}
    return {name for name in names if name.partition("/")[0] in PACKAGES}


def clients() -> set[str]:
    """The names of the built browser clients' files."""
    paths = (ROOT / "app/web/dist").rglob("*")
    return {name_of(path) for path in paths if path.is_file()}


def test_the_wheel_carries_both_packages_and_the_command(tmp_path: Path) -> None:
    with zipfile.ZipFile(built("wheel", tmp_path)) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
        (entry_points,) = (n for n in wheel.namelist() if n.endswith("/entry_points.txt"))
        assert "floorcall = app.__main__:main" in wheel.read(entry_points).decode()
        assert any(name.endswith("/licenses/LICENSE") for name in wheel.namelist())
    assert names == {name for name in ours() if not WEB_SOURCE.match(name)} | clients()
    assert {f"{package}/py.typed" for package in PACKAGES} <= names
    assert {"app/web/dist/console.html", "app/web/dist/licences.txt"} <= names


def test_the_sdist_carries_the_clients_and_what_they_are_built_from(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert ours() | clients() <= names
    assert {"hatch_build.py", "pyproject.toml"} <= names
    assert not any("node_modules" in name for name in names)


@pytest.mark.heavy
def test_the_sdist_installs_in_an_empty_environment_without_node(tmp_path: Path) -> None:
    sdist = built("sdist", tmp_path / "dist")
    empty = tmp_path / "empty"
    venv.create(empty, with_pip=True)
    done = subprocess.run(
        [empty / "bin/python", "-m", "pip", "install", "--no-deps", "-v", sdist],
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PATH": str(empty / "bin")},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0 and UNREACHABLE.search(done.stdout) and not os.environ.get("CI"):
        pytest.skip(f"pip cannot reach a package registry, so nothing is proved: {done.stdout}")
    assert done.returncode == 0, done.stdout
    assert "nodejs" not in done.stdout.lower()
    (dist,) = empty.glob("lib/python*/site-packages/app/web/dist")
    installed = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    assert installed == {name.removeprefix("app/web/dist/") for name in clients()}
