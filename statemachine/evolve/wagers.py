"""Folding what remedies do to chips: bets put right, chips forfeited, refunds, carried pots.

Not where a figure is worked out: the event carries it.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import events as ev
from statemachine.betting import player_at
from statemachine.evolve.player import with_player
from statemachine.slots import changed
from statemachine.state import ActionFact, HandState, Mark
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
    early = min(event.amount, player.early)
    amount = event.amount - early
    betting = with_player(
        hand,
        event.seat,
        stack=player.stack - early,
        put=player.put + early,
        bet=player.bet - min(amount, player.bet),
        total=player.total - amount,
        dead=player.dead + event.amount,
        early=player.early - early,
    )
    return changed(hand, betting=betting)


def _chips_laid_early(hand: HandState, event: ev.ChipsLaidEarly, seq: int) -> HandState:
    act = ActionFact(
        seq, event.street, event.seat, event.action, chips=True, in_turn=False, held=False
    )
    betting = with_player(hand, event.seat, early=event.amount)
    return changed(hand, betting=betting, actions=(*hand.actions, act))


def _early_chips_counted(hand: HandState, event: ev.EarlyChipsCounted, seq: int) -> HandState:
    player = player_at(hand.betting, event.seat)
    if player is None:
        return hand
    put = player.early if event.short else 0
    betting = with_player(
        hand,
        event.seat,
        stack=player.stack - put,
        bet=player.bet + put,
        total=player.total + put,
        put=player.put + put,
        # Who completes a call does not raise with it.
        acted_at=hand.betting.call if event.short else player.acted_at,
        early=0,
    )
    # The act that follows is measured from here.
    return changed(hand, betting=betting, marks=(*hand.marks, Mark(seq, betting)))


def _raise_barred(hand: HandState, event: ev.RaiseBarred, seq: int) -> HandState:
    return changed(hand, betting=with_player(hand, event.seat, acted_at=hand.betting.call))


def _seat_refunded(hand: HandState, event: ev.SeatRefunded, seq: int) -> HandState:
    player = player_at(hand.betting, event.seat)
    if player is None:
        return hand
    betting = with_player(
        hand, event.seat, stack=player.stack + event.amount, bet=0, total=0, dead=0, put=0, early=0
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
    betting = hand.betting
    for share in event.shares:
        player = player_at(betting, share.seat)
        if player is None:
            continue
        layered = min(player.total, share.amount)
        betting = with_player(
            changed(hand, betting=betting),
            share.seat,
            put=player.put - share.amount,
            total=player.total - layered,
            bet=min(player.bet, player.total - layered),
            dead=player.dead - (share.amount - layered),
        )
    total = sum(share.amount for share in event.shares)
    betting = changed(betting, carried=betting.carried + total)
    return changed(hand, betting=betting, terms=changed(hand.terms, antes_kept=not event.again))


def _redeal_changed(hand: HandState, event: ev.RedealChanged, seq: int) -> HandState:
    return changed(hand, redeal=Redeal(event.button, event.level))


def _button_set_right(hand: HandState, event: ev.ButtonSetRight, seq: int) -> HandState:
    return changed(hand, button=event.seat)


FOLDS: Final[dict[type, Callable[[HandState, Any, int], HandState]]] = {
    ev.BetsCorrected: _bets_corrected,
    ev.ChipsForfeited: _chips_forfeited,
    ev.ChipsLaidEarly: _chips_laid_early,
    ev.EarlyChipsCounted: _early_chips_counted,
    ev.RaiseBarred: _raise_barred,
    ev.SeatRefunded: _seat_refunded,
    ev.PotsCarried: _pots_carried,
    ev.AntesKept: _antes_kept,
    ev.RedealChanged: _redeal_changed,
    ev.ButtonSetRight: _button_set_right,
}
