"""The three irregularities, each with its procedure from the call to its end."""

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
    assert table.hand.held
    assert table.phase is Phase.FLOP_DEAL
    assert table.advice.prompt == "prompt.step.four_card_flop.call_floor"
    assert table.advice.blocked == ("play", "next_card", "award")
    table.step("call_floor")
    assert table.board == FOUR
    table.step("scramble")
    assert table.board == "?? ?? ?? ??"
    table.step("pick_burn", pick=pick)
    assert table.count("board") == 3
    assert table.credit("turn") == BurnCredit("turn", "pre_paid")
    assert table.hand.held
    table.step("show_flop", cards=rest)
    assert table.board == rest
    assert table.cards("burns") == f"2c {burnt}"
    assert table.fault("four_card_flop").status == "remedied"
    assert table.quiet
    assert not table.hand.held
    assert table.phase is Phase.FLOP
    assert table.advice.actor == 1


def test_the_picked_card_is_the_burn_of_the_turn() -> None:
    table = four_card_flop()
    repair(table)
    table.around()
    # The burn of the turn is there; the turn itself is due.
    assert table.phase is Phase.TURN_DEAL
    table.street("9h")
    assert table.count("burns") == 2
    table.around()
    assert table.phase is Phase.RIVER_BURN
    table.street("Td")
    assert table.count("burns") == 3
    assert table.quiet


def test_a_book_may_read_the_picked_card_otherwise() -> None:
    book = changed(TDA, picked_card_is_next_burn=False)
    table = Table(book=book).deal().around()
    table.given(ob.CardBurned("2c"), ob.StreetDealt(known(FOUR)))
    repair(table)
    table.around()
    assert table.phase is Phase.TURN_BURN
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
    assert table.hand.held
    repair(table)
    assert table.phase is Phase.FLOP
    assert table.cards("burns") == "2c 7s"


def test_a_fourth_card_may_be_reported() -> None:
    table = Table().to_flop("Ah Kd 7s").given(ob.FaultReported("extra_flop_card", card="3c"))
    assert table.board == FOUR
    repair(table)
    assert table.quiet
    assert table.phase is Phase.FLOP


def test_a_fourth_card_may_be_counted() -> None:
    table = Table().to_flop("Ah Kd 7s").given(ob.PileCounted("board", 4))
    assert table.board == "Ah Kd 7s ??"
    assert table.fault().fault == "four_card_flop"


def test_found_after_action_the_floor_rules_and_the_fourth_card_is_scrap() -> None:
    table = Table().to_flop("Ah Kd 7s").acts("1 check")
    table.given(ob.FaultReported("extra_flop_card", card="3c"))
    fault = table.fault("four_card_flop")
    assert (fault.procedure, fault.silent, fault.citations) == (
        "floor_discretion",
        True,
        ("TDA-39-A",),
    )
    assert fault.suggestion == (fx.MoveCards("board", "aside", shown=True),)
    table.step("call_floor")
    table.step("rule", "as_suggested")
    assert table.board == "Ah Kd 7s"
    assert table.cards("aside") == "3c"
    assert table.phase is Phase.FLOP
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
        "five_card_flop",
        "floor_discretion",
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
    assert table.phase is Phase.FLOP
    assert table.quiet


def test_five_supersede_four_and_the_steps_done_stay() -> None:
    table = four_card_flop()
    table.step("call_floor")
    table.given(ob.FaultReported("extra_flop_card", card="9h"))
    assert table.faults() == ["five_card_flop"]
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
    assert table.phase is Phase.FLOP
    assert table.advice.actor == 1
    table.around()
    assert table.phase is Phase.TURN_BURN
    table.street("2h")
    assert table.count("burns") == 2


@pytest.mark.parametrize("act", ["1 check", "1 bet 100", "1 fold"])
def test_any_action_lets_an_unburned_flop_stand(act: str) -> None:
    table = unburned_flop(act)
    fault = table.fault()
    assert (fault.procedure, fault.citations) == ("board_stands", ("TDA-39-B2", "TDA-39-B3"))
    assert fault.blocks == "nothing"
    assert not table.hand.held
    assert table.advice.actor == 2
    table.step("announce")
    assert table.board == "Qs Jh 4d"
    table.around()
    # Exactly one burn for the turn, none made up for the flop.
    assert table.phase is Phase.TURN_BURN
    table.street("2h")
    assert table.count("burns") == 1
    assert table.credit("flop") is None
    assert table.quiet


