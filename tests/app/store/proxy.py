"""A connection to a server that can be made to fail where a test wants it: before an answer.

It holds no test, and understands nothing of what it passes on.
"""

import contextlib
import selectors
import socket
import threading
from collections.abc import Iterator
from typing import Final

from sqlalchemy import make_url

CHUNK: Final = 65_536


class Proxy:
    """Passes bytes between clients and one port, each connection in a thread."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._lose: bytes | None = None
        self._swallowing = False
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def url(self, url: str) -> str:
        """The same database, through here."""
        through = make_url(url).set(host="127.0.0.1", port=self.port)
        return through.render_as_string(hide_password=False)

    def lose_answer_to(self, question: bytes) -> None:
        """Pass the next such question on, wait for its answer, and end the connection instead."""
        self._lose = question

    def swallow(self) -> None:
        """From now on take everything and pass nothing on, those that connect included."""
        self._swallowing = True

    def pass_on(self) -> None:
        """As at first; what was swallowed is lost."""
        self._swallowing = False

    def close(self) -> None:
        """End every connection."""
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for pair in self._pairs:
            for end in pair:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(10)

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            pair = (client, socket.create_connection(("127.0.0.1", self._to)))
            self._pairs.append(pair)
            thread = threading.Thread(target=self._pass, args=pair, daemon=True)
            self._threads.append(thread)
            thread.start()

    def _pass(self, client: socket.socket, server: socket.socket) -> None:
        losing = False
        with client, server, selectors.DefaultSelector() as ready:
            ready.register(client, selectors.EVENT_READ, server)
            ready.register(server, selectors.EVENT_READ, client)
            while True:
                for key, _ in ready.select():
                    source, target = key.fileobj, key.data
                    assert isinstance(source, socket.socket)
                    try:
                        data = source.recv(CHUNK)
                        if not data:
                            return
                        if self._swallowing:
                            continue
                        if source is client and self._lose is not None and self._lose in data:
                            self._lose, losing = None, True
                        elif losing:
                            return
                        target.sendall(data)
                    except OSError:
                        return


@contextlib.contextmanager
def proxied(port: int) -> Iterator[Proxy]:
    """A proxy before a port that is there until the block ends."""
    proxy = Proxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
