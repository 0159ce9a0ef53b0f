"""Proves that a service which is killed in the middle of hands loses nothing it acknowledged.

It kills the process, not the machine: what a lost power supply does is the database's promise.
"""

import asyncio
import multiprocessing
import os
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.live.chain import Chain
from app.settings import Settings
from app.store import open_store
from tests.app.service import ADMIN, said, three_players
from tests.app.serving_program import serve
from tests.scale import scaled

KILLS = scaled(small=25, full=250)
TABLES = ("one", "two")
ROOT = Path(__file__).resolve().parents[2]
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.app.serving_program"])


@dataclass
class Player:
    """Plays hands at one table by the service's own advice, and remembers every answer."""

    table: str
    random: random.Random
    acked: dict[str, int] = field(default_factory=dict)
    view: dict[str, Any] | None = None
    pending: dict[str, Any] | None = None

    def play(self, client: httpx.Client) -> None:
        """Post until the service is gone."""
        try:
            while True:
                self.step(client)
        except httpx.TransportError:
            return

    def step(self, client: httpx.Client) -> None:
        """Post one observation; one that got no answer is posted again, under its id."""
        if self.view is None:
            self.view = client.get(f"/v1/tables/{self.table}").json()["view"]
        if self.pending is None:
            self.pending = said(**self.next()) | {"expected_seq": self.view["seq"]}
        answer = client.post(f"/v1/tables/{self.table}/observations", json=self.pending)
        assert answer.status_code == 200, (self.pending, answer.text)
        body = answer.json()
        (ack,) = body["acks"]
        self.acked[ack["observation_id"]] = ack["seq"]
        self.view, self.pending = body["view"], None

    def next(self) -> dict[str, Any]:
        """What the advice says comes next."""
        assert self.view is not None
        advice = self.view["advice"]
        if advice["actor"] is not None:
            action = self.random.choice(advice["actions"][1:])
            amount = action["least"] if action["action"] in {"bet", "raise"} else None
            if action["action"] == "all_in":
                action, amount = advice["actions"][1], None
            return {
                "kind": "player_acted",
                "seat": advice["actor"],
                "action": action["action"],
                "amount": amount,
            }
        kind = advice["next"][0]
        if kind in {"hand_tabled", "winner_declared"}:
            return {"kind": "winner_declared", "seats": [self.view["hand"]["live"][0]]}
        if kind == "hand_begun" and min(seat["stack"] for seat in self.view["seats"]) < 1_000:
            poor = min(self.view["seats"], key=lambda seat: seat["stack"])
            return {
                "kind": "player_seated",
                "seat": poor["seat"],
                "player": poor["player"],
                "stack": 10_000,
            }
        return {"kind": kind}


@contextmanager
def started(database: Path, *, command: bool = False) -> Iterator[tuple[Callable[[], None], str]]:
    """Run the service as a process of its own, and give what kills it and its address.

    With `command` it is `floorcall serve`; else it is forked, ready imported.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = Settings(database=database, port=port, admin_token=ADMIN, log_level="warning")
    process: subprocess.Popen[bytes] | BaseProcess
    if command:
        arguments = ["serve", "--port", str(port), "--database", str(database)]
        process = subprocess.Popen(
            [sys.executable, "-m", "app", *arguments],
            cwd=ROOT,
            env=os.environ | {"FLOORCALL_ADMIN_TOKEN": ADMIN},
        )
    else:
        process = FORKS.Process(target=serve, args=(settings,), daemon=True)
        process.start()
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(address)
        yield process.kill, address
    finally:
        process.kill()
        process.wait() if isinstance(process, subprocess.Popen) else process.join()


def wait_until_ready(address: str) -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            httpx.get(f"{address}/readyz", timeout=10).raise_for_status()
        except httpx.TransportError:
            assert time.monotonic() < deadline, "the service does not start"
            time.sleep(0.02)
        else:
            return


def stored(client: httpx.Client, table: str) -> dict[str, int]:
    """Every observation that is in the table's log, with its entry."""
    found: dict[str, int] = {}
    while True:
        path = f"/v1/tables/{table}/log?after={len(found)}&limit=500"
        entries = client.get(path).json()["entries"]
        if not entries:
            return found
        for entry in entries:
            found[entry["observation_id"]] = entry["seq"]
        assert list(found.values()) == list(range(1, len(found) + 1)), "the log has a gap"


def check(client: httpx.Client, player: Player) -> None:
    """Whatever was acknowledged is there, and the table stands where the log ends."""
    found = stored(client, player.table)
    assert {key: found.get(key) for key in player.acked} == player.acked
    view = client.get(f"/v1/tables/{player.table}").json()["view"]
    assert view["seq"] == len(found)
    unanswered = set(found) - set(player.acked) - {"table_opened"}
    unanswered = {key for key in unanswered if not key.startswith("setup-")}
    assert unanswered <= {player.pending["observation_id"] if player.pending else ""}
    if player.view is not None and not unanswered:
        assert view == player.view, "the hand is not where it was"


async def check_chain(database: Path, players: list[Player]) -> None:
    """Every entry's hash continues the one before it, from the first on."""
    store = open_store(f"sqlite:///{database}")
    try:
        for player in players:
            chain = Chain()
            for entry in await store.log.read(player.table):
                chain.take(entry)
            assert chain.seq >= len(player.acked)
    finally:
        await store.close()


@pytest.mark.heavy
def test_what_was_acknowledged_survives_every_kill(tmp_path: Path) -> None:
    chance = random.Random(4)
    database = tmp_path / "floorcall.sqlite3"
    players = [Player(name, random.Random(name)) for name in TABLES]
    headers = {"authorization": f"Bearer {ADMIN}"}
    in_hand = 0
    for kill in range(KILLS):
        with (
            started(database, command=kill == 0) as (end, address),
            httpx.Client(base_url=address, headers=headers, timeout=30) as client,
        ):
            for player in players:
                if kill == 0:
                    body = three_players(id=player.table)
                    assert client.post("/v1/tables", json=body).status_code == 201
                check(client, player)
            timer = threading.Timer(chance.uniform(0.005, 0.25), end)
            threads = [threading.Thread(target=each.play, args=(client,)) for each in players]
            for thread in (timer, *threads):
                thread.start()
            for thread in (timer, *threads):
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
    assert sum(len(player.acked) for player in players) > 4 * KILLS
    assert in_hand > KILLS, "hardly any kill came in the middle of a hand"
