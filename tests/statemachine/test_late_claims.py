"""Claims after the award: on record always, upheld while the book gives them time."""

from typing import Final

import pytest

from statemachine import effects as fx
from statemachine import events as ev
from statemachine import observations as ob
from statemachine.phases import Phase
from statemachine.rulebooks import RULEBOOKS, Remedy, Rulebook
from statemachine.rulebooks.model import ClaimWindow
from statemachine.slots import changed
from tests.statemachine.table import TDA, Table

CLAIMS: Final = (
    Remedy(("claim_in_time",), "late_claim", "nothing", ()),
    Remedy((), "stands", "nothing", ()),
)
REMEDIES: Final = {
    **TDA.remedies,
    "late_claim": CLAIMS,
    "wrong_award": (Remedy((), "award_correction", "nothing", ()),),
}


def book(window: ClaimWindow = "next_hand") -> Rulebook:
    return changed(TDA, remedies=REMEDIES, late_claim_window=window)


def awarded(house: Rulebook | None = None, stacks: tuple[int, ...] = (1000,) * 4) -> Table:
    """Hand 1: four players put 100 in each, and the pot of 400 went to seat 2."""
    table = Table(stacks, book=house or book()).to_flop()
    table.around()
    for card in ("2h", "3c"):
        table.street(card)
        table.around()
    return table.given(ob.WinnerDeclared((2,)), ob.PotPushed())


def chips(table: Table) -> dict[int, int]:
    """The stacks that the table keeps between hands."""
    return {taken.seat: taken.stack for taken in table.state.seats}


def upholds(table: Table, *seats: int, pot: int | None = None) -> None:
    table.step("rule", "upheld", seats=seats, pot=pot)


# --- before the next hand


def test_a_claim_before_the_next_hand_may_reverse_the_award() -> None:
    """P-024: a tabled flush was read wrong."""
    table = awarded().given(ob.ClaimMade(1, 3, "a flush"))
    fault = table.fault()
    assert (fault.fault, fault.seat, fault.detail, fault.procedure) == (
        "late_claim",
        3,
        "a flush",
        "late_claim",
    )
    upholds(table, 3)
    assert table.stacks == {1: 900, 2: 900, 3: 1300, 4: 900}
    assert chips(table) == table.stacks
    assert table.events(ev.AwardReversed) == [
        ev.AwardReversed(1, 0, (ev.Share(2, 400),), (ev.Share(3, 400),))
    ]
    assert table.hand.awards[0].shares == (ev.Share(3, 400),)
    assert table.fault("late_claim").status == "remedied"
    table.deal()
    assert table.player(3).start == 1300
    table.check_log()


def test_a_pot_may_come_to_be_shared() -> None:
    table = awarded().given(ob.ClaimMade(1, 3))
    upholds(table, 2, 3)
    assert table.stacks == {1: 900, 2: 1100, 3: 1100, 4: 900}


def test_a_denied_claim_is_on_record_and_moves_nothing() -> None:
    table = awarded().given(ob.ClaimMade(1, 3, "a flush"))
    table.step("rule", "denied")
    assert table.stacks == {1: 900, 2: 1300, 3: 900, 4: 900}
    assert table.fault("late_claim").status == "remedied"
    assert [step.outcome for step in table.fault("late_claim").done] == ["denied"]


def test_the_same_claim_twice_is_one() -> None:
    table = awarded().given(ob.ClaimMade(1, 3))
    table.say(ob.ClaimMade(1, 3, "again"))
    assert table.last.events == ()
    table.given(ob.ClaimMade(1, 4))
    assert len(table.faults()) == 2


# --- while the next hand is played


