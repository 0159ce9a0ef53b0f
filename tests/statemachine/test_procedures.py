"""The procedures of the board, from the call to the end: four cards, five, and no burn."""

import pytest

from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.events import PhaseEntered
from statemachine.phases import Phase
from statemachine.slots import changed
from statemachine.state import BurnCredit, StepDone
from tests.statemachine.table import TDA, Table, known

FOUR = "Ah Kd 7s 3c"


def four_card_flop(cards: str = FOUR) -> Table:
    """S-001: pre-flop is complete, 2c is burnt, the dealer spreads four."""
    return Table().deal().around().given(ob.CardBurned("2c"), ob.StreetDealt(known(cards)))


def unburned_flop(acted: str = "") -> Table:
    """S-005: three cards lie there, the burn pile is empty."""
    table = Table().to_flop("Qs Jh 4d")
    if acted:
        table.acts(acted)
    return table.given(ob.FaultReported("unburned_street", "flop"))


# --- four cards on the flop (TDA-39-A)


@pytest.mark.parametrize(
    ("pick", "rest", "burnt"),
    [(0, "Kd 7s 3c", "Ah"), (1, "Ah 7s 3c", "Kd"), (2, "Ah Kd 3c", "7s"), (3, "Ah Kd 7s", "3c")],
)
def test_of_four_the_floor_picks_one_and_three_are_the_flop(
    pick: int, rest: str, burnt: str
) -> None:
    table = four_card_flop()
    fault = table.fault()
    assert (fault.fault, fault.procedure, fault.step) == (
        "four_card_flop",
        "four_card_flop",
        "call_floor",
    )
    assert (fault.citations, fault.silent, fault.blocks) == (("TDA-39-A",), False, "now")
    assert table.held()
    assert table.phase_now() is Phase.FLOP_DEAL
    assert table.advice.prompt == "prompt.step.four_card_flop.call_floor"
    assert table.advice.blocked == ("play", "next_card", "award")
    table.step("call_floor")
    assert table.board == FOUR
    table.step("scramble")
    assert table.board == "?? ?? ?? ??"
    table.step("pick_burn", pick=pick)
    assert table.count("board") == 3
    assert table.credit("turn") == BurnCredit("turn", "pre_paid")
    assert table.held()
    table.step("show_flop", cards=rest)
    assert table.board == rest
    assert table.cards("burns") == f"2c {burnt}"
    assert table.fault("four_card_flop").status == "remedied"
    assert table.quiet
    assert not table.held()
    assert table.phase_now() is Phase.FLOP
    assert table.advice.actor == 1


def test_the_picked_card_is_the_burn_of_the_turn() -> None:
    table = four_card_flop()
    repair(table)
    table.around()
    # The burn of the turn is there; the turn itself is due.
    assert table.phase_now() is Phase.TURN_DEAL
    table.street("9h")
    assert table.count("burns") == 2
    table.around()
    assert table.phase_now() is Phase.RIVER_BURN
    table.street("Td")
    assert table.count("burns") == 3
    assert table.quiet


def test_a_book_may_read_the_picked_card_otherwise() -> None:
    book = changed(TDA, picked_card_is_next_burn=False)
    table = Table(book=book).deal().around()
    table.given(ob.CardBurned("2c"), ob.StreetDealt(known(FOUR)))
    repair(table)
    table.around()
    assert table.phase_now() is Phase.TURN_BURN
    table.street("9h")
    assert table.count("burns") == 3


def repair(table: Table, cards: str = "Ah Kd 3c") -> None:
    table.step("call_floor")
    table.step("scramble")
    table.step("pick_burn", pick=2)
    table.step("show_flop", cards=cards)


@pytest.mark.parametrize("cards", ["?? ?? ?? ??", "Ah ?? ?? ??"])
def test_neither_exposure_nor_a_known_door_card_matters(cards: str) -> None:
    table = four_card_flop(cards)
    assert table.fault().procedure == "four_card_flop"
    table.step("call_floor")
    table.step("scramble")
    table.step("pick_burn", pick=0)
    table.step("show_flop")
    assert table.board == "?? ?? ??"
    assert table.quiet


def test_four_cards_dealt_one_by_one_are_four_cards() -> None:
    table = Table().deal().around().given(ob.CardBurned("2c"))
    for card in known(FOUR):
        table.given(ob.CardDealt("board", card, up=True))
    assert table.fault().fault == "four_card_flop"
    # The third opened the flop; the fourth came before anybody acted.
    assert table.held()
    repair(table)
    assert table.phase_now() is Phase.FLOP
    assert table.cards("burns") == "2c 7s"


