"""The drill's own sentences in each language, filled with cards as people write them.

Not those of the domain, which names faults, remedies and rules.
"""

from collections.abc import Mapping
from typing import Final

from app.drill.playing import Told
from app.drill.texts.en import EN
from app.drill.texts.es import ES
from statemachine.cards import DECK, Card
from statemachine.texts import Language, filled

TEXTS: Final[Mapping[Language, Mapping[str, str]]] = {"en": EN, "es": ES}

_SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_WRITTEN: Final[Mapping[object, str]] = {
    card: f"{card[0].replace('T', '10')}{_SUITS[card[1]]}" for card in DECK
}


def written(cards: tuple[Card | None, ...]) -> str:
    """Cards as people write them: `A♥ 10♣`."""
    return " ".join(_WRITTEN.get(card, "?") for card in cards)


def said(code: str, /, language: Language, **params: object) -> str:
    """A sentence of the drill. Raises KeyError for a code that has none."""
    return filled(TEXTS[language][code], language, **params)


def told_text(told: Told, language: Language) -> str:
    """What was seen, in one sentence."""
    params = {
        name: written(value if isinstance(value, tuple) else (value,))
        if name in ("card", "cards")
        else value
        for name, value in told.params.items()
    }
    return said(told.code, language, **params)
