"""Serves on a given port until it is killed: what `test_kill` starts again and again.

It holds no test. It is forked off a process that has imported everything, since importing
takes far longer than starting.
"""

import uvicorn

from app.main import create_app
from app.serving import uvicorn_config
from app.settings import Settings


def serve(settings: Settings) -> None:
    """Serve as `floorcall serve` does."""
    uvicorn.Server(uvicorn_config(create_app(settings), settings)).run()
