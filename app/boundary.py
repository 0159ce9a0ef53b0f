"""The outermost layer: request ids, security headers, the access log and the last-resort answer.

It is plain ASGI, reads no body and checks no token; it logs no query, no header and no error's
words.
"""

import random
import time
from typing import Final
from urllib.parse import quote

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.problems import Problem, response
from app.secrecy import redacted
from app.telemetry.logs import REQUEST, logger_of
from app.telemetry.metrics import OTHER
from app.telemetry.telemetry import Telemetry
from app.telemetry.tracing import NoSpans, Span
from app.texts import preferred_language
from statemachine.texts import Language

logger = logger_of(__name__)
access_log = logger_of("app.access")

REQUEST_ID: Final = "request_id"
CLIENT_GONE: Final = 499
INTERNAL_ERROR: Final = 1011

SECURITY_HEADERS: Final = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    # For browsers that do not know `frame-ancestors`. A picture over a video is no frame.
    "x-frame-options": "DENY",
}
# Only of what came encrypted, by the word of a trusted proxy too: a browser stays with that.
HSTS: Final = "max-age=31536000"

_HSTS: Final = (b"strict-transport-security", HSTS.encode())
_OF_ALL: Final = tuple((name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items())
_OF_API: Final = (*_OF_ALL, (b"cache-control", b"no-store"))
_VARY: Final = "accept-language, authorization"

_LONGEST_PATH: Final = 200
# What asks for the service's health again and again is not worth a span.
_TRACED: Final = "/v1/"
_UNTRACED: Final = NoSpans()


class Boundary:
    """Wraps the whole application. `language` is for callers who ask for none."""

    def __init__(self, app: ASGIApp, language: Language, telemetry: Telemetry) -> None:
        self._app = app
        self._language = language
        self._telemetry = telemetry

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        request_id = _name(scope)
        token = REQUEST.set(request_id)
        try:
            if scope["type"] == "http":
                await self._http(scope, receive, send, request_id)
            else:
                await self._websocket(scope, receive, send)
        finally:
            REQUEST.reset(token)

    async def _http(self, scope: Scope, receive: Receive, send: Send, request_id: str) -> None:
        begun = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message, scope, request_id)
            await send(message)

        spans = self._telemetry.spans if scope["path"].startswith(_TRACED) else _UNTRACED
        with spans.span("request") as span:
            try:
                await self._app(scope, receive, send_with_headers)
            except ClientDisconnect:
                status = status or CLIENT_GONE
            except Exception as error:
                logger.error("a request failed", error=error)
                if not status:
                    accepted = Headers(scope=scope).get("accept-language", "")
                    language = preferred_language(accepted, self._language)
                    answer = response(Problem("internal_error"), language, request_id)
                    await answer(scope, receive, send_with_headers)
            finally:
                self._tell(scope, status, time.perf_counter() - begun, span)

    def _tell(self, scope: Scope, status: int, seconds: float, span: Span) -> None:
        method, route = scope["method"], getattr(scope.get("route"), "path", None)
        table = scope.get("path_params", {}).get("table_id")
        self._telemetry.metrics.answered(method, route, status, seconds)
        span.tell(table=table, kind=f"{method} {route or OTHER}", outcome=str(status))
        access_log.info(
            "request",
            method=method,
            path=loggable(scope["path"]),
            status=status,
            ms=round(seconds * 1000, 1),
        )

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        closed = False

        async def watch(message: Message) -> None:
            nonlocal closed
            closed = closed or message["type"] == "websocket.close"
            await send(message)

        try:
            await self._app(scope, receive, watch)
        except Exception as error:
            logger.error("a socket failed", error=error)
            if not closed:
                await send({"type": "websocket.close", "code": INTERNAL_ERROR, "reason": ""})
        finally:
            ms = round((time.perf_counter() - begun) * 1000, 1)
            access_log.info("socket", path=loggable(scope["path"]), ms=ms)


def loggable(path: str) -> str:
    """A request's path on one line of plain characters, without anything like a secret."""
    return redacted(quote(path, errors="replace"))[:_LONGEST_PATH]


def _name(scope: Scope) -> str:
    # It names and guards nothing, so it need not be hard to guess.
    request_id = f"{random.getrandbits(64):016x}"
    scope.setdefault("state", {})[REQUEST_ID] = request_id
    return request_id


def _add_headers(message: Message, scope: Scope, request_id: str) -> None:
    # Put in as the bytes that they are sent as: every answer passes here, and to look each name
    # up in all headers took longer than the rules do.
    headers: list[tuple[bytes, bytes]] = list(message.get("headers", ()))
    given = {name for name, _ in headers}
    api = scope["path"].startswith("/v1/")
    headers += (header for header in (_OF_API if api else _OF_ALL) if header[0] not in given)
    headers.append((b"x-request-id", request_id.encode()))
    if scope["scheme"] == "https":
        headers.append(_HSTS)
    message["headers"] = headers
    if api:
        if b"vary" in given:
            MutableHeaders(scope=message).add_vary_header(_VARY)
        else:
            headers.append((b"vary", _VARY.encode()))
