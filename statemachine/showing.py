"""The order in which hands are shown at the end, and when all of them have to be.

Not a gate: who tables or mucks out of this order is recorded all the same.
"""

from statemachine.betting import live_seats
from statemachine.phases import COMING, Phase
from statemachine.seats import clockwise
from statemachine.state import HandState
from statemachine.variants import VARIANTS


def show_order(hand: HandState) -> tuple[int, ...]:
    """The live seats that have not tabled, in the order in which they show: from the last
    aggressor of the last street on, or, where nobody bet, from who acted first there; left of
    the button where nobody acted (TDA-17-A).
    """
    seats = [player.seat for player in hand.betting.players]
    live = set(live_seats(hand.betting))
    tabled = {player.seat for player in hand.betting.players if player.tabled}
    first = _first_to_show(hand)
    order = clockwise(seats, hand.button if first is None else first - 1)
    return tuple(seat for seat in order if seat in live and seat not in tabled)


def _first_to_show(hand: HandState) -> int | None:
    last = VARIANTS[hand.variant].streets[-1].name
    acted = [fact.seat for fact in hand.actions if fact.street == last and fact.in_turn]
    if not acted:
        return None
    # The bets are collected by now; the last mark of the street still has who made them.
    aggressor = hand.marks[-1].betting.aggressor if hand.marks else None
    return acted[0] if aggressor is None else aggressor


def hands_to_table(hand: HandState) -> tuple[int, ...]:
    """The live seats that have to table now, because somebody is all-in and nobody is left to
    bet (TDA-16); none as long as that is not so.
    """
    if hand.tracking == "dealing":
        # Nobody knows who is all-in.
        return ()
    live = [player for player in hand.betting.players if player.live]
    able = [player for player in live if player.stack > 0]
    # Who has still to draw keeps the cards closed.
    coming = hand.phase in COMING and not any(s.draw for s in VARIANTS[hand.variant].streets)
    over = hand.phase is Phase.SHOWDOWN or (coming and len(able) < 2)
    if not over or len(live) < 2 or len(able) == len(live):
        return ()
    return tuple(player.seat for player in live if not player.tabled)
