"""Faults of the deal as the machine sees them and as they are reported, with their remedies."""

import pytest

from statemachine import custody as ledger
from statemachine import effects as fx
from statemachine import events as ev
from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.rulebooks import RULEBOOKS
from statemachine.slots import changed
from statemachine.state import BurnCredit, StepDone
from tests.statemachine.table import Table, known

LATAM = RULEBOOKS["latam-2026"]
PR = RULEBOOKS["puerto-rico"]
HOYLE = RULEBOOKS["hoyle"]


def dealt(*places: str, table: Table | None = None) -> Table:
    """A hand whose first cards came one by one."""
    table = table or Table()
    table.given(ob.HandBegun())
    for place in places:
        table.given(ob.CardDealt(place))  # type: ignore[arg-type]
    return table


# --- the first card


def test_a_first_card_to_another_seat_is_a_misdeal() -> None:
    table = dealt("seat-2")
    fault = table.fault()
    assert (fault.fault, fault.seat, fault.procedure) == (
        "first_card_wrong_seat",
        2,
        "misdeal_redeal",
    )
    assert fault.citations == ("TDA-35-A2", "TDA-35-C1")
    # Where it goes next is no second fault.
    table.given(ob.CardDealt("seat-3"), ob.CardDealt("seat-4"))
    assert table.faults() == ["first_card_wrong_seat"]


def test_the_first_card_goes_to_the_left_of_the_button() -> None:
    assert dealt("seat-1", "seat-2").quiet
    # A boxed card that lies aside is not the first card of the deal.
    table = Table().given(ob.HandBegun(), ob.BoxedCardFound("seat-1", "5h"))
    table.given(ob.CardDealt("seat-1"))
    assert table.faults() == ["boxed_card"]


def test_a_first_card_that_went_astray_may_be_reported() -> None:
    table = Table().deal().given(ob.FaultReported("first_card_wrong_seat", seat=3))
    assert table.fault().procedure == "misdeal_redeal"


# --- a place without a right to a hand


def test_a_card_to_an_empty_seat_is_a_hand_too_many() -> None:
    table = dealt("seat-1", "seat-2", "seat-8")
    fault = table.fault()
    assert (fault.fault, fault.seat, fault.procedure) == (
        "ineligible_seat_dealt",
        8,
        "misdeal_redeal",
    )
    table.given(ob.CardDealt("seat-8"))
    assert table.faults() == ["ineligible_seat_dealt"]


def test_a_hand_at_an_empty_seat_is_discarded_where_the_book_says_so() -> None:
    table = Table(book=PR).deal().given(ob.FaultReported("ineligible_seat_dealt", seat=8))
    assert table.count("seat-8") == 2
    assert table.fault().procedure == "discard_hand"
    stub = table.count("stub")
    table.step("discard")
    assert (table.count("seat-8"), table.count("muck"), table.count("stub")) == (0, 2, stub)
    assert table.live == [1, 2, 3, 4]
    assert table.quiet
    table.check_log()


def test_a_discarded_hand_that_lives_dies() -> None:
    table = Table(book=PR).deal().given(ob.FaultReported("ineligible_seat_dealt", seat=3))
    table.step("discard")
    assert table.live == [1, 2, 4]
    assert table.count("muck") == 2
    assert table.advice.actor == 4


def test_a_counted_empty_seat_without_cards_is_no_fault() -> None:
    assert Table().deal().given(ob.PileCounted("seat-8", 0)).quiet


# --- a seat that was passed over


def test_a_seat_that_the_deal_went_past_is_asked_about() -> None:
    table = dealt("seat-1", "seat-2", "seat-4", "seat-1")
    assert table.faults() == []
    question = table.question("seat_passed")
    assert (question.seat, question.answers) == (3, ("mistap", "real"))
    # It holds nothing, and a card that comes after all answers it.
    assert not table.held()
    table.given(ob.CardDealt("seat-3"))
    assert table.quiet


def test_a_forgotten_tap_is_made_up_for() -> None:
    table = dealt("seat-1", "seat-2", "seat-4", "seat-1")
    table.answer("mistap")
    assert table.count("seat-3") == 1
    assert table.quiet


def test_a_seat_that_was_really_passed_over_is_a_misdeal() -> None:
    table = dealt("seat-1", "seat-2", "seat-4", "seat-1")
    # The deal is closed first, as if nothing were wrong.
    table.given(ob.HoleCardsDealt())
    assert table.count("seat-3") == 2
    table.answer("real")
    fault = table.fault()
    assert (fault.fault, fault.seat, fault.procedure) == ("seat_skipped", 3, "misdeal_redeal")
    assert table.count("seat-3") == 0


