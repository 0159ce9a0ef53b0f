"""Opening irregularities: the facts at the call, the remedy, and faults that are one.

Not the steps of a remedy, nor how a fault comes to be seen.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from statemachine import streets
from statemachine.betting import player_at
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

# The step that is done with the last card of the first deal.
FINISH_DEAL: Final = "finish_deal"

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
    "overdealt_street": ("overdealt_flop", "premature_street"),
    "four_card_flop": ("premature_street",),
    "overdealt_flop": ("premature_street",),
}
# Wrong counts of one seat that one cause explains: while one of these is open there, the count
# adds nothing to it.
COUNTS: Final[frozenset[IrregularityKind]] = frozenset(
    {"wrong_hole_count", "button_short_card", "seat_skipped", "ineligible_seat_dealt"}
)
_EXPLAIN_COUNT: Final = COUNTS | {
    "hidden_wrong_count",
    "commingled_hand",
    "hand_killed_by_dealer",
    "self_muck",
    "card_off_table",
    "non_standard_card",
}
# The first replaces an open second, whose done steps stay in the record.
_SUPERSEDES: dict[IrregularityKind, tuple[IrregularityKind, ...]] = {
    "four_card_flop": ("unburned_street",),
    "overdealt_flop": ("four_card_flop", "unburned_street"),
    "premature_street": (*TOO_MANY, "unburned_street"),
    "skipped_player": ("action_out_of_turn", "fold_out_of_turn"),
}


# Procedures that end the deal, by rank: of one kind the later and graver fault replaces the
# earlier ones (five boxed cards are more than two).
_ENDING: Final = {
    "misdeal_redeal": 1,
    "redeal_on_request": 1,
    "deal_passes": 1,
    "deal_reverts": 1,
    "annul_and_refund": 2,
    "fouled_deck_refund": 2,
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
        hand,
        draft.book,
        kind,
        called,
        street=street,
        seat=seat,
        place=place,
        detail=detail,
        amount=amount,
    )
    remedy, step = _chosen(draft.book, kind, facts)
    superseded = [
        fault
        for fault in hand.open_irregularities()
        if (fault.fault in _SUPERSEDES.get(kind, ()) and fault.street in (None, street))
        or (fault.fault == kind and _graver(remedy.procedure, fault))
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


def _graver(procedure: str, earlier: Irregularity) -> bool:
    """Whether a procedure ends the deal, and no more gently than that of an earlier fault. Of
    two cards that are there twice each is a fault of its own.
    """
    rank = _ENDING.get(procedure, 0)
    if earlier.fault == "duplicate_card":
        return False
    return 0 < rank >= _ENDING.get(earlier.procedure, 0)


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
        amount=fault.amount,
        own=fault.id,
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
    for other in draft.hand.open_irregularities():
        same = other.fault == fault.fault and other.id != fault.id
        if same and _graver(remedy.procedure, other):
            close(draft, other, "superseded")
    if blocks == "now" and called_seq != fault.called_seq:
        draft.emit(HoldPlacedAt(called_seq))


def open_wrong_count(draft: Draft, seat: int) -> None:
    """Open a wrong number of cards at a seat, as what it is, once while it is open."""
    hand = draft.hand
    short = streets.held(hand.custody, seat) < streets.cards_due(hand)
    for fault in hand.irregularities:
        if fault.open and fault.seat == seat and fault.fault in _EXPLAIN_COUNT:
            return
        if fault.open and fault.fault == "incomplete_deal" and short:
            return
        if fault.seat == seat and short and any(done.outcome == "agreed" for done in fault.done):
            # The players let the short hand play.
            return
    kind = _count_fault(draft, seat)
    if kind is not None:
        open_fault(draft, kind, seat=seat, place=seat_place(seat))


def _count_fault(draft: Draft, seat: int) -> IrregularityKind | None:
    """What a wrong number of cards at a seat is; None when nothing lies where nothing is due."""
    hand = draft.hand
    have = streets.held(hand.custody, seat)
    player = player_at(hand.betting, seat)
    if player is None or not player.live:
        return "ineligible_seat_dealt" if have else None
    first = streets.street_in_play(hand) is draft.variant.streets[0]
    if not have and first:
        return "seat_skipped"
    dealt_to_last = first or draft.variant.boards
    if seat == hand.button and have < streets.cards_due(hand) and dealt_to_last:
        return "button_short_card"
    return "wrong_hole_count"


def close_counts(draft: Draft, seat: int) -> None:
    """Close what was open of a seat's number of cards, which is right by now."""
    for kind in sorted(COUNTS):
        close_fault(draft, kind, seat)


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
    if hand.hold is None and not hand.irregularities:
        return
    # A remedy that begins with the rest of the deal does not advise against it, nor does a stub
    # that is made longer as the street is dealt.
    waits = any(
        fault.blocks in ("before_next_card", "before_award")
        and fault.step != FINISH_DEAL
        and fault.fault != "short_stub"
        for fault in hand.open_irregularities()
    )
    if hand.held or (cards and waits):
        draft.emit(PlayedUnderHold())


def street_in_play(draft: Draft) -> StreetName:
    """The street that is dealt or bet now; after the river, the river."""
    return streets.street_in_play(draft.hand).name
