"""What may become of an observation, as metrics and traces name it.

It judges no observation: it only sorts the codes of refusals into few families.
"""

from typing import Final, Literal, TypeAlias

from app.problems import status_of

# How an observation that was taken came to its acknowledgement.
Taken: TypeAlias = Literal["acked", "nothing_new", "repeated"]
Outcome: TypeAlias = (
    Taken
    | Literal[
        "refused_conflict",
        "refused_forbidden",
        "refused_message",
        "refused_unavailable",
        "failed",
    ]
)

_FAMILIES: Final[dict[int, Outcome]] = {
    401: "refused_forbidden",
    403: "refused_forbidden",
    409: "refused_conflict",
    428: "refused_conflict",
    429: "refused_unavailable",
    500: "failed",
    503: "refused_unavailable",
}

# Said on sockets alone, where there is no status.
_OF_SOCKETS: Final[dict[str, Outcome]] = {"too_many_in_flight": "refused_unavailable"}


def outcome_of(code: str) -> Outcome:
    """The family of a refusal's code."""
    return _OF_SOCKETS.get(code) or _FAMILIES.get(status_of(code), "refused_message")
