"""Whether the process lives and whether it can serve. Neither asks for a token."""

from fastapi import APIRouter
from starlette.responses import JSONResponse

from app.api.schema import refuses
from app.deps import TheService

router = APIRouter(tags=["health"])


@router.get("/healthz", summary="Whether the process lives", openapi_extra={"security": []})
async def healthz() -> JSONResponse:
    """Answers as long as the process does."""
    return JSONResponse({"status": "ok"})


@router.get(
    "/readyz",
    summary="Whether it can serve",
    responses=refuses(503),
    openapi_extra={"security": []},
)
async def readyz(service: TheService) -> JSONResponse:
    """Answers 503 while the log's database cannot be read."""
    await service.store.log.get_table("-")
    return JSONResponse({"status": "ready"})
