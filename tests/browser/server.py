"""A service in a process of its own on a real file, which tests may stop, freeze and kill.

It holds no test.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from tests.app.service import ADMIN, Table

ROOT = Path(__file__).resolve().parents[2]


class Server:
    """One database and one port; the process behind them comes and goes."""

    def __init__(self, database: Path, program: str = "app", **settings: str) -> None:
        self.database = database
        self.program = program
        self._settings = settings
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.admin = httpx.Client(
            base_url=self.address, headers={"authorization": f"Bearer {ADMIN}"}, timeout=30
        )
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process and wait until it is ready."""
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port)]
        settings = {
            "FLOORCALL_DATABASE": str(self.database),
            "FLOORCALL_ADMIN_TOKEN": ADMIN,
            "FLOORCALL_LOG_LEVEL": "warning",
            **self._settings,
        }
        self._process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **settings})
        deadline = time.monotonic() + 60
        while True:
            assert self._process.poll() is None, "the service ended by itself"
            assert time.monotonic() < deadline, "the service does not start"
            try:
                httpx.get(f"{self.address}/readyz", timeout=10).raise_for_status()
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return

    def kill(self) -> None:
        """End it as a lost power supply would: it gets to say and write nothing more."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(30)
            self._process = None
        # Its connections are dead too.
        self.admin.close()
        self.admin = httpx.Client(
            base_url=self.address, headers={"authorization": f"Bearer {ADMIN}"}, timeout=30
        )

    def freeze(self) -> None:
        """Let it stand still; what is sent to it waits."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def open(self, table: str, **fields: Any) -> Table:
        """Open a table, three-handed unless told otherwise."""
        return Table.opened(self.admin, id=table, **fields)

    def at(self, table: str) -> Table:
        """A table that is there, through a connection that works now."""
        return Table(self.admin, table)

    def token(self, role: str, *tables: str, **fields: Any) -> tuple[str, str]:
        """The id and the secret of a new token."""
        body = {"role": role, "label": f"{role} of the test", **fields}
        if tables:
            body["tables"] = list(tables)
        made = self.admin.post("/v1/tokens", json=body)
        assert made.status_code == 201, made.text
        return made.json()["token"]["id"], made.json()["secret"]
