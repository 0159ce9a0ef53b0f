"""PHH's action notation, both ways: one text of the `actions` field and what it means.

Not the order in which actions make sense: no action is judged by those before it.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeAlias

from statemachine.cards import CardError, card_text, parse_card
from statemachine.notation.amounts import Amount, amount_fault, amount_text
from statemachine.notation.errors import MAX_PLAYERS, NotationError, UnwritableError
from statemachine.published import (
    BetOrRaisedTo,
    BoardDealt,
    BringInPosted,
    Cards,
    CheckedOrCalled,
    Commentary,
    Discarded,
    Folded,
    HoleDealt,
    Mucked,
    PublishedAction,
    Shown,
    StoodPat,
)

_PLAYERS: Final = {f"p{number + 1}": number for number in range(MAX_PLAYERS)}
_AMOUNT: Final = re.compile(r"[0-9]{1,20}(\.[0-9]{1,10})?")
_AMOUNT_NEEDED: Final = "cbr is followed by one amount, as in 'p3 cbr 450'"
_NONE_OF: Final = "this is none of d db, d dh, pN f, cc, cbr, pb, sd and sm with their words"
# Ranks that a short deck does not have.
_LOW: Final = frozenset("2345")

_Kind: TypeAlias = Callable[..., PublishedAction]

_VERBS: Final[dict[str, _Kind]] = {
    "f": Folded,
    "cc": CheckedOrCalled,
    "pb": BringInPosted,
    "sd": StoodPat,
}
_SAID: Final[dict[_Kind, str]] = {kind: verb for verb, kind in _VERBS.items()} | {Mucked: "sm"}
# Most actions of most files are one of these, letter by letter.
_BRIEF: Final[dict[str, tuple[int, PublishedAction]]] = {
    f"p{player + 1} {verb}": (player, kind(player))
    for player in range(MAX_PLAYERS)
    for verb, kind in {**_VERBS, "sm": Mucked}.items()
}
# None of them: no hand has a player of that number.
_LONG: Final[tuple[int, PublishedAction]] = (MAX_PLAYERS, Commentary(""))


class Actions:
    """The actions of one hand as they are read; `short_deck` has no card below a six.

    `raises` are the amounts of bets and raises by their index, in the chips of the file: what
    makes a whole chip is known once all of them are, and `scaled` puts it right.
    """

    def __init__(self, players: int, *, short_deck: bool = False) -> None:
        self.read: list[PublishedAction] = []
        self.raises: dict[int, Amount] = {}
        self._players = players
        self._short_deck = short_deck

    def add(self, texts: Iterable[str]) -> None:
        """Read the next actions. Raises `NotationError`, with the number of one as the place."""
        for text in texts:
            player, action = _BRIEF.get(text, _LONG)
            self.read.append(action if player < self._players else self._meaning(text))

    def scaled(self, unit: int) -> tuple[PublishedAction, ...]:
        """The actions with every amount in chips of which `unit` make one of the file's."""
        if unit != 1:
            for index, amount in self.raises.items():
                action = self.read[index]
                if isinstance(action, BetOrRaisedTo):
                    self.read[index] = replace(action, amount=int(amount * unit))
        return tuple(self.read)

    def _error(self, reason: str) -> NotationError:
        return NotationError(f"action {len(self.read) + 1}", reason, "phh_action_invalid")

    def _meaning(self, text: str) -> PublishedAction:
        action, said = text, ""
        if "#" in text:
            action, _, remark = text.partition("#")
            said = remark.strip()
        match action.split():
            case ["d", "dh", player, cards]:
                return HoleDealt(self._player(player), self._cards(cards), said)
            case [player, "cbr", amount]:
                return self._raise(player, amount, said)
            case ["d", "db", cards]:
                return BoardDealt(self._cards(cards), said)
            case []:
                return Commentary(said)
            case [player, ("f" | "cc" | "pb" | "sd") as verb]:
                return _VERBS[verb](self._player(player), said)
            case [player, "sm"]:
                return Mucked(self._player(player), said)
            case [_, "cbr", *_]:
                raise self._error(_AMOUNT_NEEDED)
            case [player, "sd", cards]:
                return Discarded(self._player(player), self._cards(cards), said)
            case [player, "sm", "-"]:
                return Shown(self._player(player), self._dealt(self._player(player)), said)
            case [player, "sm", cards]:
                return Shown(self._player(player), self._cards(cards), said)
        raise self._error(_NONE_OF)

    def _player(self, word: str) -> int:
        player = _PLAYERS.get(word, MAX_PLAYERS)
        if player >= self._players:
            raise self._error(f"{_excerpt(word)} is none of the players p1 to p{self._players}")
        return player

    def _raise(self, player: str, text: str, said: str) -> BetOrRaisedTo:
        number = self._player(player)
        if not _AMOUNT.fullmatch(text):
            raise self._error(_AMOUNT_NEEDED)
        value = int(text) if text.isdigit() else Decimal(text)
        if fault := amount_fault(value) or ("" if value else "a bet or raise is above zero"):
            raise self._error(fault)
        amount = value if isinstance(value, int) else Fraction(value)
        self.raises[len(self.read)] = amount
        return BetOrRaisedTo(number, int(amount), said)

    def _cards(self, text: str) -> Cards:
        if len(text) % 2:
            raise self._error("every card has two letters, as in 'Ah' or '??'")
        try:
            cards = _parsed(text)
        except CardError as error:
            raise self._error(str(error)) from None
        if self._short_deck and not _LOW.isdisjoint(text):
            raise self._error("a short deck has no card from deuce to five")
        return cards

    def _dealt(self, player: int) -> Cards:
        cards: Cards = ()
        for action in self.read:
            if isinstance(action, HoleDealt) and action.player == player:
                cards += action.cards
            elif isinstance(action, Discarded) and action.player == player:
                # Which of his cards he still has is not told by position.
                cards = (None,)
        if not cards or None in cards:
            raise self._error("'sm -' shows the cards as dealt, which this file does not name")
        return cards


