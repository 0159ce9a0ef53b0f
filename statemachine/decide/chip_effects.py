"""Carrying out what a remedy does to chips, turns, awards and positions, one effect at a time.

Not cards, which are in `rulings`, nor the bets of a street, which are in `bet_effects`.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, get_args

from statemachine import effects as fx
from statemachine.betting import live_seats
from statemachine.corrections import bets_in_front, full_raise_at, level_without
from statemachine.decide.awards import carry_pot, reverse
from statemachine.decide.bet_effects import (
    correct_bets,
    forfeit,
    make_act,
    pass_turn,
    return_uncalled,
    taken_from,
)
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import open_wrong_count
from statemachine.decide.hand_effects import kill
from statemachine.decide.setup import check_chips, check_seat
from statemachine.decide.told import Told, player_meant
from statemachine.effects import Effect
from statemachine.events import (
    AntesKept,
    ButtonSetRight,
    RaiseBarred,
    RedealChanged,
    SeatRefunded,
    Share,
    WinnerCounted,
)
from statemachine.observations import StepTaken
from statemachine.seats import next_seat
from statemachine.state import HandPlayer, HandState
from statemachine.streets import held

ChipEffect: TypeAlias = (
    fx.RefundSeat
    | fx.ReturnUncalled
    | fx.CorrectBets
    | fx.ForfeitChips
    | fx.CarryPot
    | fx.PassDeal
    | fx.ReverseAward
    | fx.MakeAct
    | fx.BarRaise
    | fx.CountWinners
    | fx.NewPositions
    | fx.MoveButton
)


def as_told(effects: tuple[Effect, ...], seen: StepTaken) -> tuple[Effect, ...]:
    """The effects of an outcome with what the step was told: winners, an amount, a seat."""
    return tuple(_told(effect, seen) for effect in effects)


def check_told(draft: Draft, seen: StepTaken) -> None:
    """Refuse seats that the table does not have, and an amount that nobody can hold."""
    for seat in seen.seats:
        check_seat(draft, seat)
    if seen.amount is not None:
        check_chips(seen.amount)


def _told(effect: Effect, seen: StepTaken) -> Effect:
    seat = seen.seats[0] if seen.seats else None
    match effect:
        case fx.ReverseAward(seats=()):
            if not seen.seats:
                refuse("winner_unknown")
            return fx.ReverseAward(seen.seats, seen.pot)
        case fx.CorrectBets(to=None):
            return fx.CorrectBets(seen.amount)
        case fx.NewPositions(seat=None):
            return fx.NewPositions(seat)
        case fx.MoveButton(seat=None):
            return fx.MoveButton(seat)
    return effect


def _carry_out(draft: Draft, effect: ChipEffect, told: Told) -> None:
    """Apply one effect; refuses one that this table cannot carry out."""
    match effect:
        case fx.CorrectBets():
            correct_bets(draft, effect, told.fault)
        case fx.ForfeitChips():
            player = player_meant(draft, effect.seat, told, effect.kind)
            forfeit(draft, player, effect.amount, told.fault)
        case fx.MakeAct():
            make_act(draft, player_meant(draft, effect.seat, told, effect.kind), effect.act)
        case fx.BarRaise():
            draft.emit(RaiseBarred(player_meant(draft, effect.seat, told, effect.kind).seat))
            pass_turn(draft)
        case fx.RefundSeat():
            _refund(draft, player_meant(draft, effect.seat, told, effect.kind))
        case fx.ReturnUncalled():
            # In a procedure it is the book's to say; a ruling that names a seat means it.
            if effect.seat is not None or draft.book.dead_hand_uncalled_back:
                return_uncalled(draft, player_meant(draft, effect.seat, told, effect.kind))
        case fx.CarryPot():
            carry_pot(draft)
        case fx.CountWinners():
            _count(draft, right=effect.right)
        case fx.ReverseAward():
            reverse(draft, effect, told.fault)
        case fx.PassDeal():
            _pass_deal(draft, antes_stay=effect.antes_stay)
        case fx.NewPositions():
            if effect.seat is not None:
                check_seat(draft, effect.seat)
            draft.emit(RedealChanged(effect.seat, level=True))
        case fx.MoveButton():
            if effect.seat is None:
                refuse("effect_impossible", effect=effect.kind)
            check_seat(draft, effect.seat)
            draft.emit(ButtonSetRight(effect.seat))


def _refund(draft: Draft, player: HandPlayer) -> None:
    """Kill a hand and give back all that its seat has put in (PR-F)."""
    hand = draft.hand
    if player.live and len(live_seats(hand.betting)) > 1:
        kill(draft, player.seat)
    if not player.put:
        return
    hand = draft.hand
    in_pots = player.put - player.total - player.dead
    call = level_without(hand, player.seat) if bets_in_front(hand) else 0
    draft.emit(
        SeatRefunded(
            player.seat,
            player.put,
            call,
            full_raise_at(hand, call) if call < hand.betting.call else hand.betting.full_raise,
            taken_from(hand.betting.collected, in_pots),
        )
    )
    pass_turn(draft)


def _count(draft: Draft, *, right: bool) -> None:
    """The dealer counted the declared winners' cards."""
    hand = draft.hand
    winners = sorted({seat for said in hand.declared for seat in said.seats})
    for seat in winners:
        if seat in hand.counted:
            continue
        if right:
            draft.emit(WinnerCounted(seat, held(hand.custody, seat)))
        else:
            open_wrong_count(draft, seat)


def _pass_deal(draft: Draft, *, antes_stay: bool) -> None:
    """The next deal is the next player's; where all ante, the antes may stay in the pot."""
    hand = draft.hand
    seats = [player.seat for player in hand.betting.players]
    draft.emit(RedealChanged(next_seat(seats, hand.button), level=False))
    shares = _antes(hand) if antes_stay else ()
    if shares:
        draft.emit(AntesKept(shares))


def _antes(hand: HandState) -> tuple[Share, ...]:
    """The antes of each seat, where everybody antes: what the level asks, or all of a stack
    that had less.
    """
    if not hand.betting.antes or hand.level.ante_kind != "each":
        return ()
    antes = [
        Share(player.seat, min(hand.level.ante, player.start, player.put))
        for player in hand.betting.players
    ]
    return tuple(share for share in antes if share.amount)


CHIP_EFFECTS: Final[dict[type, Callable[[Draft, Any, Told], None]]] = dict.fromkeys(
    get_args(ChipEffect), _carry_out
)
