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

BAD_TOKEN: Final = Closing(4101, "bad_token")
TOKEN_EXPIRED: Final = Closing(4101, "token_expired")
TOKEN_REVOKED: Final = Closing(4102, "token_revoked")
FORBIDDEN: Final = Closing(4103, "forbidden")
DELAY_REFUSED: Final = Closing(4103, "delay_refused")
PROTOCOL: Final = Closing(4104, "bad_message")
NO_SUBPROTOCOL: Final = Closing(4104, "subprotocol_expected")
NO_HELLO: Final = Closing(4104, "hello_expected")

ALL: Final = (
    TRY_AGAIN,
    TOO_SLOW,
    RATE_LIMITED,
    BAD_TOKEN,
    TOKEN_EXPIRED,
    TOKEN_REVOKED,
    FORBIDDEN,
    DELAY_REFUSED,
    PROTOCOL,
    NO_SUBPROTOCOL,
    NO_HELLO,
)
