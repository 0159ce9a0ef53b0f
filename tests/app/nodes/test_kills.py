"""Proves that a node which is killed takes nothing with it: the other one goes on with the hand."""

import random
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.app.nodes.conftest import DATABASES, fresh_database
from tests.app.nodes.house import House
from tests.app.players import Player
from tests.scale import scaled
from tests.services.nats import nats_server

KILLS = scaled(small=4, full=50)
TABLES = 3


@pytest.fixture(params=DATABASES)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    return fresh_database(request, tmp_path)


@pytest.mark.parametrize("with_bus", [False, True], ids=["no-bus", "nats"])
def test_a_hand_begun_on_one_node_is_finished_on_the_other(
    empty: dict[str, Any], with_bus: bool
) -> None:
    with ExitStack() as stack:
        fields = dict(empty)
        if with_bus:
            fields["bus_url"] = stack.enter_context(nats_server()).url
        house = stack.enter_context(House.opened(2, **fields))
        here, there = house.table()
        player = Player(here.id, random.Random(1))
        there.get()
        while player.phase() != "flop":
            player.step(here.client)
        hand = player.view and player.view["hand"]["number"]
        house.nodes[0].kill()
        # At once: no time to hear of the last entry, with a bus or without.
        while player.phase() != "complete":
            player.step(there.client)
        assert player.view is not None
        assert player.view["hand"]["number"] == hand
        house.proved(here.id, player.acked)


@pytest.mark.heavy
def test_no_kill_under_load_loses_or_doubles_what_was_acknowledged(
    empty: dict[str, Any],
) -> None:
    chance = random.Random(11)
    with nats_server() as server, House.opened(2, **empty, bus_url=server.url) as house:
        players = [Player(house.table()[0].id, random.Random(number)) for number in range(TABLES)]
        ended = threading.Event()

        def play(player: Player, first: int) -> None:
            while not ended.is_set():
                # Each begins with another node, so both serve all tables at once.
                player.roam(house.clients[first:] + house.clients[:first], 1)

        threads = [
            threading.Thread(target=play, args=(player, number % 2))
            for number, player in enumerate(players)
        ]
        for thread in threads:
            thread.start()
        try:
            for kill in range(KILLS):
                time.sleep(chance.uniform(0.05, 0.4))
                before = [len(player.acked) for player in players]
                victim = house.nodes[kill % 2]
                victim.kill()
                until = time.monotonic() + 20
                while any(len(p.acked) <= n + 3 for p, n in zip(players, before, strict=True)):
                    assert time.monotonic() < until, "the other node does not go on"
                    time.sleep(0.01)
                victim.start()
        finally:
            ended.set()
            for thread in threads:
                thread.join(60)
        assert not any(thread.is_alive() for thread in threads)
        for player in players:
            house.proved(player.table, player.acked)
        print(f"{KILLS} kills, {sum(len(p.acked) for p in players)} acknowledged")
