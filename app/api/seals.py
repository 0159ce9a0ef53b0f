"""Sealed claims over REST: to seal what a player wrote, to look at it, to show it to the table.

Cards leave here for who may keep a seal, and for everybody once the table has seen them; no
refusal holds any.
"""

from typing import Annotated

from fastapi import APIRouter, Depends, Path
from starlette.responses import Response

from app.api.answers import SEAL_KEPT, SEAL_MADE, SEAL_OPENED, SealKept, SealMade, SealOpened
from app.api.replies import reply_with
from app.api.schema import gives, takes
from app.deps import Body, SealMaker, SealReader, SealRevealer, TheService
from app.envelopes import LARGEST_SEQ, NEW_REVEAL, NEW_SEAL, NewReveal, NewSeal
from app.live.answers import Refused
from app.live.seals import open_claim, read_claim, seal_claim
from app.problems import Problem

router = APIRouter(prefix="/v1/tables/{table_id}/seals", tags=["tables"])

TheNewSeal = Annotated[NewSeal, Depends(Body(NEW_SEAL.validate_json))]
TheNewReveal = Annotated[NewReveal, Depends(Body(NEW_REVEAL.validate_json))]
Irregularity = Annotated[int, Path(ge=0, le=LARGEST_SEQ)]


@router.post(
    "",
    summary="Seal what a player wrote",
    response_class=Response,
    openapi_extra=takes("NewSeal"),
    responses=gives("SealMade", 400, 401, 403, 404, 408, 409, 413, 415, 422, 503),
)
async def seal(
    table_id: str, keeper: SealMaker, service: TheService, wanted: TheNewSeal
) -> Response:
    """The director enters the cards that a player wrote for a lost hand. Log and clients get
    their commitment; cards and salt are kept apart until the hand is over, if it came back.
    """
    desk = await service.desks.desk(table_id)
    made = await seal_claim(desk, service.store, wanted, keeper)
    if isinstance(made, Refused):
        raise _problem(made)
    return reply_with(SEAL_MADE, SealMade(made.seq, wanted.procedure, made.commitment))


@router.get(
    "/{procedure}",
    summary="Look at what is sealed",
    response_class=Response,
    responses=gives("SealKept", 401, 403, 404, 422, 503),
)
async def look(
    table_id: str, procedure: Irregularity, keeper: SealReader, service: TheService
) -> Response:
    """The cards under the seal of an irregularity of the hand, for the director to compare them.
    Who looked, and when, is written to the service's log.
    """
    desk = await service.desks.desk(table_id)
    kept = await read_claim(desk, service.store, procedure, keeper)
    if isinstance(kept, Refused):
        raise _problem(kept)
    return reply_with(SEAL_KEPT, SealKept(procedure, kept.commitment, kept.cards))


@router.post(
    "/{procedure}/reveal",
    summary="Show what was sealed",
    response_class=Response,
    openapi_extra=takes("NewReveal"),
    responses=gives("SealOpened", 400, 401, 403, 404, 408, 409, 413, 415, 422, 503),
)
async def reveal(
    table_id: str,
    procedure: Irregularity,
    ruler: SealRevealer,
    service: TheService,
    wanted: TheNewReveal,
) -> Response:
    """Show the table what was written for a hand that came back, once that hand is over; with
    the salt anybody can work out the commitment. What was written for a dead hand stays sealed.
    """
    desk = await service.desks.desk(table_id)
    opened = await open_claim(desk, service.store, procedure, wanted, ruler)
    if isinstance(opened, Refused):
        raise _problem(opened)
    return reply_with(
        SEAL_OPENED,
        SealOpened(opened.seq, procedure, opened.commitment, opened.cards, opened.salt),
    )


def _problem(refused: Refused) -> Problem:
    refusal = refused.refusal
    return Problem(refusal.code, refusal.params, extra={"seq": refused.seq})
