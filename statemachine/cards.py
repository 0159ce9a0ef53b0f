"""Playing cards of the standard deck: their names, ranks, suits and text.

Not where a card is (that is `custody`) nor what a hand is worth (that is `ranking`).
"""

from typing import Literal, TypeAlias, get_args

Rank: TypeAlias = Literal["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
Suit: TypeAlias = Literal["c", "d", "h", "s"]

# A card is its two-letter text. Plain interned strings hash and compare in C, need no
# codec, and still are a closed set for the type checker and for JSON schema.
# fmt: off
Card: TypeAlias = Literal[
    "2c", "2d", "2h", "2s", "3c", "3d", "3h", "3s", "4c", "4d", "4h", "4s", "5c",
    "5d", "5h", "5s", "6c", "6d", "6h", "6s", "7c", "7d", "7h", "7s", "8c", "8d",
    "8h", "8s", "9c", "9d", "9h", "9s", "Tc", "Td", "Th", "Ts", "Jc", "Jd", "Jh",
    "Js", "Qc", "Qd", "Qh", "Qs", "Kc", "Kd", "Kh", "Ks", "Ac", "Ad", "Ah", "As",
]
# fmt: on

DECK: tuple[Card, ...] = get_args(Card)
UNKNOWN = "??"

_KNOWN = frozenset(DECK)


class CardError(ValueError):
    """A text that names no card of the deck."""


def parse_card(text: str) -> Card | None:
    """Read one card, `"Ah"`, or `"??"` for a card that nobody can name (then None)."""
    if text == UNKNOWN:
        return None
    if text not in _KNOWN:
        raise CardError(f"{text!r} is no card")
    return text  # narrowed by the set of cards


def parse_cards(text: str) -> tuple[Card | None, ...]:
    """Read cards written with or without spaces: `"Ah Kd ??"`, `"AhKd??"`."""
    packed = "".join(text.split())
    if len(packed) % 2:
        raise CardError(f"{text!r} is no list of cards")
    return tuple(parse_card(packed[i : i + 2]) for i in range(0, len(packed), 2))


def card_text(card: Card | None) -> str:
    """Write a card, `"??"` when it is unknown."""
    return UNKNOWN if card is None else card


def cards_text(cards: tuple[Card | None, ...]) -> str:
    """Write cards with a space between them."""
    return " ".join(map(card_text, cards))
