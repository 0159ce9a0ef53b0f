"""Opens the whole store: the log, the tokens and the rulebooks of one database.

It is not a fourth store; it only puts the three side by side and closes them together.
"""

from dataclasses import dataclass

from app.store.database import Database, StoreLimits, open_database
from app.store.log import EventLog
from app.store.rulebooks import RulebookStore
from app.store.sql_log import SqlEventLog
from app.store.tokens import TokenStore


@dataclass(frozen=True, slots=True)
class Store:
    """What one database keeps; `close` closes it for all three."""

    log: EventLog
    tokens: TokenStore
    rulebooks: RulebookStore
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
    return Store(SqlEventLog(database), TokenStore(database), RulebookStore(database), database)
