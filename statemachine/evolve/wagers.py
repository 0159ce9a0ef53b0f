"""Folding what remedies do to chips: bets put right, chips forfeited, refunds, carried pots.

Not where a figure is worked out: the event carries it.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import events as ev
from statemachine.betting import player_at
from statemachine.evolve.player import with_player
from statemachine.slots import changed
from statemachine.state import HandState, Mark
from statemachine.terms import Redeal


def _bets_corrected(hand: HandState, event: ev.BetsCorrected, seq: int) -> HandState:
    new = {change.seat: change for change in event.bets}
    players = []
    for player in hand.betting.players:
        change = new.get(player.seat)
        if change is None:
            players.append(player)
            continue
        moved = changed(player, stack=player.stack - change.put, put=player.put + change.put)
        if event.in_front:
            moved = changed(
                moved,
                bet=change.bet,
                total=player.total + change.put,
                acted_at=min(change.bet, event.call),
            )
        elif event.pots is None:
            moved = changed(moved, total=player.total + change.put)
        players.append(moved)
    betting = changed(
        hand.betting,
        players=tuple(players),
        call=event.call,
        full_raise=event.full_raise,
        base=event.base,
        raises=event.raises,
        actor=event.actor,
    )
    if event.pots is not None:
        betting = changed(betting, collected=event.pots)
    if not event.in_front:
        return changed(hand, betting=betting)
    return changed(hand, betting=betting, marks=(*hand.marks, Mark(seq, betting)))


def _chips_forfeited(hand: HandState, event: ev.ChipsForfeited, seq: int) -> HandState:
    player = player_at(hand.betting, event.seat)
    if player is None:
        return hand
    in_front = min(event.amount, player.bet)
    betting = with_player(
        hand,
        event.seat,
        bet=player.bet - in_front,
        total=player.total - event.amount,
        dead=player.dead + event.amount,
    )
    return changed(hand, betting=betting)


def _raise_barred(hand: HandState, event: ev.RaiseBarred, seq: int) -> HandState:
    return changed(hand, betting=with_player(hand, event.seat, acted_at=hand.betting.call))


def _seat_refunded(hand: HandState, event: ev.SeatRefunded, seq: int) -> HandState:
    player = player_at(hand.betting, event.seat)
    if player is None:
        return hand
    betting = with_player(
        hand, event.seat, stack=player.stack + event.amount, bet=0, total=0, dead=0, put=0
    )
    betting = changed(
        betting,
        call=event.call,
        base=min(betting.base, event.call),
        full_raise=event.full_raise,
        collected=event.pots,
    )
    return changed(hand, betting=betting)


def _pots_carried(hand: HandState, event: ev.PotsCarried, seq: int) -> HandState:
    players = tuple(changed(p, bet=0, total=0, dead=0) for p in hand.betting.players)
    betting = changed(hand.betting, players=players, collected=(), carried=event.amount)
    return changed(hand, betting=betting, declared=(), counted=())


def _antes_kept(hand: HandState, event: ev.AntesKept, seq: int) -> HandState:
    kept = {share.seat: share.amount for share in event.shares}
    players = tuple(
        changed(
            player,
            put=player.put - kept[player.seat],
            total=player.total - min(player.total, kept[player.seat]),
            dead=player.dead - max(0, kept[player.seat] - player.total),
        )
        if player.seat in kept
        else player
        for player in hand.betting.players
    )
    total = sum(kept.values())
    betting = changed(hand.betting, players=players, carried=hand.betting.carried + total)
    return changed(hand, betting=betting, terms=changed(hand.terms, antes_kept=True))


def _redeal_changed(hand: HandState, event: ev.RedealChanged, seq: int) -> HandState:
    return changed(hand, redeal=Redeal(event.button, event.level))


def _button_set_right(hand: HandState, event: ev.ButtonSetRight, seq: int) -> HandState:
    return changed(hand, button=event.seat)


FOLDS: Final[dict[type, Callable[[HandState, Any, int], HandState]]] = {
    ev.BetsCorrected: _bets_corrected,
    ev.ChipsForfeited: _chips_forfeited,
    ev.RaiseBarred: _raise_barred,
    ev.SeatRefunded: _seat_refunded,
    ev.PotsCarried: _pots_carried,
    ev.AntesKept: _antes_kept,
    ev.RedealChanged: _redeal_changed,
    ev.ButtonSetRight: _button_set_right,
}