def test_play_goes_on_before_the_dealer_has_said_that_the_board_stands() -> None:
    table = unburned_flop("1 check")
    table.acts("2 check", "3 check", "4 check")
    table.street("2h")
    assert table.phase is Phase.TURN
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
    assert table.phase is Phase.TURN
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
    assert not table.hand.held
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
    assert table.phase is Phase.TURN_BURN
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
    assert table.phase is Phase.FLOP


def test_a_burn_may_be_seen_later() -> None:
    table = Table().to_flop().given(ob.FaultReported("exposed_burn", card="2c"))
    assert table.fault().fault == "exposed_burn"
    assert table.cards("burns") == "2c"


# --- boxed cards


def dealing() -> Table:
    return Table().given(ob.HandBegun(), ob.CardDealt("seat-1"), ob.CardDealt("seat-2"))


def test_a_boxed_card_in_the_deal_is_set_aside_and_counted() -> None:
    table = dealing().given(ob.BoxedCardFound("seat-3", "5h"))
    fault = table.fault()
    assert (fault.procedure, fault.silent, fault.citations) == (
        "boxed_card_aside",
        True,
        ("TDA-35-A1",),
    )
    assert fault.blocks == "nothing"
    assert table.cards("aside") == "5h"
    assert (table.hand.boxed, table.hand.boxed_in_deal) == (1, 1)
    # Seat 3 gets the next card, face down.
    table.given(ob.CardDealt("seat-3"))
    assert table.count("seat-3") == 1
    table.step("show_card")
    assert table.quiet


def test_two_boxed_cards_in_the_deal_are_a_misdeal() -> None:
    table = dealing().given(ob.BoxedCardFound("seat-3", "5h"), ob.BoxedCardFound("seat-3", "Kc"))
    fault = table.fault()
    assert (fault.procedure, fault.blocks) == ("misdeal", "now")
    assert fault.citations == ("TDA-35-A1", "TDA-35-C1")
    assert not fault.silent
    # The two are one fault now.
    assert [f.status for f in table.hand.irregularities] == ["superseded", "open"]
    assert table.hand.boxed_in_deal == 2


def test_the_number_that_makes_a_misdeal_is_the_books() -> None:
    table = Table(book=changed(TDA, boxed_for_misdeal=3)).given(ob.HandBegun())
    table.given(ob.BoxedCardFound("seat-1"), ob.BoxedCardFound("seat-1"))
    assert {f.procedure for f in table.hand.open_irregularities()} == {"boxed_card_aside"}
    table.given(ob.BoxedCardFound("seat-2"))
    assert table.fault().procedure == "misdeal"


def test_two_boxed_cards_seen_before_substantial_action_are_a_misdeal() -> None:
    table = Table().deal().acts("3 raise 300")
    table.given(
        ob.BoxedCardFound("seat-1", "5h", placed=True, index=0),
        ob.BoxedCardFound("seat-2", "Kc", placed=True, index=1),
    )
    assert "misdeal" in {f.procedure for f in table.hand.open_irregularities()}


def test_after_substantial_action_boxed_cards_are_no_misdeal() -> None:
    table = Table().deal().acts("3 call", "4 call")
    table.given(
        ob.BoxedCardFound("seat-1", "5h", placed=True, index=0),
        ob.BoxedCardFound("seat-2", "Kc", placed=True, index=1),
    )
    assert table.hand.boxed_in_deal == 2
    assert "misdeal" not in {f.procedure for f in table.hand.irregularities}


def test_a_boxed_card_on_its_way_to_the_board_is_scrap() -> None:
    table = Table().to_flop().around()
    table.given(ob.BoxedCardFound("board", "9c"))
    assert table.fault().citations == ("TDA-35-D1",)
    assert table.fault().procedure == "boxed_card_aside"
    assert table.board == "Ah Kd 7s"
    table.street("2h")
    assert table.board == "Ah Kd 7s 2h"
    assert table.hand.boxed_in_deal == 0


def test_a_boxed_card_that_lies_in_a_hand_is_replaced() -> None:
    table = Table().deal({2: "5h 6h"})
    table.given(ob.BoxedCardFound("seat-2", "5h", placed=True, index=0))
    fault = table.fault()
    assert (fault.procedure, fault.blocks) == ("boxed_card_replaced", "now")
    assert table.cards("aside") == "5h"
    table.step("show_card")
    table.step("replace", cards="9c")
    assert table.cards("seat-2") == "6h 9c"
    assert table.quiet
    assert table.advice.actor == 3


