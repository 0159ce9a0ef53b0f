"""Pairing: a short-lived code that a tablet turns into a token of its own, once.

It asks nobody for a right: who may pair what, its callers have seen to.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import segno

from app import clock
from app.auth import Minted, NotAuthenticated, Principal, fresh_token, hash_of
from app.permissions import MAY_PAIR
from app.store.pairings import NewSecret, PairingRow, PairingStore
from statemachine.roles import Role

PREFIX: Final = "fcp_"
CODE_BYTES: Final = 16
# In an address it stands behind the `#`, which no browser sends anywhere.
PAGE: Final = "/pair"
# What nobody used is kept for a day, so that whoever comes late is told that they are.
KEPT_FOR_S: Final = 24 * 3600


@dataclass(frozen=True, slots=True)
class Made:
    """A new pairing, with the only copy of its code."""

    row: PairingRow
    code: str = field(repr=False)


class Pairings:
    """The pairings of one store. Every method may raise `StoreUnavailable`."""

    def __init__(self, store: PairingStore) -> None:
        self._store = store

    async def make(
        self,
        role: Role,
        *,
        label: str,
        tables: tuple[str, ...] | None,
        created_by: str,
        valid_s: float,
        token_expires_at: str | None = None,
        delay_s: float | None = None,
    ) -> Made:
        """Make a pairing whose code is good for `valid_s` seconds. What its token is made of is
        as in `Tokens.mint`.
        """
        code = PREFIX + secrets.token_urlsafe(CODE_BYTES)
        row = PairingRow(
            code_hash=hash_of(code),
            role=role,
            tables=tables,
            label=label,
            delay_s=delay_s,
            token_expires_at=token_expires_at,
            created_by=created_by,
            created_at=clock.now(),
            expires_at=clock.after(valid_s),
        )
        await self._store.insert_pairing(row, clock.after(-KEPT_FOR_S))
        return Made(row, code)

    async def redeem(self, code: str) -> Minted:
        """The code's token, made now; the code is worth nothing from here on.

        Raises `NotAuthenticated` with `bad_pairing`, `pairing_used` or `pairing_expired`.
        """
        code_hash, now = hash_of(code), clock.now()
        # Its role is the pairing's own; only secret and id are made up here.
        fresh = fresh_token("public", label="")
        row = await self._store.redeem_pairing(
            code_hash, NewSecret(fresh.row.id, fresh.row.secret_hash), now
        )
        if row is not None:
            return Minted(row, fresh.secret)
        there = await self._store.find_pairing(code_hash)
        if there is None:
            raise NotAuthenticated("bad_pairing")
        if there.used_at is not None:
            raise NotAuthenticated("pairing_used")
        raise NotAuthenticated("pairing_expired")

    async def find(self, pairing_id: str) -> PairingRow | None:
        """A pairing by its id, which is the hash of its code in hex."""
        code_hash = _hash_in(pairing_id)
        return None if code_hash is None else await self._store.find_pairing(code_hash)

    async def drop(self, pairing_id: str) -> bool:
        """Take a code out of force; false when there is none that nobody used."""
        code_hash = _hash_in(pairing_id)
        return code_hash is not None and await self._store.drop_pairing(code_hash)


def may_pair(maker: Principal, role: Role, tables: Iterable[str] | None) -> str | None:
    """Why somebody may not pair a role for these tables, None when they may."""
    if role not in MAY_PAIR.get(maker.role, ()):
        return "role_not_pairable"
    if tables is None:
        return None if maker.tables is None else "table_forbidden"
    return None if all(map(maker.may_see, tables)) else "table_forbidden"


def link_to(base: str, code: str) -> str:
    """The address that a tablet opens; `base` is where the service is reached."""
    return f"{base.rstrip('/')}{PAGE}#{code}"


def modules_of(link: str) -> tuple[str, ...]:
    """The QR code of a link without its margin: a row a text, `1` for a dark module."""
    code = segno.make(link, error="m", micro=False)
    return tuple("".join("1" if dark else "0" for dark in row) for row in code.matrix)


def _hash_in(pairing_id: str) -> bytes | None:
    try:
        return bytes.fromhex(pairing_id) if len(pairing_id) == 64 else None
    except ValueError:
        return None
