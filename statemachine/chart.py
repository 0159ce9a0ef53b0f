"""The chart of a hand: one flat `transitions` machine a variant, built from its streets,
and one small machine a procedure, built by the same code.

Not where anything is recorded: a trigger only says which phase or step comes next.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Final, cast

from transitions import Event as TransitionsEvent
from transitions import EventData, Machine

from statemachine import guards
from statemachine.guards import Guard
from statemachine.phases import (
    ENDED,
    Phase,
    burn_phase,
    deal_phase,
    discard_phase,
    phases_of,
)
from statemachine.procedures import PROCEDURES, Procedure
from statemachine.rulebooks.model import Rulebook
from statemachine.state import HandState
from statemachine.variants import VARIANTS, Street, Variant, VariantId


@dataclass(frozen=True, slots=True)
class Row:
    """One move. An `auto` row is taken as soon as its guards pass; another needs its
    observation or ruling.
    """

    trigger: str
    source: Phase
    dest: Phase
    guards: tuple[Guard, ...] = ()
    auto: bool = False


class Cursor:
    """What the shared machine moves for one call. A machine never keeps it, since a model
    that is added costs 95 µs and is never released.
    """

    __slots__ = ("book", "failed", "hand", "state")

    def __init__(self, state: Any, hand: Any, book: Any) -> None:
        self.state = state
        self.hand = hand
        self.book = book
        self.failed = ""


class _Condition:
    """A guard as `transitions` keeps it. It leaves the code of a failure on the cursor,
    because the library does not say which condition failed.
    """

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.__name__ = guard.code

    def __call__(self, data: EventData) -> bool:
        cursor = cast(Cursor, data.model)
        if self.guard.passes(cursor.hand, cursor.book):
            return True
        cursor.failed = self.guard.code
        return False


class _Trigger(TransitionsEvent):
    """A trigger of a machine whose only callbacks are guards. It asks them and says where they
    lead, and skips what the library does around that for callbacks that no chart has: six times
    as fast, and every automatic move of a hand is one of these (ADR 0009).
    """

    @cached_property
    def moves(self) -> dict[Any, tuple[tuple[tuple[Guard, ...], Any], ...]]:
        """By source the guards and the destination of each transition, in their order."""
        states = self.machine.states
        return {
            states[source].value: tuple(
                (
                    tuple(cast(_Condition, each.func).guard for each in transition.conditions),
                    states[cast(str, transition.dest)].value,
                )
                for transition in transitions
            )
            for source, transitions in self.transitions.items()
        }

    def trigger(self, model: Any, *args: Any, **kwargs: Any) -> bool:
        """Move the cursor, as the library's own does for a model; whether it moved."""
        hand, book = model.hand, model.book
        dest = self.leads_to(model.state, hand, book)
        if dest is not None:
            model.state = dest
            return True
        for asked, _ in self.moves[model.state]:
            model.failed = next(guard.code for guard in asked if not guard.passes(hand, book))
        return False

    def leads_to(self, source: Any, hand: HandState, book: Rulebook) -> Any:
        """Where the first transition leads whose guards pass, None when none does."""
        for asked, dest in self.moves[source]:
            for guard in asked:
                if not guard.passes(hand, book):
                    break
            else:
                return dest
        return None


class _HandMachine(Machine):
    event_cls = _Trigger


