"""Tokens and tickets over REST. Secrets are told once and never listed."""

from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.responses import Response

from app.api.answers import (
    SELF_SHOWN,
    TICKET_ANSWER,
    TOKEN_LIST,
    TOKEN_MADE,
    SelfShown,
    TicketAnswer,
    TokenList,
    TokenMade,
    TokenShown,
)
from app.api.replies import reply_with
from app.api.schema import gives, refuses, takes
from app.api.wanted import check_delay, end_of
from app.deps import Body, Caller, TheService, TokenLister, TokenMaker, TokenRevoker
from app.envelopes import NEW_TOKEN, NewToken
from app.permissions import MAY_PAIR, OF_ROLE, PERMISSIONS
from app.problems import Problem
from app.store import TokenRow
from statemachine.roles import ROLES

router = APIRouter(prefix="/v1", tags=["tokens"])

TheNewToken = Annotated[NewToken, Depends(Body(NEW_TOKEN.validate_json))]


@router.post(
    "/tickets",
    summary="Get a ticket for a socket",
    status_code=201,
    response_class=Response,
    responses=gives("TicketAnswer", 401, 429, 503, status=201),
)
async def make_ticket(caller: Caller, service: TheService) -> Response:
    """A ticket stands for the caller's token once, for some seconds, in a socket's hello."""
    ticket = TicketAnswer(await service.tickets.issue(caller), service.tickets.lifetime)
    return reply_with(TICKET_ANSWER, ticket, status=201)


@router.post(
    "/tokens",
    summary="Make a token",
    status_code=201,
    response_class=Response,
    openapi_extra=takes("NewToken"),
    responses=gives("TokenMade", 400, 401, 403, 413, 415, 422, 503, status=201),
)
async def make_token(maker: TokenMaker, service: TheService, wanted: TheNewToken) -> Response:
    """Make a token for a role, for some tables or all of them. Its secret is told here only."""
    check_delay(wanted)
    minted = await service.tokens.mint(
        wanted.role,
        label=wanted.label,
        tables=wanted.tables,
        expires_at=end_of(wanted),
        delay_s=wanted.delay_s,
    )
    return reply_with(TOKEN_MADE, TokenMade(token_shown(minted.row), minted.secret), status=201)


@router.get(
    "/tokens/self",
    summary="What your token is",
    response_class=Response,
    responses=gives("SelfShown", 401, 429, 503),
)
async def show_self(caller: Caller) -> Response:
    """The caller's own token, and what it may do."""
    tables = None if caller.tables is None else tuple(sorted(caller.tables))
    may, pairs = OF_ROLE[caller.role], MAY_PAIR.get(caller.role, frozenset())
    shown = SelfShown(
        token_id=caller.token_id,
        role=caller.role,
        label=caller.label,
        tables=tables,
        expires_at=caller.expires_at,
        permissions=tuple(each for each in PERMISSIONS if each in may),
        pairs=tuple(role for role in ROLES if role in pairs),
    )
    return reply_with(SELF_SHOWN, shown)


@router.get(
    "/tokens",
    summary="List the tokens",
    response_class=Response,
    responses=gives("TokenList", 401, 403, 503),
)
async def list_tokens(lister: TokenLister, service: TheService) -> Response:
    """All tokens, revoked and expired ones too."""
    rows = await service.tokens.rows()
    return reply_with(TOKEN_LIST, TokenList(tuple(token_shown(row) for row in rows)))


@router.delete(
    "/tokens/{token_id}",
    summary="Revoke a token",
    status_code=204,
    response_class=Response,
    responses=refuses(401, 403, 404, 409, 503),
)
async def revoke_token(token_id: str, revoker: TokenRevoker, service: TheService) -> Response:
    """Take a token out of force at once; sockets that were opened with it are closed."""
    admins = await service.tokens.admins()
    if [row.id for row in admins] == [token_id]:
        raise Problem("last_admin")
    if not await service.tokens.revoke(token_id):
        raise Problem("unknown_token")
    return Response(status_code=204)


def token_shown(row: TokenRow) -> TokenShown:
    """A token's row as REST answers with it."""
    return TokenShown(
        id=row.id,
        role=row.role,
        label=row.label,
        tables=row.tables,
        created_at=row.created_at,
        expires_at=row.expires_at,
        revoked_at=row.revoked_at,
        delay_s=row.delay_s,
    )
