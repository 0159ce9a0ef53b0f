"""Servers of this benchmark as processes of their own: ours and the floors, with their memory.

Not a client: what is asked of them is in `_wire`.
"""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

ADMIN = "fc_benchmark-admin-token-0123456789abcdef"
_ROOT = Path(__file__).resolve().parent.parent
# Nobody is to be slowed down by what keeps strangers off.
_NO_LIMITS = {
    "FLOORCALL_REQUEST_RATE": "0",
    "FLOORCALL_SOCKET_RATE": "0",
    "FLOORCALL_FAILURES_PER_MINUTE": "0",
    "FLOORCALL_LOG_LEVEL": "error",
    "FLOORCALL_ADMIN_TOKEN": ADMIN,
}


@dataclass(frozen=True, slots=True)
class Running:
    """A server that answers on this port of this machine."""

    port: int
    pid: int

    @property
    def resident(self) -> int:
        """Bytes of memory that it holds."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def spent(self) -> float:
        """Seconds of processor time that it took so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def floor(kind: str, *arguments: str) -> Iterator[Running]:
    """One of the floors."""
    with socket.create_server(("127.0.0.1", 0), backlog=2_048) as listening:
        command = ["benchmarks._floors", kind, "--fd", str(listening.fileno()), *arguments]
        with _process(command, {}, pass_fd=listening.fileno()) as pid:
            running = Running(listening.getsockname()[1], pid)
            _wait(running.port, "/")
            yield running


@contextmanager
def service(database: Path) -> Iterator[Running]:
    """Our service on this database, without limits of rate."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    command = ["app", "serve", "--port", str(port)]
    with _process(command, {**_NO_LIMITS, "FLOORCALL_DATABASE": str(database)}) as pid:
        _wait(port, "/healthz")
        yield Running(port, pid)


@contextmanager
def _process(
    command: list[str], variables: Mapping[str, str], pass_fd: int | None = None
) -> Iterator[int]:
    with (
        tempfile.TemporaryFile("w+") as said,
        subprocess.Popen(
            [sys.executable, "-m", *command],
            cwd=_ROOT,
            env={**os.environ, **variables},
            pass_fds=() if pass_fd is None else (pass_fd,),
            stdout=said,
            stderr=said,
        ) as process,
    ):
        try:
            yield process.pid
        except BaseException:
            # What it said is of use only now.
            said.seek(0)
            sys.stderr.write(said.read())
            raise
        finally:
            process.terminate()
            process.wait(30)


def _wait(port: int, path: str) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            httpx.get(f"http://127.0.0.1:{port}{path}", timeout=5)
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("the server did not start")


def client(running: Running) -> httpx.Client:
    """The admin of a service."""
    return httpx.Client(
        base_url=f"http://127.0.0.1:{running.port}",
        headers={"authorization": f"Bearer {ADMIN}"},
        timeout=60,
    )


def token(admin: httpx.Client, role: str) -> str:
    """A fresh token for every table."""
    made = admin.post("/v1/tokens", json={"role": role, "label": role})
    made.raise_for_status()
    secret: str = made.json()["secret"]
    return secret
