"""The role × field matrix is what every view and every entry keeps to, field by field.

What hidden cards become is proved with the views.
"""

from dataclasses import fields, is_dataclass
from typing import Any, Final

import pytest

from statemachine import events as ev
from statemachine import observations as ob
from statemachine import views
from statemachine.roles import ROLES, Role
from statemachine.rulebooks import RULEBOOKS
from statemachine.slots import changed
from statemachine.state import TableState
from statemachine.texts import LANGUAGES
from statemachine.views import redact, redact_observation, view
from statemachine.views.matrix import FIELDS, WHO_SEES, sees
from tests.scale import scaled
from tests.statemachine.anything import Anything
from tests.statemachine.chance import Seeded, percent
from tests.statemachine.play import Dealer
from tests.statemachine.table import TDA, VERIFYING, Table

# Whoever sees every part: what the others see is cut from what this one does.
ALL: Final[Role] = "admin"


def cut(value: Any, role: Role, state: TableState) -> Any:
    """A part of the whole view as the matrix alone would leave it to a role."""
    if isinstance(value, tuple):
        return tuple(cut(each, role, state) for each in value if not kept_from(each, role, state))
    if not is_dataclass(value) or isinstance(value, type):
        return value
    left = {}
    for field in fields(value):
        part = FIELDS.get(f"{type(value).__name__}.{field.name}")
        whole = getattr(value, field.name)
        unseen = part is not None and not sees(role, part)
        left[field.name] = empty(whole) if unseen else cut(whole, role, state)
        if name_of_floor_only(field.name, role, state):
            left[field.name] = None
    return changed(value, **left)


def name_of_floor_only(field: str, role: Role, state: TableState) -> bool:
    """Whether a floor is on the way to what is for the floor alone."""
    going = state.hand.going if state.hand else None
    return field == "going" and bool(going and going.floor_only) and not sees(role, "floor_only")


def empty(value: Any) -> Any:
    return () if isinstance(value, tuple) else None


def kept_from(value: Any, role: Role, state: TableState) -> bool:
    """Whether a fault or ruling of a list is not told of at all."""
    hand = state.hand
    name = type(value).__name__
    if hand is None or name not in {"IrregularityView", "RulingView"} or sees(role, "floor_only"):
        return False
    there = hand.irregularities if name == "IrregularityView" else hand.rulings
    return next(each.floor_only for each in there if each.id == value.id)


def told(value: Any) -> set[str]:
    """The fields of the matrix that are not empty somewhere in a view."""
    if isinstance(value, tuple):
        return set().union(*(told(each) for each in value)) if value else set()
    if not is_dataclass(value) or isinstance(value, type):
        return set()
    found: set[str] = set()
    for field in fields(value):
        name = f"{type(value).__name__}.{field.name}"
        whole = getattr(value, field.name)
        if name in FIELDS and whole:
            found.add(name)
        found |= told(whole)
    return found


def event_for(event: ev.Event, role: Role) -> ev.Event | None:
    """An event that who sees all parts is told, as the matrix alone would leave it."""
    if getattr(event, "floor_only", False) and not sees(role, "floor_only"):
        return None
    if isinstance(event, ev.ControlTaken) and not sees(role, "control"):
        return None
    if isinstance(event, ev.DealerNoted | ev.FloorWent) and not sees(role, "staff"):
        return None
    if isinstance(event, ev.HandStarted) and not sees(role, "control"):
        event = changed(event, console="", console_by="")
        return event if sees(role, "staff") else changed(event, dealer="", dealer_id="")
    if isinstance(event, ev.ClaimCommitted) and not sees(role, "claimant"):
        return changed(event, by="")
    return event


