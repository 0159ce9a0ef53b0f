"""Reads hands published in the PHH format.

Not a replay: it says what the text says, and whether that is PHH, never whether it was legal.
"""

import re
import tomllib
from collections.abc import Callable, Iterable
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from math import lcm
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from statemachine.cards import CardError, parse_card
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
    PublishedHand,
    Shown,
    StoodPat,
)

MAX_TEXT: Final = 1_000_000
MAX_PLAYERS: Final = 23  # with two cards each and a board that is 51 of the deck's 52
MAX_CHIPS: Final = 10**12
MAX_UNIT: Final = 10_000

ErrorCode: TypeAlias = Literal["phh_unreadable", "phh_field_invalid", "phh_action_invalid"]

_STUD = frozenset({"F7S", "F7S/8", "FR"})
_FIXED_LIMIT = _STUD | {"FT", "FO/8", "F2L3D", "FB"}
_VARIANTS = _FIXED_LIMIT | {"NT", "NS", "PO", "N2L1D"}
_PLAYER = re.compile(r"p([1-9][0-9]?)")
_AMOUNT = re.compile(r"[0-9]{1,20}(\.[0-9]{1,10})?")
_TOML_PLACE = re.compile(r" ?\(at ([^()]*)\)$")

# Whole numbers stay what they are: exact fractions of every amount took half of the reading.
Amount: TypeAlias = int | Fraction


class NotationError(ValueError):
    """A text that is no PHH hand: `place` says where, `reason` why, and `code` is stable.

    The message is one line. It may quote a word that was not understood, but no card.
    """

    def __init__(self, place: str, reason: str, code: ErrorCode) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason
        self.code: ErrorCode = code


def parse_phh(text: str) -> PublishedHand:
    """Read the one hand in the text of a `.phh` file, of any variant that PHH has a code for.

    Raises `NotationError`. Heads-up files list antes and blinds in the order of posting, which
    is opposite to that of the players; the result has them by player.
    """
    fields = _Fields(text)
    variant = fields.variant()
    stacks = fields.amounts("starting_stacks", None)
    count = len(stacks)
    if not 2 <= count <= MAX_PLAYERS:
        raise fields.error("starting_stacks", f"a hand has 2 to {MAX_PLAYERS} players")
    if not all(stacks):
        raise fields.error("starting_stacks", "a player without chips is not dealt in")
    antes = fields.amounts("antes", count)
    blinds: list[Amount] = [0] * count
    if variant not in _STUD:
        blinds = fields.amounts("blinds_or_straddles", count)
    if count == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    finishing = fields.amounts("finishing_stacks", count) if "finishing_stacks" in fields else None
    bring_in = fields.amount("bring_in") if variant in _STUD else None
    fixed = variant in _FIXED_LIMIT
    min_bet = None if fixed else fields.amount("min_bet")
    small_bet, big_bet = (
        fields.amount(f"{size}_bet") if fixed else None for size in ("small", "big")
    )
    words = [_Words(place, text, count) for place, text in fields.actions()]

    bets = (amount for amount in (bring_in, min_bet, small_bet, big_bet) if amount is not None)
    raises = (action.amount() for action in words if action.verb == "cbr")
    all_amounts = (*stacks, *antes, *blinds, *(finishing or ()), *bets, *raises)
    unit = lcm(*(amount.denominator for amount in all_amounts))
    if max(all_amounts) * unit > MAX_CHIPS:
        reason = f"without its decimals an amount is more than {MAX_CHIPS} chips"
        raise NotationError("file", reason, "phh_field_invalid")

    def chips(amount: Amount) -> int:
        return int(amount * unit)

    def chips_or_none(amount: Amount | None) -> int | None:
        return None if amount is None else chips(amount)

    return PublishedHand(
        variant=variant,
        unit=unit,
        starting_stacks=tuple(map(chips, stacks)),
        finishing_stacks=None if finishing is None else tuple(map(chips, finishing)),
        antes=tuple(map(chips, antes)),
        blinds=tuple(map(chips, blinds)),
        bring_in=chips_or_none(bring_in),
        min_bet=chips_or_none(min_bet),
        small_bet=chips_or_none(small_bet),
        big_bet=chips_or_none(big_bet),
        ante_trimming_status=fields.flag("ante_trimming_status"),
        players=fields.texts("players", count) if "players" in fields else None,
        seats=fields.integers("seats", count) if "seats" in fields else None,
        actions=_read_actions(words, chips),
        other_fields=MappingProxyType(fields.left),
    )


