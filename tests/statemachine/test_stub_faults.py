"""Faults of the stub and the deck: a street that came early, lost order, cards missing, too many
or foreign, and another deck.
"""

import pytest

from statemachine import custody as ledger
from statemachine import effects as fx
from statemachine import events as ev
from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.rulebooks import RULEBOOKS
from statemachine.slots import changed
from statemachine.state import BurnCredit
from tests.statemachine.table import TDA, Table

LATAM = RULEBOOKS["latam-2026"]
PR = RULEBOOKS["puerto-rico"]
HOYLE = RULEBOOKS["hoyle"]


# --- a street that came too early (RP-5)


def premature(bet: bool = False) -> Table:
    """S-081: the betting of the flop is open, and the turn lies there with its burn."""
    table = Table().to_flop().acts("1 bet 200" if bet else "1 check", "2 fold")
    table.street("5c")
    table.answer("real")
    return table


def test_an_early_card_goes_back_and_its_burn_stays() -> None:
    table = premature()
    fault = table.fault()
    assert (fault.procedure, fault.street, fault.blocks) == ("premature_street", "turn", "now")
    table.step("call_floor")
    table.step("return_cards")
    assert table.board == "Ah Kd 7s"
    assert table.credit("turn") == BurnCredit("turn", "stub")
    assert table.count("burns") == 2
    # The betting is finished as any other, and no card may come before the shuffle.
    assert not table.held()
    assert table.advice.actor == 3
    assert table.advice.blocked == ("next_card", "award")
    table.acts("3 bet 100", "4 call", "1 call")
    assert table.hand.rulings == ()
    assert table.advice.prompt == "prompt.step.premature_street.finish_betting"
    table.step("finish_betting")
    table.step("reshuffle")
    assert table.quiet
    assert table.phase_now() is Phase.TURN_DEAL
    table.street("9h")
    assert table.board == "Ah Kd 7s 9h"
    assert table.count("burns") == 2
    table.check_log()


def test_checks_that_nobody_tapped_are_made_when_the_betting_is_said_to_be_over() -> None:
    table = premature(bet=True)
    table.step("call_floor")
    table.step("return_cards")
    table.step("finish_betting")
    assert table.live == [1, 3, 4]
    assert {table.player(seat).stack for seat in (1, 3, 4)} == {700}
    table.step("reshuffle")
    table.street("5c")
    # The same card came again: it had gone back, so it is no duplicate.
    assert table.board == "Ah Kd 7s 5c"
    assert table.quiet


def test_an_early_flop_of_four_is_one_fault() -> None:
    table = Table().deal()
    table.street("Ah Kd 7s 3c")
    table.answer("real", "early_street")
    assert table.faults() == ["premature_street"]
    assert table.fault("four_card_flop").status == "superseded"
    table.step("call_floor")
    table.step("return_cards")
    assert (table.count("board"), table.count("burns")) == (0, 1)
    table.around()
    table.step("finish_betting")
    table.step("reshuffle")
    table.street("Ts 9h 2d")
    assert (table.board, table.count("burns")) == ("Ts 9h 2d", 1)


