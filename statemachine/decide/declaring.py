"""Deciding what the dealer's word for the winners means: of which pots, and of which parts.

Not what the tabled cards decide by themselves, nor the push; those are `showdown`.
"""

from statemachine.betting import player_at
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import diverged
from statemachine.decide.showdown import OVER, check_reading
from statemachine.decide.tracking import end_for_showdown
from statemachine.events import PotDeclared
from statemachine.observations import Half, WinnerDeclared
from statemachine.parts import contesting, declared_halves, undecided_runs
from statemachine.phases import ENDED
from statemachine.reading import no_low, reading, split
from statemachine.state import HandState
from statemachine.variants import VARIANTS


def winner_declared(draft: Draft, seen: WinnerDeclared) -> None:
    """The dealer named the winners; tabled cards that say otherwise are shown beside it."""
    hand = draft.hand
    if not seen.seats:
        refuse("winner_unknown")
    for seat in seen.seats:
        if seen.seats.count(seat) > 1:
            refuse("duplicate_seat", seat=str(seat)[:20])
    for seat in seen.seats:
        player = player_at(hand.betting, seat)
        if player is None:
            refuse("seat_not_in_hand", seat=str(seat)[:20])
    if hand.phase in ENDED:
        refuse("hand_over")
    end_for_showdown(draft, seen.seats)
    hand = draft.hand
    if hand.phase not in OVER:
        diverged(draft, "winner_before_showdown")
        return
    pots = range(len(hand.betting.collected))
    if seen.pot is not None and seen.pot not in pots:
        refuse("unknown_pot", pot=str(seen.pot)[:20])
    _check_part(draft, seen)
    for pot in pots if seen.pot is None else (seen.pot,):
        allowed = contesting(hand, pot)
        winners = tuple(sorted(seat for seat in seen.seats if seat in allowed))
        if winners:
            _declare(draft, pot, winners, seen.run, seen.half)
        elif seen.pot is not None:
            diverged(draft, "winner_without_claim", seen.seats[0])
    check_reading(draft)
    draft.settle()


def _check_part(draft: Draft, seen: WinnerDeclared) -> None:
    split_game = len(VARIANTS[draft.hand.variant].rankings) > 1
    known_run = seen.run is None or 1 <= seen.run <= draft.hand.runs
    if not known_run or (seen.half in ("high", "low") and not split_game):
        refuse("unknown_part", run=str(seen.run or 1)[:20], half=seen.half or "whole")


def _declare(
    draft: Draft, pot: int, winners: tuple[int, ...], run: int | None, half: Half | None
) -> None:
    """Declare the winners of the parts that are meant: without a run or half those that have
    no winner yet, and once all have one, all of them anew.
    """
    hand = draft.hand
    runs = [run] if run else undecided_runs(hand, pot) or list(range(1, hand.runs + 1))
    meant = [
        PotDeclared(pot, winners, "dealer", number, part)
        for number in runs
        for part in _halves_meant(hand, pot, number, half)
    ]
    # Who names just those whom the cards give something means what they give to each.
    if half is None and set(reading(hand, pot, runs) or ()) == {*winners}:
        meant = [
            PotDeclared(pot, seats, "dealer", number, part)
            for number in runs
            for part, seats in split(hand, pot, number) or ()
        ]
    for event in meant:
        if not _stands(draft.hand, event):
            if half in ("high", "low"):
                _keep_other_half(draft, event)
            draft.emit(event)


def _keep_other_half(draft: Draft, event: PotDeclared) -> None:
    """Who was said to win all of a run keeps the half of it that nobody speaks of."""
    whole = declared_halves(draft.hand, event.pot, event.run).get("whole")
    if whole is not None and whole.by != "uncontested" and event.half != "whole":
        other: Half = "low" if event.half == "high" else "high"
        draft.emit(PotDeclared(event.pot, whole.seats, whole.by, event.run, other))


def _halves_meant(hand: HandState, pot: int, run: int, half: Half | None) -> tuple[Half, ...]:
    match half:
        case "whole" | "low":
            return (half,)
        case "high":
            # There is nothing but the high half to win.
            return ("whole",) if no_low(hand, pot, run) else ("high",)
        case None:
            said = declared_halves(hand, pot, run)
            if len(said) == 1 and "whole" not in said:
                return ("high",) if "low" in said else ("low",)
            parts = split(hand, pot, run)
            return tuple(part for part, _ in parts) if parts else ("whole",)


def _stands(hand: HandState, event: PotDeclared) -> bool:
    return any(
        (said.pot, said.seats) == (event.pot, event.seats)
        and (said.by == "uncontested" or (said.run, said.half) == (event.run, event.half))
        for said in hand.declared
    )
