"""What the floor gets to think a fault over with: what told of it, and what its remedy changes."""

import pytest

from statemachine import observations as ob
from statemachine.roles import ROLES, Role
from statemachine.rulebooks import RULEBOOKS
from statemachine.texts import LANGUAGES, Language
from statemachine.views import IrregularityView, view
from statemachine.views.matrix import WHO_SEES
from tests.statemachine.table import Table

LATAM = RULEBOOKS["latam-2026"]


def seen(
    table: Table, number: int = 1, role: Role = "floor", language: Language = "en"
) -> IrregularityView:
    shown = view(table.state, role, language).hand
    assert shown is not None
    return next(fault for fault in shown.irregularities if fault.id == number)


def overbet() -> Table:
    """S-066: seat 3 raises a pot of 250 to more than the pot allows, and seat 4 calls it."""
    table = Table((2000,) * 4, variant="PT").deal()
    table.acts("3 raise 600", "4 call")
    if not table.faults():
        table.say(ob.FaultReported("overbet_limit", seat=3))
    return table


# --- what told of it


def test_the_evidence_grows_with_each_step_and_answer() -> None:
    table = Table(book=LATAM).deal()
    table.say(ob.FaultReported("hand_killed_by_dealer", seat=3))
    expected = [table.seq]
    for step, outcome in (("freeze", "done"), ("isolate", "isolated")):
        table.step(step, outcome)
        expected.append(table.seq)
    table.say(ob.ClaimSealed(1, "c0" * 32), "director", "Dee")
    assert seen(table).evidence == (*expected, table.seq)
    assert seen(table).commitment == "c0" * 32
    # What has nothing to do with it tells nothing of it.
    before = seen(table).evidence
    table.say(ob.FaultReported("unburned_street", "flop"))
    assert seen(table).evidence == before
    table.check_log()


def test_the_answer_to_a_question_and_what_led_to_it_are_evidence() -> None:
    table = Table().to_flop().around()
    table.say(ob.CardBurned())
    question = table.asks(ob.CardBurned(), "surplus_burn")
    tapped = table.seq
    table.answer("real")
    fault = table.fault()
    assert question.seq == tapped
    assert seen(table, fault.id).evidence == (tapped, table.seq)


def test_a_found_fact_is_evidence() -> None:
    table = Table(book=LATAM).deal()
    table.say(ob.FaultReported("commingled_hand", seat=2))
    asked = table.fault().step
    assert (table.fault().procedure, asked) == ("fact_finding", "protected")
    before = seen(table).evidence
    table.step("protected", "no")
    assert seen(table).evidence == (*before, table.seq)


def test_what_was_taken_back_tells_nothing() -> None:
    table = Table(book=LATAM).deal()
    table.say(ob.FaultReported("hand_killed_by_dealer", seat=3))
    before = seen(table).evidence
    table.step("freeze")
    table.retracts(table.seq)
    assert seen(table).evidence == before


# --- what will change


def test_what_the_rest_of_the_remedy_changes_is_said_before_it_is_done() -> None:
    table = Table(book=LATAM).deal()
    table.say(ob.FaultReported("hand_killed_by_dealer", seat=3))
    # Cards that are found and match bring the hand back: two steps ahead.
    (line,) = seen(table).will_change
    step = seen(table).step
    assert step is not None
    assert step.who == "dealer"
    for name, outcome in (("freeze", "done"), ("isolate", "isolated"), ("claim", "done")):
        assert seen(table).will_change == (line,)
        table.step(name, outcome)
    step = seen(table).step
    assert step is not None
    assert step.who == "floor"
    told = {outcome.outcome: outcome.changes for outcome in step.outcomes}
    assert told["match"] == (line,)
    assert told["mismatch"] == told["not_identifiable"] != told["match"]


def test_corrected_bets_are_told_seat_by_seat_as_they_will_be() -> None:
    table = overbet()
    lines = seen(table).will_change
    assert lines[1:]
    bets = dict(table.bets)
    table.step("call_floor")
    table.step("correct", "corrected")
    assert seen(table).will_change == lines
    table.step("settle")
    moved = {seat: to for seat, to in table.bets.items() if bets.get(seat) != to}
    assert moved
    assert lines[1:] == tuple(
        f"Seat {seat}: the bet of {bets[seat]} becomes {to}." for seat, to in moved.items()
    )


def test_a_suggestion_counts_as_what_will_change() -> None:
    for book in RULEBOOKS.values():
        table = Table(book=book).to_flop("Qs Jh 4d")
        table.say(ob.FaultReported("unburned_street", "flop"))
        fault = seen(table)
        if fault.procedure == "floor_discretion":
            assert fault.will_change == fault.suggestion


def test_a_seat_that_the_book_leaves_open_is_that_of_the_fault() -> None:
    table = Table().to_flop("Ah Kd 7s").acts("1 bet 200")
    table.say(ob.FaultReported("clock_expired", seat=2))
    table.step("call_floor")
    step = seen(table, role="dealer").step
    assert step is not None
    told = {outcome.outcome: outcome for outcome in step.outcomes}
    assert all("seat 2" in line for line in told["done"].changes)
    assert told["done"].then is None


def test_each_outcome_says_what_it_changes_or_what_comes_then() -> None:
    for book in RULEBOOKS.values():
        table = Table(book=book).to_flop("Ah Kd 7s 3c")
        for _ in range(12):
            if not table.hand.open_irregularities():
                break
            fault = table.hand.open_irregularities()[0]
            step = seen(table, fault.id, "dealer").step
            assert step is not None
            assert all(outcome.changes or outcome.then for outcome in step.outcomes), step
            first = step.outcomes[0]
            pick = 0 if step.needs == "pick" else None
            table.step(step.step, first.outcome, pick=pick)
            opened = seen(table, fault.id, "dealer").step
            if first.then is not None:
                assert opened is not None
                assert opened.text == first.then


# --- for whom


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_for_who_rules_or_audits(role: Role, language: Language) -> None:
    table = overbet()
    fault = seen(table, 1, role, language)
    assert bool(fault.evidence) is bool(fault.authority) is (role in WHO_SEES["thought"])
    assert bool(fault.will_change) is (role in WHO_SEES["remedy"])
    table.step("call_floor")
    table.step("correct", "corrected")
    step = seen(table, 1, role, language).step
    assert step is not None
    assert all(bool(outcome.changes) is (role in WHO_SEES["remedy"]) for outcome in step.outcomes)


def test_nothing_of_it_is_left_once_the_fault_is_closed() -> None:
    table = overbet()
    table.rules()
    fault = seen(table)
    assert (fault.evidence, fault.will_change, fault.others) == ((), (), ())
