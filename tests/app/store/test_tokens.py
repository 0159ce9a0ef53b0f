"""Token rows: found by their hash, revoked once, never deleted.

Who may do what with a token is not proved here.
"""

import os
from dataclasses import replace

import pytest

from app.store import Store, TokenRow, WriteRefused
from tests.app.store.conftest import OpenStore

DEALER = TokenRow(
    id="t1",
    secret_hash=os.urandom(32),
    role="dealer",
    tables=("a", "mesa ñ"),
    label="Dealer console 7",
    delay_s=None,
    created_at="2025-01-01T00:00:00Z",
)
STREAM = TokenRow(
    id="t0",
    secret_hash=os.urandom(32),
    role="overlay",
    tables=None,
    label="",
    delay_s=1800.5,
    created_at="2025-01-02T00:00:00Z",
    expires_at="2025-02-01T00:00:00Z",
)


async def test_tokens_are_found_by_their_hash_alone(store: Store) -> None:
    assert await store.tokens.insert_token(STREAM)
    assert await store.tokens.insert_token(DEALER)
    assert await store.tokens.find_token(DEALER.secret_hash) == DEALER
    assert await store.tokens.find_token(STREAM.secret_hash) == STREAM
    assert await store.tokens.find_token(os.urandom(32)) is None
    assert await store.tokens.list_tokens() == [DEALER, STREAM]


async def test_no_table_and_every_table_are_told_apart(store: Store) -> None:
    nowhere = replace(DEALER, tables=())
    await store.tokens.insert_token(nowhere)
    await store.tokens.insert_token(STREAM)
    assert [token.tables for token in await store.tokens.list_tokens()] == [(), None]


async def test_neither_an_id_nor_a_secret_is_stored_twice(store: Store) -> None:
    assert await store.tokens.insert_token(DEALER)
    assert not await store.tokens.insert_token(replace(STREAM, id=DEALER.id))
    assert not await store.tokens.insert_token(replace(STREAM, secret_hash=DEALER.secret_hash))
    assert await store.tokens.list_tokens() == [DEALER]


async def test_a_token_is_revoked_once_and_stays(opened: OpenStore) -> None:
    store = opened()
    await store.tokens.insert_token(DEALER)
    await store.tokens.insert_token(STREAM)
    assert await store.tokens.revoke_token("t1", "2025-01-03T00:00:00Z")
    assert not await store.tokens.revoke_token("t1", "2025-01-04T00:00:00Z")
    assert not await store.tokens.revoke_token("t9", "2025-01-04T00:00:00Z")
    await store.close()
    again = opened()
    revoked = replace(DEALER, revoked_at="2025-01-03T00:00:00Z")
    assert await again.tokens.find_token(DEALER.secret_hash) == revoked
    assert await again.tokens.list_tokens() == [revoked, STREAM]


async def test_a_token_that_cannot_be_stored_is_refused_without_its_hash(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    bad = replace(DEALER, label="half a character \ud800")
    with pytest.raises(WriteRefused) as refused:
        await store.tokens.insert_token(bad)
    assert repr(DEALER.secret_hash) not in caplog.text + str(refused.value) + repr(bad)
    assert await store.tokens.insert_token(DEALER)
