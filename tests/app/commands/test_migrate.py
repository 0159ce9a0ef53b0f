"""`floorcall migrate` says from where to where, and `--check` only looks.

What the steps do is proved with the store.
"""

from pathlib import Path

import pytest

from app.__main__ import main
from app.store.schema import SCHEMA_VERSION
from tests.app.store.rows import sql
from tests.app.store.test_migrations import VERSION, older_file
from tests.services.postgresql import PostgresqlServer


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["migrate", *arguments])
    out, err = capsys.readouterr()
    return status, out, err


def test_an_older_file_is_checked_and_brought_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    older_file(tmp_path / "log.db")
    path = str(tmp_path / "log.db")
    for _ in range(2):
        status, out, err = said(capsys, "--database", path, "--check")
        assert (status, err) == (1, "")
        assert f"3, this release's is {SCHEMA_VERSION}" in out
    assert sql(f"sqlite:///{path}", VERSION) == [("3",)]
    assert said(capsys, "--database", path) == (0, f"schema version 3 → {SCHEMA_VERSION}\n", "")
    status, out, _ = said(capsys, "--database", path)
    assert (status, out) == (0, f"schema version {SCHEMA_VERSION}: nothing to do\n")
    assert said(capsys, "--database", path, "--check")[0] == 0


def test_a_database_that_is_empty_or_missing_is_behind(
    tmp_path: Path, postgresql: PostgresqlServer, capsys: pytest.CaptureFixture[str]
) -> None:
    for url in (f"sqlite:///{tmp_path}/log.db", postgresql.database()):
        status, out, _ = said(capsys, "--database", url, "--check")
        assert (status, "version none" in out) == (1, True)
        assert said(capsys, "--database", url)[:2] == (
            0,
            f"schema version none → {SCHEMA_VERSION}\n",
        )
        assert said(capsys, "--database", url, "--check")[0] == 0


def test_a_look_makes_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--database", str(tmp_path / "log.db"), "--check")[0] == 1
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_cannot_be_used_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    for more in ((), ("--check",)):
        status, out, err = said(capsys, "--database", "mysql://me:hunter2@host/db", *more)
        assert (status, out) == (2, "")
        assert "hunter2" not in err
        assert len(err.splitlines()) == 1
