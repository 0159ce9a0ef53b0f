"""Server messages as bytes, put together from parts that are made once and shared.

It adds no field and no meaning to what `messages` defines: a test reads every frame back.
"""

from typing import Final

from pydantic import TypeAdapter

from app.codec import EVENTS
from app.protocol.messages import Ack, Pong, Presence, Refused, Resync, Welcome
from statemachine.events import Event
from statemachine.roles import Role
from statemachine.state import TableState
from statemachine.texts import Language
from statemachine.views import BroadcastView, TableView, broadcast_view, redact, view

_VIEW: Final = TypeAdapter(TableView)
_BROADCAST: Final = TypeAdapter(BroadcastView)
_TEXT: Final = TypeAdapter(str)

PONG: Final = Pong().model_dump_json().encode()


def view_json(state: TableState, audience: Role, language: Language) -> bytes:
    """The view of one audience in one language."""
    return _VIEW.dump_json(view(state, audience, language))


def broadcast_json(state: TableState) -> bytes:
    """The view that a broadcast shows, the same in every language."""
    return _BROADCAST.dump_json(broadcast_view(state))


def events_json(events: tuple[Event, ...], audience: Role) -> bytes:
    """The events as one audience may see them; what it may not know of is left out."""
    seen = (redact(event, audience) for event in events)
    return EVENTS.dump_json(tuple(event for event in seen if event is not None))


def entry(table: str, seq: int, at: str, events: bytes, seen: bytes | None) -> bytes:
    """An `entry` frame; `events` and `seen` (the view) are JSON already."""
    return b'{"type":"entry","table":%b,"seq":%d,"at":%b,"events":%b,"view":%b}' % (
        _TEXT.dump_json(table),
        seq,
        _TEXT.dump_json(at),
        events,
        b"null" if seen is None else seen,
    )


def snapshot(table: str, seq: int, epoch: str, recovered: bool, seen: bytes) -> bytes:
    """A `snapshot` frame; `seen` (the view) is JSON already."""
    return b'{"type":"snapshot","table":%b,"seq":%d,"epoch":%b,"recovered":%b,"view":%b}' % (
        _TEXT.dump_json(table),
        seq,
        _TEXT.dump_json(epoch),
        b"true" if recovered else b"false",
        seen,
    )


def broadcast(table: str, n: int, epoch: str, at: str, seen: bytes, *, recovered: bool) -> bytes:
    """A `broadcast` frame; `seen` (the broadcast's view) is JSON already."""
    head = b'{"type":"broadcast","table":%b,"n":%d,"epoch":%b,"at":%b,"recovered":%b,"view":%b}'
    return head % (
        _TEXT.dump_json(table),
        n,
        _TEXT.dump_json(epoch),
        _TEXT.dump_json(at),
        b"true" if recovered else b"false",
        seen,
    )


def message(value: Welcome | Ack | Refused | Presence | Resync) -> bytes:
    """The frame of a message that is one socket's own, or small."""
    return value.model_dump_json().encode()
