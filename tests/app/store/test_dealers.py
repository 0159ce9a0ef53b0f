"""Proves on every kind of database that dealers are kept, found and let go.

How PIN and badge are made and tried is proved over REST.
"""

from app.store import Store
from app.store.dealers import DealerRow


def dealer(number: int, name: str) -> DealerRow:
    """A dealer whose hashes are made up."""
    return DealerRow(f"dlr_{number}", name, "2026-11-30T20:00:00.000000Z", b"salt", bytes(32))


async def test_dealers_are_kept_by_name(store: Store) -> None:
    assert await store.dealers.insert_dealer(dealer(1, "Rosa"))
    assert await store.dealers.insert_dealer(dealer(2, "Abel"))
    assert [row.name for row in await store.dealers.list_dealers()] == ["Abel", "Rosa"]
    assert await store.dealers.find_dealer("dlr_1") == dealer(1, "Rosa")
    assert await store.dealers.find_dealer("dlr_3") is None


async def test_a_name_is_one_dealers(store: Store) -> None:
    assert await store.dealers.insert_dealer(dealer(1, "Rosa"))
    assert not await store.dealers.insert_dealer(dealer(2, "Rosa"))
    assert len(await store.dealers.list_dealers()) == 1


async def test_pin_and_badge_are_replaced(store: Store) -> None:
    await store.dealers.insert_dealer(dealer(1, "Rosa"))
    assert await store.dealers.set_pin("dlr_1", b"other", b"p" * 32)
    assert await store.dealers.set_badge("dlr_1", b"b" * 32)
    found = await store.dealers.find_badge(b"b" * 32)
    assert found is not None
    assert (found.id, found.pin_salt, found.pin_hash) == ("dlr_1", b"other", b"p" * 32)
    assert await store.dealers.set_badge("dlr_1", b"c" * 32)
    assert await store.dealers.find_badge(b"b" * 32) is None
    assert not await store.dealers.set_pin("dlr_2", b"", bytes(32))
    assert not await store.dealers.set_badge("dlr_2", bytes(32))


async def test_a_dealer_is_let_go_once(store: Store) -> None:
    await store.dealers.insert_dealer(dealer(1, "Rosa"))
    assert await store.dealers.delete_dealer("dlr_1")
    assert not await store.dealers.delete_dealer("dlr_1")
    assert await store.dealers.list_dealers() == []
