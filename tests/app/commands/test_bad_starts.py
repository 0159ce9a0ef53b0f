"""What keeps the service from starting is said in one clear line, with a status that is not zero.

What goes wrong once it runs is not proved here.
"""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app import serving as app_serving
from app.lifespan import first_admin
from app.listening import bound
from app.main import create_app
from app.settings import Settings
from app.store import open_store
from tests.app.command_program import Ended, run
from tests.app.processes import ROOT
from tests.app.service import ADMIN
from tests.app.store.rows import sql
from tests.app.volumes import fill, mount, volume
from tests.services.postgresql import GUARDED, PostgresqlServer

__all__ = ["volume"]

SECRET = "a-secret-of-the-url"
CERTIFICATES = Path(__file__).parents[1] / "certificates"


def refused(ended: Ended, *says: str, status: int = 2) -> None:
    """It ended at once, and said why in one line."""
    assert ended.status == status, ended
    (line,) = ended.err.splitlines()
    for each in says:
        assert each in line
    assert ended.out == ""
    for hidden in (SECRET, ADMIN, "Traceback", "FATAL", "sqlalche"):
        assert hidden not in line


def serve(folder: Path, *arguments: str, **environment: str) -> Ended:
    given = {"FLOORCALL_PORT": "0", "FLOORCALL_DATABASE": str(folder / "log.db")}
    given |= {f"FLOORCALL_{name.upper()}": value for name, value in environment.items()}
    return run(folder, "serve", *arguments, environment=given)


@pytest.fixture
def closed_port() -> Iterator[int]:
    """A port that is taken and where nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield taken.getsockname()[1]


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("no url", "not a URL"),
        (f"postgresql://me:{SECRET}@host:port/db", "not a URL"),
        (f"mysql://me:{SECRET}@host/db", "neither sqlite nor postgresql"),
        (f"postgresql://me:{SECRET}@host", "names no database"),
        ("sqlite://", "names no SQLite file"),
        (f"postgresql://me:{SECRET}@no-such-host.invalid/db", "is not known"),
    ],
)
def test_a_url_that_cannot_be_used(tmp_path: Path, url: str, says: str) -> None:
    refused(serve(tmp_path, database_url=url), "database", says)


def test_the_url_of_the_command_line_goes_before_the_environment(tmp_path: Path) -> None:
    ended = serve(
        tmp_path, "--database", f"mysql://me:{SECRET}@host/db", database_url="postgresql://h/x"
    )
    refused(ended, "neither sqlite nor postgresql")


def test_a_server_that_is_not_there(tmp_path: Path, closed_port: int) -> None:
    url = f"postgresql://me:{SECRET}@127.0.0.1:{closed_port}/db"
    refused(serve(tmp_path, database_url=url), f"127.0.0.1 port {closed_port}", "refused")


def test_a_server_that_does_not_know_us(tmp_path: Path, postgresql: PostgresqlServer) -> None:
    url = postgresql.url("postgres", GUARDED, SECRET)
    refused(serve(tmp_path, database_url=url), "does not let this user in with this password")


def test_a_server_without_such_a_database(tmp_path: Path, postgresql: PostgresqlServer) -> None:
    refused(serve(tmp_path, database_url=postgresql.url("nowhere")), "no such database")


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of this release."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path}/log.db"
    else:
        server: PostgresqlServer = request.getfixturevalue("postgresql")
        url = server.database()
    await open_store(url).close()
    return url


def test_a_database_of_a_newer_release(tmp_path: Path, database: str) -> None:
    sql(database, "UPDATE meta SET value = '99' WHERE key = 'schema_version'")
    refused(serve(tmp_path, database_url=database), "99", "newer release")
    refused(run(tmp_path, "migrate", "--database", database), "99", "newer release")


def test_a_database_of_another_program(tmp_path: Path, database: str) -> None:
    sql(database, "DELETE FROM meta")
    refused(serve(tmp_path, database_url=database), "another program")


def test_a_database_that_is_behind_and_may_not_be_brought_up(tmp_path: Path) -> None:
    refused(serve(tmp_path, migrate="false"), "floorcall migrate")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "log.db").write_bytes(b"these are notes, not pages" * 100)
    refused(serve(tmp_path), "no SQLite database")


def test_a_file_that_another_program_holds(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "log.db", isolation_level=None)
    other.execute("CREATE TABLE meta (key TEXT, value TEXT)")
    other.execute("BEGIN EXCLUSIVE")
    refused(serve(tmp_path), "another program holds it")
    other.close()


@pytest.mark.parametrize("largest_file", [4 * 1024, 64 * 1024])
def test_files_that_may_not_grow(tmp_path: Path, largest_file: int) -> None:
    environment = {"FLOORCALL_PORT": "0", "FLOORCALL_DATABASE": str(tmp_path / "log.db")}
    (tmp_path / "said").mkdir()
    ended = run(tmp_path / "said", "serve", environment=environment, largest_file=largest_file)
    refused(ended, "database's file cannot be used", "full")


@pytest.mark.parametrize("size", ["4k", "64k", "200k"])
def test_a_volume_that_is_full(tmp_path: Path, volume: Path, size: str) -> None:
    mount(volume, f"size={size}")
    refused(serve(tmp_path, database=str(volume / "log.db")), "database", "volume", "full")


async def test_a_volume_that_became_full(tmp_path: Path, volume: Path) -> None:
    mount(volume, "size=2m")
    await open_store(f"sqlite:///{volume}/log.db").close()
    fill(volume)
    refused(serve(tmp_path, database=str(volume / "log.db")), "file cannot be used", "full")


def serve_when_full(arguments: list[str]) -> int:
    """Serve a database whose volume fills between the first admin token and the service's start."""
    settings = Settings(database=Path(arguments[0]), port=0)
    first_admin(settings)
    fill(settings.database.parent)
    return app_serving.serve(create_app(settings), settings, bound(settings))


