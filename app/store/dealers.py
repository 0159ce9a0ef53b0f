"""The rows of dealers: who deals in this room, and the hashes of what each signs in with.

It never sees a PIN or a badge, and it decides nothing about who may deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from app.store.database import Database
from app.store.dialect import insert_or_ignore
from app.store.schema import dealers

_dealers = select(
    dealers.c.id,
    dealers.c.name,
    dealers.c.created_at,
    dealers.c.pin_salt,
    dealers.c.pin_hash,
    dealers.c.badge_hash,
)


@dataclass(frozen=True, slots=True)
class DealerRow:
    """One dealer. `badge_hash` is None for who has no badge; times are the caller's texts."""

    id: str
    name: str
    created_at: str
    pin_salt: bytes = field(repr=False)
    pin_hash: bytes = field(repr=False)
    badge_hash: bytes | None = field(default=None, repr=False)


class DealerStore:
    """Dealer rows of one database. Every method may raise `StoreUnavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def insert_dealer(self, row: DealerRow) -> bool:
        """Store a dealer; false when the name is another dealer's."""
        values = {
            "id": row.id,
            "name": row.name,
            "created_at": row.created_at,
            "pin_salt": row.pin_salt,
            "pin_hash": row.pin_hash,
            "badge_hash": row.badge_hash,
        }

        def insert(connection: Connection) -> bool:
            statement = insert_or_ignore(dealers, connection.dialect.name)
            done = connection.execute(statement.returning(dealers.c.id), [values])
            return done.first() is not None

        return await self._database.write(insert)

    async def list_dealers(self) -> list[DealerRow]:
        """All dealers by name."""
        rows = await self._database.read(_dealers.order_by(dealers.c.name, dealers.c.id))
        return [_dealer(row) for row in rows]

    async def find_dealer(self, dealer_id: str) -> DealerRow | None:
        """The dealer with this id."""
        rows = await self._database.read(_dealers.where(dealers.c.id == dealer_id))
        return _dealer(rows[0]) if rows else None

    async def find_badge(self, badge_hash: bytes) -> DealerRow | None:
        """The dealer whose badge has this hash."""
        rows = await self._database.read(_dealers.where(dealers.c.badge_hash == badge_hash))
        return _dealer(rows[0]) if rows else None

    async def set_pin(self, dealer_id: str, pin_salt: bytes, pin_hash: bytes) -> bool:
        """Put another PIN in place of the dealer's; false when there is no such dealer."""
        return await self._set(dealer_id, {"pin_salt": pin_salt, "pin_hash": pin_hash})

    async def set_badge(self, dealer_id: str, badge_hash: bytes) -> bool:
        """Put another badge in place of the dealer's; false when there is no such dealer."""
        return await self._set(dealer_id, {"badge_hash": badge_hash})

    async def delete_dealer(self, dealer_id: str) -> bool:
        """Forget a dealer; false when there is no such dealer. Logs keep the name."""

        def delete(connection: Connection) -> bool:
            done = connection.execute(dealers.delete().where(dealers.c.id == dealer_id))
            return done.rowcount == 1

        return await self._database.write(delete)

    async def _set(self, dealer_id: str, values: dict[str, Any]) -> bool:
        def update(connection: Connection) -> bool:
            statement = dealers.update().where(dealers.c.id == dealer_id).values(values)
            return connection.execute(statement).rowcount == 1

        return await self._database.write(update)


def _dealer(row: Sequence[Any]) -> DealerRow:
    return DealerRow(*row)
