"""Deciding what a seat posts beside the regular blinds: straddles, late and missed blinds.

Not those blinds and antes themselves, which are `forced`.
"""

from statemachine.betting import next_actor, player_at
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import diverged, flag_if_blocked, open_fault
from statemachine.decide.setup import MOST_CHIPS, check_chips, check_seat, ensure_hand
from statemachine.events import ChipsPosted, Posting, TurnGiven
from statemachine.observations import PostMade
from statemachine.opening import first_to_act
from statemachine.phases import BETTING, Phase
from statemachine.state import HandPlayer, HandState
from statemachine.variants import VARIANTS, StreetName


def post_made(draft: Draft, seen: PostMade) -> None:
    """A seat posted. Its live chips are its bet, and it still has its turn to act."""
    check_seat(draft, seen.seat)
    check_chips(seen.live, least=1 if seen.post == "straddle" else 0)
    check_chips(seen.dead)
    if not seen.live and not seen.dead:
        refuse("amount_out_of_range", amount=0, least=1, most=MOST_CHIPS)
    ensure_hand(draft)
    hand = draft.hand
    player = player_at(hand.betting, seen.seat)
    if player is None:
        refuse("seat_not_in_hand", seat=seen.seat)
    if hand.tracking == "dealing":
        # Nobody follows the chips.
        return
    if not _may_post(hand, player):
        diverged(draft, "posted_out_of_time", seen.seat)
        return
    flag_if_blocked(draft, cards=False)
    live = min(seen.live, player.stack)
    dead = min(seen.dead, player.stack - live)
    if live:
        _live(draft, player, live, seen.post)
    if dead:
        draft.emit(ChipsPosted(seen.seat, dead, "dead"))
    if live + dead < seen.live + seen.dead:
        diverged(draft, "more_than_stack", seen.seat)
    _turn(draft)
    draft.settle()


def _may_post(hand: HandState, player: HandPlayer) -> bool:
    """Whether the first street has not come to the seat yet."""
    early = hand.phase is Phase.HOLE_DEAL or BETTING.get(hand.phase) == _first_street(hand)
    return early and player.live and player.acted_at is None


def _first_street(hand: HandState) -> StreetName:
    return VARIANTS[hand.variant].streets[0].name


def _live(draft: Draft, player: HandPlayer, amount: int, posting: Posting) -> None:
    betting = draft.hand.betting
    bet = player.bet + amount
    if bet <= betting.call:
        draft.emit(ChipsPosted(player.seat, amount, posting))
        if posting == "straddle" and amount < player.stack:
            street = _first_street(draft.hand)
            open_fault(draft, "underraise", street=street, seat=player.seat)
        return
    # A raise over a straddle is to twice the straddle.
    full_raise = bet if posting == "straddle" else None
    draft.emit(ChipsPosted(player.seat, amount, posting, bet, full_raise))


def _turn(draft: Draft) -> None:
    """With the cards out, the first to act is another one after a straddle; and who has posted
    all chips has nothing left to act with.
    """
    hand = draft.hand
    first = _first_street(hand)
    if BETTING.get(hand.phase) != first:
        return
    actor = hand.betting.actor
    player = None if actor is None else player_at(hand.betting, actor)
    if not any(fact.street == first for fact in hand.actions):
        actor = first_to_act(hand, draft.variant.street(first))
    elif player is not None and not player.stack:
        actor = next_actor(hand.betting, player.seat)
    if actor != hand.betting.actor:
        draft.emit(TurnGiven(actor))