def test_a_boxed_card_that_lies_on_the_board_is_replaced() -> None:
    table = Table().to_flop("Ah Kd 7s")
    table.given(ob.BoxedCardFound("board", "Kd", placed=True, index=1))
    assert table.fault().procedure == "boxed_card_replaced"
    assert table.cards("aside") == "Kd"
    table.step("show_card")
    table.step("replace", cards="9c")
    assert table.board == "Ah 7s 9c"
    assert table.phase is Phase.FLOP
    assert table.quiet


def test_a_boxed_card_among_the_burns_stays_and_the_floor_rules() -> None:
    table = Table().deal().around().given(ob.CardBurned())
    table.given(ob.BoxedCardFound("burns", "9c", placed=True))
    fault = table.fault()
    assert (fault.procedure, fault.silent) == ("floor_discretion", True)
    assert table.cards("burns") == "9c"
    assert table.hand.boxed == 1


def test_a_boxed_card_inside_a_four_card_flop_is_one_fault() -> None:
    table = four_card_flop().given(ob.BoxedCardFound("board", "7s", placed=True, index=2))
    assert table.board == "Ah Kd 3c"
    assert table.fault("four_card_flop").status == "resolved"
    assert table.faults() == ["boxed_card"]
    assert table.fault("boxed_card").procedure == "boxed_card_aside"
    assert table.phase is Phase.FLOP
    assert not table.hand.held


def test_a_card_that_the_dealer_turned_is_no_boxed_card() -> None:
    table = Table().deal().given(ob.CardExposed("seat-2", 0, "5h"))
    assert table.fault().fault == "exposed_card"
    assert table.hand.boxed == 0
    assert table.cards("seat-2") == "5h ??"
    assert table.count("aside") == 0


def test_a_card_that_its_player_turned_is_no_fault() -> None:
    table = Table().deal().given(ob.CardExposed("seat-2", 0, "5h", by="player"))
    assert table.quiet


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
    assert table.phase is Phase.TURN_BURN


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
    assert table.hand.held
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
    assert table.fault().procedure == "misdeal"
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
    assert table.fault().procedure == "misdeal"
    table = Table((1000, 40)).deal()
    table.street("Ah Kd 7s")
    table.given(ob.PileCounted("seat-1", 3))
    assert table.fault().procedure == "floor_discretion"


# --- misdeal, and the exact replay


def misdealt() -> Table:
    table = Table(ante=10).given(ob.HandBegun())
    table.given(ob.BoxedCardFound("seat-1", "5h"), ob.BoxedCardFound("seat-1", "Kc"))
    table.step("call_floor")
    table.step("declare", "misdeal")
    table.step("recover_cards")
    return table


def test_a_misdeal_gives_every_chip_back() -> None:
    table = misdealt()
    assert table.phase is Phase.MISDEALT
    assert table.stacks == dict.fromkeys((1, 2, 3, 4), 1000)
    assert table.pots == []
    assert [f.status for f in table.hand.irregularities] == ["superseded", "remedied"]


def test_the_replay_has_the_same_button_seats_and_level() -> None:
    table = misdealt()
    button, small, big = (
        table.hand.button,
        table.hand.small_blind_seat,
        table.hand.big_blind_seat,
    )
    table.given(ob.PlayerSeated(7, "New", 5000), ob.LevelSet(500, 1000), ob.ButtonPlaced(2))
    table.given(ob.HandBegun())
    hand = table.hand
    assert (hand.number, hand.deal) == (1, 2)
    assert (hand.button, hand.small_blind_seat, hand.big_blind_seat) == (button, small, big)
    assert [p.seat for p in hand.betting.players] == [1, 2, 3, 4]
    assert (hand.level.small_blind, hand.level.big_blind, hand.level.ante) == (50, 100, 10)
    assert table.pots == [(40, (1, 2, 3, 4))]
    assert table.count("stub") == 52


def test_what_was_said_for_the_next_hand_holds_after_the_replay() -> None:
    table = misdealt()
    table.given(ob.PlayerSeated(7, "New", 5000), ob.LevelSet(500, 1000))
    table.deal().acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed(), ob.HandBegun())
    assert (table.hand.number, table.hand.deal, table.hand.button) == (2, 1, 7)
    assert table.hand.level.big_blind == 1000
    assert [p.seat for p in table.hand.betting.players] == [1, 2, 3, 4, 7]


