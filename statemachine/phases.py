"""The phases of a hand, as names.

Not the moves between them: those are rows of the chart.
"""

from enum import StrEnum
from typing import Final

from statemachine.variants import StreetName


class Phase(StrEnum):
    """Where a hand stands."""

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
    SHOWDOWN = "showdown"
    VERIFICATION = "verification"
    AWARD = "award"
    COMPLETE = "complete"
    MISDEALT = "misdealt"
    VOIDED = "voided"


BETTING: Final[dict[Phase, StreetName]] = {
    Phase.PREFLOP: "preflop",
    Phase.FLOP: "flop",
    Phase.TURN: "turn",
    Phase.RIVER: "river",
}
BURNING: Final[dict[Phase, StreetName]] = {
    Phase.FLOP_BURN: "flop",
    Phase.TURN_BURN: "turn",
    Phase.RIVER_BURN: "river",
}
DEALING: Final[dict[Phase, StreetName]] = {
    Phase.FLOP_DEAL: "flop",
    Phase.TURN_DEAL: "turn",
    Phase.RIVER_DEAL: "river",
}
ENDED: Final = frozenset({Phase.COMPLETE, Phase.MISDEALT, Phase.VOIDED})


def street_of(phase: Phase) -> StreetName | None:
    """The street that a phase burns, deals or bets, None outside the streets."""
    return BETTING.get(phase) or BURNING.get(phase) or DEALING.get(phase)


def burn_phase(street: StreetName) -> Phase:
    """The phase in which the burn of a street is due."""
    return Phase(f"{street}_burn")


def deal_phase(street: StreetName) -> Phase:
    """The phase in which the cards of a street are due."""
    return Phase(f"{street}_deal")
