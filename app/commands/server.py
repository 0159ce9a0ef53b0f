"""Running the service: its web server with the limits that the feed relies on.

Not a command: `serve` and `demo` both start what is here.
"""

import uvicorn

from app.feed.server_protocol import FeedProtocol
from app.main import create_app
from app.settings import Settings

LARGEST_FRAME = 16 * 1024


def config(settings: Settings) -> uvicorn.Config:
    """The server for these settings. Secrets are never in a URL, and requests are logged by
    the service itself, so uvicorn's own access log stays off.
    """
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws=FeedProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=25,
        ws_ping_timeout=8,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        access_log=False,
        server_header=False,
        log_level=settings.log_level,
    )


def serve(settings: Settings) -> int:
    """Serve until a signal ends it; 0 when it had started."""
    server = uvicorn.Server(config(settings))
    server.run()
    return 0 if server.started else 1
