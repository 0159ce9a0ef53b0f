"""What an audience may see of a table.

Not who is asking: the role of a token is its audience, and only what is here decides.
"""

from statemachine.views.broadcast import (
    BroadcastHand,
    BroadcastPart,
    BroadcastPot,
    BroadcastSeat,
    BroadcastView,
    broadcast_view,
)
from statemachine.views.model import (
    AdviceView,
    AnswerView,
    AroundView,
    AwardView,
    BurnView,
    ChipsView,
    CitationView,
    ControllerView,
    HandView,
    IrregularityView,
    LevelView,
    OutcomeView,
    PartView,
    PotView,
    PullView,
    PushView,
    QuestionView,
    RulingView,
    SeatView,
    StepView,
    TableView,
)
from statemachine.views.redaction import redact, redact_observation
from statemachine.views.whole import view

__all__ = [
    "AdviceView",
    "AnswerView",
    "AroundView",
    "AwardView",
    "BroadcastHand",
    "BroadcastPart",
    "BroadcastPot",
    "BroadcastSeat",
    "BroadcastView",
    "BurnView",
    "ChipsView",
    "CitationView",
    "ControllerView",
    "HandView",
    "IrregularityView",
    "LevelView",
    "OutcomeView",
    "PartView",
    "PotView",
    "PullView",
    "PushView",
    "QuestionView",
    "RulingView",
    "SeatView",
    "StepView",
    "TableView",
    "broadcast_view",
    "redact",
    "redact_observation",
    "view",
]
