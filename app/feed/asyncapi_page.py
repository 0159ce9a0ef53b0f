"""The socket's description over HTTP: as AsyncAPI for programs, and as a page for people.

It describes nothing itself, and the page has no script: everything on it is in the document.
"""

import json
import re
from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Any, Final

from fastapi import APIRouter
from starlette.responses import HTMLResponse, JSONResponse, Response

from app.feed.asyncapi import DESCRIPTION_AT, document

router = APIRouter(include_in_schema=False)

Json = dict[str, Any]

_STYLE_AT: Final = f"{DESCRIPTION_AT.removesuffix('.json')}/style.css"
_POLICY: Final = (
    "default-src 'none'; style-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_DIRECTIONS: Final = {"receive": "From the client", "send": "From the service"}
_CODE: Final = re.compile(r"`([^`]*)`")
_STYLE: Final = """\
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
code, pre { font: 0.85rem/1.45 ui-monospace, monospace; }
pre { overflow: auto; max-height: 30rem; padding: 0.75rem; border: 1px solid #8886; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; }
tr { border-bottom: 1px solid #8884; }
section { margin: 2.5rem 0; }
"""


@router.get(DESCRIPTION_AT)
async def description() -> JSONResponse:
    """The document."""
    return JSONResponse(document())


@router.get(DESCRIPTION_AT.removesuffix(".json"))
async def page() -> Response:
    """The page."""
    return HTMLResponse(rendered(), headers={"content-security-policy": _POLICY})


@router.get(_STYLE_AT)
async def style() -> Response:
    """How it looks, a file of its own so that no inline style is allowed."""
    return Response(_STYLE, media_type="text/css")


@cache
def rendered() -> str:
    """The whole page as HTML."""
    described = document()
    info = described["info"]
    link = f'<a href="{DESCRIPTION_AT}">AsyncAPI {described["asyncapi"]}</a>'
    parts = [
        f"<h1>{escape(info['title'])}</h1>",
        f"<p>Version {escape(info['version'])}; for programs as {link}.</p>",
        *_paragraphs(info["description"]),
    ]
    for operation in described["operations"].values():
        parts.append(f"<h2>{_DIRECTIONS[operation['action']]}</h2>")
        for reference in operation["messages"]:
            name = reference["$ref"].rpartition("/")[2]
            parts += _message(name, described["components"])
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(info['title'])}</title>\n"
        f'<link rel="stylesheet" href="{_STYLE_AT}">\n</head>\n<body>\n{body}\n</body>\n</html>\n'
    )


def _paragraphs(text: str) -> Iterable[str]:
    for block in text.split("\n\n"):
        if block.startswith("- "):
            items = (f"<li>{_inline(line[2:])}</li>" for line in block.splitlines())
            yield f"<ul>{''.join(items)}</ul>"
        else:
            yield f"<p>{_inline(block)}</p>"


def _inline(text: str) -> str:
    return _CODE.sub(r"<code>\1</code>", escape(text))


def _message(name: str, components: Json) -> list[str]:
    message, schema = components["messages"][name], components["schemas"][name]
    required = set(schema.get("required", ()))
    rows = [
        f"<tr><td><code>{escape(field)}</code></td><td>{escape(_type(shape))}</td>"
        f"<td>{'required' if field in required else 'optional'}</td></tr>"
        for field, shape in schema["properties"].items()
    ]
    example = json.dumps(message["examples"][0]["payload"], ensure_ascii=False, indent=2)
    return [
        f'<section id="{escape(name)}"><h3><code>{escape(message["name"])}</code></h3>',
        *_paragraphs(message["description"]),
        f"<table><tr><th>field</th><th>type</th><th></th></tr>{''.join(rows)}</table>",
        f"<p>For example:</p><pre>{escape(example)}</pre></section>",
    ]


def _type(shape: Json) -> str:
    """A type in a few words; what is in a shape of many fields, the document says."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "const" in shape:
        return json.dumps(shape["const"])
    if "enum" in shape:
        return " or ".join(map(json.dumps, shape["enum"]))
    if "anyOf" in shape:
        return " or ".join(_type(part) for part in shape["anyOf"])
    if "oneOf" in shape:
        return f"one of {len(shape['oneOf'])} shapes, told apart by {shape['discriminator']}"
    if shape.get("type") == "array":
        return f"list of {_type(shape.get('items', {}))}"
    return str(shape.get("type", "anything"))
