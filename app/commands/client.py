"""A client of a running service, over its real API, for the commands that need one.

Not the service's side of anything.
"""

import json
import os
import time
from typing import Any, Final

import httpx
from pydantic import TypeAdapter

from statemachine.observations import Observation

# After as many refusals for coming too often something is wrong.
MOST_TRIES: Final = 20

OBSERVATION: TypeAdapter[Observation] = TypeAdapter(Observation)


class ServiceError(Exception):
    """The service refused or could not be reached; the message is one sentence. `code` is that of
    a refusal, or empty.
    """

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        self.code = code


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

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> bytes:
        """Any call; the answer's body. One that comes too often waits, as the service asks."""
        for _ in range(MOST_TRIES):
            try:
                answer = self._http.request(method, path, json=body)
            except httpx.HTTPError as error:
                raise ServiceError(f"{self._http.base_url} cannot be reached: {error}") from error
            if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
                break
            wait = answer.headers.get("retry-after", "")
            time.sleep(int(wait) if wait.isdecimal() else 1)
        else:
            raise ServiceError(f"{self._http.base_url} lets no more through for now")
        if answer.is_error:
            raise _refusal(path, answer)
        return answer.content

    def _call(self, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        try:
            read: dict[str, Any] = json.loads(self.call(method, path, body))
        except ValueError as error:
            raise ServiceError(f"{path} answered with no JSON") from error
        return read


def _refusal(path: str, answer: httpx.Response) -> ServiceError:
    try:
        problem: dict[str, Any] = answer.json()
    except ValueError:
        return ServiceError(f"{path} answered {answer.status_code} and no JSON")
    code = str(problem.get("code"))
    return ServiceError(f"{code}: {problem.get('text')}", code)


def token_of(given: str | None) -> str | None:
    """The token of the command line, else the one in FLOORCALL_TOKEN."""
    return given or os.environ.get("FLOORCALL_TOKEN")
