"""All tables of the house at a glance, and which of them changed since somebody last looked.

It follows no log itself: the desks do, whichever node wrote to them.
"""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.auth import Principal
from app.codec import UnreadableEntry
from app.floor.glance import TableGlance, glance, unreadable
from app.live.books import RulebookNotHere
from app.live.desk import Desk
from app.live.desks import Desks
from app.store import EventLog, TableRow
from app.telemetry.logs import logger_of
from statemachine.texts import Language

logger = logger_of(__name__)

# Desks that are opened at once when the floor is looked at for the first time.
AT_ONCE: Final = 16


@dataclass(frozen=True, slots=True)
class Look:
    """The tables that changed since `cursor` was given out, or with `whole` all there are."""

    cursor: str
    whole: bool
    tables: tuple[TableGlance, ...]


@dataclass(slots=True)
class _Seen:
    """Where a table stood when it was last looked at, and the number of that change."""

    stand: int | str
    change: int


class Overview:
    """One for a node. A cursor is of this node alone: another one answers it with everything."""

    def __init__(self, desks: Desks, log: EventLog) -> None:
        self._desks = desks
        self._log = log
        self._boot = secrets.token_hex(4)
        self._changes = 0
        self._seen: dict[str, _Seen] = {}
        self._broken: set[str] = set()

    async def look(self, viewer: Principal, language: Language, since: str | None = None) -> Look:
        """What a viewer may see, each table once, the oldest first. Raises `StoreUnavailable`."""
        rows = [row for row in await self._log.list_tables() if viewer.may_see(row.id)]
        opened = await self._open(rows)
        # Nothing is waited for from here on, so that one cursor fits all of it.
        for row, found in zip(rows, opened, strict=True):
            self._note(row.id, found.seq if isinstance(found, Desk) else found)
        after = self._change_of(since)
        changed = [
            (row, found)
            for row, found in zip(rows, opened, strict=True)
            if after is None or self._seen[row.id].change > after
        ]
        return Look(
            f"{self._boot}-{self._changes}",
            after is None,
            tuple(
                glance(found, language)
                if isinstance(found, Desk)
                else unreadable(row.id, row.name, found)
                for row, found in changed
            ),
        )

    async def _open(self, rows: Sequence[TableRow]) -> list[Desk | str]:
        """The desk of each table, or the code of what keeps it shut."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(table_id: str) -> Desk | str:
            desk = self._desks.open_here(table_id)
            if desk is not None:
                return desk
            async with gate:
                return await self._opened(table_id)

        return list(await asyncio.gather(*(one(row.id) for row in rows)))

    async def _opened(self, table_id: str) -> Desk | str:
        try:
            desk = await self._desks.desk(table_id)
        except (UnreadableEntry, RulebookNotHere) as error:
            # One damaged table must not hide all the others.
            if table_id not in self._broken:
                self._broken.add(table_id)
                logger.error("a table cannot be shown to the floor", table=table_id, error=error)
            return error.code
        self._broken.discard(table_id)
        return desk

    def _note(self, table_id: str, stand: int | str) -> None:
        seen = self._seen.get(table_id)
        if seen is None or seen.stand != stand:
            self._changes += 1
            self._seen[table_id] = _Seen(stand, self._changes)

    def _change_of(self, cursor: str | None) -> int | None:
        boot, _, number = (cursor or "").partition("-")
        if boot != self._boot or not number.isdecimal():
            return None
        return int(number)