def test_a_fourth_card_may_be_reported() -> None:
    table = Table().to_flop("Ah Kd 7s").given(ob.FaultReported("extra_flop_card", card="3c"))
    assert table.board == FOUR
    repair(table)
    assert table.quiet
    assert table.phase_now() is Phase.FLOP


def test_a_fourth_card_may_be_counted() -> None:
    table = Table().to_flop("Ah Kd 7s").given(ob.PileCounted("board", 4))
    assert table.board == "Ah Kd 7s ??"
    assert table.fault().fault == "four_card_flop"


def test_found_after_action_the_floor_rules_and_the_fourth_card_is_scrap() -> None:
    table = Table().to_flop("Ah Kd 7s").acts("1 check")
    table.given(ob.FaultReported("extra_flop_card", card="3c"))
    fault = table.fault("four_card_flop")
    assert (fault.procedure, fault.silent, fault.citations) == (
        "overdealt_board",
        True,
        ("TDA-39-A",),
    )
    assert fault.suggestion == (fx.MoveCards("board", "aside", shown=True),)
    table.step("call_floor")
    table.step("rule", "as_suggested")
    assert table.board == "Ah Kd 7s"
    assert table.cards("aside") == "3c"
    assert table.phase_now() is Phase.FLOP
    assert table.advice.actor == 2
    assert table.quiet


def test_steps_are_taken_in_order() -> None:
    table = four_card_flop()
    number = table.fault().id
    table.refuses("step_not_open", ob.StepTaken(number, "scramble", "done"))
    table.refuses("unknown_outcome", ob.StepTaken(number, "call_floor", "fouled"))
    table.refuses("unknown_irregularity", ob.StepTaken(9, "call_floor", "done"))
    table.refuses("unknown_outcome", ob.StepTaken(number, "call_floor", "done", pick=1))
    table.step("call_floor")
    table.step("scramble")
    table.refuses("pick_missing", ob.StepTaken(number, "pick_burn", "done"), "floor")
    assert table.fault().done == (StepDone("call_floor", "done"), StepDone("scramble", "done"))


@pytest.mark.parametrize("pick", [-1, 4, 10**30])
def test_a_card_that_is_not_there_cannot_be_picked(pick: int) -> None:
    table = four_card_flop()
    table.step("call_floor")
    table.step("scramble")
    said = ob.StepTaken(table.fault().id, "pick_burn", "done", pick)
    decision = table.attempt(said, "floor")
    assert decision.refusal is not None
    assert table.board == "?? ?? ?? ??"


def test_the_flop_is_shown_as_it_lies() -> None:
    table = four_card_flop()
    table.step("call_floor")
    table.step("scramble")
    table.step("pick_burn", pick=0)
    said = ob.StepTaken(table.fault().id, "show_flop", "done", None, known("Kd 7s"))
    table.refuses("board_missing", said)


def test_a_step_that_is_done_twice_is_not_open() -> None:
    table = four_card_flop()
    table.step("call_floor")
    table.refuses("step_not_open", ob.StepTaken(table.fault().id, "call_floor", "done"))
    table.step("scramble")
    table.step("pick_burn", pick=0)
    table.step("show_flop")
    said = ob.StepTaken(table.fault("four_card_flop").id, "show_flop", "done")
    table.refuses("irregularity_closed", said)


# --- five cards on the flop


def test_five_cards_are_a_kind_of_their_own() -> None:
    table = Table((1000,) * 6).deal().around()
    table.given(ob.CardBurned("2c"), ob.StreetDealt(known("Ah Kd 7s 3c 9h")))
    fault = table.fault()
    assert (fault.fault, fault.procedure, fault.silent) == (
        "overdealt_flop",
        "overdealt_board",
        True,
    )
    assert table.count("stub") == 34
    table.step("call_floor")
    table.step("rule", "as_suggested")
    # The five went into the stub; a new flop came, and no burn more.
    assert table.count("stub") == 36
    assert table.count("board") == 3
    assert table.cards("burns") == "2c"
    assert table.pools == ["3c 7s 9h Ah Kd"]
    assert table.phase_now() is Phase.FLOP
    assert table.quiet


def test_five_supersede_four_and_the_steps_done_stay() -> None:
    table = four_card_flop()
    table.step("call_floor")
    table.given(ob.FaultReported("extra_flop_card", card="9h"))
    assert table.faults() == ["overdealt_flop"]
    four = table.fault("four_card_flop")
    assert four.status == "superseded"
    assert four.done == (StepDone("call_floor", "done"),)


# --- no burn


