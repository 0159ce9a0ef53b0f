"""Bytes that are JSON already, as an HTTP answer, and exceptions as problems.

It makes no JSON of a table's state itself.
"""

from math import ceil
from typing import Any, Final, TypeVar

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException
from starlette.responses import Response

from app.auth import NotAuthenticated
from app.boundary import REQUEST_ID
from app.codec import UnreadableEntry
from app.deps import language_of
from app.gate import RateLimited
from app.live.desk import code_of
from app.live.desks import NotOpened, UnknownTable
from app.problems import Problem, faults_of, response
from app.store import StoreUnavailable
from app.tickets import TooManyTickets
from statemachine.texts import Language

T = TypeVar("T")

_OF_STATUS: Final = {404: "not_found", 405: "method_not_allowed"}


def reply(body: bytes, language: Language | None = None, status: int = 200) -> Response:
    """JSON as an answer; `language` is that of its sentences, None when it has none."""
    headers = {} if language is None else {"content-language": language}
    return Response(body, status, headers, "application/json")


def reply_with(
    adapter: TypeAdapter[T], value: T, language: Language | None = None, status: int = 200
) -> Response:
    """A value of the adapter's type as an answer."""
    return reply(adapter.dump_json(value), language, status)


def problem_of(error: Exception) -> Problem:
    """The problem that an expected exception is; KeyError is never hidden by it."""
    match error:
        case Problem():
            return error
        case NotAuthenticated():
            return Problem(error.code)
        case UnknownTable():
            return Problem("unknown_table")
        case NotOpened(refusal=refusal):
            return Problem(refusal.code, refusal.params)
        case RateLimited():
            seconds = ceil(error.retry_after)
            return Problem(
                "rate_limited", {"seconds": seconds}, headers={"retry-after": str(seconds)}
            )
        case TooManyTickets():
            return Problem("too_many_tickets")
        case StoreUnavailable():
            return Problem(code_of(error))
        case UnreadableEntry(seq=seq):
            return Problem(error.code, extra={} if seq is None else {"seq": seq})
        case RequestValidationError():
            return Problem("invalid_parameter", faults=faults_of(error.errors()))
        case HTTPException(status_code=status):
            return Problem(_OF_STATUS.get(status, "bad_request"), headers=error.headers)
        case _:
            raise TypeError(f"no problem for {type(error).__name__}")


async def answer_problem(request: Request, error: Exception) -> Response:
    """The exception handler for every expected exception."""
    request_id: Any = request.scope.get("state", {}).get(REQUEST_ID)
    return response(problem_of(error), language_of(request), request_id)


EXPECTED: Final[tuple[type[Exception], ...]] = (
    Problem,
    NotAuthenticated,
    RateLimited,
    UnknownTable,
    NotOpened,
    TooManyTickets,
    StoreUnavailable,
    UnreadableEntry,
    RequestValidationError,
    HTTPException,
)
