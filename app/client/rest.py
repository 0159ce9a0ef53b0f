"""The REST calls of a client: an observation, a ticket, a look, and any other.

It keeps no position and tries nothing twice.
"""

import json
import uuid
from collections.abc import Mapping
from typing import Any

import httpx

from app.client.closing import Closing
from app.client.errors import Refused, Unreachable

TIMEOUT_S = 30.0


def fresh_id() -> str:
    """An observation id that nobody else makes."""
    return uuid.uuid4().hex


class Rest(Closing):
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
        read = _object(await self.answer(method, path, body))
        if read is None:
            raise Unreachable(f"{self._http.base_url} is no Floorcall service")
        return read

    async def answer(self, method: str, path: str, body: object = None) -> bytes:
        """Any call at all; the bytes of its answer, which may be none."""
        try:
            answer = await self._http.request(method, path, json=body)
        except httpx.HTTPError as error:
            raise Unreachable(f"{self._http.base_url} cannot be reached: {error}") from error
        if not answer.is_error:
            return answer.content
        problem = _object(answer.content)
        if problem is None:
            raise Unreachable(f"{self._http.base_url} is no Floorcall service")
        wait = answer.headers.get("retry-after", "")
        raise Refused(
            {"code": f"http_{answer.status_code}"} | problem,
            wait_s=int(wait) if wait.isdecimal() else None,
        )

    async def aclose(self) -> None:
        """Close the connections."""
        await self._http.aclose()


def _object(answer: bytes) -> dict[str, Any] | None:
    """The JSON object of an answer, None when it is none."""
    try:
        read = json.loads(answer)
    except ValueError:
        return None
    return read if isinstance(read, dict) else None
