"""The client of a running service as commands use it: one call after another, each waited for.

Not a client of its own: what it asks, `app.client.rest` does.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from pydantic import TypeAdapter

from app.client.errors import Refused
from app.client.rest import Rest
from statemachine.observations import Observation

T = TypeVar("T")

# After as many refusals for coming too often something is wrong.
MOST_TRIES: Final = 20

OBSERVATION: TypeAdapter[Observation] = TypeAdapter(Observation)


class Client:
    """Calls of one token. Every method raises `ClientError`; what comes too often waits, as the
    service asks.
    """

    def __init__(self, url: str, token: str) -> None:
        self._rest = Rest(url, token)
        self._runner = asyncio.Runner()

    def open_table(self, body: dict[str, Any]) -> str:
        """Open a table and return its id."""
        return str(self._patient(lambda: self._rest.call("POST", "/v1/tables", body))["id"])

    def observe(self, table: str, observation_id: str, observation: Observation) -> dict[str, Any]:
        """Post one observation and return the answer, with the view after it."""
        body = {
            "observation_id": observation_id,
            "observation": OBSERVATION.dump_python(observation, mode="json"),
        }
        path = f"/v1/tables/{table}/observations"
        return self._patient(lambda: self._rest.call("POST", path, body))

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> bytes:
        """Any call; the answer's body."""
        return self._patient(lambda: self._rest.answer(method, path, body))

    def close(self) -> None:
        """Close the connections."""
        self._runner.run(self._rest.aclose())
        self._runner.close()

    def _patient(self, call: Callable[[], Awaitable[T]]) -> T:
        async def once() -> T:
            return await call()

        for _ in range(MOST_TRIES - 1):
            try:
                return self._runner.run(once())
            except Refused as refused:
                if refused.code != "rate_limited":
                    raise
                time.sleep(refused.wait_s or 1)
        return self._runner.run(once())


def token_of(given: str | None) -> str | None:
    """The token of the command line, else the one in FLOORCALL_TOKEN."""
    return given or os.environ.get("FLOORCALL_TOKEN")
