"""Amounts of chips as files write them: what is one, and how it is written again.

Not a sum of any kind: an amount is read exactly and never rounded.
"""

from decimal import Decimal
from fractions import Fraction
from typing import TypeAlias

from statemachine.notation.errors import MAX_CHIPS, MAX_UNIT, UnwritableError

# Whole numbers stay what they are: exact fractions of every amount took half of the reading.
Amount: TypeAlias = int | Fraction


def amount_fault(value: int | Decimal) -> str:
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


def amount_value(chips: int, unit: int) -> int | Decimal:
    """Whole chips, `unit` of which make one of the file's, as the file writes them.

    Raises `UnwritableError` for what would not be read again: more than four decimals, or an
    amount out of bounds.
    """
    if not 0 <= chips <= MAX_CHIPS:
        raise UnwritableError(f"an amount is from 0 to {MAX_CHIPS}")
    if not chips % unit:
        return chips // unit
    if MAX_UNIT % Fraction(chips, unit).denominator:
        raise UnwritableError(f"{chips} of {unit} to the chip takes more than four decimals")
    return (Decimal(chips) / Decimal(unit)).normalize()


def amount_text(chips: int, unit: int) -> str:
    """The same as a text, without an exponent."""
    value = amount_value(chips, unit)
    return str(value) if isinstance(value, int) else f"{value:f}"
