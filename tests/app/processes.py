"""The service as a process of its own, to be ended as its operator or a crash would.

It holds no test. Most are forked off a process that has imported everything, since importing
takes far longer than starting.
"""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import IO

import httpx

from app.settings import Settings
from tests.app.command_program import FORKS
from tests.app.service import ADMIN
from tests.app.serving_program import serve

ROOT = Path(__file__).resolve().parents[2]
STARTS_WITHIN_S = 60.0


class Node:
    """One node of a log. It may be started again after its end, under the same address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings.model_copy(update={"port": free_port()})
        self.address = f"http://127.0.0.1:{self.settings.port}"
        self._process: BaseProcess | None = None

    def start(self) -> None:
        """Run it, and return once it serves."""
        assert self._process is None
        self._process = FORKS.Process(target=serve, args=(self.settings,), daemon=True)
        self._process.start()
        wait_until_ready(self.address)

    def kill(self) -> None:
        """End it as a crash would."""
        assert self._process is not None
        self._process.kill()
        self.ended(STARTS_WITHIN_S)

    def terminate(self) -> None:
        """Ask for its end as an operator would; `ended` waits for it."""
        os.kill(self.pid, signal.SIGTERM)

    def ended(self, within_s: float) -> int | None:
        """Wait for its end, and return the exit status; None when it goes on."""
        assert self._process is not None
        self._process.join(within_s)
        status = self._process.exitcode
        if status is not None:
            self._process = None
        return status

    def close(self) -> None:
        """Have it gone, whatever its state."""
        if self._process is not None:
            self.kill()

    @property
    def pid(self) -> int:
        """The running process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def client(self, token: str = ADMIN, timeout: float = 30) -> httpx.Client:
        """A client with a token's header."""
        headers = {"authorization": f"Bearer {token}"}
        return httpx.Client(base_url=self.address, headers=headers, timeout=timeout)


@contextmanager
def by_command(
    database: str, *, port: int, stderr: IO[bytes] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """Run `floorcall serve` on a path or a URL until the block ends."""
    arguments = ["serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(
        [sys.executable, "-m", "app", *arguments],
        cwd=ROOT,
        env=os.environ | {"FLOORCALL_ADMIN_TOKEN": ADMIN},
        stderr=stderr,
    )
    try:
        wait_until_ready(f"http://127.0.0.1:{port}")
        yield process
    finally:
        process.kill()
        process.wait()


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


def wait_until_ready(address: str) -> None:
    """Return once the service answers; one that is up and not ready fails the test."""
    until = time.monotonic() + STARTS_WITHIN_S
    while True:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{address}/healthz", timeout=10).raise_for_status()
            return
        assert time.monotonic() < until, "the service does not start"
        time.sleep(0.02)