def test_a_deal_closed_with_an_empty_seat_skipped_it() -> None:
    table = Table().given(ob.HandBegun(), ob.HoleCardsDealt((ob.SeatCards(3, ()),)))
    assert table.fault().fault == "seat_skipped"
    assert table.phase_now() is Phase.HOLE_DEAL


def test_a_skipped_seat_is_served_after_the_last_player() -> None:
    table = dealt("seat-1", "seat-2", "seat-4", "seat-1", table=Table(book=PR))
    table.given(ob.FaultReported("seat_skipped", seat=3))
    fault = table.fault()
    assert (fault.procedure, fault.citations) == ("late_card", ("PR-I2",))
    table.refuses(
        "too_many_cards", ob.StepTaken(fault.id, "supply", "done", None, known("2c 2d 2h"))
    )
    table.step("supply", cards="9c 9d")
    last = table.events(ev.HandsLaid)[-1]
    assert [laid.seat for laid in last.hands] == [3]
    assert table.cards("seat-3") == "9c 9d"
    assert [table.count(ledger.seat_place(seat)) for seat in (1, 2, 3, 4)] == [2, 2, 2, 2]
    assert table.phase_now() is Phase.PREFLOP
    assert table.quiet


def test_a_seat_skipped_after_action_is_dealt_out_by_the_floor() -> None:
    table = Table().deal().acts("3 raise 300", "4 call")
    table.given(ob.FaultReported("seat_skipped", seat=2))
    fault = table.fault()
    assert (fault.procedure, fault.silent) == ("floor_discretion", True)
    table.rules(fx.MarkDealtOut(2))
    assert table.live == [1, 3, 4]
    assert table.quiet


def test_who_deals_gives_the_own_hand_to_the_seat_left_out() -> None:
    book = changed(HOYLE, house_dealer=False)
    table = Table(book=book, variant="F5D", level=ob.LevelSet(5, 10)).deal({4: "Ah Kh Qh Jh Th"})
    table.given(ob.FaultReported("seat_skipped", seat=2))
    assert table.fault().procedure == "fewer_hands"
    table.step("give_hand")
    assert table.cards("seat-2") == "Ah Kh Qh Jh Th"
    assert table.count("seat-4") == 0
    assert table.live == [1, 2, 3]


# --- numbers of cards


def test_a_button_that_is_short_is_a_kind_of_its_own() -> None:
    table = Table().deal().given(ob.PileCounted("seat-4", 1))
    fault = table.fault()
    assert (fault.fault, fault.procedure, fault.citations) == (
        "button_short_card",
        "button_short_card",
        ("TDA-37-1", "TDA-37-2"),
    )
    table.step("supply", cards="9c")
    assert table.cards("seat-4") == "?? 9c"
    assert table.quiet


def test_a_short_button_may_be_reported() -> None:
    table = Table().deal().given(ob.FaultReported("button_short_card", seat=4))
    assert table.count("seat-4") == 1
    table.step("supply")
    assert table.count("seat-4") == 2


def test_a_button_that_acted_short_is_dead() -> None:
    table = Table().deal().acts("3 raise 600", "4 call")
    table.given(ob.PileCounted("seat-4", 1))
    assert table.fault().procedure == "wrong_count_after_action"
    table.step("call_floor")
    table.step("kill")
    assert table.live == [1, 2, 3]
    assert table.player(4).stack == 400
    table.check_log()


def test_another_short_seat_is_a_wrong_count() -> None:
    table = Table().deal().given(ob.FaultReported("wrong_hole_count", seat=2, amount=1))
    assert (table.fault().fault, table.count("seat-2")) == ("wrong_hole_count", 1)
    table.given(ob.PileCounted("seat-2", 2))
    assert table.quiet


def test_a_deal_that_stopped_early_is_one_fault() -> None:
    table = Table((1000,) * 7, book=HOYLE, variant="F5D", level=ob.LevelSet(5, 10))
    four = (None,) * 4
    table.given(ob.HandBegun(), ob.HoleCardsDealt((ob.SeatCards(6, four), ob.SeatCards(7, four))))
    fault = table.fault()
    assert (fault.fault, fault.procedure, fault.seat) == ("incomplete_deal", "complete_deal", None)
    table.step("complete")
    assert (table.count("seat-6"), table.count("seat-7")) == (5, 5)
    assert table.phase_now() is Phase.PREDRAW
    assert table.quiet


def test_everybody_one_short_is_a_deal_that_stopped_early() -> None:
    table = Table(book=HOYLE, variant="F5D", level=ob.LevelSet(5, 10))
    hands = tuple(ob.SeatCards(seat, (None,) * 4) for seat in (1, 2, 3, 4))
    table.given(ob.HandBegun(), ob.HoleCardsDealt(hands))
    assert table.faults() == ["incomplete_deal"]
    table.step("complete")
    assert table.count("stub") == 52 - 20


