"""What holds whatever is seen: totality, the fold, the ledgers, retraction."""

from typing import get_args

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from statemachine import observations as ob
from statemachine.advice import due
from statemachine.decide import decide, open_table
from statemachine.phases import ENDED, Phase
from statemachine.procedures import PROCEDURES
from statemachine.replay import fold
from statemachine.roles import ROLES
from statemachine.state import TableState
from statemachine.texts import LANGUAGES, TEXTS
from statemachine.views import view
from tests.scale import scaled
from tests.statemachine.invariants import settled
from tests.statemachine.play import (
    OBSERVATIONS,
    Anything,
    Chance,
    Dealer,
    Drawn,
    Seeded,
    betting_open,
    percent,
)
from tests.statemachine.table import TDA, VERIFYING, Table

# --- anything at all, in any state


class AnyTable(RuleBasedStateMachine):
    """A table that sees regular play, faults, remedies, and everything absurd."""

    table: Table
    chance: Chance
    dealer: Dealer

    @initialize(data=st.data())
    def open(self, data: st.DataObject) -> None:
        self.chance = Drawn(data)
        stacks = [self.chance.number(40, 2000) for _ in range(self.chance.number(2, 5))]
        self.table = Table(
            stacks,
            book=self.chance.one((TDA, VERIFYING)),
            ante=self.chance.one((0, 25)),
            ante_kind=self.chance.one(("each", "big_blind")),
        )
        self.dealer = Dealer(self.table, self.chance, named=50, tabled=70)

    def _begin(self, data: st.DataObject) -> Anything:
        self.chance = self.dealer.chance = Drawn(data)
        return Anything(self.table, self.chance)

    @rule(data=st.data(), steps=st.integers(1, 8))
    def play_on(self, data: st.DataObject, steps: int) -> None:
        self._begin(data)
        for _ in range(steps):
            play_regularly(self.table, self.dealer, self.chance)

    @rule(data=st.data())
    def see_anything(self, data: st.DataObject) -> None:
        anything = self._begin(data)
        self.table.attempt(anything.next(), anything.role())

    @rule(data=st.data())
    def see_what_changes_cards_or_chips(self, data: st.DataObject) -> None:
        anything = self._begin(data)
        kinds = (
            ob.CardDealt,
            ob.CardBurned,
            ob.StreetDealt,
            ob.BoxedCardFound,
            ob.FaultReported,
            ob.PileCounted,
            ob.PlayerActed,
            ob.TableIsNow,
            ob.RulingGiven,
        )
        self.table.attempt(anything.next(kinds), "floor")

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        self._begin(data)
        target = self.chance.number(max(1, self.table.seq - 8), self.table.seq)
        self.table.attempt(ob.Retracted(target), "floor")

    @invariant()
    def nothing_is_due_that_nobody_waits_for(self) -> None:
        assert settled(self.table.state, self.table.book)

    @invariant()
    def everybody_can_see_it(self) -> None:
        for role in ("dealer", "public"):
            view(self.table.state, role, "es")

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.table.check_log()
            check_retractions(self.table)