def test_a_claim_made_in_time_goes_on_while_the_next_hand_is_played() -> None:
    table = awarded().given(ob.ClaimMade(1, 3, "a flush")).deal()
    fault = table.fault()
    assert (fault.fault, fault.amount, fault.blocks, fault.step) == (
        "late_claim",
        1,
        "nothing",
        "rule",
    )
    table.acts("4 call", "1 raise 300")
    before = table.hand.betting
    upholds(table, 3)
    assert table.stacks == {1: 600, 2: 850, 3: 1200, 4: 800}
    assert table.bets == {1: 300, 2: 50, 3: 100, 4: 100}
    assert table.hand.betting.call == before.call
    assert table.hand.betting.actor == 2
    # As if both had begun with what they have now.
    assert (table.player(2).start, table.player(3).start) == (900, 1300)
    # The hand folds alone from here, awards of the last one included.
    table.check_log()
    table.acts("2 fold", "3 fold", "4 fold").given(ob.PotPushed())
    assert chips(table) == {1: 1150, 2: 850, 3: 1200, 4: 800}
    assert sum(chips(table).values()) == 4000


def test_the_last_hand_is_kept_when_the_next_begins() -> None:
    table = awarded()
    table.deal()
    assert table.state.last == ev.LastHand(
        1, 4, (1, 2, 3, 4), (ev.PastAward(0, 400, (ev.Share(2, 400),)),)
    )
    table.rules_void()
    table.deal()
    assert table.state.last is not None
    assert table.state.last.number == 1


def test_a_claim_once_the_next_hand_has_begun_is_on_record_and_the_result_stands() -> None:
    table = awarded().deal().given(ob.ClaimMade(1, 3, "a flush"))
    fault = table.fault()
    assert (fault.fault, fault.procedure, fault.amount, fault.detail) == (
        "late_claim",
        "stands",
        1,
        "a flush",
    )
    table.step("announce")
    assert table.stacks == {1: 900, 2: 1250, 3: 800, 4: 900}
    assert not table.held()


def test_a_claim_of_a_hand_long_gone_is_on_record_too() -> None:
    table = awarded().deal()
    table.acts("4 fold", "1 fold", "2 fold").given(ob.PotPushed()).deal()
    table.given(ob.ClaimMade(1, 3))
    assert table.fault().procedure == "stands"
    table.refuses(
        "effect_impossible", ob.RulingGiven((), "so", (fx.ReverseAward((3,), hand=1),)), "floor"
    )


def test_the_floor_may_rule_against_the_window() -> None:
    table = awarded().deal()
    table.rules(fx.ReverseAward((3,)), faults=[])
    assert table.stacks == {1: 900, 2: 850, 3: 1200, 4: 900}
    # A second time it is taken from whom it went to.
    table.rules(fx.ReverseAward((4,), 0, 1), faults=[])
    assert table.stacks == {1: 900, 2: 850, 3: 800, 4: 1300}
    table.check_log()


def test_chips_that_a_stack_does_not_have_cannot_be_moved() -> None:
    table = awarded().deal().acts("4 call", "1 call", "2 all_in")
    table.refuses("effect_impossible", ob.RulingGiven((), "so", (fx.ReverseAward((3,)),)), "floor")


def test_a_seat_that_is_out_of_the_next_hand_gets_its_chips_all_the_same() -> None:
    table = awarded(stacks=(1000, 1000, 100, 1000))
    assert chips(table)[3] == 0
    table.given(ob.ClaimMade(1, 3)).deal()
    assert [p.seat for p in table.hand.betting.players] == [1, 2, 4]
    upholds(table, 3)
    assert chips(table)[3] == 400
    assert table.stacks[2] == 850
    table.check_log()


def test_a_player_who_left_has_nothing_that_could_be_taken() -> None:
    table = awarded().given(ob.ClaimMade(1, 3), ob.PlayerLeft(2))
    said = ob.StepTaken(1, "rule", "upheld", seats=(3,))
    table.refuses("effect_impossible", said, "floor")


# --- the windows of the books


@pytest.mark.parametrize(
    ("window", "procedure"),
    [("next_hand", "late_claim"), ("pot_taken", "stands"), ("minute", "fact_finding")],
)
def test_how_long_an_award_may_be_disputed_is_the_books_to_say(
    window: ClaimWindow, procedure: str
) -> None:
    table = awarded(book(window)).given(ob.ClaimMade(1, 3))
    assert table.fault().procedure == procedure


