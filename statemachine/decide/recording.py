"""Putting an act into the record as it was made, and flagging what is wrong with it: amounts,
turn order, chips that came before their turn.

Not what an observation of an act means, which is `acts`; nor the arithmetic, which is `betting`.
"""

from typing import Final

from statemachine.betting import (
    NO_LIMIT,
    Limit,
    actor_after,
    after_bet,
    betting_closed,
    bring_in_due,
    contenders,
    fixed_to,
    limit_of,
    live_seats,
    next_actor,
    player_at,
    raise_bounds,
)
from statemachine.decide.bet_faults import flag_act
from statemachine.decide.draft import Draft
from statemachine.decide.faults import diverged, open_fault
from statemachine.decide.own_pots import keep_own_pots
from statemachine.decide.tracking import end_betting
from statemachine.events import Acted, ChipsForfeited, ChipsLaidEarly, EarlyChipsCounted
from statemachine.irregularities import IrregularityKind
from statemachine.observations import Action
from statemachine.phases import BETTING
from statemachine.state import Betting, HandPlayer
from statemachine.streets import street_in_play
from statemachine.variants import StreetName

_RAISES_NOTHING: Final = frozenset({"fold", "check", "call"})


def apply_act(
    draft: Draft,
    player: HandPlayer,
    action: Action,
    amount: int | None,
    *,
    in_turn: bool = True,
    ruled: bool = False,
) -> None:
    """Put an act into the record as it was made, then flag what is wrong with it. One that a
    remedy makes is `ruled`: no hold keeps it waiting.
    """
    folds = action == "fold"
    if player.early:
        player = _early_first(draft, player, folds=folds)
    if folds and player.live and draft.hand.hold is not None:
        keep_own_pots(draft, player.seat)
    hand = draft.hand
    betting = hand.betting
    if folds and player.live and contenders(betting) < 2:
        # The last live hand wins the pot, whatever is done with its cards.
        diverged(draft, "folded_last_hand", player.seat)
        return
    all_of_it = player.bet + player.stack
    limit = NO_LIMIT if action in _RAISES_NOTHING else limit_of(hand)
    due = bring_in_due(hand)
    if amount is None and limit.bet and action in ("bet", "raise"):
        # In fixed limit there is one size of bet, which nobody needs to name.
        amount = min(fixed_to(betting, limit), all_of_it)
    to, mistaken = _bet_after(player, action, amount, betting.call, hand.level.bring_in)
    if action == "call" and amount is not None and amount < min(to, all_of_it):
        # Fewer chips than the call takes, and more of them behind.
        to = max(amount, player.bet)
    if to > all_of_it:
        to, mistaken = all_of_it, "more_than_stack"
    # Without chips nothing is raised, not even by a bet that a ruling left above the call.
    increment = to - betting.call if to > player.bet else 0
    call = to if increment > 0 else betting.call
    full, base, raises = betting.full_raise, betting.base, betting.raises
    brought_in = due > 0 and 0 < to <= due
    if brought_in:
        # A short one does not lower what the others have to call, and none is a bet yet.
        call = max(call, due)
    elif increment > 0:
        full, base, raises = after_bet(betting, to, limit)
    street = street_in_play(hand).name
    if in_turn:
        actor = actor_after(betting, player, to, call, folds=folds)
    else:
        # Who was waiting still is, unless only one is left who contests the pot.
        actor = betting.actor if len(live_seats(betting)) - folds >= 2 else None
    draft.emit(
        Acted(
            player.seat,
            action,
            street,
            to - player.bet,
            to,
            call,
            full,
            actor,
            in_turn,
            hand.hold is not None and not ruled,
            None if base == call else base,
            raises,
        )
    )
    if action == "call" or to == all_of_it:
        flag_act(draft, betting, player, action, to)
    if due or action == "bring_in":
        mistaken = mistaken or _bring_in_mistaken(action, due, in_turn, increment)
    if mistaken:
        diverged(draft, mistaken, player.seat)
    elif brought_in or action == "bring_in":
        _flag_size(draft, betting, player, to, (due, due))
    elif increment > 0 or action in ("bet", "raise"):
        bounds = raise_bounds(betting, player, limit)
        if increment <= 0 or bounds is not None:
            _flag_size(draft, betting, player, to, bounds)
        elif _somebody_else_has_chips(betting, player):
            _flag_raise(draft, player, limit, street)


def _bring_in_mistaken(action: Action, due: int, in_turn: bool, increment: int) -> str:
    if not due:
        return "bring_in_not_due"
    return "bring_in_due" if in_turn and increment <= 0 else ""


def _flag_raise(draft: Draft, player: HandPlayer, limit: Limit, street: StreetName) -> None:
    """Flag a raise of one who may only call: the street has all its raises, or they do."""
    if limit.capped:
        open_fault(draft, "overbet_limit", street=street, seat=player.seat)
    else:
        diverged(draft, "raised_when_closed", player.seat)


