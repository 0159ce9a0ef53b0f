"""Tickets: single-use secrets, each good for a few seconds, that stand for a token at a socket.

They open nothing else, and it does not matter which node made one.
"""

import secrets
from typing import Final

from app import clock
from app.auth import NotAuthenticated, Principal, hash_of, principal_of
from app.store.tickets import TicketStore

TICKET_PREFIX: Final = "fct_"
SECRET_BYTES: Final = 32
MOST_TICKETS: Final = 10_000


class TooManyTickets(Exception):
    """So many tickets wait to be used that no other is made."""


class Tickets:
    """Every method may raise `StoreUnavailable`; `lifetime` is in seconds."""

    def __init__(self, store: TicketStore, lifetime: float) -> None:
        self._store = store
        self.lifetime = lifetime

    async def issue(self, principal: Principal) -> str:
        """Make a ticket; raises `TooManyTickets`."""
        ticket = TICKET_PREFIX + secrets.token_urlsafe(SECRET_BYTES)
        stored = await self._store.insert_ticket(
            hash_of(ticket),
            principal.token_id,
            at=clock.now(),
            until=clock.after(self.lifetime),
            most=MOST_TICKETS,
        )
        if not stored:
            raise TooManyTickets
        return ticket

    async def redeem(self, ticket: str) -> Principal:
        """Whose ticket it is; it opens nothing again. Raises `NotAuthenticated`."""
        row = await self._store.redeem_ticket(hash_of(ticket), clock.now())
        if row is None:
            raise NotAuthenticated("bad_token")
        return principal_of(row)
