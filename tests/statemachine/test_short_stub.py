"""A stub that does not reach for the street that comes: seen, called, and made longer (RP-10-H)."""

from typing import Final

import pytest

from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.rulebooks import RULEBOOKS
from tests.statemachine.table import Table

LATAM: Final = RULEBOOKS["latam-2026"]


def short_of_a_turn(*, tapped: bool = True) -> Table:
    """One card is left in the stub, and the turn needs two; the flop's burn is another."""
    table = Table(book=LATAM).to_flop().around().given(ob.PileCounted("stub", 1))
    assert table.faults() == ["deck_incomplete", "short_stub"]
    fault = table.fault("short_stub")
    assert (fault.street, fault.procedure) == ("turn", "short_stub")
    assert fault.blocks == "before_next_card"
    table.step("never_in_pack", "no")
    table.step("call_floor")
    table.step("rule", "stands")
    if tapped:
        table.step("reshuffle", "mix_burns")
        assert (table.count("stub"), table.count("burns")) == (2, 0)
    return table


@pytest.mark.parametrize("tapped", [True, False])
def test_a_stub_that_lacks_a_card_for_the_turn_gets_the_burns(tapped: bool) -> None:
    table = short_of_a_turn(tapped=tapped)
    table.street("2h")
    assert table.phase_now() is Phase.TURN
    assert (table.count("stub"), table.count("burns"), table.hand.custody.surplus) == (0, 1, 0)
    assert table.fault("short_stub").status == ("remedied" if tapped else "resolved")
    assert table.quiet
    table.check_log()


def test_one_card_at_a_time_the_short_stub_stops_nobody() -> None:
    table = short_of_a_turn().given(ob.CardBurned(), ob.CardDealt("board", "2h"))
    assert table.phase_now() is Phase.TURN
    assert table.quiet


def test_a_stub_that_is_made_long_enough_by_hand_is_in_order() -> None:
    table = short_of_a_turn(tapped=False).given(ob.CardsMixed(("burns",), "stub"))
    assert table.fault("short_stub").status == "resolved"
    assert table.quiet


def test_a_short_stub_is_called_once() -> None:
    table = Table().to_flop().given(ob.FaultReported("short_stub"), ob.FaultReported("short_stub"))
    assert table.faults() == ["short_stub"]
    assert table.fault().street == "turn"
    assert table.advice.prompt == "prompt.act.free"
    table.around()
    assert table.advice.prompt == "prompt.step.short_stub.reshuffle"
