"""Several nodes on one log, and what has to hold between them.

It holds no test.
"""

import asyncio
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx

from app.live.chain import Chain, logged
from app.protocol.frames import view_json
from app.settings import Settings
from app.store import open_store
from tests.app.processes import Node
from tests.app.service import ADMIN, Service, Table

# What nodes promise each other, in seconds.
AGREE_WITHIN_S = 2.0


class House:
    """The nodes of one log, all running unless a test ends one."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes
        self.clients = [node.client() for node in nodes]

    @classmethod
    @contextmanager
    def opened(cls, count: int, **fields: Any) -> Iterator["House"]:
        """Start so many nodes with the same settings."""
        settings = Settings(admin_token=ADMIN, log_level="warning", **fields)
        with ExitStack() as stack:
            nodes = []
            for _ in range(count):
                node = Node(settings)
                stack.callback(node.close)
                node.start()
                nodes.append(node)
            house = cls(nodes)
            for client in house.clients:
                stack.enter_context(client)
            yield house

    def service(self, node: int) -> Service:
        """A node as other tests know a service."""
        return Service(self.nodes[node].address, self.nodes[node].settings)

    def table(self, **fields: Any) -> list[Table]:
        """A new table that the first node opened, through each of the nodes."""
        first = Table.opened(self.clients[0], **fields)
        return [first.through(client) for client in self.clients]

    def agree(self, table: str) -> dict[str, Any]:
        """Wait until all nodes that live show the table alike, as it is in the log."""
        ends = time.monotonic() + AGREE_WITHIN_S
        while True:
            shown = [_shown(client, table) for client in self.clients]
            living = [each for each in shown if each is not None]
            if all(each == living[0] for each in living):
                break
            assert time.monotonic() < ends, [each["seq"] for each in living]
            time.sleep(0.01)
        return living[0]

    def proved(self, table: str, acked: dict[str, int]) -> None:
        """All nodes show what folding the log gives; its chain is whole; nothing that was
        acknowledged is missing, doubled or elsewhere.
        """
        shown = self.agree(table)
        with ThreadPoolExecutor(1) as pool:
            # In a thread, as the test may be a coroutine itself.
            reading = pool.submit(asyncio.run, _log(self.nodes[0].settings, table))
            found, folded = reading.result()
        assert shown["view"] == folded
        wrong = {key: (seq, found.get(key)) for key, seq in acked.items() if found.get(key) != seq}
        assert not wrong, f"acknowledged as an entry, and stored as another: {wrong}"
        assert shown["seq"] == len(found)


async def _log(settings: Settings, table: str) -> tuple[dict[str, int], dict[str, Any]]:
    """Every observation with its entry, and the view that the log gives."""
    store = open_store(settings.database_url)
    try:
        whole, last = Chain(), Chain()
        found: dict[str, int] = {}
        for stored in await store.log.read(table):
            whole.take(stored)
            entry = logged(stored).entry
            assert entry.observation_id not in found, "an observation is there twice"
            found[entry.observation_id] = entry.seq
        hand = await store.log.read_last_hand(table)
        state = last.begin(hand, await store.log.hash_before(table, hand[0].seq))
    finally:
        await store.close()
    assert list(found.values()) == list(range(1, len(found) + 1)), "the log has a gap"
    return found, json.loads(view_json(state, "admin", "en"))


def _shown(client: httpx.Client, table: str) -> dict[str, Any] | None:
    try:
        answer = client.get(f"/v1/tables/{table}")
    except httpx.TransportError:
        return None
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown
