"""Pots and boards as they are seen: who contests, who is declared, what the tabled cards say.

Not for one audience: all of it is public to everybody at the table.
"""

from collections.abc import Iterable
from typing import cast

from statemachine.cards import Card
from statemachine.chips import pots
from statemachine.custody import PlacedCard
from statemachine.observations import Half
from statemachine.parts import board_of, contesting, declared_halves
from statemachine.phases import Phase
from statemachine.ranking import LOWS, LowId, hand_name, low_cards
from statemachine.reading import Ranks, split
from statemachine.state import HandState
from statemachine.variants import VARIANTS
from statemachine.views.model import AwardView, PartView, PotView

_OVER = (Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD)


def public(cards: tuple[PlacedCard, ...]) -> tuple[Card | None, ...]:
    """The cards of a place, None for each whose face the table has not seen."""
    return tuple([placed.card if placed.shown else None for placed in cards])


def boards(hand: HandState) -> tuple[tuple[Card | None, ...], ...]:
    """The board of each run; of one that has not begun only what all runs share."""
    return tuple(public(board_of(hand, run)) for run in range(1, hand.runs + 1))


def pot_views(hand: HandState) -> tuple[PotView, ...]:
    """The pots, those that stand with their parts."""
    standing = len(hand.betting.collected)
    return tuple(
        _standing(hand, index, pot.amount)
        if index < standing
        else PotView(pot.amount, pot.seats, (), (), ())
        for index, pot in enumerate(pots(hand.betting))
    )


def _standing(hand: HandState, pot: int, amount: int) -> PotView:
    declared = [said for said in hand.declared if said.pot == pot]
    parts: tuple[PartView, ...] = ()
    if hand.phase in _OVER or hand.phase is Phase.COMPLETE:
        # What only one hand is left to win needs no runs.
        runs = 1 if any(said.by == "uncontested" for said in declared) else hand.runs
        parts = tuple(part for run in range(1, runs + 1) for part in _parts(hand, pot, run))
    return PotView(
        amount,
        tuple(contesting(hand, pot)),
        _together(said.seats for said in declared),
        _together(part.reading for part in parts) if all(p.reading for p in parts) else (),
        parts,
    )


def _parts(hand: HandState, pot: int, run: int) -> list[PartView]:
    said = {half: entry.seats for half, entry in declared_halves(hand, pot, run).items()}
    read = dict(split(hand, pot, run) or ()) if hand.phase in _OVER else {}
    halves: tuple[Half, ...] = ("whole",)
    if len(read) > 1 or not {"high", "low"}.isdisjoint(said):
        halves = ("high", "low")
    # Who is said to win the whole is said to win its halves; the high half is all that the
    # cards give where nobody has a low.
    return [
        PartView(
            run,
            half,
            said.get(half, said.get("whole", ())),
            read.get(half, () if half == "low" else read.get("whole", ())),
        )
        for half in halves
    ]


def _together(parts: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """The seats of several parts, each once."""
    return tuple(dict.fromkeys(seat for seats in parts for seat in seats))


def award_views(hand: HandState) -> tuple[AwardView, ...]:
    """What was pushed."""
    return tuple(AwardView(a.pot, a.amount, a.shares, a.run, a.half) for a in hand.awards)


def name_of(hand: HandState, ranks: Ranks | None) -> str | None:
    """The category of a tabled hand in the first ranking of its game."""
    if ranks is None:
        return None
    value = ranks[0]
    return None if value is None else hand_name(VARIANTS[hand.variant].rankings[0], value)


def low_text(hand: HandState, ranks: Ranks | None) -> str | None:
    """The ranks of a tabled hand's low, `8-6-4-3-A`; None where there is none."""
    if ranks is None:
        return None
    for kind, value in zip(VARIANTS[hand.variant].rankings, ranks, strict=False):
        if kind in LOWS and value is not None:
            return "-".join(low_cards(cast(LowId, kind), value))
    return None
