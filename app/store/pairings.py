"""The rows of pairings: stored by the hash of their code, and turned into a token once.

It never sees a code, and it decides nothing about who may pair what.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, select

from app.store.database import Database
from app.store.dialect import insert_or_ignore
from app.store.schema import pairings, tokens
from app.store.tokens import TokenRow, values_of

_pairings = select(
    pairings.c.code_hash,
    pairings.c.role,
    pairings.c.tables,
    pairings.c.label,
    pairings.c.delay_s,
    pairings.c.token_expires_at,
    pairings.c.created_by,
    pairings.c.created_at,
    pairings.c.expires_at,
    pairings.c.used_at,
    pairings.c.token_id,
)


@dataclass(frozen=True, slots=True)
class PairingRow:
    """One pairing, and what its token will be: `tables` are ids, None for every table.

    Times are the caller's texts. `created_by` is the id of the token that made it; `used_at` and
    `token_id` are None until the code is used.
    """

    code_hash: bytes = field(repr=False)
    role: str
    tables: tuple[str, ...] | None
    label: str
    delay_s: float | None
    token_expires_at: str | None
    created_by: str
    created_at: str
    expires_at: str
    used_at: str | None = None
    token_id: str | None = None


@dataclass(frozen=True, slots=True)
class NewSecret:
    """What a token is made with besides what its pairing says."""

    id: str
    secret_hash: bytes = field(repr=False)


class PairingStore:
    """Pairing rows of one database. Every method may raise `StoreUnavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def insert_pairing(self, row: PairingRow, old_before: str) -> bool:
        """Store a pairing; false when its code is there already. What nobody used, and was over
        before `old_before`, is deleted on the way.
        """
        values = {
            "code_hash": row.code_hash,
            "role": row.role,
            "tables": json.dumps(row.tables),
            "label": row.label,
            "delay_s": row.delay_s,
            "token_expires_at": row.token_expires_at,
            "created_by": row.created_by,
            "created_at": row.created_at,
            "expires_at": row.expires_at,
            "used_at": row.used_at,
            "token_id": row.token_id,
        }
        over = pairings.c.used_at.is_(None) & (pairings.c.expires_at < old_before)

        def insert(connection: Connection) -> bool:
            connection.execute(pairings.delete().where(over))
            statement = insert_or_ignore(pairings, connection.dialect.name)
            done = connection.execute(statement.returning(pairings.c.code_hash), [values])
            return done.first() is not None

        return await self._database.write(insert)

    async def find_pairing(self, code_hash: bytes) -> PairingRow | None:
        """Return the pairing with this hash, a used or expired one too."""
        rows = await self._database.read(_pairings.where(pairings.c.code_hash == code_hash))
        return _pairing(rows[0]) if rows else None

    async def redeem_pairing(self, code_hash: bytes, secret: NewSecret, at: str) -> TokenRow | None:
        """Use a pairing that was not used and is not over `at` that time, and store its token, in
        one transaction: of two who try at once one gets it. None when there is no such pairing,
        or the token that made it is revoked.
        """
        maker = select(tokens.c.id).where(tokens.c.id == pairings.c.created_by)
        good = (
            (pairings.c.code_hash == code_hash)
            & pairings.c.used_at.is_(None)
            & (pairings.c.expires_at > at)
            & ~maker.where(tokens.c.revoked_at.is_not(None)).exists()
        )
        mine = pairings.c.code_hash == code_hash
        columns = _pairings.selected_columns

        def redeem(connection: Connection) -> TokenRow | None:
            used = pairings.update().where(good).values(used_at=at).returning(*columns)
            row = connection.execute(used).first()
            if row is None:
                return None
            pairing = _pairing(tuple(row))
            token = TokenRow(
                id=secret.id,
                secret_hash=secret.secret_hash,
                role=pairing.role,
                tables=pairing.tables,
                label=pairing.label,
                delay_s=pairing.delay_s,
                created_at=at,
                expires_at=pairing.token_expires_at,
            )
            connection.execute(tokens.insert(), [values_of(token)])
            connection.execute(pairings.update().where(mine).values(token_id=token.id))
            return token

        return await self._database.write(redeem)

    async def drop_pairing(self, code_hash: bytes) -> bool:
        """Delete a pairing that nobody used; false when there is none."""
        unused = (pairings.c.code_hash == code_hash) & pairings.c.used_at.is_(None)

        def drop(connection: Connection) -> bool:
            return connection.execute(pairings.delete().where(unused)).rowcount == 1

        return await self._database.write(drop)


def _pairing(row: Sequence[Any]) -> PairingRow:
    value = PairingRow(*row)
    names = json.loads(row[2])
    return replace(value, tables=None if names is None else tuple(names))
