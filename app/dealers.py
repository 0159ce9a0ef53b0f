"""Who deals in this room, and how a dealer proves it at a tablet: a PIN, or the code of a badge.

Not who may observe: that is the tablet's token. Nothing here tells a table who deals there.
"""

import asyncio
import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Final

from app import clock
from app.auth import NotAuthenticated, hash_of
from app.gate import RateLimited
from app.rate import Buckets
from app.store.dealers import DealerRow, DealerStore

PREFIX: Final = "fcd_"
BADGE_BYTES: Final = 16
SALT_BYTES: Final = 16
# A PIN has few digits, so each try is made to take a while, and a dealer's PIN has few tries.
_SCRYPT: Final = {"n": 2**13, "r": 8, "p": 1, "dklen": 32}
TRIES_AT_ONCE: Final = 5
TRIES_PER_MINUTE: Final = 5


@dataclass(frozen=True, slots=True)
class Badge:
    """A new badge: the only copy of its code, which is what its QR code says."""

    code: str = field(repr=False)


class Dealers:
    """The dealers of one store. Every method may raise `StoreUnavailable`."""

    def __init__(self, store: DealerStore) -> None:
        self._store = store
        self._tries = Buckets(TRIES_PER_MINUTE / 60, TRIES_AT_ONCE)

    async def add(self, name: str, pin: str) -> DealerRow | None:
        """Take on a dealer; None when the name is another dealer's."""
        salt = secrets.token_bytes(SALT_BYTES)
        row = DealerRow(
            id="dlr_" + secrets.token_hex(6),
            name=name,
            created_at=clock.now(),
            pin_salt=salt,
            pin_hash=await _hash(pin, salt),
        )
        return row if await self._store.insert_dealer(row) else None

    async def rows(self) -> list[DealerRow]:
        """All dealers by name."""
        return await self._store.list_dealers()

    async def set_pin(self, dealer_id: str, pin: str) -> bool:
        """Give a dealer another PIN; false when there is no such dealer."""
        salt = secrets.token_bytes(SALT_BYTES)
        return await self._store.set_pin(dealer_id, salt, await _hash(pin, salt))

    async def fresh_badge(self, dealer_id: str) -> Badge | None:
        """Give a dealer a badge in place of any other; None when there is no such dealer."""
        badge = Badge(PREFIX + secrets.token_urlsafe(BADGE_BYTES))
        return badge if await self._store.set_badge(dealer_id, hash_of(badge.code)) else None

    async def drop(self, dealer_id: str) -> bool:
        """Let a dealer go; false when there is no such dealer."""
        return await self._store.delete_dealer(dealer_id)

    async def by_pin(self, dealer_id: str, pin: str) -> DealerRow:
        """The dealer, if it is the dealer's PIN. Raises `NotAuthenticated` with `bad_pin`, and
        `RateLimited` after a few tries.
        """
        # Taken before anything is waited for, or guesses sent at once would all be let in.
        wait = self._tries.take(dealer_id)
        if wait:
            raise RateLimited(wait)
        row = await self._store.find_dealer(dealer_id)
        # A dealer who is not there takes as long as a wrong PIN.
        salt = row.pin_salt if row is not None else bytes(SALT_BYTES)
        expected = row.pin_hash if row is not None else bytes(32)
        right = hmac.compare_digest(await _hash(pin, salt), expected)
        if row is None or not right:
            raise NotAuthenticated("bad_pin")
        return row

    async def by_badge(self, code: str) -> DealerRow:
        """The dealer whose badge it is. Raises `NotAuthenticated` with `bad_badge`."""
        row = await self._store.find_badge(hash_of(code))
        if row is None:
            raise NotAuthenticated("bad_badge")
        return row


async def _hash(pin: str, salt: bytes) -> bytes:
    # It takes some tens of milliseconds, in which others are served.
    return await asyncio.to_thread(lambda: hashlib.scrypt(pin.encode(), salt=salt, **_SCRYPT))
