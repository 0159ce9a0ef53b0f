"""What went wrong, as one coded problem: its status, its sentence and its bytes (RFC 9457).

It never repeats what the caller sent, nor what an exception said: either may name a hidden card.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from pydantic import ValidationError
from pydantic_core import ErrorDetails
from starlette.responses import Response

from app.codec import EFFECT_KINDS, OBSERVATION_KINDS
from app.texts import sentence
from statemachine.texts import Language

MEDIA_TYPE: Final = "application/problem+json"
MOST_ERRORS: Final = 20
LONGEST_NAME: Final = 40

# What the domain refuses as a message is well formed and still no content for this table.
REFUSED: Final = 422

STATUS: Final[Mapping[str, int]] = {
    "bad_request": 400,
    "malformed_json": 400,
    "bad_pairing": 401,
    "bad_token": 401,
    "pairing_expired": 401,
    "pairing_used": 401,
    "token_expired": 401,
    "token_missing": 401,
    "token_revoked": 401,
    "bad_badge": 403,
    "bad_pin": 403,
    "broadcast_only": 403,
    "delay_refused": 403,
    "origin_forbidden": 403,
    "role_forbidden": 403,
    "role_not_pairable": 403,
    "table_forbidden": 403,
    "not_found": 404,
    "seal_not_kept": 404,
    "seq_not_in_hand": 404,
    "unknown_hand": 404,
    "unknown_dealer": 404,
    "unknown_pairing": 404,
    "unknown_procedure": 404,
    "unknown_rulebook": 404,
    "unknown_table": 404,
    "unknown_token": 404,
    "unknown_variant": 404,
    "method_not_allowed": 405,
    "body_timeout": 408,
    "dealer_exists": 409,
    "drill_changed": 409,
    "last_admin": 409,
    "observation_id_reused": 409,
    "stale_seq": 409,
    "table_exists": 409,
    "unknown_seq": 409,
    "body_too_large": 413,
    "unsupported_media_type": 415,
    "drill_kind_impossible": 422,
    "drill_unknown_choice": 422,
    "drill_unknown_hand": 422,
    "hand_unwritable": 422,
    "invalid_message": 422,
    "invalid_parameter": 422,
    "expected_seq_required": 428,
    "rate_limited": 429,
    "too_many_tickets": 429,
    "internal_error": 500,
    "log_format_too_new": 503,
    "log_unreadable": 503,
    "rulebook_not_here": 503,
    "store_busy": 503,
    "store_unavailable": 503,
    "web_not_built": 503,
}

# The few of the domain's own refusals that are not about what was said but about who says it.
_OF_DOMAIN: Final[Mapping[str, int]] = {
    "floor_only": 403,
    "floor_step_retraction": 403,
    "role_may_not": 403,
    "not_in_control": 409,
}

# Pydantic's own names of faults become ours, which are never renamed.
_FAULTS: Final[Mapping[str, str]] = {
    "dataclass_exact_type": "not_an_object",
    "dataclass_type": "not_an_object",
    "dict_type": "not_an_object",
    "extra_forbidden": "unknown_field",
    "unexpected_keyword_argument": "unknown_field",
    "missing": "missing",
    "missing_argument": "missing",
    "union_tag_invalid": "unknown_kind",
    "union_tag_not_found": "kind_missing",
    "literal_error": "not_one_of",
    "enum": "not_one_of",
    "int_type": "not_an_integer",
    "int_parsing_size": "out_of_range",
    "int_from_float": "not_an_integer",
    "int_parsing": "not_an_integer",
    "float_type": "not_a_number",
    "finite_number": "not_a_number",
    "bool_type": "not_a_boolean",
    "string_type": "not_a_string",
    "string_unicode": "not_a_string",
    "string_pattern_mismatch": "wrong_form",
    "string_too_short": "too_short",
    "string_too_long": "too_long",
    "tuple_type": "not_a_list",
    "list_type": "not_a_list",
    "too_short": "too_short",
    "too_long": "too_long",
    "greater_than": "out_of_range",
    "greater_than_equal": "out_of_range",
    "less_than": "out_of_range",
    "less_than_equal": "out_of_range",
}

# The tag of a union is a step of pydantic's path and none of the caller's.
_TAGS: Final = OBSERVATION_KINDS | EFFECT_KINDS

Params: TypeAlias = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a message: a JSON pointer to it, and a stable code."""

    path: str
    code: str


