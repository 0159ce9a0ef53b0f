"""What the other books would have said of the same fault, and who gets to read it."""

import pytest

from statemachine import observations as ob
from statemachine.other_books import others
from statemachine.roles import ROLES
from statemachine.rulebooks import RULEBOOKS
from statemachine.views import view
from tests.statemachine.table import Table


def unburned() -> Table:
    table = Table().to_flop("Qs Jh 4d")
    table.say(ob.FaultReported("unburned_street", "flop"))
    return table


def test_the_other_three_say_what_they_would_do() -> None:
    table = unburned()
    said = {other.book: other for other in others(table.hand, table.fault("unburned_street"))}
    assert list(said) == ["latam-2026", "puerto-rico", "hoyle"]
    assert said["latam-2026"].procedure == "unburned_flop"
    assert said["latam-2026"].citations == ("LATAM-39-C1", "TDA-38-4")
    assert (said["puerto-rico"].procedure, said["puerto-rico"].silent) == (
        "annul_and_refund",
        False,
    )
    assert said["hoyle"].silent


def test_each_book_measures_its_own_cut_off() -> None:
    table = Table().deal()
    table.acts("3 call", "4 call")
    table.say(ob.FaultReported("first_card_wrong_seat", seat=2))
    said = {o.book: o.procedure for o in others(table.hand, table.fault("first_card_wrong_seat"))}
    assert said == {"latam-2026": "stands", "puerto-rico": "late_card", "hoyle": "floor_discretion"}


def test_a_book_that_has_to_ask_says_what() -> None:
    table = Table().deal()
    table.say(ob.FaultReported("commingled_hand", seat=2))
    said = {other.book: other for other in others(table.hand, table.fault("commingled_hand"))}
    assert (said["latam-2026"].procedure, said["latam-2026"].asks) == ("fact_finding", "protected")


def test_the_fault_itself_is_not_one_that_was_there_before() -> None:
    # The one exposed card is not the second one, which would make a misdeal (TDA-35-A7).
    table = Table(book=RULEBOOKS["puerto-rico"]).deal()
    table.say(ob.FaultReported("exposed_hole_card", seat=4))
    said = {o.book: o.procedure for o in others(table.hand, table.fault("exposed_hole_card"))}
    assert said["tda"] == "exposed_card_replacement"


@pytest.mark.parametrize("role", ROLES)
def test_who_rules_or_audits_reads_it_and_nobody_else(role: str) -> None:
    table = unburned()
    shown = view(table.state, role, "es").hand  # type: ignore[arg-type]
    assert shown is not None
    (fault,) = shown.irregularities
    assert bool(fault.others) is (role in {"floor", "director", "admin", "auditor"})
    for other in fault.others:
        assert other.procedure_title
        assert other.edition


def test_a_fault_that_is_closed_is_not_measured_again() -> None:
    table = unburned()
    table.rules()
    shown = view(table.state, "floor", "en").hand
    assert shown is not None
    assert shown.irregularities[0].others == ()
