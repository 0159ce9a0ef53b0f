"""The level of a hand: its blinds and antes, and the sizes of its bets. Chips are whole units.

Not the posting of them, nor what may be bet now; that is `betting`.
"""

from dataclasses import dataclass
from typing import Final

from statemachine.observations import AnteKind
from statemachine.slots import quick


@quick
@dataclass(frozen=True, slots=True)
class Level:
    """Blinds and antes, and the sizes of bets: zero where the game makes them of the blinds."""

    small_blind: int
    big_blind: int
    ante: int
    ante_kind: AnteKind
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    min_bet: int = 0

    @property
    def least_bet(self) -> int:
        """The least that may be bet on a street without a bet, and the least first raise of
        the blinds, where there is no fixed limit.
        """
        return self.min_bet or self.big_blind or self.small_bet or self.bring_in

    def fixed_bet(self, *, big: bool) -> int:
        """The one size of a bet and of a raise in fixed limit: the small or the big bet."""
        small = self.small_bet or self.big_blind or self.min_bet
        return (self.big_bet or 2 * small) if big else small


# Where nobody enters chips, a table may be without one.
NO_LEVEL: Final = Level(0, 0, 0, "each")
