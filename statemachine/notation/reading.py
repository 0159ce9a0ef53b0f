"""Reads hands published in the PHH format.

Not a replay: it says what the text says, and whether that is PHH, never whether it was legal.
"""

import re
from decimal import Decimal
from fractions import Fraction
from math import lcm
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final

from statemachine.notation.actions import Actions
from statemachine.notation.amounts import Amount, amount_fault
from statemachine.notation.errors import MAX_CHIPS, MAX_PLAYERS, MAX_TEXT, NotationError
from statemachine.notation.toml import Values, load
from statemachine.published import PublishedHand

STUD: Final = frozenset({"F7S", "F7S/8", "FR"})
FIXED_LIMIT: Final = STUD | {"FT", "FO/8", "F2L3D", "FB"}
VARIANTS: Final = FIXED_LIMIT | {"NT", "NS", "PO", "N2L1D"}
SHORT_DECK: Final = "NS"

_denominator: Final = attrgetter("denominator")


def parse_phh(text: str) -> PublishedHand:
    """Read the one hand in the text of a `.phh` file, of any variant that PHH has a code for.

    Raises `NotationError`. Heads-up files list antes and blinds in the order of posting, which
    is opposite to that of the players; the result has them by player.
    """
    if len(text) > MAX_TEXT:
        reason = f"one hand has at most {MAX_TEXT} characters"
        raise NotationError("file", reason, "phh_unreadable")
    text = text.removeprefix("\ufeff")
    values = load(text)
    if "variant" not in values and any(isinstance(value, dict) for value in values.values()):
        reason = "several hands in one file, whose name has to end in .phhs"
        raise NotationError("file", reason, "phh_unreadable")
    return hand_of(values, text)


def hand_of(values: Values, text: str, lines_before: int = 0) -> PublishedHand:
    """The hand whose fields are `values`, as TOML gave them; they are taken out one by one.

    Raises `NotationError`; the line of a wrong field is looked for in `text`, in front of
    which the file has so many lines.
    """
    fields = _Fields(values, text, lines_before)
    variant = fields.variant()
    stacks = fields.amounts("starting_stacks", None)
    count = len(stacks)
    if not 2 <= count <= MAX_PLAYERS:
        raise fields.error("starting_stacks", f"a hand has 2 to {MAX_PLAYERS} players")
    if not all(stacks):
        raise fields.error("starting_stacks", "a player without chips is not dealt in")
    antes = fields.amounts("antes", count)
    blinds: list[Amount] = [0] * count
    if variant not in STUD:
        blinds = fields.amounts("blinds_or_straddles", count)
    if count == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    finishing = fields.amounts("finishing_stacks", count) if "finishing_stacks" in fields else None
    bring_in = fields.amount("bring_in") if variant in STUD else None
    fixed = variant in FIXED_LIMIT
    min_bet = None if fixed else fields.amount("min_bet")
    small_bet, big_bet = (
        fields.amount(f"{size}_bet") if fixed else None for size in ("small", "big")
    )
    actions = Actions(count, short_deck=variant == SHORT_DECK)
    actions.add(fields.texts("actions", None))

    bets = [amount for amount in (bring_in, min_bet, small_bet, big_bet) if amount is not None]
    amounts = [*stacks, *antes, *blinds, *(finishing or ()), *bets, *actions.raises.values()]
    unit = lcm(*map(_denominator, amounts))
    if max(amounts) * unit > MAX_CHIPS:
        reason = f"without its decimals an amount is more than {MAX_CHIPS} chips"
        raise NotationError("file", reason, "phh_field_invalid")

    def chips(amounts: list[Amount]) -> tuple[int, ...]:
        scaled = amounts if unit == 1 else [amount * unit for amount in amounts]
        return tuple(map(int, scaled))

    def chips_or_none(amount: Amount | None) -> int | None:
        return None if amount is None else int(amount * unit)

    return PublishedHand(
        variant=variant,
        unit=unit,
        starting_stacks=chips(stacks),
        finishing_stacks=None if finishing is None else chips(finishing),
        antes=chips(antes),
        blinds=chips(blinds),
        bring_in=chips_or_none(bring_in),
        min_bet=chips_or_none(min_bet),
        small_bet=chips_or_none(small_bet),
        big_bet=chips_or_none(big_bet),
        ante_trimming_status=fields.flag("ante_trimming_status"),
        players=fields.texts("players", count) if "players" in fields else None,
        seats=fields.integers("seats", count) if "seats" in fields else None,
        actions=actions.scaled(unit),
        other_fields=MappingProxyType(values),
    )


class _Fields:
    """The fields of a hand; each is taken out once, so that the unknown ones remain."""

    def __init__(self, left: Values, text: str, lines_before: int) -> None:
        self.left = left
        self._text = text
        self._lines_before = lines_before

    def __contains__(self, name: str) -> bool:
        return name in self.left

    def error(self, name: str, reason: str) -> NotationError:
        found = re.search(rf"^[ \t]*{name}[ \t]*=", self._text, re.MULTILINE)
        line = ""
        if found:
            number = self._lines_before + self._text.count("\n", 0, found.start()) + 1
            line = f"line {number}, "
        return NotationError(f"{line}{name}", reason, "phh_field_invalid")

    def take(self, name: str) -> object:
        value = self.left.pop(name, None)
        if value is None:
            raise self.error(name, "this field is missing")
        return value

    def array(self, name: str, count: int | None) -> list[object]:
        value = self.take(name)
        if not isinstance(value, list):
            raise self.error(name, "an array in square brackets is needed")
        if count is not None and len(value) != count:
            raise self.error(name, f"{len(value)} values for {count} starting stacks")
        return value

    def variant(self) -> str:
        value = self.take("variant")
        if not isinstance(value, str) or value not in VARIANTS:
            raise self.error("variant", f"the variant is one of {', '.join(sorted(VARIANTS))}")
        return value

    def amount(self, name: str) -> Amount:
        amount = self.to_amount(name, self.take(name))
        if not amount:
            raise self.error(name, "an amount above zero is needed")
        return amount

    def amounts(self, name: str, count: int | None) -> list[Amount]:
        values = self.array(name, count)
        if {*map(type, values)} == {int}:
            whole: list[Any] = values
            if min(whole) >= 0 and max(whole) <= MAX_CHIPS:
                return whole
        return [self.to_amount(name, value) for value in values]

    def to_amount(self, name: str, value: object) -> Amount:
        if type(value) is int and 0 <= value <= MAX_CHIPS:
            return value
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            raise self.error(name, "an amount is a number")
        if fault := amount_fault(value):
            raise self.error(name, fault)
        return value if isinstance(value, int) else Fraction(value)

    def texts(self, name: str, count: int | None) -> tuple[str, ...]:
        values = self.array(name, count)
        if not {*map(type, values)} <= {str}:
            raise self.error(name, "every value is a text in quotation marks")
        texts: list[Any] = values
        return tuple(texts)

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
