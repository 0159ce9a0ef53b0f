"""Remedies for who is not at the seat: a hand killed after the deal, or tabled for its player.

Not penalties for leaving; the floor notes those.
"""

from typing import Final

from statemachine.effects import KillHand, TableHand
from statemachine.procedures.model import Procedure, Step, done

# LATAM-ABSENT-2: right after the last card; the chips are dead money.
ABSENT_KILL: Final = Procedure(
    "absent_blind_kill", (Step("kill", "dealer", done(None, KillHand())),)
)

# LATAM-AWAY-2: once nobody can bet any more, dealer or floor turns the cards up.
ABSENT_SHOWDOWN: Final = Procedure(
    "all_in_absent_showdown",
    (Step("table_hand", "dealer", done(None, TableHand()), needs="cards"),),
)

PROCEDURES: Final = (ABSENT_KILL, ABSENT_SHOWDOWN)