class Compared:
    """Compares what each role is told of a table with the matrix, and counts what there was."""

    def __init__(self) -> None:
        self.fields: set[str] = set()
        self.parts: set[str] = set()

    def look(self, table: Table) -> None:
        for entry, state in zip(table.entries, table.states, strict=True):
            self._entry(entry.events, entry.observation)
            for language in LANGUAGES:
                whole = view(state, ALL, language)
                self.fields |= told(whole)
                for role in ROLES:
                    assert view(state, role, language) == cut(whole, role, state), role

    def _entry(self, events: tuple[ev.Event, ...], said: ob.Observation | None) -> None:
        for event in events:
            whole = redact(event, ALL)
            if getattr(event, "floor_only", False):
                self.parts.add("floor_only")
            if isinstance(event, ev.ControlTaken):
                self.parts.add("control")
            if isinstance(event, ev.DealerNoted | ev.FloorWent):
                self.parts.add("staff")
            if isinstance(event, ev.ClaimCommitted):
                self.parts.add("claimant")
            for role in ROLES:
                expected = None if whole is None else event_for(whole, role)
                assert redact(event, role) == expected, role
        if said is None:
            return
        whole_said = redact_observation(said, ALL, events)
        floors = any(getattr(event, "floor_only", False) for event in events)
        of_fault = isinstance(
            said, ob.StepTaken | ob.RulingGiven | ob.CallPositionSet | ob.FloorGoing
        )
        for role in ROLES:
            kept = (floors and of_fault and not sees(role, "floor_only")) or (
                isinstance(said, ob.ControllerTaken) and not sees(role, "control")
            )
            staff = isinstance(said, ob.DealerChanged | ob.FloorGoing)
            kept = kept or (staff and not sees(role, "staff"))
            expected_said = None if kept else whole_said
            assert redact_observation(said, role, events) == expected_said, role


def with_all_of_it() -> list[Table]:
    """Tables at which each part of the matrix has something to tell."""
    faulty = Table().to_flop("Ah Kd 7s 3c")
    faulty.given(ob.ControllerTaken("console-1"), ob.DealerChanged("Dana", "d-1"))
    faulty.say(ob.FloorGoing(1), "floor", "Flor")
    unburned = Table().to_flop("Qs Jh 4d").given(ob.FaultReported("unburned_street", "flop"))
    doubled = Table().to_flop("Ah Kd 7s", {1: "2c 2d"})
    doubled.given(ob.CardNamed("seat-4", 0, "2c"), ob.CardNamed("seat-4", 0, "3c"))
    hidden = next(fault for fault in doubled.hand.irregularities if fault.floor_only)
    if hidden.open:
        doubled.say(ob.FloorGoing(hidden.id), "floor", "Flor")
    lost = Table(book=RULEBOOKS["latam-2026"]).deal()
    lost.given(ob.FaultReported("hand_killed_by_dealer", seat=1))
    number = lost.fault("hand_killed_by_dealer").id
    lost.given(
        ob.StepTaken(number, "freeze", "done"),
        ob.StepTaken(number, "isolate", "isolated"),
    )
    lost.say(ob.ClaimSealed(number, "5a" * 32), "director")
    return [faulty, unburned, doubled, lost]


def test_each_role_is_told_what_the_matrix_says() -> None:
    compared = Compared()
    for table in with_all_of_it():
        compared.look(table)
    # There was something to keep from somebody in each field and part.
    assert compared.fields == set(FIELDS)
    assert compared.parts | set(FIELDS.values()) == set(WHO_SEES)


@pytest.mark.parametrize("seed", range(scaled(8, 400)))
def test_each_role_is_told_what_the_matrix_says_of_anything(seed: int) -> None:
    chance = Seeded(seed)
    table = Table(
        [chance.number(100, 1500) for _ in range(chance.number(2, 5))],
        book=chance.one((TDA, VERIFYING)),
    )
    dealer, anything = Dealer(table, chance, tabled=60), Anything(table, chance, absurd=3)
    for _ in range(30):
        hand = table.state.hand
        stuck = hand is not None and (hand.held or hand.betting.actor is None)
        if stuck or percent(chance, 30):
            table.attempt(anything.next(), "floor")
        else:
            table.attempt(dealer.next())
    Compared().look(table)


def test_who_sees_every_part_is_one_role_at_least() -> None:
    assert all(sees(ALL, part) for part in WHO_SEES)
    # And an overlay sees none of them: it has a view of its own.
    assert not any(sees("overlay", part) for part in WHO_SEES)


def test_a_field_of_the_matrix_is_a_field() -> None:
    for name in FIELDS:
        owner, _, field = name.partition(".")
        assert field in {each.name for each in fields(getattr(views, owner))}
