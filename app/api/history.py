"""Hands of all tables over REST: searched, and what went wrong in them counted, as CSV too.

What is searched was read off the logs; whoever wants the log itself asks its table.
"""

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Query
from starlette.responses import Response

from app.api.history_answers import (
    HANDS_FOUND,
    STATISTICS,
    Counted,
    FaultFound,
    HandFound,
    HandsFound,
    Statistics,
)
from app.api.replies import reply_with
from app.api.schema import gives, refuses
from app.audit.ranges import bound_of
from app.audit.spreadsheet import csv_line
from app.auth import Principal
from app.deps import Historian, Service, TheLanguage, TheService
from app.envelopes import LARGEST_SEQ, TableId
from app.problems import Fault, Problem
from app.store.hand_rows import RULING, CountBy, HandFilter, HandRow, Place
from statemachine.roles import RULERS
from statemachine.texts import TEXTS, Language, text

router = APIRouter(prefix="/v1", tags=["history"])

MOST_HANDS: Final = 100
LONGEST_NAME: Final = 200
HEAD: Final = ("by", "key", "name", "hands", "faults", "open", "rulings", "seconds")

_ANSWERS: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "The counts",
        "content": {
            "application/json": {"schema": {"$ref": "#/components/schemas/Statistics"}},
            "text/csv": {"schema": {"type": "string"}},
        },
    },
    **refuses(401, 403, 422, 503),
}

Name = Annotated[str | None, Query(min_length=1, max_length=LONGEST_NAME)]
Moment = Annotated[str | None, Query(max_length=40)]
Number = Annotated[int | None, Query(ge=1, le=LARGEST_SEQ)]


async def _asked(
    *,
    caller: Historian,
    table: Annotated[TableId | None, Query()] = None,
    first: Number = None,
    last: Number = None,
    kind: Annotated[str | None, Query(max_length=64)] = None,
    dealer: Name = None,
    player: Name = None,
    since: Moment = None,
    until: Moment = None,
) -> HandFilter:
    return HandFilter(
        _tables(caller, table),
        first,
        last,
        kind,
        dealer,
        player,
        _moment(since, "since"),
        _moment(until, "until", last=True),
        floor_only=caller.role in RULERS,
    )


Asked = Annotated[HandFilter, Depends(_asked)]


@router.get(
    "/hands",
    summary="Search past hands",
    response_class=Response,
    responses=gives("HandsFound", 401, 403, 422, 503),
)
async def search(
    *,
    caller: Historian,
    service: TheService,
    language: TheLanguage,
    wanted: Asked,
    limit: Annotated[int, Query(ge=1, le=MOST_HANDS)] = 25,
    after: Annotated[str | None, Query(max_length=120)] = None,
) -> Response:
    """Hands of all tables that the token is for, the newest first: of a `table`, with numbers from
    `first` to `last`, with a `kind` of irregularity, a `dealer`, a `player` (a part of the name
    will do), begun from `since` to `until` (days, or times in ISO 8601). `after` is the `more`
    of the answer before.
    """
    place = _place(after)
    names, unread = await _ready(service, caller, wanted)
    found = await service.store.hands.search(wanted, limit + 1, place)
    shown = HandsFound(
        hands=tuple(_found(row, names, language) for row in found[:limit]),
        more=_written(found[limit - 1]) if len(found) > limit else None,
        unread=unread,
    )
    return reply_with(HANDS_FOUND, shown, language)


@router.get("/statistics", summary="Count what went wrong", responses=_ANSWERS)
async def statistics(
    *,
    caller: Historian,
    service: TheService,
    language: TheLanguage,
    wanted: Asked,
    by: CountBy = "kind",
    format: Literal["json", "csv"] = "json",
) -> Response:
    """Irregularities and rulings by their kind, by table or by dealer, of the hands that the same
    search finds. As `csv` it is a file for a spreadsheet.
    """
    names, unread = await _ready(service, caller, wanted)
    counts = tuple(
        Counted(
            each.key,
            _name(each.key, by, names, language),
            each.hands,
            each.faults,
            each.open,
            each.rulings,
            None if each.seconds is None else round(each.seconds, 1),
        )
        for each in await service.store.hands.count(wanted, by)
    )
    if format == "json":
        return reply_with(STATISTICS, Statistics(by, counts, unread), language)
    lines = [csv_line(HEAD), *(csv_line(_cells(by, each)) for each in counts)]
    headers = {
        "content-disposition": f'attachment; filename="statistics-{by}.csv"',
        "content-language": language,
    }
    return Response(b"".join(lines), media_type="text/csv; charset=utf-8", headers=headers)


async def _ready(
    service: Service, caller: Principal, wanted: HandFilter
) -> tuple[dict[str, str], int]:
    """The names of the caller's tables, and how many of those that are wanted are not read."""
    rows = await service.store.log.list_tables()
    names = {row.id: row.name for row in rows if caller.may_see(row.id)}
    asked = [each for each in names if wanted.tables is None or each in wanted.tables]
    return names, await service.history.catch_up(asked)


def _tables(caller: Principal, table: str | None) -> Collection[str] | None:
    if table is None:
        return caller.tables
    if not caller.may_see(table):
        raise Problem("table_forbidden")
    return (table,)


def _moment(written: str | None, name: str, *, last: bool = False) -> str | None:
    if written is None:
        return None
    try:
        bound = bound_of(written, last=last)
    except (ValueError, OverflowError):
        bound = 0
    if isinstance(bound, int):
        raise Problem("invalid_parameter", faults=[Fault(f"/query/{name}", "wrong_form")])
    return bound


def _written(row: HandRow) -> str:
    return f"{row.began_at}~{row.table_id}~{row.first_seq}"


def _place(written: str | None) -> Place | None:
    if written is None:
        return None
    began_at, _, rest = written.partition("~")
    table_id, _, seq = rest.partition("~")
    try:
        datetime.fromisoformat(began_at).astimezone(UTC)
        return Place(began_at, table_id, min(int(seq), LARGEST_SEQ))
    except (ValueError, OverflowError):
        raise Problem("invalid_parameter", faults=[Fault("/query/after", "wrong_form")]) from None


def _found(row: HandRow, names: dict[str, str], language: Language) -> HandFound:
    return HandFound(
        table=row.table_id,
        table_name=names.get(row.table_id, row.table_id),
        number=row.number,
        first_seq=row.first_seq,
        last_seq=row.last_seq,
        began_at=row.began_at,
        last_at=row.last_at,
        dealer=row.dealer,
        players=row.players,
        faults=tuple(
            FaultFound(
                each.kind,
                _title(each.kind, language),
                each.seq,
                each.at,
                each.rule,
                each.who,
                each.outcome,
                each.reason,
                each.seconds,
            )
            for each in row.faults
        ),
    )


def _title(kind: str, language: Language) -> str:
    """What a kind is called; a newer release may have noted one that is not known here."""
    if kind == RULING or f"fault.{kind}" not in TEXTS[language]:
        return ""
    return text(f"fault.{kind}", language, street=None, seat=None, place=None)


def _name(key: str, by: CountBy, names: dict[str, str], language: Language) -> str:
    match by:
        case "kind":
            return _title(key, language)
        case "table":
            return names.get(key, "")
        case "dealer":
            return key


def _cells(by: CountBy, each: Counted) -> tuple[str | int | float | None, ...]:
    return (
        by,
        each.key,
        each.name,
        each.hands,
        each.faults,
        each.open,
        each.rulings,
        each.seconds,
    )
