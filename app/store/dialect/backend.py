"""What a kind of database has to offer so that the store can run on it.

It is a protocol alone; `sqlite` and `postgresql` keep it.
"""

from contextlib import AbstractContextManager
from typing import Any, Protocol

from sqlalchemy import Connection, Engine


class Keeper(Protocol):
    """What a database needs to have done beside the writer while it is open."""

    def start(self) -> None:
        """Begin."""
        ...

    def committed(self, rows: int) -> None:
        """Note how many rows the writer has just committed."""
        ...

    def close(self) -> None:
        """End; blocks until it has ended."""
        ...


class Backend(Protocol):
    """One database, by its URL and the store's limits. `close` ends what it started."""

    write_engine: Engine
    read_engine: Engine

    def exists(self) -> bool:
        """Whether there is anything to read, as far as can be told without a connection."""
        ...

    def prepare(self) -> None:
        """Make what has to be there before the first connection. Raises `OSError`."""
        ...

    def claim(self) -> None:
        """Make it ours, once it is known to be no stranger's. Raises `OSError`."""
        ...

    def migrating(self) -> AbstractContextManager[Connection]:
        """A transaction for the schema's steps, which nobody else's run beside."""
        ...

    def keeper(self, gate: AbstractContextManager[Any]) -> Keeper:
        """What runs beside the writer, which holds the gate during its transactions.

        Raises what SQLAlchemy raises when nothing can be written.
        """
        ...

    def answering(self, connection: Connection) -> AbstractContextManager[None]:
        """Bound how long the block waits for the server; ends the connection when it is late."""
        ...

    def reason(self, error: BaseException) -> str:
        """Half a sentence: why a write failed, without the driver's words and without asking."""
        ...

    def unreachable(self, error: BaseException) -> str:
        """Say in one sentence why the database cannot be opened, without the driver's words."""
        ...

    def close(self) -> None:
        """Close every connection."""
        ...
