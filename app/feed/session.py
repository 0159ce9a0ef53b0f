"""What one client may do after its hello: its streams, its observations and their answers.

It reads no socket and sends nothing: messages come in one by one, and answers go to a queue.
"""

import asyncio
from dataclasses import dataclass
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from app.auth import Principal
from app.codec import UnreadableEntry
from app.deps import Service
from app.envelopes import ObservationId, Observed
from app.feed.catch_up import catch_up
from app.feed.hub import Hub, Stream
from app.feed.subscriber import Subscriber
from app.live.answers import Acked, Answer
from app.live.desk import Desk, code_of
from app.live.desks import UnknownTable
from app.problems import Problem, unreadable
from app.protocol import frames
from app.protocol.close_codes import PROTOCOL, TRY_AGAIN
from app.protocol.messages import (
    CLIENT_MESSAGE,
    Ack,
    Hello,
    Observe,
    Ping,
    Refused,
    ResyncWanted,
    Welcome,
)
from app.store import StoreUnavailable
from app.telemetry.logs import logger_of
from app.telemetry.metrics import UNREADABLE
from app.telemetry.outcomes import outcome_of
from app.texts import sentence

logger = logger_of(__name__)

MOST_IN_FLIGHT: Final = 16


class _ObserveId(BaseModel):
    """The part of an unreadable `observe` that its refusal can name."""

    model_config = ConfigDict(strict=True, extra="ignore")

    id: ObservationId


@dataclass(frozen=True, slots=True)
class _Followed:
    """A table that the client follows, with the desk that it is read from."""

    desk: Desk
    stream: Stream


