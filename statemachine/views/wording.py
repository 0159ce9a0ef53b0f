"""A sentence as the book of a table has it: the house's own words, or else the usual ones.

Not the usual ones themselves; those are `texts`.
"""

from statemachine.rulebooks import RULEBOOKS
from statemachine.texts import Language, filled, text


def worded(code: str, /, language: Language, book: str, **params: object) -> str:
    """The sentence of a code at a table that is played by `book`, with its params filled in.
    Raises KeyError for a code that has no text.
    """
    known = RULEBOOKS.get(book)
    own = None if known is None else known.texts.get(language, {}).get(code)
    return text(code, language, **params) if own is None else filled(own, language, **params)


def edition_of(clause: str, book: str) -> str:
    """The edition that a book reads a clause from; empty when the book has it no more."""
    known = RULEBOOKS.get(book)
    citation = None if known is None else known.citations.get(clause)
    return "" if citation is None else citation.edition
