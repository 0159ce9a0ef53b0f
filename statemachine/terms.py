"""With what a deal begins besides chips and positions, and what its repetition does not repeat.

Not the start of a hand, which is decided elsewhere.
"""

from dataclasses import dataclass
from typing import Final

from statemachine.slots import quick


@quick
@dataclass(frozen=True, slots=True)
class Terms:
    """With what a deal began besides its chips and positions. `carried` were the chips of an
    earlier pot; with `antes_kept` the antes are among them. `absent` were away when the hand
    was first dealt, `penalised` sit this hand out. Seats.
    """

    carried: int = 0
    antes_kept: bool = False
    absent: tuple[int, ...] = ()
    penalised: tuple[int, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class Redeal:
    """What a deal that repeats this one does not repeat: its button, or with `level` the
    blinds and antes.
    """

    button: int | None = None
    level: bool = False


USUAL_TERMS: Final = Terms()
