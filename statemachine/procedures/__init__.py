"""The procedures by id: what each step is, who does it and what each outcome does.

Not when they apply: a rulebook says that for each kind of irregularity.
"""

from typing import Final

from statemachine.procedures import (
    awards,
    bets,
    boards,
    burns,
    deals,
    discretion,
    finding,
    hands,
    presence,
    scraps,
    standing,
    stubs,
    turns,
)
from statemachine.procedures.model import Outcome, Procedure, Step

PROCEDURES: Final[dict[str, Procedure]] = {
    procedure.id: procedure
    for procedure in (
        *awards.PROCEDURES,
        *bets.PROCEDURES,
        *boards.PROCEDURES,
        *burns.PROCEDURES,
        *deals.PROCEDURES,
        *discretion.PROCEDURES,
        *finding.PROCEDURES,
        *hands.PROCEDURES,
        *presence.PROCEDURES,
        *scraps.PROCEDURES,
        *standing.PROCEDURES,
        *stubs.PROCEDURES,
        *turns.PROCEDURES,
    )
}

FACT_FINDING: Final = finding.FINDING.id

__all__ = ["FACT_FINDING", "PROCEDURES", "Outcome", "Procedure", "Step"]
