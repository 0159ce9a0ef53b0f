"""How a stream gets from where its client is to where the table is, without a gap or a repeat.

It hands out nothing live: the hub does, once the stream has joined it.
"""

import asyncio
from typing import Final

from app.feed.hub import Hub, Stream
from app.live.desk import Desk
from app.protocol import frames
from app.protocol.messages import Resync
from statemachine.state import TableState

PAGE: Final = 64


async def catch_up(stream: Stream, desk: Desk, hub: Hub, epoch: str) -> None:
    """Send what the stream lacks, then put it on its table.

    A stream without a position gets the whole view; one that lacks nothing gets it too, as
    recovered, so that its client knows where it stands. The log is read in pages, each of
    which waits for room in the queue: a long absence costs no memory. Raises what the desk's
    `read` raises.
    """
    start = stream.seq
    while stream.subscriber.closing is None:
        # The hub says no when something was stored while the log was read; the next round
        # sends that too. Between its yes and the next entry nothing can fall.
        state = desk.state
        if stream.seq is None:
            _snapshot(stream, state, hub, epoch, recovered=False)
        elif stream.seq > state.seq:
            # The client has entries that this log does not: an older copy was restored.
            stream.subscriber.put(frames.message(Resync(table=stream.table)))
            _snapshot(stream, state, hub, epoch, recovered=False)
        elif stream.seq < state.seq:
            if not await _missed(stream, desk, state, hub):
                _snapshot(stream, state, hub, epoch, recovered=False)
        elif stream.seq == start:
            _snapshot(stream, state, hub, epoch, recovered=True)
        start = None
        if hub.join(stream):
            return
        await asyncio.sleep(0)


def _snapshot(stream: Stream, state: TableState, hub: Hub, epoch: str, *, recovered: bool) -> None:
    seen = hub.view(stream.table, state, stream.role, stream.language)
    stream.subscriber.put(frames.snapshot(stream.table, state.seq, epoch, recovered, seen))
    stream.seq = state.seq


async def _missed(stream: Stream, desk: Desk, state: TableState, hub: Hub) -> bool:
    """Send the entries up to `state`, the last of them with its view; false when the log does not
    have them any more.
    """
    have = stream.seq or 0
    while have < state.seq and stream.subscriber.closing is None:
        page = await desk.read(have, min(PAGE, state.seq - have))
        if not page:
            raise LookupError("the log is shorter than its table")
        if page[0].entry.seq != have + 1:
            return False
        for each in page:
            await stream.subscriber.room()
            entry = each.entry
            last = entry.seq == state.seq
            seen = hub.view(stream.table, state, stream.role, stream.language) if last else None
            events = frames.events_json(entry.events, stream.role)
            frame = frames.entry(stream.table, entry.seq, entry.at, events, seen)
            stream.subscriber.put(frame)
            stream.seq = have = entry.seq
    return True
