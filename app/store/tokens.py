"""The rows of access tokens: stored by the hash of their secret, revoked but never deleted.

It never sees a secret, and it decides nothing about who may do what.
"""

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, Select, bindparam, select

from app.store.database import Database
from app.store.dialect import insert_or_ignore
from app.store.schema import tokens

_tokens = select(
    tokens.c.id,
    tokens.c.secret_hash,
    tokens.c.role,
    tokens.c.tables,
    tokens.c.label,
    tokens.c.delay_s,
    tokens.c.created_at,
    tokens.c.expires_at,
    tokens.c.revoked_at,
)
_revoked = select(tokens.c.id).where(
    tokens.c.id.in_(bindparam("ids", expanding=True)), tokens.c.revoked_at.is_not(None)
)

# A statement takes no more than some ten thousands of parameters.
MOST_AT_ONCE = 10_000


@dataclass(frozen=True, slots=True)
class TokenRow:
    """One token. `tables` are ids, None for every table; `delay_s` is in seconds.

    Times are the caller's texts; `revoked_at` is None while the token is good.
    """

    id: str
    secret_hash: bytes = field(repr=False)
    role: str
    tables: tuple[str, ...] | None
    label: str
    delay_s: float | None
    created_at: str
    expires_at: str | None = None
    revoked_at: str | None = None


class TokenStore:
    """Token rows of one database. Every method may raise `StoreUnavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def insert_token(self, row: TokenRow) -> bool:
        """Store a token; false when its id or its secret is there already."""
        values = values_of(row)

        def insert(connection: Connection) -> bool:
            statement = insert_or_ignore(tokens, connection.dialect.name).returning(tokens.c.id)
            return connection.execute(statement, [values]).first() is not None

        return await self._database.write(insert)

    async def find_token(self, secret_hash: bytes) -> TokenRow | None:
        """Return the token with this hash, revoked or expired ones too."""
        rows = await self._database.read(_tokens.where(tokens.c.secret_hash == secret_hash))
        return token_of(rows[0]) if rows else None

    async def revoke_token(self, token_id: str, revoked_at: str) -> bool:
        """Revoke a token; false when it is unknown or was revoked before."""

        def revoke(connection: Connection) -> bool:
            good = (tokens.c.id == token_id) & tokens.c.revoked_at.is_(None)
            done = connection.execute(tokens.update().where(good).values(revoked_at=revoked_at))
            return done.rowcount == 1

        return await self._database.write(revoke)

    async def revoked_of(self, token_ids: Collection[str]) -> list[str]:
        """Return those of these tokens that are revoked, with one question for all."""
        ids, found = sorted(token_ids), list[str]()
        for start in range(0, len(ids), MOST_AT_ONCE):
            some = {"ids": ids[start : start + MOST_AT_ONCE]}
            found += [row[0] for row in await self._database.read(_revoked, some)]
        return found

    async def list_tokens(self) -> list[TokenRow]:
        """Return all tokens, the oldest first."""
        rows = await self._database.read(_tokens.order_by(tokens.c.created_at, tokens.c.id))
        return [token_of(row) for row in rows]


def values_of(row: TokenRow) -> dict[str, Any]:
    """The columns of a row, for an insert."""
    return {
        "id": row.id,
        "secret_hash": row.secret_hash,
        "role": row.role,
        "tables": json.dumps(row.tables),
        "label": row.label,
        "delay_s": row.delay_s,
        "created_at": row.created_at,
        "expires_at": row.expires_at,
        "revoked_at": row.revoked_at,
    }


def token_rows(token_id: str) -> Select[Any]:
    """The statement that finds a token, for `token_of`."""
    return _tokens.where(tokens.c.id == token_id)


def token_of(row: Sequence[Any]) -> TokenRow:
    """A row of one of these statements as its value."""
    value = TokenRow(*row)
    names = json.loads(row[3])
    return replace(value, tables=None if names is None else tuple(names))
