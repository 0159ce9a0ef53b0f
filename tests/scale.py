"""How much work the heavy tests do: one variable, FLOORCALL_SCALE, decides for all of them.

It says nothing about what is tested: a test that only passes at one scale is wrong.
"""

import os
from typing import Final

VARIABLE: Final = "FLOORCALL_SCALE"
SCALES: Final = ("small", "full")


def scale() -> str:
    """Name the scale in force: `small` unless FLOORCALL_SCALE says `full`.

    Raises ValueError for any other word, since a misspelt soak would pass for one.
    """
    name = os.environ.get(VARIABLE) or SCALES[0]
    if name not in SCALES:
        raise ValueError(f"{VARIABLE} is {name!r}; it can be {' or '.join(SCALES)}.")
    return name


def scaled(small: int, full: int) -> int:
    """Choose a count for a heavy test: `small` for `make test`, `full` for `make soak`."""
    return full if scale() == "full" else small
