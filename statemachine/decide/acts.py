"""Deciding what a player's act means: amounts, turn order, and the flags on both.

Not the arithmetic, which is `betting`, nor the moves between streets, which the chart makes.
"""

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
    pending,
    player_at,
    raise_bounds,
)
from statemachine.decide.bet_faults import flag_act
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import (
    diverged,
    flag_if_blocked,
    open_fault,
)
from statemachine.decide.seat_cards import lay_missing_hands
from statemachine.decide.setup import check_chips, check_seat
from statemachine.decide.tracking import act_unfollowed, end_betting
from statemachine.events import Acted, HoldPlacedAt
from statemachine.irregularities import IrregularityKind
from statemachine.observations import Action, PlayerActed
from statemachine.phases import BETTING, ENDED, Phase
from statemachine.state import Betting, HandPlayer
from statemachine.streets import street_in_play
from statemachine.variants import StreetName

_BETTING_OVER = frozenset({Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD})


_RAISES_NOTHING = frozenset({"fold", "check", "call"})


def player_acted(draft: Draft, seen: PlayerActed) -> None:
    """A player acted, in turn or not, for the right amount or not."""
    check_seat(draft, seen.seat)
    if seen.amount is not None:
        check_chips(seen.amount)
    hand = draft.hand
    if hand.phase in ENDED:
        refuse("hand_over")
    player = player_at(hand.betting, seen.seat)
    if player is None:
        refuse("seat_not_in_hand", seat=seen.seat)
    if seen.amount is None and seen.action in ("bet", "raise"):
        one_size = hand.tracking == "dealing" or draft.variant.structure == "fixed_limit"
        if not one_size:
            refuse("amount_missing", action=seen.action)
    if hand.phase is Phase.HOLE_DEAL:
        # Somebody acts, so the cards are out: the tap for them was forgotten.
        lay_missing_hands(draft)
        draft.settle()
    if draft.hand.questions:
        _take_checks_as_made(draft, seen.seat)
    now = draft.hand
    if now.hold is not None or now.irregularities:
        flag_if_blocked(draft, cards=False)
    if now.tracking != "full":
        act_unfollowed(draft, player, seen.action)
    else:
        if now is not hand:
            player = player_at(now.betting, seen.seat) or player
        _act(draft, player, seen.action, seen.amount)
    draft.settle()


def _take_checks_as_made(draft: Draft, seat: int) -> None:
    """Let a forgotten check stop nobody: the next street lies there, and a seat that has
    checked already acts again, so the others had checked too.
    """
    asked = next((q for q in draft.hand.questions if q.asks == "early_street"), None)
    player = player_at(draft.hand.betting, seat)
    if asked is None or "checked" not in asked.answers or player is None or draft.hand.held:
        return
    if player.acted_at is not None and draft.hand.betting.actor != seat:
        draft.overtake("early_street")
        act_for_pending(draft, "check")
        draft.settle()


def _act(draft: Draft, player: HandPlayer, action: Action, amount: int | None) -> None:
    """Apply an act, or ask what it was when it came from the wrong seat."""
    hand = draft.hand
    seat = player.seat
    if player.standing != "live":
        diverged(draft, "acted_without_hand", seat)
        return
    if hand.phase not in BETTING:
        _act_between_streets(draft, player, action, amount)
        return
    if hand.betting.actor == seat:
        if hand.questions:
            draft.overtake("out_of_turn", seat=seat)
        apply_act(draft, player, action, amount)
        return
    if player.stack == 0 or (hand.betting.actor is None and betting_closed(hand.betting)):
        diverged(draft, "acted_with_nothing_to_do", seat)
        return
    if hand.betting.actor is None:
        # Cards that nobody named say who opens; so whoever does was the one.
        apply_act(draft, player, action, amount)
        return
    skipped = pending(hand.betting, seat)
    facing = any(
        skip.bet < hand.betting.call for skip in hand.betting.players if skip.seat in skipped
    )
    first = "folded_before" if facing else "checked_before"
    draft.ask(
        "out_of_turn",
        (first, "wrong_seat", "real") if facing else (first, "folded_before", "wrong_seat", "real"),
        seat=seat,
        action=action,
        amount=amount,
    )


def _act_between_streets(
    draft: Draft, player: HandPlayer, action: Action, amount: int | None
) -> None:
    hand = draft.hand
    if hand.phase in _BETTING_OVER:
        diverged(draft, "acted_between_streets", player.seat)
        return
    if hand.blocked("before_next_card") and not hand.held:
        # The street was dealt under a hold and players go on: from here on it waits.
        draft.emit(HoldPlacedAt(draft.command.seq - 1))
    if draft.hand.held:
        apply_act(draft, player, action, amount)
    else:
        diverged(draft, "acted_between_streets", player.seat)


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
    hand = draft.hand
    betting = hand.betting
    folds = action == "fold"
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


def act_for_pending(draft: Draft, how: Action, upto: int | None = None) -> None:
    """Make up for taps that were forgotten: every seat that still has to act, or all before
    seat `upto`, acted in that way.
    """
    if draft.hand.tracking == "dealing":
        end_betting(draft)
        return
    while not betting_closed(draft.hand.betting):
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
