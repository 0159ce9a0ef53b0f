"""Pairings over REST: a code for a tablet, made by who may and turned into a token by who has it.

Codes and secrets are told once; nothing here shows a page.
"""

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from app.api.answers import (
    PAIRING_MADE,
    PAIRING_SHOWN,
    TOKEN_MADE,
    PairingMade,
    PairingShown,
    TokenMade,
)
from app.api.replies import reply_with
from app.api.schema import gives, refuses, takes
from app.api.tokens import token_shown
from app.api.wanted import check_delay, end_of
from app.auth import Principal
from app.deps import Body, PairingMaker, Service, TheService
from app.envelopes import NEW_PAIRING, NEW_REDEMPTION, NewPairing, NewRedemption
from app.gate import address_of
from app.origins import is_same_origin
from app.pairing import link_to, may_pair, modules_of
from app.problems import Problem
from app.store.pairings import PairingRow

router = APIRouter(prefix="/v1/pairings", tags=["tokens"])

TheNewPairing = Annotated[NewPairing, Depends(Body(NEW_PAIRING.validate_json))]
TheRedemption = Annotated[NewRedemption, Depends(Body(NEW_REDEMPTION.validate_json))]


@router.post(
    "",
    summary="Make a code for a tablet",
    status_code=201,
    response_class=Response,
    openapi_extra=takes("NewPairing"),
    responses=gives("PairingMade", 400, 401, 403, 413, 415, 422, 429, 503, status=201),
)
async def make_pairing(
    request: Request, maker: PairingMaker, service: TheService, wanted: TheNewPairing
) -> Response:
    """A code that one tablet turns into a token of this role, once and soon.

    A director pairs those who work at or watch the tables of the director's own token.
    """
    check_delay(wanted)
    refused = may_pair(maker, wanted.role, wanted.tables)
    if refused is not None:
        raise Problem(refused, {"role": maker.role})
    made = await service.pairings.make(
        wanted.role,
        label=wanted.label,
        tables=wanted.tables,
        created_by=maker.token_id,
        valid_s=wanted.valid_s or service.settings.pairing_lifetime,
        token_expires_at=end_of(wanted),
        delay_s=wanted.delay_s,
    )
    link = link_to(_base_of(request, service.settings.public_url), made.code)
    answer = PairingMade(pairing_shown(made.row), made.code, link, modules_of(link))
    return reply_with(PAIRING_MADE, answer, status=201)


@router.post(
    "/redeem",
    summary="Turn a code into a token",
    status_code=201,
    response_class=Response,
    openapi_extra=takes("NewRedemption") | {"security": []},
    responses=gives("TokenMade", 400, 401, 413, 415, 422, 429, 503, status=201),
)
async def redeem_pairing(request: Request, service: TheService, wanted: TheRedemption) -> Response:
    """The token that a code was made for. The code works once; wrong ones count as wrong tokens
    of the address that they come from.
    """
    with service.gate.guessing(address_of(request)):
        minted = await service.pairings.redeem(wanted.code)
    return reply_with(TOKEN_MADE, TokenMade(token_shown(minted.row), minted.secret), status=201)


@router.get(
    "/{pairing_id}",
    summary="What became of a code",
    response_class=Response,
    responses=gives("PairingShown", 401, 403, 404, 429, 503),
)
async def show_pairing(pairing_id: str, maker: PairingMaker, service: TheService) -> Response:
    """Whether a tablet has used the code. A director is told of the codes of the own token."""
    return reply_with(PAIRING_SHOWN, pairing_shown(await _mine(pairing_id, maker, service)))


@router.delete(
    "/{pairing_id}",
    summary="Take a code back",
    status_code=204,
    response_class=Response,
    responses=refuses(401, 403, 404, 429, 503),
)
async def drop_pairing(pairing_id: str, maker: PairingMaker, service: TheService) -> Response:
    """Take a code out of force that nobody has used yet."""
    await _mine(pairing_id, maker, service)
    if not await service.pairings.drop(pairing_id):
        raise Problem("unknown_pairing")
    return Response(status_code=204)


async def _mine(pairing_id: str, maker: Principal, service: Service) -> PairingRow:
    row = await service.pairings.find(pairing_id)
    theirs = row is not None and row.created_by != maker.token_id
    if row is None or (theirs and not maker.may("tokens.list")):
        raise Problem("unknown_pairing")
    return row


def _base_of(request: Request, public: str | None) -> str:
    """Where a tablet reaches the service: as it is set, else as the caller's browser does."""
    if public is not None:
        return public
    origin, host = request.headers.get("origin"), request.headers.get("host", "")
    if origin is not None and is_same_origin(origin, host):
        return origin
    return f"{request.url.scheme}://{request.url.netloc}"


def pairing_shown(row: PairingRow) -> PairingShown:
    """A pairing's row as REST answers with it."""
    return PairingShown(
        id=row.code_hash.hex(),
        role=row.role,
        label=row.label,
        tables=row.tables,
        created_at=row.created_at,
        expires_at=row.expires_at,
        used_at=row.used_at,
        token_id=row.token_id,
    )
