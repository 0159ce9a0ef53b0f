"""Finds the rulebook that a command line names: the id of one, or a house's own TOML file.

What such a file may say is read elsewhere.
"""

from pathlib import Path

from app.rulebooks.overrides import read_file
from app.rulebooks.source import OverrideError
from statemachine.rulebooks import RULEBOOKS, Rulebook


def book_named(name: str) -> Rulebook:
    """The book of that id, or in the file of that path. Raises OverrideError, and OSError for a
    file that cannot be read.
    """
    if name in RULEBOOKS:
        return RULEBOOKS[name]
    path = Path(name)
    if not path.suffix and not path.exists():
        known = ", ".join(RULEBOOKS)
        raise OverrideError("unknown_rulebook", f"There is no rulebook {name!r}; there is {known}.")
    return read_file(path)
