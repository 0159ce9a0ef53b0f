"""How each kind of irregularity comes about before a dealer's eyes, at a moment of a hand.

Not what is done about it, and no judge of what it is: the machine says that.
"""

from random import Random
from typing import Final

from app.drill.playing import Moment
from app.drill.scenes import bets, cards, play
from app.drill.scenes.model import Look, Scene
from statemachine.irregularities import IrregularityKind
from statemachine.observations import QuestionAnswered
from statemachine.state import Irregularity

SCENES: Final[dict[IrregularityKind, Scene]] = {**cards.SCENES, **bets.SCENES, **play.SCENES}


def bring(kind: IrregularityKind, moment: Moment, chance: Random) -> Moment | None:
    """The moment after a fault of a kind has come about, None where it cannot come about now.

    It is not enough that it was wanted: the table has to flag that kind, and nothing else.
    """
    if not moment.regular:
        fault = flagged(moment)
        return moment if fault is not None and fault.fault == kind else None
    now, happened = moment, False
    for seen, told in SCENES[kind].happens(Look(moment, chance)):
        try:
            now = _answered(now.after(seen, told=told))
        except ValueError:
            return None
        happened = True
    fault = flagged(now) if happened else None
    return now if fault is not None and fault.fault == kind else None


def _answered(moment: Moment) -> Moment:
    """What the record only guesses at was so: the drill has seen it."""
    for question in moment.hand.questions:
        if "real" in question.answers:
            moment = moment.after(QuestionAnswered(question.id, "real"))
    return moment


def flagged(moment: Moment) -> Irregularity | None:
    """The one fault that the table flags, None when there is none, or more than one."""
    faults = moment.hand.open_irregularities()
    return faults[0] if len(faults) == 1 else None
