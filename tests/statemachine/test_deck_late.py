"""A deck that is found fouled once its hand is over: whose chips go back, and when none do."""

from typing import Final

import pytest

from statemachine import custody as ledger
from statemachine import effects as fx
from statemachine import events as ev
from statemachine import observations as ob
from statemachine.irregularities import KINDS, OF_DECK, IrregularityKind
from statemachine.phases import Phase
from statemachine.rulebooks import RULEBOOKS, Rulebook
from statemachine.slots import changed
from tests.statemachine.table import TDA, Table

LATAM: Final = RULEBOOKS["latam-2026"]
HOYLE: Final = RULEBOOKS["hoyle"]


def awarded(book: Rulebook = TDA, winner: int = 1) -> Table:
    """A side pot and a main pot, both pushed: seat 2 has nothing left."""
    table = Table((1000, 300, 1000), book=book).deal()
    table.acts("3 raise 300", "1 call", "2 all_in")
    for cards in ("Ah Kd 7s", "2h", "3c"):
        table.street(cards)
        table.acts("1 bet 100", "3 call") if cards == "2h" else table.around()
    table.given(ob.WinnerDeclared((winner,)), ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    return table


def found(table: Table, kind: IrregularityKind = "duplicate_card") -> Table:
    return table.given(ob.FaultReported(kind, card="9s"))


def refunded(table: Table) -> Table:
    table.step("call_floor")
    table.step("verify", "fouled")
    table.step("refund")
    return table


def test_every_chip_of_an_awarded_hand_goes_back_to_whose_it_was() -> None:
    table = refunded(found(awarded()))
    assert table.phase_now() is Phase.VOIDED
    assert table.stacks == {1: 1000, 2: 300, 3: 1000}
    assert {o.seat: o.stack for o in table.state.seats} == table.stacks
    assert table.hand.awards == ()
    assert table.events(ev.DeckReplaced) == [ev.DeckReplaced(at_once=False)]
    table.deal()
    assert (table.hand.number, table.hand.deal, table.hand.button) == (1, 2, 3)
    table.check_log()


def test_a_hand_that_was_reversed_already_goes_back_as_well() -> None:
    table = awarded().given(ob.ClaimMade(1, 3, "a flush"))
    table.step("rule", "upheld", seats=(3,))
    refunded(found(table))
    assert table.stacks == {1: 1000, 2: 300, 3: 1000}
    table.check_log()


def test_where_runs_and_halves_were_pushed_all_of_them_come_back() -> None:
    table = Table((1000, 500)).to_flop("2c 3c 4d", {1: "As Ah", 2: "Ks Kh"})
    table.acts("1 all_in", "2 call").given(ob.RunsAgreed(2))
    for cards in ("6s", "7h", "Kc", "8h"):
        table.street(cards)
    table.given(ob.HandTabled(1), ob.HandTabled(2), ob.PotPushed())
    assert len(table.hand.awards) > 1
    refunded(found(table))
    assert table.stacks == {1: 1000, 2: 500}
    table.check_log()


@pytest.mark.parametrize(
    "since", [ob.PlayerSeated(2, "Player 2", 500), ob.PlayerLeft(3)], ids=["rebuy", "left"]
)
def test_chips_that_moved_since_cannot_be_given_back_by_the_book(since: ob.Observation) -> None:
    table = found(awarded()).given(since)
    table.step("call_floor")
    table.step("verify", "fouled")
    table.refuses("effect_impossible", ob.StepTaken(table.fault().id, "refund", "done"))
    assert table.phase_now() is Phase.COMPLETE
    # The floor settles it by hand, and the record says so.
    table.rules(fx.ReplaceDeck(), reason="settled in chips at the table")
    assert table.quiet


def test_where_the_text_leaves_it_to_the_floor_his_ruling_may_void_the_hand() -> None:
    table = found(awarded(), "deck_incomplete")
    assert table.fault().procedure == "floor_discretion"
    assert table.advice.prompt == "prompt.step.floor_discretion.call_floor"
    table.rules(fx.VoidHand(), fx.ReplaceDeck())
    assert table.phase_now() is Phase.VOIDED
    assert table.stacks == {1: 1000, 2: 300, 3: 1000}
    table.check_log()


def test_other_effects_come_too_late_for_a_hand_that_is_over() -> None:
    table = found(awarded())
    (number,) = [fault.id for fault in table.hand.open_irregularities()]
    for effect in (fx.DeclareMisdeal(), fx.KillHand(1), fx.MoveChips(1, 10)):
        table.refuses("hand_over", ob.RulingGiven((number,), "so", (effect,)), "floor")


@pytest.mark.parametrize("kind", sorted(OF_DECK))
@pytest.mark.parametrize("book", RULEBOOKS.values(), ids=list(RULEBOOKS))
def test_of_a_hand_before_a_deck_is_only_replaced(book: Rulebook, kind: IrregularityKind) -> None:
    """TDA-35-E4, LATAM-35-E6, HOYLE-DECK-2: the result stands, whatever else the kind would do."""
    table = Table(book=book).deal().acts("3 fold", "4 fold", "1 fold")
    table.given(ob.PileCounted("seat-2", 2), ob.PotPushed())
    after = table.stacks
    table.deal().acts("4 call").given(ob.FaultReported(kind, card="9s", hand=1))
    fault = table.fault()
    assert (fault.detail, fault.blocks, table.held()) == ("earlier_hand", "nothing", False)
    assert ledger.total(table.hand.custody) == 52
    for _ in range(3):
        if not table.hand.open_irregularities():
            break
        step = table.fault().step or ""
        table.step(step, {"playing_card": "no", "rule": "stands"}.get(step, "done"))
    assert table.quiet
    assert table.hand.number == 2
    assert sum(table.stacks.values()) == sum(after.values()) - 50 - 100 - 100


def test_a_minute_is_for_the_floor_to_know() -> None:
    house = changed(LATAM, late_claim_window="minute")
    table = Table(book=house).deal().acts("3 fold", "4 fold", "1 fold")
    table.given(ob.PileCounted("seat-2", 2), ob.PotPushed())
    found(table)
    assert (table.fault().procedure, table.fault().step) == ("fact_finding", "claim_in_time")
    table.step("claim_in_time", "no")
    assert table.fault().procedure == "replace_deck"


def test_in_the_first_hand_there_is_none_before_it() -> None:
    table = found(Table().given(ob.HandBegun()))
    assert (table.fault().detail, table.fault().procedure) == ("", "fouled_deck_refund")


def test_once_a_card_is_dealt_it_is_this_hand_that_is_fouled() -> None:
    table = awarded().given(ob.PlayerSeated(2, "Player 2", 300), ob.HandBegun())
    found(table.given(ob.CardDealt("seat-2")))
    assert (table.fault().detail, table.fault().procedure) == ("", "fouled_deck_refund")


def test_the_pack_of_the_hand_before_is_not_the_one_that_is_dealt_now() -> None:
    table = awarded().given(ob.PlayerSeated(2, "Player 2", 300), ob.HandBegun())
    table.given(ob.CardDealt("seat-2"), ob.FaultReported("duplicate_card", card="9s", hand=1))
    table.step("replace")
    assert table.events(ev.DeckReplaced) == [ev.DeckReplaced(at_once=False)]
    assert (table.count("seat-2"), table.count("stub")) == (1, 51)


def test_what_is_open_of_the_deck_goes_on_in_the_next_hand() -> None:
    table = found(awarded(HOYLE), "deck_incomplete").given(ob.PlayerSeated(2, "Player 2", 300))
    assert table.fault().procedure == "replace_deck"
    table.given(ob.HandBegun())
    assert (table.hand.number, table.faults()) == (2, ["deck_incomplete"])
    assert (table.fault().procedure, table.fault().detail) == ("replace_deck", "earlier_hand")
    table.step("replace")
    assert table.quiet
    table.check_log()


def test_what_the_table_saw_of_a_card_ends_with_its_hand() -> None:
    table = Table(book=LATAM).deal().acts("3 raise 300", "4 call")
    table.given(ob.FaultReported("non_standard_card"))
    assert table.fault().procedure == "scrap_card"
    table.acts("1 fold", "2 fold")
    for cards in ("Ah Kd 7s", "2h", "3c"):
        table.street(cards)
        table.around()
    table.given(ob.WinnerDeclared((3,)), ob.PileCounted("seat-3", 2), ob.PotPushed())
    assert table.given(ob.HandBegun()).quiet


def test_all_that_fouls_a_deck_may_be_said_of_a_hand_that_is_over() -> None:
    assert {kind for kind, info in KINDS.items() if info.severity == "deck"} <= OF_DECK
    assert all(KINDS[kind].reported for kind in OF_DECK)
