"""The outermost layer: request ids, security headers, the access log and the last-resort answer.

It is plain ASGI, reads no body and checks no token; it logs no query, no header and no error's
words.
"""

import logging
import re
import secrets
import time
from typing import Final
from urllib.parse import quote

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.failures import described
from app.problems import Problem, response
from app.texts import preferred_language
from statemachine.texts import Language

logger = logging.getLogger(__name__)
access_log = logging.getLogger("app.access")

REQUEST_ID: Final = "request_id"
CLIENT_GONE: Final = 499
INTERNAL_ERROR: Final = 1011

SECURITY_HEADERS: Final = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}

# A secret has no place in an address; where somebody puts one, it is not written down.
_SECRET: Final = re.compile(r"fct?_[A-Za-z0-9_%-]+")
_LONGEST_PATH: Final = 200


class Boundary:
    """Wraps the whole application. `language` is for callers who ask for none."""

    def __init__(self, app: ASGIApp, language: Language) -> None:
        self._app = app
        self._language = language

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        request_id = _name(scope)
        begun = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message, scope["path"], request_id)
            await send(message)

        try:
            await self._app(scope, receive, send_with_headers)
        except ClientDisconnect:
            status = status or CLIENT_GONE
        except Exception as error:
            logger.error("request %s failed: %s", request_id, described(error))
            if not status:
                accepted = Headers(scope=scope).get("accept-language", "")
                language = preferred_language(accepted, self._language)
                answer = response(Problem("internal_error"), language, request_id)
                await answer(scope, receive, send_with_headers)
        finally:
            access_log.info(
                "%s %s %d %.1f ms %s",
                scope["method"],
                loggable(scope["path"]),
                status,
                (time.perf_counter() - begun) * 1000,
                request_id,
            )

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        request_id = _name(scope)
        closed = False

        async def watch(message: Message) -> None:
            nonlocal closed
            closed = closed or message["type"] == "websocket.close"
            await send(message)

        try:
            await self._app(scope, receive, watch)
        except Exception as error:
            logger.error("socket %s failed: %s", request_id, described(error))
            if not closed:
                await send({"type": "websocket.close", "code": INTERNAL_ERROR, "reason": ""})
        finally:
            access_log.info("SOCKET %s %s", loggable(scope["path"]), request_id)


def loggable(path: str) -> str:
    """A request's path on one line of plain characters, without anything like a secret."""
    return _SECRET.sub("fc_...", quote(path, errors="replace"))[:_LONGEST_PATH]


def _name(scope: Scope) -> str:
    request_id = secrets.token_hex(8)
    scope.setdefault("state", {})[REQUEST_ID] = request_id
    return request_id


def _add_headers(message: Message, path: str, request_id: str) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in SECURITY_HEADERS.items():
        headers.setdefault(name, value)
    headers["x-request-id"] = request_id
    if path.startswith("/v1/"):
        headers.setdefault("cache-control", "no-store")
        headers.add_vary_header("accept-language, authorization")
