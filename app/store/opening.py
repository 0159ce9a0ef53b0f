"""Opens the whole store: the log, tokens, rulebooks, broadcasts and seals of one database.

It is not a store of its own; it only puts them side by side and closes them together.
"""

from dataclasses import dataclass

from app.store.broadcasts import BroadcastStore
from app.store.database import Database, StoreLimits, open_database
from app.store.log import EventLog
from app.store.rulebooks import RulebookStore
from app.store.sealed import SealedStore
from app.store.sql_log import SqlEventLog
from app.store.tokens import TokenStore


@dataclass(frozen=True, slots=True)
class Store:
    """What one database keeps; `close` closes it for all of them."""

    log: EventLog
    tokens: TokenStore
    rulebooks: RulebookStore
    broadcasts: BroadcastStore
    sealed: SealedStore
    database: Database

    async def close(self) -> None:
        """Store what waits, end every thread and connection; may be called again."""
        await self.database.close()


def open_store(url: str, limits: StoreLimits | None = None) -> Store:
    """Open `sqlite:///path`, made with its folder and schema if it is new.

    It touches the disk and blocks for some milliseconds: call it at start-up. Raises as
    `open_database` does.
    """
    database = open_database(url, limits)
    return Store(
        SqlEventLog(database),
        TokenStore(database),
        RulebookStore(database),
        BroadcastStore(database),
        SealedStore(database),
        database,
    )
