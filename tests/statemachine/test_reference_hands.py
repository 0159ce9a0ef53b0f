"""Hands of every published variant against PokerKit: both play them to the same final stacks.

Not the odd chips, in which the two differ: all amounts are of a unit that every split divides.
"""

from collections import Counter

import pytest

from statemachine import observations as ob
from statemachine.advice import advise
from statemachine.decide import decide
from statemachine.phases import BURNING, Phase
from statemachine.variants import VARIANTS, VariantId
from tests.scale import scaled
from tests.statemachine.chance import Chance, Seeded, percent
from tests.statemachine.play import Dealer
from tests.statemachine.reference import DIFFERENCES, GAMES, Differs, Reference
from tests.statemachine.table import Table

# Every number of winners up to five divides it, of each half of each of two or three runs.
UNIT = 360
HANDS = scaled(16, 2500)


class Whole(Dealer):
    """A dealer whose players bet whole units and fold to a bet only, as PokerKit wants it, and
    often run the rest of the board several times.
    """

    def next(self) -> ob.Observation:
        hand = self.table.state.hand
        # It asks for the runs once, right after the last act.
        last = self.table.entries[-1].observation
        if hand is not None and hand.phase in BURNING and isinstance(last, ob.PlayerActed):
            agreed = ob.RunsAgreed(self.chance.one((2, 3)))
            asked = decide(self.table.state, self.table.command(agreed), self.table.book)
            if asked.events and percent(self.chance, 30):
                return agreed
        seen = super().next()
        if not isinstance(seen, ob.PlayerActed):
            return seen
        legal = {one.action: one for one in advise(self.table.state).actions}
        if seen.action == "fold" and ("check" in legal or percent(self.chance, 50)):
            # Few hands would come to their end, too.
            return ob.PlayerActed(seen.seat, "check" if "check" in legal else "call")
        sized = legal[seen.action]
        if seen.amount is None or sized.least is None or sized.most is None:
            return seen
        whole = seen.amount // UNIT * UNIT
        return ob.PlayerActed(seen.seat, seen.action, max(sized.least, min(whole, sized.most)))


def level(chance: Chance, game: VariantId, players: int) -> ob.LevelSet:
    fixed = VARIANTS[game].structure == "fixed_limit"
    small_bet, big_bet = (2 * UNIT, 4 * UNIT) if fixed else (0, 0)
    ante = chance.one((0, UNIT))
    match VARIANTS[game].forced:
        case "bring_in":
            return ob.LevelSet(0, 0, ante, "each", UNIT, small_bet, big_bet)
        case "button_blind":
            return ob.LevelSet(0, 2 * UNIT, ante)
    kind: ob.AnteKind = "each" if players == 2 else chance.one(("each", "each", "big_blind"))
    return ob.LevelSet(UNIT, 2 * UNIT, ante, kind, 0, small_bet, big_bet)


def played(game: VariantId, seed: int) -> Table:
    """A hand that was played in order to its end, all cards known and all hands tabled."""
    chance = Seeded(seed)
    deep = chance.one((12, 40, 150))
    stacks = [chance.number(1, deep) * UNIT for _ in range(chance.number(2, 5))]
    button = chance.number(1, len(stacks))
    table = Table(stacks, variant=game, level=level(chance, game, len(stacks)), button=button)
    Whole(table, chance).play()
    return table


@pytest.mark.heavy
@pytest.mark.parametrize("game", list(GAMES))
def test_stacks_end_as_pokerkit_says(game: VariantId) -> None:
    given_up: Counter[str] = Counter()
    showdowns = 0
    for seed in range(HANDS):
        table = played(game, seed)
        assert table.quiet
        assert table.phase_now() is Phase.COMPLETE
        try:
            theirs = Reference(table).final()
        except Differs as difference:
            given_up[str(difference)] += 1
            continue
        assert list(table.stacks.values()) == theirs, (game, seed)
        showdowns += sum(player.tabled for player in table.hand.betting.players) > 1
    assert set(given_up) <= set(DIFFERENCES)
    assert given_up.total() < HANDS * 0.4, given_up
    assert showdowns > HANDS * 0.3, showdowns
