"""Folding the events of a table: its seats, its level, a hand's start and its end.

Not what happens within a hand.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from statemachine import custody as ledger
from statemachine import events as ev
from statemachine.level import NO_LEVEL, Level
from statemachine.phases import Phase
from statemachine.slots import changed, changer
from statemachine.state import (
    Betting,
    Controller,
    Dealing,
    HandPlayer,
    HandState,
    Occupant,
    TableState,
)
from statemachine.terms import USUAL_TERMS, Terms
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


_with_seats: Final = changer(TableState, "seats")
_with_stack: Final = changer(Occupant, "stack")


def _seat_taken(state: TableState, event: ev.SeatTaken) -> TableState:
    seat = event.seat
    seats = state.seats
    if not seats or seats[-1].seat < seat:
        return _with_seats(state, (*seats, Occupant(seat, event.player, event.stack)))
    taken = state.occupant(seat)
    if taken is not None and taken.player == event.player:
        taken = _with_stack(taken, event.stack)
    else:
        taken = Occupant(seat, event.player, event.stack)
    before = [occupant for occupant in seats if occupant.seat < seat]
    after = [occupant for occupant in seats if occupant.seat > seat]
    return _with_seats(state, (*before, taken, *after))


def _seat_vacated(state: TableState, event: ev.SeatVacated) -> TableState:
    return _with_seats(state, tuple(o for o in state.seats if o.seat != event.seat))


def _level_changed(state: TableState, event: ev.LevelChanged) -> TableState:
    return changed(state, level=_level(event))


def _denominations_changed(state: TableState, event: ev.DenominationsChanged) -> TableState:
    return changed(state, denominations=event.denominations)


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
    players = tuple([HandPlayer(s.seat, s.player, s.stack, s.stack) for s in event.seats])
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
        betting=Betting(
            players,
            full_raise=level.least_bet,
            unposted=_blinds_due(event),
            carried=event.carried,
        ),
        custody=ledger.full_deck(event.deck),
        bomb_pot=event.bomb_pot,
        tracking=event.tracking,
        small_blind_position=event.small_blind_position,
        big_blind_position=event.big_blind_position,
        limits=event.limits,
        terms=_terms(event),
    )
    occupants: Sequence[ev.StartingSeat] = event.seats
    if event.waiting:
        occupants = sorted((*event.seats, *event.waiting), key=lambda s: s.seat)
    return changed(
        state,
        name=event.table,
        variant=event.variant,
        rulebook=event.rulebook,
        edition=event.edition,
        size=event.table_seats,
        tracking=event.tracking,
        seats=tuple([Occupant(s.seat, s.player, s.stack, s.away, s.penalty) for s in occupants]),
        level=None if level == NO_LEVEL else level,
        next_button=None,
        next_big_blind=None,
        controller=Controller(event.console, event.console_by) if event.console else None,
        hand=hand,
        last=event.last,
        denominations=event.denominations,
        dealer=Dealing(event.dealer, event.dealer_id) if event.dealer else None,
        deck_name=event.deck_name,
    )


def _terms(event: ev.HandStarted) -> Terms:
    penalised = tuple([seat.seat for seat in event.seats if seat.penalty])
    if not (event.carried or event.antes_kept or event.absent or penalised):
        return USUAL_TERMS
    return Terms(event.carried, event.antes_kept, event.absent, penalised)


def _blinds_due(event: ev.HandStarted) -> int:
    """What the blinds come to when both are posted in full, zero where nobody posts any."""
    if event.big_blind_seat is None:
        return 0
    both = VARIANTS[event.variant].forced == "blinds"
    return event.big_blind + (event.small_blind if both else 0)


def hand_over(state: TableState) -> TableState:
    """The table once its hand has ended. A seat that was given up or refilled in mid-hand keeps
    what was said of it since.
    """
    if state.hand is None:
        return state
    played = {player.seat: player for player in state.hand.betting.players}
    return _with_seats(
        state,
        tuple(
            [
                _with_stack(taken, played[taken.seat].stack)
                if taken.seat in played
                and played[taken.seat].player == taken.player
                and played[taken.seat].stack != taken.stack
                else taken
                for taken in state.seats
            ]
        ),
    )


FOLDS: Final[dict[type, Callable[[TableState, Any], TableState]]] = {
    ev.TableOpened: _table_opened,
    ev.SeatTaken: _seat_taken,
    ev.SeatVacated: _seat_vacated,
    ev.LevelChanged: _level_changed,
    ev.DenominationsChanged: _denominations_changed,
    ev.ButtonMoved: _button_moved,
    ev.ControlTaken: _control_taken,
    ev.HandStarted: _hand_started,
}
