"""A table's log and its irregularities over REST, as the caller may see them.

The bytes that the hashes cover are not shown here.
"""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from app.api.answers import LOG_ANSWER, LogAnswer
from app.api.replies import reply, reply_with
from app.api.schema import gives
from app.api.seen import entry_shown, irregularity_list
from app.deps import LogReader, TheLanguage, TheService, Viewer
from app.envelopes import LARGEST_SEQ

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["tables"])

MOST_ENTRIES = 500

After = Annotated[int, Query(ge=0, le=LARGEST_SEQ)]
Limit = Annotated[int, Query(ge=1, le=MOST_ENTRIES)]


@router.get(
    "/log",
    summary="The table's log",
    response_class=Response,
    responses=gives("LogAnswer", 401, 403, 404, 422, 503),
)
async def read_log(
    table_id: str, viewer: LogReader, service: TheService, after: After = 0, limit: Limit = 100
) -> Response:
    """The entries after a position, in order, at most `limit` of them."""
    desk = await service.desks.desk(table_id)
    entries = await desk.read(after, limit)
    if entries and entries[-1].entry.seq > desk.seq:
        # Another node stored them, and this one has not heard of it yet.
        await desk.catch_up()
    pruned = await service.store.prunings.newest(desk.id)
    shown = LogAnswer(
        epoch=service.store.log.epoch(),
        first_seq=1 if pruned is None else pruned.through_seq + 1,
        last_seq=desk.seq,
        entries=tuple(entry_shown(logged, viewer.role) for logged in entries),
    )
    return reply_with(LOG_ANSWER, shown)


@router.get(
    "/irregularities",
    summary="The irregularities of the hand in play",
    response_class=Response,
    responses=gives("IrregularityList", 401, 403, 404, 422, 503),
)
async def list_irregularities(
    table_id: str,
    viewer: Viewer,
    service: TheService,
    language: TheLanguage,
    only_open: Annotated[bool, Query(alias="open")] = False,
) -> Response:
    """Each fault of the hand, its remedy and where that stands; with `open` the open ones."""
    desk = await service.desks.desk(table_id)
    body = irregularity_list(desk, viewer.role, language, only_open=only_open)
    return reply(body, language)
