"""Folding the events of chips: posts, acts, pots, awards, rulings on chips.

Not where a figure is worked out: the event carries it.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import custody as ledger
from statemachine import events as ev
from statemachine.betting import base_at, player_at
from statemachine.chips import chips_in_play
from statemachine.evolve.player import with_player
from statemachine.parts import with_declared
from statemachine.phases import BETTING, Phase
from statemachine.slots import changed, changer
from statemachine.state import ActionFact, Award, Betting, HandPlayer, HandState, Mark

_BLINDS: Final = frozenset({"small_blind", "big_blind", "button_blind"})
_BETS: Final = _BLINDS | {"straddle", "late", "missed_blinds"}
_DEAD: Final = frozenset({"big_blind_ante", "button_ante", "dead"})
_ANTES: Final = frozenset({"ante", "big_blind_ante", "button_ante"})
# The posts that a street's cap counts as a bet or raise.
_RAISES: Final = frozenset({"big_blind", "button_blind", "straddle"})


_with_betting: Final = changer(HandState, "betting")
_with_players: Final = changer(Betting, "players")
_posted_player: Final = changer(HandPlayer, "stack", "bet", "total", "put", "dead", "acted_at")
_after_post: Final = changer(
    Betting, "players", "call", "full_raise", "base", "raises", "antes", "unposted"
)


def _chips_posted(hand: HandState, event: ev.ChipsPosted, seq: int) -> HandState:
    betting = hand.betting
    player = player_at(betting, event.seat)
    if player is None:
        return hand
    amount, posting = event.amount, event.posting
    dead = amount if posting in _DEAD else 0
    posted = _posted_player(
        player,
        player.stack - amount,
        player.bet + (amount if posting in _BETS else 0),
        player.total + amount - dead,
        player.put + amount,
        player.dead + dead,
        # With a bomb pot nobody bets on the first street: everybody has done with it.
        0 if posting == "bomb_pot" else player.acted_at,
    )
    call = event.call
    if call is None and posting == "big_blind":
        # Logs from before there was a field for it.
        call = hand.level.big_blind
    sets = call is not None
    betting = _after_post(
        betting,
        tuple([posted if p is player else p for p in betting.players]),
        call if sets else betting.call,
        betting.full_raise if event.full_raise is None or not sets else event.full_raise,
        call if sets else betting.base,
        betting.raises + (sets and posting in _RAISES),
        betting.antes + (amount if posting in _ANTES else 0),
        betting.unposted - (amount if posting in _BLINDS else 0),
    )
    if hand.phase is Phase.HOLE_DEAL:
        # What is posted between the cards is no play, and is there whatever is taken back.
        marks = tuple(Mark(mark.seq, betting) for mark in hand.marks)
        return changed(hand, betting=betting, marks=marks)
    return _with_betting(hand, betting)


_acted_player: Final = changer(HandPlayer, "stack", "bet", "total", "put", "acted_at", "standing")
_after_act: Final = changer(
    Betting, "players", "actor", "call", "full_raise", "aggressor", "base", "raises"
)
_with_act: Final = changer(HandState, "betting", "custody", "actions", "marks", "hold")


def _acted(hand: HandState, event: ev.Acted, seq: int) -> HandState:
    folds = event.action == "fold"
    betting = hand.betting
    put = event.put
    # A bring-in is no bet yet, so whoever has posted or called it may answer the first one.
    brought_in = event.base == 0 and event.call == hand.level.bring_in
    acted_at = 0 if brought_in else event.call
    betting = _after_act(
        betting,
        tuple(
            [
                _acted_player(
                    player,
                    player.stack - put,
                    event.bet,
                    player.total + put,
                    player.put + put,
                    acted_at,
                    "folded" if folds else player.standing,
                )
                if player.seat == event.seat
                else player
                for player in betting.players
            ]
        ),
        event.actor,
        event.call,
        event.full_raise,
        event.seat if event.call > betting.call else betting.aggressor,
        event.call if event.base is None else event.base,
        event.raises,
    )
    fact = ActionFact(
        seq,
        event.street,
        event.seat,
        event.action,
        event.put > 0,
        event.in_turn,
        event.held,
    )
    hold = hand.hold
    return _with_act(
        hand,
        betting,
        ledger.give_up(hand.custody, event.seat) if folds else hand.custody,
        (*hand.actions, fact),
        (*hand.marks, Mark(seq, betting)),
        changed(hold, played=True) if event.held and hold is not None else hold,
    )


_with_returned: Final = changer(HandState, "betting", "uncalled")
_returned_player: Final = changer(HandPlayer, "stack", "bet", "total", "put")


def _bet_returned(hand: HandState, event: ev.BetReturned, seq: int) -> HandState:
    betting = hand.betting
    seat, amount = event.seat, event.amount
    players = tuple(
        [
            _returned_player(
                player,
                player.stack + amount,
                player.bet - amount,
                player.total - amount,
                player.put - amount,
            )
            if player.seat == seat
            else player
            for player in betting.players
        ]
    )
    return _with_returned(hand, _with_players(betting, players), (seq, seat, amount))


_collected_player: Final = changer(HandPlayer, "bet", "total", "dead")
_collected: Final = changer(Betting, "players", "collected", "actor", "carried")
_with_pots: Final = changer(HandState, "betting", "declared")


def _pots_formed(hand: HandState, event: ev.PotsFormed, seq: int) -> HandState:
    betting = hand.betting
    # A declaration names a pot by its number, which means another pot once there are others.
    same = len(event.pots) == len(betting.collected)
    players = tuple(
        [
            _collected_player(p, 0, 0, 0) if p.total or p.bet or p.dead else p
            for p in betting.players
        ]
    )
    betting = _collected(betting, players, event.pots, None, 0)
    return _with_pots(hand, betting, hand.declared if same else ())


def _chips_set(hand: HandState, event: ev.ChipsSet, seq: int) -> HandState:
    player = player_at(hand.betting, event.seat)
    if player is None:
        return hand
    amount = event.amount
    # Between streets no bet is in front of anybody, and chips go straight to the pots.
    in_front = hand.phase in BETTING or hand.betting.call > 0 or player.bet > 0
    return changed(
        hand,
        betting=with_player(
            hand,
            event.seat,
            stack=player.stack - amount,
            bet=player.bet + amount if in_front else player.bet,
            total=player.total + amount,
            put=player.put + amount,
        ),
    )


def _with_call(hand: HandState, call: int) -> Betting:
    return changed(hand.betting, call=call, base=base_at(hand, call))


def _call_set(hand: HandState, event: ev.CallSet, seq: int) -> HandState:
    return changed(hand, betting=_with_call(hand, event.amount))


def _turn_given(hand: HandState, event: ev.TurnGiven, seq: int) -> HandState:
    return changed(hand, betting=changed(hand.betting, actor=event.seat))


def _hand_returned(hand: HandState, event: ev.HandReturned, seq: int) -> HandState:
    won: dict[int, int] = {}
    for award in hand.awards:
        for share in award.shares:
            won[share.seat] = won.get(share.seat, 0) + share.amount
    players = tuple(
        changed(
            p,
            stack=p.stack + p.put - won.get(p.seat, 0),
            bet=0,
            total=0,
            put=0,
            dead=0,
            early=0,
        )
        for p in hand.betting.players
    )
    # What nobody of this deal put in came from an earlier pot, and stays for the next deal.
    owned = sum(player.stack for player in players)
    betting = changed(
        hand.betting,
        players=players,
        collected=(),
        actor=None,
        call=0,
        base=0,
        carried=chips_in_play(hand.betting) - owned,
    )
    return changed(hand, betting=betting, declared=(), counted=(), awards=())


_paid_player: Final = changer(HandPlayer, "stack")
_paid: Final = changer(Betting, "players", "collected")
_with_award: Final = changer(HandState, "betting", "awards")


def _pot_awarded(hand: HandState, event: ev.PotAwarded, seq: int) -> HandState:
    betting = hand.betting
    won = {share.seat: share.amount for share in event.shares}
    players = tuple(
        [
            _paid_player(player, player.stack + won[player.seat]) if player.seat in won else player
            for player in betting.players
        ]
    )
    pots = tuple(
        [
            ev.FormedPot(pot.amount - event.amount, pot.seats) if index == event.pot else pot
            for index, pot in enumerate(betting.collected)
        ]
    )
    award = Award(event.pot, event.amount, event.shares, event.run, event.half)
    return _with_award(hand, _paid(betting, players, pots), (*hand.awards, award))


_with_declared: Final = changer(HandState, "declared")


def _pot_declared(hand: HandState, event: ev.PotDeclared, seq: int) -> HandState:
    return _with_declared(hand, with_declared(hand.declared, event))


def _winner_counted(hand: HandState, event: ev.WinnerCounted, seq: int) -> HandState:
    return changed(hand, counted=(*hand.counted, event.seat))


FOLDS: Final[dict[type, Callable[[HandState, Any, int], HandState]]] = {
    ev.ChipsPosted: _chips_posted,
    ev.Acted: _acted,
    ev.BetReturned: _bet_returned,
    ev.PotsFormed: _pots_formed,
    ev.ChipsSet: _chips_set,
    ev.CallSet: _call_set,
    ev.TurnGiven: _turn_given,
    ev.HandReturned: _hand_returned,
    ev.PotAwarded: _pot_awarded,
    ev.PotDeclared: _pot_declared,
    ev.WinnerCounted: _winner_counted,
}
