"""Faults that the rule lets stand: the dealer says so, and the hand goes on.

Not for a board that stands; that is in `burns`.
"""

from typing import Final

from statemachine.procedures.model import Procedure, Step, done

STANDS: Final = Procedure("stands", (Step("announce", "dealer", done()),))

PROCEDURES: Final = (STANDS,)
