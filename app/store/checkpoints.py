"""Moves SQLite's write-ahead log into the database file, beside the writer instead of in it.

It is for SQLite alone and decides nothing about what is stored.
"""

import sqlite3
import threading
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from app.store.limits import CheckpointPlan
from app.telemetry.logs import logger_of

logger = logger_of(__name__)


class Checkpointer:
    """A thread with a connection of its own; the writer tells it what it committed.

    The database must be in WAL mode already, and stay open elsewhere while this is made.
    """

    def __init__(self, path: Path, gate: AbstractContextManager[Any], plan: CheckpointPlan) -> None:
        self._gate = gate
        self._plan = plan
        self._rows = 0
        self._dirty = threading.Event()
        self._stop = threading.Event()
        # No waiting inside SQLite: a truncating checkpoint that waits for a reader holds the
        # write lock meanwhile.
        self._connection = sqlite3.connect(
            path, timeout=0, isolation_level=None, check_same_thread=False
        )
        # Asking for the mode makes the connection find the log; without it nothing is ever moved.
        self._connection.execute("PRAGMA journal_mode=WAL").fetchone()
        self._connection.execute("PRAGMA synchronous=FULL")
        page_bytes = self._connection.execute("PRAGMA page_size").fetchone()[0]
        self._max_frames = plan.max_wal_bytes // page_bytes
        self._thread = threading.Thread(target=self._run, name="store-checkpoints", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def committed(self, rows: int) -> None:
        """Note how many rows the writer has just committed."""
        self._rows += rows
        if not self._dirty.is_set():
            self._dirty.set()

    def close(self) -> None:
        """End the thread; SQLite itself folds the rest in when the last connection closes."""
        self._stop.set()
        self._dirty.set()
        if self._thread.ident is not None:
            self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while not self._stop.is_set():
            self._dirty.wait()
            self._until_idle()

    def _until_idle(self) -> None:
        plan = self._plan
        done = self._rows
        active_at = checkpointed_at = time.monotonic()
        while not self._stop.wait(plan.tick_s):
            now = time.monotonic()
            if self._dirty.is_set():
                self._dirty.clear()
                active_at = now
            written = self._rows
            if now - active_at >= plan.idle_s:
                if self._truncate():
                    return
                active_at = now  # a reader was in the way: try again after another pause
            elif written - done >= plan.every_rows or now - checkpointed_at >= plan.every_s:
                self._move()
                done, checkpointed_at = written, now

    def _move(self) -> None:
        # A passive checkpoint moves what was committed when it began. The writer starts the log
        # again from its beginning only when everything is moved, so now and then it has to wait
        # for the few frames that came in between.
        if self._checkpoint("PASSIVE") >= self._max_frames:
            with self._gate:
                self._checkpoint("PASSIVE")

    def _truncate(self) -> bool:
        self._checkpoint("PASSIVE")
        with self._gate:
            return self._checkpoint("TRUNCATE") == 0

    def _checkpoint(self, mode: str) -> int:
        """Return how many frames the log holds, moved or not; -1 when it could not run."""
        try:
            busy, frames, _ = self._connection.execute(f"PRAGMA wal_checkpoint({mode})").fetchone()
        except sqlite3.Error as error:
            logger.warning("a checkpoint failed", error=getattr(error, "sqlite_errorname", "error"))
            return -1
        return -1 if busy else int(frames)
