"""Proves that a disk which is full refuses what it cannot hold, and keeps all that it took.

A start on a full disk is the subject of the commands' tests.
"""

import itertools
import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.__main__ import main
from tests.app.service import Service, Table, said, serving
from tests.app.volumes import fill, mount, volume

__all__ = ["volume"]

Full = Callable[[], Any]


@contextmanager
def no_longer_files(database: Path) -> Iterator[None]:
    """Let no file of this process grow beyond what the write-ahead log has now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    largest = max(Path(f"{database}-wal").stat().st_size, database.stat().st_size)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest + 32 * 1024, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def no_room(database: Path) -> Iterator[None]:
    """Leave no room on the database's volume."""
    rest = fill(database.parent)
    try:
        yield
    finally:
        rest.unlink()


@pytest.fixture(params=["volume", "file limit"])
def full(request: pytest.FixtureRequest) -> Any:
    return no_room if request.param == "volume" else no_longer_files


@pytest.fixture
def service(request: pytest.FixtureRequest, full: Any, tmp_path: Path) -> Iterator[Service]:
    folder = tmp_path
    if full is no_room:
        folder = request.getfixturevalue("volume")
        mount(folder, "size=4m")
    with serving(folder / "log.db") as running:
        yield running


def test_what_does_not_fit_is_refused_and_nothing_is_half_written(
    service: Service, full: Any, capfd: pytest.CaptureFixture[str]
) -> None:
    numbers = itertools.count(1)

    def level() -> dict[str, Any]:
        # Longer than any room that a page may have left.
        return said("level_set", small_blind=next(numbers), big_blind=1_000_000)

    with service.client() as client:
        table, other = Table.opened(client), Table.opened(client)
        for _ in range(2):
            with full(service.settings.database):
                acked: list[dict[str, Any]] = []
                refused = until_refused(table, level, acked)
                before = table.get()
                assert before["seq"] == acked[-1]["seq"] if acked else table.seq
                again = table.post(refused)
                assert (again.status_code, again.json()["code"]) == (503, "store_unavailable")
                assert other.post(level()).status_code == 503
                assert table.get() == before  # reading goes on
                assert client.get("/healthz").status_code == 200
            made = table.post(refused)
            assert made.status_code == 200, made.text
            assert made.json()["acks"][0]["seq"] == before["seq"] + 1
            assert other.post(level()).status_code == 200
        for each in (table, other):
            entries = each.entries()
            assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
            ids = [entry["observation_id"] for entry in entries]
            assert len(set(ids)) == len(ids)
    assert main(["verify", "--database", str(service.settings.database)]) == 0
    capfd.readouterr()


def until_refused(
    table: Table, level: Callable[[], dict[str, Any]], acked: list[dict[str, Any]]
) -> dict[str, Any]:
    """Observe until there is no room, and return what was refused."""
    for _ in range(2_000):
        body = level()
        answer: httpx.Response = table.post(body)
        if answer.status_code == 200:
            acked.append(answer.json()["acks"][0])
            continue
        assert (answer.status_code, answer.json()["code"]) == (503, "store_unavailable")
        assert answer.headers["retry-after"]
        return body
    raise AssertionError("there was room without end")
