"""A service that is killed or stopped in the middle of everything: nothing is lost or doubled."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from app.client import Backoff, Client, Follow
from app.settings import Settings
from tests.app.processes import Node
from tests.app.service import ADMIN, Service, Table
from tests.scale import scaled

DEATHS = scaled(small=4, full=50)
# So many are acknowledged between two deaths, however busy the machine is.
BETWEEN = 11
QUICK = Backoff(least=0.02, most=0.3)


def end(node: Node, *, kindly: bool) -> None:
    """As a crash does, or as an upgrade would."""
    if kindly:
        node.terminate()
        assert node.ended(30) is not None
    else:
        node.kill()


@pytest.mark.heavy
async def test_a_stream_goes_through_every_death_of_the_service(tmp_path: Path) -> None:
    database = tmp_path / "floorcall.sqlite3"
    settings = Settings(database=database, admin_token=ADMIN, log_level="warning")
    with contextlib.closing(Node(settings)) as node:
        node.start()
        service = Service(node.address, node.settings)
        with service.client() as admin:
            table = Table.opened(admin)
            table.say("hand_begun")
            first = table.seq
        dealer, public = service.token("dealer"), service.token("public")
        acked: dict[str, int] = {}
        seen: list[int] = []
        over = asyncio.Event()

        async def observe(client: Client) -> None:
            while not over.is_set():
                key = f"call-{len(acked)}"
                said = {"kind": "floor_called", "reason": key}
                acked[key] = await client.observe(table.id, said, id=key)

        async def watch(client: Client) -> None:
            async for message in client:
                if message["type"] == "entry":
                    seen.append(message["seq"])
                else:
                    assert message["type"] in {"welcome", "snapshot"}
                    assert message.get("recovered", True), "the stream was not continued"
                if over.is_set() and seen and seen[-1] >= max(acked.values()):
                    return

        async with (
            Client(service.address, dealer, backoff=QUICK) as observer,
            Client(service.address, public, [Follow(table.id, first)], backoff=QUICK) as watcher,
        ):
            observing = asyncio.create_task(observe(observer))
            watching = asyncio.create_task(watch(watcher))
            for death in range(DEATHS):
                before = len(acked)
                async with asyncio.timeout(60):
                    while len(acked) < before + BETWEEN:  # noqa: ASYNC110 -- two tasks count on
                        await asyncio.sleep(0.01)
                await asyncio.to_thread(end, node, kindly=death % 4 == 3)
                await asyncio.to_thread(node.start)
            async with asyncio.timeout(60):
                await observer.observe(table.id, {"kind": "floor_called", "reason": "last"})
                over.set()
                await observing
                await watching
        with service.client() as admin:
            entries = table.through(admin).entries()
    stored = {entry["observation_id"]: entry["seq"] for entry in entries}
    assert {key: stored.get(key) for key in acked} == acked
    assert len(stored) == len(entries)
    assert seen == list(range(first + 1, seen[-1] + 1))
    assert len(acked) > 10 * DEATHS
