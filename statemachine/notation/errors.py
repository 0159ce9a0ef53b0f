"""What is said of a text that is no PHH hand, and the bounds that every text is held to.

Not the search for what is wrong: that is `reading` and `actions`.
"""

from typing import Final, Literal, TypeAlias

MAX_TEXT: Final = 1_000_000
MAX_COLLECTION: Final = 64_000_000
MAX_PLAYERS: Final = 23  # with two cards each and a board that is 51 of the deck's 52
MAX_CHIPS: Final = 10**12
MAX_UNIT: Final = 10_000

ErrorCode: TypeAlias = Literal[
    "phh_unreadable", "phh_field_invalid", "phh_action_invalid", "phh_impossible"
]


class NotationError(ValueError):
    """A text that is no PHH hand: `place` says where, `reason` why, and `code` is stable.

    The message is one line. It may quote a word that was not understood, but no card.
    """

    def __init__(self, place: str, reason: str, code: ErrorCode) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason
        self.code: ErrorCode = code


class UnwritableError(ValueError):
    """A hand that the format has no words for: `reason` says why, in one line."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
