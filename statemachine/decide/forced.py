"""Deciding what goes in before the cards: who has the button and the blinds, and who antes.

Not what a player posts beside that; it is `posting`.
"""

from statemachine.decide.bet_faults import note
from statemachine.decide.draft import Draft
from statemachine.events import ChipsPosted, Posting
from statemachine.phases import Phase
from statemachine.seats import (
    ButtonRule,
    Positions,
    between,
    blinds,
    clockwise,
    moved_on,
    next_seat,
)
from statemachine.state import HandState, TableState
from statemachine.variants import Forced


def starting_positions(
    state: TableState, seats: list[int], forced: Forced, rule: ButtonRule
) -> tuple[Positions, list[int]]:
    """Where button and blinds are in the next deal, and which of the seats are dealt in.

    A hand that is dealt again repeats its own. With a dead button nobody comes in between it
    and the small blind, and who sits down there waits until it has passed.
    """
    last = state.hand
    if last is not None and last.phase in (Phase.MISDEALT, Phase.VOIDED):
        if last.redeal is not None and last.redeal.button is not None:
            return _at_button(seats, last.redeal.button), seats
        return _again(last, seats), seats
    button = state.next_button
    if button is not None:
        named = state.next_big_blind
        if named in seats and forced == "blinds" and len(seats) > 2:
            # Whoever sits between posts the small blind; with nobody there it is dead.
            chairs = (*seats, *range(1, state.size + 1))
            return Positions(button, between(chairs, button, named)[0], named), seats
        return _at_button(seats, button), seats
    if last is None:
        return _at_button(seats, seats[0]), seats
    before = _positions(last)
    if before is None or forced != "blinds":
        return _at_button(seats, next_seat(seats, last.button)), seats
    dealt_in = seats
    if rule == "dead":
        # The seats from the last small blind to the last big one are behind the button now.
        behind = between(seats, before.small, before.big)
        dealt_in = [seat for seat in seats if seat not in behind]
        if len(dealt_in) < 2:
            dealt_in = seats
    return moved_on(dealt_in, before, rule), dealt_in


def _again(last: HandState, seats: list[int]) -> Positions:
    before = _positions(last)
    if before is None or before.big not in seats or len(seats) == 2:
        return _at_button(seats, last.button)
    return before


def _positions(last: HandState) -> Positions | None:
    small = last.small_blind_seat or last.small_blind_position
    big = last.big_blind_seat or last.big_blind_position
    return None if small is None or big is None else Positions(last.button, small, big)


def _at_button(seats: list[int], button: int) -> Positions:
    return Positions(button, *blinds(seats, button))


def posting_seats(
    seats: list[int], positions: Positions, forced: Forced
) -> tuple[int | None, int | None]:
    """The seats that post the small and the big blind, None where nobody does. The blind of the
    button is a big one.
    """
    match forced:
        case "blinds":
            return positions.small if positions.small in seats else None, positions.big
        case "button_blind":
            button = positions.button
            return None, button if button in seats else next_seat(seats, button)
        case "bring_in":
            return None, None


def post_forced_bets(draft: Draft) -> None:
    """Post antes and blinds, or the antes of a bomb pot."""
    hand = draft.hand
    level = hand.level
    order = clockwise([p.seat for p in hand.betting.players], hand.button)
    if hand.bomb_pot:
        for seat in order:
            _post(draft, seat, hand.bomb_pot, "bomb_pot")
        return
    if draft.book.ante_before_blind:
        _post_antes(draft, order)
    if hand.small_blind_seat is not None:
        _post(draft, hand.small_blind_seat, level.small_blind, "small_blind")
    if hand.big_blind_seat is not None:
        by_button = draft.variant.forced == "button_blind"
        posting: Posting = "button_blind" if by_button else "big_blind"
        _post(draft, hand.big_blind_seat, level.big_blind, posting, call=level.big_blind)
    if not draft.book.ante_before_blind:
        _post_antes(draft, order)


def _post_antes(draft: Draft, order: list[int]) -> None:
    hand = draft.hand
    if hand.terms.antes_kept:
        return
    ante = hand.level.ante
    if not ante:
        return
    match hand.level.ante_kind:
        case "each":
            for seat in order:
                _post(draft, seat, ante, "ante")
        case "big_blind":
            _post(draft, hand.big_blind_seat or hand.button, ante, "big_blind_ante")
        case "button":
            _post(draft, hand.button, ante, "button_ante")


def _post(
    draft: Draft, seat: int, amount: int, posting: Posting, *, call: int | None = None
) -> None:
    """Post as much as the stack has. A dead button posts nothing."""
    for player in draft.hand.betting.players:
        if player.seat == seat:
            posted = min(amount, player.stack)
            # The big blind is posted with nothing, too: it sets the bet to match.
            if posted or call is not None:
                draft.emit(ChipsPosted(seat, posted, posting, call))
            if posted < amount and posting in ("big_blind", "button_blind"):
                note(draft, "short_blind", seat, posted)
