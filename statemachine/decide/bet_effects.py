"""Carrying out what a remedy does to the bets of a street: put right, forfeited, made, returned.

Not the figures of a corrected bet, which are `corrections`; nor who orders it.
"""

from collections.abc import Iterable
from typing import Final

from statemachine import effects as fx
from statemachine.betting import (
    betting_closed,
    limit_of,
    next_actor,
    player_at,
    raise_bounds,
)
from statemachine.chips import uncalled
from statemachine.corrections import (
    Correction,
    bet_in_question,
    correction,
    full_raise_at,
    half_reached,
    legal_level,
    level_without,
)
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.recording import apply_act
from statemachine.decide.setup import check_chips
from statemachine.events import (
    BetChange,
    BetReturned,
    BetsCorrected,
    ChipsForfeited,
    FormedPot,
    HeldPlayDecided,
    RaiseBarred,
    TurnGiven,
)
from statemachine.irregularities import IrregularityKind
from statemachine.observations import Action
from statemachine.phases import BETTING
from statemachine.state import HandPlayer, HandState, Irregularity

# Of these nothing counts beyond the call, where there is a bet (TDA-44, TDA-56 of 2024).
_ONLY_CALLS: Final[frozenset[IrregularityKind]] = frozenset({"string_bet", "oversized_chip"})
# With fewer chips than half of the increment these are calls (TDA-43-A, A-24).
_HALVED: Final[frozenset[IrregularityKind]] = frozenset({"underraise", "multiple_chips"})
_EXCESS: Final[frozenset[IrregularityKind]] = frozenset({"underraise", "overbet_limit"})


def right_bet(hand: HandState, fault: Irregularity, to: int | None = None) -> Correction | None:
    """How the bet of a fault is put right: to an amount, or to what its kind makes of it. Pure,
    so that it can be shown before it is done. None when nothing has to move.
    """
    seat, until = fault.seat, fault.called_seq
    if seat is None:
        return None
    if to is None and fault.fault == "ambiguous_amount":
        to = fault.amount
        if to is None:
            return None
    if to is None:
        bet = bet_in_question(hand, seat, until)
        if bet is None:
            return None
        if fault.fault in _ONLY_CALLS:
            if not bet.faced:
                return None
            to = bet.faced
        elif fault.fault in _HALVED:
            full = half_reached(hand, seat, fault.amount, until)
            if full is not None:
                to = legal_level(hand, bet, fault.fault, "least" if full else "call")
    return correction(hand, seat, fault.fault, to=to, until=until)


def correct_bets(draft: Draft, effect: fx.CorrectBets, fault: Irregularity | None) -> None:
    """Bring the bet of the fault, and those who answered it, to the right amount."""
    if effect.to is not None:
        check_chips(effect.to)
    hand = draft.hand
    if fault is None or fault.seat is None:
        if effect.to is None or hand.betting.aggressor is None:
            refuse("effect_impossible", effect=effect.kind)
        put_right(draft, correction(hand, hand.betting.aggressor, to=effect.to))
    elif effect.to is not None or not _acted_for(draft, fault):
        put_right(draft, right_bet(hand, fault, effect.to))


def _acted_for(draft: Draft, fault: Irregularity) -> bool:
    """Whether the remedy is an act that nobody has entered: a call that lacks chips, chips that
    came without a word, a word that did not fit.
    """
    hand = draft.hand
    player = player_at(hand.betting, fault.seat or 0)
    if player is None or not player.live or hand.phase not in BETTING:
        return False
    turn = hand.betting.actor == player.seat
    match fault.fault:
        case "undercall":
            make_act(draft, player, "call")
        case "invalid_declaration" if player.bet < hand.betting.call:
            # He may call or fold (TDA-55 of 2024).
            draft.emit(RaiseBarred(player.seat))
        case "invalid_declaration" if turn:
            make_act(draft, player, "least")
        case "string_bet" | "oversized_chip" if turn and hand.betting.call:
            make_act(draft, player, "call")
        case "multiple_chips" if turn and hand.betting.call:
            if half_reached(hand, player.seat, fault.amount):
                _act(draft, player, "raise", _least(hand, player))
            else:
                make_act(draft, player, "call")
        case "ambiguous_amount" | "oversized_chip" | "multiple_chips" if turn and fault.amount:
            _act(draft, player, "raise" if hand.betting.call else "bet", fault.amount)
        case _:
            return False
    return True


