"""The chips that the dealer moves now, in the chips of the table and in words.

Not which those are; that is `statemachine.pulling`.
"""

from collections.abc import Sequence

from statemachine.chips import pots
from statemachine.pulling import Chips, Pull, Push, caps, in_chips, pulls, pushes
from statemachine.state import HandState
from statemachine.texts import TEXTS, Language, text
from statemachine.views.model import CapView, ChipsView, PullView, PushView


def pull_views(
    hand: HandState, denominations: Sequence[int], language: Language
) -> tuple[PullView, ...]:
    """What the dealer takes from where."""
    due = pulls(hand)
    if not due:
        return ()
    number = max(len(pots(hand.betting)), 1)
    return tuple([_pull(pull, number, denominations, language) for pull in due])


def _pull(pull: Pull, pots: int, denominations: Sequence[int], language: Language) -> PullView:
    chips = in_chips(pull.amount, denominations)
    named = "" if pull.pot is None else pot_name(pull.pot, pots, language)
    code = "pull.back" if pull.pot is None else "pull.take"
    return PullView(
        pull.seat,
        pull.pot,
        pull.amount,
        _views(chips),
        chips.rest,
        _said(code, pull, chips, named, language),
    )


def cap_views(hand: HandState, language: Language) -> tuple[CapView, ...]:
    """What an all-in of the open street means for the pots to come."""
    due = caps(hand)
    return tuple(
        [CapView(seat, bet, text("pull.cap", language, seat=seat, amount=bet)) for seat, bet in due]
    )


def push_views(
    hand: HandState, denominations: Sequence[int], language: Language
) -> tuple[PushView, ...]:
    """What the dealer pushes to whom."""
    due = pushes(hand)
    number = len(hand.betting.collected)
    return tuple([_push(push, hand, number, denominations, language) for push in due])


def _push(
    push: Push, hand: HandState, pots: int, denominations: Sequence[int], language: Language
) -> PushView:
    chips = in_chips(push.amount, denominations)
    named = pot_name(push.pot, pots, language)
    if hand.runs > 1 and any(said.pot == push.pot and said.run > 1 for said in hand.declared):
        named = text("pot.run", language, pot=named, run=push.run)
    if push.half != "whole":
        named = text("pot.half", language, pot=named, half=push.half)
    return PushView(
        push.pot,
        push.seat,
        push.amount,
        push.odd,
        push.run,
        push.half,
        _views(chips),
        chips.rest,
        _said("push.odd" if push.odd else "push.all", push, chips, named, language),
    )


def _said(code: str, moved: Pull | Push, chips: Chips, pot: str, language: Language) -> str:
    listed = [f"{number}×{value}" for value, number in chips.stacks]
    if chips.rest:
        listed.append(text("chips.rest", language, rest=chips.rest))
    # Numbers and words that are words already: nothing of them has to be looked up.
    return TEXTS[language][f"{code}.chips" if listed else code].format(
        seat=moved.seat,
        amount=moved.amount,
        chips=", ".join(listed),
        pot=pot,
    )


def pot_name(pot: int, pots: int, language: Language) -> str:
    """A pot in words: the main pot, or a side pot, which has a number where there are several."""
    if pot == 0:
        return text("pot.main", language)
    if pots == 2:
        return text("pot.side.only", language)
    return text("pot.side", language, number=pot)


def _views(chips: Chips) -> tuple[ChipsView, ...]:
    return tuple([ChipsView(value, number) for value, number in chips.stacks])