class _Fields:
    """The fields of a file; each is taken out once, so that the unknown ones remain."""

    def __init__(self, text: str) -> None:
        if len(text) > MAX_TEXT:
            reason = f"one hand has at most {MAX_TEXT} characters"
            raise NotationError("file", reason, "phh_unreadable")
        self.text = text.removeprefix("\ufeff")
        try:
            self.left: dict[str, object] = tomllib.loads(self.text, parse_float=_decimal)
        except tomllib.TOMLDecodeError as error:
            found = _TOML_PLACE.search(str(error))
            reason = f"this is not TOML: {_TOML_PLACE.sub('', str(error))}"
            place = found[1] if found else "file"
            raise NotationError(place, reason, "phh_unreadable") from None
        except (RecursionError, ValueError):
            # Python itself refuses integers of thousands of digits and nesting as deep.
            reason = "a number is too long or a nesting too deep"
            raise NotationError("file", reason, "phh_unreadable") from None

    def __contains__(self, name: str) -> bool:
        return name in self.left

    def error(self, name: str, reason: str) -> NotationError:
        found = re.search(rf"^[ \t]*{name}[ \t]*=", self.text, re.MULTILINE)
        line = f"line {self.text.count(chr(10), 0, found.start()) + 1}, " if found else ""
        return NotationError(f"{line}{name}", reason, "phh_field_invalid")

    def take(self, name: str) -> object:
        if name not in self.left:
            raise self.error(name, "this field is missing")
        return self.left.pop(name)

    def array(self, name: str, count: int | None) -> list[object]:
        value = self.take(name)
        if not isinstance(value, list):
            raise self.error(name, "an array in square brackets is needed")
        if count is not None and len(value) != count:
            raise self.error(name, f"{len(value)} values for {count} starting stacks")
        return value

    def variant(self) -> str:
        if "variant" not in self.left and any(isinstance(v, dict) for v in self.left.values()):
            reason = "several hands in one file; put each into a file of its own"
            raise NotationError("file", reason, "phh_unreadable")
        value = self.take("variant")
        if not isinstance(value, str) or value not in _VARIANTS:
            raise self.error("variant", f"the variant is one of {', '.join(sorted(_VARIANTS))}")
        return value

    def amount(self, name: str) -> Amount:
        amount = self.to_amount(name, self.take(name))
        if not amount:
            raise self.error(name, "an amount above zero is needed")
        return amount

    def amounts(self, name: str, count: int | None) -> list[Amount]:
        return [self.to_amount(name, value) for value in self.array(name, count)]

    def to_amount(self, name: str, value: object) -> Amount:
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            raise self.error(name, "an amount is a number")
        if fault := _amount_fault(value):
            raise self.error(name, fault)
        return value if isinstance(value, int) else Fraction(value)

    def texts(self, name: str, count: int | None) -> tuple[str, ...]:
        values = self.array(name, count)
        texts = tuple(value for value in values if isinstance(value, str))
        if len(texts) != len(values):
            raise self.error(name, "every value is a text in quotation marks")
        return texts

    def integers(self, name: str, count: int) -> tuple[int, ...]:
        values = self.array(name, count)
        integers = tuple(value for value in values if type(value) is int)
        if len(integers) != len(values):
            raise self.error(name, "every value is a whole number")
        return integers

    def flag(self, name: str) -> bool:
        value = self.left.pop(name, False)
        if not isinstance(value, bool):
            raise self.error(name, "the value is true or false")
        return value

    def actions(self) -> list[tuple[str, str]]:
        texts = self.texts("actions", None)
        return [(f"action {number}", text) for number, text in enumerate(texts, 1)]


