"""Who sees what of a table besides what all see who watch it: the one place that says so.

Not the cutting: `whole` and `redaction` ask here. The name of a card whose face the table has not
seen is no part of it: they cut that for everybody.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from statemachine.roles import OBSERVERS, RULERS, Role

Part: TypeAlias = Literal["control", "staff", "taps", "remedy", "claimant", "thought", "floor_only"]

WHO_SEES: Final[Mapping[Part, frozenset[Role]]] = {
    # Which console has the table, and who took it.
    "control": OBSERVERS,
    # Who works there: the dealer, and the floor on the way.
    "staff": OBSERVERS | {"auditor"},
    # What may be tapped now, for those who tap.
    "taps": OBSERVERS,
    # Everybody gets a commitment when it is made, or nobody could check it later; who made it is
    # for those who work at the table and those who check.
    "claimant": OBSERVERS | {"auditor"},
    # What a remedy will change, for those who carry it out and those who check.
    "remedy": OBSERVERS | {"auditor"},
    # Who decides on a fault, or looks into it later, sees what told of it, by which rule it is put
    # right and what other books would have said.
    "thought": RULERS | {"auditor"},
    # A fault that only a reader's hidden card tells of, and all that becomes of it.
    "floor_only": RULERS,
}

# The fields of a view that belong to a part: they are empty for everybody else.
FIELDS: Final[Mapping[str, Part]] = {
    "TableView.controller": "control",
    "TableView.dealer": "staff",
    "HandView.going": "staff",
    "AdviceView.around": "taps",
    "AdviceView.reports": "taps",
    "AdviceView.presets": "taps",
    "OutcomeView.changes": "remedy",
    "OutcomeView.then": "remedy",
    "IrregularityView.evidence": "thought",
    "IrregularityView.authority": "thought",
    "IrregularityView.will_change": "remedy",
    "IrregularityView.others": "thought",
}


def sees(audience: Role, part: Part) -> bool:
    """Whether an audience is told of a part."""
    return audience in WHO_SEES[part]
