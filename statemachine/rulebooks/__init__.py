"""The rulebooks by id.

Not code: each is a frozen value, and no code asks which one it is.
"""

from typing import Final

from statemachine.rulebooks.model import Citation, Remedy, Rulebook, canonical, digest
from statemachine.rulebooks.tda import TDA

RULEBOOKS: Final[dict[str, Rulebook]] = {TDA.id: TDA}

__all__ = ["RULEBOOKS", "Citation", "Remedy", "Rulebook", "canonical", "digest"]
