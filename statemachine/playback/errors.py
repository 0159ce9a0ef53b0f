"""Why a published hand cannot be played here.

Not what is wrong with its text, which `notation` says.
"""


class PlaybackError(ValueError):
    """A hand that cannot be played here: another variant, or a fault of the file.

    `code` is stable: `hand_unsupported`, `hand_refused` or `hand_unfinished`.
    """

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
