"""Regular play of every game: nothing is flagged or asked, and chips and cards all stay.

Not who wins, which the references and the tests of the showdown say.
"""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from statemachine import custody as ledger
from statemachine import events as ev
from statemachine.chips import chips_in_play
from statemachine.phases import DEALING, ENDED, Phase, phases_of
from statemachine.variants import VARIANTS, VariantId
from tests.scale import scaled
from tests.statemachine.chance import Chance, Drawn, Seeded
from tests.statemachine.games import GAMES, any_table
from tests.statemachine.play import Dealer
from tests.statemachine.table import Table
from tests.statemachine.trouble import known_names


def regular(chance: Chance, game: VariantId, *, most: int = 6) -> Table:
    """A hand that was played in order to its end, and what has to be true of it."""
    table = any_table(chance, game, most=most)
    dealer = Dealer(
        table,
        chance,
        named=chance.one((0, 50, 100)),
        tabled=chance.one((0, 60, 100)),
        folds=chance.one((0, 40)),
        extras=chance.one((0, 30)),
    )
    dealer.play()
    hand = table.hand
    # A stub that ends is in the nature of stud and draw games: noted, and made up for.
    assert {(f.fault, f.status) for f in hand.irregularities} <= {("short_stub", "resolved")}
    assert hand.asked == 0
    assert table.phase_now() is Phase.COMPLETE
    starts = sum(p.start for p in hand.betting.players)
    assert sum(table.stacks.values()) == starts == chips_in_play(hand.betting)
    assert {seat.seat: seat.stack for seat in table.state.seats} == table.stacks
    assert ledger.total(hand.custody) == VARIANTS[game].deck
    assert hand.custody.surplus == 0
    assert not [card for card, times in known_names(hand).items() if times > 1]
    return table


@settings(max_examples=scaled(20, 2000))
@given(st.data(), st.sampled_from(GAMES))
def test_a_regular_hand_raises_no_flag(data: st.DataObject, game: VariantId) -> None:
    regular(Drawn(data), game, most=4).check_log()


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES)
def test_regular_hands_raise_no_flag_in_any_game(game: VariantId) -> None:
    phases = set()
    for seed in range(scaled(20, 1500)):
        table = regular(Seeded(seed), game)
        phases |= {state.hand.phase for state in table.states if state.hand is not None}
        if seed % 6 == 0:
            table.check_log()
    # The play comes to every street, and to what is before it.
    passed = {Phase.SETUP, Phase.VERIFICATION, Phase.AWARD, *ENDED, *DEALING}
    assert phases >= set(phases_of(VARIANTS[game])) - passed


def test_the_play_knows_what_is_seldom() -> None:
    """What a hand of some game may have: without all of it the properties would be of less."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        for number, game in enumerate(GAMES):
            chance = Seeded(100 * seed + number)
            table = any_table(chance, game)
            Dealer(table, chance, named=90, tabled=90, folds=10, extras=60).play()
            for entry in table.entries:
                for event in entry.events:
                    seen.update(_of_note(event))
            seen["board in a game without one"] += (
                not VARIANTS[game].boards and table.count("board") > 0
            )
    wanted = {"straddle", "late", "missed_blinds", "bomb_pot", "runs 2", "runs 3", "high", "low"}
    wanted |= {"bring_in", "button_blind", "big_blind_ante", "button_ante", "scrambled"}
    wanted |= {"pat", "one card", "named late", "board in a game without one", "side pot"}
    assert {kind for kind in wanted if not seen[kind]} == set()


def _of_note(event: ev.Event) -> tuple[str, ...]:
    match event:
        case ev.ChipsPosted():
            return (event.posting,)
        case ev.Acted():
            return (event.action,)
        case ev.RunsSet():
            return (f"runs {event.runs}",)
        case ev.PotDeclared():
            return (event.half,)
        case ev.CardsScrambled():
            return ("scrambled",)
        case ev.DiscardMade():
            return ("pat",) if not event.indices else ("thrown",)
        case ev.CardsDrawn() if ledger.seat_of(event.to) is not None:
            return ("one card",)
        case ev.CardIdentified():
            return ("named late",)
        case ev.PotsFormed() if len(event.pots) > 1:
            return ("side pot",)
    return ()
