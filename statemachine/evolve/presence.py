"""Folding what a table keeps of its seats between hands: who is away, who sits a penalty out,
and awards that were reversed after the hand.

Not what it means for a hand; that is decided when the hand is dealt.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import events as ev
from statemachine.phases import ENDED
from statemachine.slots import changed
from statemachine.state import Award, HandState, Occupant, TableState


def _presence_noted(state: TableState, event: ev.PresenceNoted) -> TableState:
    return _with_occupant(state, event.seat, away=event.away)


def _penalty_set(state: TableState, event: ev.PenaltySet) -> TableState:
    return _with_occupant(state, event.seat, penalty=event.hands)


def _with_occupant(state: TableState, seat: int, **changes: Any) -> TableState:
    return changed(
        state,
        seats=tuple(
            changed(taken, **changes) if taken.seat == seat else taken for taken in state.seats
        ),
    )


def _award_reversed(state: TableState, event: ev.AwardReversed) -> TableState:
    moves: dict[int, int] = {}
    for share in event.taken:
        moves[share.seat] = moves.get(share.seat, 0) - share.amount
    for share in event.given:
        moves[share.seat] = moves.get(share.seat, 0) + share.amount
    hand = state.hand
    playing: set[int] = set()
    if hand is not None:
        playing = {player.seat for player in hand.betting.players}
        hand = _in_hand(hand, event, moves)
    between = hand is None or hand.phase in ENDED
    seats = tuple(
        _paid(taken, moves) if between or taken.seat not in playing else taken
        for taken in state.seats
    )
    last = state.last
    if last is not None and last.number == event.hand:
        awards = tuple(award for award in last.awards if award.pot != event.pot)
        amount = sum(share.amount for share in event.given)
        last = changed(last, awards=(*awards, ev.PastAward(event.pot, amount, event.given)))
    return changed(state, hand=hand, seats=seats, last=last)


def _paid(taken: Occupant, moves: dict[int, int]) -> Occupant:
    return changed(taken, stack=taken.stack + moves[taken.seat]) if taken.seat in moves else taken


def _in_hand(hand: HandState, event: ev.AwardReversed, moves: dict[int, int]) -> HandState:
    own = hand.number == event.hand
    # In the hand after it, it is as if the players had begun with the chips they have now.
    players = tuple(
        changed(
            player,
            stack=player.stack + moves[player.seat],
            start=player.start + (0 if own else moves[player.seat]),
        )
        if player.seat in moves
        else player
        for player in hand.betting.players
    )
    awards = hand.awards
    if own:
        amount = sum(share.amount for share in event.given)
        kept = tuple(award for award in awards if award.pot != event.pot)
        awards = (*kept, Award(event.pot, amount, event.given))
    return changed(hand, betting=changed(hand.betting, players=players), awards=awards)


FOLDS: Final[dict[type, Callable[[TableState, Any], TableState]]] = {
    ev.PresenceNoted: _presence_noted,
    ev.PenaltySet: _penalty_set,
    ev.AwardReversed: _award_reversed,
}
