"""Proves that a service which is killed in the middle of hands loses nothing it acknowledged.

It kills the process, not the machine: what a lost power supply does is the database's promise.
"""

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from app.live.chain import Chain
from app.settings import Settings
from app.store import open_store
from tests.app.players import Player, check
from tests.app.processes import Node, by_command, free_port
from tests.app.service import ADMIN, three_players
from tests.scale import scaled
from tests.services.postgresql import PostgresqlServer

KILLS = {"sqlite": scaled(small=25, full=250), "postgresql": scaled(small=10, full=50)}
TABLES = ("one", "two")


@pytest.fixture(params=KILLS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/floorcall.sqlite3"
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    return server.database()


@contextmanager
def started(database: str, *, command: bool = False) -> Iterator[tuple[Callable[[], None], str]]:
    """Run the service as a process of its own, and give what kills it and its address.

    With `command` it is `floorcall serve`; else it is forked, ready imported.
    """
    settings = Settings(database_url=database, admin_token=ADMIN, log_level="warning")
    if command:
        port = free_port()
        with by_command(database, port=port) as process:
            yield process.kill, f"http://127.0.0.1:{port}"
    else:
        node = Node(settings)
        node.start()
        try:
            yield node.kill, node.address
        finally:
            node.close()


async def check_chain(database: str, players: list[Player]) -> None:
    """Every entry's hash continues the one before it, from the first on."""
    store = open_store(database)
    try:
        for player in players:
            chain = Chain()
            for entry in await store.log.read(player.table):
                chain.take(entry)
            assert chain.seq >= len(player.acked)
    finally:
        await store.close()


def wait_for(more: int, players: list[Player]) -> None:
    """Return once so many more observations are acknowledged, in the middle of whatever is next."""
    wanted = sum(len(player.acked) for player in players) + more
    until = time.monotonic() + 60
    while sum(len(player.acked) for player in players) < wanted:
        assert time.monotonic() < until, "the players do not get on"
        time.sleep(0.001)


@pytest.mark.heavy
def test_what_was_acknowledged_survives_every_kill(database: str) -> None:
    chance = random.Random(4)
    kills = KILLS[database.partition(":")[0]]
    players = [Player(name, random.Random(name)) for name in TABLES]
    headers = {"authorization": f"Bearer {ADMIN}"}
    in_hand = 0
    for kill in range(kills):
        with (
            started(database, command=kill == 0) as (end, address),
            httpx.Client(base_url=address, headers=headers, timeout=30) as client,
        ):
            for player in players:
                if kill == 0:
                    body = three_players(id=player.table)
                    assert client.post("/v1/tables", json=body).status_code == 201
                check(client, player)
            threads = [threading.Thread(target=each.play, args=(client,)) for each in players]
            for thread in threads:
                thread.start()
            wait_for(chance.randint(4, 16), players)
            time.sleep(chance.uniform(0, 0.02))
            end()
            for thread in threads:
                thread.join(60)
                assert not thread.is_alive()
        in_hand += sum(
            player.view is not None and (player.view["hand"] or {}).get("phase") != "complete"
            for player in players
        )
    with (
        started(database, command=True) as (_, address),
        httpx.Client(base_url=address, headers=headers, timeout=30) as client,
    ):
        for player in players:
            check(client, player)
            for _ in range(20):
                player.step(client)
    asyncio.run(check_chain(database, players))
    assert sum(len(player.acked) for player in players) > 4 * kills
    assert in_hand > kills, "hardly any kill came in the middle of a hand"
