"""The one way in over REST: what was seen at a table, one observation or a list in order.

It decides nothing and stores nothing: the table's desk does both.
"""

from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.responses import Response

from app.api.answers import Acknowledged
from app.api.replies import reply
from app.api.schema import gives, takes
from app.api.seen import observed_answer
from app.deps import Body, Observer, TheLanguage, TheService
from app.envelopes import Observed, read_observed
from app.live.answers import Refused
from app.problems import Problem

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["tables"])

TheObserved = Annotated[
    tuple[Observed, ...],
    Depends(Body(read_observed, lambda settings: settings.max_observations_body)),
]


@router.post(
    "/observations",
    summary="Say what happened",
    response_class=Response,
    openapi_extra=takes("Observed", many=True),
    responses=gives("ObservedAnswer", 400, 401, 403, 404, 408, 409, 413, 415, 422, 428, 503),
)
async def observe(
    table_id: str,
    observer: Observer,
    service: TheService,
    language: TheLanguage,
    observed: TheObserved,
) -> Response:
    """Take observations in order up to the first refusal.

    Each acknowledged one is on disk. A refusal is a problem that also names the observation
    (`observation_id`, `index` from 0), what was acknowledged before it (`acks`) and where the
    table stands (`seq`); nothing after it was taken.
    """
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
    return reply(observed_answer(desk, acks, observer.role, language), language)


def _missed(answer: Refused) -> dict[str, str | int]:
    params = answer.refusal.params
    return {"missed": params["missed"]} if answer.refusal.code == "stale_seq" else {}
