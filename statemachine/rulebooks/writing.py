"""How a book is written down: remedies in one line each, and the citations that they need.

Not a book, and no rule of poker.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from statemachine.effects import Effect
from statemachine.irregularities import Block, When
from statemachine.rulebooks.catalogue import PLAYER_DEALT
from statemachine.rulebooks.model import Applies, Citation, Grounds, Remedies, Remedy, cited
from statemachine.slots import changed

NOTHING: Final[Mapping[str, Citation]] = MappingProxyType({})


def settled(
    when: str, procedure: str, blocks: Block, *clauses: str, applies: Applies = "always"
) -> Remedy:
    """A remedy that the cited text gives. `when` lists facts with commas; "" is always."""
    return Remedy(_when(when), procedure, blocks, clauses, applies=applies)


def silent(
    when: str, procedure: str, blocks: Block, *clauses: str, suggestion: tuple[Effect, ...] = ()
) -> Remedy:
    """What is only suggested, since the text does not settle it; the clauses are the nearest."""
    return Remedy(_when(when), procedure, blocks, clauses, silent=True, suggestion=suggestion)


def _when(facts: str) -> When:
    return tuple(fact.strip() for fact in facts.split(",")) if facts else ()


def citations(
    clauses: Iterable[str],
    remedies: Remedies,
    grounds: Grounds,
    edition: Callable[[str], str],
    base: Mapping[str, Citation] = NOTHING,
) -> Mapping[str, Citation]:
    """The citations of a book: its own clauses in their order, and what else it reads a remedy
    or a field from. What `base` has, of the book that this one extends, is inherited.
    """
    return MappingProxyType(
        {
            clause: changed(base[clause], inherited=True)
            if clause in base
            else Citation(clause, edition(clause), applies=_applies(clause))
            for clause in dict.fromkeys((*clauses, *cited(remedies, grounds)))
        }
    )


def _applies(clause: str) -> Applies:
    return "player_dealt" if clause in PLAYER_DEALT else "always"