AnyTable.TestCase.settings = settings(
    max_examples=scaled(40, 2000),
    stateful_step_count=scaled(20, 50),
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestAnyTable = pytest.mark.heavy(AnyTable.TestCase)


def play_regularly(table: Table, dealer: Dealer, chance: Chance) -> None:
    """Answer what is asked, take the step that is due, or play on."""
    hand = table.state.hand
    fault = due(hand) if hand else None
    if hand and hand.questions and percent(chance, 50):
        question = hand.questions[0]
        answer = chance.one(question.answers)
        table.attempt(ob.QuestionAnswered(question.id, answer, "Flor"))
    elif hand and fault and fault.step and percent(chance, 70):
        step = PROCEDURES[fault.procedure].step(fault.step)
        pick = chance.number(0, 3) if step.needs == "pick" else None
        outcome = chance.one(step.outcomes).name
        table.attempt(ob.StepTaken(fault.id, step.name, outcome, pick, (), "Flor"), "floor")
    elif hand and hand.phase not in ENDED and (hand.held or _nobody_to_act(table.state)):
        table.attempt(Anything(table, chance).next(), "floor")
    else:
        table.attempt(dealer.next())


def _nobody_to_act(state: TableState) -> bool:
    hand = state.hand
    betting = hand is not None and hand.phase.value in ("preflop", "flop", "turn", "river")
    return betting and not betting_open(state)


def check_retractions(table: Table) -> None:
    """Assert that taking back any entry of the hand is refolding what is left."""
    entries = table.of_hand()
    # The latest ones and every few before them: each costs a fold of the log.
    targets = [entry.seq for entry in entries[1:]]
    for target in targets[-3:] + targets[:-3][:: scaled(7, 2)]:
        before = table.state
        length = len(table.entries)
        decision = table.attempt(ob.Retracted(target), "floor")
        if decision.refusal is not None:
            assert decision.refusal.code == "target_unknown"
            continue
        # The state after the retraction is that of the log without what it took back.
        left = fold([entry for entry in table.entries[:length] if entry.seq < target])
        assert _without_seq(decision.state) == _without_seq(left)
        assert fold(table.entries) == decision.state
        # Not kept: the next target is tried on the same log.
        del table.entries[length:], table.states[length:]
        table.state = before


def _without_seq(state: TableState) -> tuple[object, ...]:
    return tuple(getattr(state, name) for name in TableState.__slots__ if name != "seq")


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(scaled(60, 4000)))
def test_a_table_in_chaos(seed: int) -> None:
    """The same as above by seeds: longer hands, and more of them in the same time."""
    chance = Seeded(seed)
    table = Table(
        [chance.number(50, 2000) for _ in range(chance.number(2, 6))],
        book=chance.one((TDA, VERIFYING)),
        ante=chance.one((0, 0, 25)),
        ante_kind=chance.one(("each", "big_blind")),
    )
    dealer = Dealer(table, chance, named=chance.one((0, 50, 100)), tabled=chance.one((0, 60, 100)))
    anything = Anything(table, chance, absurd=chance.one((2, 10)))
    chaos = chance.one((5, 15, 40, 90))
    for _ in range(chance.number(10, 60)):
        if percent(chance, chaos):
            table.attempt(anything.next(), anything.role())
        else:
            play_regularly(table, dealer, chance)
        assert settled(table.state, table.book)
        view(table.state, "dealer", "en")
    table.check_log()
    check_retractions(table)
    check_that_it_can_end(table)


def check_that_it_can_end(table: Table) -> None:
    """Assert that no hand is ever stuck: the floor may void it, and it is dealt again."""
    hand = table.state.hand
    if hand is None or hand.phase in ENDED:
        return
    table.rules_void()
    assert table.phase is Phase.VOIDED
    assert {p.bet for p in table.hand.betting.players} == {0}
    if table.attempt(ob.HandBegun()).refusal is None:
        assert (table.hand.number, table.hand.deal) == (hand.number, hand.deal + 1)


@pytest.mark.parametrize("kind", OBSERVATIONS, ids=lambda kind: kind.__name__)
def test_every_observation_is_decided_on_an_empty_table(kind: type) -> None:
    state = open_table("Table 1", "NT", TDA, 6).state
    table = Table()
    for seed in range(scaled(20, 500)):
        anything = Anything(table, Seeded(seed), absurd=60)
        for role in ("dealer", "floor", "device"):
            command = table.command(anything.build(kind), role)
            decision = decide(state, command, TDA)
            assert decision.refusal is None or not decision.events


def test_every_refusal_has_its_text() -> None:
    codes = set()
    for seed in range(scaled(40, 1000)):
        chance = Seeded(seed)
        table = Table((500,) * 3)
        dealer = Dealer(table, chance)
        for _ in range(30):
            if percent(chance, 30):
                play_regularly(table, dealer, chance)
            anything = Anything(table, chance, absurd=30)
            decision = table.attempt(anything.next(), anything.role())
            if decision.refusal is not None:
                codes.add(decision.refusal.code)
                for language in LANGUAGES:
                    assert f"error.{decision.refusal.code}" in TEXTS[language]
    assert len(codes) > 20


# --- the members of the union


def test_the_play_knows_every_observation() -> None:
    assert set(OBSERVATIONS) == set(get_args(ob.Observation))
    table = Table().to_flop()
    for seed, kind in enumerate(OBSERVATIONS * 5):
        built = Anything(table, Seeded(seed)).build(kind)
        assert type(built) is kind


def test_roles_of_the_play_are_roles() -> None:
    table = Table()
    heard = {Anything(table, Seeded(seed)).role() for seed in range(3000)}
    assert heard == set(ROLES)
