"""The parts of a pot: each run of the board, and a high and a low half where the game has two.

Not who wins them: `reading` has what the tabled cards show, a declaration what was said.
"""

from collections.abc import Sequence
from typing import Final

from statemachine.betting import live_seats
from statemachine.chips import part_amount
from statemachine.custody import Place, PlacedCard, pile
from statemachine.events import PotDeclared
from statemachine.observations import Half
from statemachine.state import Declared, HandState
from statemachine.variants import VARIANTS, Street

# Where the cards of the runs before the last lie, the first run's first.
RUN_PLACES: Final[tuple[Place, ...]] = ("run-1", "run-2")
MOST_RUNS: Final = len(RUN_PLACES) + 1

# How a pot is declared as a whole, whatever runs and halves there are.
_ALL_OF_IT: Final = frozenset({"uncontested", "ruling"})


def contesting(hand: HandState, pot: int) -> list[int]:
    """The live seats that may win a pot. Where none of its own is left it is whose it was alone;
    all live ones when nobody knows.
    """
    live = live_seats(hand.betting)
    own = hand.betting.collected[pot].seats
    return [seat for seat in own if seat in live] or (list(own) if len(own) == 1 else live)


def declared_halves(hand: HandState, pot: int, run: int) -> dict[Half, Declared]:
    """What is declared of one run of a pot."""
    return {d.half: d for d in hand.declared if d.pot == pot and d.run == run}


def with_declared(before: Sequence[Declared], event: PotDeclared) -> tuple[Declared, ...]:
    """What is declared once one part more is."""
    fresh = Declared(event.pot, event.seats, event.by, event.run, event.half)
    if not before:
        return (fresh,)
    kept = [declared for declared in before if not _replaced(declared, event)]
    return tuple(sorted((*kept, fresh), key=lambda entry: (entry.pot, entry.run, entry.half)))


def _replaced(declared: Declared, event: PotDeclared) -> bool:
    """Whether a declaration is of the same part, or of one that goes with it: a whole with
    each of its halves, and what is uncontested or ruled on with all of its pot.
    """
    if declared.pot != event.pot:
        return False
    if not _ALL_OF_IT.isdisjoint((declared.by, event.by)):
        return True
    halves = (declared.half, event.half)
    return declared.run == event.run and ("whole" in halves or halves[0] == halves[1])


def undecided_runs(hand: HandState, pot: int) -> list[int]:
    """The runs of a pot that have no winner yet, as a whole or in one of the halves. What
    only one live hand is left to win needs no runs.
    """
    if not hand.declared:
        return [*range(1, hand.runs + 1)]
    said = [declared for declared in hand.declared if declared.pot == pot]
    if any(declared.by in _ALL_OF_IT for declared in said):
        return []
    open_runs = []
    for run in range(1, hand.runs + 1):
        halves = {declared.half for declared in said if declared.run == run}
        if "whole" not in halves and len(halves) < 2:
            open_runs.append(run)
    return open_runs


def pots_decided(hand: HandState) -> bool:
    """Whether every part of every pot has its winners."""
    return not any(undecided_runs(hand, pot) for pot in range(len(hand.betting.collected)))


def goes_to(hand: HandState, pot: int, seat: int) -> bool:
    """Whether all of a pot is declared to be one seat's."""
    if not hand.declared:
        return False
    said = [declared.seats == (seat,) for declared in hand.declared if declared.pot == pot]
    return all(said) and bool(said) and not undecided_runs(hand, pot)


def amounts(hand: HandState) -> list[tuple[Declared, int]]:
    """Each declared part with the chips that it is of its pot, before any of it is pushed."""
    return [
        (
            said,
            hand.betting.collected[said.pot].amount
            if said.by in _ALL_OF_IT
            else part_amount(
                hand.betting.collected[said.pot].amount, hand.runs, said.run, said.half
            ),
        )
        for said in hand.declared
    ]


# --- runs


def board_of(hand: HandState, run: int) -> tuple[PlacedCard, ...]:
    """The whole board of a run: what all runs share, and its own. Of a run that has not begun
    only what they share.
    """
    board = pile(hand.custody, "board")
    if run == hand.run:
        return board
    shared = board[: hand.common]
    return shared + pile(hand.custody, RUN_PLACES[run - 1]) if run < hand.run else shared


def next_run_begins(hand: HandState) -> Street | None:
    """The street with which the next run begins, None when this is the last."""
    if hand.run >= hand.runs:
        return None
    for street in VARIANTS[hand.variant].streets:
        if street.board_cards and street.board - street.board_cards == hand.common:
            return street
    return None
