"""The chart of a hand: what the library does not check when it builds is checked here."""

import re
from collections import defaultdict
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statemachine import guards
from statemachine.chart import (
    Row,
    chart,
    procedure_chart,
    rows,
    step_after,
)
from statemachine.custody import FACE_DOWN, full_deck, seat_place
from statemachine.events import FormedPot
from statemachine.guards import Guard
from statemachine.phases import (
    BETTING,
    BURNING,
    DEALING,
    DISCARDING,
    ENDED,
    Phase,
    burn_phase,
    deal_phase,
    phases_of,
)
from statemachine.procedures import PROCEDURES, Procedure
from statemachine.rulebooks import Rulebook
from statemachine.slots import changed
from statemachine.state import BurnCredit, Declared, HandState, Hold
from statemachine.state import Drawn as DrawnCards
from statemachine.texts import LANGUAGES, TEXTS
from statemachine.variants import VARIANTS, VariantId
from tests.statemachine.chance import Drawn
from tests.statemachine.play import Dealer
from tests.statemachine.table import TDA, VERIFYING, Table

variants = pytest.mark.parametrize("variant", list(VARIANTS))
procedures = pytest.mark.parametrize("procedure", list(PROCEDURES.values()), ids=list(PROCEDURES))


def running(variant: VariantId) -> list[Phase]:
    return [phase for phase in phases_of(VARIANTS[variant]) if phase not in ENDED]


EVERY_RUNNING = [(variant, phase) for variant in VARIANTS for phase in running(variant)]


def test_the_phases_are_those_of_the_design() -> None:
    assert " ".join(phases_of(VARIANTS["NT"])) == (
        "setup hole_deal preflop flop_burn flop_deal flop turn_burn turn_deal turn "
        "river_burn river_deal river showdown verification award complete misdealt voided"
    )
    assert " ".join(phases_of(VARIANTS["N2L1D"])) == (
        "setup hole_deal predraw first_draw_discard first_draw_burn first_draw_deal first_draw "
        "showdown verification award complete misdealt voided"
    )
    assert len(phases_of(VARIANTS["F7S"])) == 2 + 5 + 2 * 4 + 6
    everywhere = {phase for variant in VARIANTS.values() for phase in phases_of(variant)}
    assert everywhere == set(Phase)
    assert len({*BETTING, *BURNING, *DEALING, *DISCARDING}) == 13 + 10 + 10 + 3


# --- every state, trigger and guard exists


@variants
def test_every_state_is_a_phase_and_every_phase_a_state(variant: VariantId) -> None:
    machine = chart(variant).machine
    assert {state.value for state in machine.states.values()} == set(phases_of(VARIANTS[variant]))
    for row in rows(VARIANTS[variant]):
        assert isinstance(row.source, Phase)
        assert isinstance(row.dest, Phase)


@variants
def test_the_machine_has_the_rows_and_nothing_else(variant: VariantId) -> None:
    machine = chart(variant).machine
    table = [(row.trigger, row.source.name, row.dest.name) for row in rows(VARIANTS[variant])]
    built = [
        (trigger, transition.source, transition.dest)
        for trigger, event in machine.events.items()
        for transitions in event.transitions.values()
        for transition in transitions
    ]
    assert sorted(built) == sorted(table)


@variants
def test_every_guard_is_a_guard_of_the_module_under_its_own_code(variant: VariantId) -> None:
    known = {guard.code for guard in vars(guards).values() if isinstance(guard, Guard)}
    for street in VARIANTS[variant].streets:
        made = (
            guards.burn_credited,
            guards.burn_due,
            guards.street_complete,
            guards.stands_on,
            guards.board_short_of,
            guards.runs_again_from,
            guards.all_decided,
            guards.somebody_draws,
            guards.nobody_draws,
        )
        known |= {make(street).code for make in made}
    used = [guard for row in rows(VARIANTS[variant]) for guard in row.guards]
    assert {guard.code for guard in used} <= known
    # A guard that no row uses is one that somebody forgot.
    singles = {guard.code for guard in vars(guards).values() if isinstance(guard, Guard)}
    assert singles <= {guard.code for guard in used}


