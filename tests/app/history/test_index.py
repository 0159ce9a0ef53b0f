"""Proves that hands are read off a long log piece by piece, and that nothing is left out by it.

What is found by what, the search proves.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from app.history.index import HandIndex
from app.store import Store, open_store
from app.store.hand_rows import HandFilter
from tests.app.audit.logs import ENTRIES_A_HAND, ENTRIES_BEFORE, write_hands

HANDS = 130


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = open_store(f"sqlite:///{tmp_path}/log.db")
    await write_hands(opened, HANDS)
    yield opened
    await opened.close()


async def known(store: Store) -> list[tuple[int, int, int]]:
    rows = await store.hands.search(HandFilter(), 1_000)
    return [(row.number, row.first_seq, row.last_seq) for row in reversed(rows)]


def expected(count: int) -> list[tuple[int, int, int]]:
    first = ENTRIES_BEFORE + 1
    return [
        (each + 1, first + each * ENTRIES_A_HAND, first + (each + 1) * ENTRIES_A_HAND - 1)
        for each in range(count)
    ]


async def test_a_log_is_read_to_its_end_in_one_go(store: Store) -> None:
    index = HandIndex(store, patience_s=60)
    assert await index.catch_up(["feature", "nowhere"]) == 0
    assert await known(store) == expected(HANDS)
    # Once more it changes nothing, by another node too.
    assert await HandIndex(store).catch_up(["feature"]) == 0
    assert await known(store) == expected(HANDS)


async def test_nobody_waits_longer_than_is_bearable_and_it_goes_on_meanwhile(store: Store) -> None:
    index = HandIndex(store, patience_s=0)
    assert await index.catch_up(["feature"]) == 1
    assert 0 < len(await known(store)) < HANDS
    index.start()
    deadline = time.monotonic() + 30
    while await known(store) != expected(HANDS):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)
    await index.close()
    assert await index.catch_up(["feature"]) == 0


async def test_who_is_stopped_half_way_goes_on_from_there(store: Store) -> None:
    steps = 0
    while await HandIndex(store, patience_s=0).catch_up(["feature"]):
        steps += 1
        assert steps < HANDS, "it comes no further"
        before = len(await known(store))
        assert 0 < before < HANDS
        assert await known(store) == expected(before)
    assert steps > 5
    assert await known(store) == expected(HANDS)
