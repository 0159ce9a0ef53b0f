"""What handlers ask for: the service's parts, the caller, the language and the decoded body.

Nothing here answers a request or knows a table's state.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Generic, TypeAlias, TypeVar

from fastapi import Depends, Request
from pydantic import ValidationError
from starlette.requests import HTTPConnection

from app.auth import (
    DELAYED,
    SEAL_KEEPERS,
    TABLE_MAKERS,
    TOKEN_MAKERS,
    Principal,
    Tickets,
    Tokens,
    bearer,
)
from app.broadcast.broadcasts import Broadcasts
from app.feed.hub import Hub
from app.live.desks import Desks
from app.problems import Problem, unreadable
from app.settings import Settings
from app.store import Store
from app.texts import preferred_language
from statemachine.roles import RULERS, Role
from statemachine.texts import Language

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Service:
    """The parts of a running service, made at start-up and closed with it."""

    settings: Settings
    store: Store
    tokens: Tokens
    tickets: Tickets
    desks: Desks
    hub: Hub
    broadcasts: Broadcasts


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
    """Who is asking; raises `NotAuthenticated`."""
    secret = bearer(request.headers.get("authorization"))
    return await service_of(request).tokens.authenticate(secret)


async def live_caller_of(request: Request) -> Principal:
    """A caller who may know what is live; raises as `viewer_of` does."""
    return _live(await caller_of(request))


async def viewer_of(request: Request, table_id: str) -> Principal:
    """A caller who may see the table now; raises `NotAuthenticated` or `Problem`."""
    return _live(await _of_table(request, table_id))


async def observer_of(request: Request, table_id: str) -> Principal:
    """A caller who may say what happened at the table; raises as `viewer_of` does."""
    principal = await _of_table(request, table_id)
    if not principal.observes:
        raise Problem("role_forbidden", {"role": principal.role})
    return principal


async def seal_keeper_of(request: Request, table_id: str) -> Principal:
    """A caller who may know what is sealed at the table; raises as `viewer_of` does."""
    return _as_one_of(await _of_table(request, table_id), SEAL_KEEPERS)


async def ruler_of(request: Request, table_id: str) -> Principal:
    """A caller who may rule at the table; raises as `viewer_of` does."""
    return _as_one_of(await _of_table(request, table_id), RULERS)


async def table_maker_of(request: Request) -> Principal:
    """A caller who may open tables; raises as `viewer_of` does."""
    return _with_role(await caller_of(request), TABLE_MAKERS)


async def token_maker_of(request: Request) -> Principal:
    """A caller who may make, list and revoke tokens; raises as `viewer_of` does."""
    return _with_role(await caller_of(request), TOKEN_MAKERS)


async def _of_table(request: Request, table_id: str) -> Principal:
    principal = await caller_of(request)
    if not principal.may_see(table_id):
        raise Problem("table_forbidden")
    return principal


def _live(principal: Principal) -> Principal:
    if principal.role in DELAYED:
        raise Problem("broadcast_only")
    return principal


def _as_one_of(principal: Principal, roles: frozenset[Role]) -> Principal:
    if principal.role not in roles:
        raise Problem("role_forbidden", {"role": principal.role})
    return principal


def _with_role(principal: Principal, roles: frozenset[Role]) -> Principal:
    _as_one_of(principal, roles)
    if principal.tables is not None:
        raise Problem("table_forbidden")
    return principal


# A dependency that is no coroutine is run in a thread: it took longer than all the rest.
async def _service(request: Request) -> Service:
    return service_of(request)


async def _language(request: Request) -> Language:
    return language_of(request)


TheService: TypeAlias = Annotated[Service, Depends(_service)]
TheLanguage: TypeAlias = Annotated[Language, Depends(_language)]
Caller: TypeAlias = Annotated[Principal, Depends(caller_of)]
LiveCaller: TypeAlias = Annotated[Principal, Depends(live_caller_of)]
Viewer: TypeAlias = Annotated[Principal, Depends(viewer_of)]
Observer: TypeAlias = Annotated[Principal, Depends(observer_of)]
SealKeeper: TypeAlias = Annotated[Principal, Depends(seal_keeper_of)]
Ruler: TypeAlias = Annotated[Principal, Depends(ruler_of)]
TableMaker: TypeAlias = Annotated[Principal, Depends(table_maker_of)]
TokenMaker: TypeAlias = Annotated[Principal, Depends(token_maker_of)]


class Body(Generic[T]):
    """The one dependency that reads a request's body: bounded, timed, decoded by `read`.

    `read` raises pydantic's `ValidationError`; `limit` picks the largest size in bytes.
    """

    def __init__(self, read: Callable[[bytes], T], limit: Callable[[Settings], int]) -> None:
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