@variants
def test_every_guard_answers_for_a_real_hand(variant: VariantId) -> None:
    hand = Table().deal().hand
    for row in rows(VARIANTS[variant]):
        for guard in row.guards:
            assert guard.passes(hand, TDA) in (True, False)
            assert re.fullmatch(r"[a-z_]+", guard.code)


@variants
def test_the_machine_has_no_callbacks_but_guards(variant: VariantId) -> None:
    machine = chart(variant).machine
    for event in machine.events.values():
        for transitions in event.transitions.values():
            for transition in transitions:
                assert not [*transition.before, *transition.after, *transition.prepare]
    assert not [*machine.before_state_change, *machine.after_state_change]
    assert not any(state.on_enter or state.on_exit for state in machine.states.values())
    assert machine.send_event
    assert not machine.auto_transitions
    assert not machine.has_queue
    assert not machine.ignore_invalid_triggers


@variants
def test_the_machine_keeps_no_cursors(variant: VariantId) -> None:
    Table().to_flop().around()
    assert chart(variant).machine.models == []
    assert chart(variant) is chart(variant)


def test_procedure_machines_keep_no_cursors() -> None:
    for procedure in PROCEDURES.values():
        for step in procedure.steps:
            for outcome in step.outcomes:
                step_after(procedure.id, step.name, outcome.name)
        assert procedure_chart(procedure.id).models == []


# --- every phase can be reached and can end


def reached(starts: Iterable[Phase], table: Iterable[Row]) -> set[Phase]:
    seen = set(starts)
    listed = list(table)
    while more := {row.dest for row in listed if row.source in seen} - seen:
        seen |= more
    return seen


@variants
def test_every_phase_can_be_reached_without_a_correction(variant: VariantId) -> None:
    regular = [row for row in rows(VARIANTS[variant]) if row.trigger != "set_right"]
    assert reached([Phase.SETUP], regular) == set(phases_of(VARIANTS[variant]))


@pytest.mark.parametrize(("variant", "phase"), EVERY_RUNNING)
def test_every_phase_can_end(variant: VariantId, phase: Phase) -> None:
    regular = [
        row
        for row in rows(VARIANTS[variant])
        if row.trigger not in ("set_right", "misdeal", "void")
    ]
    # By regular play alone, not only because a ruling may end it.
    assert Phase.COMPLETE in reached([phase], regular)


@variants
def test_what_has_ended_stays_ended_unless_its_deck_was_fouled(variant: VariantId) -> None:
    """TDA-35-E4: until the next hand begins a complete one may be undone, and only as a whole."""
    after = [row for row in rows(VARIANTS[variant]) if row.source in ENDED]
    assert [(r.trigger, r.source, r.dest, r.auto) for r in after] == [
        ("void", Phase.COMPLETE, Phase.VOIDED, False)
    ]


@variants
def test_a_misdeal_ends_a_hand_until_the_push_and_a_void_always(variant: VariantId) -> None:
    table = rows(VARIANTS[variant])
    assert {r.source for r in table if r.dest is Phase.MISDEALT} == set(running(variant))
    voided = {r.source for r in table if r.dest is Phase.VOIDED}
    assert voided == {*running(variant), Phase.COMPLETE}


@variants
def test_streets_give_their_phases(variant: VariantId) -> None:
    table = rows(VARIANTS[variant])
    for street in VARIANTS[variant].streets:
        assert BETTING[Phase(street.name)] == street.name
        if street.burn:
            burning, dealing = burn_phase(street.name), deal_phase(street.name)
            assert (BURNING[burning], DEALING[dealing]) == (street.name, street.name)
            assert [r.dest for r in table if r.source is burning and r.trigger == "burn"] == [
                dealing
            ]


# --- no two rows of one (phase, trigger) can both pass


def both_pass(hand: HandState, book: Rulebook) -> list[tuple[Row, Row]]:
    passing: dict[tuple[Phase, str], list[Row]] = defaultdict(list)
    for row in chart(hand.variant).rows:
        if all(guard.passes(hand, book) for guard in row.guards):
            passing[row.source, row.trigger].append(row)
    return [(found[0], found[1]) for found in passing.values() if len(found) > 1]


