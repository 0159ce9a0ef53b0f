"""Whether the process lives and whether it can serve. Neither asks for a token."""

from typing import Final

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from app.api.answers import READINESS
from app.api.replies import reply_with
from app.api.schema import gives
from app.deps import TheService

router = APIRouter(tags=["health"])

NOT_READY: Final = 503


@router.get("/healthz", summary="Whether the process lives", openapi_extra={"security": []})
async def healthz() -> JSONResponse:
    """Answers as long as the process does."""
    return JSONResponse({"status": "ok"})


@router.get(
    "/readyz",
    summary="Whether it can serve",
    response_class=Response,
    responses=gives("Readiness") | gives("Readiness", status=NOT_READY),
    openapi_extra={"security": []},
)
async def readyz(service: TheService) -> Response:
    """Answers 503 while a part of the service is not well, and once it is about to end."""
    found = await service.telemetry.health.look()
    return reply_with(READINESS, found, status=200 if found.status == "ready" else NOT_READY)
