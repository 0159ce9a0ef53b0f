"""Players that play hands at a table by the service's own advice, and remember every answer.

It holds no test.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.app.service import said

# What says that the same observation may be sent again, to this node or to another one.
COME_BACK = {"store_unavailable", "store_busy"}


@dataclass
class Player:
    """One console at one table. `acked` are its observations with the entries they became."""

    table: str
    random: random.Random
    acked: dict[str, int] = field(default_factory=dict)
    view: dict[str, Any] | None = None
    pending: dict[str, Any] | None = None
    stale: int = 0

    def play(self, client: httpx.Client) -> None:
        """Post until the service is gone."""
        try:
            while True:
                self.step(client)
        except httpx.TransportError:
            return

    def step(self, client: httpx.Client) -> None:
        """Post one observation; one that got no answer is posted again, under its id.

        One that somebody else was faster than is given up for what the table looks like now.
        """
        if self.view is None:
            answer = client.get(f"/v1/tables/{self.table}")
            assert answer.status_code == 200, answer.text
            self.view = answer.json()["view"]
        if self.pending is None:
            self.pending = said(**self.next()) | {"expected_seq": self.view["seq"]}
        answer = client.post(f"/v1/tables/{self.table}/observations", json=self.pending)
        body = answer.json()
        if answer.status_code == 503 and body["code"] in COME_BACK:
            return
        if answer.status_code == 409 and body["code"] == "stale_seq":
            self.stale += 1
            self.view = self.pending = None
            return
        assert answer.status_code == 200, (self.pending, answer.text)
        (ack,) = body["acks"]
        self.acked[ack["observation_id"]] = ack["seq"]
        self.view, self.pending = body["view"], None

    def roam(self, clients: Sequence[httpx.Client], steps: int) -> None:
        """Get so many observations acknowledged, each by the next node that lives."""
        turn, wanted = 0, len(self.acked) + steps
        while len(self.acked) < wanted:
            turn += 1
            try:
                self.step(clients[turn % len(clients)])
            except httpx.TransportError:
                continue

    def phase(self) -> str | None:
        """Where the hand stands that it saw last, None when there is none."""
        hand = None if self.view is None else self.view["hand"]
        return None if hand is None else str(hand["phase"])

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
        if "street_dealt" in advice["next"]:
            # All are in, and may table their hands; the board comes all the same.
            kind = "street_dealt"
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
