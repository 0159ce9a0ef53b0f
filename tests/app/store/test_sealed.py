"""Cards and salt are stored with their entry or not at all, and no repr of them shows any."""

import pytest
from sqlalchemy import Connection

from app.store import Appended, IdTaken, SealedRow, SeqTaken, Store, WriteRefused
from tests.app.store.conftest import OpenStore
from tests.app.store.rows import entry, with_tables

ROW = SealedRow("a", "a:2", "c0" * 32, "Qs Jh", bytes(range(32)))


async def prepared(store: Store) -> Store:
    await with_tables(store.log, "a", "b")
    for table in ("a", "b"):
        await store.log.append(entry(table, 1))
    return store


async def test_a_claim_is_found_by_its_entry_and_its_seal(opened: OpenStore) -> None:
    store = await prepared(opened())
    made = await store.log.append(entry("a", 2), [store.sealed.statement(ROW)])
    assert made == Appended(2)
    await store.close()
    store = opened()
    assert await store.sealed.of_observation("a", "a:2") == ROW
    assert await store.sealed.of_commitment("a", ROW.commitment) == ROW
    for table, other in (("b", "a:2"), ("a", "a:1")):
        assert await store.sealed.of_observation(table, other) is None
    assert await store.sealed.of_commitment("b", ROW.commitment) is None


async def test_nothing_is_kept_of_an_entry_that_was_second(store: Store) -> None:
    await prepared(store)
    await store.log.append(entry("a", 2, "first"))
    late = await store.log.append(entry("a", 2), [store.sealed.statement(ROW)])
    assert isinstance(late, SeqTaken)
    again = SealedRow("a", "first", ROW.commitment, ROW.cards, ROW.salt)
    known = await store.log.append(entry("a", 3, "first"), [store.sealed.statement(again)])
    assert isinstance(known, IdTaken)
    for name in ("a:2", "first"):
        assert await store.sealed.of_observation("a", name) is None


async def test_an_entry_is_not_stored_without_what_it_seals(store: Store) -> None:
    await prepared(store)
    short = SealedRow("a", "a:2", ROW.commitment, ROW.cards, b"short")
    with pytest.raises(WriteRefused):
        await store.log.append(entry("a", 2), [store.sealed.statement(short)])
    assert await store.log.find("a", "a:2") is None


async def test_a_row_without_an_entry_is_refused(store: Store) -> None:
    await prepared(store)

    def alone(connection: Connection) -> None:
        connection.execute(store.sealed.statement(ROW))

    with pytest.raises(WriteRefused):
        await store.database.write(alone)
    assert await store.sealed.of_observation("a", "a:2") is None


def test_no_repr_shows_cards_or_salt() -> None:
    assert "Qs" not in repr(ROW)
    assert ROW.salt.hex() not in repr(ROW)
    assert "salt" not in repr(ROW)
