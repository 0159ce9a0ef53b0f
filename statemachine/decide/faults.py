"""Opening irregularities: the facts at the call, the remedy, and faults that are one.

Not the steps of a remedy, nor how a fault comes to be seen.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from statemachine import streets
from statemachine.cards import Card
from statemachine.custody import Place, seat_place
from statemachine.decide.draft import Draft
from statemachine.decide.facts import SURPLUS, facts_of
from statemachine.effects import Effect, KillHand
from statemachine.events import (
    Closing,
    HoldPlacedAt,
    IrregularityClosed,
    IrregularityOpened,
    PlayedUnderHold,
    ProcedureChosen,
)
from statemachine.irregularities import BLOCKS, Block, Facts, IrregularityKind
from statemachine.procedures import FACT_FINDING, PROCEDURES
from statemachine.rulebooks.model import Remedy, Rulebook
from statemachine.slots import changed
from statemachine.state import HandState, Irregularity
from statemachine.variants import StreetName

# A board with more cards than its street leaves it, and for a flop by how many.
TOO_MANY: Final[tuple[IrregularityKind, ...]] = (
    "four_card_flop",
    "overdealt_flop",
    "overdealt_street",
)
LONG_FLOPS: Final = tuple(SURPLUS)

_HIDDEN_FROM: Final = 1000

# While the first of a pair is open on a street, the second is the same fault: what it adds
# is recorded, and one remedy covers both.
_COVERED_BY: dict[IrregularityKind, tuple[IrregularityKind, ...]] = {
    "unburned_street": (
        "four_card_flop",
        "overdealt_flop",
        "premature_street",
        "overdealt_street",
    ),
    "overdealt_street": ("overdealt_flop",),
}
# The first replaces an open second, whose done steps stay in the record.
_SUPERSEDES: dict[IrregularityKind, tuple[IrregularityKind, ...]] = {
    "four_card_flop": ("unburned_street",),
    "overdealt_flop": ("four_card_flop", "unburned_street"),
}


class _Numbered(Protocol):
    @property
    def floor_only(self) -> bool: ...


def next_number(known: Sequence[_Numbered], floor_only: bool) -> int:
    """The next id. What is for the floor alone counts from 1001, since a gap in the numbers
    would tell the table that there is something.
    """
    count = sum(one.floor_only is floor_only for one in known)
    return count + 1 + (_HIDDEN_FROM if floor_only else 0)


def find_open(
    hand: HandState, kind: IrregularityKind, street: StreetName | None = None
) -> Irregularity | None:
    """The open irregularity of a kind, on a street when one is given."""
    return next(
        (
            fault
            for fault in hand.irregularities
            if fault.open and fault.fault == kind and street in (None, fault.street)
        ),
        None,
    )


def open_fault(
    draft: Draft,
    kind: IrregularityKind,
    *,
    street: StreetName | None = None,
    seat: int | None = None,
    place: Place | None = None,
    card: Card | None = None,
    detail: str = "",
    amount: int | None = None,
    floor_only: bool = False,
) -> None:
    """Open an irregularity with the remedy that the book gives for it now. One that is for
    the floor alone holds nothing, since a hold would tell the table.
    """
    hand = draft.hand
    if any(find_open(hand, other, street) for other in _COVERED_BY.get(kind, ())):
        return
    called = draft.command.seq
    facts = facts_of(
        hand, draft.book, kind, called, street=street, seat=seat, place=place, detail=detail
    )
    remedy, step = _chosen(draft.book, kind, facts)
    superseded = [
        fault
        for fault in hand.open_irregularities()
        if (fault.fault in _SUPERSEDES.get(kind, ()) and fault.street == street)
        or (remedy.procedure == "misdeal_redeal" and fault.fault == kind)
    ]
    draft.emit(
        IrregularityOpened(
            irregularity=next_number(hand.irregularities, floor_only),
            fault=kind,
            called_seq=called,
            procedure=remedy.procedure,
            step=step,
            blocks="nothing" if floor_only else remedy.blocks,
            citations=remedy.citations,
            silent=remedy.silent,
            suggestion=_for_seat(remedy, seat),
            street=street,
            seat=seat,
            place=place,
            card=card,
            detail=detail,
            floor_only=floor_only,
            amount=amount,
        )
    )
    for fault in superseded:
        close(draft, fault, "superseded")


def _chosen(book: Rulebook, kind: IrregularityKind, facts: Facts) -> tuple[Remedy, str]:
    """The remedy and its first step; while a fact is missing, the finding of it, which holds
    what the strictest remedy of the kind would hold.
    """
    remedy = book.remedy(kind, facts)
    if isinstance(remedy, Remedy):
        return remedy, PROCEDURES[remedy.procedure].first
    blocks = min((known.blocks for known in book.remedies[kind]), key=BLOCKS.index)
    return Remedy((), FACT_FINDING, blocks, ()), remedy


def _for_seat(remedy: Remedy, seat: int | None) -> tuple[Effect, ...]:
    """The suggestion, with the seat of the fault where it means that one."""
    return tuple(
        changed(effect, seat=seat) if isinstance(effect, KillHand) else effect
        for effect in remedy.suggestion
    )


def choose_again(draft: Draft, fault: Irregularity, called_seq: int) -> None:
    """Measure a fault from another position and take the remedy that holds there. What was
    played after that position waits for the floor.
    """
    facts = facts_of(
        draft.hand,
        draft.book,
        fault.fault,
        called_seq,
        street=fault.street,
        seat=fault.seat,
        place=fault.place,
        detail=fault.detail,
        found=fault.found,
    )
    remedy, step = _chosen(draft.book, fault.fault, facts)
    blocks: Block = "nothing" if fault.floor_only else remedy.blocks
    draft.emit(
        ProcedureChosen(
            irregularity=fault.id,
            called_seq=called_seq,
            procedure=remedy.procedure,
            step=step,
            blocks=blocks,
            citations=remedy.citations,
            silent=remedy.silent,
            suggestion=_for_seat(remedy, fault.seat),
            floor_only=fault.floor_only,
        )
    )
    if blocks == "now" and called_seq != fault.called_seq:
        draft.emit(HoldPlacedAt(called_seq))


def open_wrong_count(draft: Draft, seat: int) -> None:
    """Open a wrong number of cards at a seat, once while it is open."""
    if not any(
        fault.fault == "wrong_hole_count" and fault.seat == seat
        for fault in draft.hand.open_irregularities()
    ):
        open_fault(draft, "wrong_hole_count", seat=seat, place=seat_place(seat))


def close(draft: Draft, fault: Irregularity, how: Closing) -> None:
    """Close a fault."""
    draft.emit(IrregularityClosed(fault.id, how, fault.floor_only))


def close_fault(draft: Draft, kind: IrregularityKind, seat: int | None = None) -> None:
    """Close open faults of a kind that the table itself has put right."""
    for fault in draft.hand.open_irregularities():
        if fault.fault == kind and seat in (None, fault.seat):
            close(draft, fault, "resolved")


def diverged(draft: Draft, detail: str, seat: int | None = None) -> None:
    """Record that table and record disagree; once for each thing they disagree about."""
    for fault in draft.hand.open_irregularities():
        if fault.fault == "record_diverged" and (fault.detail, fault.seat) == (detail, seat):
            return
    open_fault(draft, "record_diverged", seat=seat, detail=detail)


def flag_if_blocked(draft: Draft, *, cards: bool) -> None:
    """Flag play that an open procedure advises against: any play while the game is held,
    cards and pots also while the next card or the award waits.
    """
    hand = draft.hand
    waits = hand.blocked("before_next_card") or hand.blocked("before_award")
    if hand.held or (cards and waits):
        draft.emit(PlayedUnderHold())


def street_in_play(draft: Draft) -> StreetName:
    """The street that is dealt or bet now; after the river, the river."""
    return streets.street_in_play(draft.hand).name
