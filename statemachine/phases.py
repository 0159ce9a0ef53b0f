"""The phases of a hand, as names.

Not the moves between them: those are rows of the chart.
"""

from enum import StrEnum
from typing import Final, get_args

from statemachine.variants import StreetName, Variant


class Phase(StrEnum):
    """Where a hand stands. Which of them a hand can come to, its variant says."""

    SETUP = "setup"
    HOLE_DEAL = "hole_deal"
    PREFLOP = "preflop"
    FLOP_BURN = "flop_burn"
    FLOP_DEAL = "flop_deal"
    FLOP = "flop"
    TURN_BURN = "turn_burn"
    TURN_DEAL = "turn_deal"
    TURN = "turn"
    RIVER_BURN = "river_burn"
    RIVER_DEAL = "river_deal"
    RIVER = "river"
    THIRD_STREET = "third_street"
    FOURTH_STREET_BURN = "fourth_street_burn"
    FOURTH_STREET_DEAL = "fourth_street_deal"
    FOURTH_STREET = "fourth_street"
    FIFTH_STREET_BURN = "fifth_street_burn"
    FIFTH_STREET_DEAL = "fifth_street_deal"
    FIFTH_STREET = "fifth_street"
    SIXTH_STREET_BURN = "sixth_street_burn"
    SIXTH_STREET_DEAL = "sixth_street_deal"
    SIXTH_STREET = "sixth_street"
    SEVENTH_STREET_BURN = "seventh_street_burn"
    SEVENTH_STREET_DEAL = "seventh_street_deal"
    SEVENTH_STREET = "seventh_street"
    PREDRAW = "predraw"
    FIRST_DRAW_DISCARD = "first_draw_discard"
    FIRST_DRAW_BURN = "first_draw_burn"
    FIRST_DRAW_DEAL = "first_draw_deal"
    FIRST_DRAW = "first_draw"
    SECOND_DRAW_DISCARD = "second_draw_discard"
    SECOND_DRAW_BURN = "second_draw_burn"
    SECOND_DRAW_DEAL = "second_draw_deal"
    SECOND_DRAW = "second_draw"
    THIRD_DRAW_DISCARD = "third_draw_discard"
    THIRD_DRAW_BURN = "third_draw_burn"
    THIRD_DRAW_DEAL = "third_draw_deal"
    THIRD_DRAW = "third_draw"
    SHOWDOWN = "showdown"
    VERIFICATION = "verification"
    AWARD = "award"
    COMPLETE = "complete"
    MISDEALT = "misdealt"
    VOIDED = "voided"


def _of_streets(suffix: str) -> dict[Phase, StreetName]:
    names: tuple[StreetName, ...] = get_args(StreetName)
    known = {phase.value for phase in Phase}
    return {Phase(name + suffix): name for name in names if name + suffix in known}


BETTING: Final[dict[Phase, StreetName]] = _of_streets("")
DISCARDING: Final[dict[Phase, StreetName]] = _of_streets("_discard")
BURNING: Final[dict[Phase, StreetName]] = _of_streets("_burn")
DEALING: Final[dict[Phase, StreetName]] = _of_streets("_deal")
ENDED: Final = frozenset({Phase.COMPLETE, Phase.MISDEALT, Phase.VOIDED})

# In these a street is on its way: its betting has not begun.
COMING: Final[dict[Phase, StreetName]] = DISCARDING | BURNING | DEALING
_STREETS: Final[dict[Phase, StreetName]] = BETTING | COMING


def street_of(phase: Phase) -> StreetName | None:
    """The street that a phase discards for, burns, deals or bets, None outside the streets."""
    return _STREETS.get(phase)


def discard_phase(street: StreetName) -> Phase:
    """The phase in which every seat discards before a draw."""
    return Phase(f"{street}_discard")


def burn_phase(street: StreetName) -> Phase:
    """The phase in which the burn of a street is due."""
    return Phase(f"{street}_burn")


def deal_phase(street: StreetName) -> Phase:
    """The phase in which the cards of a street are due."""
    return Phase(f"{street}_deal")


def phases_of(variant: Variant) -> tuple[Phase, ...]:
    """The phases that a hand of this variant can come to, in their order."""
    streets = {street.name for street in variant.streets}
    return tuple(phase for phase in Phase if _STREETS.get(phase, "") in {"", *streets})
