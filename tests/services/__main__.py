"""Starts a PostgreSQL and a NATS to try several nodes with, and prints how to reach them.

Not for a real room: nothing of them is left when this ends.
"""

import signal

from tests.services.nats import nats_server
from tests.services.postgresql import postgresql_server


def main() -> None:
    """Serve until a signal comes."""
    with postgresql_server() as database, nats_server() as bus:
        print(f"export FLOORCALL_DATABASE_URL={database.database()}")
        print(f"export FLOORCALL_BUS_URL={bus.url}")
        print("Ctrl+C ends both.", flush=True)
        signal.sigwait({signal.SIGINT, signal.SIGTERM})


if __name__ == "__main__":
    main()