def test_who_is_alone_after_an_early_card_has_won() -> None:
    table = premature(bet=True)
    table.step("call_floor")
    table.step("return_cards")
    table.acts("3 fold", "4 fold")
    table.given(ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    # With the hand over there is no stub to shuffle.
    number = table.fault("premature_street").id
    table.refuses("hand_over", ob.StepTaken(number, "finish_betting", "done"))


def test_what_was_played_before_the_floor_came_waits_for_him() -> None:
    table = premature()
    table.acts("3 bet 100")
    table.step("call_floor")
    table.step("return_cards")
    assert table.asked == ["played_under_hold"]
    table.answer("stands", "played_under_hold", floor="Flor")
    assert table.bets == {3: 100}
    assert not table.held()


def test_an_early_stud_card_goes_back_from_every_hand() -> None:
    book = changed(TDA, remedies={**TDA.remedies, "premature_street": _premature()})
    level = ob.LevelSet(0, 0, 0, bring_in=5, small_bet=10)
    table = Table(variant="F7S", level=level, book=book)
    hands = {1: "?? ?? 2c", 2: "?? ?? 9d", 3: "?? ?? Kh", 4: "?? ?? Js"}
    table.deal(hands).acts("1 bring_in")
    table.given(ob.StreetDealt())
    table.answer("real", "early_street")
    stub = table.count("stub")
    table.step("call_floor")
    table.step("return_cards")
    assert [table.count(ledger.seat_place(seat)) for seat in (1, 2, 3, 4)] == [3, 3, 3, 3]
    assert table.count("stub") == stub + 4
    assert table.cards("seat-1") == "?? ?? 2c"


def _premature() -> tuple[object, ...]:
    return tuple(r for r in TDA.remedies["premature_street"] if r.procedure == "premature_street")


# --- a stub that lost its order (RP-4)


@pytest.mark.parametrize(("how", "muck", "burns"), [("stub_only", 4, 2), ("all_mixed", 0, 0)])
def test_a_dropped_stub_is_shuffled_alone_or_with_what_it_fell_on(
    how: str, muck: int, burns: int
) -> None:
    table = Table().to_flop().acts("1 fold", "2 fold", "3 check", "4 check")
    assert (table.count("stub"), table.count("muck"), table.count("burns")) == (40, 4, 1)
    table.street("2h")
    table.acts("3 check")
    table.given(ob.FaultReported("disordered_stub"))
    assert table.fault().procedure == "disordered_stub"
    table.step("call_floor")
    table.step("separate", how)
    table.step("reshuffle")
    assert (table.count("burns"), table.count("muck")) == (burns, muck)
    assert table.count("stub") == 52 - 4 - 4 - burns - muck
    # The burns were made, wherever their cards are now.
    assert table.credit("turn") == BurnCredit("turn", "stub")
    assert table.quiet
    table.around()
    table.street("3d")
    assert table.phase_now() is Phase.RIVER
    table.check_log()


# --- the deck


def test_a_stub_counted_short_is_a_deck_that_lacks_a_card() -> None:
    table = Table(book=PR).deal().given(ob.PileCounted("stub", 43))
    fault = table.fault()
    assert (fault.fault, fault.amount, fault.procedure) == (
        "deck_incomplete",
        1,
        "fouled_deck_refund",
    )
    assert (table.count("stub"), table.count("off_table")) == (43, 1)
    table.step("call_floor")
    table.step("verify", "fouled")
    table.step("refund")
    assert table.phase_now() is Phase.VOIDED
    assert table.events(ev.DeckReplaced) == [ev.DeckReplaced(at_once=False)]
    assert table.stacks == dict.fromkeys((1, 2, 3, 4), 1000)


def test_a_stub_counted_long_is_a_surplus() -> None:
    table = Table(book=PR).deal().given(ob.PileCounted("stub", 45))
    assert (table.fault().fault, table.fault().amount) == ("surplus_card", 1)
    table.given(ob.PileCounted("stub", 45))
    assert table.faults() == ["surplus_card"]
    assert table.count("stub") == 44


def test_a_stub_counted_right_says_nothing() -> None:
    table = Table().deal()
    assert table.attempt(ob.PileCounted("stub", 44)).events == ()


def test_a_card_found_under_the_table_lies_there() -> None:
    """S-019."""
    table = Table(book=LATAM).to_flop().given(ob.FaultReported("deck_incomplete", card="Jd"))
    assert table.cards("off_table") == "Jd"
    assert table.fault().step == "never_in_pack"
    table.step("never_in_pack", "yes", floor="Flor")
    assert table.fault().procedure == "fouled_deck_refund"
    # Dealt after all it would be there twice.
    table.given(ob.CardExposed("seat-1", 0, "Jd", by="player"))
    assert "duplicate_card" in table.faults()


def test_a_joker_in_a_hand_is_set_aside_and_replaced() -> None:
    table = Table(book=LATAM).deal({3: "As ??"}).acts("3 call", "4 call")
    stub = table.count("stub")
    table.given(ob.FaultReported("non_standard_card", seat=2))
    # It was no card of the deck, so one more of those is in the stub than was thought.
    assert (table.count("seat-2"), table.count("stub"), table.count("aside")) == (1, stub + 1, 1)
    assert table.hand.custody.surplus == 1
    assert table.hand.boxed == 0
    assert table.fault().procedure == "scrap_card_replaced"
    table.step("show_card")
    table.step("replace", cards="9c")
    assert table.cards("seat-2") == "?? 9c"
    assert table.quiet
    table.check_log()


def test_a_joker_on_the_board_is_replaced_by_the_next_card() -> None:
    """S-022."""
    table = Table(book=TDA).deal().acts("3 call", "4 call", "1 call", "2 check")
    table.street("Qs 3d ??")
    table.given(ob.FaultReported("non_standard_card", "flop"))
    assert table.board == "Qs 3d"
    assert table.fault().procedure == "scrap_card_replaced"
    table.step("show_card")
    table.step("replace", cards="9c")
    assert table.board == "Qs 3d 9c"
    assert table.phase_now() is Phase.FLOP
    assert table.quiet


def test_a_foreign_card_in_the_stub_costs_nothing() -> None:
    """S-023."""
    table = Table(book=LATAM).to_flop().acts("1 bet 100", "2 call")
    stub = table.count("stub")
    table.given(ob.FaultReported("non_standard_card"))
    assert (table.count("stub"), table.count("aside")) == (stub, 1)
    assert table.fault().procedure == "scrap_card"
    table.step("show_card")
    assert table.quiet


def test_a_card_of_the_stub_that_was_seen_lies_aside_until_its_remedy() -> None:
    table = Table(book=HOYLE).to_flop().given(ob.FaultReported("exposed_stub_card", card="9c"))
    assert table.cards("aside") == "9c"
    assert table.fault().procedure == "scrap_card"
    table.step("show_card")
    assert table.quiet


def test_a_seen_card_may_go_back_under_a_shuffle() -> None:
    table = Table(book=TDA).to_flop().given(ob.BoxedCardFound("board", "2c"))
    table.step("show_card")
    table.given(ob.FaultReported("exposed_stub_card", card="9c"), ob.BoxedCardFound("board", "3c"))
    stub = table.count("stub")
    # Of several cards that lie aside it is the one of the fault.
    table.rules(fx.MoveCards("aside", "stub"), fx.ShuffleStub(), faults=[2])
    assert table.cards("aside") == "2c 3c"
    assert table.count("stub") == stub + 1


def test_an_imperfect_deck_is_replaced_before_the_deal_is_complete() -> None:
    table = Table(book=HOYLE).given(ob.HandBegun(), ob.CardDealt("seat-1"), ob.CardDealt("seat-2"))
    table.given(ob.FaultReported("imperfect_deck", card="9c"))
    assert table.fault().blocks == "now"
    table.step("replace")
    assert table.count("stub") == 52
    assert table.phase_now() is Phase.HOLE_DEAL
    table.given(ob.HoleCardsDealt())
    assert table.phase_now() is Phase.PREFLOP


def test_an_imperfect_deck_waits_for_the_next_hand_once_all_have_cards() -> None:
    table = Table(book=TDA).deal().given(ob.FaultReported("imperfect_deck", card="9c"))
    table.step("replace")
    assert table.count("stub") == 44
    assert table.events(ev.DeckReplaced) == [ev.DeckReplaced(at_once=False)]


@pytest.mark.parametrize("ante_kind", ["each", "big_blind", "button"])
def test_a_redeal_on_request_leaves_the_antes_and_gives_the_rest_back(
    ante_kind: ob.AnteKind,
) -> None:
    table = Table(book=HOYLE, ante=10, ante_kind=ante_kind)
    table.given(ob.HandBegun(), ob.CardDealt("seat-1"))
    begun = table.stacks
    table.given(ob.FaultReported("no_shuffle_or_cut"))
    table.step("looked", "no")
    assert table.fault().procedure == "redeal_on_request"
    table.step("call_floor")
    table.step("decide", "redeal")
    table.step("recover_cards")
    assert table.phase_now() is Phase.MISDEALT
    antes = 40 if ante_kind == "each" else 10
    assert table.hand.betting.carried == antes
    assert sum(table.stacks.values()) == 4000 - antes
    # The same player deals, so that nobody antes a second time.
    table.deal()
    assert (table.hand.deal, table.hand.button) == (2, 4)
    assert table.stacks == begun
    assert sum(pot for pot, _ in table.pots) == antes
    table.check_log()


# --- burns


def test_an_unburned_turn_may_be_a_procedure_of_its_own() -> None:
    remedies = tuple(
        changed(remedy, procedure="unburned_street", suggestion=()) if remedy.suggestion else remedy
        for remedy in TDA.remedies["unburned_street"]
    )
    book = changed(TDA, remedies={**TDA.remedies, "unburned_street": remedies})
    table = Table(book=book).to_flop().around()
    table.street("2h")
    table.given(ob.FaultReported("unburned_street", "turn"))
    table.step("burn_it", cards="9c")
    assert table.board == "Ah Kd 7s 9c"
    assert table.cards("burns") == "?? 2h"
    assert table.credit("turn") == BurnCredit("turn", "ruling")
    assert table.quiet


# --- steps that may not be taken


def test_a_step_of_another_role_out_of_order_or_twice_changes_nothing() -> None:
    table = premature()
    number = table.fault().id
    for role in ("device", "overlay", "public", "auditor"):
        table.refuses("role_may_not", ob.StepTaken(number, "call_floor", "done"), role)
    table.refuses("step_not_open", ob.StepTaken(number, "return_cards", "done"))
    table.step("call_floor")
    table.refuses("step_not_open", ob.StepTaken(number, "call_floor", "done"))
    table.refuses("unknown_irregularity", ob.StepTaken(number + 1, "return_cards", "done"))
    table.refuses("unknown_outcome", ob.StepTaken(number, "return_cards", "match"))


def test_a_floors_step_needs_the_floors_name() -> None:
    table = Table().to_flop().given(ob.FaultReported("disordered_stub"))
    table.step("call_floor")
    number = table.fault().id
    table.refuses("floor_name_missing", ob.StepTaken(number, "separate", "stub_only"))
    table.step("separate", "stub_only", floor="Flor")
    assert not table.ruling.signed


def test_a_step_of_a_closed_procedure_is_refused() -> None:
    table = Table().deal().given(ob.FaultReported("imperfect_deck"))
    table.step("replace")
    table.refuses("irregularity_closed", ob.StepTaken(1, "replace", "done"))


def test_after_the_hand_only_what_touches_no_cards_and_chips_may_be_done() -> None:
    table = Table().deal()
    table.given(
        ob.FaultReported("card_exposed_by_player", seat=3, card="Kd"),
        ob.FaultReported("dropped_card", seat=4),
    )
    table.acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    table.step("rule", "penalise", fault=1)
    assert table.hand.penalties == ((3, "card_exposed_by_player"),)
    table.refuses("hand_over", ob.StepTaken(2, "announce", "done"))
