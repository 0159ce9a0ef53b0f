"""Advice in every game: what is advised is in order, and what is beyond it is flagged."""

import random
from collections.abc import Iterator

import pytest

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.advice import LegalAction
from statemachine.betting import bring_in_due
from statemachine.cards import DECK
from statemachine.custody import count, seat_place
from statemachine.decide import decide
from statemachine.phases import BETTING, COMING, Phase
from statemachine.streets import comes_up
from statemachine.variants import VARIANTS, VariantId
from tests.scale import scaled
from tests.statemachine.table import Table

LEVELS: dict[str, ob.LevelSet] = {
    "blinds": ob.LevelSet(5, 10, 1),
    "button_blind": ob.LevelSet(0, 10, 5),
    "bring_in": ob.LevelSet(0, 0, 2, bring_in=3, small_bet=10),
}


def flagged(table: Table, observation: ob.Observation) -> bool:
    decision = decide(table.state, table.command(observation), table.book)
    assert decision.refusal is None, decision.refusal
    return any(isinstance(e, ev.IrregularityOpened | ev.QuestionAsked) for e in decision.events)


def amounts(legal: LegalAction) -> Iterator[int | None]:
    if legal.action not in ("bet", "raise"):
        yield None
    if legal.action in ("bet", "raise", "all_in") and legal.least is not None:
        assert legal.most is not None
        yield from {legal.least, legal.most, (legal.least + legal.most) // 2}


def check_advice(table: Table, seat: int) -> None:
    """Assert for the seat to act that what is advised is in order, and nothing beyond it is."""
    betting = table.hand.betting
    player = table.player(seat)
    all_of_it = player.bet + player.stack
    listed = {legal.action: legal for legal in table.advice.actions}
    for legal in table.advice.actions:
        for amount in amounts(legal):
            assert not flagged(table, ob.PlayerActed(seat, legal.action, amount)), (legal, amount)
    others = [p.bet + p.stack for p in betting.players if p.live and p.seat != seat and p.stack]
    if not others:
        return
    sized = listed.get("raise") or listed.get("bet")
    word: ob.Action = "raise" if betting.call else "bet"
    if "all_in" not in listed:
        assert flagged(table, ob.PlayerActed(seat, "all_in"))
    if sized is None:
        if all_of_it > max(betting.call, bring_in_due(table.hand)):
            assert flagged(table, ob.PlayerActed(seat, word, all_of_it))
        return
    assert sized.least is not None
    assert sized.most is not None
    assert sized.most <= all_of_it
    assert flagged(table, ob.PlayerActed(seat, word, sized.most + 1))
    below = sized.least - 1
    covers = below > betting.call and below >= max(others)
    if sized.least < all_of_it and not covers and below != bring_in_due(table.hand):
        assert flagged(table, ob.PlayerActed(seat, word, below))
    if "check" not in listed:
        assert flagged(table, ob.PlayerActed(seat, "check"))


class Hands:
    """Deals the cards of one hand, named or not."""

    def __init__(self, table: Table, chance: random.Random) -> None:
        self.table = table
        self.deck = chance.sample(DECK, len(DECK))
        self.named = chance.random() < 0.8

    def up_cards(self, number: int) -> tuple[ob.SeatCards, ...]:
        """So many cards to each live seat, those that come face up with their names."""
        variant = self.table.state.variant
        if VARIANTS[variant].forced != "bring_in" or not self.named:
            return ()
        hands = []
        for seat in self.table.live:
            have = count(self.table.hand.custody, seat_place(seat))
            cards = [
                self.deck.pop() if comes_up(variant, have + n) else None for n in range(number)
            ]
            hands.append(ob.SeatCards(seat, tuple(cards)))
        return tuple(hands)


def play(variant: VariantId, seed: int) -> int:
    """Play a hand in order, or nearly so; how many decisions were checked."""
    chance = random.Random(seed)
    stacks = [chance.randint(5, 300) for _ in range(chance.randint(2, 6))]
    table = Table(stacks, variant=variant, level=LEVELS[VARIANTS[variant].forced])
    hands = Hands(table, chance)
    table.given(ob.HandBegun())
    first = VARIANTS[variant].streets[0]
    table.given(ob.HoleCardsDealt(hands.up_cards(first.down + first.up)))
    checked = 0
    while table.phase_now() in BETTING or table.phase_now() in COMING:
        if table.phase_now() in COMING:
            table.given(ob.StreetDealt(hands=hands.up_cards(1)))
            continue
        seat = table.hand.betting.actor
        if seat is None:
            # Cards without a name decide it: anybody may open.
            opener = chance.choice(
                [p.seat for p in table.hand.betting.players if p.live and p.stack]
            )
            table.act(opener, "bring_in" if bring_in_due(table.hand) else "check")
            assert table.quiet
            continue
        check_advice(table, seat)
        checked += 1
        legal = chance.choice(table.advice.actions)
        amount = None
        if legal.action in ("bet", "raise") and legal.least is not None and legal.most is not None:
            amount = chance.choice(
                (legal.least, legal.most, chance.randint(legal.least, legal.most))
            )
        table.act(seat, legal.action, amount)
        assert table.quiet, table.faults()
    assert table.phase_now() in (Phase.SHOWDOWN, Phase.AWARD), table.phase
    table.check_log()
    return checked


@pytest.mark.parametrize("variant", ["NT", "NS", "PO", "FT", "F7S", "FR", "F2L3D", "N2L1D"])
def test_advice_is_what_is_in_order(variant: VariantId) -> None:
    assert sum(play(variant, seed) for seed in range(scaled(15, 300))) > 50
