"""One table's desk: it decides, stores, answers and tells, one observation after the other.

It knows no rule of poker and no client: rules are the domain's, clients are REST and the socket.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from app import clock
from app.auth import Principal
from app.codec import FORMAT, LogEntry, Sealed, UnreadableEntry, fingerprint, fresh_nonce, seal
from app.envelopes import Observed
from app.live.answers import Acked, Answer, Published, Refused, With
from app.live.books import compare_rulebook
from app.live.chain import Chain, Known, Logged, logged, published, row_of
from app.store import (
    Appended,
    EventLog,
    IdTaken,
    StoreClosed,
    StoreUnavailable,
)
from app.telemetry.logs import logger_of
from app.telemetry.probe import Probe
from statemachine.decide import Command, Decision, Refusal, decide
from statemachine.observations import Retracted
from statemachine.replay import retract
from statemachine.rulebooks import RULEBOOKS, Rulebook
from statemachine.state import TableState

logger = logger_of(__name__)

# Another node can win the next seq this often before the caller is told to come back.
MOST_ATTEMPTS: Final = 16
# Entries of another node that are read at once.
PAGE: Final = 256

Publish = Callable[[Published], None]
# Told the table and seq of each entry that this node made itself.
Stored = Callable[[str, int], None]


class Desk:
    """The only writer of its table in this process. `Desks` opens it.

    One lock spans deciding, storing and the swap of the state, so `state` and `seq` always
    belong together and are what every later decision starts from. Other nodes write as well:
    who loses a seq to one of them takes in what it stored and decides again.
    """

    def __init__(
        self,
        table_id: str,
        log: EventLog,
        chain: Chain,
        state: TableState,
        *,
        publish: Publish,
        stored: Stored,
        probe: Probe,
    ) -> None:
        self.id = table_id
        self.state = state
        self._log = log
        self._chain = chain
        self._publish = publish
        self._stored_here = stored
        self._probe = probe
        self._lock = asyncio.Lock()
        self._uncertain = False
        self._tasks: set[asyncio.Task[Answer]] = set()

    @property
    def seq(self) -> int:
        """The newest entry that is on disk."""
        return self._chain.seq

    @property
    def at(self) -> str:
        """When the newest entry was made."""
        return self._chain.at

    def time_of(self, seq: int) -> str | None:
        """When an entry was made, None for one from before the last deal."""
        return self._chain.times.get(seq)

    @property
    def book(self) -> Rulebook:
        """The rulebook that the table is played by."""
        return RULEBOOKS[self.state.rulebook]

    async def observe(
        self,
        observed: Observed,
        principal: Principal,
        answered: Callable[[Answer], None] | None = None,
        with_it: With | None = None,
    ) -> Answer:
        """Take an observation: stored and on disk before it is acknowledged.

        It runs as a task of the desk's own: cancelling the caller stops nothing. `answered`
        is called with the answer before anybody else is told of the entry. What goes
        `with_it` is stored in the entry's transaction. Raises only what is a fault of the
        service itself.
        """
        with_it = with_it or With(fingerprint(observed.observation, principal.role))
        task = asyncio.create_task(self._observe(observed, principal, answered, with_it))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def catch_up(self) -> None:
        """Take in, and tell, what other nodes stored.

        Raises `StoreUnavailable` or `UnreadableEntry`.
        """
        async with self._lock:
            await self._catch_up()

    async def read(self, after: int = 0, limit: int | None = None) -> list[Logged]:
        """Entries after a position, as they are stored: nothing in them is redacted.

        Raises `StoreUnavailable` or `UnreadableEntry`.
        """
        stored = await self._log.read(self.id, after, limit)
        return [logged(one) for one in stored]

    async def close(self) -> None:
        """Wait for the observations that are on their way."""
        while self._tasks:
            await asyncio.wait(tuple(self._tasks))

    def _done(self, task: asyncio.Task[Answer]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            # Whoever waits for the answer gets the error too; nobody may wait any more.
            logger.error("an observation failed", table=self.id, error=error)

    async def _observe(
        self,
        observed: Observed,
        principal: Principal,
        answered: Callable[[Answer], None] | None,
        with_it: With,
    ) -> Answer:
        kind = observed.observation.kind
        async with self._lock, self._probe.observing(self.id, kind, self.state) as watched:
            try:
                answer, told = await self._take(observed, principal, with_it)
            except (StoreUnavailable, UnreadableEntry) as error:
                if isinstance(error, UnreadableEntry):
                    logger.error(
                        "the log of a table is damaged",
                        table=self.id,
                        seq=error.seq,
                        code=error.code,
                    )
                # The row may be there all the same: what is on disk is asked before the next.
                self._uncertain = True
                answer, told = self._refused(code_of(error), {}), None
            except BaseException:
                self._uncertain = True
                raise
            watched.answered(answer)
            if answered is not None:
                self._answer(answered, answer)
            if told is not None:
                self._tell(told)
                self._stored_here(self.id, told.seq)
            return answer

    def _answer(self, answered: Callable[[Answer], None], answer: Answer) -> None:
        try:
            answered(answer)
        except Exception as error:
            # What is stored has to be published whatever becomes of its own client.
            logger.error("an answer was not delivered", error=error)

    async def _take(
        self, observed: Observed, principal: Principal, with_it: With
    ) -> tuple[Answer, Published | None]:
        said = with_it.fingerprint
        refusal = _forbidden(self.id, observed, principal)
        if refusal is not None:
            return Refused(refusal, self.seq), None
        if self._uncertain:
            await self._catch_up()
            self._uncertain = False
        for _ in range(MOST_ATTEMPTS):
            known = self._chain.known(observed.observation_id)
            if known is not None:
                return self._repeated(known, said), None
            command = self._command(observed, principal)
            refusal = self._stale(observed)
            decision = None if refusal is not None else self._decide(command)
            if decision is None or decision.refusal is not None or not decision.events:
                stored = await self._log.find(self.id, observed.observation_id)
                # Nothing is refused, and nothing is old news, on a state that another node has
                # moved on from.
                if await self._catch_up():
                    continue
                if stored is not None:
                    return self._repeated(Known(stored.fingerprint, stored.seq), said), None
                refusal = refusal or (decision.refusal if decision is not None else None)
                if refusal is not None:
                    return Refused(refusal, self.seq), None
                return Acked(self.seq, self.state, "nothing_new"), None
            entry = self._entry(command, principal, decision)
            sealed = seal(entry, self._chain.hash)
            with self._probe.committing(self.id, entry.seq, observed.observation.kind):
                result = await self._log.append(row_of(entry, sealed, said), with_it.rows)
            match result:
                case Appended():
                    return self._stored(entry, sealed, said, decision.state)
                case IdTaken(stored=first):
                    await self._catch_up()
                    return self._repeated(Known(first.fingerprint, first.seq), said), None
                case _:
                    await self._catch_up()
        return self._refused("store_busy", {}), None

    def _command(self, observed: Observed, principal: Principal) -> Command:
        return Command(
            observation=observed.observation,
            actor=principal.label,
            role=principal.role,
            at=max(clock.now(), self._chain.at),
            id=observed.observation_id,
            seq=self.seq + 1,
            console=observed.console or "",
        )

    def _decide(self, command: Command) -> Decision:
        with self._probe.deciding(self.id, command.seq, command.observation.kind):
            if isinstance(command.observation, Retracted):
                return retract(tuple(self._chain.hand), command)
            return decide(self.state, command, self.book)

    def _entry(self, command: Command, principal: Principal, decision: Decision) -> LogEntry:
        return LogEntry(
            table=self.id,
            seq=command.seq,
            observation_id=command.id,
            at=command.at,
            actor=command.actor,
            role=command.role,
            device=principal.token_id if principal.role == "device" else None,
            format=FORMAT,
            nonce=fresh_nonce(),
            observation=command.observation,
            events=decision.events,
        )

    def _stored(
        self, entry: LogEntry, sealed: Sealed, said: bytes, state: TableState
    ) -> tuple[Answer, Published]:
        self._chain.add(entry, said, sealed.hash)
        self.state = state
        return Acked(entry.seq, state), published(entry, state)

    def _stale(self, observed: Observed) -> Refusal | None:
        expected = observed.expected_seq
        if expected is None or expected == self.seq:
            return None
        if expected > self.seq:
            return Refusal("unknown_seq", {"seq": self.seq})
        return Refusal("stale_seq", {"seq": self.seq, "missed": self.seq - expected})

    def _repeated(self, known: Known, said: bytes) -> Answer:
        if known.fingerprint != said:
            return self._refused("observation_id_reused", {})
        return Acked(known.seq, self.state, "repeated")

    def _refused(self, code: str, params: dict[str, str | int]) -> Refused:
        return Refused(Refusal(code, params), self.seq)

    async def _catch_up(self) -> bool:
        """Whether there was anything that this desk had not."""
        before, more = self.seq, True
        while more:
            page = await self._log.read(self.id, self.seq, PAGE)
            for stored in page:
                entry, state = self._chain.follow(stored, self.state)
                self.state = state
                compare_rulebook(self.id, entry.events)
                self._tell(published(entry, state))
            more = len(page) == PAGE
        return self.seq > before

    def _tell(self, told: Published) -> None:
        try:
            with self._probe.publishing(told.table, told.seq, told.observation):
                self._publish(told)
        except Exception as error:
            # The entry is on disk and acknowledged; whoever missed it resumes from the log.
            logger.error("an entry was not published", table=told.table, seq=told.seq, error=error)


def code_of(error: StoreUnavailable | UnreadableEntry) -> str:
    """What an observation is refused with: a store that is closing is as good as away."""
    return "store_unavailable" if isinstance(error, StoreClosed) else error.code


def _forbidden(table_id: str, observed: Observed, principal: Principal) -> Refusal | None:
    role = principal.role
    if not principal.may("observe"):
        return Refusal("role_forbidden", {"role": role})
    if not principal.may_see(table_id):
        return Refusal("table_forbidden", {})
    console = observed.client == "console" or observed.console is not None
    if console and role == "dealer" and observed.expected_seq is None:
        return Refusal("expected_seq_required", {})
    return None
