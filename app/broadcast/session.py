"""What one overlay may do after its hello: receive its tables' broadcasts, and nothing else.

It has no way to a table's live state: neither a desk nor the hub's streams are used here.
"""

from dataclasses import dataclass
from typing import Final

from pydantic import ValidationError

from app.auth import Principal
from app.broadcast.broadcasts import TooManyDelays
from app.broadcast.release import Release, Watcher
from app.deps import Service
from app.feed.hub import Hub
from app.feed.subscriber import Subscriber
from app.problems import Problem
from app.protocol import frames
from app.protocol.close_codes import PROTOCOL
from app.protocol.messages import (
    CLIENT_MESSAGE,
    Hello,
    Observe,
    Ping,
    Refused,
    ResyncWanted,
    Subscription,
    Welcome,
)
from app.texts import sentence
from statemachine.roles import Role

ROLE: Final[Role] = "overlay"


@dataclass(frozen=True, slots=True)
class _Watched:
    """A table's broadcast with this socket's place in it."""

    release: Release
    watcher: Watcher


class BroadcastSession:
    """One overlay. `begin` before anything else, `end` whatever happens."""

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
        self._watched: dict[str, _Watched] = {}

    async def begin(self) -> None:
        """Welcome the client and start its broadcasts.

        Raises `UnknownTable`, or `Problem` for a table or delay that its token is not for,
        before anything is sent; and what opening a table raises.
        """
        found: dict[str, _Watched] = {}
        for wanted in self._hello.subscriptions:
            found[wanted.table] = await self._open(wanted)
        welcome = Welcome(
            role=self._principal.role,
            epoch=self._service.store.log.epoch(),
            language=self._hello.language,
            tables=tuple(found),
        )
        self._subscriber.put(frames.message(welcome))
        for table, watched in found.items():
            self._watched[table] = watched
            self._hub.arrived(table, ROLE)
            watched.release.join(watched.watcher)

    async def _open(self, wanted: Subscription) -> _Watched:
        if not self._principal.may_see(wanted.table):
            raise Problem("table_forbidden")
        delay = self._delay(wanted)
        # It makes sure that the table is there; its state is not looked at.
        await self._service.desks.desk(wanted.table)
        token = self._principal.token_id
        try:
            release = await self._service.broadcasts.open(
                wanted.table, token, self._principal.delay_s or 0, delay
            )
        except TooManyDelays:
            raise Problem("delay_refused") from None
        continues = wanted.epoch == release.row.id
        return _Watched(release, Watcher(self._subscriber, wanted.since if continues else None))

    def _delay(self, wanted: Subscription) -> float:
        least = self._principal.delay_s
        if least is None:
            raise Problem("delay_refused")
        if wanted.delay_s is None:
            return least
        if wanted.delay_s < least:
            raise Problem("delay_refused")
        return wanted.delay_s

    async def follow(self) -> None:
        """Stay for as long as the client does: each broadcast sends by itself."""
        await self._subscriber.closed()

    async def landed(self) -> None:
        """There is nothing to wait for: an overlay observes nothing."""

    def end(self) -> None:
        """Leave every broadcast."""
        for table, watched in self._watched.items():
            watched.release.leave(watched.watcher)
            self._hub.departed(table, ROLE)
        self._watched.clear()

    def take(self, raw: str) -> None:
        """Take one message of the client; it never waits."""
        try:
            message = CLIENT_MESSAGE.validate_json(raw)
        except ValidationError:
            self._subscriber.close(PROTOCOL)
            return
        match message:
            case Observe():
                self._refuse(message.id, Problem("role_forbidden", {"role": ROLE}))
            case ResyncWanted(table=table):
                if table in self._watched:
                    watched = self._watched[table]
                    watched.release.again(watched.watcher)
                else:
                    self._refuse(None, Problem("not_subscribed"))
            case Ping():
                self._subscriber.put(frames.PONG)
            case Hello():
                self._subscriber.close(PROTOCOL)

    def _refuse(self, observation_id: str | None, problem: Problem) -> None:
        text = sentence(problem.code, self._hello.language, problem.params)
        refused = Refused(id=observation_id, code=problem.code, text=text, seq=None)
        self._subscriber.put(frames.message(refused))
