"""Who is asking: opaque bearer tokens, kept as hashes, and the tickets that open sockets.

It does not say what a role may see or do at a table: `statemachine` does.
"""

import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from app import clock
from app.store import TokenRow
from app.store.tokens import TokenStore
from statemachine.roles import OBSERVERS, ROLES, Role

PREFIX: Final = "fc_"
TICKET_PREFIX: Final = "fct_"
SECRET_BYTES: Final = 32
LONGEST_SECRET: Final = 256
MOST_TICKETS: Final = 10_000
MOST_CACHED: Final = 10_000
FIRST_ADMIN: Final = "first admin"

# Who may open a table, and who may make and revoke tokens.
TABLE_MAKERS: Final[frozenset[Role]] = frozenset({"admin", "director"})
TOKEN_MAKERS: Final[frozenset[Role]] = frozenset({"admin"})
# Who gets the delayed broadcast, and nothing of a table besides it.
DELAYED: Final[frozenset[Role]] = frozenset({"overlay"})
# Who may enter the cards of a sealed claim, and look at them before they are shown.
SEAL_KEEPERS: Final[frozenset[Role]] = frozenset({"director"})
# Who may see the hashes of the log's chain.
CHAIN_READERS: Final[frozenset[Role]] = frozenset({"auditor", "admin"})


class NotAuthenticated(Exception):
    """The caller's secret opens nothing.

    `code` is `token_missing`, `bad_token`, `token_expired` or `token_revoked`.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class TooManyTickets(Exception):
    """So many tickets wait to be used that no other is made."""


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

    @property
    def observes(self) -> bool:
        """Whether the role may say what happened, at the tables of the token."""
        return self.role in OBSERVERS


@dataclass(frozen=True, slots=True)
class Minted:
    """A new token, with the only copy of its secret."""

    row: TokenRow
    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class _Cached:
    row: TokenRow
    until: float


class Tokens:
    """The tokens of one store. Every method may raise `StoreUnavailable`.

    A token is found by the hash of its secret, so no comparison takes longer for a better
    guess. `on_revoked` is told the id of each token that is revoked here.
    """

    def __init__(self, store: TokenStore, cache_for: float = 10.0) -> None:
        self._store = store
        self._cache_for = cache_for
        self._cache: dict[bytes, _Cached] = {}
        self._revocations = 0
        self.on_revoked: list[Callable[[str], None]] = []

    async def authenticate(self, secret: str) -> Principal:
        """Who holds this secret; raises `NotAuthenticated`."""
        if len(secret) > LONGEST_SECRET:
            raise NotAuthenticated("bad_token")
        row = await self._find(hash_of(secret))
        return _principal(row)

    async def _find(self, secret_hash: bytes) -> TokenRow:
        cached = self._cache.get(secret_hash)
        if cached is not None and cached.until > time.monotonic():
            return cached.row
        revocations = self._revocations
        row = await self._store.find_token(secret_hash)
        if row is None:
            # Guesses are not remembered: they would push the real ones out.
            self._cache.pop(secret_hash, None)
            raise NotAuthenticated("bad_token")
        if revocations != self._revocations:
            return row  # it may have been read before it was revoked
        if len(self._cache) >= MOST_CACHED:
            self._cache.clear()
        self._cache[secret_hash] = _Cached(row, time.monotonic() + self._cache_for)
        return row

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
        if (role in DELAYED) != (delay_s is not None):
            raise ValueError("a delay is for an overlay, and every overlay has one")
        chosen = secret or PREFIX + secrets.token_urlsafe(SECRET_BYTES)
        row = TokenRow(
            id="tok_" + secrets.token_hex(6),
            secret_hash=hash_of(chosen),
            role=role,
            tables=tables,
            label=label,
            delay_s=delay_s,
            created_at=clock.now(),
            expires_at=expires_at,
        )
        if not await self._store.insert_token(row):
            raise ValueError("that secret is a token already")
        return Minted(row, chosen)

    async def revoke(self, token_id: str) -> bool:
        """Take a token out of force at once; false when it was not in force."""
        done = await self._store.revoke_token(token_id, clock.now())
        if done:
            self._revocations += 1
            self._cache = {
                key: cached for key, cached in self._cache.items() if cached.row.id != token_id
            }
            for tell in self.on_revoked:
                tell(token_id)
        return done

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
        """Have an admin token in force, and return its secret when it was made up here.

        With `configured` that secret becomes an admin token unless it is a token already,
        and nothing is returned: whoever set it knows it.
        """
        if configured is not None:
            if await self._store.find_token(hash_of(configured)) is None:
                await self.mint("admin", label=FIRST_ADMIN, secret=configured)
            return None
        if await self.admins():
            return None
        return (await self.mint("admin", label=FIRST_ADMIN)).secret


class Tickets:
    """Single-use secrets, each good for a few seconds, that stand for a token at a socket."""

    def __init__(self, lifetime: float) -> None:
        self.lifetime = lifetime
        self._waiting: dict[bytes, tuple[float, Principal]] = {}

    def issue(self, principal: Principal) -> str:
        """Make a ticket; raises `TooManyTickets`."""
        self._forget_old()
        if len(self._waiting) >= MOST_TICKETS:
            raise TooManyTickets
        ticket = TICKET_PREFIX + secrets.token_urlsafe(SECRET_BYTES)
        self._waiting[hash_of(ticket)] = (time.monotonic() + self.lifetime, principal)
        return ticket

    def redeem(self, ticket: str) -> Principal:
        """Whose ticket it is; it opens nothing again. Raises `NotAuthenticated`."""
        until, principal = self._waiting.pop(hash_of(ticket), (0.0, None))
        if principal is None or until < time.monotonic():
            raise NotAuthenticated("bad_token")
        if principal.expires_at is not None and principal.expires_at <= clock.now():
            raise NotAuthenticated("token_expired")
        return principal

    def revoke(self, token_id: str) -> None:
        """Forget the tickets of a token."""
        self._waiting = {
            key: (until, principal)
            for key, (until, principal) in self._waiting.items()
            if principal.token_id != token_id
        }

    def _forget_old(self) -> None:
        now = time.monotonic()
        # Every ticket lives equally long, so the oldest stand first.
        while self._waiting:
            key = next(iter(self._waiting))
            if self._waiting[key][0] >= now:
                return
            del self._waiting[key]


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


def _principal(row: TokenRow) -> Principal:
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
