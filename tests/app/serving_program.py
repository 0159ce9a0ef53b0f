"""Serves on a given port until it is killed: what `test_kill` starts and kills.

It holds no test: python -m tests.app.serving_program DATABASE PORT
"""

import sys
from pathlib import Path

import uvicorn

from app.main import create_app
from app.serving import uvicorn_config
from app.settings import Settings
from tests.app.service import ADMIN


def main() -> None:
    """Serve the database of the first argument on the port of the second."""
    settings = Settings(
        database=Path(sys.argv[1]), port=int(sys.argv[2]), admin_token=ADMIN, log_level="warning"
    )
    uvicorn.Server(uvicorn_config(create_app(settings), settings)).run()


if __name__ == "__main__":
    main()
