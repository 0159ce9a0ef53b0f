"""A client of a running service, over its real API, for the commands that need one.

Not the service's side of anything.
"""

import os
from typing import Any

import httpx
from pydantic import TypeAdapter

from statemachine.observations import Observation

OBSERVATION: TypeAdapter[Observation] = TypeAdapter(Observation)


class ServiceError(Exception):
    """The service refused or could not be reached; the message is one sentence."""


class Client:
    """Calls of one token. Every method raises `ServiceError`."""

    def __init__(self, url: str, token: str) -> None:
        self._http = httpx.Client(
            base_url=url, headers={"authorization": f"Bearer {token}"}, timeout=30
        )

    def open_table(self, body: dict[str, Any]) -> str:
        """Open a table and return its id."""
        answer = self._call("POST", "/v1/tables", body)
        return str(answer["id"])

    def observe(self, table: str, observation_id: str, observation: Observation) -> dict[str, Any]:
        """Post one observation and return the answer, with the view after it."""
        body = {
            "observation_id": observation_id,
            "observation": OBSERVATION.dump_python(observation, mode="json"),
        }
        return self._call("POST", f"/v1/tables/{table}/observations", body)

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def _call(self, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        try:
            answer = self._http.request(method, path, json=body)
        except httpx.HTTPError as error:
            raise ServiceError(f"{self._http.base_url} cannot be reached: {error}") from error
        try:
            read: dict[str, Any] = answer.json()
        except ValueError as error:
            raise ServiceError(f"{path} answered {answer.status_code} and no JSON") from error
        if answer.is_error:
            raise ServiceError(f"{read.get('code')}: {read.get('detail') or read.get('text')}")
        return read


def token_of(given: str | None) -> str | None:
    """The token of the command line, else the one in FLOORCALL_TOKEN."""
    return given or os.environ.get("FLOORCALL_TOKEN")
