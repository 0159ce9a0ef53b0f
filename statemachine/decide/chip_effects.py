"""Carrying out what a remedy does to chips, turns, awards and positions, one effect at a time.

Not cards, which are in `rulings`, nor the bets of a street, which are in `bet_effects`.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, get_args

from statemachine import effects as fx
from statemachine.betting import live_seats, player_at
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
from statemachine.state import HandPlayer
from statemachine.streets import held

ChipEffect: TypeAlias = (
    fx.RefundSeat
    | fx.ReturnUncalled
    | fx.CorrectBets
    | fx.ForfeitChips
    | fx.CarryPot
    | fx.PassDeal
    | fx.KeepAntes
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
        case fx.PassDeal(seat=None):
            return fx.PassDeal(seat)
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
            _pass_deal(draft, effect.seat)
        case fx.KeepAntes():
            _keep_antes(draft, bets=effect.bets)
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
        player = player_at(draft.hand.betting, player.seat) or player
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


def _pass_deal(draft: Draft, seat: int | None) -> None:
    """The next deal is the next player's, or that of a seat."""
    hand = draft.hand
    seats = [player.seat for player in hand.betting.players]
    if seat is not None and seat not in seats:
        refuse("effect_impossible", effect="pass_deal")
    draft.emit(RedealChanged(seat or next_seat(seats, hand.button), level=False))


def _keep_antes(draft: Draft, *, bets: bool) -> None:
    """Leave antes, or with `bets` all that was put in, to the pot of the next deal. Where one
    player antes for all, the ante is due again with whom the next deal makes that player.
    """
    hand = draft.hand
    if hand.betting.collected:
        # Pots that stand are no antes any more.
        refuse("effect_impossible", effect="keep_antes")
    passed = hand.redeal is not None and hand.redeal.button not in (None, hand.button)
    again = passed and hand.level.ante_kind != "each"
    kept = {}
    for player in hand.betting.players:
        fine = not again or player.seat == hand.button
        kept[player.seat] = player.put if bets else _ante(draft, player) if fine else 0
    shares = tuple(Share(seat, amount) for seat, amount in kept.items() if amount)
    if shares or (again and hand.terms.antes_kept):
        draft.emit(AntesKept(shares, again))


def _ante(draft: Draft, player: HandPlayer) -> int:
    """What of a player's chips in the pot is an ante: all of it that a short stack had for it."""
    hand = draft.hand
    level, seat = hand.level, player.seat
    one = hand.button if level.ante_kind == "button" else hand.big_blind_seat or hand.button
    if not hand.betting.antes or (level.ante_kind != "each" and seat != one):
        return 0
    blind = 0
    if not draft.book.ante_before_blind:
        blind = level.small_blind if seat == hand.small_blind_seat else 0
        blind = level.big_blind if seat == hand.big_blind_seat else blind
    return min(level.ante, max(0, player.start - blind), player.put)


CHIP_EFFECTS: Final[dict[type, Callable[[Draft, Any, Told], None]]] = dict.fromkeys(
    get_args(ChipEffect), _carry_out
)
