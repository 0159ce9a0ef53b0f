"""Boxed cards: in the deal, as a burn, on the board; and what is no boxed card."""

from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.slots import changed
from tests.statemachine.table import TDA, Table, known

FOUR = "Ah Kd 7s 3c"


def four_card_flop(cards: str = FOUR) -> Table:
    """S-001: pre-flop is complete, 2c is burnt, the dealer spreads four."""
    return Table().deal().around().given(ob.CardBurned("2c"), ob.StreetDealt(known(cards)))


# --- boxed cards


def dealing() -> Table:
    return Table().given(ob.HandBegun(), ob.CardDealt("seat-1"), ob.CardDealt("seat-2"))


def test_a_boxed_card_in_the_deal_is_set_aside_and_counted() -> None:
    table = dealing().given(ob.BoxedCardFound("seat-3", "5h"))
    fault = table.fault()
    assert (fault.procedure, fault.silent, fault.citations) == (
        "scrap_card",
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
    assert (fault.procedure, fault.blocks) == ("misdeal_redeal", "now")
    assert fault.citations == ("TDA-35-A1", "TDA-35-C1")
    assert not fault.silent
    # The two are one fault now.
    assert [f.status for f in table.hand.irregularities] == ["superseded", "open"]
    assert table.hand.boxed_in_deal == 2


def test_the_number_that_makes_a_misdeal_is_the_books() -> None:
    table = Table(book=changed(TDA, boxed_for_misdeal=3)).given(ob.HandBegun())
    table.given(ob.BoxedCardFound("seat-1"), ob.BoxedCardFound("seat-1"))
    assert {f.procedure for f in table.hand.open_irregularities()} == {"scrap_card"}
    table.given(ob.BoxedCardFound("seat-2"))
    assert table.fault().procedure == "misdeal_redeal"


def test_two_boxed_cards_seen_before_substantial_action_are_a_misdeal() -> None:
    table = Table().deal().acts("3 raise 300")
    table.given(
        ob.BoxedCardFound("seat-1", "5h", placed=True, index=0),
        ob.BoxedCardFound("seat-2", "Kc", placed=True, index=1),
    )
    assert "misdeal_redeal" in {f.procedure for f in table.hand.open_irregularities()}


def test_after_substantial_action_boxed_cards_are_no_misdeal() -> None:
    table = Table().deal().acts("3 call", "4 call")
    table.given(
        ob.BoxedCardFound("seat-1", "5h", placed=True, index=0),
        ob.BoxedCardFound("seat-2", "Kc", placed=True, index=1),
    )
    assert table.hand.boxed_in_deal == 2
    assert "misdeal_redeal" not in {f.procedure for f in table.hand.irregularities}


def test_a_boxed_card_on_its_way_to_the_board_is_scrap() -> None:
    table = Table().to_flop().around()
    table.given(ob.BoxedCardFound("board", "9c"))
    assert table.fault().citations == ("TDA-35-D1",)
    assert table.fault().procedure == "scrap_card"
    assert table.board == "Ah Kd 7s"
    table.street("2h")
    assert table.board == "Ah Kd 7s 2h"
    assert table.hand.boxed_in_deal == 0


def test_a_boxed_card_that_lies_in_a_hand_is_replaced() -> None:
    table = Table().deal({2: "5h 6h"})
    table.given(ob.BoxedCardFound("seat-2", "5h", placed=True, index=0))
    fault = table.fault()
    assert (fault.procedure, fault.blocks) == ("scrap_card_replaced", "now")
    assert table.cards("aside") == "5h"
    table.step("show_card")
    table.step("replace", cards="9c")
    assert table.cards("seat-2") == "6h 9c"
    assert table.quiet
    assert table.advice.actor == 3


def test_a_boxed_card_that_lies_on_the_board_is_replaced() -> None:
    table = Table().to_flop("Ah Kd 7s")
    table.given(ob.BoxedCardFound("board", "Kd", placed=True, index=1))
    assert table.fault().procedure == "scrap_card_replaced"
    assert table.cards("aside") == "Kd"
    table.step("show_card")
    table.step("replace", cards="9c")
    assert table.board == "Ah 7s 9c"
    assert table.phase_now() is Phase.FLOP
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
    assert table.fault("boxed_card").procedure == "scrap_card"
    assert table.phase_now() is Phase.FLOP
    assert not table.held()


def test_a_card_that_the_dealer_turned_is_no_boxed_card() -> None:
    table = Table().deal().given(ob.CardExposed("seat-2", 0, "5h"))
    assert table.fault().fault == "exposed_hole_card"
    assert table.hand.boxed == 0
    assert table.cards("seat-2") == "5h ??"
    assert table.count("aside") == 0


def test_a_card_that_its_player_turned_holds_nothing() -> None:
    table = Table().deal().given(ob.CardExposed("seat-2", 0, "5h", by="player"))
    assert table.faults() == ["card_exposed_by_player"]
    assert not table.held()
    assert table.hand.boxed == 0
