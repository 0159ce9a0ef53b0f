"""What holds in every game whatever is seen: totality, the fold, the ledgers, retraction.

Not what is in order at a table, nor the advice on it; those have properties of their own.
"""

from typing import get_args

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from statemachine import observations as ob
from statemachine.decide import decide, open_table
from statemachine.phases import ENDED, Phase
from statemachine.replay import fold
from statemachine.roles import ROLES, Role
from statemachine.state import TableState
from statemachine.texts import LANGUAGES, TEXTS
from statemachine.variants import VARIANTS, VariantId
from statemachine.views import view
from tests.scale import scaled
from tests.statemachine.anything import OBSERVATIONS, Anything
from tests.statemachine.chance import Chance, Drawn, Seeded, percent
from tests.statemachine.games import GAMES, any_table
from tests.statemachine.invariants import settled
from tests.statemachine.orderly import listed, outcome
from tests.statemachine.play import Dealer, betting_open
from tests.statemachine.table import TDA, Table
from tests.statemachine.trouble import check_ledgers, play_on

# --- anything at all, in any state

ACTS = (ob.PlayerActed, ob.PostMade, ob.HandTabled, ob.HandMucked, ob.WinnerDeclared, ob.PotPushed)
CARDS = (
    *(ob.HoleCardsDealt, ob.CardDealt, ob.CardBurned, ob.StreetDealt, ob.CardsDiscarded),
    *(ob.BoxedCardFound, ob.CardExposed, ob.CardNamed, ob.CardSeen, ob.CardGone, ob.RunsAgreed),
    *(ob.PileCounted, ob.CardsMoved, ob.CardsMixed),
)
FLOORS = (
    *(ob.FaultReported, ob.FloorCalled, ob.QuestionAnswered, ob.StepTaken, ob.RulingGiven),
    *(ob.RulingCountersigned, ob.CallPositionSet, ob.TableIsNow),
)
BETWEEN = (ob.PlayerSeated, ob.PlayerLeft, ob.LevelSet, ob.ButtonPlaced, ob.HandBegun)


class AnyTable(RuleBasedStateMachine):
    """A table of any game that sees regular play, faults, remedies, and everything absurd."""

    table: Table
    chance: Chance
    dealer: Dealer

    @initialize(data=st.data(), game=st.sampled_from(GAMES))
    def open(self, data: st.DataObject, game: VariantId) -> None:
        self.chance = Drawn(data)
        self.table = any_table(self.chance, game)
        self.dealer = Dealer(self.table, self.chance, named=50, tabled=70, extras=20)

    def _begin(self, data: st.DataObject) -> Anything:
        self.chance = self.dealer.chance = Drawn(data)
        return Anything(self.table, self.chance)

    @rule(data=st.data(), steps=st.integers(1, 8))
    def play_on(self, data: st.DataObject, steps: int) -> None:
        self._begin(data)
        for _ in range(steps):
            play_on(self.table, self.dealer, self.chance)

    @rule(data=st.data())
    def see_anything(self, data: st.DataObject) -> None:
        anything = self._begin(data)
        self.table.attempt(anything.next(), anything.role())

    @rule(data=st.data())
    def see_an_act(self, data: st.DataObject) -> None:
        self._see(data, ACTS, "dealer")

    @rule(data=st.data())
    def see_cards(self, data: st.DataObject) -> None:
        self._see(data, CARDS, "dealer")

    @rule(data=st.data())
    def hear_the_floor(self, data: st.DataObject) -> None:
        self._see(data, FLOORS, "floor")

    @rule(data=st.data())
    def see_what_is_for_the_next_hand(self, data: st.DataObject) -> None:
        self._see(data, BETWEEN, "dealer")

    def _see(self, data: st.DataObject, kinds: tuple[type, ...], role: Role) -> None:
        self.table.attempt(self._begin(data).next(kinds), role)

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        self._begin(data)
        target = self.chance.number(max(1, self.table.seq - 8), self.table.seq)
        self.table.attempt(ob.Retracted(target), "floor")

    @invariant()
    def nothing_is_due_that_nobody_waits_for(self) -> None:
        assert settled(self.table.state, self.table.book)

    @invariant()
    def no_card_is_in_two_places(self) -> None:
        check_ledgers(self.table.state)

    @invariant()
    def what_is_advised_is_in_order(self) -> None:
        if betting_open(self.table.state) and not self.table.held():
            for act in listed(self.table.state):
                assert outcome(self.table, act).silent, act

    @invariant()
    def everybody_can_see_it(self) -> None:
        for role in ("dealer", "public"):
            view(self.table.state, role, "es")

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.table.check_log()
            check_retractions(self.table)


AnyTable.TestCase.settings = settings(
    max_examples=scaled(25, 3000),
    stateful_step_count=scaled(20, 50),
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestAnyTable = pytest.mark.heavy(AnyTable.TestCase)


def check_retractions(table: Table) -> None:
    """Assert that taking back any entry of the hand is refolding what is left."""
    entries = table.of_hand()
    # The latest ones and every few before them: each costs a fold of the log.
    targets = [entry.seq for entry in entries[1:]]
    for target in targets[-3:] + targets[:-3][:: scaled(9, 2)]:
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
@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_chaos(game: VariantId) -> None:
    """The same as above by seeds: longer hands, and more of them in the same time."""
    for seed in range(scaled(6, 400)):
        chaos(game, seed)


def chaos(game: VariantId, seed: int) -> None:
    chance = Seeded(seed)
    table = any_table(chance, game)
    dealer = Dealer(
        table,
        chance,
        named=chance.one((0, 50, 100)),
        tabled=chance.one((0, 60, 100)),
        extras=chance.one((0, 30)),
    )
    anything = Anything(table, chance, absurd=chance.one((2, 10)))
    likely = chance.one((5, 15, 40, 90))
    for _ in range(chance.number(10, 60)):
        if percent(chance, likely):
            table.attempt(anything.next(), anything.role())
        else:
            play_on(table, dealer, chance)
        assert settled(table.state, table.book)
        check_ledgers(table.state)
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
    for game in GAMES:
        state = open_table("Table 1", game, TDA, 6).state
        table = any_table(Seeded(1), game)
        for seed in range(scaled(3, 60)):
            anything = Anything(table, Seeded(seed), absurd=60)
            for role in ("dealer", "floor", "device"):
                command = table.command(anything.build(kind), role)
                decision = decide(state, command, TDA)
                assert decision.refusal is None or not decision.events


def test_every_refusal_has_its_text() -> None:
    codes = set()
    for seed in range(scaled(40, 1000)):
        chance = Seeded(seed)
        table = any_table(chance)
        dealer = Dealer(table, chance)
        for _ in range(30):
            if percent(chance, 30):
                play_on(table, dealer, chance)
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
    for game in GAMES:
        table = any_table(Seeded(3), game)
        Dealer(table, Seeded(3)).play()
        for seed, kind in enumerate(OBSERVATIONS * 5):
            built = Anything(table, Seeded(seed)).build(kind)
            assert type(built) is kind


def test_roles_of_the_play_are_roles() -> None:
    table = Table()
    heard = {Anything(table, Seeded(seed)).role() for seed in range(3000)}
    assert heard == set(ROLES)


def test_every_game_is_played() -> None:
    assert set(GAMES) == set(VARIANTS) == set(get_args(VariantId))