class Problem(Exception):
    """An answer that says no. `code` is stable; `params` fill its sentence.

    `extra` are further members of the answer, for a program to read.
    """

    def __init__(
        self,
        code: str,
        params: Params | None = None,
        *,
        faults: Iterable[Fault] = (),
        extra: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.params = params or {}
        self.faults = tuple(faults)
        self.extra = extra or {}
        self.headers = headers or {}

    @property
    def status(self) -> int:
        """The HTTP status of the code."""
        return status_of(self.code)


@dataclass(frozen=True, slots=True)
class ProblemBody:
    """The members of every problem.

    `type` is a URN of the code; `text` is one sentence in the caller's language; `errors` says
    where in the message, when that is known.
    """

    type: str
    title: str
    status: int
    code: str
    text: str
    request_id: str | None = None
    errors: tuple[Fault, ...] = field(default=())


def status_of(code: str) -> int:
    """The HTTP status of a code; one of the domain's own is a refused observation."""
    return STATUS.get(code) or _OF_DOMAIN.get(code, REFUSED)


def members(problem: Problem, language: Language, request_id: str | None = None) -> dict[str, Any]:
    """The problem as plain data, its sentence in the language asked for."""
    text = sentence(problem.code, language, problem.params)
    body: dict[str, Any] = {
        "type": f"urn:floorcall:problem:{problem.code}",
        "title": text,
        "status": problem.status,
        "code": problem.code,
        "text": text,
    }
    if request_id is not None:
        body["request_id"] = request_id
    if problem.faults:
        body["errors"] = [{"path": fault.path, "code": fault.code} for fault in problem.faults]
    return body | dict(problem.extra)


def response(problem: Problem, language: Language, request_id: str | None = None) -> Response:
    """The problem as an HTTP answer."""
    headers = {"content-language": language, **problem.headers}
    if problem.status == 401:
        headers["www-authenticate"] = 'Bearer realm="floorcall"'
    if problem.status == 503:
        headers.setdefault("retry-after", "1")
    return Response(
        json.dumps(members(problem, language, request_id), ensure_ascii=False).encode(),
        problem.status,
        headers,
        MEDIA_TYPE,
    )


def unreadable(error: ValidationError) -> Problem:
    """The problem with a body that was refused, without anything of the body."""
    details = error.errors(include_url=False, include_context=False, include_input=False)
    if details[0]["type"] == "json_invalid":
        return Problem("malformed_json")
    return Problem("invalid_message", faults=faults_of(details))


def faults_of(details: Iterable[ErrorDetails]) -> list[Fault]:
    """Each fault once, as far as `MOST_ERRORS` go."""
    found = dict.fromkeys(
        Fault(_pointer(detail["loc"], detail["type"]), _FAULTS.get(detail["type"], "wrong_value"))
        for detail in details
    )
    return list(found)[:MOST_ERRORS]


def _pointer(loc: tuple[int | str, ...], fault: str) -> str:
    steps = list(loc)
    surplus = _FAULTS.get(fault) == "unknown_field"
    # A surplus field's name is the caller's own text: only what can be a field name is said.
    name = steps.pop() if surplus and steps else None
    path = [str(step) for step in steps if step not in _TAGS]
    if isinstance(name, str) and name.isascii() and name.isidentifier():
        path.append(name[:LONGEST_NAME])
    return "".join(f"/{step}" for step in path)
