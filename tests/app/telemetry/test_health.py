"""Proves that a service says when it cannot serve, part by part, and that it is about to end."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.main import create_app
from app.serving import Server
from app.settings import Settings
from app.telemetry.health import FRESH_S, Health, Part, Readiness
from tests.app.service import ADMIN, Service, serving


def ready(service: Service) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(f"{service.address}/readyz", timeout=10)
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, answer.json()


def codes(body: dict[str, Any]) -> dict[str, str]:
    return {part["part"]: part["code"] for part in body["parts"]}


def until(service: Service, part: str, code: str) -> tuple[int, dict[str, Any]]:
    """What is answered once a part has that code."""
    ends = time.monotonic() + 15
    while True:
        status, body = ready(service)
        if codes(body)[part] == code:
            return status, body
        assert time.monotonic() < ends, body
        time.sleep(0.1)


def test_a_service_that_is_well_says_so_of_each_part(service: Service) -> None:
    status, body = ready(service)
    assert status == 200
    assert body["status"] == "ready"
    assert codes(body) == {"store": "ok", "migrations": "ok", "bus": "ok"}


def test_a_store_that_cannot_be_written_is_not_ready_and_comes_back(tmp_path: Path) -> None:
    database = tmp_path / "floorcall.sqlite3"
    with serving(database) as service, closing(sqlite3.connect(database)) as other:
        other.isolation_level = None
        other.execute("begin immediate")
        status, body = until(service, "store", "check_timeout")
        assert (status, body["status"]) == (503, "not_ready")
        assert codes(body)["migrations"] == "ok"
        # Life is another matter.
        assert httpx.get(f"{service.address}/healthz").json() == {"status": "ok"}
        figures = httpx.get(f"{service.address}/metrics").text
        assert 'floorcall_part_up{part="store"} 0.0' in figures
        other.execute("rollback")
        status, body = until(service, "store", "ok")
        assert (status, body["status"]) == (200, "ready")


@pytest.mark.parametrize(("version", "code"), [("999", "schema_too_new"), ("1", "schema_behind")])
def test_a_schema_of_another_release_is_not_ready(tmp_path: Path, version: str, code: str) -> None:
    database = tmp_path / "floorcall.sqlite3"
    with serving(database) as service, closing(sqlite3.connect(database)) as other, other:
        change = "update meta set value = ? where key = 'schema_version'"
        other.execute(change, (version,))
        other.commit()
        assert until(service, "migrations", code)[0] == 503


def test_a_bus_that_is_away_is_told_and_makes_nobody_unready(tmp_path: Path) -> None:
    """All nodes have the same bus: if it were needed, none would be left to serve."""
    # Nobody listens on port 1.
    with serving(tmp_path / "floorcall.sqlite3", bus_url="nats://127.0.0.1:1") as service:
        status, body = until(service, "bus", "bus_away")
        assert (status, body["status"]) == (200, "ready")
        (bus,) = [part for part in body["parts"] if part["part"] == "bus"]
        assert bus["needed"] is False
        figures = httpx.get(f"{service.address}/metrics").text
        assert 'floorcall_part_up{part="bus"} 0.0' in figures


async def test_a_part_registers_and_is_asked_in_time(caplog: pytest.LogCaptureFixture) -> None:
    health = Health(fresh=0, within=0.05)
    lacking: list[str | None] = [None]

    async def told() -> str | None:
        return lacking[0]

    async def hangs() -> str | None:
        await asyncio.sleep(60)
        return None

    async def fails() -> str | None:
        raise KeyError("fc_a-password-in-a-url")

    assert await health.look() == Readiness("ready", ())
    health.register("bus", told)
    assert (await health.look()).status == "ready"
    lacking[0] = "bus_away"
    assert await health.look() == Readiness("not_ready", (Part("bus", "bus_away"),))
    health.register("slow", hangs)
    health.register("broken", fails)
    assert [part.code for part in (await health.look()).parts] == [
        "bus_away",
        "check_timeout",
        "check_failed",
    ]
    assert "KeyError at test_health.py:" in caplog.text
    assert "password" not in caplog.text


async def test_many_who_ask_cost_one_answer() -> None:
    asked = 0

    async def told() -> None:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0)

    health = Health()
    health.register("store", told)
    impatient = asyncio.create_task(health.look())
    await asyncio.sleep(0)
    impatient.cancel()
    answers = await asyncio.gather(*(health.look() for _ in range(50)))
    assert all(each.status == "ready" for each in answers)
    assert asked == 1
    await asyncio.sleep(FRESH_S + 0.1)
    await health.look()
    assert asked == 2


async def test_a_change_is_written_down_once(caplog: pytest.LogCaptureFixture) -> None:
    async def away() -> str:
        return "bus_away"

    health = Health(fresh=0)
    health.register("bus", away)
    for _ in range(3):
        await health.look()
    lines = [record.getMessage() for record in caplog.records]
    assert lines == ["the health of a part changed part=bus code=bus_away"]


def test_a_service_that_ends_says_so_first(tmp_path: Path) -> None:
    settings = Settings(
        database=tmp_path / "floorcall.sqlite3", admin_token=ADMIN, port=0, drain=2.0
    )
    server = Server(create_app(settings), settings)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.05)
        (listening,) = server.servers[0].sockets
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        assert httpx.get(f"{address}/readyz").status_code == 200
        server.should_exit = True
        ends = time.monotonic() + 10
        while (answer := httpx.get(f"{address}/readyz")).status_code == 200:
            assert time.monotonic() < ends
            time.sleep(0.05)
        assert answer.status_code == 503
        assert answer.json()["status"] == "draining"
        # Until then it serves whoever comes.
        headers = {"authorization": f"Bearer {ADMIN}"}
        assert httpx.get(f"{address}/v1/tables", headers=headers).status_code == 200
    finally:
        server.should_exit = True
        thread.join(30)
    assert not thread.is_alive()
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{address}/readyz")
