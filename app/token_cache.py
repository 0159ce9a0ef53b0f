"""Rows of tokens by the hash of their secret, read anew every few seconds while they are used.

It does not say whether a token is good: a revoked one has a row too.
"""

import asyncio
import time
from dataclasses import dataclass
from typing import Final

from app.store import StoreUnavailable, TokenRow
from app.store.tokens import TokenStore

MOST_CACHED: Final = 10_000
# A store that takes longer than this is as good as away to whoever was let in lately.
PATIENCE_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class _Cached:
    row: TokenRow
    until: float
    read_at: float


class TokenCache:
    """Times are seconds. A row is `fresh_for` long as it was read, and while the store is away
    for `grace` more: who plays on then can change nothing, and sees what the table was.
    """

    def __init__(self, store: TokenStore, fresh_for: float, grace: float) -> None:
        self._store = store
        self._fresh_for = fresh_for
        self._grace = grace
        self._cached: dict[bytes, _Cached] = {}
        self._asking: dict[bytes, asyncio.Task[TokenRow | None]] = {}
        self._forgotten = 0

    def remembers(self, secret_hash: bytes) -> bool:
        """Whether there was such a token when it was asked for last."""
        return secret_hash in self._cached

    async def find(self, secret_hash: bytes) -> TokenRow | None:
        """The token's row. Raises `StoreUnavailable` for one that was not asked for lately."""
        cached = self._cached.get(secret_hash)
        now = time.monotonic()
        if cached is not None and cached.until > now:
            return cached.row
        asking = self._asking.get(secret_hash)
        if asking is None:
            asking = self._asking[secret_hash] = asyncio.create_task(self._ask(secret_hash))
            asking.add_done_callback(lambda done: self._asked(secret_hash, done))
        if cached is None or cached.read_at + self._fresh_for + self._grace < now:
            return await asyncio.shield(asking)
        await asyncio.wait([asking], timeout=PATIENCE_S)
        if asking.done() and not isinstance(asking.exception(), StoreUnavailable):
            return asking.result()
        # Nobody else waits for it meanwhile.
        self._cached[secret_hash] = _Cached(
            cached.row, time.monotonic() + self._fresh_for, cached.read_at
        )
        return cached.row

    def forget(self, token_id: str) -> None:
        """Ask for a token anew before it is used again."""
        self._forgotten += 1
        # An answer that is on its way may be from before.
        self._asking.clear()
        self._cached = {
            key: cached for key, cached in self._cached.items() if cached.row.id != token_id
        }

    async def _ask(self, secret_hash: bytes) -> TokenRow | None:
        forgotten = self._forgotten
        read_at = time.monotonic()
        row = await self._store.find_token(secret_hash)
        if row is None:
            # Guesses are not remembered: they would push the real ones out.
            self._cached.pop(secret_hash, None)
            return None
        if forgotten != self._forgotten:
            return row  # it may have been read before it was revoked
        if len(self._cached) >= MOST_CACHED:
            self._cached.clear()
        self._cached[secret_hash] = _Cached(row, read_at + self._fresh_for, read_at)
        return row

    def _asked(self, secret_hash: bytes, done: "asyncio.Task[TokenRow | None]") -> None:
        if self._asking.get(secret_hash) is done:
            del self._asking[secret_hash]
        if not done.cancelled():
            done.exception()  # whoever waits gets it; nobody may wait any more
