"""Opens the whole store: the log, tokens, rulebooks, hands, dealers and the rest of a database.

It is not a store of its own; it only puts them side by side and closes them together.
"""

from dataclasses import dataclass

from app.store.broadcasts import BroadcastStore
from app.store.database import Database, open_database
from app.store.dealers import DealerStore
from app.store.hands import HandStore
from app.store.limits import StoreLimits
from app.store.log import EventLog
from app.store.pairings import PairingStore
from app.store.prunings import PruningStore
from app.store.reads import ReadStore
from app.store.rulebooks import RulebookStore
from app.store.sealed import SealedStore
from app.store.sql_log import SqlEventLog
from app.store.tickets import TicketStore
from app.store.tokens import TokenStore


@dataclass(frozen=True, slots=True)
class Store:
    """What one database keeps; `close` closes it for all of them."""

    log: EventLog
    tokens: TokenStore
    tickets: TicketStore
    pairings: PairingStore
    rulebooks: RulebookStore
    broadcasts: BroadcastStore
    sealed: SealedStore
    reads: ReadStore
    prunings: PruningStore
    hands: HandStore
    dealers: DealerStore
    database: Database

    async def close(self) -> None:
        """Store what waits, end every thread and connection; may be called again."""
        await self.database.close()


def open_store(url: str, limits: StoreLimits | None = None, *, migrate: bool = True) -> Store:
    """Open `sqlite:///path`, made with its folder if it is new, or `postgresql://host/database`.

    With `migrate`, its schema is made or brought to this release's. It blocks for some
    milliseconds, or as long as the limits say: call it at start-up. Raises as `open_database`
    does.
    """
    database = open_database(url, limits, migrate=migrate)
    return Store(
        SqlEventLog(database),
        TokenStore(database),
        TicketStore(database),
        PairingStore(database),
        RulebookStore(database),
        BroadcastStore(database),
        SealedStore(database),
        ReadStore(database),
        PruningStore(database),
        HandStore(database),
        DealerStore(database),
        database,
    )
