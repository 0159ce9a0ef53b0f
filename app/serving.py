"""How uvicorn runs the service: its limits, its socket protocol and its logs.

It makes no application; what the service does is not its business.
"""

from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from app.feed.server_protocol import FeedProtocol
from app.settings import Settings

LARGEST_FRAME: Final = 16 * 1024
PING_EVERY_S: Final = 25.0
PONG_WITHIN_S: Final = 8.0
# Idle sockets and slow downloads would hold a shutdown for good.
SHUTDOWN_WITHIN_S: Final = 5


def uvicorn_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """What `uvicorn.Server` takes. Host and port are those of the settings."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=FeedProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_EVERY_S,
        ws_ping_timeout=PONG_WITHIN_S,
        # It halves what is delivered and doubles the memory of a client.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_WITHIN_S,
        # Ours leaves out queries, in which a client may have put a secret.
        access_log=False,
        server_header=False,
        proxy_headers=False,
        log_config=log_config(settings.log_level),
    )


def serve(app: FastAPI, settings: Settings) -> int:
    """Serve until a signal ends it; 0 when it had started."""
    server = uvicorn.Server(uvicorn_config(app, settings))
    server.run()
    return 0 if server.started else 1


def log_config(level: str) -> dict[str, Any]:
    """One line an event, to standard error; the libraries' debugging is left out."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
        },
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "line"},
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "app": {"level": level.upper()},
            # Who looked at what is sealed is written down always.
            "app.audit": {"level": "INFO"},
            # When told to, it would write whole rows, cards and all.
            "sqlalchemy": {"level": "WARNING"},
            "uvicorn": {"level": "INFO"},
            "uvicorn.access": {"level": "CRITICAL"},
        },
    }
