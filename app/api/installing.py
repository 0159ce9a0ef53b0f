"""What makes the console installable on a tablet: a manifest for each table, icons and a worker.

It looks at no table and no token: the manifest of a table that is not there says the same.
"""

from pathlib import Path
from typing import Final
from urllib.parse import quote

from fastapi import APIRouter
from starlette.responses import FileResponse, JSONResponse, Response

from app.problems import Problem

router = APIRouter(include_in_schema=False)

_FOLDER: Final = Path(__file__).resolve().parent.parent / "web"
# The worker may ask its own service, and is itself nothing that shows.
_POLICY: Final = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
_HEADERS: Final = {"cache-control": "no-cache", "content-security-policy": _POLICY}
_ICON_HEADERS: Final = {"cache-control": "public, max-age=86400"}
_SIZES: Final = (192, 512)
_GROUND: Final = "#10131a"


@router.get("/manifest/{table_id}")
async def manifest(table_id: str) -> Response:
    """The console of one table as an application: it starts at that table."""
    start = f"/console/{quote(table_id, safe='')}"
    icons = [
        {"src": f"/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        for size in _SIZES
    ]
    about = {
        "id": start,
        "name": f"Floorcall {table_id}"[:45],
        "short_name": "Floorcall",
        "start_url": start,
        "scope": "/console/",
        "display": "standalone",
        "orientation": "any",
        "background_color": _GROUND,
        "theme_color": _GROUND,
        "icons": icons,
    }
    return JSONResponse(about, headers=_HEADERS, media_type="application/manifest+json")


@router.get("/console-worker.js")
async def worker() -> Response:
    """The worker that keeps the console's own page for when there is no line."""
    return FileResponse(
        _FOLDER / "console-worker.js", media_type="text/javascript", headers=_HEADERS
    )


@router.get("/icon-{size}.png")
async def icon(size: str) -> Response:
    """An icon for a tablet's home screen."""
    if size not in map(str, _SIZES):
        raise Problem("not_found")
    return FileResponse(_FOLDER / f"icon-{size}.png", media_type="image/png", headers=_ICON_HEADERS)
