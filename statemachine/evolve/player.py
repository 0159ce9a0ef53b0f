"""What several events do to one player: fields, cards to the muck, cards back.

Not an event's fold by itself.
"""

from typing import Any

from statemachine import custody as ledger
from statemachine.custody import Custody, seat_place
from statemachine.slots import changed
from statemachine.state import Betting, HandState
from statemachine.streets import cards_due


def with_player(hand: HandState, seat: int, **changes: Any) -> Betting:
    """The chips of a hand with some fields of one player changed."""
    betting = hand.betting
    return changed(
        betting,
        players=tuple(
            changed(player, **changes) if player.seat == seat else player
            for player in betting.players
        ),
    )


def to_muck(custody: Custody, seat: int) -> Custody:
    """The ledger once a seat has given its cards to the muck."""
    place = seat_place(seat)
    cards = ledger.count(custody, place)
    return ledger.move(custody, place, tuple(range(cards)), "muck") if cards else custody


def cards_back(hand: HandState) -> Custody:
    """Every live seat holds cards again."""
    custody = hand.custody
    for player in hand.betting.players:
        if player.live and not ledger.count(custody, seat_place(player.seat)):
            custody = ledger.regain(custody, player.seat, cards_due(hand))
    return custody
