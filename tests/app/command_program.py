"""Runs the `floorcall` command in a process that has imported everything already.

It holds no test. What is printed goes to files, as a process of its own has no captured streams.
"""

import multiprocessing
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from app.__main__ import main

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.app.command_program", "tests.app.serving_program"])
ENDS_WITHIN_S = 60.0


class Ended(NamedTuple):
    """How a command ended, and what it printed."""

    status: int | None
    out: str
    err: str


def floorcall(*words: str, environment: dict[str, str] | None = None) -> Ended:
    """`floorcall` with these words, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        return run(Path(folder), *words, environment=environment)


def run(
    folder: Path,
    *arguments: str,
    environment: dict[str, str] | None = None,
    largest_file: int | None = None,
    command: Callable[[list[str]], int] = main,
) -> Ended:
    """Run a command to its end; one that does not end by itself has the status None.

    It may write no file longer than `largest_file` bytes. `command` is `floorcall` unless it is
    another function of a module.
    """
    begun = Begun(folder, command, arguments, environment or {}, largest_file)
    return begun.ended()


def run_until(folder: Path, says: str, *arguments: str) -> Ended:
    """Run a command until it says something on standard error, and end it as a signal does."""
    begun = Begun(folder, main, arguments, {}, None)
    until = time.monotonic() + ENDS_WITHIN_S
    while says not in begun.err.read_text() and begun.process.is_alive():
        assert time.monotonic() < until, f"{arguments} does not say {says!r}"
        time.sleep(0.05)
    begun.process.terminate()
    return begun.ended()


class Begun:
    """A command that was begun in a process of its own."""

    def __init__(
        self,
        folder: Path,
        command: Callable[[list[str]], int],
        arguments: tuple[str, ...],
        environment: dict[str, str],
        largest_file: int | None,
    ) -> None:
        self.out, self.err = folder / "out", folder / "err"
        for path in (self.out, self.err):
            path.write_bytes(b"")
        streams = (self.out, self.err)
        self.process = FORKS.Process(
            target=_command, args=(command, arguments, environment, streams, largest_file)
        )
        self.process.start()

    def ended(self) -> Ended:
        """How it ends; it is killed when it does not."""
        self.process.join(ENDS_WITHIN_S)
        status = self.process.exitcode
        self.process.kill()
        self.process.join()
        return Ended(status, self.out.read_text(), self.err.read_text())


def _command(
    command: Callable[[list[str]], int],
    arguments: tuple[str, ...],
    environment: dict[str, str],
    streams: tuple[Path, Path],
    largest_file: int | None,
) -> None:
    for number, path in enumerate(streams, 1):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), number)
    for name in [name for name in os.environ if name.startswith("FLOORCALL_")]:
        del os.environ[name]
    os.environ.update(environment)
    if largest_file is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))
    sys.exit(command(list(arguments)))
