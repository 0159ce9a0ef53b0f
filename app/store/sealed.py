"""What was sealed: cards and salt of a claim, each row beside the entry with its commitment.

It works out no commitment and decides nothing about who may read what it returns.
"""

from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, Insert, insert, select

from app.store.database import Database
from app.store.schema import sealed

_sealed = select(
    sealed.c.table_id,
    sealed.c.observation_id,
    sealed.c.commitment,
    sealed.c.cards,
    sealed.c.salt,
)


@dataclass(frozen=True, slots=True)
class SealedRow:
    """One sealed claim. `cards` is the caller's text and `salt` has 32 bytes; neither is in the
    repr, as both are secret. `commitment` is in hex, `observation_id` that of the entry.
    """

    table_id: str
    observation_id: str
    commitment: str
    cards: str = field(repr=False)
    salt: bytes = field(repr=False)


class SealedStore:
    """Sealed claims of one database. Every method that reads may raise `StoreUnavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def statement(self, row: SealedRow) -> Insert:
        """Return the insert of a row, to go with its entry; alone it is refused."""
        return insert(sealed).values(
            table_id=row.table_id,
            observation_id=row.observation_id,
            commitment=row.commitment,
            cards=row.cards,
            salt=row.salt,
        )

    async def of_observation(self, table_id: str, observation_id: str) -> SealedRow | None:
        """Return what this observation sealed."""
        return await self._find(table_id, sealed.c.observation_id == observation_id)

    async def of_commitment(self, table_id: str, commitment: str) -> SealedRow | None:
        """Return what is under this commitment, None when it is not kept here."""
        return await self._find(table_id, sealed.c.commitment == commitment)

    async def _find(self, table_id: str, which: ColumnElement[bool]) -> SealedRow | None:
        rows = await self._database.read(_sealed.where(sealed.c.table_id == table_id, which))
        return SealedRow(*rows[0]) if rows else None
