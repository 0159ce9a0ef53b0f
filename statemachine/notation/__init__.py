"""Hands in the formats that others read: PHH in and out, OHH out.

Not the hands of a log (that is `publishing`) nor their replay (that is `playback`).
"""

from statemachine.notation.checking import check_phh
from statemachine.notation.collection import parse_phhs, write_phhs
from statemachine.notation.errors import (
    MAX_CHIPS,
    MAX_COLLECTION,
    MAX_PLAYERS,
    MAX_TEXT,
    NotationError,
    UnwritableError,
)
from statemachine.notation.ohh import Circumstances, write_ohh
from statemachine.notation.ohh_pots import Pot
from statemachine.notation.reading import parse_phh
from statemachine.notation.writing import write_phh

__all__ = [
    "MAX_CHIPS",
    "MAX_COLLECTION",
    "MAX_PLAYERS",
    "MAX_TEXT",
    "Circumstances",
    "NotationError",
    "Pot",
    "UnwritableError",
    "check_phh",
    "parse_phh",
    "parse_phhs",
    "write_ohh",
    "write_phh",
    "write_phhs",
]
