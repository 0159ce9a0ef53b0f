"""Deciding who is at the seat: players who are away, sit a penalty out, or left while all in.

Not penalties themselves, which the floor notes.
"""

from statemachine.betting import player_at
from statemachine.custody import seat_place
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import close_fault, open_fault
from statemachine.decide.setup import check_seat
from statemachine.events import PenaltySet, PresenceNoted
from statemachine.observations import PenaltyServed, PlayerAway
from statemachine.phases import ENDED, Phase
from statemachine.state import HandPlayer, HandState, Occupant

# Hands.
MOST_PENALTY = 1000
# Why a hand does not play, as the detail of its fault.
AWAY = "away"
ON_PENALTY = "on_penalty"
WAS_ABSENT = "was_absent"


def player_away(draft: Draft, seen: PlayerAway) -> None:
    """A player left the seat, or is back. Who is all in keeps a hand that lives (LATAM-AWAY)."""
    check_seat(draft, seen.seat)
    taken = draft.state.occupant(seen.seat)
    if taken is None:
        refuse("seat_empty", seat=seen.seat)
    if taken.away == seen.away:
        return
    draft.emit(PresenceNoted(seen.seat, seen.away))
    hand = draft.state.hand
    if hand is None or hand.phase in ENDED:
        return
    if not seen.away:
        close_fault(draft, "left_while_all_in", seen.seat)
    elif _all_in(hand, seen.seat):
        open_fault(draft, "left_while_all_in", seat=seen.seat, place=seat_place(seen.seat))
    draft.settle()


def _all_in(hand: HandState, seat: int) -> bool:
    player = player_at(hand.betting, seat)
    dealt = hand.phase not in (Phase.SETUP, Phase.HOLE_DEAL)
    all_in = player is not None and player.live and player.stack == 0
    return all_in and dealt and hand.tracking == "full"


def penalty_served(draft: Draft, seen: PenaltyServed) -> None:
    """A player sits out so many hands from the next one on, or no more."""
    check_seat(draft, seen.seat)
    if not 0 <= seen.hands <= MOST_PENALTY:
        refuse("amount_out_of_range", amount=str(seen.hands)[:20], least=0, most=MOST_PENALTY)
    taken = draft.state.occupant(seen.seat)
    if taken is None:
        refuse("seat_empty", seat=seen.seat)
    if taken.penalty != seen.hands:
        draft.emit(PenaltySet(seen.seat, seen.hands))


def look_after_deal(draft: Draft) -> None:
    """With the last card of the first deal: who is not there, or sits a penalty out, has a hand
    that does not play (TDA-30, TDA-35-C2).
    """
    hand = draft.hand
    if hand.deal == 1 and not hand.terms.penalised and not any(o.away for o in draft.state.seats):
        return
    for taken in draft.state.seats:
        player = player_at(draft.hand.betting, taken.seat)
        if player is None or player.player != taken.player or not player.live:
            continue
        why = _why_not(draft, taken)
        known = ("absent_at_deal", "absent_forced_all_in")
        told = any(f.fault in known and f.seat == taken.seat for f in draft.hand.irregularities)
        if why and not told:
            _report_absent(draft, player, why)
    draft.settle()


def _why_not(draft: Draft, taken: Occupant) -> str:
    hand, book = draft.hand, draft.book
    again = hand.deal > 1
    if taken.seat in hand.terms.penalised and not (again and book.penalised_on_redeal == "play"):
        return ON_PENALTY
    if taken.away:
        return AWAY
    if again and taken.seat in hand.terms.absent and book.absent_on_redeal == "kill":
        return WAS_ABSENT
    return ""


def _report_absent(draft: Draft, player: HandPlayer, why: str) -> None:
    place = seat_place(player.seat)
    if player.stack or draft.hand.tracking == "dealing":
        open_fault(draft, "absent_at_deal", seat=player.seat, place=place, detail=why)
    else:
        open_fault(draft, "absent_forced_all_in", seat=player.seat, place=place, detail=why)
