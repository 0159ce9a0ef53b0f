"""Deciding what becomes of an award that is disputed: claims, and pots that go to other seats.

Not the push itself, nor the reading of hands; those are `showdown` and `reading`.
"""

from statemachine import effects as fx
from statemachine.betting import live_seats, player_at
from statemachine.chips import pots, shares
from statemachine.decide.disputes import past_awards
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import open_fault
from statemachine.decide.own_pots import cannot_win
from statemachine.decide.setup import check_seat, check_text
from statemachine.events import (
    AwardReversed,
    HandSurrendered,
    PastAward,
    PotDeclared,
    PotsCarried,
    Share,
)
from statemachine.observations import ClaimMade
from statemachine.parts import contesting
from statemachine.phases import Phase
from statemachine.state import Irregularity

_OVER = (Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD)


def claim_made(draft: Draft, seen: ClaimMade) -> None:
    """A player claims a pot of this hand or of an earlier one: it is on record whether there is
    still time for it or not, and the book says what follows.
    """
    check_seat(draft, seen.seat)
    check_text(seen.reason)
    hand = draft.hand
    if not 1 <= seen.hand <= hand.number:
        refuse("claim_hand_unknown", hand=str(seen.hand)[:20])
    for fault in hand.open_irregularities():
        if fault.fault == "late_claim" and (fault.seat, fault.amount) == (seen.seat, seen.hand):
            return
    open_fault(draft, "late_claim", seat=seen.seat, detail=seen.reason, amount=seen.hand)
    draft.settle()


def reverse(draft: Draft, effect: fx.ReverseAward, fault: Irregularity | None) -> None:
    """Give a pot to other seats: chips move between stacks, also while the next hand is played.
    Before the push it is only declared anew. Refuses what no stack there can pay.
    """
    hand = draft.hand
    if not effect.seats or len(set(effect.seats)) != len(effect.seats):
        refuse("effect_impossible", effect=effect.kind)
    number = effect.hand or _number_meant(fault)
    if hand.phase in _OVER and number in (None, hand.number):
        _declare_anew(draft, effect)
        return
    awarded, button, seats, number = _disputed(draft, number)
    meant = [award for award in awarded if effect.pot in (None, award.pot)]
    if not meant or not set(effect.seats) <= set(seats):
        refuse("effect_impossible", effect=effect.kind)
    for award in meant:
        given = shares(award.amount, effect.seats, button)
        _check_stacks(draft, award.shares, given)
        draft.emit(AwardReversed(number, award.pot, award.shares, given))


def _number_meant(fault: Irregularity | None) -> int | None:
    return fault.amount if fault is not None and fault.fault == "late_claim" else None


def _disputed(
    draft: Draft, number: int | None
) -> tuple[tuple[PastAward, ...], int, tuple[int, ...], int]:
    """The awards of a hand, its button and seats: of the one in play once it is awarded, else
    of the hand before it.
    """
    hand, last = draft.hand, draft.state.last
    if hand.awards and number in (None, hand.number):
        seats = tuple(player.seat for player in hand.betting.players)
        return past_awards(hand), hand.button, seats, hand.number
    if last is None or number not in (None, last.number):
        refuse("effect_impossible", effect="reverse_award")
    return last.awards, last.button, last.seats, last.number


def _check_stacks(draft: Draft, taken: tuple[Share, ...], given: tuple[Share, ...]) -> None:
    """Refuse a move that a stack cannot pay, or a seat whose player is gone."""
    net: dict[int, int] = {}
    for share in taken:
        net[share.seat] = net.get(share.seat, 0) - share.amount
    for share in given:
        net[share.seat] = net.get(share.seat, 0) + share.amount
    for seat, amount in net.items():
        taken_seat = draft.state.occupant(seat)
        player = player_at(draft.hand.betting, seat)
        stack = player.stack if player is not None else taken_seat.stack if taken_seat else None
        if amount and (taken_seat is None or stack is None or stack + amount < 0):
            refuse("effect_impossible", effect="reverse_award")


def carry_pot(draft: Draft) -> None:
    """Leave the pots to the next hand: nobody here can win them, and who still holds cards is
    dead (HOYLE-FOUL-2).
    """
    hand = draft.hand
    if hand.phase not in _OVER:
        refuse("effect_impossible", effect="carry_pot")
    amount = sum(pot.amount for pot in pots(hand.betting))
    if amount:
        draft.emit(PotsCarried(amount))
    for seat in live_seats(draft.hand.betting):
        draft.emit(HandSurrendered(seat, "killed"))


def last_hand_dead(draft: Draft, fault: Irregularity | None) -> None:
    """The only hand left cannot win: the book says whether the pot goes to the next one. Where
    it does not, the floor has to rule (A-14c).
    """
    if fault is None or not cannot_win(fault):
        return
    if draft.book.pot_carries_over and draft.hand.phase in _OVER:
        carry_pot(draft)
    else:
        open_fault(draft, "pot_without_winner", seat=fault.seat)


def _declare_anew(draft: Draft, effect: fx.ReverseAward) -> None:
    hand = draft.hand
    declared = False
    for seat in effect.seats:
        if player_at(hand.betting, seat) is None:
            refuse("effect_impossible", effect=effect.kind)
    for pot in range(len(hand.betting.collected)):
        allowed = contesting(hand, pot)
        winners = tuple(sorted(seat for seat in effect.seats if seat in allowed))
        if effect.pot == pot:
            # Whom the floor names for one pot, he means, also where nobody has a part in it.
            winners = tuple(sorted(effect.seats))
        if effect.pot in (None, pot) and winners:
            draft.emit(PotDeclared(pot, winners, "ruling"))
            declared = True
    if not declared:
        refuse("effect_impossible", effect=effect.kind)
