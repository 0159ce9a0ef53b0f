"""Serves on a given port until it is ended: a process that tests start again and again.

It holds no test. It is forked off a process that has imported everything, since importing
takes far longer than starting.
"""

import sys

from app import serving
from app.main import create_app
from app.settings import Settings


def serve(settings: Settings) -> None:
    """Serve as `floorcall serve` does, and end with its status."""
    sys.exit(serving.serve(create_app(settings), settings))
