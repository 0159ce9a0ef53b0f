"""Pot-limit and fixed-limit bets against PokerKit: whose turn it is and what may be bet.

A hand ends here where the two are known to differ: after a raise that is not a full one, at
the cap before the flop, of which the big blind is a part here, and where a raise is more than
anybody could call.
"""

import random
from typing import Any

import pytest
from pokerkit import Automation, FixedLimitTexasHoldem, PotLimitOmahaHoldem

from statemachine import observations as ob
from statemachine.phases import BETTING
from statemachine.variants import VariantId
from tests.scale import scaled
from tests.statemachine.table import Table

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.CARD_BURNING,
)


def reference(variant: VariantId, stacks: list[int]) -> Any:
    if variant == "PO":
        return PotLimitOmahaHoldem.create_state(
            AUTOMATIONS, True, 0, (5, 10), 10, stacks, len(stacks)
        )
    return FixedLimitTexasHoldem.create_state(
        AUTOMATIONS, True, 0, (5, 10), 10, 20, stacks, len(stacks)
    )


def bounds(table: Table) -> tuple[int, int] | None:
    for legal in table.advice.actions:
        if legal.action in ("bet", "raise"):
            assert legal.least is not None
            assert legal.most is not None
            return legal.least, legal.most
    return None


def play(variant: VariantId, seed: int) -> int:
    """Play a hand at both tables; how many decisions were compared."""
    chance = random.Random(seed)
    stacks = [chance.randint(10, 400) for _ in range(chance.randint(3, 6))]
    table = Table(stacks, variant=variant, blinds=(5, 10)).deal()
    state = reference(variant, stacks)
    compared = 0
    while table.phase_now() in BETTING or table.phase_now().endswith(("_burn", "_deal")):
        if table.phase_now() not in BETTING:
            table.given(ob.StreetDealt())
            continue
        actor = table.hand.betting.actor
        if actor is None or not state.status:
            return compared
        assert state.actor_index == actor - 1
        betting = table.hand.betting
        others = [p.bet + p.stack for p in betting.players if p.live and p.seat != actor]
        if (betting.raises >= 4 and table.phase_now() == "preflop") or max(others) <= betting.call:
            return compared
        sized = bounds(table)
        least = state.min_completion_betting_or_raising_to_amount
        most = state.max_completion_betting_or_raising_to_amount
        assert (sized is not None) == bool(state.can_complete_bet_or_raise_to())
        if sized is not None:
            assert sized == (least, most)
        compared += 1
        player, call = table.player(actor), table.hand.betting.call
        choice = chance.random()
        if sized is not None and choice < 0.45:
            to = chance.choice((sized[0], sized[1], chance.randint(*sized)))
            short = to - call < (table.hand.betting.full_raise if variant == "PO" else 10)
            if short or (variant == "FT" and to == player.bet + player.stack):
                return compared
            table.act(actor, "raise" if call else "bet", to)
            state.complete_bet_or_raise_to(to)
        elif player.bet < call and choice > 0.85:
            table.act(actor, "fold")
            state.fold()
        else:
            table.act(actor, "call" if player.bet < call else "check")
            state.check_or_call()
        assert table.quiet
    return compared


@pytest.mark.parametrize("variant", ["PO", "FT"])
def test_turns_and_bounds_are_those_of_pokerkit(variant: VariantId) -> None:
    assert sum(play(variant, seed) for seed in range(scaled(60, 2000))) > 300
