"""Ends the wait for a server that took a question and never answers, from beside.

It is no replacement for the server's own timeouts: those end a statement, this a connection.
"""

import contextlib
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import psycopg

_TICK_S: Final = 0.25


class Watch:
    """A thread that shuts the sockets of connections which wait for longer than `within_s`."""

    def __init__(self, within_s: float) -> None:
        self._within_s = within_s
        self._lock = threading.Lock()
        self._waiting: dict[psycopg.Connection[Any], float] = {}
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-watch", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def committed(self, rows: int) -> None:
        """See `Keeper`: nothing has to be done here after a commit."""

    def close(self) -> None:
        """End the thread; what waits by then waits without a bound."""
        self._stop.set()
        if self._thread.ident is not None:
            self._thread.join()

    @contextmanager
    def over(self, connection: psycopg.Connection[Any]) -> Iterator[None]:
        """Bound what the block waits for; past it, the connection fails as if it were lost."""
        with self._lock:
            self._waiting[connection] = time.monotonic() + self._within_s
        try:
            yield
        finally:
            with self._lock:
                self._waiting.pop(connection, None)

    def _run(self) -> None:
        while not self._stop.wait(_TICK_S):
            now = time.monotonic()
            with self._lock:
                late = [each for each, until in self._waiting.items() if until < now]
                for connection in late:
                    del self._waiting[connection]
                    _shut(connection)


def _shut(connection: psycopg.Connection[Any]) -> None:
    # Whoever waits for the socket sees its end; closing it is the waiter's own business.
    with (
        contextlib.suppress(OSError, psycopg.Error),
        socket.socket(fileno=os.dup(connection.fileno())) as ours,
    ):
        ours.shutdown(socket.SHUT_RDWR)
