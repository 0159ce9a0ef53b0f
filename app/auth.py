"""Who is asking: opaque bearer tokens, kept as hashes.

It does not say what a role may do, `permissions` does; nor how often, which `gate` does.
"""

import hashlib
import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final

from app import clock
from app.permissions import OF_ROLE, Permission, permits
from app.store import TokenRow
from app.store.tokens import TokenStore
from app.token_cache import TokenCache
from statemachine.roles import ROLES, Role

PREFIX: Final = "fc_"
SECRET_BYTES: Final = 32
LONGEST_SECRET: Final = 256
FIRST_ADMIN: Final = "first admin"
FIRST_ADMIN_ID: Final = "tok_first_admin"


class NotAuthenticated(Exception):
    """The caller's secret opens nothing.

    `code` is `token_missing`, `bad_token`, `token_expired` or `token_revoked`.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Principal:
    """A caller: the token's id, label and role. `tables` are ids, None for every table.

    `delay_s` is the least age of what an overlay is shown, None for every other role.
    """

    token_id: str
    label: str
    role: Role
    tables: frozenset[str] | None
    expires_at: str | None = None
    delay_s: float | None = None

    def may_see(self, table_id: str) -> bool:
        """Whether the token is for this table."""
        return self.tables is None or table_id in self.tables

    def may(self, permission: Permission) -> bool:
        """Whether the role has a permission, at the tables of the token."""
        return permission in OF_ROLE[self.role]


@dataclass(frozen=True, slots=True)
class Minted:
    """A new token, with the only copy of its secret."""

    row: TokenRow
    secret: str = field(repr=False)


class Tokens:
    """The tokens of one store. Every method may raise `StoreUnavailable`.

    A token is found by the hash of its secret, so no comparison takes longer for a better
    guess. `on_revoked` is told the id of each token that was found to be revoked, here or by
    another process; times are seconds, as those of `TokenCache`.
    """

    def __init__(self, store: TokenStore, cache_for: float = 3.0, grace: float = 60.0) -> None:
        self._store = store
        self._cache = TokenCache(store, cache_for, grace)
        self.on_revoked: list[Callable[[str], None]] = []

    async def authenticate(self, secret: str) -> Principal:
        """Who holds this secret; raises `NotAuthenticated`."""
        if len(secret) > LONGEST_SECRET:
            raise NotAuthenticated("bad_token")
        row = await self._cache.find(hash_of(secret))
        if row is None:
            raise NotAuthenticated("bad_token")
        return principal_of(row)

    def remembers(self, secret: str) -> bool:
        """Whether this was a token's secret when it was asked for lately."""
        return len(secret) <= LONGEST_SECRET and self._cache.remembers(hash_of(secret))

    async def mint(
        self,
        role: Role,
        *,
        label: str,
        tables: tuple[str, ...] | None = None,
        expires_at: str | None = None,
        delay_s: float | None = None,
        secret: str | None = None,
    ) -> Minted:
        """Make a token; `tables` None is for every table, `expires_at` None for good.

        Raises `ValueError` for a `secret` of one's own that is a token already, and for an
        overlay without a delay in seconds or any other role with one.
        """
        if permits(role, "broadcast.see") != (delay_s is not None):
            raise ValueError("a delay is for an overlay, and every overlay has one")
        made = fresh_token(
            role,
            label=label,
            tables=tables,
            expires_at=expires_at,
            delay_s=delay_s,
            secret=secret,
        )
        if not await self._store.insert_token(made.row):
            raise ValueError("that secret is a token already")
        return made

    async def revoke(self, token_id: str) -> bool:
        """Take a token out of force at once; false when it was not in force."""
        done = await self._store.revoke_token(token_id, clock.now())
        if done:
            self._revoked(token_id)
        return done

    async def look_after(self, token_ids: Collection[str]) -> None:
        """Find out which of these tokens another process has revoked, with one question."""
        for token_id in await self._store.revoked_of(token_ids):
            self._revoked(token_id)

    def _revoked(self, token_id: str) -> None:
        self._cache.forget(token_id)
        for tell in self.on_revoked:
            tell(token_id)

    async def rows(self) -> list[TokenRow]:
        """All tokens, the oldest first, without their secrets, which nobody has."""
        return await self._store.list_tokens()

    async def admins(self) -> list[TokenRow]:
        """The admin tokens in force for every table."""
        return [
            row
            for row in await self._store.list_tokens()
            if row.role == "admin" and row.tables is None and _fault(row) is None
        ]

    async def ensure_admin(self, configured: str | None) -> str | None:
        """Have a first admin token, and return its secret when it was made up here.

        With `configured` that secret becomes an admin token unless it is a token already,
        and nothing is returned: whoever set it knows it. Where there was an admin token once,
        revoked or expired by now, none is made: `floorcall token create` does that.
        """
        if configured is not None:
            made = fresh_token("admin", label=FIRST_ADMIN, secret=configured)
            await self._store.insert_token(made.row)
            return None
        if any(row.role == "admin" for row in await self.rows()):
            return None
        made = fresh_token("admin", label=FIRST_ADMIN, token_id=FIRST_ADMIN_ID)
        # Of two nodes that start at once one is first.
        return made.secret if await self._store.insert_token(made.row) else None


def fresh_token(
    role: Role,
    *,
    label: str,
    tables: tuple[str, ...] | None = None,
    expires_at: str | None = None,
    delay_s: float | None = None,
    secret: str | None = None,
    token_id: str | None = None,
) -> Minted:
    """A token that is stored nowhere yet, with a secret and an id made up unless they are given."""
    chosen = secret or PREFIX + secrets.token_urlsafe(SECRET_BYTES)
    row = TokenRow(
        id=token_id or "tok_" + secrets.token_hex(6),
        secret_hash=hash_of(chosen),
        role=role,
        tables=tables,
        label=label,
        delay_s=delay_s,
        created_at=clock.now(),
        expires_at=expires_at,
    )
    return Minted(row, chosen)


def hash_of(secret: str) -> bytes:
    """What is stored of a secret. Each has 256 random bits, so one plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def bearer(authorization: str | None) -> str:
    """The secret of an Authorization header; raises `NotAuthenticated`."""
    scheme, _, secret = (authorization or "").strip().partition(" ")
    secret = secret.strip()
    if scheme.lower() != "bearer" or not secret:
        raise NotAuthenticated("token_missing")
    return secret


def principal_of(row: TokenRow) -> Principal:
    """Who holds the token of that row; raises `NotAuthenticated`."""
    fault = _fault(row)
    if fault is not None:
        raise NotAuthenticated(fault)
    if row.role not in ROLES:  # written by a newer release
        raise NotAuthenticated("bad_token")
    tables = None if row.tables is None else frozenset(row.tables)
    return Principal(row.id, row.label, row.role, tables, row.expires_at, row.delay_s)


def _fault(row: TokenRow) -> str | None:
    if row.revoked_at is not None:
        return "token_revoked"
    if row.expires_at is not None and row.expires_at <= clock.now():
        return "token_expired"
    return None
