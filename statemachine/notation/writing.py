"""Writes hands in the PHH format, so that reading the text gives the same hand again.

Not a check of the hand: what was done against the rules is written as it was done.
"""

from collections.abc import Sequence

from statemachine.notation.actions import action_texts
from statemachine.notation.amounts import amount_value
from statemachine.notation.errors import UnwritableError
from statemachine.notation.reading import FIXED_LIMIT, SHORT_DECK, STUD, VARIANTS
from statemachine.notation.toml import Values, dump
from statemachine.published import PublishedHand


def write_phh(hand: PublishedHand) -> str:
    """The text of a `.phh` file: every field on a line of its own, the required ones first.

    Raises `UnwritableError` for what PHH has no words for, such as an amount of more than four
    decimals. Comments that a file had outside of its actions are gone since it was read.
    """
    return dump(fields_of(hand))


def fields_of(hand: PublishedHand) -> Values:
    """The fields of the file by name, heads-up antes and blinds crosswise as PHH lists them.

    Raises `UnwritableError`.
    """
    if hand.variant not in VARIANTS:
        raise UnwritableError(f"PHH has no code for the variant {hand.variant}")
    if not all(hand.starting_stacks):
        # Where chips are not followed nobody knows what was put in.
        raise UnwritableError("a hand whose stacks were not followed cannot be written")

    def amounts(chips: Sequence[int]) -> list[object]:
        return [amount_value(each, hand.unit) for each in chips]

    def posted(chips: Sequence[int]) -> list[object]:
        return amounts(chips[::-1] if hand.player_count == 2 else chips)

    fields: Values = {
        "variant": hand.variant,
        "ante_trimming_status": hand.ante_trimming_status,
        "antes": posted(hand.antes),
    }
    if hand.variant not in STUD:
        fields["blinds_or_straddles"] = posted(hand.blinds)
    elif any(hand.blinds):
        raise UnwritableError(f"PHH knows no blinds in {hand.variant}")
    fixed = hand.variant in FIXED_LIMIT
    bets = {
        "bring_in": (hand.bring_in, hand.variant in STUD),
        "small_bet": (hand.small_bet, fixed),
        "big_bet": (hand.big_bet, fixed),
        "min_bet": (hand.min_bet, not fixed),
    }
    for name, (chips, belongs) in bets.items():
        if (chips is not None) != belongs:
            what = "needs" if belongs else "has no"
            raise UnwritableError(f"{hand.variant} {what} {name}")
        if chips is not None:
            fields[name] = amount_value(chips, hand.unit)
    fields["starting_stacks"] = amounts(hand.starting_stacks)
    short = hand.variant == SHORT_DECK
    fields["actions"] = action_texts(hand.actions, hand.unit, short_deck=short)
    optional: Values = {
        "players": hand.players,
        "seats": hand.seats,
        "finishing_stacks": None
        if hand.finishing_stacks is None
        else amounts(hand.finishing_stacks),
    }
    fields |= {name: value for name, value in optional.items() if value is not None}
    twice = fields.keys() & hand.other_fields.keys()
    if twice:
        raise UnwritableError(f"the field {min(twice)} is there twice")
    return fields | dict(hand.other_fields)
