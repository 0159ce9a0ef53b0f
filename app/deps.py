"""What handlers ask for: the service's parts, the caller, the language and the decoded body.

Nothing here answers a request or knows a table's state.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Final, Generic, TypeAlias, TypeVar

from fastapi import Depends, Request
from pydantic import ValidationError
from starlette.requests import HTTPConnection

from app.auth import Principal, Tokens, bearer
from app.broadcast.broadcasts import Broadcasts
from app.dealers import Dealers
from app.feed.hub import Hub
from app.floor.overview import Overview
from app.gate import Gate, address_of
from app.history.index import HandIndex
from app.live.desks import Desks
from app.pairing import Pairings
from app.permissions import Permission
from app.problems import Problem, unreadable
from app.settings import Settings
from app.store import Store
from app.telemetry.telemetry import Telemetry
from app.texts import preferred_language
from app.tickets import Tickets
from statemachine.texts import Language

T = TypeVar("T")

# What an overlay is refused with a word of its own, since it does watch, in its own way.
_OF_WHO_WATCHES: Final[frozenset[Permission]] = frozenset({"live.see", "log.read"})


@dataclass(frozen=True, slots=True)
class Service:
    """The parts of a running service, made at start-up and closed with it."""

    settings: Settings
    store: Store
    tokens: Tokens
    tickets: Tickets
    pairings: Pairings
    dealers: Dealers
    gate: Gate
    desks: Desks
    overview: Overview
    history: HandIndex
    hub: Hub
    broadcasts: Broadcasts
    telemetry: Telemetry


def service_of(connection: HTTPConnection) -> Service:
    """The service that a request or a socket came to."""
    service: Service = connection.app.state.service
    return service


def language_of(connection: HTTPConnection) -> Language:
    """The language that the caller asked for, or the service's own."""
    otherwise: Language = connection.app.state.settings.language
    accepted = connection.headers.get("accept-language")
    return otherwise if accepted is None else preferred_language(accepted, otherwise)


async def caller_of(request: Request) -> Principal:
    """Who is asking; raises `NotAuthenticated` or `RateLimited`."""
    secret = bearer(request.headers.get("authorization"))
    gate = service_of(request).gate
    principal = await gate.by_token(secret, address_of(request))
    gate.request(principal)
    return principal


class Allowed:
    """The dependency on a caller whose role has a permission; `everywhere` at every table.

    It raises what `caller_of` does, and `Problem`.
    """

    def __init__(self, permission: Permission, *, everywhere: bool = False) -> None:
        self._permission: Permission = permission
        self._everywhere = everywhere

    async def __call__(self, request: Request) -> Principal:
        principal = _permitted(await caller_of(request), self._permission)
        if self._everywhere and principal.tables is not None:
            raise Problem("table_forbidden")
        return principal


class AllowedHere:
    """The dependency on a caller whose role has a permission, and whose token is for the table of
    the address. It raises what `Allowed` does.
    """

    def __init__(self, permission: Permission) -> None:
        self._permission: Permission = permission

    async def __call__(self, request: Request, table_id: str) -> Principal:
        principal = await caller_of(request)
        if not principal.may_see(table_id):
            raise Problem("table_forbidden")
        return _permitted(principal, self._permission)


def _permitted(principal: Principal, permission: Permission) -> Principal:
    if principal.may(permission):
        return principal
    if permission in _OF_WHO_WATCHES and principal.may("broadcast.see"):
        raise Problem("broadcast_only")
    raise Problem("role_forbidden", {"role": principal.role})


# A dependency that is no coroutine is run in a thread: it took longer than all the rest.
async def _service(request: Request) -> Service:
    return service_of(request)


async def _language(request: Request) -> Language:
    return language_of(request)


TheService: TypeAlias = Annotated[Service, Depends(_service)]
TheLanguage: TypeAlias = Annotated[Language, Depends(_language)]
Caller: TypeAlias = Annotated[Principal, Depends(caller_of)]
LiveCaller: TypeAlias = Annotated[Principal, Depends(Allowed("live.see"))]
FloorViewer: TypeAlias = Annotated[Principal, Depends(Allowed("floor.see"))]
Historian: TypeAlias = Annotated[Principal, Depends(Allowed("history.search"))]
Viewer: TypeAlias = Annotated[Principal, Depends(AllowedHere("live.see"))]
LogReader: TypeAlias = Annotated[Principal, Depends(AllowedHere("log.read"))]
AuditExporter: TypeAlias = Annotated[Principal, Depends(AllowedHere("audit.export"))]
ReadsReader: TypeAlias = Annotated[Principal, Depends(AllowedHere("reads.list"))]
SealMaker: TypeAlias = Annotated[Principal, Depends(AllowedHere("seals.make"))]
SealReader: TypeAlias = Annotated[Principal, Depends(AllowedHere("seals.read"))]
SealRevealer: TypeAlias = Annotated[Principal, Depends(AllowedHere("seals.reveal"))]
TableMaker: TypeAlias = Annotated[Principal, Depends(Allowed("tables.open", everywhere=True))]
TokenMaker: TypeAlias = Annotated[Principal, Depends(Allowed("tokens.make", everywhere=True))]
TokenLister: TypeAlias = Annotated[Principal, Depends(Allowed("tokens.list", everywhere=True))]
TokenRevoker: TypeAlias = Annotated[Principal, Depends(Allowed("tokens.revoke", everywhere=True))]
DealerLister: TypeAlias = Annotated[Principal, Depends(Allowed("dealers.list"))]
DealerKeeper: TypeAlias = Annotated[Principal, Depends(Allowed("dealers.keep", everywhere=True))]
PairingMaker: TypeAlias = Annotated[Principal, Depends(Allowed("pairings.make"))]


class Body(Generic[T]):
    """The one dependency that reads a request's body: bounded, timed, decoded by `read`.

    `read` raises pydantic's `ValidationError`; `limit` picks the largest size in bytes, which is
    that of any body unless it is another.
    """

    def __init__(
        self,
        read: Callable[[bytes], T],
        limit: Callable[[Settings], int] = lambda settings: settings.max_body,
    ) -> None:
        self._read = read
        self._limit = limit

    async def __call__(self, request: Request) -> T:
        settings: Settings = request.app.state.settings
        if not _is_json(request.headers.get("content-type", "")):
            raise Problem("unsupported_media_type")
        raw = await _read_body(request, self._limit(settings), settings.body_timeout)
        try:
            return self._read(raw)
        except ValidationError as error:
            raise unreadable(error) from None


def _is_json(content_type: str) -> bool:
    media = content_type.partition(";")[0].strip().lower()
    return media == "application/json" or media.endswith("+json")


async def _read_body(request: Request, limit: int, within: float) -> bytes:
    too_large = Problem("body_too_large", {"limit": limit}, headers={"connection": "close"})
    declared = request.headers.get("content-length", "0")
    if not declared.isdecimal() or len(declared) > 18 or int(declared) > limit:
        raise too_large
    body = bytearray()
    try:
        async with asyncio.timeout(within):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limit:
                    raise too_large
    except TimeoutError:
        raise Problem("body_timeout", headers={"connection": "close"}) from None
    return bytes(body)
