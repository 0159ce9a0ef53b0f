"""Which bus a URL names: none of it is nobody but this process, `nats://` is NATS.

It opens no connection.
"""

from typing import Final
from urllib.parse import urlsplit

from app.bus.bus import Bus
from app.bus.local import LocalBus
from app.bus.over_nats import NatsBus

SCHEMES: Final = ("nats", "tls")


class BusUrlError(ValueError):
    """The text names no bus. Nothing of it is in the message: it may hold a password."""

    def __init__(self) -> None:
        super().__init__("a bus is nats://host:port, or several of them with commas between")


def check_bus_url(url: str) -> tuple[str, ...]:
    """The servers that the URL names. Raises `BusUrlError`."""
    servers = tuple(part.strip() for part in url.split(","))
    for server in servers:
        try:
            parts = urlsplit(server)
            named = parts.scheme in SCHEMES and bool(parts.hostname) and parts.port != 0
        except ValueError:
            named = False
        if not named or not server.isprintable() or " " in server:
            raise BusUrlError
    return servers


def open_bus(url: str | None, epoch: str) -> Bus:
    """The bus between the nodes of the log with this epoch; raises `BusUrlError`."""
    if url is None:
        return LocalBus()
    return NatsBus(check_bus_url(url), f"floorcall.{epoch}")
