"""Folding the events of a table: its seats, its level, a hand's start, phases and correction.

Not what happens to chips and cards within a hand.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import custody as ledger
from statemachine import events as ev
from statemachine.phases import ENDED, Phase
from statemachine.slots import changed, changer
from statemachine.state import (
    Betting,
    Controller,
    HandPlayer,
    HandState,
    Level,
    Mark,
    Occupant,
    TableState,
)
from statemachine.variants import VARIANTS


def _table_opened(state: TableState, event: ev.TableOpened) -> TableState:
    return changed(
        state,
        name=event.name,
        variant=event.variant,
        rulebook=event.rulebook,
        edition=event.edition,
        size=event.seats,
        tracking=event.tracking,
    )


def _seated(state: TableState, *occupants: Occupant) -> TableState:
    new = {occupant.seat: occupant for occupant in occupants}
    kept = [occupant for occupant in state.seats if occupant.seat not in new]
    return changed(state, seats=tuple(sorted([*kept, *occupants], key=lambda o: o.seat)))


def _seat_taken(state: TableState, event: ev.SeatTaken) -> TableState:
    return _seated(state, Occupant(event.seat, event.player, event.stack))


def _seat_vacated(state: TableState, event: ev.SeatVacated) -> TableState:
    return changed(state, seats=tuple(o for o in state.seats if o.seat != event.seat))


def _level_changed(state: TableState, event: ev.LevelChanged) -> TableState:
    return changed(state, level=_level(event))


def _level(event: ev.LevelChanged | ev.HandStarted) -> Level:
    return Level(
        event.small_blind,
        event.big_blind,
        event.ante,
        event.ante_kind,
        event.bring_in,
        event.small_bet,
        event.big_bet,
        event.min_bet,
    )


def _control_taken(state: TableState, event: ev.ControlTaken) -> TableState:
    return changed(state, controller=Controller(event.console, event.by))


def _button_moved(state: TableState, event: ev.ButtonMoved) -> TableState:
    return changed(state, next_button=event.seat, next_big_blind=event.big_blind)


def _hand_started(state: TableState, event: ev.HandStarted) -> TableState:
    level = _level(event)
    players = tuple(HandPlayer(s.seat, s.player, s.stack, s.stack) for s in event.seats)
    hand = HandState(
        number=event.hand,
        deal=event.deal,
        variant=event.variant,
        rulebook=event.rulebook,
        edition=event.edition,
        button=event.button,
        small_blind_seat=event.small_blind_seat,
        big_blind_seat=event.big_blind_seat,
        level=level,
        phase=Phase.SETUP,
        betting=Betting(players, full_raise=level.least_bet, unposted=_blinds_due(event)),
        custody=ledger.full_deck(event.deck),
        bomb_pot=event.bomb_pot,
        tracking=event.tracking,
        small_blind_position=event.small_blind_position,
        big_blind_position=event.big_blind_position,
        limits=event.limits,
    )
    occupants = sorted((*event.seats, *event.waiting), key=lambda s: s.seat)
    return changed(
        state,
        name=event.table,
        variant=event.variant,
        rulebook=event.rulebook,
        edition=event.edition,
        size=event.table_seats,
        tracking=event.tracking,
        seats=tuple(Occupant(s.seat, s.player, s.stack) for s in occupants),
        level=level,
        next_button=None,
        next_big_blind=None,
        controller=Controller(event.console, event.console_by) if event.console else None,
        hand=hand,
    )


def _blinds_due(event: ev.HandStarted) -> int:
    """What the blinds come to when both are posted in full, zero where nobody posts any."""
    if event.big_blind_seat is None:
        return 0
    both = VARIANTS[event.variant].forced == "blinds"
    return event.big_blind + (event.small_blind if both else 0)


_fresh_player: Final = changer(HandPlayer, "bet", "acted_at")
_in_phase: Final = changer(HandState, "phase", "betting", "marks")
_with_hand: Final = changer(TableState, "hand")


def _phase_entered(state: TableState, event: ev.PhaseEntered) -> TableState:
    hand = state.hand
    if hand is None:
        return state
    betting = hand.betting
    marks = hand.marks
    if event.collects:
        betting = changed(
            betting,
            players=tuple(
                [
                    _fresh_player(p, 0, None) if p.bet or p.acted_at is not None else p
                    for p in betting.players
                ]
            ),
            actor=event.actor,
            call=0,
            full_raise=hand.level.least_bet,
            aggressor=None,
            base=0,
            raises=0,
        )
    elif betting.actor != event.actor:
        betting = changed(betting, actor=event.actor)
    if event.opens is not None:
        marks = (Mark(state.seq + 1, betting),)
    hand = _in_phase(hand, event.phase, betting, marks)
    if event.phase not in ENDED:
        return _with_hand(state, hand)
    hand = changed(hand, hold=None, questions=())
    ended = changed(state, hand=hand)
    # A seat that was given up or refilled in mid-hand keeps what was said of it since.
    played = {player.seat: player for player in hand.betting.players}
    return _seated(
        ended,
        *(
            Occupant(seat.seat, seat.player, played[seat.seat].stack)
            for seat in state.seats
            if seat.seat in played and played[seat.seat].player == seat.player
        ),
    )


FOLDS: Final[dict[type, Callable[[TableState, Any], TableState]]] = {
    ev.TableOpened: _table_opened,
    ev.SeatTaken: _seat_taken,
    ev.SeatVacated: _seat_vacated,
    ev.LevelChanged: _level_changed,
    ev.ButtonMoved: _button_moved,
    ev.ControlTaken: _control_taken,
    ev.HandStarted: _hand_started,
    ev.PhaseEntered: _phase_entered,
}
