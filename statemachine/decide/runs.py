"""Deciding what an agreement to run the board several times means.

Not the deal of the runs, which is that of any street, nor who wins them.
"""

from statemachine.betting import live_seats
from statemachine.custody import count
from statemachine.decide.draft import Draft, refuse
from statemachine.events import RunsSet
from statemachine.observations import RunsAgreed
from statemachine.parts import MOST_RUNS
from statemachine.phases import BURNING, DEALING, ENDED
from statemachine.state import HandState
from statemachine.variants import VARIANTS


def runs_agreed(draft: Draft, seen: RunsAgreed) -> None:
    """The players agreed how often the rest of the board is run. They may think again until
    the first card of it lies there.
    """
    hand = draft.hand
    if hand.phase in ENDED:
        refuse("hand_over")
    if not 2 <= seen.runs <= MOST_RUNS or not runs_possible(hand):
        refuse("runs_not_possible", most=MOST_RUNS)
    if seen.runs != hand.runs:
        draft.emit(RunsSet(seen.runs))


def runs_possible(hand: HandState) -> bool:
    """Whether a whole street of a board comes next, and nobody is left to bet on it."""
    name = BURNING.get(hand.phase) or DEALING.get(hand.phase)
    if name is None or hand.run > 1:
        return False
    street = VARIANTS[hand.variant].street(name)
    board = count(hand.custody, "board")
    able = [p for p in hand.betting.players if p.live and p.stack > 0]
    return (
        street.board_cards > 0
        and board == street.board - street.board_cards
        and (hand.runs == 1 or board == hand.common)
        and (len(able) < 2 or hand.tracking == "dealing")
        and len(live_seats(hand.betting)) >= 2
    )
