"""Deciding how closely a hand is followed: every act, or cards and streets alone.

Not what a fault's book asks where acts are unknown; that is `facts` and the fact finding.
"""

from typing import Final

from statemachine.betting import contenders, live_seats, player_at
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import diverged, flag_if_blocked
from statemachine.decide.seat_cards import lay_missing_hands
from statemachine.events import Acted, BettingEnded, TrackingChanged
from statemachine.irregularities import QuestionKind
from statemachine.observations import Action, BettingClosed, TableIsNow, TrackingSet
from statemachine.phases import BETTING, ENDED, Phase
from statemachine.state import HandPlayer
from statemachine.streets import street_in_play
from statemachine.variants import StreetName

# What is asked about acts, which nobody follows any more.
_OF_ACTS: Final[tuple[QuestionKind, ...]] = ("early_street", "out_of_turn", "seat_passed")
_OVER = (Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD)


def tracking_set(draft: Draft, seen: TrackingSet) -> None:
    """From now on every act is entered, or cards and streets alone. Chips stay as they were
    last known; within a hand nobody knows them later, so every act needs them said first.
    """
    hand = draft.state.hand
    in_play = hand is not None and hand.phase not in ENDED
    if hand is not None and in_play and seen.tracking == "full" != hand.tracking:
        refuse("chips_unknown")
    changes = in_play and hand is not None and hand.tracking != seen.tracking
    if changes or draft.state.tracking != seen.tracking:
        draft.emit(TrackingChanged(seen.tracking, in_hand=in_play))
    if changes:
        for asked in _OF_ACTS:
            draft.overtake(asked)
        draft.settle()


def chips_said(draft: Draft, seen: TableIsNow) -> None:
    """The chips of all seats are known from here on, so every act is entered again. A board that
    is set right without any chips says nothing of them.
    """
    if draft.hand.tracking == "full":
        return
    if any(chips.stack or chips.bet for chips in seen.seats):
        draft.emit(TrackingChanged("full", in_hand=True))


# --- betting that nobody follows


def betting_closed(draft: Draft, seen: BettingClosed) -> None:
    """The betting of the street is over, and who is said to be out of it has folded. Where every
    act is entered, a record that waits for another one disagrees with the table.
    """
    hand = draft.hand
    if hand.phase in ENDED:
        refuse("hand_over")
    for seat in seen.live or ():
        if player_at(hand.betting, seat) is None:
            refuse("seat_not_in_hand", seat=str(seat)[:20])
        if (seen.live or ()).count(seat) > 1:
            refuse("duplicate_seat", seat=str(seat)[:20])
    if seen.live == ():
        refuse("nobody_live")
    if hand.phase is Phase.HOLE_DEAL:
        # There was betting, so the cards are out: the tap for them was forgotten.
        lay_missing_hands(draft)
        draft.settle()
    if draft.hand.tracking == "full":
        _closed_by_acts(draft, seen)
        return
    flag_if_blocked(draft, cards=False)
    _end(draft, _given_up(draft, seen.live))


def _closed_by_acts(draft: Draft, seen: BettingClosed) -> None:
    hand = draft.hand
    actor = hand.betting.actor
    if actor is not None and hand.phase in BETTING:
        diverged(draft, "closed_with_seats_to_act", actor)
    elif seen.live is not None and set(seen.live) != set(live_seats(hand.betting)):
        diverged(draft, "other_seats_live")
    draft.settle()


def _given_up(draft: Draft, live: tuple[int, ...] | None) -> tuple[int, ...]:
    """The live seats of the record that are not among those that are said to be in."""
    if live is None:
        return ()
    known = live_seats(draft.hand.betting)
    for seat in live:
        if seat not in known:
            diverged(draft, "acted_without_hand", seat)
    left = tuple(seat for seat in known if seat not in live)
    # Somebody wins the pot, so a record without any of them is no sign that all gave up.
    return left if len(left) < len(known) else ()


def _end(draft: Draft, out: tuple[int, ...] = ()) -> None:
    street = BETTING.get(draft.hand.phase)
    if street is None and not out:
        return
    draft.emit(BettingEnded(street, out))
    if draft.hand.phase in _OVER:
        draft.declare_uncontested()
    draft.settle()


def end_betting(draft: Draft) -> None:
    """The betting of the street in play is over: something came that only comes after it."""
    if draft.hand.phase in BETTING:
        _end(draft)


def end_betting_before(draft: Draft, street: StreetName) -> None:
    """The cards of `street` came, so all betting before it is over."""
    names = [known.name for known in draft.variant.streets]
    for _ in names:
        open_on = BETTING.get(draft.hand.phase)
        if open_on is None or names.index(open_on) >= names.index(street):
            return
        _end(draft)


def end_for_showdown(draft: Draft, winners: tuple[int, ...] = ()) -> None:
    """A showdown has begun, or the dealer says who wins: the betting of the last street is over.
    On an earlier one a single winner is the only one left.
    """
    hand = draft.hand
    if hand.tracking == "full" or hand.held or hand.phase not in BETTING:
        return
    last = street_in_play(hand) is draft.variant.streets[-1]
    if last:
        _end(draft)
    elif len(winners) == 1 and contenders(hand.betting) == 2:
        _end(draft, _given_up(draft, winners))


def act_unfollowed(draft: Draft, player: HandPlayer, action: Action) -> None:
    """An act that somebody enters all the same: a fold says who is out, and no chips move."""
    hand = draft.hand
    if not player.live:
        diverged(draft, "acted_without_hand", player.seat)
        return
    if action == "fold" and contenders(hand.betting) < 2:
        diverged(draft, "folded_last_hand", player.seat)
        return
    betting = hand.betting
    draft.emit(
        Acted(
            player.seat,
            action,
            street_in_play(hand).name,
            0,
            player.bet,
            betting.call,
            betting.full_raise,
            None,
            True,
            hand.held,
            None if betting.base == betting.call else betting.base,
            betting.raises,
        )
    )
    if draft.hand.phase in _OVER:
        draft.declare_uncontested()
