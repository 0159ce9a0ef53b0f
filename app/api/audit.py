"""What whoever checks a house asks for over REST: the log to take away, and who saw hidden cards.

It shows no hidden card itself, and proves nothing: `floorcall verify` does.
"""

from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import APIRouter, Query
from starlette.responses import Response, StreamingResponse

from app.api.past_answers import READ_LIST, ReadList, ReadShown
from app.api.replies import reply_with
from app.api.schema import gives, refuses
from app.audit.exporting import MEDIA_TYPES, Export, ExportFormat, export_of
from app.audit.ranges import Bound, Range, bound_of
from app.audit.reads import read_body
from app.codec import UnreadableEntry
from app.deps import AuditExporter, ReadsReader, TheService
from app.envelopes import LARGEST_SEQ
from app.problems import Fault, Problem
from app.store import EventLog, StoredEntry
from app.store.reads import ReadRow

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["audit"])

MOST_READS: Final = 500
PAGE: Final = 250

_ANSWERS: Final = {
    200: {
        "description": "The export, sent while it is read",
        "content": {media: {"schema": {"type": "string"}} for media in MEDIA_TYPES.values()},
    },
    **refuses(401, 403, 404, 422, 503),
}


@router.get("/export", summary="The log to take away", responses=_ANSWERS)
async def export(
    *,
    table_id: str,
    caller: AuditExporter,
    service: TheService,
    format: Annotated[ExportFormat, Query()] = "jsonl",
    first: Annotated[str | None, Query(alias="from", max_length=40)] = None,
    last: Annotated[str | None, Query(alias="to", max_length=40)] = None,
) -> Response:
    """Entries with their hashes as JSON Lines, or irregularities and rulings as CSV, a row each.
    `from` and `to` are entries by their `seq`, days, or times in ISO 8601 (UTC unless they say
    so); both ends are in it. Hidden cards are in neither format.
    """
    desk = await service.desks.desk(table_id)
    wanted = Range(_bound(first, "from"), _bound(last, "to", last=True))
    lines = export_of(wanted, caller.role, format)
    # What cannot be read at all is still answered as a problem.
    begun = await service.store.log.read(desk.id, 0, PAGE)
    return StreamingResponse(
        _sent(lines, begun, service.store.log, desk.id),
        media_type=MEDIA_TYPES[format],
        headers={"content-disposition": f'attachment; filename="{desk.id}.{format}"'},
    )


async def _sent(
    lines: Export, page: list[StoredEntry], log: EventLog, table_id: str
) -> AsyncIterator[bytes]:
    yield lines.begin()
    while page:
        ready: list[bytes] = []
        for stored in page:
            if lines.over(stored):
                yield b"".join((*ready, lines.end()))
                return
            ready.append(lines.take(stored))
        yield b"".join(ready)
        page = await log.read(table_id, page[-1].seq, PAGE)
    yield lines.end()


def _bound(text: str | None, name: str, *, last: bool = False) -> Bound | None:
    try:
        return None if text is None else bound_of(text, last=last)
    except (ValueError, OverflowError):
        fault = Fault(f"/query/{name}", "wrong_form")
        raise Problem("invalid_parameter", faults=[fault]) from None


@router.get(
    "/reads",
    summary="Who looked at hidden cards",
    response_class=Response,
    responses=gives("ReadList", 401, 403, 404, 422, 503),
)
async def list_reads(
    table_id: str,
    caller: ReadsReader,
    service: TheService,
    after: Annotated[int, Query(ge=0, le=LARGEST_SEQ)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_READS)] = 100,
) -> Response:
    """Each look at a sealed claim, and each copy that was made with every card in it, in order.
    Each is chained to the one before, as the table's entries are.
    """
    desk = await service.desks.desk(table_id)
    rows = await service.store.reads.list_reads(desk.id, after, limit)
    return reply_with(READ_LIST, ReadList(tuple(_shown(row) for row in rows)))


def _shown(row: ReadRow) -> ReadShown:
    read = read_body(row.body)
    if read is None:
        raise UnreadableEntry("A look at hidden cards cannot be read.")
    return ReadShown(
        number=row.number,
        at=row.at,
        actor=read.actor,
        token=read.token,
        role=read.role,
        looked=read.looked,
        seq=read.seq,
        detail=read.detail,
        hash=row.hash.hex(),
    )
