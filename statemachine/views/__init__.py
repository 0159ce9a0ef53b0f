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
from statemachine.views.fault_model import (
    AnswerView,
    CitationView,
    IrregularityView,
    OutcomeView,
    QuestionView,
    RulingView,
    StepView,
)
from statemachine.views.model import (
    AwardView,
    BurnView,
    CapView,
    ChipsView,
    ClockView,
    ControllerView,
    DealerView,
    GoingView,
    HandView,
    LevelView,
    PartView,
    PotView,
    PullView,
    PushView,
    SeatView,
    TableView,
)
from statemachine.views.redaction import redact, redact_observation
from statemachine.views.tap_model import AdviceView, AroundView, PresetView
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
    "CapView",
    "ChipsView",
    "CitationView",
    "ClockView",
    "ControllerView",
    "DealerView",
    "GoingView",
    "HandView",
    "IrregularityView",
    "LevelView",
    "OutcomeView",
    "PartView",
    "PotView",
    "PresetView",
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
