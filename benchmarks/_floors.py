"""What the service is measured beside: an echo, an echo that commits, and bare broadcasts.

Not the service, and no part of it: each is the least that could be called the same job.
"""

import argparse
import asyncio
import queue
import socket
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from fastapi import FastAPI
from pydantic import BaseModel
from websockets.asyncio.server import ServerConnection, broadcast, serve

ENTRY_BYTES = 1_000
_CREATE = "CREATE TABLE entries (rowid INTEGER PRIMARY KEY, t TEXT, seq INTEGER, body BLOB)"


class Envelope(BaseModel):
    """The body that is echoed."""

    observation_id: str
    observation: dict[str, Any]


class Commits:
    """One thread that commits what waits together, to a SQLite file with FULL synchronisation."""

    def __init__(self, path: str) -> None:
        self._waiting: queue.SimpleQueue[asyncio.Future[None]] = queue.SimpleQueue()
        self._path = path
        threading.Thread(target=self._run, daemon=True).start()

    async def commit(self) -> None:
        """Wait until an entry of the usual size is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(done)
        await done

    def _run(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None)
        for statement in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", _CREATE):
            connection.execute(statement)
        body = bytes(ENTRY_BYTES)
        while True:
            batch = [self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get())
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(
                "INSERT INTO entries (t, seq, body) VALUES (?, ?, ?)", [("t", 1, body)] * len(batch)
            )
            connection.execute("COMMIT")
            batch[0].get_loop().call_soon_threadsafe(_settle, batch)


def _settle(batch: list["asyncio.Future[None]"]) -> None:
    for done in batch:
        if not done.done():
            done.set_result(None)


def echo_app(database: str | None) -> FastAPI:
    """An echo of the body; with a database it answers once an entry is on disk."""
    commits: list[Commits] = []

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        if database is not None:
            commits.append(Commits(database))
        yield

    app = FastAPI(lifespan=lifespan)

    @app.post("/v1/tables/{table_id}/observations")
    async def echo(table_id: str, body: Envelope) -> Envelope:
        for each in commits:
            await each.commit()
        return body

    return app


async def _broadcasts(listening: socket.socket, size: int) -> None:
    """The library's own broadcast: one message in from anybody is one to everybody."""
    everybody: set[ServerConnection] = set()

    async def handle(connection: ServerConnection) -> None:
        everybody.add(connection)
        try:
            async for _ in connection:
                broadcast(everybody, "x" * size)
        finally:
            everybody.discard(connection)

    async with serve(handle, sock=listening, compression=None):
        await asyncio.get_running_loop().create_future()


def main() -> None:
    """Serve one of them on a socket that was opened by whoever started this."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=("echo", "commit", "broadcast"))
    parser.add_argument("--fd", type=int, required=True)
    parser.add_argument("--database")
    parser.add_argument("--size", type=int, default=1_000)
    given = parser.parse_args()
    listening = socket.socket(fileno=given.fd)
    if given.kind == "broadcast":
        asyncio.run(_broadcasts(listening, given.size))
        return
    app = echo_app(given.database if given.kind == "commit" else None)
    config = uvicorn.Config(app, log_level="warning", access_log=False, server_header=False)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
