"""Where a client is in each stream that it follows, and what of a message is new to it there.

It keeps no view and asks for nothing.
"""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Message: TypeAlias = dict[str, Any]
News: TypeAlias = Literal["new", "old", "gap"]


@dataclass(frozen=True, slots=True)
class Follow:
    """A table to follow, from after entry `since` of that `epoch` on when both are known.

    For an overlay both are those of its broadcast (`n` and `epoch` of what it got last);
    `delay_s` may raise its token's delay, in seconds.
    """

    table: str
    since: int | None = None
    epoch: str | None = None
    delay_s: int | None = None


class Position:
    """One stream. It moves only by messages that are new."""

    def __init__(self, follow: Follow) -> None:
        self._follow = follow
        self._seq = follow.since
        self._epoch = follow.epoch
        self._shown = False
        self._gap_after: int | None = None

    def subscription(self) -> Message:
        """How a hello asks for what comes after it."""
        wanted = {
            "table": self._follow.table,
            "since": self._seq,
            "epoch": self._epoch,
            "delay_s": self._follow.delay_s,
        }
        return {name: value for name, value in wanted.items() if value is not None}

    def take(self, message: Message, epoch: str) -> News:
        """Move on by a message of this table; `epoch` is that of the whole connection.

        After a `gap` the stream has to be asked for again from where it is. A second gap at
        the same place makes it forget the place, so that it gets the whole view next.
        """
        match message["type"]:
            case "entry":
                return self._entry(int(message["seq"]), epoch)
            case "snapshot" | "broadcast":
                return self._whole(message)
            case "resync":
                self._seq = None
        return "new"

    def _entry(self, seq: int, epoch: str) -> News:
        if self._seq is not None and seq <= self._seq:
            return "old"
        if self._seq is not None and seq > self._seq + 1:
            if self._gap_after == self._seq:
                self._seq = None
            self._gap_after = self._seq
            return "gap"
        self._seq, self._epoch, self._shown = seq, epoch, True
        return "new"

    def _whole(self, message: Message) -> News:
        seq, epoch = (
            int(message["n" if message["type"] == "broadcast" else "seq"]),
            message["epoch"],
        )
        known = self._shown and message["recovered"] and (seq, epoch) == (self._seq, self._epoch)
        self._seq, self._epoch, self._shown = seq, epoch, True
        return "old" if known else "new"
