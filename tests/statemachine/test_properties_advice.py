"""Advice lists exactly what is decided without a flag: in every game, whatever is said in turn.

Not the sizes themselves: the tests of betting and of the limits have them.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from statemachine import observations as ob
from statemachine.advice import advise
from statemachine.phases import ENDED
from statemachine.variants import VariantId
from tests.scale import scaled
from tests.statemachine.anything import Anything
from tests.statemachine.chance import Chance, Drawn, Seeded, percent
from tests.statemachine.games import GAMES, any_table
from tests.statemachine.orderly import critical, in_order, listed, outcome
from tests.statemachine.play import Dealer, betting_open
from tests.statemachine.table import Table
from tests.statemachine.trouble import play_on

# Regular play that no phase announces, since it is seldom and may be left out.
SELDOM = {"post_made", "runs_agreed", "cards_mixed", "pot_pushed"}


def check_acts(table: Table, *, every: bool = False) -> int:
    """Assert that a seat's acts are silent just where they are in order; how many were tried."""
    actor = advise(table.state).actor
    assert actor is not None
    tried = 0
    for act in listed(table.state):
        assert outcome(table, act).silent, act
        assert in_order(table, act), act
        tried += 1
    for act in critical(table, actor, every=every):
        assert outcome(table, act).silent == in_order(table, act), act
        tried += 1
    for player in table.hand.betting.players:
        if player.seat != actor:
            for action in ("fold", "check", "call", "all_in"):
                assert not outcome(table, ob.PlayerActed(player.seat, action)).silent
                tried += 1
    return tried


def play_in_order(table: Table, chance: Chance, *, every: bool = False) -> int:
    """Play a hand in order, and try all acts wherever somebody is to act."""
    dealer = Dealer(table, chance, named=chance.one((0, 80)), extras=chance.one((0, 30)))
    tried = 0
    for _ in range(200):
        seen = dealer.next()
        # A fold ends a hand early, and there is nothing to ask of it then.
        if isinstance(seen, ob.PlayerActed) and seen.action == "fold" and percent(chance, 60):
            seen = dealer.next()
        assert seen.kind in (*advise(table.state).next, *SELDOM), seen
        table.say(seen)
        # In stud and draw games a stub may end, and the next tap makes up for it.
        assert {*table.faults()} <= {"short_stub"}
        assert not table.hand.questions
        if table.phase_now() in ENDED:
            return tried
        if betting_open(table.state):
            tried += check_acts(table, every=every)
        else:
            assert advise(table.state).next
    raise AssertionError("the hand does not end")


@settings(max_examples=scaled(12, 1500))
@given(st.data(), st.sampled_from(GAMES))
def test_advice_is_exactly_what_is_in_order(data: st.DataObject, game: VariantId) -> None:
    chance = Drawn(data)
    play_in_order(any_table(chance, game, most=4), chance)


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES)
def test_advice_is_exactly_what_is_in_order_in_every_game(game: VariantId) -> None:
    tried = 0
    for seed in range(scaled(3, 300)):
        chance = Seeded(seed)
        tried += play_in_order(any_table(chance, game), chance, every=seed % 10 == 9)
    assert tried > 200


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES)
def test_what_is_advised_in_trouble_is_in_order_too(game: VariantId) -> None:
    """Whatever went before: an act that is listed raises no new flag, and one that is not does,
    unless that very thing about this seat is open already.
    """
    tried = 0
    for seed in range(scaled(5, 300)):
        chance = Seeded(seed)
        table = any_table(chance, game)
        dealer = Dealer(table, chance, named=chance.one((0, 80)), extras=chance.one((0, 30)))
        anything = Anything(table, chance, absurd=chance.one((2, 10)))
        for _ in range(chance.number(10, 40)):
            if percent(chance, 25):
                table.attempt(anything.next(), anything.role())
            else:
                play_on(table, dealer, chance)
            if betting_open(table.state) and not table.held():
                tried += check_listed(table)
    assert tried > 40


def check_listed(table: Table) -> int:
    actor = advise(table.state).actor
    assert actor is not None
    tried = 0
    for act in listed(table.state):
        assert outcome(table, act).silent, act
        tried += 1
    known = {fault.seat for fault in table.hand.open_irregularities()}
    for act in critical(table, actor):
        if not in_order(table, act) and actor not in known:
            assert not outcome(table, act).silent, act
    return tried
