"""Runs the `floorcall` command in a process that has imported everything already.

It holds no test. What is printed goes to files, as a process of its own has no captured streams.
"""

import multiprocessing
import os
import resource
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.__main__ import main

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.app.command_program", "tests.app.serving_program"])
ENDS_WITHIN_S = 60.0


@dataclass(frozen=True, slots=True)
class Ended:
    """How a command ended, and what it printed."""

    status: int | None
    out: str
    err: str


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
    out, err = folder / "out", folder / "err"
    process = FORKS.Process(
        target=_command, args=(command, arguments, environment or {}, (out, err), largest_file)
    )
    process.start()
    process.join(ENDS_WITHIN_S)
    status = process.exitcode
    process.kill()
    process.join()
    return Ended(status, out.read_text(), err.read_text())


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
