"""What a client is told when something did not go, each with the service's own stable code.

It decides nothing about what is tried again.
"""

from typing import Any, Final

# What the service refuses for now: the same observation may be taken a moment later.
_FOR_NOW: Final = frozenset(
    {"rate_limited", "store_busy", "store_unavailable", "too_many_in_flight", "too_many_tickets"}
)


class ClientError(Exception):
    """The base of all of them."""


class Unreachable(ClientError):
    """The service could not be reached, for longer than the client was asked to be patient."""


class ClosedForGood(ClientError):
    """The service closed the socket, or did not open it, and coming back would not help.

    `code` is that of the close, or an HTTP status below 1000; `reason` is a stable code, such
    as `token_revoked` or `forbidden`.
    """

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"The service closed the connection for good: {reason} ({code}).")
        self.code = code
        self.reason = reason


class Refused(ClientError):
    """The service refused an observation, and nothing was changed.

    `code` is stable and `text` a sentence. `seq` is where the table stands, None when that is
    not known; `errors` say where an unreadable observation is wrong. `wait_s` is in how many
    seconds it may be taken, where the service says that.
    """

    def __init__(self, problem: dict[str, Any], wait_s: int | None = None) -> None:
        self.code = str(problem["code"])
        self.text = str(problem.get("text", ""))
        self.seq: int | None = problem.get("seq")
        self.wait_s = wait_s
        self.errors: list[dict[str, str]] = list(problem.get("errors") or ())
        super().__init__(f"{self.code}: {self.text}")

    @property
    def again(self) -> bool:
        """Whether the same observation may be taken later."""
        return self.code in _FOR_NOW
