"""Resolved rulebooks, kept under the sha256 of their bytes so that any old hand finds its own.

It does not read them: they are bytes here.
"""

import hashlib

from sqlalchemy import Connection, Insert, select

from app.store.database import Database
from app.store.dialect import insert_or_ignore
from app.store.schema import rulebooks


class RulebookStore:
    """Rulebooks of one database. Every method may raise `StoreUnavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def statement(self, sha256: bytes, body: bytes) -> Insert:
        """Return the insert of a rulebook, to go with an entry; harmless when it is there.

        Raises `ValueError` when `sha256` is not the digest of `body`.
        """
        if hashlib.sha256(body).digest() != sha256:
            raise ValueError("the digest is not the rulebook's")
        insert = insert_or_ignore(rulebooks, self._database.write_engine.dialect.name)
        return insert.values(sha256=sha256, body=body)

    async def put_rulebook(self, sha256: bytes, body: bytes) -> None:
        """Store a rulebook; harmless when it is there. Raises as `statement` does."""
        statement = self.statement(sha256, body)

        def put(connection: Connection) -> None:
            connection.execute(statement)

        await self._database.write(put)

    async def get_rulebook(self, sha256: bytes) -> bytes | None:
        """Return the bytes with this digest."""
        rows = await self._database.read(
            select(rulebooks.c.body).where(rulebooks.c.sha256 == sha256)
        )
        return rows[0][0] if rows else None
