"""Who comes in, and how often: secrets behind the limits of their address and their token.

It knows no route and no message, and keeps nothing of a secret: `auth` says whose each is.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

from app.auth import NotAuthenticated, Principal, Tokens
from app.rate import Buckets
from app.settings import Settings
from app.tickets import Tickets

# Whoever has one address of it has all of them.
_IPV6_NETWORK: Final = 64


class RateLimited(Exception):
    """It comes too often; `retry_after` is in seconds."""

    def __init__(self, retry_after: float) -> None:
        super().__init__("rate_limited")
        self.retry_after = retry_after


@dataclass(frozen=True, slots=True)
class Limits:
    """How often is too often: requests a second of a token, wrong secrets a minute and sockets a
    second and drills a minute of an address, each with how many may come at once. 0 is no limit.
    """

    requests: float
    requests_at_once: int
    failures_per_minute: int
    sockets: float
    sockets_at_once: int
    drills_per_minute: int

    @classmethod
    def of(cls, settings: Settings) -> "Limits":
        """Those of the settings."""
        return cls(
            settings.request_rate,
            settings.request_burst,
            settings.failures_per_minute,
            settings.socket_rate,
            settings.socket_burst,
            settings.drills_per_minute,
        )


class Gate:
    """One for the whole service. Every method may raise `RateLimited`."""

    def __init__(self, tokens: Tokens, tickets: Tickets, limits: Limits) -> None:
        self._tokens = tokens
        self._tickets = tickets
        self._requests = Buckets(limits.requests, limits.requests_at_once)
        self._failures = Buckets(limits.failures_per_minute / 60, limits.failures_per_minute)
        self._sockets = Buckets(limits.sockets, limits.sockets_at_once)
        self._drills = Buckets(limits.drills_per_minute / 60, limits.drills_per_minute)

    async def by_token(self, secret: str, address: str) -> Principal:
        """Who holds this secret; raises `NotAuthenticated` too."""
        # A whole card room may have one address: who was let in lately is not locked out by a
        # stranger beside them.
        if self._failures.wait(address) and self._tokens.remembers(secret):
            return await self._tokens.authenticate(secret)
        with self.guessing(address):
            return await self._tokens.authenticate(secret)

    async def by_ticket(self, ticket: str, address: str) -> Principal:
        """Whose ticket it is; raises `NotAuthenticated` too."""
        with self.guessing(address):
            return await self._tickets.redeem(ticket)

    @contextmanager
    def guessing(self, address: str) -> Iterator[None]:
        """A block in which a secret of a stranger is tried: `NotAuthenticated` counts as a failure
        of the address, and after too many of those nothing is tried for it.
        """
        _passed(self._failures.wait(address))
        try:
            yield
        except NotAuthenticated:
            self.failed(address)
            raise

    def failed(self, address: str) -> None:
        """Count something that only a stranger does; it never raises."""
        self._failures.take(address)

    def request(self, principal: Principal) -> None:
        """Count a request of a token."""
        _passed(self._requests.take(principal.token_id))

    def socket(self, address: str) -> None:
        """Count a socket that an address opens."""
        _passed(self._sockets.take(address))

    def drill(self, address: str) -> None:
        """Count a drill that is drawn or marked for an address, which may be anybody's."""
        _passed(self._drills.take(address))


def _passed(wait: float) -> None:
    if wait:
        raise RateLimited(wait)


def address_of(connection: HTTPConnection) -> str:
    """Where a request or socket comes from, an IPv6 address as its network of 64 bits.

    Behind a proxy that `trusted_proxies` names it is what that proxy says.
    """
    client = connection.client
    return "" if client is None else _network(client.host)


@lru_cache(maxsize=4_096)
def _network(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((int(address), _IPV6_NETWORK), strict=False))
    return str(address)