@pytest.mark.parametrize(
    ("house", "before", "after"),
    [
        ("tda", "late_claim", "stands"),
        ("latam-2026", "late_claim", "stands"),
        ("hoyle", "stands", "stands"),
    ],
)
def test_the_published_books_say_so(house: str, before: str, after: str) -> None:
    changed_book = changed(RULEBOOKS[house], verify_before_push=False)
    table = awarded(changed_book).given(ob.ClaimMade(1, 3))
    assert table.fault().procedure == before
    table = awarded(changed_book).deal().given(ob.ClaimMade(1, 3))
    assert table.fault().procedure == after
    assert table.fault().citations


@pytest.mark.parametrize(("answer", "procedure"), [("yes", "late_claim"), ("no", "stands")])
def test_whether_the_minute_is_over_somebody_has_to_say(answer: str, procedure: str) -> None:
    """P-025."""
    table = awarded(book("minute")).given(ob.ClaimMade(1, 3))
    assert table.fault().step == "claim_in_time"
    table.step("claim_in_time", answer, role="floor")
    assert table.fault().procedure == procedure


@pytest.mark.parametrize("window", ["next_hand", "pot_taken", "minute"])
def test_before_the_push_a_claim_is_in_time_by_every_book(window: ClaimWindow) -> None:
    table = Table(book=book(window)).to_flop().around()
    for card in ("2h", "3c"):
        table.street(card)
        table.around()
    table.given(ob.WinnerDeclared((2,)), ob.ClaimMade(1, 3))
    assert table.fault().procedure == "late_claim"
    upholds(table, 3)
    assert table.hand.declared[0].seats == (3,)
    table.given(ob.PotPushed())
    assert table.stacks[3] == 1300


# --- wrong awards


def test_a_wrong_award_is_put_right() -> None:
    table = awarded().given(ob.FaultReported("wrong_award", seat=3))
    assert table.fault().procedure == "award_correction"
    table.step("rule", "reversed", seats=(3, 4), pot=0)
    assert table.stacks == {1: 900, 2: 900, 3: 1100, 4: 1100}


def test_or_it_stands() -> None:
    table = awarded().given(ob.FaultReported("wrong_award", seat=3))
    table.step("rule", "stands")
    assert table.stacks[2] == 1300


def test_of_several_pots_one_is_put_right() -> None:
    table = Table((300, 1000, 1000), book=book()).to_flop().acts("1 all_in", "2 call", "3 call")
    for card in ("2h", "3c"):
        table.street(card)
        table.acts("2 bet 100", "3 call")
    table.given(ob.WinnerDeclared((2,)), ob.PotPushed(), ob.ClaimMade(1, 1))
    assert table.stacks == {1: 0, 2: 1800, 3: 500}
    upholds(table, 1, pot=0)
    assert table.stacks == {1: 900, 2: 900, 3: 500}
    assert {award.pot: award.amount for award in table.hand.awards} == {0: 900, 1: 400}


@pytest.mark.parametrize(
    ("code", "seen"),
    [
        ("claim_hand_unknown", ob.ClaimMade(0, 1)),
        ("claim_hand_unknown", ob.ClaimMade(2, 1)),
        ("claim_hand_unknown", ob.ClaimMade(10**30, 1)),
        ("unknown_seat", ob.ClaimMade(1, 11)),
        ("text_too_long", ob.ClaimMade(1, 1, "x" * 101)),
    ],
)
def test_bad_claims_are_refused(code: str, seen: ob.Observation) -> None:
    awarded().refuses(code, seen)


@pytest.mark.parametrize("seats", [(), (9,), (2, 2), (11,)])
def test_a_claim_is_upheld_for_seats_of_the_hand(seats: tuple[int, ...]) -> None:
    table = awarded().given(ob.ClaimMade(1, 3))
    decision = table.attempt(ob.StepTaken(1, "rule", "upheld", seats=seats), "floor")
    assert decision.refusal is not None


def test_nothing_is_claimed_at_a_table_without_a_hand() -> None:
    Table().refuses("no_hand", ob.ClaimMade(1, 1))


def test_a_hand_in_play_may_be_claimed_and_nothing_happens_to_it() -> None:
    table = Table(book=book()).to_flop().given(ob.ClaimMade(1, 3))
    assert table.fault().procedure == "late_claim"
    assert table.phase is Phase.FLOP
    table.step("rule", "denied")
    assert table.quiet