class _Words:
    """One action split at its spaces, with the commentary behind `#` cut off."""

    def __init__(self, place: str, text: str, count: int) -> None:
        self.place = place
        self.count = count
        action, _, commentary = text.partition("#")
        self.commentary = commentary.strip()
        self.words = action.split()
        self.verb = self.words[1] if len(self.words) > 1 else ""

    def error(self, reason: str) -> NotationError:
        return NotationError(self.place, reason, "phh_action_invalid")

    def player(self, word: str) -> int:
        match = _PLAYER.fullmatch(word)
        if not match or int(match[1]) > self.count:
            raise self.error(f"{_quoted(word)} is none of the players p1 to p{self.count}")
        return int(match[1]) - 1

    def amount(self) -> Amount:
        text = self.words[2] if len(self.words) == 3 else ""
        if not _AMOUNT.fullmatch(text):
            raise self.error("cbr is followed by one amount, as in 'p3 cbr 450'")
        value = int(text) if text.isdigit() else Decimal(text)
        if fault := _amount_fault(value) or ("" if value else "a bet or raise is above zero"):
            raise self.error(fault)
        return value if isinstance(value, int) else Fraction(value)

    def cards(self, text: str) -> Cards:
        if len(text) % 2:
            raise self.error("every card has two letters, as in 'Ah' or '??'")
        try:
            return tuple(parse_card(text[i : i + 2]) for i in range(0, len(text), 2))
        except CardError as error:
            raise self.error(str(error)) from None

    def read(self, held: dict[int, Cards], chips: Callable[[Amount], int]) -> PublishedAction:
        """Give the action its meaning; `held` are the hole cards dealt so far, by player."""
        match self.words:
            case []:
                return Commentary(self.commentary)
            case ["d", "db", cards]:
                return BoardDealt(self.cards(cards))
            case ["d", "dh", player, cards]:
                return HoleDealt(self.player(player), self.cards(cards))
            case [player, "f"]:
                return Folded(self.player(player))
            case [player, "cc"]:
                return CheckedOrCalled(self.player(player))
            case [player, "cbr", _]:
                return BetOrRaisedTo(self.player(player), chips(self.amount()))
            case [player, "pb"]:
                return BringInPosted(self.player(player))
            case [player, "sd"]:
                return StoodPat(self.player(player))
            case [player, "sd", cards]:
                return Discarded(self.player(player), self.cards(cards))
            case [player, "sm"]:
                return Mucked(self.player(player))
            case [player, "sm", "-"]:
                return Shown(self.player(player), self.dealt(self.player(player), held))
            case [player, "sm", cards]:
                return Shown(self.player(player), self.cards(cards))
        raise self.error(
            "this is none of d db, d dh, pN f, cc, cbr, pb, sd and sm with their words"
        )

    def dealt(self, player: int, held: dict[int, Cards]) -> Cards:
        cards = held.get(player, ())
        if not cards or None in cards:
            raise self.error("'sm -' shows the cards as dealt, which this file does not name")
        return cards


def _read_actions(
    actions: Iterable[_Words], chips: Callable[[Amount], int]
) -> tuple[PublishedAction, ...]:
    held: dict[int, Cards] = {}
    result: list[PublishedAction] = []
    for words in actions:
        action = words.read(held, chips)
        if isinstance(action, HoleDealt):
            held[action.player] = (*held.get(action.player, ()), *action.cards)
        elif isinstance(action, Discarded):
            # Which of his cards he still has is not told by position: 'sm -' cannot say more.
            held[action.player] = (None,)
        result.append(action)
    return tuple(result)


def _decimal(text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation:  # an exponent beyond all bounds; refused where it is used
        return Decimal("NaN")


def _amount_fault(value: int | Decimal) -> str:
    """Say what makes a number no amount of chips; empty when nothing does."""
    if isinstance(value, Decimal):
        if not value.is_finite():
            return "an unknown amount (inf or nan) cannot be followed"
        # Before any exact arithmetic: 1e-999999 is short to write and endless to expand.
        if not -20 <= int(value.as_tuple().exponent) <= 20:
            return f"an amount is at most {MAX_CHIPS} and has at most four decimals"
    if not 0 <= value <= MAX_CHIPS:
        return f"an amount is from 0 to {MAX_CHIPS}"
    if isinstance(value, Decimal) and MAX_UNIT % Fraction(value).denominator:
        return "an amount has at most four decimals"
    return ""


def _quoted(word: str) -> str:
    return repr(word if len(word) <= 12 else word[:12] + "…")
