"""The seal on what a player wrote of his hand: a commitment that anybody can check once it is
opened.

Not the keeping of cards and salt until then; nothing here remembers them.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import Final

from statemachine.cards import DECK, Card

_HEX: Final = re.compile(r"[0-9a-f]{64}")
_ORDER: Final = {card: index for index, card in enumerate(DECK)}


def commitment(cards: Sequence[Card], salt: str) -> str:
    """The sha256 in hex of a canonical text: a heading, the salt (32 bytes in hex) and the cards
    in the order of the deck, a line each. A hand lies in no order, so none is sealed.
    """
    in_order: list[Card] = sorted(cards, key=_place)
    text = "\n".join(("floorcall claim", salt, " ".join(in_order)))
    return hashlib.sha256(text.encode()).hexdigest()


def _place(card: Card) -> int:
    return _ORDER.get(card, len(_ORDER))


def well_formed(text: str) -> bool:
    """Whether a commitment or a salt is 32 bytes in hex, lower case."""
    return _HEX.fullmatch(text) is not None