def test_the_floor_may_have_the_hand_played_on() -> None:
    table = Table().given(ob.HandBegun())
    table.given(ob.BoxedCardFound("seat-1", "5h"), ob.BoxedCardFound("seat-1", "Kc"))
    table.step("call_floor")
    table.step("declare", "play_on")
    assert table.quiet
    assert table.phase is Phase.HOLE_DEAL
    table.given(ob.HoleCardsDealt())
    assert table.phase is Phase.PREFLOP


def test_a_misdeal_after_bets_gives_the_bets_back() -> None:
    table = Table().deal().acts("3 raise 300").given(ob.PileCounted("seat-4", 1))
    table.step("call_floor")
    table.step("declare", "misdeal")
    table.step("recover_cards")
    assert table.stacks == dict.fromkeys((1, 2, 3, 4), 1000)
    assert {s.stack for s in table.state.seats} == {1000}


# --- the fouled deck


def test_a_public_duplicate_fouls_the_deck_and_every_bet_goes_back() -> None:
    table = Table().to_flop("Ah Kd 7s").acts("1 bet 200", "2 call", "3 fold", "4 fold")
    table.street("Kd")
    fault = table.fault()
    assert (fault.procedure, fault.card, fault.floor_only) == ("fouled_deck", "Kd", False)
    assert fault.citations == ("TDA-35-E1", "TDA-35-E2")
    table.step("call_floor")
    table.step("verify", "fouled")
    table.step("refund")
    assert table.phase is Phase.VOIDED
    assert table.stacks == dict.fromkeys((1, 2, 3, 4), 1000)
    assert table.fault("duplicate_card").status == "remedied"


def test_a_duplicate_of_a_hidden_card_is_for_the_floor_alone() -> None:
    table = Table().to_flop("Ah Kd 7s", {1: "2c 2d"}).around()
    table.street("2c")
    fault = table.fault()
    assert (fault.fault, fault.floor_only, fault.blocks) == ("duplicate_card", True, "nothing")
    # A hold or a prompt would tell the table what nobody has seen.
    assert not table.hand.held
    assert table.advice.blocked == ()
    assert table.advice.prompt.startswith("prompt.act")


def test_a_misread_card_is_no_fouled_deck() -> None:
    table = Table().to_flop("Ah Kd 7s").around()
    table.street("Kd")
    table.given(ob.CardNamed("board", 3, "Kh", shown=True))
    assert table.fault("duplicate_card").status == "resolved"
    assert table.phase is Phase.TURN
    assert table.quiet


def test_one_of_three_put_right_leaves_two() -> None:
    table = Table().to_flop("Ah Kd 7s").around()
    table.given(ob.BoxedCardFound("board", "Kd"))
    table.street("Kd")
    table.given(ob.CardNamed("board", 3, "Kh", shown=True))
    assert table.fault("duplicate_card").open


def test_the_board_set_right_with_a_card_that_lies_elsewhere_is_a_duplicate() -> None:
    table = Table().deal().around().given(ob.CardBurned("2c", exposed=True))
    table.step("call_floor")
    table.step("rule", "stands")
    table.street("Ah Kd 7s")
    seats = tuple(ob.SeatChips(p.seat, p.stack, p.bet) for p in table.hand.betting.players)
    table.given(ob.TableIsNow(known("2c Kd 7s"), seats, (400,), 4, 1))
    assert table.fault("duplicate_card").card == "2c"


# --- two burns for one hand that was killed (TDA-38, examples 1-A and 1-B)


@pytest.mark.parametrize("cards", [1, 3])
def test_a_killed_hand_costs_no_burn(cards: int) -> None:
    table = Table((1000,) * 5).deal().acts("3 fold", "4 call").given(ob.PileCounted("seat-5", cards))
    table.step("call_floor")
    table.step("rule", "as_suggested")
    assert table.count("seat-5") == 0
    table.around()
    assert table.phase is Phase.FLOP_BURN
    table.street("Ah Kd 7s")
    assert table.count("burns") == 1
    assert len(table.hand.burns) == 1


def test_the_phase_moves_when_the_remedy_ends_and_not_before() -> None:
    table = four_card_flop()
    for step, more in (("call_floor", {}), ("scramble", {}), ("pick_burn", {"pick": 0})):
        table.step(step, **more)  # type: ignore[arg-type]
        assert table.events(PhaseEntered) == []
    table.step("show_flop")
    assert [event.phase for event in table.events(PhaseEntered)] == [Phase.FLOP]
