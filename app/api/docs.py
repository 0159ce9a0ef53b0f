"""The interactive API documentation, served whole from here: no file comes from elsewhere.

It describes nothing itself: it shows what /openapi.json says.
"""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, Response

from app.problems import Problem

router = APIRouter(include_in_schema=False)

_ASSETS: Final = {
    "swagger-ui-bundle.js": "text/javascript",
    "swagger-ui.css": "text/css",
}
_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Floorcall API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
"""
_START: Final = """SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#swagger-ui",
  deepLinking: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
"""
# The page sets styles and draws icons from within its own script.
_POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
)


def _assets() -> Path:
    # The package is there for its files alone: importing it would bring in more than they need.
    spec = find_spec("fastapi_offline")
    if spec is None or spec.origin is None:
        raise Problem("not_found")
    return Path(spec.origin).parent / "static"


@router.get("/docs")
async def docs() -> Response:
    """The page."""
    return HTMLResponse(_PAGE, headers={"content-security-policy": _POLICY})


@router.get("/docs/start.js")
async def start() -> Response:
    """The few lines that start it, a file of their own so that no inline script is allowed."""
    return Response(_START, media_type="text/javascript")


@router.get("/docs/{name}")
async def asset(name: str) -> Response:
    """Swagger UI's own files."""
    if name not in _ASSETS:
        raise Problem("not_found")
    return FileResponse(_assets() / name, media_type=_ASSETS[name])
