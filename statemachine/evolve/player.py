"""What several events do to one player: fields, cards back.

Not an event's fold by itself.
"""

from typing import Any, Final

from statemachine import custody as ledger
from statemachine.custody import Custody, seat_place
from statemachine.slots import changed, changer
from statemachine.state import Betting, HandState
from statemachine.streets import cards_due

_with_players: Final = changer(Betting, "players")


def with_player(hand: HandState, seat: int, **changes: Any) -> Betting:
    """The chips of a hand with some fields of one player changed."""
    betting = hand.betting
    return _with_players(
        betting,
        tuple(
            [
                changed(player, **changes) if player.seat == seat else player
                for player in betting.players
            ]
        ),
    )


def cards_back(hand: HandState) -> Custody:
    """Every live seat holds cards again."""
    custody = hand.custody
    for player in hand.betting.players:
        if player.live and not ledger.count(custody, seat_place(player.seat)):
            custody = ledger.regain(custody, player.seat, cards_due(hand))
    return custody
