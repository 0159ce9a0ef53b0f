"""Which pages of a browser may call the service: its own, and those of the allowed origins.

It is plain ASGI and looks at no token: a program sends no Origin, and passes.
"""

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from app.problems import Problem, response
from app.protocol.close_codes import ORIGIN_FORBIDDEN
from app.protocol.endpoint import SUBPROTOCOL
from app.texts import preferred_language
from statemachine.texts import Language

# What changes nothing; without a CORS header no other page can read the answer either.
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_PORTS: Final = {"http": 80, "https": 443}


class OriginCheck:
    """Wraps the application. `language` is for callers who ask for none."""

    def __init__(self, app: ASGIApp, allowed: Iterable[str], language: Language) -> None:
        self._app = app
        self._allowed = frozenset(map(_parts, allowed))
        self._language = language

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        asks = kind == "websocket" or (kind == "http" and scope["method"] not in _SAFE)
        if not asks or self._is_ours(Headers(scope=scope)):
            await self._app(scope, receive, send)
        elif kind == "websocket":
            await _refuse_socket(scope, receive, send)
        else:
            await self._refuse(scope, receive, send)

    def _is_ours(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return True
        parts = _parts(origin)
        return parts is not None and (
            parts in self._allowed or is_same_origin(origin, headers.get("host", ""))
        )

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted = Headers(scope=scope).get("accept-language", "")
        language = preferred_language(accepted, self._language)
        request_id = scope.get("state", {}).get("request_id")
        answer = response(Problem("origin_forbidden"), language, request_id)
        await answer(scope, receive, send)


async def _refuse_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Accept and close: a page learns why from a close code alone."""
    await receive()
    offered = SUBPROTOCOL in scope["subprotocols"]
    await send(
        {"type": "websocket.accept", "subprotocol": SUBPROTOCOL if offered else None, "headers": []}
    )
    why = ORIGIN_FORBIDDEN
    await send({"type": "websocket.close", "code": why.code, "reason": why.reason})


def is_same_origin(origin: str, host: str) -> bool:
    """Whether a page of this origin was served by the host that a request names.

    The scheme is the origin's: what is encrypted ends before a proxy, and its host is enough.
    """
    parts = _parts(origin)
    if parts is None:
        return False
    scheme, name, port = parts
    there = _parts(f"{scheme}://{host}")
    return there is not None and there[1:] == (name, port)


def _parts(origin: str) -> tuple[str, str, int] | None:
    try:
        split = urlsplit(origin)
        port = split.port
    except ValueError:
        return None
    if split.scheme not in _PORTS or not split.hostname:
        return None
    return split.scheme, split.hostname, port or _PORTS[split.scheme]
