"""Keeps the tables that are open here up with what other nodes store: woken at once, or found out.

It is not needed for a decision to be right, the desk sees to that; only for it to be seen soon.
"""

import asyncio
from typing import Final

from app.bus import Hint, Wake
from app.live.desks import Desks
from app.store import EventLog, StoreUnavailable
from app.telemetry.logs import logger_of

logger = logger_of(__name__)

# Half of the time within which nodes have to agree; the other half is for reading.
POLL_EVERY_S: Final = 1.0


class Follower:
    """One for the whole node. `heard` may be given to a bus; without any, the log is asked."""

    def __init__(self, desks: Desks, log: EventLog) -> None:
        self._desks = desks
        self._log = log
        self._running: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._failing: set[str] = set()
        self._poll: asyncio.Task[None] | None = None

    def heard(self, hint: Hint) -> None:
        """Look at a table that is open here and not yet where the hint says."""
        if isinstance(hint, Wake):
            self._compare(hint.table, hint.seq)

    def start(self) -> None:
        """Begin to ask the log."""
        self._poll = asyncio.create_task(self._ask_the_log())

    async def close(self) -> None:
        """Follow nothing more."""
        tasks = [*self._running.values(), *([] if self._poll is None else [self._poll])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _ask_the_log(self) -> None:
        while True:
            await asyncio.sleep(POLL_EVERY_S)
            try:
                for table_id, seq in (await self._log.newest(self._open())).items():
                    self._compare(table_id, seq)
            except StoreUnavailable:
                continue  # the store says so itself, and the next look is soon
            except Exception as error:
                logger.error("the log was not asked for news", error=error)

    def _open(self) -> list[str]:
        return [desk.id for desk in self._desks.opened]

    def _compare(self, table_id: str, seq: int) -> None:
        desk = self._desks.open_here(table_id)
        if desk is not None and desk.seq < seq:
            self._catch_up(table_id)

    def _catch_up(self, table_id: str) -> None:
        if table_id in self._running:
            # It may have read the log already, before what this is about.
            self._again.add(table_id)
            return
        self._running[table_id] = asyncio.create_task(self._run(table_id))

    async def _run(self, table_id: str) -> None:
        try:
            desk = await self._desks.desk(table_id)
            await desk.catch_up()
            while table_id in self._again:
                self._again.discard(table_id)
                await desk.catch_up()
            self._failing.discard(table_id)
        except StoreUnavailable:
            pass
        except Exception as error:
            # Once, not at every look: an entry that cannot be read stays so.
            if table_id not in self._failing:
                self._failing.add(table_id)
                logger.error("a table does not follow its log", table=table_id, error=error)
        finally:
            self._again.discard(table_id)
            del self._running[table_id]
