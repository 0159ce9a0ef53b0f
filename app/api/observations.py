"""The one way in over REST: what was seen at a table, one observation or a list in order.

It decides nothing and stores nothing: the table's desk does both.
"""

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.api.answers import Acknowledged
from app.api.replies import reply
from app.api.schema import gives, takes
from app.api.seen import observed_answer
from app.deps import AllowedHere, Body, language_of, service_of
from app.envelopes import Observed, read_observed
from app.live.answers import Refused
from app.problems import Problem
from app.telemetry.metrics import UNREADABLE
from app.telemetry.outcomes import outcome_of

MINIMAL: Final = "return=minimal"

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["tables"])


class _Observations(Body[tuple[Observed, ...]]):
    """A body of observations; one that is none is counted with those that are refused."""

    async def __call__(self, request: Request) -> tuple[Observed, ...]:
        try:
            return await super().__call__(request)
        except Problem as problem:
            metrics = service_of(request).telemetry.metrics
            metrics.observed(UNREADABLE, outcome_of(problem.code))
            raise


# Called here and not as dependencies: those took longer than deciding and storing together.
_observer = AllowedHere("observe")
_observations = _Observations(read_observed, lambda settings: settings.max_observations_body)


@router.post(
    "/observations",
    summary="Say what happened",
    response_class=Response,
    openapi_extra=takes("Observed", many=True),
    responses=gives("ObservedAnswer", 400, 401, 403, 404, 408, 409, 413, 415, 422, 428, 503),
)
async def observe(request: Request, table_id: str) -> Response:
    """Take observations in order up to the first refusal.

    Each acknowledged one is on disk. A refusal is a problem that also names the observation
    (`observation_id`, `index` from 0), what was acknowledged before it (`acks`) and where the
    table stands (`seq`); nothing after it was taken. Who follows the table on a socket, or does
    not look at it, sends `Prefer: return=minimal`: an answer without the view takes half as long.
    """
    service, language = service_of(request), language_of(request)
    observer = await _observer(request, table_id)
    observed = await _observations(request)
    desk = await service.desks.desk(table_id)
    acks: list[Acknowledged] = []
    for index, one in enumerate(observed):
        answer = await desk.observe(one, observer)
        if isinstance(answer, Refused):
            raise Problem(
                answer.refusal.code,
                answer.refusal.params,
                extra={
                    "seq": answer.seq,
                    "observation_id": one.observation_id,
                    "index": index,
                    "acks": [
                        {"observation_id": ack.observation_id, "seq": ack.seq} for ack in acks
                    ],
                    **_missed(answer),
                },
            )
        acks.append(Acknowledged(one.observation_id, answer.seq))
    minimal = prefers_minimal(request.headers.get("prefer"))
    body = observed_answer(desk, acks, observer.role, language, minimal=minimal)
    response = reply(body, language)
    if minimal:
        response.headers["preference-applied"] = MINIMAL
    return response


def prefers_minimal(prefer: str | None) -> bool:
    """Whether a `Prefer` header (RFC 7240) asks for no more than is needed."""
    return prefer is not None and MINIMAL in {
        wish.partition(";")[0].replace(" ", "").replace('"', "").lower()
        for wish in prefer.split(",")
    }


def _missed(answer: Refused) -> dict[str, str | int]:
    params = answer.refusal.params
    return {"missed": params["missed"]} if answer.refusal.code == "stale_seq" else {}
