"""The `/v1/ws` endpoint: each socket gets a connection of its own.

It says nothing to a client and knows no message.
"""

from fastapi import APIRouter
from starlette.websockets import WebSocket

from app.deps import service_of
from app.feed.connection import Connection
from app.protocol.endpoint import ADDRESS

router = APIRouter()


@router.websocket(ADDRESS)
async def feed(websocket: WebSocket) -> None:
    """Serve one socket."""
    service = service_of(websocket)
    await Connection(websocket, service, service.hub).serve()