def _flag_size(
    draft: Draft, before: Betting, player: HandPlayer, to: int, bounds: tuple[int, int] | None
) -> None:
    """Flag a bet that is too large, or too small and not all in. A raise to the last chips of
    all others is not too small: nobody could call more.
    """
    if bounds is not None and to > bounds[1]:
        street = street_in_play(draft.hand).name
        open_fault(draft, "overbet_limit", street=street, seat=player.seat)
    elif to < player.bet + player.stack and (bounds is None or to < bounds[0]):
        others = (p for p in before.players if p.live and p.seat != player.seat)
        if to <= before.call or bounds is None or any(p.bet + p.stack > to for p in others):
            kind: IrregularityKind = "underraise" if before.call else "underbet"
            street = street_in_play(draft.hand).name
            open_fault(draft, kind, street=street, seat=player.seat)


def _somebody_else_has_chips(betting: Betting, player: HandPlayer) -> bool:
    return any(p.live and p.stack > 0 for p in betting.players if p.seat != player.seat)


def _bet_after(
    player: HandPlayer, action: Action, amount: int | None, call: int, bring_in: int
) -> tuple[int, str]:
    """The seat's bet after the act, and what of it contradicts the record."""
    all_of_it = player.bet + player.stack
    match action:
        case "fold":
            return player.bet, ""
        case "check":
            return player.bet, "checked_facing_bet" if player.bet < call else ""
        case "call":
            return min(all_of_it, max(call, player.bet)), ""
        case "all_in":
            differs = amount is not None and amount != all_of_it
            return all_of_it, "all_in_differs" if differs else ""
        case "bring_in" if amount is None:
            return min(all_of_it, max(bring_in, player.bet)), ""
    named = amount or 0
    return max(named, player.bet), "bet_below_own" if named < player.bet else ""


# --- chips out of turn that wait for it


def lay_early(draft: Draft, player: HandPlayer, action: Action, amount: int | None) -> None:
    """Chips were put in out of turn and stay where they lie until the turn comes. Words without
    chips are nothing (HOYLE-ANN-OOT-1), and nobody adds to chips that lie there (HOYLE-OOTBET-7).
    """
    hand = draft.hand
    all_of_it = player.bet + player.stack
    limit = limit_of(hand)
    if amount is None and limit.bet and action in ("bet", "raise"):
        amount = fixed_to(hand.betting, limit)
    to, mistaken = _bet_after(player, action, amount, hand.betting.call, hand.level.bring_in)
    if action == "call" and amount is not None:
        to = max(amount, player.bet)
    if to > all_of_it:
        to, mistaken = all_of_it, "more_than_stack"
    laid, more = player.early, to - player.bet
    if more > laid:
        street = street_in_play(hand).name
        draft.emit(ChipsLaidEarly(player.seat, action, street, more))
        if laid:
            draft.emit(ChipsForfeited(player.seat, more - laid))
    if mistaken == "more_than_stack":
        diverged(draft, mistaken, player.seat)


def play_early(draft: Draft) -> None:
    """Let chips that were put in out of turn count for what they amount to, once the turn comes:
    a call, a raise or a bet of so much; with too few for a call the player has to choose.
    """
    while draft.hand.phase in BETTING and not draft.hand.held:
        betting = draft.hand.betting
        player = player_at(betting, betting.actor) if betting.actor is not None else None
        if player is None or not player.early:
            return
        owes = betting.call - player.bet
        if player.early < owes and player.behind:
            draft.emit(EarlyChipsCounted(player.seat, short=True))
        elif player.early <= owes:
            apply_act(draft, player, "call", None)
        else:
            apply_act(draft, player, "raise" if betting.call else "bet", player.in_front)


def _early_first(draft: Draft, player: HandPlayer, *, folds: bool) -> HandPlayer:
    """Chips that wait are those of the act that is made, or stay in the pot with a fold."""
    if folds:
        draft.emit(ChipsForfeited(player.seat, player.early))
    else:
        draft.emit(EarlyChipsCounted(player.seat))
    return player_at(draft.hand.betting, player.seat) or player


def act_for_pending(draft: Draft, how: Action, upto: int | None = None) -> None:
    """Make up for taps that were forgotten: every seat that still has to act, or all before
    seat `upto`, acted in that way.
    """
    if draft.hand.tracking == "dealing":
        end_betting(draft)
        return
    while not betting_closed(draft.hand.betting):
        play_early(draft)
        actor = draft.hand.betting.actor
        if actor is None:
            # Nobody knows who opened, and by now it makes no difference.
            actor = next_actor(draft.hand.betting, draft.hand.button)
        if actor is None or actor == upto or draft.hand.phase not in BETTING:
            return
        player = player_at(draft.hand.betting, actor)
        if player is None:
            return
        action = how
        if how in ("check", "call"):
            action = "call" if player.bet < draft.hand.betting.call else "check"
            if bring_in_due(draft.hand):
                action = "bring_in"
        apply_act(draft, player, action, None)
        if contenders(draft.hand.betting) < 2:
            return
