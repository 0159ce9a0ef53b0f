"""The few REST calls that a client of the feed needs: an observation, a ticket, a look.

It keeps no position and tries nothing twice.
"""

import uuid
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self

import httpx

from app.client.errors import Refused, Unreachable

TIMEOUT_S = 30.0


def fresh_id() -> str:
    """An observation id that nobody else makes."""
    return uuid.uuid4().hex


class Rest:
    """Calls of one token. Each raises `Refused`, or `Unreachable` when there was no answer."""

    def __init__(self, url: str, token: str, *, language: str = "en") -> None:
        self._http = httpx.AsyncClient(
            base_url=url.rstrip("/"),
            headers={"authorization": f"Bearer {token}", "accept-language": language},
            timeout=TIMEOUT_S,
        )

    async def observe(
        self,
        table: str,
        observation: Mapping[str, Any],
        *,
        id: str | None = None,
        expected_seq: int | None = None,
        console: str | None = None,
    ) -> int:
        """Say what happened; the entry that it became. The same `id` again changes nothing."""
        body: dict[str, Any] = {"observation_id": id or fresh_id(), "observation": observation}
        if expected_seq is not None:
            body["expected_seq"] = expected_seq
        if console is not None:
            body |= {"client": "console", "console": console}
        answer = await self.call("POST", f"/v1/tables/{table}/observations", body)
        return int(answer["acks"][0]["seq"])

    async def ticket(self) -> str:
        """A ticket that opens one socket within the next seconds."""
        return str((await self.call("POST", "/v1/tickets"))["ticket"])

    async def call(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Any other call whose answer is a JSON object."""
        try:
            answer = await self._http.request(method, path, json=body)
            read = answer.json()
        except (httpx.HTTPError, ValueError) as error:
            raise Unreachable(f"{self._http.base_url} cannot be reached: {error}") from error
        if not isinstance(read, dict):
            raise Unreachable(f"{self._http.base_url} is no Floorcall service")
        if answer.is_error:
            raise Refused({"code": f"http_{answer.status_code}"} | read)
        return read

    async def aclose(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()
