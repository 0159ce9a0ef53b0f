"""Too many burns, burns that were seen, and the one burn that each street has."""

import pytest

from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.state import BurnCredit
from tests.statemachine.table import Table

# --- too many burns, and burns that were seen


def test_two_burns_lie_and_one_is_credited() -> None:
    table = Table().to_flop().given(ob.FaultReported("double_burn"))
    fault = table.fault()
    assert (fault.fault, fault.silent, fault.blocks) == ("double_burn", True, "before_next_card")
    assert table.count("burns") == 2
    table.step("call_floor")
    table.step("rule", "stands")
    assert [burn.street for burn in table.hand.burns] == ["flop"]
    table.around()
    assert table.phase_now() is Phase.TURN_BURN
    table.street("2h")
    assert table.count("burns") == 3


def test_a_burn_pile_counted_too_high_is_two_burns() -> None:
    table = Table().to_flop().given(ob.PileCounted("burns", 2))
    assert table.fault().fault == "double_burn"
    assert table.count("burns") == 2


def test_a_burn_that_was_seen_stays_a_burn() -> None:
    table = Table().deal().around().given(ob.CardBurned("2c", exposed=True))
    fault = table.fault()
    assert (fault.fault, fault.silent, fault.card) == ("exposed_burn", True, "2c")
    assert table.credit("flop") == BurnCredit("flop", "stub")
    table.step("call_floor")
    table.step("rule", "stands")
    table.street("Ah Kd 7s")
    assert table.cards("burns") == "2c"
    assert table.phase_now() is Phase.FLOP


def test_a_burn_may_be_seen_later() -> None:
    table = Table().to_flop().given(ob.FaultReported("exposed_burn", card="2c"))
    assert table.fault().fault == "exposed_burn"
    assert table.cards("burns") == "2c"


# --- two burns for one hand that was killed (TDA-38, examples 1-A and 1-B)


@pytest.mark.parametrize("cards", [1, 3])
def test_a_killed_hand_costs_no_burn(cards: int) -> None:
    table = (
        Table((1000,) * 6).deal().acts("3 fold", "4 call").given(ob.PileCounted("seat-5", cards))
    )
    table.step("call_floor")
    table.step("rule", "as_suggested")
    assert table.count("seat-5") == 0
    table.around()
    assert table.phase_now() is Phase.FLOP_BURN
    table.street("Ah Kd 7s")
    assert table.count("burns") == 1
    assert len(table.hand.burns) == 1
