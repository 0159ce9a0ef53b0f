"""Deciding who was called: the clock on a player, and the floor who is on the way.

Not the passing of time, which somebody has to say; nor what a floor rules once there.
"""

from statemachine.betting import player_at
from statemachine.clock import running_clock
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import open_fault, street_in_play
from statemachine.decide.setup import LONGEST_TEXT, check_seat, check_text
from statemachine.events import ClockStarted, ClockStopped, FloorWent
from statemachine.observations import ClockCalled, ClockEnded, FloorGoing
from statemachine.phases import BETTING, ENDED
from statemachine.roles import RULERS


def clock_called(draft: Draft, seen: ClockCalled) -> None:
    """The clock is on the player to act, for as long as the book has it (TDA24-29)."""
    check_seat(draft, seen.seat)
    if seen.asked_by is not None:
        check_seat(draft, seen.asked_by)
    hand = draft.hand
    player = player_at(hand.betting, seen.seat)
    if player is None:
        refuse("seat_not_in_hand", seat=seen.seat)
    if hand.phase not in BETTING or not player.live:
        refuse("clock_not_due", seat=seen.seat)
    if hand.tracking == "full" and hand.betting.actor != seen.seat:
        refuse("clock_not_due", seat=seen.seat)
    clock = running_clock(hand)
    if clock is not None and clock.seat == seen.seat:
        return
    book = draft.book
    draft.emit(
        ClockStarted(
            seen.seat,
            seen.asked_by,
            draft.command.at,
            book.clock_seconds,
            min(book.clock_countdown, book.clock_seconds),
        )
    )


def clock_ended(draft: Draft, seen: ClockEnded) -> None:
    """The time was up, which the book has a rule for, or the clock was called off."""
    clock = running_clock(draft.hand)
    if clock is None:
        refuse("no_clock")
    draft.emit(ClockStopped(clock.seat, seen.expired))
    if seen.expired:
        open_fault(draft, "clock_expired", street=street_in_play(draft), seat=clock.seat)
        draft.settle()


def floor_going(draft: Draft, seen: FloorGoing) -> None:
    """A floor is on the way; whoever else was, is not any more."""
    check_text(seen.floor)
    hand = draft.hand
    ruler = draft.command.role in RULERS
    if not ruler and not seen.floor.strip():
        refuse("floor_name_missing")
    if hand.phase in ENDED:
        refuse("hand_over")
    fault = None
    if seen.irregularity is not None:
        fault = next((f for f in hand.irregularities if f.id == seen.irregularity), None)
        if fault is None or (fault.floor_only and not ruler):
            refuse("unknown_irregularity", irregularity=str(seen.irregularity)[:20])
        if not fault.open:
            refuse("irregularity_closed", irregularity=fault.id)
    floor = seen.floor.strip() or draft.command.actor[:LONGEST_TEXT]
    going = hand.going
    if going is not None and (going.floor, going.irregularity) == (floor, seen.irregularity):
        return
    hidden = fault is not None and fault.floor_only
    draft.emit(FloorWent(floor, seen.irregularity, draft.command.at, hidden))