def put_right(draft: Draft, new: Correction | None, *, kept_by_pot: int | None = None) -> None:
    """Move the chips of a correction; without one nothing has to move. What was played under
    the hold meanwhile stands, as corrected. The excess of seat `kept_by_pot` stays in the pot.
    """
    if new is None:
        return
    if draft.hand.hold is not None and draft.hand.hold.played:
        draft.emit(HeldPlayDecided(stands=True))
    changes = []
    for bet in new.bets:
        put = bet.change
        if bet.seat == kept_by_pot and put < 0:
            draft.emit(ChipsForfeited(bet.seat, -put))
            put = 0
        changes.append(BetChange(bet.seat, bet.to, put))
    pots = None if new.in_front else _pots_less(draft.hand, tuple(changes))
    draft.emit(
        BetsCorrected(
            tuple(changes),
            new.call,
            new.full_raise,
            new.base,
            new.raises,
            new.actor,
            new.in_front,
            pots,
        )
    )


def _pots_less(hand: HandState, changes: tuple[BetChange, ...]) -> tuple[FormedPot, ...] | None:
    """The collected pots without the chips that go back, where the pots stand already."""
    back = {change.seat: -change.put for change in changes if change.put < 0}
    lying = {player.seat: player.total for player in hand.betting.players}
    if all(lying[seat] >= amount for seat, amount in back.items()):
        return None
    return taken_from(hand.betting.collected, sum(back.values()))


def taken_from(pots: Iterable[FormedPot], amount: int) -> tuple[FormedPot, ...]:
    """The pots with so much less in them: what came last is taken first."""
    left: list[FormedPot] = []
    for pot in reversed(tuple(pots)):
        less = min(amount, pot.amount)
        amount -= less
        left.append(FormedPot(pot.amount - less, pot.seats))
    return tuple(reversed(left))


def forfeit(
    draft: Draft, player: HandPlayer, amount: int | None, fault: Irregularity | None
) -> None:
    """Leave chips in the pot as nobody's bet: what a wrong bet has above its due, so much of
    what the seat put in, or all that lies in front of it.
    """
    if amount is None and fault is not None and fault.fault in _EXCESS:
        level = "call" if fault.fault == "underraise" else "most"
        new = correction(
            draft.hand,
            player.seat,
            fault.fault,
            level=level,  # type: ignore[arg-type]
            until=fault.called_seq,
        )
        put_right(draft, new, kept_by_pot=player.seat)
        return
    amount = player.bet if amount is None else amount
    check_chips(amount)
    if amount > player.total:
        refuse("effect_impossible", effect="forfeit_chips")
    if amount:
        draft.emit(ChipsForfeited(player.seat, amount))
        pass_turn(draft)


def make_act(draft: Draft, player: HandPlayer, act: fx.MadeAct) -> None:
    """Make the act that a seat's doing amounts to. A check where nothing is to be called."""
    hand = draft.hand
    if not player.live or hand.phase not in BETTING:
        return
    owes = hand.betting.call > player.bet
    if act == "fold":
        _act(draft, player, "fold")
    elif owes:
        _act(draft, player, "call")
    elif act == "least":
        _act(draft, player, "bet" if not hand.betting.call else "raise", _least(hand, player))
    elif hand.betting.actor == player.seat:
        _act(draft, player, "check")


def _least(hand: HandState, player: HandPlayer) -> int:
    """The least bet or raise of a seat; where it has acted already, as if it had not."""
    bounds = raise_bounds(hand.betting, player, limit_of(hand))
    if bounds is not None:
        return bounds[0]
    return min(player.bet + player.stack, hand.betting.call + hand.betting.full_raise)


def _act(draft: Draft, player: HandPlayer, action: Action, amount: int | None = None) -> None:
    turn = draft.hand.betting.actor == player.seat
    apply_act(draft, player, action, amount, in_turn=turn, ruled=True)


def pass_turn(draft: Draft) -> None:
    """Give the turn on where the seat that has it has nothing left to do."""
    betting = draft.hand.betting
    actor = player_at(betting, betting.actor) if betting.actor is not None else None
    if actor is None:
        return
    asked = actor.acted_at is None or actor.bet < betting.call
    if not (actor.live and actor.stack > 0 and asked) or betting_closed(betting):
        draft.emit(TurnGiven(next_actor(betting, actor.seat)))


def return_uncalled(draft: Draft, player: HandPlayer) -> None:
    """Give back the part of a seat's bet that nobody has called, and lower what is to match."""
    hand = draft.hand
    returned = uncalled(hand.betting)
    if returned is None or returned[0] != player.seat or hand.phase not in BETTING:
        return
    call = level_without(hand, player.seat)
    amount = player.bet - call
    if amount <= 0:
        return
    draft.emit(BetReturned(player.seat, amount))
    lower_call(draft, call)


def lower_call(draft: Draft, call: int) -> None:
    """So much is to match now that a bet is gone."""
    hand = draft.hand
    betting = hand.betting
    base = min(betting.base, call)
    full_raise = full_raise_at(hand, call)
    draft.emit(BetsCorrected((), call, full_raise, base, betting.raises, betting.actor))
    pass_turn(draft)
