"""The rows of tickets: stored by the hash of their secret for some seconds, and used once.

It never sees a secret, and it decides nothing about whom a ticket lets in.
"""

from sqlalchemy import Connection, func, select

from app.store.database import Database
from app.store.schema import tickets
from app.store.tokens import TokenRow, token_of, token_rows

_waiting = select(func.count()).select_from(tickets)


class TicketStore:
    """Ticket rows of one database, for all of its nodes. Every method may raise
    `StoreUnavailable`; times are the caller's texts, which sort.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def insert_ticket(
        self, ticket_hash: bytes, token_id: str, *, at: str, until: str, most: int
    ) -> bool:
        """Store a ticket of a token; false when `most` are waiting. What was over `at` that time
        is deleted on the way.
        """

        def insert(connection: Connection) -> bool:
            connection.execute(tickets.delete().where(tickets.c.expires_at <= at))
            if connection.execute(_waiting).scalar_one() >= most:
                return False
            values = {"ticket_hash": ticket_hash, "token_id": token_id, "expires_at": until}
            connection.execute(tickets.insert(), [values])
            return True

        return await self._database.write(insert)

    async def redeem_ticket(self, ticket_hash: bytes, at: str) -> TokenRow | None:
        """Use a ticket that is not over `at` that time, and return its token, a revoked or
        expired one too: of two who try at once one gets it.
        """
        good = (tickets.c.ticket_hash == ticket_hash) & (tickets.c.expires_at > at)
        if not await self._database.read(select(tickets.c.token_id).where(good)):
            return None  # a guess is not worth the writer's time

        def redeem(connection: Connection) -> TokenRow | None:
            used = tickets.delete().where(good).returning(tickets.c.token_id)
            token_id = connection.execute(used).scalar()
            if token_id is None:
                return None
            return token_of(connection.execute(token_rows(token_id)).one())

        return await self._database.write(redeem)