@lru_cache(maxsize=4096)
def _parsed(text: str) -> Cards:
    return tuple(parse_card(text[i : i + 2]) for i in range(0, len(text), 2))


def _excerpt(word: str) -> str:
    return repr(word if len(word) <= 12 else word[:12] + "…")


def action_texts(
    actions: Iterable[PublishedAction], unit: int, *, short_deck: bool = False
) -> list[str]:
    """The actions as texts; amounts are divided by `unit`, commentary stands behind a `#`.

    Raises `UnwritableError`.
    """
    texts = [_with_commentary(action, unit) for action in actions]
    if short_deck:
        for action in actions:
            if not _LOW.isdisjoint(_packed(getattr(action, "cards", (None,)))):
                raise UnwritableError("a short deck has no card from deuce to five")
    return texts


def _with_commentary(action: PublishedAction, unit: int) -> str:
    if isinstance(action, Commentary):
        return f"# {action.text}" if action.text else ""
    text = _text(action, unit)
    return f"{text} # {action.commentary}" if action.commentary else text


def _text(action: PublishedAction, unit: int) -> str:
    match action:
        case BoardDealt():
            return f"d db {_packed(action.cards)}"
        case HoleDealt():
            return f"d dh p{action.player + 1} {_packed(action.cards)}"
        case Shown():
            return f"p{action.player + 1} sm {_packed(action.cards)}"
        case Discarded():
            return f"p{action.player + 1} sd {_packed(action.cards)}"
        case BetOrRaisedTo():
            return f"p{action.player + 1} cbr {amount_text(action.amount, unit)}"
        case Commentary():
            return ""
        case _:
            return f"p{action.player + 1} {_SAID[type(action)]}"


def _packed(cards: Cards) -> str:
    if not cards:
        raise UnwritableError("PHH deals, shows and discards cards, never none of them")
    return "".join(map(card_text, cards))
