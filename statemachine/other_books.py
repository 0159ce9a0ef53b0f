"""What the other rulebooks would have said of a fault, by the same facts.

Not a ruling: the hand is played by its own book.
"""

from dataclasses import dataclass

from statemachine.decide.facts import facts_of
from statemachine.irregularities import Fact
from statemachine.procedures import FACT_FINDING
from statemachine.rulebooks import PUBLISHED, Remedy
from statemachine.slots import changed
from statemachine.state import HandState, Irregularity


@dataclass(frozen=True, slots=True)
class OtherBook:
    """A book's answer to a fault: the procedure and the clauses behind it. `asks` is the fact
    that the book would have to find out first; the procedure is then the finding of it.
    """

    book: str
    edition: str
    procedure: str
    citations: tuple[str, ...]
    silent: bool
    asks: Fact | None = None


def others(hand: HandState, irregularity: Irregularity) -> tuple[OtherBook, ...]:
    """What each published book besides the hand's own says of a fault, in their order. Cards
    are taken as they lie now, acts as they were when the fault was called.
    """
    # As when it was opened: the fault itself is not among those that were there before it.
    before = tuple(f for f in hand.irregularities if f.id < irregularity.id)
    at_opening = changed(hand, irregularities=before)
    answers = []
    for book in PUBLISHED:
        if book.id == hand.rulebook:
            continue
        facts = facts_of(
            at_opening,
            book,
            irregularity.fault,
            irregularity.called_seq,
            street=irregularity.street,
            seat=irregularity.seat,
            place=irregularity.place,
            detail=irregularity.detail,
            found=irregularity.found,
            amount=irregularity.amount,
        )
        said = book.remedy(irregularity.fault, facts)
        answers.append(
            OtherBook(book.id, book.edition, said.procedure, said.citations, said.silent)
            if isinstance(said, Remedy)
            else OtherBook(book.id, book.edition, FACT_FINDING, (), False, said)
        )
    return tuple(answers)
