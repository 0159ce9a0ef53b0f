"""Hands whose board is run several times, for the tests of that.

Not a test itself.
"""

from statemachine import observations as ob
from statemachine.decide import decide
from statemachine.views import view
from tests.statemachine.chance import percent
from tests.statemachine.play import Dealer
from tests.statemachine.table import Table


def all_in(*, stacks: tuple[int, ...] = (50, 101, 101)) -> Table:
    table = Table(stacks, blinds=(1, 2))
    table.deal({1: "As Ah", 2: "Ks Kh", 3: "Qs Qh"})
    return table.acts("3 all_in", "1 all_in", "2 all_in")


def boards(table: Table) -> list[str]:
    seen = view(table.state, "dealer", "en").hand
    assert seen is not None
    return [" ".join(card or "??" for card in board) for board in seen.boards]


def dealt(table: Table, *streets: str) -> Table:
    for cards in streets:
        table.street(cards)
    return table


def ready() -> Table:
    table = all_in().given(ob.RunsAgreed(2))
    return dealt(table, "2c 3c 4d", "6s", "7h", "Qc Jd 2d", "3h", "9h")


class Agreeing(Dealer):
    """A dealer at whose table everything goes in, and the board is run as often as it may."""

    def next(self) -> ob.Observation:
        hand = self.table.state.hand
        if hand is not None and hand.betting.actor is not None and percent(self.chance, 50):
            return ob.PlayerActed(hand.betting.actor, "all_in")
        agreed = ob.RunsAgreed(self.chance.one((2, 3)))
        if hand is not None and hand.run == 1 and percent(self.chance, 50):
            asked = decide(self.table.state, self.table.command(agreed), self.table.book)
            if asked.events:
                return agreed
        return super().next()
