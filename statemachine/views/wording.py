"""A sentence as the book of a table has it: the house's own words, or else the usual ones.

Not the usual ones themselves; those are `texts`.
"""

from typing import Final

from statemachine.rulebooks import RULEBOOKS
from statemachine.texts import TEXTS, Language, filled

# A question that hangs on substantial action is asked with what the book takes for it.
CUT_OFF: Final = "substantial_action"


def worded(code: str, /, language: Language, book: str, **params: object) -> str:
    """The sentence of a code at a table that is played by `book`, with its params filled in.
    Raises KeyError for a code that has no text.
    """
    sentence = _sentence(code, language, book)
    if f"{{{CUT_OFF}}}" in sentence:
        params[CUT_OFF] = cut_off(language, book)
    return filled(sentence, language, **params)


def cut_off(language: Language, book: str = "") -> str:
    """What a book takes for substantial action; without a book, that each has its own."""
    known = RULEBOOKS.get(book)
    code = f"fact.{CUT_OFF}" + (f".{known.substantial_action}" if known else "")
    return _sentence(code, language, book)


def _sentence(code: str, language: Language, book: str) -> str:
    known = RULEBOOKS.get(book)
    own = None if known is None else known.texts.get(language, {}).get(code)
    return TEXTS[language][code] if own is None else own


def edition_of(clause: str, book: str) -> str:
    """The edition that a book reads a clause from; empty when the book has it no more."""
    known = RULEBOOKS.get(book)
    citation = None if known is None else known.citations.get(clause)
    return "" if citation is None else citation.edition
