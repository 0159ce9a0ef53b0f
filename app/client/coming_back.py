"""When a client comes back after its connection ended, and how long it waits before it does.

It connects nothing itself.
"""

import random
from dataclasses import dataclass
from typing import Final

from app.protocol.close_codes import FOR_GOOD

# Of RFC 6455: what says that the client itself did something wrong, and would do so again.
_OWN_FAULT: Final = frozenset({1002, 1003, 1007, 1008, 1009, 1010})
# Of HTTP, when the socket was not even opened: what passes by itself.
_PASSES: Final = frozenset({408, 425, 429})


@dataclass(frozen=True, slots=True)
class Backoff:
    """Waits of `least` seconds, doubled each time up to `most`, each cut at random by up to half.

    A connection that lasted `steady` seconds starts them anew.
    """

    least: float = 0.25
    most: float = 10.0
    steady: float = 5.0

    def pause(self, attempt: int) -> float:
        """Seconds to wait before another try; `attempt` counts the failed ones from 0.

        Half of it is chance, or a thousand clients of one service would come back as one.
        """
        longest = min(self.most, self.least * 2.0 ** min(attempt, 32))
        return longest * random.uniform(0.5, 1)


def comes_back(code: int) -> bool:
    """Whether a close code means "come back": all but our own faults and those from 4100 on."""
    return code < FOR_GOOD and code not in _OWN_FAULT


def may_open_later(status: int) -> bool:
    """Whether a handshake that got this HTTP status may go better another time."""
    return status >= 500 or status in _PASSES
