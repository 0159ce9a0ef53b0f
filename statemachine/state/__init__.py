"""The state of a table and of the hand in play: frozen values that events fold into.

Not what anybody may see of it: `views` decides that for each audience. Chips are whole
units; seats are numbered 1 to 10.
"""

from statemachine.state.chips import (
    ActionFact,
    Award,
    Betting,
    Declared,
    HandPlayer,
    Mark,
    Standing,
    Sweep,
)
from statemachine.state.faults import Clock, Going, Hold, Irregularity, Question, Ruling, StepDone
from statemachine.state.hand import BurnCredit, Drawn, HandState
from statemachine.state.table import Controller, Dealing, Occupant, TableState

__all__ = [
    "ActionFact",
    "Award",
    "Betting",
    "BurnCredit",
    "Clock",
    "Controller",
    "Dealing",
    "Declared",
    "Drawn",
    "Going",
    "HandPlayer",
    "HandState",
    "Hold",
    "Irregularity",
    "Mark",
    "Occupant",
    "Question",
    "Ruling",
    "Standing",
    "StepDone",
    "Sweep",
    "TableState",
]
