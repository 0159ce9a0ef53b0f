"""A broadcast begins once, at the newest entry, and stays."""

import asyncio

import pytest

from app.store import BroadcastRow, Store, WriteRefused
from tests.app.store.conftest import OpenStore
from tests.app.store.rows import entry, with_tables
from tests.app.store.test_tokens import STREAM


async def prepared(store: Store) -> Store:
    await with_tables(store.log, "a", "b")
    assert await store.tokens.insert_token(STREAM)
    for seq in (1, 2, 3, 4, 5):
        await store.log.append(entry("a", seq, opens_hand=seq in (2, 4)))
    return store


async def ensured(store: Store, table: str = "a", token: str = STREAM.id) -> BroadcastRow:
    return await store.broadcasts.ensure(table, token, 10, "shown", "now")


async def test_it_begins_at_the_newest_entry_and_stays(opened: OpenStore) -> None:
    store = await prepared(opened())
    row = await ensured(store)
    assert (row.table_id, row.token_id, row.delay_s, row.view_class) == (
        "a",
        STREAM.id,
        10,
        "shown",
    )
    assert row.start_seq == 5
    await store.log.append(entry("a", 6))
    assert await ensured(store) == row
    await store.close()
    assert await ensured(opened()) == row


async def test_those_who_ask_at_once_get_the_same(store: Store) -> None:
    await prepared(store)
    rows = await asyncio.gather(*(ensured(store) for _ in range(20)))
    assert len(set(rows)) == 1


async def test_each_table_has_its_own_and_an_empty_one_begins_with_its_first(store: Store) -> None:
    await prepared(store)
    one, other = await ensured(store), await ensured(store, "b")
    assert one.id != other.id
    assert other.start_seq == 1


async def test_there_is_none_without_its_table_or_token(store: Store) -> None:
    await prepared(store)
    for table, token in (("nowhere", STREAM.id), ("a", "nobody")):
        with pytest.raises(WriteRefused):
            await ensured(store, table, token)


@pytest.mark.parametrize(("seq", "opening"), [(1, 1), (2, 2), (3, 2), (4, 4), (5, 4), (99, 4)])
async def test_a_hand_is_found_by_any_of_its_entries(store: Store, seq: int, opening: int) -> None:
    await prepared(store)
    assert await store.broadcasts.opening("a", seq) == opening
    assert await store.broadcasts.opening("b", seq) == 1
