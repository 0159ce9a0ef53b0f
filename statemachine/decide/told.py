"""What an effect is carried out with: its fault, and what the step told besides its outcome.

Not the effects themselves; those are `card_effects` and `chip_effects`.
"""

from dataclasses import dataclass

from statemachine.betting import player_at
from statemachine.cards import Card
from statemachine.decide.draft import Draft, refuse
from statemachine.state import HandPlayer, Irregularity


@dataclass(frozen=True, slots=True)
class Told:
    """`pick` is the index of the card that the floor picked; `cards` are the names that the step
    gave, None for a card that nobody named.
    """

    fault: Irregularity | None = None
    pick: int | None = None
    cards: tuple[Card | None, ...] = ()

    def seat(self, seat: int | None) -> int | None:
        """The seat that an effect names, or else that of the fault."""
        if seat is not None or self.fault is None:
            return seat
        return self.fault.seat


def player_meant(draft: Draft, seat: int | None, told: Told, effect: str) -> HandPlayer:
    """The player that an effect is about; refuses one who is not in the hand."""
    meant = told.seat(seat)
    player = player_at(draft.hand.betting, meant) if meant is not None else None
    if player is None:
        refuse("effect_impossible", effect=effect)
    return player
