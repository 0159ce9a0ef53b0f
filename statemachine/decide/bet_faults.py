"""Seeing what is irregular in a bet or a blind: too few chips for a call, a stack too short.

Not bets of a wrong size, which `acts` flags as it records them; nor what follows from either.
"""

from typing import Final, Literal, TypeAlias

from statemachine.decide.draft import Draft
from statemachine.decide.faults import open_fault, street_in_play
from statemachine.observations import Action
from statemachine.state import Betting, HandPlayer

Noted: TypeAlias = Literal["short_all_in", "short_blind"]
# By these nothing is said that the play does not say by itself.
_NOTHING: Final = frozenset({"stands", "floor_discretion"})


def flag_act(draft: Draft, before: Betting, player: HandPlayer, action: Action, to: int) -> None:
    """Flag a call that lacks chips, and note an all-in below the least bet, where the book has
    something to say of it.
    """
    behind = player.bet + player.stack - to
    if action == "call" and to < before.call and behind > 0:
        open_fault(
            draft,
            "undercall",
            street=street_in_play(draft),
            seat=player.seat,
            amount=min(before.call - to, behind),
        )
    elif behind == 0 and before.call == 0 and 0 < to < draft.hand.level.least_bet:
        note(draft, "short_all_in", player.seat, to)


def note(draft: Draft, kind: Noted, seat: int, amount: int) -> None:
    """Note what is nobody's fault but has a rule of its own, where the book has the dealer say
    something about it; others play on without a word.
    """
    remedies = draft.book.applying(kind)
    if any(not remedy.silent and remedy.procedure not in _NOTHING for remedy in remedies):
        street = street_in_play(draft)
        open_fault(draft, kind, street=street, seat=seat, amount=amount)
