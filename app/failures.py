"""An exception as the service's log may hold it: what kind it was and where it came from.

It leaves the exception's words out, since they may name a hidden card or a secret.
"""

from traceback import extract_tb
from typing import Final

DEEPEST: Final = 12


def described(error: BaseException) -> str:
    """The kind of an exception and its innermost frames, without its message."""
    frames = extract_tb(error.__traceback__)[-DEEPEST:]
    places = " < ".join(
        f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}"
        for frame in reversed(frames)
    )
    return f"{type(error).__name__} at {places or 'an unknown place'}"