def test_an_unburned_flop_is_scrambled_and_completed() -> None:
    table = unburned_flop()
    fault = table.fault()
    assert (fault.fault, fault.procedure) == ("unburned_street", "unburned_flop")
    assert fault.citations == ("TDA-39-B1", "TDA-38-4")
    assert not fault.silent
    assert table.count("burns") == 0
    assert table.credit("flop") is None
    table.step("call_floor")
    table.step("scramble")
    assert table.pools == ["4d Jh Qs"]
    table.step("pick_burn", pick=1)
    assert table.credit("flop") == BurnCredit("flop", "picked")
    table.step("complete_flop", cards="Qs 4d 8c")
    assert table.board == "Qs 4d 8c"
    assert table.cards("burns") == "Jh"
    assert table.quiet
    assert table.phase_now() is Phase.FLOP
    assert table.advice.actor == 1
    table.around()
    assert table.phase_now() is Phase.TURN_BURN
    table.street("2h")
    assert table.count("burns") == 2


@pytest.mark.parametrize("act", ["1 check", "1 bet 100", "1 fold"])
def test_any_action_lets_an_unburned_flop_stand(act: str) -> None:
    table = unburned_flop(act)
    fault = table.fault()
    assert (fault.procedure, fault.citations) == ("board_stands", ("TDA-39-B2", "TDA-39-B3"))
    assert fault.blocks == "nothing"
    assert not table.held()
    assert table.advice.actor == 2
    table.step("announce")
    assert table.board == "Qs Jh 4d"
    table.around()
    # Exactly one burn for the turn, none made up for the flop.
    assert table.phase_now() is Phase.TURN_BURN
    table.street("2h")
    assert table.count("burns") == 1
    assert table.credit("flop") is None
    assert table.quiet


def test_play_goes_on_before_the_dealer_has_said_that_the_board_stands() -> None:
    table = unburned_flop("1 check")
    table.acts("2 check", "3 check", "4 check")
    table.street("2h")
    assert table.phase_now() is Phase.TURN
    assert table.faults() == ["unburned_street"]


def test_a_burn_pile_that_is_counted_empty_says_the_same() -> None:
    table = Table().to_flop("Qs Jh 4d").given(ob.PileCounted("burns", 0))
    assert table.fault().procedure == "unburned_flop"
    assert table.fault().street == "flop"


def test_an_unburned_turn_before_action_has_a_suggestion() -> None:
    table = Table().to_flop().around()
    table.street("2h")
    table.given(ob.FaultReported("unburned_street", "turn"))
    fault = table.fault()
    assert (fault.procedure, fault.silent, fault.citations) == (
        "floor_discretion",
        True,
        ("TDA-38-3",),
    )
    table.step("call_floor")
    table.step("rule", "as_suggested")
    # The card is a burn face up, and the next one of the stub is the turn.
    assert table.cards("burns") == "?? 2h"
    assert table.board == "Ah Kd 7s ??"
    assert table.credit("turn") == BurnCredit("turn", "ruling")
    assert table.phase_now() is Phase.TURN
    assert table.quiet


@pytest.mark.parametrize("street", ["turn", "river"])
def test_an_unburned_turn_or_river_after_action_waits_for_the_floor(street: str) -> None:
    table = Table().to_flop().around()
    table.street("2h")
    if street == "river":
        table.around()
        table.street("3h")
    table.acts("1 check")
    table.given(ob.FaultReported("unburned_street", street))  # type: ignore[arg-type]
    fault = table.fault()
    assert (fault.blocks, fault.silent, fault.suggestion) == ("before_next_card", True, ())
    assert not table.held()
    # The betting goes on, the next card does not.
    table.around()
    assert table.advice.blocked == ("next_card", "award")
    table.step("call_floor")
    table.step("rule", "stands")
    assert table.quiet


def test_the_street_of_a_report_is_the_last_that_was_dealt() -> None:
    table = Table().to_flop().around()
    table.street("2h")
    table.given(ob.FaultReported("unburned_street"))
    assert table.fault().street == "turn"


def test_before_the_flop_there_is_no_burn_to_miss() -> None:
    table = Table().deal().given(ob.FaultReported("unburned_street", "preflop"))
    assert table.fault().detail == "street_has_no_burn"


def test_the_phase_moves_when_the_remedy_ends_and_not_before() -> None:
    table = four_card_flop()
    for step, pick in (("call_floor", None), ("scramble", None), ("pick_burn", 0)):
        table.step(step, pick=pick)
        assert table.events(PhaseEntered) == []
    table.step("show_flop")
    assert [event.phase for event in table.events(PhaseEntered)] == [Phase.FLOP]
