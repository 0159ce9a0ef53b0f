"""Where entries go once they are stored: to every stream of their table, each built only once.

It reads no log and waits for nobody: a stream that is behind is handed back to its connection.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from app.auth import Principal
from app.feed.presence import NOWHERE, Elsewhere
from app.feed.subscriber import Subscriber
from app.permissions import permits
from app.protocol import frames
from app.protocol.close_codes import TOKEN_EXPIRED, TOKEN_REVOKED, TRY_AGAIN, Closing
from app.protocol.messages import Presence
from app.telemetry.logs import logger_of
from statemachine.events import Event
from statemachine.roles import Role
from statemachine.state import TableState
from statemachine.texts import Language

logger = logger_of(__name__)

# Presence is gathered for this long: a thousand sockets that come back are one message.
PRESENCE_EVERY_S: Final = 0.25


class Published(Protocol):
    """A stored entry with the state that it led to."""

    @property
    def table(self) -> str: ...
    @property
    def seq(self) -> int: ...
    @property
    def at(self) -> str: ...
    @property
    def events(self) -> tuple[Event, ...]: ...
    @property
    def state(self) -> TableState: ...


@dataclass(eq=False, slots=True)
class Stream:
    """One table for one socket. `seq` is the last entry it was given, None before the first.

    `behind` is called when an entry came that does not follow on `seq`; the stream is off the
    table by then.
    """

    table: str
    role: Role
    language: Language
    subscriber: Subscriber
    behind: Callable[["Stream"], None]
    seq: int | None = None


@dataclass(slots=True)
class _Channel:
    """What the hub knows of one table. `last` is the newest entry it was told of."""

    last: int = 0
    pending: deque[Published] = field(default_factory=deque)
    streams: dict[tuple[Role, Language], set[Stream]] = field(default_factory=dict)
    present: Counter[Role] = field(default_factory=Counter)
    views: dict[tuple[Role, Language], tuple[int, bytes]] = field(default_factory=dict)
    presence_due: bool = False


class Hub:
    """One for the whole node; everything here is synchronous and belongs to its loop.

    `elsewhere` knows who follows the tables on other nodes.
    """

    def __init__(self, elsewhere: Elsewhere | None = None) -> None:
        self._channels: dict[str, _Channel] = {}
        self._sockets: dict[str, set[Subscriber]] = {}
        self._expiries: dict[str, str] = {}
        self._draining = False
        self._elsewhere = elsewhere or NOWHERE

    # Publishing

    def publish(self, entry: Published) -> None:
        """Take a stored entry; it is handed out in the next step of the loop."""
        channel = self._channel(entry.table)
        channel.last = max(channel.last, entry.seq)
        if channel.streams:
            if not channel.pending:
                asyncio.get_running_loop().call_soon(self._hand_out, channel)
            channel.pending.append(entry)

    def _hand_out(self, channel: _Channel) -> None:
        while channel.pending:
            entry = channel.pending.popleft()
            events: dict[Role, bytes] = {}
            for (role, language), streams in list(channel.streams.items()):
                ready = self._ready(channel, streams, entry.seq)
                if not ready:
                    continue
                try:
                    if role not in events:
                        events[role] = frames.events_json(entry.events, role)
                    seen = self.view(entry.table, entry.state, role, language)
                except Exception as error:
                    logger.error("no view of an entry", table=entry.table, error=error)
                    for stream in ready:
                        stream.subscriber.close(TRY_AGAIN)
                    continue
                frame = frames.entry(entry.table, entry.seq, entry.at, events[role], seen)
                for stream in ready:
                    stream.seq = entry.seq
                    stream.subscriber.put(frame)

    def _ready(self, channel: _Channel, streams: set[Stream], seq: int) -> list[Stream]:
        """The streams that this entry continues; those that lack one before it fall behind."""
        ready = []
        for stream in tuple(streams):
            have = stream.seq or 0
            if seq == have + 1:
                ready.append(stream)
            elif seq > have:
                self._remove(channel, stream)
                stream.behind(stream)
        return ready

    def view(self, table: str, state: TableState, role: Role, language: Language) -> bytes:
        """The view as JSON, made once for a position, an audience and a language."""
        channel = self._channel(table)
        known = channel.views.get((role, language))
        if known is not None and known[0] == state.seq:
            return known[1]
        seen = frames.view_json(state, role, language)
        channel.views[role, language] = (state.seq, seen)
        return seen

    # Streams

    def join(self, stream: Stream) -> bool:
        """Put a stream that is up to date on its table; false when something newer was said."""
        channel = self._channel(stream.table)
        if channel.last > (stream.seq or 0):
            return False
        channel.streams.setdefault((stream.role, stream.language), set()).add(stream)
        return True

    def leave(self, stream: Stream) -> None:
        """Take a stream off its table; it need not be on it."""
        self._remove(self._channel(stream.table), stream)

    def _remove(self, channel: _Channel, stream: Stream) -> None:
        key = stream.role, stream.language
        streams = channel.streams.get(key, set())
        streams.discard(stream)
        if not streams:
            channel.streams.pop(key, None)

    # Presence

    def arrived(self, table: str, role: Role) -> None:
        """Count a socket that follows the table."""
        channel = self._channel(table)
        channel.present[role] += 1
        self._tell_presence(table, channel)

    def departed(self, table: str, role: Role) -> None:
        """Count it no more."""
        channel = self._channel(table)
        channel.present[role] -= 1
        self._tell_presence(table, channel)

    def presence(self, table: str) -> dict[Role, int]:
        """How many sockets follow the table now, by role, on all nodes that can be heard."""
        return dict(self._present_here(table) + self._elsewhere.present(table))

    def presence_changed(self, table: str) -> None:
        """Tell those who work at the table who follows it on another node."""
        if table in self._channels:
            self._tell_presence(table, self._channels[table])

    def _present_here(self, table: str) -> Counter[Role]:
        return +self._channel(table).present

    def _tell_presence(self, table: str, channel: _Channel) -> None:
        if not channel.presence_due:
            channel.presence_due = True
            asyncio.get_running_loop().call_later(
                PRESENCE_EVERY_S, self._send_presence, table, channel
            )

    def _send_presence(self, table: str, channel: _Channel) -> None:
        channel.presence_due = False
        self._elsewhere.tell(table, self._present_here(table))
        frame = frames.message(Presence(table=table, roles=self.presence(table)))
        for (role, _), streams in channel.streams.items():
            if permits(role, "presence.see"):
                for stream in streams:
                    stream.subscriber.put(frame)

    # Sockets

    def opened(self, principal: Principal, subscriber: Subscriber) -> None:
        """Remember whose socket it is, so that it can be closed with its token."""
        self._sockets.setdefault(principal.token_id, set()).add(subscriber)
        if principal.expires_at is not None:
            self._expiries[principal.token_id] = principal.expires_at
        if self._draining:
            subscriber.finish()

    def ended(self, principal: Principal, subscriber: Subscriber) -> None:
        """Forget it."""
        token_id = principal.token_id
        sockets = self._sockets.get(token_id, set())
        sockets.discard(subscriber)
        if not sockets:
            self._sockets.pop(token_id, None)
            self._expiries.pop(token_id, None)

    def token_ids(self) -> set[str]:
        """The tokens that a socket is open with."""
        return set(self._sockets)

    def revoke(self, token_id: str) -> None:
        """Close every socket that was opened with this token."""
        self._close(token_id, TOKEN_REVOKED)

    def expire(self, now: str) -> None:
        """Close every socket whose token has expired by now."""
        for token_id, expires_at in tuple(self._expiries.items()):
            if expires_at <= now:
                self._close(token_id, TOKEN_EXPIRED)

    def _close(self, token_id: str, why: Closing) -> None:
        for subscriber in tuple(self._sockets.get(token_id, ())):
            subscriber.close(why)

    def drain(self) -> None:
        """Ask every socket for its end in good order, those too that are opened from now on."""
        self._draining = True
        for subscribers in tuple(self._sockets.values()):
            for subscriber in tuple(subscribers):
                subscriber.finish()

    def _channel(self, table: str) -> _Channel:
        return self._channels.setdefault(table, _Channel())
