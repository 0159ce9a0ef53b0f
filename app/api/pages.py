"""The browser clients: their pages, and the files that they are built into.

They are the same for everybody and hold nothing of a table: what a page shows, its token gets it
over the socket.
"""

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import APIRouter
from starlette.responses import FileResponse, Response

from app.problems import Problem

router = APIRouter(include_in_schema=False)

DIST: Final = Path(__file__).resolve().parent.parent / "web" / "dist"

# Nothing but our own files, and no inline script or style; the socket is of the same origin.
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
_PAGE_HEADERS: Final = {"content-security-policy": _POLICY, "cache-control": "no-cache"}
# Their names change with their content.
_ASSET_HEADERS: Final = {"cache-control": "public, max-age=31536000, immutable"}


def _page(name: str) -> Response:
    path = DIST / f"{name}.html"
    if not path.is_file():
        raise Problem("web_not_built")
    return FileResponse(path, media_type="text/html", headers=_PAGE_HEADERS)


@router.get("/console/{table_id}")
async def console(table_id: str) -> Response:
    """The dealer console."""
    return _page("console")


@router.get("/overlay/{table_id}")
async def overlay(table_id: str) -> Response:
    """The overlay for a broadcast."""
    return _page("overlay")


@router.get("/admin")
async def admin() -> Response:
    """Tokens and pairings."""
    return _page("admin")


@router.get("/floor")
async def floor() -> Response:
    """Every table at a glance, and what waits for the floor."""
    return _page("floor")


@router.get("/pair")
async def pair() -> Response:
    """Where a tablet turns a code into its token."""
    return _page("pair")


@router.get("/drill")
async def drill() -> Response:
    """The trainer."""
    return _page("drill")


@router.get("/assets/{name}")
async def asset(name: str) -> Response:
    """A script or style sheet of the pages, or the licences of what is bundled in them."""
    path = DIST / ("" if name == "licences.txt" else "assets") / name
    # A name without a slash cannot leave its folder, but for the two that are no names.
    if name in {".", ".."} or not path.is_file():
        raise Problem("not_found")
    media_type = mimetypes.guess_type(name)[0]
    if name.endswith(".js"):
        # What the system says of it may be anything.
        media_type = "text/javascript"
    return FileResponse(path, media_type=media_type, headers=_ASSET_HEADERS)
