"""The procedures by id: what each step is, who does it and what each outcome does.

Not when they apply: a rulebook says that for each kind of irregularity.
"""

from typing import Final

from statemachine.procedures import boards, burns, deals, discretion, finding
from statemachine.procedures.model import Outcome, Procedure, Step

PROCEDURES: Final[dict[str, Procedure]] = {
    procedure.id: procedure
    for procedure in (
        *boards.PROCEDURES,
        *burns.PROCEDURES,
        *deals.PROCEDURES,
        *discretion.PROCEDURES,
        *finding.PROCEDURES,
    )
}

FACT_FINDING: Final = finding.FINDING.id

__all__ = ["FACT_FINDING", "PROCEDURES", "Outcome", "Procedure", "Step"]
