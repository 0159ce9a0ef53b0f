"""Remedies for burns that the text lets stand: the board plays and the dealer says so.

Not for cases in which cards move; those are in `boards` or at the floor's discretion.
"""

from typing import Final

from statemachine.procedures.model import Procedure, Step, done

BOARD_STANDS: Final = Procedure("board_stands", (Step("announce", "dealer", done()),))

PROCEDURES: Final = (BOARD_STANDS,)
