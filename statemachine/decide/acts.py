"""Deciding what a player's act means: whose turn it was, and what was forgotten before it.

Not the act itself and its amounts, which `recording` puts into the record; nor the moves between
streets, which the chart makes.
"""

from typing import Final

from statemachine.betting import betting_closed, pending, player_at
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import diverged, flag_if_blocked
from statemachine.decide.recording import act_for_pending, apply_act
from statemachine.decide.seat_cards import lay_missing_hands
from statemachine.decide.setup import check_chips, check_seat
from statemachine.decide.tracking import act_unfollowed
from statemachine.events import HoldPlacedAt
from statemachine.observations import Action, PlayerActed
from statemachine.phases import BETTING, ENDED, Phase
from statemachine.state import HandPlayer

_BETTING_OVER: Final = frozenset({Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD})


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