def rows(variant: Variant) -> tuple[Row, ...]:
    """All moves of a variant's hand, those that end it first."""
    running = [phase for phase in phases_of(variant) if phase not in ENDED]
    in_play = [phase for phase in running if phase not in _SETTLING]
    held = guards.NOTHING_HELD
    table = [
        Row("begin_hand", Phase.SETUP, Phase.HOLE_DEAL, auto=True),
        Row(
            "deal_hole",
            Phase.HOLE_DEAL,
            Phase(variant.streets[0].name),
            (held, guards.EVERY_SEAT_DEALT),
            auto=True,
        ),
    ]
    table += [
        Row("end_uncontested", phase, Phase.VERIFICATION, (held, guards.ONE_LIVE), auto=True)
        for phase in in_play
        if phase not in (Phase.SETUP, Phase.HOLE_DEAL)
    ]
    closing = (held, guards.TWO_OR_MORE_LIVE, guards.BETTING_CLOSED)
    for street, following in _streets(variant):
        betting = Phase(street.name)
        if following is None:
            table += _run_again(variant, closing)
            over = (*closing, guards.NO_RUNS_LEFT)
            table.append(Row("close_street", betting, Phase.SHOWDOWN, over, auto=True))
        else:
            table.append(Row("close_street", betting, _coming(following), closing, auto=True))
        table += _dealing(street)
    table += [
        Row(
            "declare",
            Phase.SHOWDOWN,
            Phase.VERIFICATION,
            (held, guards.TWO_OR_MORE_LIVE, guards.POTS_DECLARED),
            auto=True,
        ),
        # Its pots wait for the next hand, so that nobody wins this one.
        Row("leave_pots", Phase.SHOWDOWN, Phase.AWARD, (held, guards.NOBODY_LIVE), auto=True),
        Row(
            "verify",
            Phase.VERIFICATION,
            Phase.AWARD,
            (guards.POTS_DECLARED, guards.WINNERS_COUNTED),
            auto=True,
        ),
        Row("push", Phase.AWARD, Phase.COMPLETE, (held, guards.AWARD_FREE)),
    ]
    reopened = (held, guards.TWO_OR_MORE_LIVE, guards.POTS_UNDECLARED)
    table += [
        Row("reopen_showdown", phase, Phase.SHOWDOWN, reopened, auto=True)
        for phase in (Phase.VERIFICATION, Phase.AWARD)
    ]
    table += _corrections(variant, running)
    table += [Row("misdeal", phase, Phase.MISDEALT) for phase in running]
    # A deck that proves fouled once the pot is pushed undoes the hand all the same.
    table += [Row("void", phase, Phase.VOIDED) for phase in (*running, Phase.COMPLETE)]
    return tuple(table)


def _streets(variant: Variant) -> Iterable[tuple[Street, Street | None]]:
    """Each street with the one that follows it."""
    return zip(variant.streets, (*variant.streets[1:], None), strict=True)


def _coming(street: Street) -> Phase:
    """The phase with which a street after the first begins."""
    return discard_phase(street.name) if street.draw else burn_phase(street.name)


def _dealing(street: Street) -> Iterable[Row]:
    """From the close of the street before to the betting of this one."""
    if not street.burn:
        return
    contested = (guards.NOTHING_HELD, guards.TWO_OR_MORE_LIVE)
    burning, dealing, betting = (
        burn_phase(street.name),
        deal_phase(street.name),
        Phase(street.name),
    )
    if street.draw:
        asked = discard_phase(street.name)
        everybody = (*contested, guards.all_decided(street))
        # With every hand pat no card comes off the stub, so none is burned.
        pat = (*everybody, guards.NEXT_CARD_FREE, guards.nobody_draws(street))
        yield Row("stand_pat", asked, betting, pat, auto=True)
        yield Row("discard", asked, burning, (*everybody, guards.somebody_draws(street)), auto=True)
    credited = (*contested, guards.burn_credited(street))
    complete = (*contested, guards.NEXT_CARD_FREE, guards.street_complete(street))
    yield Row("burn", burning, dealing, credited, auto=True)
    yield Row("burn_again", dealing, burning, (*contested, guards.burn_due(street)), auto=True)
    yield Row("deal_street", dealing, betting, complete, auto=True)


def _run_again(variant: Variant, closing: tuple[Guard, ...]) -> Iterable[Row]:
    """From the last card of a run to the first burn of the next."""
    last = Phase(variant.streets[-1].name)
    for street in variant.streets:
        if street.burn and street.board_cards:
            again = (*closing, guards.runs_again_from(street))
            yield Row("run_again", last, burn_phase(street.name), again, auto=True)


