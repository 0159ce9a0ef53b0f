"""Who controls a table: one dealer's console, until another takes it.

How consoles name themselves is tested with the service.
"""

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.decide import Command, Decision, decide
from statemachine.replay import fold
from statemachine.state import Controller
from statemachine.views import view
from tests.statemachine.table import AT, TDA, Table


def says(table: Table, observation: ob.Observation, console: str, role: str = "dealer") -> Decision:
    command = Command(observation, "Dana", role, AT, "x", table.seq + 1, console)  # type: ignore[arg-type]
    return decide(table.state, command, TDA)


def test_a_console_takes_the_table_and_everybody_there_sees_it() -> None:
    table = Table().given(ob.ControllerTaken("tablet"))
    assert table.state.controller == Controller("tablet", "Dana")
    seen = view(table.state, "floor", "en").controller
    assert seen is not None
    assert (seen.console, seen.by) == ("tablet", "Dana")
    assert view(table.state, "public", "en").controller is None


def test_another_console_may_not_act_until_it_takes_over() -> None:
    table = Table().deal().given(ob.ControllerTaken("tablet"))
    refused = says(table, ob.PlayerActed(3, "fold"), "phone").refusal
    assert refused is not None
    assert refused.code == "not_in_control"
    assert says(table, ob.ControllerTaken("phone"), "phone").events
    table.given(ob.ControllerTaken("phone"))
    assert says(table, ob.PlayerActed(3, "fold"), "phone").events
    assert says(table, ob.PlayerActed(3, "fold"), "tablet").refusal is not None


def test_floor_devices_and_programs_are_not_bound() -> None:
    table = Table().deal().given(ob.ControllerTaken("tablet"))
    assert says(table, ob.FloorCalled("me"), "phone", "floor").events
    assert says(table, ob.CardSeen("seat-1", "Ah"), "", "device").events
    assert says(table, ob.PlayerActed(3, "fold"), "").events


def test_nobody_in_control_binds_nobody() -> None:
    assert says(Table().deal(), ob.PlayerActed(3, "fold"), "phone").events


def test_taking_it_again_says_nothing_new() -> None:
    table = Table().given(ob.ControllerTaken("tablet"))
    assert table.attempt(ob.ControllerTaken("tablet")).events == ()


def test_control_lasts_over_hands_and_folds_from_the_last_one_alone() -> None:
    table = Table().given(ob.ControllerTaken("tablet")).deal()
    (started,) = [e for x in table.entries for e in x.events if isinstance(e, ev.HandStarted)]
    assert (started.console, started.console_by) == ("tablet", "Dana")
    assert fold(table.of_hand()).controller == Controller("tablet", "Dana")


def test_a_console_without_a_name_is_refused() -> None:
    Table().refuses("name_missing", ob.ControllerTaken(" "))
