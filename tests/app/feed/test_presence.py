"""Proves that nodes count one another's sockets, and forget a node that has gone without a word."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from app.bus import Hint, LocalBus, Present, Room
from app.feed import presence
from app.feed.presence import OverBus
from statemachine.roles import Role


class Node:
    """One node's presence on a bus, and the tables that it was told have changed."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.bus = LocalBus(room)
        self.changed: list[str] = []
        self.over = OverBus(self.bus, self.changed.append)
        self.bus.subscribe(self.over.heard)

    async def start(self) -> None:
        await self.bus.start()
        self.over.start()


@pytest.fixture
async def nodes(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Node, Node, Node]]:
    monkeypatch.setattr(presence, "REPEAT_EVERY_S", 0.05)
    monkeypatch.setattr(presence, "FORGET_AFTER_S", 0.2)
    room = Room()
    made = Node(room), Node(room), Node(room)
    for node in made:
        await node.start()
    yield made
    for node in made:
        node.over.close()
        await node.bus.close()


def people(**roles: int) -> Counter[Role]:
    counted: Counter[Role] = Counter()
    for role, count in roles.items():
        counted[role] = count  # type: ignore[index]
    return counted


async def test_the_sockets_of_all_other_nodes_are_added_up(
    nodes: tuple[Node, Node, Node],
) -> None:
    first, second, third = nodes
    first.over.tell("main", people(dealer=1, public=2))
    second.over.tell("main", people(public=3, floor=1))
    second.over.tell("other", people(dealer=1))
    await asyncio.sleep(0.01)
    assert third.over.present("main") == people(dealer=1, public=5, floor=1)
    assert first.over.present("main") == people(public=3, floor=1)
    assert third.over.present("other") == people(dealer=1)
    assert third.over.present("nowhere") == Counter()
    second.over.tell("main", Counter())
    await asyncio.sleep(0.01)
    assert third.over.present("main") == people(dealer=1, public=2)
    assert third.changed == ["main", "main", "other", "main"]


async def test_what_has_not_changed_is_not_told_again_at_once(
    nodes: tuple[Node, Node, Node],
) -> None:
    heard: list[Hint] = []
    nodes[1].bus.subscribe(heard.append)
    for _ in range(5):
        nodes[0].over.tell("main", people(dealer=1))
    nodes[0].over.tell("other", Counter())
    await asyncio.sleep(0.01)
    assert [hint for hint in heard if isinstance(hint, Present)] == heard
    assert len(heard) == 1


async def test_it_is_repeated_so_that_a_node_that_comes_later_knows_too(
    nodes: tuple[Node, Node, Node],
) -> None:
    first, second, _ = nodes
    first.over.tell("main", people(dealer=1))
    await asyncio.sleep(0.01)
    changes = len(second.changed)
    late = Node(second.room)
    await late.start()
    async with asyncio.timeout(5):
        while not late.over.present("main"):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert late.over.present("main") == people(dealer=1)
    assert len(second.changed) == changes, "a repetition is no change"
    late.over.close()


async def test_a_node_that_is_killed_is_forgotten_and_one_that_ends_says_so(
    nodes: tuple[Node, Node, Node],
) -> None:
    first, second, third = nodes
    first.over.tell("main", people(dealer=1))
    second.over.tell("main", people(floor=1))
    await asyncio.sleep(0.01)
    second.over.close()
    await asyncio.sleep(0.01)
    assert third.over.present("main") == people(dealer=1)
    await first.bus.close()
    third.changed.clear()
    async with asyncio.timeout(5):
        while third.over.present("main"):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert third.changed == ["main"]
