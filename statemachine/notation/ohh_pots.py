"""The pots of a published hand and who won what of them, worked out from chips alone.

Not a showdown: who won is read off the finishing stacks, never off the cards.
"""

from dataclasses import dataclass

from statemachine.notation.errors import UnwritableError
from statemachine.notation.ohh_rounds import Rounds
from statemachine.published import PublishedHand


@dataclass(frozen=True, slots=True)
class Pot:
    """A pot in whole chips, and what each winner got of it, by player counted from 0."""

    amount: int
    wins: tuple[tuple[int, int], ...]


def pots_of(hand: PublishedHand, rounds: Rounds) -> tuple[Pot, ...]:
    """The pots, the main pot first; the part of a bet that nobody called is in none of them.

    Raises `UnwritableError` when the finishing stacks are missing or do not fit.
    """
    if hand.finishing_stacks is None:
        raise UnwritableError("nobody can tell who won: there are no finishing stacks")
    put, stacks = list(rounds.put), list(rounds.stacks)
    top = max(range(len(put)), key=put.__getitem__)
    uncalled = put[top] - max(chips for player, chips in enumerate(put) if player != top)
    put[top] -= uncalled
    stacks[top] += uncalled
    left = [end - stack for end, stack in zip(hand.finishing_stacks, stacks, strict=True)]
    layers = _layers(put, rounds.dead, rounds.folded)
    # From the last side pot on: whoever may win it may win all those before it too.
    pots = [Pot(amount, _shares(amount, seats, left)) for amount, seats in reversed(layers)]
    if any(left):
        raise UnwritableError("the finishing stacks are not what the pots come to")
    return tuple(reversed(pots))


def _layers(put: list[int], dead: int, folded: set[int]) -> list[tuple[int, list[int]]]:
    contesting = [player for player in range(len(put)) if player not in folded]
    layers: list[tuple[int, list[int]]] = []
    below = 0
    for level in sorted({put[player] for player in contesting}):
        amount = sum(max(0, min(chips, level) - below) for chips in put)
        amount += 0 if layers else dead
        if amount:
            layers.append((amount, [p for p in contesting if put[p] >= level]))
        below = level
    over = sum(max(0, chips - below) for chips in put)
    if over and layers:
        # What folded players put in above everybody else stays in the last pot.
        amount, seats = layers[-1]
        layers[-1] = (amount + over, seats)
    return layers


def _shares(amount: int, seats: list[int], left: list[int]) -> tuple[tuple[int, int], ...]:
    """Split a pot evenly among those who still have winnings to come, and take it off them."""
    won = dict.fromkeys(seats, 0)
    rest = amount
    while rest:
        winners = [player for player in seats if left[player] > 0]
        if not winners:
            raise UnwritableError("the finishing stacks are not what the pots come to")
        for index, player in enumerate(winners):
            share = min(left[player], -(-rest // (len(winners) - index)))
            won[player] += share
            left[player] -= share
            rest -= share
    return tuple((player, chips) for player, chips in won.items() if chips)