def autos_pass(hand: HandState, book: Rulebook) -> list[Row]:
    return [
        row
        for row in chart(hand.variant).rows
        if row.auto
        and row.source is hand.phase
        and all(guard.passes(hand, book) for guard in row.guards)
    ]


@variants
@given(data=st.data())
def test_no_two_rows_pass_for_any_hand(variant: VariantId, data: st.DataObject) -> None:
    """For any hand: those of regular play, and then any phase, cards, burns and chips."""
    game = VARIANTS[variant]
    table = Table((1000,) * data.draw(st.integers(2, 4)))
    dealer = Dealer(table, Drawn(data), named=0)
    for _ in range(data.draw(st.integers(1, 12))):
        table.say(dealer.next())
        if table.phase_now() in ENDED:
            break
    hand = table.hand
    betting = hand.betting
    players = tuple(
        changed(
            player,
            standing=data.draw(st.sampled_from(("live", "live", "folded", "killed"))),
            stack=data.draw(st.sampled_from((0, player.stack))),
            acted_at=data.draw(st.sampled_from((None, betting.call))),
        )
        for player in betting.players
    )
    collected = data.draw(st.sampled_from(((), (FormedPot(10, (1,)), FormedPot(20, (1, 2))))))
    hand = changed(
        hand,
        variant=variant,
        phase=data.draw(st.sampled_from(phases_of(game))),
        betting=changed(
            betting,
            players=players,
            actor=data.draw(st.sampled_from((None, 1))),
            collected=collected,
        ),
        custody=changed(
            full_deck(52),
            piles={
                "board": (FACE_DOWN,) * data.draw(st.integers(0, 5)),
                **{
                    seat_place(player.seat): (FACE_DOWN,) * data.draw(st.integers(0, 7))
                    for player in players
                },
            },
        ),
        drawn=tuple(
            DrawnCards(street.name, player.seat, data.draw(st.integers(0, 2)))
            for street in game.streets
            if street.draw
            for player in players
            if data.draw(st.booleans())
        ),
        burns=tuple(
            BurnCredit(street.name, "stub")
            for street in data.draw(st.sets(st.sampled_from(game.streets)))
        ),
        declared=data.draw(st.sampled_from(((), (Declared(0, (1,), "dealer"),)))),
        counted=data.draw(st.sampled_from(((), (1,)))),
        runs=data.draw(st.integers(1, 3)),
        common=data.draw(st.integers(0, 5)),
        hold=data.draw(st.sampled_from((None, Hold(1, betting)))),
    )
    book = data.draw(st.sampled_from((TDA, VERIFYING)))
    assert not both_pass(hand, book)
    # What is taken by itself is not a matter of the order of rows either.
    assert len(autos_pass(hand, book)) <= 1


def test_a_failed_guard_gives_its_code() -> None:
    hand = Table().deal().hand
    assert chart("NT").fire("close_street", hand, TDA) == (None, "betting_closed")
    assert chart("NT").fire("push", hand, TDA) == (None, "not_in_this_phase")
    assert chart("NT").fire("no_such_trigger", hand, TDA) == (None, "not_in_this_phase")
    assert chart("NT").fire("void", hand, TDA) == (Phase.VOIDED, "")


# --- prompts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", Phase)
def test_each_phase_has_a_prompt(phase: Phase, language: str) -> None:
    assert TEXTS[language][f"prompt.{phase}"].strip()  # type: ignore[index]


@pytest.mark.parametrize("language", LANGUAGES)
@procedures
def test_each_step_has_a_prompt_and_each_outcome_a_text(
    procedure: Procedure, language: str
) -> None:
    texts = TEXTS[language]  # type: ignore[index]
    for step in procedure.steps:
        assert texts[f"prompt.step.{procedure.id}.{step.name}"].strip()
        assert texts[f"step.{procedure.id}.{step.name}"].strip()
        for outcome in step.outcomes:
            assert texts[f"outcome.{outcome.name}"].strip()
