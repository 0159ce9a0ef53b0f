"""The codes with which the service closes a socket, each with the reason it sends along.

It does not close anything, and it says nothing about the codes of RFC 6455 itself.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Closing:
    """Why a socket is closed: codes 4000 to 4099 mean "come back", those from 4100 on do not.

    `reason` is a stable code in snake_case; it never holds anything that the client sent.
    """

    code: int
    reason: str


TRY_AGAIN: Final = Closing(4000, "try_again")
TOO_SLOW: Final = Closing(4001, "too_slow")
RATE_LIMITED: Final = Closing(4002, "rate_limited")
# This node ends in good order; another one is there, or it is back soon.
SHUTTING_DOWN: Final = Closing(4003, "shutting_down")
# Another node may have the table's rulebook.
RULEBOOK_NOT_HERE: Final = Closing(4004, "rulebook_not_here")

BAD_TOKEN: Final = Closing(4101, "bad_token")
TOKEN_EXPIRED: Final = Closing(4101, "token_expired")
TOKEN_REVOKED: Final = Closing(4102, "token_revoked")
FORBIDDEN: Final = Closing(4103, "forbidden")
DELAY_REFUSED: Final = Closing(4103, "delay_refused")
ORIGIN_FORBIDDEN: Final = Closing(4103, "origin_forbidden")
PROTOCOL: Final = Closing(4104, "bad_message")
NO_SUBPROTOCOL: Final = Closing(4104, "subprotocol_expected")
NO_HELLO: Final = Closing(4104, "hello_expected")

# Below it a client comes back, from it on it does not.
FOR_GOOD: Final = 4100

ALL: Final = (
    TRY_AGAIN,
    TOO_SLOW,
    RATE_LIMITED,
    SHUTTING_DOWN,
    RULEBOOK_NOT_HERE,
    BAD_TOKEN,
    TOKEN_EXPIRED,
    TOKEN_REVOKED,
    FORBIDDEN,
    DELAY_REFUSED,
    ORIGIN_FORBIDDEN,
    PROTOCOL,
    NO_SUBPROTOCOL,
    NO_HELLO,
)
