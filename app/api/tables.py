"""Tables over REST: to open one, to list them, and the state of one as the caller may see it.

What happens at a table comes in through `observations`.
"""

import secrets
from typing import Annotated, Final

from fastapi import APIRouter, Depends
from starlette.responses import Response

from app.api.answers import TABLE_LIST, TableList, TableListed
from app.api.replies import reply, reply_with
from app.api.schema import gives, takes
from app.api.seen import table_answer
from app.codec import UnreadableEntry
from app.deps import Body, LiveCaller, TableMaker, TheLanguage, TheService, Viewer
from app.envelopes import NEW_TABLE, NewTable
from app.live.origin import Origin, read_origin
from app.problems import Problem
from app.telemetry.logs import logger_of
from statemachine.observations import (
    ButtonPlaced,
    DenominationsSet,
    LevelSet,
    Observation,
    PlayerSeated,
)
from statemachine.rulebooks import RULEBOOKS
from statemachine.variants import VARIANTS

logger = logger_of(__name__)

router = APIRouter(prefix="/v1/tables", tags=["tables"])

TheNewTable = Annotated[NewTable, Depends(Body(NEW_TABLE.validate_json))]
ID_BYTES: Final = 4


@router.post(
    "",
    summary="Open a table",
    status_code=201,
    response_class=Response,
    openapi_extra=takes("NewTable"),
    responses=gives("TableAnswer", 400, 401, 403, 404, 409, 413, 415, 422, 503, status=201),
)
async def open_table(
    maker: TableMaker, service: TheService, language: TheLanguage, wanted: TheNewTable
) -> Response:
    """Open a table, with players, level and button if they are given."""
    if wanted.variant not in VARIANTS:
        raise Problem("unknown_variant", {"known": ", ".join(VARIANTS)})
    if wanted.rulebook not in RULEBOOKS:
        raise Problem("unknown_rulebook")
    table_id = wanted.id or secrets.token_hex(ID_BYTES)
    origin = Origin(
        name=wanted.name,
        variant=wanted.variant,
        rulebook=wanted.rulebook,
        seats=wanted.seats,
        actor=maker.label,
        role=maker.role,
        tracking=wanted.tracking,
    )
    desk = await service.desks.create(table_id, origin, _setup(wanted), maker)
    if desk is None:
        raise Problem("table_exists")
    body = table_answer(desk, service.store.log.epoch(), maker.role, language)
    made = reply(body, language, 201)
    made.headers["location"] = f"/v1/tables/{table_id}"
    return made


def _setup(wanted: NewTable) -> list[Observation]:
    said: list[Observation] = [
        PlayerSeated(new.seat, new.player, new.stack) for new in wanted.players
    ]
    if (level := wanted.level) is not None:
        said.append(
            LevelSet(
                level.small_blind,
                level.big_blind,
                level.ante,
                level.ante_kind,
                level.bring_in,
                level.small_bet,
                level.big_bet,
                level.min_bet,
            )
        )
    if wanted.denominations:
        said.append(DenominationsSet(wanted.denominations))
    if wanted.button is not None:
        said.append(ButtonPlaced(wanted.button))
    return said


@router.get(
    "",
    summary="List the tables",
    response_class=Response,
    responses=gives("TableList", 401, 403, 503),
)
async def list_tables(caller: LiveCaller, service: TheService) -> Response:
    """The tables that the caller's token is for."""
    listed = []
    for row in await service.store.log.list_tables():
        if caller.may_see(row.id):
            try:
                origin = read_origin(row.body)
            except UnreadableEntry:
                # One damaged row must not hide all the others.
                logger.error("the row of a table cannot be read", table=row.id)
                continue
            listed.append(
                TableListed(
                    id=row.id,
                    name=row.name,
                    variant=origin.variant,
                    rulebook=origin.rulebook,
                    seats=origin.seats,
                    created_at=row.created_at,
                )
            )
    return reply_with(TABLE_LIST, TableList(tuple(listed)))


@router.get(
    "/{table_id}",
    summary="The table now",
    response_class=Response,
    responses=gives("TableAnswer", 401, 403, 404, 503),
)
async def get_table(
    table_id: str, viewer: Viewer, service: TheService, language: TheLanguage
) -> Response:
    """State, open irregularities and advice as the caller's role may see them."""
    desk = await service.desks.desk(table_id)
    return reply(table_answer(desk, service.store.log.epoch(), viewer.role, language), language)
