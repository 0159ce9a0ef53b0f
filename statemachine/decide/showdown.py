"""Deciding the showdown: tabling, mucking, what the tabled cards decide, the push.

Not the dealer's word for who wins, which is `declaring`; nor who may see a hand.
"""

from statemachine.betting import live_seats, player_at
from statemachine.custody import count, pile, seat_place
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import (
    close_fault,
    diverged,
    find_open,
    flag_if_blocked,
    open_fault,
    open_wrong_count,
)
from statemachine.decide.naming import duplicates_shown, identify
from statemachine.decide.own_pots import keep_own_pots
from statemachine.decide.seat_cards import lay_missing_hands
from statemachine.decide.tracking import end_for_showdown
from statemachine.events import (
    CardsDrawn,
    CardsShifted,
    HandShown,
    HandSurrendered,
    PotAwarded,
    PotsCarried,
    WinnerCounted,
)
from statemachine.guards import AWARD_FREE
from statemachine.observations import HandMucked, HandTabled, PotPushed
from statemachine.parts import pots_decided
from statemachine.phases import ENDED, Phase
from statemachine.pulling import payments
from statemachine.reading import contradicted, left_to_declare
from statemachine.streets import cards_due

OVER = (Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD)


def hand_tabled(draft: Draft, seen: HandTabled) -> None:
    """A player tabled a hand; its cards are public and may be ranked."""
    hand = draft.hand
    player = player_at(hand.betting, seen.seat)
    if player is None:
        refuse("seat_not_in_hand", seat=str(seen.seat)[:20])
    if len(seen.cards) > 10:
        refuse("too_many_cards", most=10)
    if hand.phase in ENDED:
        refuse("hand_over")
    place = seat_place(seen.seat)
    if not player.live:
        diverged(draft, "tabled_dead_hand", seen.seat)
        return
    if hand.phase is Phase.HOLE_DEAL:
        # A hand is tabled, so the cards are out: the tap for them was forgotten.
        lay_missing_hands(draft)
        draft.settle()
    end_for_showdown(draft)
    have = count(draft.hand.custody, place)
    if seen.cards and len(seen.cards) > have:
        draft.emit(CardsDrawn(place, (None,) * (len(seen.cards) - have)))
    elif seen.cards and len(seen.cards) < have:
        draft.emit(CardsShifted(place, tuple(range(len(seen.cards), have)), "stub"))
    _name_hand(draft, seen)
    if not player.tabled or not all(card.shown for card in pile(draft.hand.custody, place)):
        draft.emit(HandShown(seen.seat))
        duplicates_shown(draft)
    close_fault(draft, "left_while_all_in", seen.seat)
    if seen.cards and len(seen.cards) != cards_due(draft.hand):
        open_wrong_count(draft, seen.seat)
    _count_tabled(draft)
    check_reading(draft)
    draft.settle()


def _name_hand(draft: Draft, seen: HandTabled) -> None:
    place = seat_place(seen.seat)
    # Tabled cards lie in no order: what is known already keeps its index.
    held = [placed.card for placed in pile(draft.hand.custody, place)]
    said = [card for card in seen.cards if card is not None]
    new = [card for card in said if card not in held]
    for index, card in enumerate(held):
        if card in said:
            continue
        if (card is None or len(said) == len(seen.cards)) and new:
            identify(draft, place, index, new.pop(0), shown=True)


def hand_mucked(draft: Draft, seen: HandMucked) -> None:
    """A player gave up at the showdown. The last live hand wins all the same."""
    hand = draft.hand
    player = player_at(hand.betting, seen.seat)
    if player is None:
        refuse("seat_not_in_hand", seat=str(seen.seat)[:20])
    if hand.phase in ENDED:
        refuse("hand_over")
    if not player.live:
        return
    if len(live_seats(hand.betting)) == 1:
        have = count(hand.custody, seat_place(seen.seat))
        if have:
            draft.emit(CardsShifted(seat_place(seen.seat), tuple(range(have)), "muck"))
        return
    end_for_showdown(draft)
    if draft.hand.phase not in OVER:
        diverged(draft, "mucked_before_showdown", seen.seat)
        return
    keep_own_pots(draft, seen.seat)
    draft.emit(HandSurrendered(seen.seat, "mucked"))
    draft.declare_uncontested()
    check_reading(draft)
    draft.settle()


def check_reading(draft: Draft) -> None:
    """Open or close the contradiction between declared winners and tabled cards."""
    hand = draft.hand
    if hand.phase not in OVER:
        return
    wrong = [d for d in hand.declared if contradicted(hand, d.pot, d.seats, d.run, d.half)]
    if not wrong:
        close_fault(draft, "reading_contradicted")
    elif find_open(hand, "reading_contradicted") is None:
        open_fault(draft, "reading_contradicted", seat=wrong[0].seats[0])
    _count_tabled(draft)


def _count_tabled(draft: Draft) -> None:
    """A tabled hand of the right number of cards is counted by being seen."""
    hand = draft.hand
    if not draft.book.verify_before_push:
        return
    winners = {seat for declared in hand.declared for seat in declared.seats}
    for seat in sorted(winners - set(hand.counted)):
        player = player_at(hand.betting, seat)
        cards = count(hand.custody, seat_place(seat))
        if player and player.tabled and cards == cards_due(draft.hand):
            draft.emit(WinnerCounted(seat, cards))


def finish_reading(draft: Draft) -> None:
    """Declare what the tabled cards alone decide, for a dealer who goes straight on."""
    hand = draft.hand
    if hand.phase is not Phase.SHOWDOWN:
        return
    decided = left_to_declare(hand)
    if decided is None:
        return
    for event in decided:
        draft.emit(event)
    _count_tabled(draft)
    draft.settle()


def pot_pushed(draft: Draft, seen: PotPushed) -> None:
    """The dealer pushed the pots."""
    hand = draft.hand
    if hand.phase in ENDED:
        refuse("hand_over")
    end_for_showdown(draft)
    finish_reading(draft)
    hand = draft.hand
    if hand.phase is Phase.SHOWDOWN:
        if not hand.held or not pots_decided(hand):
            refuse("winner_unknown")
        flag_if_blocked(draft, cards=True)
        return
    if hand.phase is Phase.VERIFICATION:
        if find_open(hand, "award_unverified") is None:
            winners = sorted({seat for said in hand.declared for seat in said.seats})
            uncounted = [seat for seat in winners if seat not in hand.counted]
            open_fault(draft, "award_unverified", seat=uncounted[0] if uncounted else None)
        return
    if hand.phase is not Phase.AWARD:
        diverged(draft, "pushed_before_showdown")
        return
    if not award_is_free(draft):
        flag_if_blocked(draft, cards=True)
        return
    award(draft)


def award_is_free(draft: Draft) -> bool:
    """Whether nothing open stands between the declared winners and the push."""
    return not draft.hand.held and AWARD_FREE.passes(draft.hand, draft.book)


def award(draft: Draft) -> None:
    """Pay every pot to its declared winners and complete the hand."""
    hand = draft.hand
    carried = 0
    for said, amount, paid in payments(hand):
        if not said.seats:
            carried += amount
        elif amount or hand.tracking == "dealing":
            draft.emit(PotAwarded(said.pot, amount, paid, said.run, said.half))
    if carried:
        draft.emit(PotsCarried(carried))
    draft.fire("push")
