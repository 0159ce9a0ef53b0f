"""The plan of the chips that the dealer moves is what the events of a hand do, in any hand.

Not what it says at a table, which is proved with examples.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.chips import pots
from statemachine.decide import Command, decide, open_table
from statemachine.notation import parse_phh
from statemachine.phases import ENDED, Phase
from statemachine.playback import observations, preparation, table_size, variant_of
from statemachine.pulling import pulls, pushes
from statemachine.rulebooks.tda import TDA
from statemachine.state import HandState, TableState
from statemachine.variants import VariantId
from tests.scale import scaled
from tests.statemachine.chance import Seeded, percent
from tests.statemachine.games import GAMES, any_table
from tests.statemachine.play import Dealer
from tests.statemachine.table import AT, Table
from tests.statemachine.trouble import play_on

HANDS = sorted((Path(__file__).parents[1] / "hands").glob("*.phh"))


class Told:
    """What was to be taken in and pushed in a hand, entry by entry, beside what happened."""

    def __init__(self) -> None:
        self.checked: Counter[str] = Counter()

    def look(self, before: HandState, events: Iterable[ev.Event], after: HandState) -> None:
        listed = list(events)
        if any(isinstance(event, ev.TableSetRight | ev.HandStarted) for event in listed):
            return
        if before.tracking == "dealing" or after.tracking == "dealing":
            assert (pulls(after), pushes(after)) == ((), ())
            return
        if any(isinstance(e, ev.PhaseEntered) and e.collects for e in listed):
            self._street(listed, after)
        awarded = [event for event in listed if isinstance(event, ev.PotAwarded)]
        if awarded and before.phase in (Phase.AWARD, Phase.VERIFICATION, Phase.SHOWDOWN):
            self._award(before, awarded)

    def _street(self, events: list[ev.Event], after: HandState) -> None:
        taken = pulls(after)
        if not taken:
            return
        returned = [(e.seat, e.amount) for e in events if isinstance(e, ev.BetReturned)]
        back = [(pull.seat, pull.amount) for pull in taken if pull.pot is None]
        assert back == returned[-1:]
        sweep = after.sweep
        assert sweep is not None
        bets = Counter({p.seat: p.bet for p in sweep.before.players if p.bet})
        forfeited = Counter(
            {
                p.seat: p.dead - q.dead
                for p, q in zip(sweep.before.players, sweep.opened.players, strict=True)
                if p.dead > q.dead
            }
        )
        into: Counter[int] = Counter()
        per_pot: Counter[int] = Counter()
        for pull in taken:
            assert pull.amount > 0
            if pull.pot is not None:
                into[pull.seat] += pull.amount
                per_pot[pull.pot] += pull.amount
        assert into == bets + forfeited
        formed = [pot.amount for pot in pots(after.betting)]
        lay = sum(pot.amount for pot in pots(sweep.before)) - sum(forfeited.values())
        assert lay + sum(into.values()) == sum(formed)
        assert all(per_pot[pot] <= formed[pot] for pot in per_pot)
        if not lay:
            assert [per_pot[pot] for pot in range(len(formed))] == formed
        self.checked["streets"] += 1
        self.checked["side pots"] += len(per_pot) > 1
        self.checked["returned"] += bool(back)

    def _award(self, before: HandState, awarded: list[ev.PotAwarded]) -> None:
        plan = [(push.pot, push.run, push.half, push.seat, push.amount) for push in pushes(before)]
        made = [
            (award.pot, award.run, award.half, share.seat, share.amount)
            for award in awarded
            for share in award.shares
        ]
        assert plan == made
        self.checked["awards"] += 1
        self.checked["split"] += len(made) > 1


def steps(table: Table) -> Iterator[tuple[HandState, tuple[ev.Event, ...], HandState]]:
    pairs = zip(table.states, table.states[1:], table.entries[1:], strict=False)
    for before, after, entry in pairs:
        if before.hand is not None and after.hand is not None:
            yield before.hand, entry.events, after.hand


@pytest.mark.parametrize("game", GAMES)
def test_the_plan_is_what_the_events_do(game: VariantId) -> None:
    told = Told()
    for seed in range(scaled(15, 1200)):
        chance = Seeded(seed)
        table = any_table(chance, game, most=6)
        Dealer(table, chance, named=90, tabled=90, folds=20, extras=20).play()
        for step in steps(table):
            told.look(*step)
    assert told.checked["streets"] > 5
    assert told.checked["awards"] > 5


def test_the_plan_knows_what_is_seldom() -> None:
    told = Told()
    for seed in range(60):
        chance = Seeded(seed)
        table = any_table(chance, chance.one(GAMES), most=6)
        Dealer(table, chance, named=100, tabled=100, folds=5, extras=20).play()
        for step in steps(table):
            told.look(*step)
    assert {name for name in ("side pots", "returned", "split") if not told.checked[name]} == set()


@settings(max_examples=scaled(40, 3000), deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(GAMES))
def test_the_plan_is_what_the_events_do_in_trouble_too(seed: int, game: VariantId) -> None:
    chance = Seeded(seed)
    table = any_table(chance, game, most=6)
    dealer = Dealer(table, chance, named=70, folds=20, extras=20)
    told = Told()
    for _ in range(40):
        play_on(table, dealer, chance)
        if percent(chance, 10):
            table.attempt(ob.FaultReported("string_bet", seat=1, amount=5))
    for step in steps(table):
        told.look(*step)
    for state in table.states:
        if state.hand is not None and state.hand.phase in ENDED:
            assert (pulls(state.hand), pushes(state.hand)) == ((), ())


@pytest.mark.parametrize("path", HANDS, ids=lambda path: path.stem)
def test_the_plan_of_a_published_hand(path: Path) -> None:
    hand = parse_phh(path.read_text(encoding="utf-8"))
    state = open_table("Table", variant_of(hand).id, TDA, table_size(hand)).state
    told = Told()
    awarded = False
    for seen in (*preparation(hand), *observations(hand)):
        before = state
        state, events = _decided(before, seen)
        if before.hand is not None and state.hand is not None:
            told.look(before.hand, events, state.hand)
        awarded = awarded or any(isinstance(event, ev.PotAwarded) for event in events)
    assert told.checked["awards"] or not awarded


def _decided(state: TableState, seen: ob.Observation) -> tuple[TableState, tuple[ev.Event, ...]]:
    command = Command(seen, "Dana", "dealer", AT, f"id-{state.seq + 1}", state.seq + 1)
    decision = decide(state, command, TDA)
    assert decision.refusal is None, decision.refusal
    return decision.state, decision.events
