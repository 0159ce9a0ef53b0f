"""Acts that several seats made alike: what one tap for all of them is offered for, and comes to.

Not what a single act comes to, which the tests of betting say.
"""

from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from statemachine import observations as ob
from statemachine.betting import player_at
from statemachine.phases import BETTING, ENDED, Phase
from statemachine.rulebooks import RULEBOOKS
from statemachine.variants import VariantId
from statemachine.views import view
from tests.scale import scaled
from tests.statemachine.anything import Anything
from tests.statemachine.chance import Chance, Drawn, Seeded, percent
from tests.statemachine.games import GAMES, any_table
from tests.statemachine.orderly import outcome
from tests.statemachine.play import Dealer, betting_open
from tests.statemachine.routes import fork
from tests.statemachine.table import Table
from tests.statemachine.trouble import play_on

ALIKE: tuple[ob.Alike, ...] = ("fold", "check", "call")


def unplaced(value: Any) -> Any:
    """A state without the positions of its entries, which one entry for all has fewer of."""
    if isinstance(value, tuple):
        return tuple(unplaced(each) for each in value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    found: dict[str, Any] = {
        each.name: None
        if each.name in {"seq", "called_seq", "evidence", "rounds", "answered"}
        else unplaced(getattr(value, each.name))
        for each in fields(value)
    }
    if found.get("uncalled") is not None:
        found["uncalled"] = found["uncalled"][1:]
    return found


def one_by_one(table: Table, seen: ob.ActedAround) -> bool:
    """Record each act by itself; whether the turn came to the last seat."""
    before = len(table.entries)
    for _ in table.hand.betting.players:
        betting, phase = table.hand.betting, table.phase_now()
        if betting.actor is None:
            return False
        player = player_at(betting, betting.actor)
        assert player is not None
        free = player.bet >= betting.call
        action: ob.Action = "check" if seen.action == "call" and free else seen.action
        if table.attempt(ob.PlayerActed(betting.actor, action)).refusal is not None:
            return False
        if any(
            event.kind == "acted" and event.seat == seen.through
            for entry in table.entries[before:]
            for event in entry.events
        ):
            return True
        if table.phase_now() is not phase:
            return False
    return False


def check_alike(table: Table, seen: ob.ActedAround) -> bool:
    """Assert that one entry comes to what the acts come to; whether it was taken."""
    apart, together = fork(table), fork(table)
    reached = one_by_one(apart, seen)
    decision = together.attempt(seen)
    if decision.refusal is not None:
        assert not reached, (seen, decision.refusal)
        assert decision.refusal.code in ("turn_not_reached", "nobody_to_act")
        return False
    assert reached, seen
    assert len(together.entries) == len(table.entries) + 1
    assert unplaced(together.state) == unplaced(apart.state)
    if percent(Seeded(table.seq), 20):
        together.check_log()
    together.retracts(together.seq)
    assert unplaced(together.state) == unplaced(table.state)
    return True


def offered(table: Table) -> dict[tuple[str, int], tuple[int, ...]]:
    return {(way.action, way.through): way.seats for way in table.advice.around}


def texts(table: Table, language: Any = "en") -> list[str]:
    return [way.text for way in view(table.state, "dealer", language).advice.around]


# --- what is offered


def test_folds_to_each_seat_all_call_and_a_walk() -> None:
    table = Table((1000,) * 6).deal()
    assert offered(table) == {
        ("call", 1): (3, 4, 5, 6, 1),
        ("call", 2): (3, 4, 5, 6, 1, 2),
        ("fold", 4): (3, 4),
        ("fold", 5): (3, 4, 5),
        ("fold", 6): (3, 4, 5, 6),
        ("fold", 1): (3, 4, 5, 6, 1),
    }
    assert texts(table) == [
        "All call to seat 2.",
        "All call, and seat 2 checks.",
        "Folds to seat 5.",
        "Folds to seat 6.",
        "Folds to seat 1.",
        "All fold: seat 2 wins.",
    ]
    assert texts(table, "es")[-1] == "Todos se retiran: gana el asiento 2."
    assert view(table.state, "public", "en").advice.around == ()


def test_a_walk_is_one_entry_and_one_undo() -> None:
    table = Table((1000,) * 6).deal()
    before = table.state
    table.say(ob.ActedAround("fold", 1))
    assert table.live == [2]
    assert table.phase is Phase.AWARD
    assert table.quiet
    table.retracts(table.seq)
    assert unplaced(table.state) == unplaced(before)


def test_all_check_closes_the_round() -> None:
    table = Table((1000,) * 4).to_flop()
    assert offered(table) == {("check", 4): (1, 2, 3, 4)}
    assert texts(table) == ["All check."]
    table.say(ob.ActedAround("check", 4))
    assert table.phase is Phase.TURN_BURN


def test_all_call_says_whose_last_chips_go_in() -> None:
    table = Table({1: 1000, 2: 1000, 3: 1000, 4: 250}).to_flop().acts("1 bet 300")
    (way,) = [way for way in table.advice.around if way.action == "call"]
    assert (way.seats, way.all_in) == ((2, 3, 4), (4,))
    table.say(ob.ActedAround("call", 4))
    assert table.phase is Phase.TURN_BURN
    assert table.pots == [(1000, (1, 2, 3, 4)), (450, (1, 2, 3))]


def test_one_seat_alone_has_its_own_buttons() -> None:
    table = Table((1000, 1000)).deal()
    # Heads-up the small blind calls and the big one checks: that is two.
    assert offered(table) == {("call", 1): (2, 1)}
    table.acts("2 call")
    assert offered(table) == {}


def test_nothing_goes_around_what_opens_a_stud_hand() -> None:
    level = ob.LevelSet(0, 0, 2, bring_in=3, small_bet=10)
    table = Table((500,) * 4, variant="F7S", level=level)
    table.deal({1: "Ah Ad 2c", 2: "Kh Kd 9s", 3: "Qh Qd 8s", 4: "Jh Jd 7s"})
    assert table.advice.actor == 1
    assert offered(table) == {}
    table.acts("1 bring_in")
    assert ("fold", 4) in offered(table)


def test_dealing_alone_knows_no_turn() -> None:
    table = Table(dealing=True).deal()
    assert offered(table) == {}
    table.refuses("nobody_to_act", ob.ActedAround("fold", 1))


# --- what it comes to


def test_the_turn_has_to_come_there() -> None:
    table = Table((1000,) * 6).deal().acts("3 fold")
    table.refuses("turn_not_reached", ob.ActedAround("call", 3))
    table.refuses("turn_not_reached", ob.ActedAround("fold", 2))
    table.refuses("unknown_seat", ob.ActedAround("fold", 11))
    table.refuses("seat_not_in_hand", ob.ActedAround("fold", 9))


def test_a_check_that_faces_a_bet_is_on_record_like_any_other() -> None:
    table = Table((1000,) * 4).deal()
    table.say(ob.ActedAround("check", 4))
    assert [f.detail for f in table.hand.irregularities] == ["checked_facing_bet"] * 2


def test_chips_out_of_turn_count_when_their_turn_comes() -> None:
    table = Table((1000,) * 4, book=RULEBOOKS["hoyle"]).to_flop().acts("1 bet 100", "4 call")
    table.answer("real")
    table.say(ob.RulingGiven((table.fault().id,), "the chips stay"), "floor")
    assert offered(table) == {}
    table.say(ob.ActedAround("call", 3))
    # Those of seat 4 lay there already.
    assert table.phase is Phase.TURN_BURN
    assert table.pots == [(800, (1, 2, 3, 4))]


def test_forgotten_hole_cards_are_made_up_for() -> None:
    table = Table((1000,) * 4).given(ob.HandBegun(), ob.ActedAround("fold", 4))
    assert table.live == [1, 2]
    assert table.hand.betting.actor == 1


def test_what_is_over_takes_no_acts() -> None:
    table = Table().deal().acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed())
    assert table.phase_now() in ENDED
    table.refuses("hand_over", ob.ActedAround("fold", 4))
    table.given(ob.HandBegun(), ob.HoleCardsDealt()).around()
    table.refuses("nobody_to_act", ob.ActedAround("check", 1))