class Session:
    """One client. `begin` before anything else, `end` whatever happens."""

    def __init__(
        self,
        service: Service,
        hub: Hub,
        principal: Principal,
        hello: Hello,
        subscriber: Subscriber,
    ) -> None:
        self._service = service
        self._hub = hub
        self._principal = principal
        self._hello = hello
        self._subscriber = subscriber
        self._epoch = service.store.log.epoch()
        self._followed: dict[str, _Followed] = {}
        self._behind: asyncio.Queue[tuple[_Followed, bool]] = asyncio.Queue()
        self._in_flight: set[asyncio.Task[None]] = set()
        self._newest: dict[str, asyncio.Task[None]] = {}

    async def begin(self) -> None:
        """Welcome the client and take its subscriptions.

        Raises `UnknownTable`, or `Problem` for a table or delay that its token is not for,
        before anything is sent; and what opening a desk raises.
        """
        for wanted in self._hello.subscriptions:
            if not self._principal.may_see(wanted.table):
                raise Problem("table_forbidden")
            if wanted.delay_s is not None:
                # Whoever wants a delay must not be given what is live.
                raise Problem("delay_refused")
            continues = wanted.epoch is None or wanted.epoch == self._epoch
            desk = await self._service.desks.desk(wanted.table)
            stream = Stream(
                wanted.table,
                self._principal.role,
                self._hello.language,
                self._subscriber,
                self._fell_behind,
                wanted.since if continues else None,
            )
            self._followed[wanted.table] = _Followed(desk, stream)
        self._subscriber.put(
            frames.message(
                Welcome(
                    role=self._principal.role,
                    epoch=self._epoch,
                    language=self._hello.language,
                    tables=tuple(self._followed),
                )
            )
        )
        for table, followed in self._followed.items():
            self._hub.arrived(table, self._principal.role)
            self._behind.put_nowait((followed, False))

    async def follow(self) -> None:
        """Bring each stream up to date that is not, for as long as the client stays."""
        while True:
            followed, afresh = await self._behind.get()
            stream = followed.stream
            self._hub.leave(stream)
            if afresh:
                stream.seq = None
            try:
                await catch_up(stream, followed.desk, self._hub, self._epoch)
            except Exception as error:
                # The store may be back by the time that the client is.
                logger.error("a stream stopped", table=stream.table, error=error)
                self._subscriber.close(TRY_AGAIN)
                return

    async def landed(self) -> None:
        """Wait until each observation that was taken has its answer."""
        while self._in_flight:
            await asyncio.wait(tuple(self._in_flight))

    def end(self) -> None:
        """Leave every table. Observations that are on their way are stored all the same."""
        for table, followed in self._followed.items():
            self._hub.leave(followed.stream)
            self._hub.departed(table, self._principal.role)
        self._followed.clear()
        for task in self._in_flight:
            task.cancel()

    def take(self, raw: str) -> None:
        """Take one message of the client; it never waits."""
        try:
            message = CLIENT_MESSAGE.validate_json(raw)
        except ValidationError as error:
            self._unreadable(raw, unreadable(error))
            return
        match message:
            case Observe():
                self._observe(message)
            case ResyncWanted(table=table):
                if table in self._followed:
                    self._behind.put_nowait((self._followed[table], True))
                else:
                    self._refuse(None, Problem("not_subscribed"), None)
            case Ping():
                self._subscriber.put(frames.PONG)
            case Hello():
                self._subscriber.close(PROTOCOL)

    def _unreadable(self, raw: str, problem: Problem) -> None:
        try:
            observation_id = _ObserveId.model_validate_json(raw).id
        except ValidationError:
            self._subscriber.close(PROTOCOL)
        else:
            self._turn_down(UNREADABLE, observation_id, problem)

    def _fell_behind(self, stream: Stream) -> None:
        self._behind.put_nowait((self._followed[stream.table], False))

    # Observations

    def _observe(self, message: Observe) -> None:
        if not self._principal.may_see(message.table):
            self._turn_down(message.observation.kind, message.id, Problem("table_forbidden"))
        elif len(self._in_flight) >= MOST_IN_FLIGHT:
            self._turn_down(message.observation.kind, message.id, Problem("too_many_in_flight"))
        else:
            # One after the other for a table, in the order in which the client sent them.
            earlier = self._newest.get(message.table)
            task = asyncio.create_task(self._carry_out(message, earlier))
            self._newest[message.table] = task
            self._in_flight.add(task)
            task.add_done_callback(self._landed)

    def _landed(self, task: asyncio.Task[None]) -> None:
        self._in_flight.discard(task)
        for table in [table for table, newest in self._newest.items() if newest is task]:
            del self._newest[table]

    async def _carry_out(self, message: Observe, earlier: asyncio.Task[None] | None) -> None:
        if earlier is not None:
            await asyncio.wait([earlier])
        observed = Observed(
            message.id,
            message.observation,
            message.expected_seq,
            self._hello.client,
            self._hello.console,
        )

        def answered(answer: Answer) -> None:
            # Called before the entry is published: the acknowledgement comes first.
            if isinstance(answer, Acked):
                self._subscriber.put(frames.message(Ack(id=message.id, seq=answer.seq)))
            else:
                refusal = answer.refusal
                self._refuse(message.id, Problem(refusal.code, refusal.params), answer.seq)

        try:
            desk = await self._service.desks.desk(message.table)
            await desk.observe(observed, self._principal, answered)
        except UnknownTable:
            self._turn_down(message.observation.kind, message.id, Problem("unknown_table"))
        except (StoreUnavailable, UnreadableEntry) as error:
            self._turn_down(message.observation.kind, message.id, Problem(code_of(error)))
        except Exception as error:
            logger.error("an observation failed", table=message.table, error=error)
            self._refuse(message.id, Problem("internal_error"), None)

    def _turn_down(self, kind: str, observation_id: str, problem: Problem) -> None:
        """Refuse what reached no desk, which counts what it answers itself."""
        self._service.telemetry.metrics.observed(kind, outcome_of(problem.code))
        self._refuse(observation_id, problem, None)

    def _refuse(self, observation_id: str | None, problem: Problem, seq: int | None) -> None:
        text = sentence(problem.code, self._hello.language, problem.params)
        refused = Refused(
            id=observation_id, code=problem.code, text=text, seq=seq, errors=problem.faults
        )
        self._subscriber.put(frames.message(refused))
