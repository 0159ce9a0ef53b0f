"""The rulebooks by id.

Not code: each is a frozen value, and no code asks which one it is.
"""

from typing import Final

from statemachine.rulebooks.hoyle import HOYLE
from statemachine.rulebooks.latam_2026 import LATAM_2026
from statemachine.rulebooks.model import Citation, Remedy, Rulebook, canonical, digest
from statemachine.rulebooks.puerto_rico import PUERTO_RICO
from statemachine.rulebooks.tda import TDA

# The books that come with the program; a service adds those of its house when it starts.
PUBLISHED: Final = (TDA, LATAM_2026, PUERTO_RICO, HOYLE)
RULEBOOKS: Final[dict[str, Rulebook]] = {book.id: book for book in PUBLISHED}


def adopt(book: Rulebook) -> None:
    """Add a house's book, or a newer reading of it, so that tables can be played by it.

    Raises ValueError for the id of a published one.
    """
    if any(book.id == published.id for published in PUBLISHED):
        raise ValueError(f"{book.id!r} is a published rulebook")
    RULEBOOKS[book.id] = book


__all__ = [
    "PUBLISHED",
    "RULEBOOKS",
    "Citation",
    "Remedy",
    "Rulebook",
    "adopt",
    "canonical",
    "digest",
]
