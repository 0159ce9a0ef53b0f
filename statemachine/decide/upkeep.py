"""Deciding what is seen to beside the hand: who deals, which deck is in play, stacks put right.

Not the setting up of a table, which is `setup`, nor the whole table set right in mid-hand.
"""

from statemachine.betting import player_at
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import open_fault, street_in_play
from statemachine.decide.setup import LONGEST_TEXT, check_chips, check_seat, check_text
from statemachine.events import DealerNoted, DeckNoted, StackSetRight, StacksSetRight
from statemachine.observations import DealerChanged, DeckChanged, StacksCorrected
from statemachine.phases import ENDED
from statemachine.state import Dealing, HandState

# Why the floor is called where nobody called him, as the detail of it.
DECK_CHANGED = "deck_changed_in_hand"


def dealer_changed(draft: Draft, seen: DealerChanged) -> None:
    """Somebody else deals from now on, also in mid-hand."""
    check_text(seen.dealer)
    check_text(seen.id)
    if not seen.dealer.strip():
        refuse("name_missing")
    if draft.state.dealer != Dealing(seen.dealer, seen.id):
        draft.emit(DealerNoted(seen.dealer, seen.id))


def deck_changed(draft: Draft, seen: DeckChanged) -> None:
    """Another deck came. A hand of which cards are out cannot go on with it by itself: the floor
    says what becomes of it (A-25).
    """
    check_text(seen.reason)
    check_text(seen.deck)
    if not seen.reason.strip():
        refuse("name_missing")
    draft.emit(DeckNoted(seen.deck, seen.reason, draft.command.actor[:LONGEST_TEXT]))
    hand = _in_play(draft)
    if hand is not None and hand.custody.stub != hand.custody.deck:
        open_fault(draft, "floor_called", street=street_in_play(draft), detail=DECK_CHANGED)
        draft.settle()


def stacks_corrected(draft: Draft, seen: StacksCorrected) -> None:
    """Stacks are what was counted. In mid-hand only chips that decide nothing yet: whether a live
    hand is all in is said by how the table is now.
    """
    check_text(seen.reason)
    if not seen.reason.strip():
        refuse("name_missing")
    hand = _in_play(draft)
    changes: list[StackSetRight] = []
    said: set[int] = set()
    for seat, stack in ((each.seat, each.stack) for each in seen.stacks):
        check_seat(draft, seat)
        check_chips(stack)
        if seat in said:
            refuse("duplicate_seat", seat=seat)
        said.add(seat)
        before = _stack_of(draft, hand, seat)
        if hand is not None and _decides(hand, seat, stack):
            refuse("stack_decides", seat=seat)
        if before != stack:
            changes.append(StackSetRight(seat, before, stack))
    if changes:
        difference = sum(change.stack - change.before for change in changes)
        by = draft.command.actor[:LONGEST_TEXT]
        draft.emit(StacksSetRight(tuple(changes), difference, by, seen.reason))


def _in_play(draft: Draft) -> HandState | None:
    hand = draft.state.hand
    return None if hand is None or hand.phase in ENDED else hand


def _stack_of(draft: Draft, hand: HandState | None, seat: int) -> int:
    player = None if hand is None else player_at(hand.betting, seat)
    if player is not None:
        return player.behind
    taken = draft.state.occupant(seat)
    if taken is None:
        refuse("seat_empty", seat=seat)
    return taken.stack


def _decides(hand: HandState, seat: int, stack: int) -> bool:
    player = player_at(hand.betting, seat)
    if player is None or not player.live or hand.tracking == "dealing":
        return False
    return (player.stack == 0) != (stack + player.early == 0)
