"""Faults that are one, and the position at which a fault is measured."""

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.state import BurnCredit, StepDone
from tests.statemachine.table import Table, known, one

FOUR = "Ah Kd 7s 3c"


def unburned_flop(acted: str = "") -> Table:
    """S-005: three cards lie there, the burn pile is empty."""
    table = Table().to_flop("Qs Jh 4d")
    if acted:
        table.acts(acted)
    return table.given(ob.FaultReported("unburned_street", "flop"))


# --- faults that are one


def test_four_cards_without_a_burn_are_one_fault() -> None:
    table = Table().deal().around().given(ob.StreetDealt(known(FOUR)))
    table.given(ob.FaultReported("unburned_street", "flop"))
    assert table.faults() == ["four_card_flop"]
    table.step("call_floor")
    table.step("scramble")
    table.step("pick_burn", pick=2)
    # The picked card is the burn that the flop never had; the turn has its own.
    assert table.credit("flop") == BurnCredit("flop", "picked")
    assert table.credit("turn") is None
    table.step("show_flop", cards="Ah Kd 3c")
    assert table.cards("burns") == "7s"
    table.around()
    assert table.phase_now() is Phase.TURN_BURN


def test_no_burn_and_then_four_cards_are_one_fault() -> None:
    table = unburned_flop()
    table.step("call_floor")
    table.given(ob.FaultReported("extra_flop_card", card="8c"))
    assert table.faults() == ["four_card_flop"]
    assert table.fault("unburned_street").status == "superseded"
    assert table.fault("unburned_street").done == (StepDone("call_floor", "done"),)


def test_the_same_fault_said_twice_is_one() -> None:
    table = unburned_flop().given(ob.FaultReported("unburned_street", "flop"))
    assert table.faults() == ["unburned_street"]


# --- cut-offs, measured where the fault was called


def test_what_is_played_under_the_hold_does_not_change_the_remedy() -> None:
    table = unburned_flop()
    table.acts("1 check", "2 bet 100")
    assert table.fault().procedure == "unburned_flop"


def test_the_floor_may_find_that_the_fault_was_called_earlier() -> None:
    table = Table().to_flop("Qs Jh 4d")
    called = table.seq
    table.acts("1 check", "2 bet 100").given(ob.FaultReported("unburned_street", "flop"))
    assert table.fault().procedure == "board_stands"
    table.refuses("floor_only", ob.CallPositionSet(1, called))
    table.say(ob.CallPositionSet(1, called), "floor")
    fault = table.fault()
    assert (fault.procedure, fault.called_seq, fault.step) == (
        "unburned_flop",
        called,
        "call_floor",
    )
    assert table.held()
    assert [fact.held for fact in table.hand.actions[-2:]] == [True, True]
    table.step("call_floor")
    table.step("scramble")
    table.step("pick_burn", pick=0)
    table.step("complete_flop", cards="Jh 4d 8c")
    # The two acts wait for a word of the floor.
    assert table.asked == ["played_under_hold"]
    table.answer("taken_back", role="floor")
    assert table.bets == {}
    assert table.advice.actor == 1


def test_a_position_outside_the_street_is_refused() -> None:
    table = unburned_flop()
    for seq in (0, -1, table.seq + 2, 10**30):
        table.refuses("position_unknown", ob.CallPositionSet(1, seq), "floor")
    table.refuses("unknown_irregularity", ob.CallPositionSet(2, table.seq), "floor")


def test_once_cards_were_mixed_the_position_is_fixed() -> None:
    table = unburned_flop()
    called = table.fault().called_seq
    table.step("call_floor")
    table.say(ob.CallPositionSet(1, called), "floor")
    table.step("call_floor")
    table.step("scramble")
    table.refuses("position_fixed", ob.CallPositionSet(1, called), "floor")
    table.step("pick_burn", pick=0)
    table.refuses("position_fixed", ob.CallPositionSet(1, called), "floor")


def test_substantial_action_ends_the_time_for_a_misdeal() -> None:
    table = Table().deal().acts("3 call").given(ob.PileCounted("seat-4", 3))
    assert table.fault().procedure == "misdeal_redeal"
    table = Table().deal().acts("3 call", "4 call").given(ob.PileCounted("seat-4", 3))
    fault = table.fault()
    assert (fault.procedure, fault.suggestion) == ("floor_discretion", (fx.KillHand(4),))
    table.step("call_floor")
    table.step("rule", "as_suggested")
    # TDA-38-2: every card of it goes to the muck, its chips stay.
    assert table.count("muck") == 3
    assert table.player(4).standing == "killed"
    assert table.bets[4] == 100


def test_with_nobody_to_act_the_flop_ends_the_time_for_a_misdeal() -> None:
    table = Table((1000, 40)).deal()
    table.given(ob.PileCounted("seat-1", 3))
    assert table.fault().procedure == "misdeal_redeal"
    table = Table((1000, 40)).deal()
    table.street("Ah Kd 7s")
    table.given(ob.PileCounted("seat-1", 3))
    assert table.fault().procedure == "floor_discretion"


def test_after_the_end_no_position_is_set() -> None:
    table = Table().to_flop().acts("1 fold", "2 fold", "3 fold").given(ob.PotPushed())
    table.given(ob.PileCounted("seat-4", 3))
    number = table.hand.irregularities[-1].id
    for seq in range(table.seq - 5, table.seq + 1):
        table.refuses("hand_over", ob.CallPositionSet(number, seq), "floor")
    assert not table.held()


def test_a_hidden_fault_that_is_measured_again_still_holds_nothing() -> None:
    table = Table().deal({2: "Ah Kd"}).around()
    table.street("Ah 7s 2c")
    fault = table.fault("duplicate_card")
    assert fault.floor_only
    table.say(ob.CallPositionSet(fault.id, table.seq), "floor")
    assert table.fault("duplicate_card").blocks == "nothing"
    assert not table.hand.held


def test_a_short_place_is_remembered_when_its_fault_is_measured_again() -> None:
    table = Table().to_flop("Ah Kd 7s")
    before = table.seq
    table.acts("1 check")
    table.say(ob.BoxedCardFound("board", one("7s"), placed=True))
    assert table.fault("boxed_card").procedure == "floor_discretion"
    table.say(ob.CallPositionSet(1, before), "floor")
    assert table.fault("boxed_card").procedure == "scrap_card_replaced"
