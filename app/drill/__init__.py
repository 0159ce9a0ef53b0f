"""The trainer: hands with faults brought about from a seed, questions about them, and marks.

It reads and writes nothing, asks no clock, and keeps nothing: whoever has the seed has the drill.
"""

from app.drill.kinds import COMMON, LEFT_OUT, drilled
from app.drill.marking import Answer, Marks, mark
from app.drill.questions import Drill, Question, draw
from app.drill.shown import DrillShown, MarksShown, drill_shown, marks_shown
from app.drill.wanted import LEVELS, MOST_HANDS, MOST_SEED, DrillError, LevelName, Wanted
from app.drill.wording import NOTHING, PLAY_ON, kind_text

__all__ = [
    "COMMON",
    "LEFT_OUT",
    "LEVELS",
    "MOST_HANDS",
    "MOST_SEED",
    "NOTHING",
    "PLAY_ON",
    "Answer",
    "Drill",
    "DrillError",
    "DrillShown",
    "LevelName",
    "Marks",
    "MarksShown",
    "Question",
    "Wanted",
    "draw",
    "drill_shown",
    "drilled",
    "kind_text",
    "mark",
    "marks_shown",
]