def test_a_volume_that_fills_after_the_first_token(tmp_path: Path, volume: Path) -> None:
    mount(volume, "size=2m")
    ended = run(tmp_path, str(volume / "log.db"), command=serve_when_full)
    said = [line for line in ended.err.splitlines() if "[info" not in line]
    refused(ended._replace(err="\n".join(said)), "file cannot be used", "full")


@pytest.mark.parametrize("made", [True, False])
async def test_a_volume_that_only_reads(tmp_path: Path, volume: Path, made: bool) -> None:
    mount(volume, "size=4m")
    if made:
        await open_store(f"sqlite:///{volume}/log.db").close()
    mount(volume, "remount,ro")
    ended = serve(tmp_path, database=str(volume / "log.db"))
    refused(ended, "database's file cannot be used", "read-only")


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ended = serve(tmp_path, database=str(tmp_path / "file" / "log.db"))
    refused(ended, "database's file cannot be used", "is a file")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    (tmp_path / "theirs").mkdir(0o555)
    ended = serve(tmp_path, database=str(tmp_path / "theirs" / "log.db"))
    refused(ended, "database's file cannot be used", "permission")


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        refused(serve(tmp_path, "--port", str(port)), f"127.0.0.1 port {port}", "in use")
    assert not (tmp_path / "log.db").exists(), "a database was made for nothing"


def test_a_host_that_is_not_here(tmp_path: Path) -> None:
    refused(serve(tmp_path, "--host", "192.0.2.1"), "192.0.2.1", "cannot assign")
    refused(serve(tmp_path, "--host", "no-such-host.invalid"), "no-such-host.invalid", "not known")


@pytest.mark.parametrize(
    ("certificate", "key", "says"),
    [
        ("localhost.pem", "other.key", "do not belong together"),
        ("localhost.pem", "locked.key", "under a password"),
        ("localhost.pem", "localhost.pem", "damaged"),
        ("localhost.key", "localhost.key", "damaged"),
        ("missing.pem", "localhost.key", "No such file"),
        ("localhost.pem", None, "tls_key"),
        (None, "localhost.key", "tls_certificate"),
    ],
)
def test_a_broken_tls_pair(
    tmp_path: Path, certificate: str | None, key: str | None, says: str
) -> None:
    given = {"tls_certificate": certificate, "tls_key": key}
    pair = {name: str(CERTIFICATES / file) for name, file in given.items() if file is not None}
    refused(serve(tmp_path, **pair), says)


def test_settings_that_are_wrong(tmp_path: Path) -> None:
    refused(serve(tmp_path, port="many"), "setting port")
    refused(serve(tmp_path, admin_token="short"), "setting admin_token")


def test_the_command_itself_ends_with_that_line_alone(tmp_path: Path, closed_port: int) -> None:
    url = f"postgresql://me:{SECRET}@127.0.0.1:{closed_port}/db"
    done = subprocess.run(
        [sys.executable, "-m", "app", "serve", "--database", url],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | {"FLOORCALL_PORT": "0"},
    )
    refused(Ended(done.returncode, done.stdout, done.stderr), "cannot be reached")