def _corrections(variant: Variant, running: list[Phase]) -> Iterable[Row]:
    """Where a hand stands after the record was set right: read off board and actor."""
    for phase in running:
        for street, following in _streets(variant):
            whole = guards.stands_on(street)
            nobody = (whole, guards.NOBODY_TO_ACT)
            yield Row("set_right", phase, Phase(street.name), (whole, guards.SOMEONE_TO_ACT))
            if following is not None:
                yield Row("set_right", phase, _coming(following), nobody)
            else:
                # A run that is whole is over; the next one begins as it regularly does.
                last = Phase(street.name)
                yield Row("set_right", phase, last, (*nobody, guards.RUNS_LEFT))
                yield Row("set_right", phase, Phase.SHOWDOWN, (*nobody, guards.NO_RUNS_LEFT))
            if street.board_cards > 1:
                short = (guards.board_short_of(street),)
                yield Row("set_right", phase, deal_phase(street.name), short)


_SETTLING: Final = frozenset({Phase.VERIFICATION, Phase.AWARD})


@dataclass(frozen=True, slots=True)
class Chart:
    """A variant's machine and its rows, looked up by phase."""

    machine: Machine
    rows: tuple[Row, ...]
    auto: dict[Phase, tuple[_Trigger, ...]]
    moves: frozenset[tuple[str, Phase]]

    def next(self, hand: HandState, book: Rulebook) -> tuple[str, Phase] | None:
        """The automatic move that is due now: its trigger, and the phase that it leads to."""
        phase = hand.phase
        for trigger in self.auto.get(phase, ()):
            dest = trigger.leads_to(phase, hand, book)
            if dest is not None:
                return trigger.name, dest
        return None

    def fire(self, trigger: str, hand: HandState, book: Rulebook) -> tuple[Phase | None, str]:
        """The phase that a trigger leads to, or None and the code of the guard that failed."""
        if (trigger, hand.phase) not in self.moves:
            return None, "not_in_this_phase"
        cursor = Cursor(hand.phase, hand, book)
        if self.machine.events[trigger].trigger(cursor):
            return cursor.state, ""
        return None, cursor.failed


def _machine(
    states: Any, initial: Any, table: list[dict[str, Any]], kind: type[Machine] = Machine
) -> Machine:
    return kind(
        model=None,
        states=states,
        initial=initial,
        transitions=table,
        auto_transitions=False,
        send_event=True,
        queued=False,
        ignore_invalid_triggers=False,
    )


@cache
def chart(variant: VariantId) -> Chart:
    """The chart of a variant; built once, shared by every table."""
    table = rows(VARIANTS[variant])
    conditions = {guard: _Condition(guard) for row in table for guard in row.guards}
    machine = _machine(
        list(phases_of(VARIANTS[variant])),
        Phase.SETUP,
        [
            {
                "trigger": row.trigger,
                "source": row.source,
                "dest": row.dest,
                "conditions": [conditions[guard] for guard in row.guards],
            }
            for row in table
        ],
        _HandMachine,
    )
    auto: dict[Phase, tuple[_Trigger, ...]] = {}
    for row in table:
        trigger = cast(_Trigger, machine.events[row.trigger])
        if row.auto and trigger not in auto.get(row.source, ()):
            auto[row.source] = (*auto.get(row.source, ()), trigger)
    return Chart(machine, table, auto, frozenset((row.trigger, row.source) for row in table))


CLOSED: Final = "closed"


@cache
def procedure_chart(procedure: str) -> Machine:
    """A procedure's machine: its steps are the states, its outcomes the triggers."""
    remedy: Procedure = PROCEDURES[procedure]
    return _machine(
        [*(step.name for step in remedy.steps), CLOSED],
        remedy.first,
        [
            {"trigger": outcome.name, "source": step.name, "dest": outcome.next or CLOSED}
            for step in remedy.steps
            for outcome in step.outcomes
        ],
    )


def step_after(procedure: str, step: str, outcome: str) -> str | None:
    """The step that follows, None when the procedure is closed by this outcome."""
    machine = procedure_chart(procedure)
    cursor = Cursor(step, None, None)
    machine.events[outcome].trigger(cursor)
    return None if cursor.state == CLOSED else str(cursor.state)
