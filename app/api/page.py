"""The page at `/` that shows a table live: a few files of its own, and nothing from elsewhere.

It knows no table and no token: what follows the `#` of its address never leaves the browser.
"""

from pathlib import Path
from typing import Final

from fastapi import APIRouter
from starlette.responses import FileResponse, Response

from app.problems import Problem

router = APIRouter(include_in_schema=False)

_FOLDER: Final = Path(__file__).resolve().parent.parent / "web"
_FILES: Final = {
    "index.js": "text/javascript",
    "feed.js": "text/javascript",
    "words.js": "text/javascript",
    "index.css": "text/css",
    "icon.svg": "image/svg+xml",
}
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = {"cache-control": "no-cache", "content-security-policy": _POLICY}


@router.get("/")
async def page() -> Response:
    """The page."""
    return FileResponse(_FOLDER / "index.html", media_type="text/html", headers=_HEADERS)


@router.get("/page/{name}")
async def part(name: str) -> Response:
    """Its script, style and icon."""
    if name not in _FILES:
        raise Problem("not_found")
    return FileResponse(_FOLDER / name, media_type=_FILES[name], headers=_HEADERS)
