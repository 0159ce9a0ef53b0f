"""Cards that were seen: exposed in the deal, off the table, shown or dropped by a player."""

from statemachine import custody as ledger
from statemachine import events as ev
from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.rulebooks import RULEBOOKS
from statemachine.state import BurnCredit, StepDone
from tests.statemachine.table import Table

LATAM = RULEBOOKS["latam-2026"]
PR = RULEBOOKS["puerto-rico"]


def dealt(*places: str, table: Table | None = None) -> Table:
    """A hand whose first cards came one by one."""
    table = table or Table()
    table.given(ob.HandBegun())
    for place in places:
        table.given(ob.CardDealt(place))  # type: ignore[arg-type]
    return table


# --- exposed in the deal


def test_a_single_exposed_card_is_replaced_and_burns_next() -> None:
    """S-040: the fifth card flips; the seat gets the top card and the exposed one burns."""
    table = dealt("seat-1", "seat-2", "seat-3", "seat-4", "seat-1")
    table.given(ob.CardDealt("seat-2"), ob.CardDealt("seat-3", "4c", up=True))
    fault = table.fault()
    assert (fault.procedure, fault.step) == ("exposed_card_replacement", "finish_deal")
    table.given(ob.CardDealt("seat-4"))
    # Dealing on is what the remedy begins with: nothing was played against advice.
    assert table.events(ev.PlayedUnderHold) == []
    assert table.fault().step == "replace"
    assert table.held()
    table.step("replace", cards="9c")
    assert table.cards("seat-3") == "?? 9c"
    assert table.cards("burns") == "4c"
    assert table.credit("flop") == BurnCredit("flop", "pre_paid")
    assert table.quiet
    assert table.phase_now() is Phase.PREFLOP
    table.around()
    table.street("Ah Kd 7s")
    assert table.count("burns") == 1
    table.check_log()


def test_the_deal_is_finished_by_its_step_too() -> None:
    table = dealt("seat-1", "seat-2", "seat-3", "seat-4", "seat-1", "seat-2")
    table.given(ob.CardDealt("seat-3", "4c", up=True))
    table.step("finish_deal")
    assert table.count("seat-4") == 2
    table.step("replace")
    assert table.quiet
    assert table.count("stub") == 52 - 9


def test_an_exposed_card_is_burned_and_replaced_without_a_credit() -> None:
    table = Table(book=PR).deal().given(ob.CardExposed("seat-1", 0, "5h"))
    assert table.fault().procedure == "burn_and_replace"
    table.step("replace", cards="9c")
    assert table.cards("seat-1") == "?? 9c"
    assert table.cards("burns") == "5h"
    assert table.hand.burns == ()
    assert table.quiet


def test_a_reported_exposure_shows_the_card() -> None:
    table = Table(book=PR).deal().given(ob.FaultReported("exposed_hole_card", seat=2, card="5h"))
    assert "5h" in table.cards("seat-2")
    table.step("replace")
    assert table.cards("burns") == "5h"
    assert table.count("seat-2") == 2


def test_a_card_that_fell_off_the_table_annuls_the_deal() -> None:
    table = dealt("seat-1", "seat-2", table=Table(book=PR))
    table.given(ob.FaultReported("card_off_table", seat=2))
    assert (table.count("off_table"), table.count("seat-2")) == (1, 0)
    assert table.fault().procedure == "annul_and_refund"
    table.step("call_floor")
    table.step("annul", "annul")
    table.step("refund")
    assert table.phase_now() is Phase.VOIDED
    assert table.stacks == dict.fromkeys((1, 2, 3, 4), 1000)


def test_an_annulled_deal_may_be_played_on() -> None:
    table = dealt("seat-1", "seat-2", table=Table(book=PR))
    table.given(ob.FaultReported("card_off_table", seat=2))
    table.step("call_floor")
    table.step("annul", "play_on")
    assert table.quiet
    assert table.phase_now() is Phase.HOLE_DEAL


def test_a_fallen_card_may_be_treated_as_exposed() -> None:
    table = Table().deal().given(ob.FaultReported("card_off_table", seat=3, card="5h"))
    assert table.fault().procedure == "exposed_card_replacement"
    table.step("replace", cards="9c")
    assert table.cards("burns") == "5h"
    assert table.cards("seat-3") == "?? 9c"
    assert table.count("off_table") == 0


# --- seen of a player


def test_a_card_that_a_player_shows_is_noted() -> None:
    table = Table().deal().given(ob.CardExposed("seat-3", 0, "Kd", by="player"))
    fault = table.fault()
    assert (fault.fault, fault.procedure, fault.blocks) == (
        "card_exposed_by_player",
        "note_penalty",
        "nothing",
    )
    table.step("rule", "warn")
    assert table.hand.penalties == ((3, "warning"),)
    assert table.quiet


def test_heads_up_what_one_saw_all_see_and_the_penalty_is_the_floors() -> None:
    table = Table((1000, 1000), book=LATAM).deal()
    table.given(ob.CardExposed("seat-1", 0, by="player"))
    fault = table.fault()
    assert (fault.fault, fault.procedure) == ("heads_up_disclosure", "heads_up_disclosure")
    table.step("show_all", cards="Kd")
    # The one that was seen has a name now; no other card was turned up for it.
    assert table.cards("seat-1") == "Kd ??"
    assert [placed.shown for placed in ledger.pile(table.hand.custody, "seat-1")] == [True, False]
    assert table.live == [1, 2]
    table.step("penalise", "penalise")
    assert table.hand.penalties == ((1, "heads_up_disclosure"),)
    assert table.quiet


def test_a_door_card_without_a_name_is_not_the_one_that_was_shown() -> None:
    level = ob.LevelSet(0, 0, 0, bring_in=5, small_bet=10)
    table = Table((1000, 1000), variant="F7S", level=level, book=LATAM).deal().acts("1 bring_in")
    table.given(ob.CardExposed("seat-2", 0, by="player"))
    table.step("show_all", cards="Kd")
    assert table.cards("seat-2") == "Kd ?? ??"


def test_a_penalty_may_follow_when_the_hand_is_over() -> None:
    table = Table((1000, 1000), book=LATAM).deal()
    table.given(ob.FaultReported("heads_up_disclosure", seat=1, card="Kd"))
    table.step("show_all")
    table.rules_void()
    assert table.fault("heads_up_disclosure").done == (StepDone("show_all", "done"),)


def test_a_dropped_card_is_played() -> None:
    table = Table().deal().given(ob.FaultReported("dropped_card", seat=3, card="5h"))
    assert table.fault().procedure == "hand_lives"
    assert "5h" in table.cards("seat-3")
    table.step("announce")
    assert (table.live, table.count("seat-3")) == ([1, 2, 3, 4], 2)


def test_what_is_noted_of_a_folded_hand_does_not_revive_it() -> None:
    table = Table().deal().acts("3 fold").given(ob.FaultReported("dropped_card", seat=3))
    table.step("announce")
    assert table.live == [1, 2, 4]