def test_two_seats_short_here_and_there_are_two_counts() -> None:
    hands = (ob.SeatCards(1, (None,)), ob.SeatCards(3, (None,)))
    table = Table().given(ob.HandBegun(), ob.HoleCardsDealt(hands))
    # Both call for the misdeal, so the second is the one that stays open.
    assert [f.fault for f in table.hand.irregularities] == ["wrong_hole_count"] * 2
    assert table.fault().seat == 3


def test_players_may_let_a_short_hand_play() -> None:
    table = Table(book=HOYLE, variant="F5D", level=ob.LevelSet(5, 10)).deal()
    table.given(ob.PileCounted("seat-2", 4))
    assert table.fault().procedure == "short_hand_plays"
    table.step("agree", "agreed")
    assert table.live == [1, 2, 3, 4]
    # Counted again it is the same hand, and agreed on.
    table.given(ob.PileCounted("seat-2", 4))
    assert table.quiet
    table.given(ob.PileCounted("seat-3", 4))
    table.step("agree", "dead")
    assert table.live == [1, 2, 4]


def test_who_hid_a_wrong_count_loses_all_of_it() -> None:
    table = Table(book=LATAM).deal().acts("3 raise 300", "4 call", "1 fold", "2 call")
    table.street("Ah Kd 7s")
    table.acts("2 check", "3 bet 200")
    table.given(ob.FaultReported("hidden_wrong_count", seat=3))
    table.step("knew", "yes")
    assert table.fault().procedure == "forfeit_hand"
    table.step("call_floor")
    table.step("forfeit")
    assert table.live == [2, 4]
    assert table.player(3).stack == 500
    assert table.hand.penalties == ((3, "hidden_wrong_count"),)
    table.check_log()


# --- several at once


def test_a_fouled_deck_comes_before_a_misdeal_and_that_before_a_repair() -> None:
    table = Table().deal()
    table.given(ob.FaultReported("disordered_stub"), ob.PileCounted("seat-2", 3))
    assert table.advice.prompt == "prompt.step.misdeal_redeal.call_floor"
    table.given(ob.FaultReported("duplicate_card", card="9c"))
    assert table.faults() == ["disordered_stub", "wrong_hole_count", "duplicate_card"]
    assert table.advice.prompt == "prompt.step.fouled_deck_refund.call_floor"
    table.step("call_floor", fault=2)
    table.step("call_floor", fault=3)
    table.step("verify", "fouled", fault=3)
    table.step("refund", fault=3)
    assert [f.status for f in table.hand.irregularities] == ["superseded", "superseded", "remedied"]
    assert table.hand.irregularities[1].done == (StepDone("call_floor", "done"),)
    assert table.phase_now() is Phase.VOIDED


def test_five_boxed_cards_are_more_than_two() -> None:
    """S-089: fouled before a misdeal, and the earlier ones are the same fault."""
    table = Table(book=LATAM).given(ob.HandBegun())
    for _ in range(5):
        table.given(ob.BoxedCardFound("seat-1"))
    assert table.fault().procedure == "fouled_deck_refund"
    statuses = [f.status for f in table.hand.irregularities]
    assert statuses == ["superseded"] * 4 + ["open"]


@pytest.mark.parametrize("how", ["mix", "move"])
def test_a_remedy_that_the_rule_forbids_is_recorded_and_flagged(how: str) -> None:
    """S-004: three drawn from a flop of five."""
    table = Table((1000,) * 6, book=LATAM).deal().around()
    table.given(ob.CardBurned("2c"), ob.StreetDealt(known("Ah Kd 7s 3c 9h")))
    assert table.fault().procedure == "overdealt_flop"
    if how == "mix":
        table.given(ob.CardsMixed(("board",), "board"))
    else:
        table.given(ob.CardsMoved("board", "muck", (0, 1)))
    flagged = table.fault("record_diverged")
    assert (flagged.detail, flagged.blocks) == ("forbidden_remedy", "nothing")
    assert table.fault("overdealt_flop").open


def test_the_cards_of_a_long_flop_go_into_the_stub_and_three_come() -> None:
    """S-003."""
    table = Table((1000,) * 6, book=LATAM).deal().around()
    table.given(ob.CardBurned("2c"), ob.StreetDealt(known("Ah Kd 7s 3c 9h")))
    table.step("call_floor")
    table.step("gather")
    assert (table.count("stub"), table.count("board")) == (39, 0)
    assert table.pools == ["3c 7s 9h Ah Kd"]
    table.step("new_flop", cards="Ts 9h 2d")
    assert table.board == "Ts 9h 2d"
    assert table.cards("burns") == "2c"
    assert table.credit("flop") == BurnCredit("flop", "stub")
    assert table.phase_now() is Phase.FLOP
    assert table.quiet
    table.check_log()
