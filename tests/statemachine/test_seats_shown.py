"""Which stack and name a view shows at a seat: the hand's while it is played, then the table's.

What of the cards is shown is proved with the secrets of the views.
"""

from typing import Any

import pytest

from statemachine import observations as ob
from statemachine.views import broadcast_view, view
from tests.statemachine.table import Table

both_views = pytest.mark.parametrize(
    "seats",
    [lambda state: view(state, "dealer", "en").seats, lambda state: broadcast_view(state).seats],
    ids=["live", "broadcast"],
)


@both_views
def test_between_hands_a_seat_shows_who_sits_there_with_what(seats: Any) -> None:
    table = Table((1000,) * 3).deal().acts("3 fold", "1 fold").given(ob.PotPushed())
    assert {seat.seat: seat.stack for seat in seats(table.state)} == {1: 950, 2: 1050, 3: 1000}
    # The first buys in again, the second leaves, and somebody else takes that seat.
    table.given(ob.PlayerSeated(1, "Player 1", 5000), ob.PlayerLeft(2))
    assert {seat.seat: seat.stack for seat in seats(table.state)} == {1: 5000, 3: 1000}
    table.given(ob.PlayerSeated(2, "Nina", 700))
    shown = {seat.seat: (seat.player, seat.stack, seat.standing) for seat in seats(table.state)}
    assert shown[2] == ("Nina", 700, None)
    assert shown[1][2] is not None


@both_views
def test_during_a_hand_a_seat_shows_the_hand(seats: Any) -> None:
    table = Table((1000,) * 3).deal().given(ob.PlayerLeft(2), ob.PlayerSeated(2, "Nina", 700))
    shown = {seat.seat: (seat.player, seat.stack) for seat in seats(table.state)}
    assert shown[2] == ("Player 2", 900)
