"""The desks of one process, each opened when its table is first asked for.

It is not a table's state and never decides: a desk does, under its own lock.
"""

import asyncio
from collections.abc import Sequence

from app import clock
from app.auth import Principal
from app.codec import UnreadableEntry
from app.envelopes import Observed
from app.live.answers import Refused
from app.live.books import compare_rulebook, need_rulebook
from app.live.chain import Chain, row_of
from app.live.desk import Desk, Publish, Stored
from app.live.origin import Origin, first_entry, read_origin, rehearse, write_origin
from app.store import EventLog, TableRow
from app.telemetry.logs import logger_of
from app.telemetry.metrics import Metrics
from app.telemetry.probe import Probe
from statemachine.decide import Refusal
from statemachine.observations import Observation

logger = logger_of(__name__)


class UnknownTable(Exception):
    """No table has this id."""


class NotOpened(Exception):
    """The table that was asked for cannot be opened; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def _to_nobody(table_id: str, seq: int) -> None:
    """No other node has to be told what was stored."""


class Desks:
    """Opens each table once, folding its last hand alone.

    `publish` is told of every entry, `stored` of those that this node made.
    """

    def __init__(
        self,
        log: EventLog,
        publish: Publish,
        probe: Probe | None = None,
        stored: Stored = _to_nobody,
    ) -> None:
        self._log = log
        self._publish = publish
        self._stored = stored
        self._probe = probe or Probe(Metrics())
        self._opened: dict[str, asyncio.Task[Desk]] = {}

    @property
    def opened(self) -> tuple[Desk, ...]:
        """Every desk that stands open now."""
        return tuple(
            task.result() for task in self._opened.values() if task.done() and not _failed(task)
        )

    def open_here(self, table_id: str) -> Desk | None:
        """The desk of a table if it stands open now."""
        task = self._opened.get(table_id)
        return task.result() if task is not None and task.done() and not _failed(task) else None

    async def desk(self, table_id: str) -> Desk:
        """The desk of a table.

        Raises `UnknownTable`, `StoreUnavailable`, `RulebookNotHere` or `UnreadableEntry`.
        """
        task = self._opened.get(table_id)
        if task is not None and task.done():
            return task.result()
        if task is None:
            task = self._opened[table_id] = asyncio.create_task(self._open(table_id))
            task.add_done_callback(lambda done: self._forget_failed(table_id, done))
        # Shielded: a caller that goes away must not end it for those who wait as well.
        return await asyncio.shield(task)

    async def create(
        self, table_id: str, origin: Origin, setup: Sequence[Observation], principal: Principal
    ) -> Desk | None:
        """Open a new table and let its first observations follow; None when the id is taken.

        All of it is decided before anything is stored. Raises `NotOpened`, or what `desk`
        raises. A crash in between leaves a table that lacks the rest of its setup.
        """
        refusal = rehearse(origin, setup, principal)
        if refusal is not None:
            raise NotOpened(refusal)
        row = TableRow(table_id, origin.name, clock.now(), write_origin(origin))
        if not await self._log.create_table(row):
            return None
        desk = await self.desk(table_id)
        for number, observation in enumerate(setup, 1):
            answer = await desk.observe(Observed(f"setup-{number}", observation), principal)
            if isinstance(answer, Refused):
                raise NotOpened(answer.refusal)
        return desk

    async def close(self) -> None:
        """Wait for everything that is on its way."""
        tasks = tuple(self._opened.values())
        for opened in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(opened, Desk):
                await opened.close()

    def _forget_failed(self, table_id: str, task: "asyncio.Task[Desk]") -> None:
        if _failed(task):
            self._opened.pop(table_id, None)

    async def _open(self, table_id: str) -> Desk:
        row = await self._log.get_table(table_id)
        if row is None:
            raise UnknownTable
        stored = await self._log.read_last_hand(table_id)
        if not stored:
            origin = read_origin(row.body)
            need_rulebook(origin.rulebook)
            # Whoever is first writes it; a table whose maker was killed here gets it now.
            await self._log.append(row_of(*first_entry(table_id, origin)))
            stored = await self._log.read_last_hand(table_id)
        chain = Chain()
        try:
            state = chain.begin(stored, await self._log.hash_before(table_id, stored[0].seq))
        except UnreadableEntry as error:
            logger.error(
                "the log of a table is damaged", table=table_id, seq=error.seq, code=error.code
            )
            raise
        need_rulebook(state.rulebook)
        compare_rulebook(table_id, chain.hand[0].events)
        return Desk(
            table_id,
            self._log,
            chain,
            state,
            publish=self._publish,
            stored=self._stored,
            probe=self._probe,
        )


def _failed(task: "asyncio.Task[Desk]") -> bool:
    return task.cancelled() or task.exception() is not None
