"""What the order of the first deal shows: a first card that went astray, a seat that was passed
over, a deal that stopped early.

Not a number of cards by itself, which is told in `faults`; nor what only eyes see, in `reports`.
"""

from collections.abc import Sequence

from statemachine.betting import player_at
from statemachine.chart import step_after
from statemachine.custody import count, seat_place
from statemachine.decide.draft import Draft
from statemachine.decide.faults import COUNTS, FINISH_DEAL, find_open, open_fault, open_wrong_count
from statemachine.decide.naming import emit_drawn
from statemachine.events import CardsDrawn, CardsShifted, ProcedureStepped
from statemachine.phases import Phase
from statemachine.procedures import PROCEDURES
from statemachine.seats import clockwise
from statemachine.state import HandState
from statemachine.streets import cards_due, comes_up, held


def deal_order(hand: HandState) -> list[int]:
    """The live seats in the order in which they are dealt to: from the left of the button."""
    return clockwise([p.seat for p in hand.betting.players if p.live], hand.button)


def nothing_dealt(hand: HandState) -> bool:
    """Whether no card has been dealt yet; boxed and foreign ones that lie aside are none."""
    return not any(cards for place, cards in hand.custody.piles.items() if place != "aside")


def check_first_seat(draft: Draft, seat: int) -> None:
    """Flag a first card off the deck that did not go to the first seat (TDA-35-A2)."""
    hand = draft.hand
    order = deal_order(hand)
    if hand.phase is Phase.HOLE_DEAL and seat in order and seat != order[0]:
        open_fault(draft, "first_card_wrong_seat", seat=seat, place=seat_place(seat))


def ask_passed_over(draft: Draft, seat: int) -> None:
    """Ask about seats without a card when the next round of the deal has come to `seat`: passed
    over, or only not tapped. Most seats have to have one, or nobody enters single cards.
    """
    hand = draft.hand
    if hand.phase is not Phase.HOLE_DEAL or held(hand.custody, seat) < 2:
        return
    order = deal_order(hand)
    empty = [other for other in order if not held(hand.custody, other)]
    if len(order) - len(empty) <= max(1, len(empty)):
        return
    for other in empty:
        if not any(f.fault == "seat_skipped" and f.seat == other for f in hand.irregularities):
            draft.ask("seat_passed", ("mistap", "real"), seat=other)


def passed_over(draft: Draft, seat: int, *, really: bool) -> None:
    """The table said whether a seat was passed over."""
    player = player_at(draft.hand.betting, seat)
    if player is None or not player.live:
        return
    if really:
        skipped(draft, seat)
    elif not held(draft.hand.custody, seat) and cards_due(draft.hand):
        up = comes_up(draft.hand.variant, 0)
        emit_drawn(draft, CardsDrawn(seat_place(seat), (None,), shown=up), [None])


def skipped(draft: Draft, seat: int) -> None:
    """A seat got no cards: what the record took for them never left the stub."""
    place = seat_place(seat)
    here = count(draft.hand.custody, place)
    if here:
        draft.emit(CardsShifted(place, tuple(range(here)), "stub"))
    draft.overtake("seat_passed", seat=seat)
    if not any(
        fault.fault == "seat_skipped" and fault.seat == seat
        for fault in draft.hand.open_irregularities()
    ):
        open_fault(draft, "seat_skipped", seat=seat, place=place)


def deal_finished(draft: Draft) -> None:
    """With the last card of the first deal the step that waited for it is done."""
    if draft.hand.phase is Phase.HOLE_DEAL:
        return
    for fault in draft.hand.open_irregularities():
        if fault.step == FINISH_DEAL:
            following = step_after(fault.procedure, FINISH_DEAL, "done")
            blocks = PROCEDURES[fault.procedure].step(following).blocks if following else None
            draft.emit(
                ProcedureStepped(fault.id, FINISH_DEAL, "done", following, fault.floor_only, blocks)
            )


def flag_counts(draft: Draft, wrong: Sequence[int]) -> None:
    """Flag seats with a wrong number of cards after a deal that was closed by one tap. When the
    last seats in order, several of them, lack one card each, the deal only stopped early.
    """
    hand = draft.hand
    flagged = {f.seat for f in hand.open_irregularities() if f.fault in COUNTS}
    wrong = [seat for seat in wrong if seat not in flagged]
    order = deal_order(hand)
    due = cards_due(hand)
    short = [seat for seat in order if held(hand.custody, seat) == due - 1]
    early = (
        hand.phase is Phase.HOLE_DEAL
        and due > 1
        and len(short) > 1
        and set(short) == set(wrong)
        and short == order[-len(short) :]
    )
    if not early:
        for seat in wrong:
            open_wrong_count(draft, seat)
    elif find_open(hand, "incomplete_deal") is None:
        open_fault(draft, "incomplete_deal")
