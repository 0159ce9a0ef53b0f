"""The service's figures at `/metrics`, for Prometheus and whoever may see them.

It counts nothing; no table, player, card or token is named in any figure.
"""

import hmac
from ipaddress import ip_address
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.api.schema import refuses
from app.auth import NotAuthenticated, bearer
from app.deps import TheService, caller_of
from app.problems import Problem
from app.settings import Settings
from app.telemetry.metrics import CONTENT_TYPE

router = APIRouter(tags=["health"])

# Whoever is behind a proxy on this machine is not on this machine.
_FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")


@router.get(
    "/metrics",
    summary="Figures for Prometheus",
    response_class=Response,
    responses={
        200: {"description": "Done", "content": {"text/plain": {"schema": {"type": "string"}}}},
        **refuses(401, 403),
    },
)
async def metrics(request: Request, service: TheService) -> Response:
    """All figures of this process in Prometheus' text format.

    From the machine itself, unless `metrics_public` says otherwise; else with `metrics_token`
    or the token of a role that may read them.
    """
    if not _open_to(request, service.settings) and not _has_secret(request, service.settings):
        principal = await caller_of(request)
        if not principal.may("metrics.read"):
            raise Problem("role_forbidden", {"role": principal.role})
    await service.telemetry.gauges.look(service.desks.opened)
    service.telemetry.metrics.store_waiting.set(service.store.database.writer.waiting)
    return Response(service.telemetry.metrics.exposition(), media_type=CONTENT_TYPE)


def _open_to(request: Request, settings: Settings) -> bool:
    if settings.metrics_public != "loopback":
        return settings.metrics_public == "any"
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        address = ip_address(request.client.host)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


def _has_secret(request: Request, settings: Settings) -> bool:
    if settings.metrics_token is None:
        return False
    try:
        given = bearer(request.headers.get("authorization"))
    except NotAuthenticated:
        return False
    wanted = settings.metrics_token.get_secret_value()
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), wanted.encode())
