"""Rulebooks are kept under the digest of their bytes.

What is in them is not proved here.
"""

import hashlib

import pytest

from app.store import Store
from tests.app.store.conftest import OpenStore


async def test_a_rulebook_comes_back_byte_for_byte(opened: OpenStore) -> None:
    store = opened()
    body = bytes(range(256)) * 50
    digest = hashlib.sha256(body).digest()
    assert await store.rulebooks.get_rulebook(digest) is None
    for _ in range(2):
        await store.rulebooks.put_rulebook(digest, body)
    await store.close()
    assert await opened().rulebooks.get_rulebook(digest) == body


async def test_a_digest_of_other_bytes_is_refused(store: Store) -> None:
    digest = hashlib.sha256(b"book").digest()
    with pytest.raises(ValueError, match="digest"):
        await store.rulebooks.put_rulebook(digest, b"another book")
    assert await store.rulebooks.get_rulebook(digest) is None
