"""The broadcasts of one process, each at the delays that somebody watches it with.

It asks nobody for a right: what a token may watch, and how early, its session has seen to.
"""

import time
from typing import Final

from app import clock
from app.broadcast.cursor import Cursor
from app.broadcast.release import Clock, Release
from app.feed.hub import Published
from app.store import Store

# Class of the only views that there are so far: no card that was not tabled or exposed.
SHOWN: Final = "shown"
# A cursor that nobody watches with is kept, since finding its number again means reading the
# log from the broadcast's beginning.
MOST_IDLE: Final = 64
MOST_DELAYS: Final = 8


class TooManyDelays(Exception):
    """One token watches one table at more different delays than anybody needs."""


class Broadcasts:
    """One for the whole service. `now` is the wall clock in seconds since 1970."""

    def __init__(self, store: Store, now: Clock = time.time) -> None:
        self._store = store
        self._now = now
        self._releases: dict[tuple[str, float], Release] = {}
        self._of_table: dict[str, set[Release]] = {}

    async def open(self, table_id: str, token_id: str, token_delay: float, delay: float) -> Release:
        """The token's broadcast of a table, `delay` seconds old; a new one begins here and now.

        Raises `TooManyDelays`, or what the store raises. The caller joins it, or it is idle.
        """
        row = await self._store.broadcasts.ensure(
            table_id, token_id, token_delay, SHOWN, clock.now()
        )
        opening = await self._store.broadcasts.opening(table_id, row.start_seq)
        key = row.id, delay
        known = self._releases.pop(key, None)
        if known is not None and not known.failed:
            self._releases[key] = known
            return known
        if known is not None:
            self._forget(known)
        mine = [r for r in self._of_table.get(table_id, ()) if r.row.id == row.id]
        if sum(release.watched for release in mine) >= MOST_DELAYS:
            raise TooManyDelays
        self._make_room()
        cursor = Cursor(row.start_seq, opening)
        release = Release(row, delay, cursor, self._store.log, self._now)
        self._releases[key] = release
        self._of_table.setdefault(table_id, set()).add(release)
        return release

    def publish(self, entry: Published) -> None:
        """Take note that an entry was stored; nothing of it is taken from here."""
        for release in self._of_table.get(entry.table, ()):
            release.wake()

    def revoke(self, token_id: str) -> None:
        """End the token's broadcasts: what is not released never will be."""
        for key, release in tuple(self._releases.items()):
            if release.row.token_id == token_id:
                release.stop()
                del self._releases[key]
                self._forget(release)

    def close(self) -> None:
        """End every broadcast of this process; each goes on where it was in the next one."""
        for release in self._releases.values():
            release.stop()
        self._releases.clear()
        self._of_table.clear()

    def _make_room(self) -> None:
        idle = [key for key, release in self._releases.items() if not release.watched]
        for key in idle[: max(0, len(idle) - MOST_IDLE + 1)]:
            self._forget(self._releases.pop(key))

    def _forget(self, release: Release) -> None:
        table = release.row.table_id
        others = self._of_table.get(table, set())
        others.discard(release)
        if not others:
            self._of_table.pop(table, None)
