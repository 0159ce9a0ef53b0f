"""Counts of legal lines: how many sequences of acts there are from the deal to a small depth.

Not a test itself; run as a module it writes the golden counts to `perft.json` anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from statemachine import observations as ob
from statemachine.advice import advise
from statemachine.decide import Command, decide, open_table
from statemachine.phases import BETTING, COMING, DISCARDING, Phase
from statemachine.rulebooks import RULEBOOKS, Rulebook
from statemachine.seats import clockwise
from statemachine.state import HandState, TableState
from statemachine.streets import comes_up, held, seats_short, undecided
from statemachine.variants import VARIANTS, VariantId
from tests.statemachine.games import deck_of

GOLDEN: Final = Path(__file__).with_name("perft.json")
# How many lines of one length the goldens count, and of how many acts at most.
MOST: Final = 60_000
DEPTH: Final = 12
TDA: Final = RULEBOOKS["tda"]

# Three players with three to ten small bets, odd chips among them: some all-ins are short.
STACKS: Final = (13, 20, 7)
LEVELS: Final = {
    "blinds": ob.LevelSet(1, 2),
    "button_blind": ob.LevelSet(0, 2, 1),
    "bring_in": ob.LevelSet(0, 0, 1, bring_in=1, small_bet=2),
}


def after(state: TableState, seen: ob.Observation, book: Rulebook = TDA) -> TableState:
    """The table after an observation that is in order; asserts that nothing is said about it."""
    command = Command(seen, "Dana", "dealer", "", "", state.seq + 1)
    decision = decide(state, command, book)
    assert decision.refusal is None, (seen, decision.refusal)
    hand = decision.state.hand
    assert hand is None or not (hand.irregularities or hand.questions), seen
    return decision.state


def started(game: VariantId, stacks: tuple[int, ...] = STACKS) -> TableState:
    """A table of three on which the first act is due; seat 1 is left of the button."""
    state = open_table("Table 1", game, TDA, 6).state
    for seat, stack in enumerate(stacks, 1):
        state = after(state, ob.PlayerSeated(seat, f"Player {seat}", stack))
    state = after(state, LEVELS[VARIANTS[game].forced])
    state = after(state, ob.ButtonPlaced(len(stacks)))
    return dealt(after(state, ob.HandBegun()))


def dealt(state: TableState) -> TableState:
    """The table once all cards are out that nobody has a say in."""
    while state.hand is not None:
        hand = state.hand
        if hand.phase is Phase.HOLE_DEAL:
            state = after(state, ob.HoleCardsDealt(up_cards(hand)))
        elif hand.phase in COMING and hand.phase not in DISCARDING:
            state = after(state, ob.StreetDealt((), up_cards(hand)))
        else:
            break
    return state


def up_cards(hand: HandState) -> tuple[ob.SeatCards, ...]:
    """The names of the cards that come face up next: the deck lies in a settled order."""
    variant = VARIANTS[hand.variant]
    if variant.forced != "bring_in":
        return ()
    deck = sorted(deck_of(variant), key=lambda card: (card[1] + card[0], card))
    # Every 17th card of the sorted deck, so that ranks and suits mix.
    order = [deck[n * 17 % len(deck)] for n in range(len(deck))]
    street = variant.street(COMING.get(hand.phase, variant.streets[0].name))
    at = variant.deck - hand.custody.stub + street.burn
    hands = []
    for seat in clockwise(seats_short(hand, street), hand.button):
        have = held(hand.custody, seat)
        faces = [comes_up(hand.variant, have + n) for n in range(street.hole - have)]
        cards = tuple(order[at + n] if up else None for n, up in enumerate(faces))
        hands.append(ob.SeatCards(seat, cards))
        at += len(cards)
    return tuple(hands)


def moves(state: TableState) -> Iterator[ob.Observation]:
    """What may come next: a fold, a check, each bet that the advice bounds, at its least and its
    most; before a draw to stand pat or to throw one card. A bet in two words is one.
    """
    hand = state.hand
    assert hand is not None
    if hand.phase in DISCARDING:
        street = VARIANTS[hand.variant].street(DISCARDING[hand.phase])
        seat = undecided(hand, street)[0]
        yield from (ob.CardsDiscarded(seat, (None,) * number) for number in (0, 1))
    if hand.phase not in BETTING:
        return
    advice = advise(state)
    assert advice.actor is not None
    bets: dict[int, ob.Action] = {}
    for legal in advice.actions:
        if legal.least is None or legal.most is None:
            yield ob.PlayerActed(advice.actor, legal.action)
        else:
            bets = {legal.least: legal.action, legal.most: legal.action} | bets
    for amount, action in bets.items():
        sized = action in ("bet", "raise")
        yield ob.PlayerActed(advice.actor, action, amount if sized else None)


def lines(state: TableState, depth: int) -> int:
    """How many lines of just so many acts begin here."""
    if depth == 1:
        return sum(1 for _ in moves(state))
    return sum(lines(dealt(after(state, move)), depth - 1) for move in moves(state))


def counts(game: VariantId, most: int) -> list[int]:
    """How many lines there are of one act, of two and so on, up to about `most` of them."""
    state = started(game)
    found = [lines(state, 1)]
    while len(found) < DEPTH and found[-1] < most // 2:
        found.append(lines(state, len(found) + 1))
    return found


if __name__ == "__main__":
    golden = {
        "renew": "python -m tests.statemachine.perft, when a rule of betting has changed",
        "lines": {game: counts(game, MOST) for game in VARIANTS},
    }
    text = json.dumps(golden, indent=2).replace("\n      ", " ").replace("\n    ]", " ]")
    GOLDEN.write_text(text + "\n", encoding="utf-8")