# --- properties


def played(chance: Chance, game: VariantId, *, trouble: bool) -> Table:
    """A table somewhere in a hand."""
    table = any_table(chance, game, most=8)
    dealer = Dealer(table, chance, named=70, folds=20, extras=10)
    anything = Anything(table, chance)
    for _ in range(chance.number(2, 30)):
        if trouble and percent(chance, 25):
            table.attempt(anything.next(), "floor")
        play_on(table, dealer, chance)
    return table


def check_offers(table: Table) -> int:
    """Assert that each way that is offered is in order, and leads where it says."""
    for way in table.advice.around:
        seen = ob.ActedAround(way.action, way.through)
        assert outcome(table, seen).silent, way
        assert check_alike(table, seen)
        after = fork(table)
        phase = after.phase_now()
        after.say(seen)
        assert (after.phase_now() is not phase) == (way.to is None), way
        if way.to is not None:
            assert after.hand.betting.actor == way.to
        if way.wins is not None:
            assert after.live == [way.wins]
        emptied = [p.seat for p in after.hand.betting.players if p.seat in way.seats and p.live]
        assert {*way.all_in} <= {*emptied}
    return len(table.advice.around)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_is_in_order_in_every_game(game: VariantId) -> None:
    ways = 0
    for seed in range(scaled(12, 600)):
        chance = Seeded(seed)
        table = any_table(chance, game, most=8)
        dealer = Dealer(table, chance, named=70, folds=20, extras=10)
        for _ in range(25):
            table.attempt(dealer.next())
            if betting_open(table.state) and percent(chance, 40):
                ways += check_offers(table)
    assert ways > 10


@settings(max_examples=scaled(60, 4000), deadline=None)
@given(st.data(), st.sampled_from(GAMES), st.booleans())
def test_one_entry_comes_to_what_the_acts_come_to(
    data: st.DataObject, game: VariantId, trouble: bool
) -> None:
    chance = Drawn(data)
    table = played(chance, game, trouble=trouble)
    hand = table.state.hand
    if hand is None or hand.phase not in BETTING or hand.tracking == "dealing":
        return
    check_alike(
        table, ob.ActedAround(chance.one(ALIKE), chance.one([p.seat for p in hand.betting.players]))
    )


def test_the_acts_of_any_moment_are_reached() -> None:
    taken = refused = 0
    for seed in range(scaled(60, 4000)):
        chance = Seeded(seed)
        table = played(chance, chance.one(GAMES), trouble=seed % 2 == 0)
        hand = table.state.hand
        if hand is None or hand.phase not in BETTING or hand.tracking == "dealing":
            continue
        for action in ALIKE:
            for player in hand.betting.players:
                if check_alike(table, ob.ActedAround(action, player.seat)):
                    taken += 1
                else:
                    refused += 1
    assert taken > 50
    assert refused > 20
