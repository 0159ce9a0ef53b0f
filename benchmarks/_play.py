"""Whole hands as a dealer's console sends them: checked down or folded, six players, no flag.

Not the real hands of `_published`: those are of other stacks and end sooner.
"""

import json
from collections.abc import Iterator
from typing import Any

from app.codec import encode_observation
from statemachine import observations as ob
from statemachine.advice import advise
from statemachine.decide import Command, Decision, decide, open_table
from statemachine.phases import BETTING, ENDED, Phase
from statemachine.rulebooks.tda import TDA
from statemachine.state import TableState

SEATS = 6
STACK = 1_000_000
BOOK = "tda"
OPENING: dict[str, Any] = {
    "name": "bench",
    "rulebook": BOOK,
    "seats": SEATS,
    "players": [
        {"seat": seat, "player": f"Player {seat}", "stack": STACK} for seat in range(1, SEATS + 1)
    ],
    "level": {"small_blind": 50, "big_blind": 100},
    "button": 1,
}
_STREETS = {Phase.FLOP_BURN: 3, Phase.TURN_BURN: 1, Phase.RIVER_BURN: 1}


def opened() -> tuple[Decision, tuple[ob.Observation, ...]]:
    """A table of six as it is opened, and what is said before its first hand."""
    setup: tuple[ob.Observation, ...] = (
        *(ob.PlayerSeated(seat, f"Player {seat}", STACK) for seat in range(1, SEATS + 1)),
        ob.LevelSet(50, 100),
        ob.ButtonPlaced(1),
    )
    return open_table("bench", "NT", TDA, SEATS, "full"), setup


def next_observation(state: TableState) -> ob.Observation:
    """What is in order now: two players see the river, every other hand ends before the flop."""
    hand = state.hand
    if hand is None or hand.phase in ENDED:
        return ob.HandBegun()
    if hand.phase is Phase.HOLE_DEAL:
        return ob.HoleCardsDealt()
    if hand.phase in BETTING:
        return _act(state, hand.number % 2 == 0)
    if hand.phase in _STREETS:
        return ob.StreetDealt((None,) * _STREETS[hand.phase])
    if hand.phase is Phase.SHOWDOWN:
        winner = min(player.seat for player in hand.betting.players if player.live)
        return ob.WinnerDeclared((winner,))
    return ob.PotPushed()


def _act(state: TableState, walk: bool) -> ob.Observation:
    advice = advise(state)
    assert advice.actor is not None
    legal = [each.action for each in advice.actions]
    assert state.hand is not None
    blinds = {state.hand.small_blind_seat, state.hand.big_blind_seat}
    if "check" in legal:
        return ob.PlayerActed(advice.actor, "check")
    if advice.actor in blinds and not walk:
        return ob.PlayerActed(advice.actor, "call")
    return ob.PlayerActed(advice.actor, "fold")


def decisions(hands: int) -> Iterator[tuple[ob.Observation, Decision]]:
    """Each observation of so many hands at a fresh table, with what it leads to."""
    decision, setup = opened()
    state = decision.state
    waiting = list(setup)
    while waiting or state.hand is None or not _over(state, hands):
        seen = waiting.pop(0) if waiting else next_observation(state)
        decision = decide(state, Command(seen, "bench", "dealer", "", "", state.seq + 1), TDA)
        assert decision.refusal is None, (seen, decision.refusal)
        state = decision.state
        assert state.hand is None or not state.hand.irregularities, seen
        yield seen, decision


def _over(state: TableState, hands: int) -> bool:
    hand = state.hand
    return hand is not None and hand.number >= hands and hand.phase in ENDED


def bodies(hands: int) -> list[bytes]:
    """The observations of so many hands as JSON, without those of the setup."""
    _, setup = opened()
    said = [seen for seen, _ in decisions(hands)][len(setup) :]
    return [encode_observation(seen) for seen in said]


def envelope(number: int, observation: bytes) -> bytes:
    """What is posted; the id is a number in the place of a random one of the same length."""
    return b'{"observation_id":"%032d","observation":%b}' % (number, observation)


def as_json(value: dict[str, Any]) -> bytes:
    """A body in JSON."""
    return json.dumps(value, separators=(",", ":")).encode()
