"""Dealers over REST: the room's list, PINs and badges, and the sign-in at a tablet.

Who deals at a table is not written here: a console says so with `dealer_changed`.
"""

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from app.api.dealer_answers import (
    BADGE_MADE,
    DEALER_LIST,
    DEALER_SHOWN,
    BadgeMade,
    DealerList,
    DealerShown,
)
from app.api.replies import reply_with
from app.api.schema import gives, refuses, takes
from app.deps import Body, DealerKeeper, DealerLister, TheService
from app.envelopes import NEW_DEALER, NEW_PIN, SIGN_IN, NewDealer, NewPin, SignIn
from app.gate import address_of
from app.pairing import modules_of
from app.problems import Fault, Problem
from app.store.dealers import DealerRow

router = APIRouter(prefix="/v1/dealers", tags=["dealers"])

TheNewDealer = Annotated[NewDealer, Depends(Body(NEW_DEALER.validate_json))]
TheNewPin = Annotated[NewPin, Depends(Body(NEW_PIN.validate_json))]
TheSignIn = Annotated[SignIn, Depends(Body(SIGN_IN.validate_json))]


@router.get(
    "",
    summary="List the dealers",
    response_class=Response,
    responses=gives("DealerList", 401, 403, 429, 503),
)
async def list_dealers(_lister: DealerLister, service: TheService) -> Response:
    """The dealers of the room by name, for a tablet to choose from."""
    rows = await service.dealers.rows()
    return reply_with(DEALER_LIST, DealerList(tuple(map(_shown, rows))))


@router.post(
    "",
    summary="Take on a dealer",
    status_code=201,
    response_class=Response,
    openapi_extra=takes("NewDealer"),
    responses=gives("DealerShown", 400, 401, 403, 409, 413, 415, 422, 429, 503, status=201),
)
async def add_dealer(_keeper: DealerKeeper, service: TheService, wanted: TheNewDealer) -> Response:
    """A dealer with a name of their own and a PIN, which nobody can read again."""
    row = await service.dealers.add(wanted.name, wanted.pin)
    if row is None:
        raise Problem("dealer_exists")
    return reply_with(DEALER_SHOWN, _shown(row), status=201)


@router.post(
    "/sign-in",
    summary="Prove who deals",
    response_class=Response,
    openapi_extra=takes("SignIn"),
    responses=gives("DealerShown", 400, 401, 403, 413, 415, 422, 429, 503),
)
async def sign_in(
    request: Request, _lister: DealerLister, service: TheService, wanted: TheSignIn
) -> Response:
    """The dealer whose PIN or badge it is. Wrong ones count as wrong tokens of the address, and
    after a few tries of a PIN the dealer has to wait.
    """
    by_pin = wanted.dealer is not None and wanted.pin is not None
    if by_pin == (wanted.badge is not None):
        raise Problem("invalid_message", faults=[Fault("/badge", "missing")])
    with service.gate.guessing(address_of(request)):
        if wanted.badge is not None:
            row = await service.dealers.by_badge(wanted.badge)
        else:
            row = await service.dealers.by_pin(wanted.dealer or "", wanted.pin or "")
    return reply_with(DEALER_SHOWN, _shown(row))


@router.post(
    "/{dealer_id}/pin",
    summary="Change a PIN",
    status_code=204,
    response_class=Response,
    openapi_extra=takes("NewPin"),
    responses=refuses(400, 401, 403, 404, 413, 415, 422, 429, 503),
)
async def set_pin(
    dealer_id: str, _keeper: DealerKeeper, service: TheService, wanted: TheNewPin
) -> Response:
    """Another PIN in place of the dealer's."""
    if not await service.dealers.set_pin(dealer_id, wanted.pin):
        raise Problem("unknown_dealer")
    return Response(status_code=204)


@router.post(
    "/{dealer_id}/badge",
    summary="Make a badge",
    status_code=201,
    response_class=Response,
    responses=gives("BadgeMade", 401, 403, 404, 429, 503, status=201),
)
async def make_badge(dealer_id: str, _keeper: DealerKeeper, service: TheService) -> Response:
    """A badge in place of any other, to be printed as a QR code; a scanner types what it says."""
    badge = await service.dealers.fresh_badge(dealer_id)
    if badge is None:
        raise Problem("unknown_dealer")
    answer = BadgeMade(dealer_id, badge.code, modules_of(badge.code))
    return reply_with(BADGE_MADE, answer, status=201)


@router.delete(
    "/{dealer_id}",
    summary="Let a dealer go",
    status_code=204,
    response_class=Response,
    responses=refuses(401, 403, 404, 429, 503),
)
async def drop_dealer(dealer_id: str, _keeper: DealerKeeper, service: TheService) -> Response:
    """PIN and badge are worth nothing from here on; the logs keep the name."""
    if not await service.dealers.drop(dealer_id):
        raise Problem("unknown_dealer")
    return Response(status_code=204)


def _shown(row: DealerRow) -> DealerShown:
    return DealerShown(row.id, row.name, row.created_at, row.badge_hash is not None)
