"""Carrying out effects on hands: killed, live again, discarded, given away, dealt out, tabled.

Not those on single cards, which are `card_effects`, nor what a dead hand's chips do.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import effects as fx
from statemachine.betting import live_seats, next_actor, player_at
from statemachine.custody import count, seat_of, seat_place
from statemachine.decide.awards import last_hand_dead
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import diverged
from statemachine.decide.naming import show_in_hand
from statemachine.decide.own_pots import cannot_win, keep_own_pots, without_winner
from statemachine.decide.told import Told, player_meant
from statemachine.events import (
    CardsShifted,
    ChipsForfeited,
    HandRevived,
    HandShown,
    HandSurrendered,
    HeldPlayDecided,
    TurnGiven,
)
from statemachine.irregularities import KINDS
from statemachine.phases import BETTING
from statemachine.state import HandPlayer, HandState, Irregularity


def kill(draft: Draft, seat: int) -> tuple[int, ...]:
    """Let a hand be dead and its cards go to the muck; its turn passes on. Returns the pots that
    nobody else could win any more.
    """
    turn = draft.hand.betting.actor == seat
    player = player_at(draft.hand.betting, seat)
    if player is not None and player.early:
        draft.emit(ChipsForfeited(seat, player.early))
    own = keep_own_pots(draft, seat)
    draft.emit(HandSurrendered(seat, "killed"))
    if turn:
        draft.emit(TurnGiven(next_actor(draft.hand.betting, seat)))
    if draft.hand.phase not in BETTING:
        draft.declare_uncontested()
    return own


def _kill_unless_last(draft: Draft, seat: int) -> tuple[int, ...]:
    player = player_at(draft.hand.betting, seat)
    if player is not None and player.live and len(live_seats(draft.hand.betting)) > 1:
        return kill(draft, seat)
    return ()


def _kill_hand(draft: Draft, effect: fx.KillHand, told: Told) -> None:
    player = player_meant(draft, effect.seat, told, effect.kind)
    if _folded_under_hold(draft.hand, player):
        # That it is dead is what was held.
        draft.emit(HeldPlayDecided(stands=True))
    elif live_seats(draft.hand.betting) == [player.seat]:
        last_hand_dead(draft, told.fault)
    else:
        own = _kill_unless_last(draft, player.seat)
        if cannot_win(told.fault):
            without_winner(draft, player.seat, own)


def _folded_under_hold(hand: HandState, player: HandPlayer) -> bool:
    """Whether all that was played while the game was held is that this seat folded."""
    held = {fact.seat for fact in hand.actions if fact.held}
    return player.standing == "folded" and held == {player.seat}


def _revive_hand(draft: Draft, effect: fx.ReviveHand, told: Told) -> None:
    if effect.seat is None and told.fault is not None:
        _let_live(draft, told.fault)
        return
    player = player_meant(draft, effect.seat, told, effect.kind)
    if not player.live:
        draft.emit(HandRevived(player.seat))


def _let_live(draft: Draft, fault: Irregularity) -> None:
    """The hand of a fault lives: its cards come back from the muck. What is only noted of a
    hand that had folded does not bring it back.
    """
    player = player_at(draft.hand.betting, fault.seat) if fault.seat is not None else None
    if player is None:
        return
    gone = not count(draft.hand.custody, seat_place(player.seat))
    if gone if player.live else KINDS[fault.fault].severity != "note":
        draft.emit(HandRevived(player.seat))


def _discard_place(draft: Draft, effect: fx.DiscardPlace, told: Told) -> None:
    place = told.fault.place if told.fault else None
    if place is None or place == "stub":
        refuse("effect_impossible", effect=effect.kind)
    seat = seat_of(place)
    if seat is not None:
        _kill_unless_last(draft, seat)
    here = count(draft.hand.custody, place)
    if here:
        draft.emit(CardsShifted(place, tuple(range(here)), "muck"))


def _mark_dealt_out(draft: Draft, effect: fx.MarkDealtOut, told: Told) -> None:
    _kill_unless_last(draft, player_meant(draft, effect.seat, told, effect.kind).seat)


def _give_hand(draft: Draft, effect: fx.GiveHand, told: Told) -> None:
    to = player_meant(draft, None, told, effect.kind).seat
    dealer = player_at(draft.hand.betting, draft.hand.button)
    if dealer is None or not dealer.live:
        refuse("effect_impossible", effect=effect.kind)
    if dealer.seat == to:
        # Who passed only himself over has no hand to give, and none to play.
        _kill_unless_last(draft, to)
        return
    source, target = seat_place(dealer.seat), seat_place(to)
    lies = count(draft.hand.custody, target)
    if lies:
        draft.emit(CardsShifted(target, tuple(range(lies)), "stub"))
    given = count(draft.hand.custody, source)
    if given:
        draft.emit(CardsShifted(source, tuple(range(given)), target))
    _kill_unless_last(draft, dealer.seat)


def _table_hand(draft: Draft, effect: fx.TableHand, told: Told) -> None:
    player = player_meant(draft, effect.seat, told, effect.kind)
    if not player.live:
        refuse("effect_impossible", effect=effect.kind)
    if draft.hand.phase in BETTING and draft.hand.betting.actor is not None:
        # While others can bet it stays face down (LATAM-AWAY-1).
        diverged(draft, "tabled_before_showdown", player.seat)
    show_in_hand(draft, player.seat, told.cards, seen=True)
    if not player.tabled:
        draft.emit(HandShown(player.seat))


HAND_EFFECTS: Final[dict[type, Callable[[Draft, Any, Told], None]]] = {
    fx.KillHand: _kill_hand,
    fx.ReviveHand: _revive_hand,
    fx.DiscardPlace: _discard_place,
    fx.MarkDealtOut: _mark_dealt_out,
    fx.GiveHand: _give_hand,
    fx.TableHand: _table_hand,
}
