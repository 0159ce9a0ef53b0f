"""The sizes of a bet or raise that players name by the pot: a half of it, and all of it.

Not what is in order, which is in the advice: a preset only spares the dealer the arithmetic.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from statemachine.betting import limit_of, player_at, pot_size, raise_bounds
from statemachine.slots import quick
from statemachine.state import HandState

PresetName: TypeAlias = Literal["half_pot", "pot"]

_NONE: Final[tuple["Preset", ...]] = ()


@quick
@dataclass(frozen=True, slots=True)
class Preset:
    """What the seat's whole bet on this street would be, in chips."""

    name: PresetName
    amount: int


def presets(hand: HandState) -> tuple[Preset, ...]:
    """Those of the seat to act that are neither the least that it may bet nor all it has. The call
    comes first, and then the part of the pot with it; an odd chip of a half counts to the bet.
    """
    betting = hand.betting
    player = None if betting.actor is None else player_at(betting, betting.actor)
    if player is None:
        return _NONE
    limit = limit_of(hand)
    bounds = raise_bounds(betting, player, limit)
    if bounds is None:
        return _NONE
    least, most = bounds
    full = player.bet + player.stack
    pot = pot_size(hand) + betting.call - player.bet
    whole = betting.call + pot
    if limit.pot is not None:
        # What may be bet of the pot is the house's reading of it.
        whole = min(whole, most)
    sizes = (Preset("half_pot", betting.call + (pot + 1) // 2), Preset("pot", whole))
    return tuple([size for size in sizes if least < size.amount <= most and size.amount < full])
