"""Compares what a scenario expects of pots: who contests them, who wins and is pushed what.

Not of stacks and bets, which are plain figures.
"""

from collections.abc import Iterator

from app.scenarios.difference import Difference, compare
from app.scenarios.expected import PartExpectation, PotExpectation
from app.scenarios.source import Location
from statemachine import chips
from statemachine.state import HandState


def awards(hand: HandState) -> dict[int, int]:
    """What each seat was pushed in all."""
    won: dict[int, int] = {}
    for award in hand.awards:
        for share in award.shares:
            won[share.seat] = won.get(share.seat, 0) + share.amount
    return won


def total(hand: HandState) -> int:
    """All chips in the middle: the gathered pots and the bets of the street."""
    bets = sum(player.in_front for player in hand.betting.players)
    return bets + sum(pot.amount for pot in chips.pots(hand.betting))


def pots(
    path: Location, wanted: list[int | PotExpectation], hand: HandState
) -> Iterator[Difference]:
    """The gathered pots, the main pot first; a bare figure leaves open who contests one."""
    formed = [pot for pot in chips.pots(hand.betting) if pot.amount]
    amounts = [pot if isinstance(pot, int) else pot.amount for pot in wanted]
    yield from compare(path, amounts, [pot.amount for pot in formed])
    for index, (pot, found) in enumerate(zip(wanted, formed, strict=False)):
        if not isinstance(pot, int):
            yield from compare((*path, index, "seats"), pot.seats, sorted(found.seats))


def winners(
    path: Location, wanted: list[int] | dict[int, list[int]], hand: HandState
) -> Iterator[Difference]:
    """Who was declared to win, anywhere or pot by pot, whatever part of it."""
    won: dict[int, set[int]] = {}
    for declared in hand.declared:
        won.setdefault(declared.pot, set()).update(declared.seats)
    if isinstance(wanted, list):
        yield from compare(path, sorted(wanted), sorted(set().union(*won.values())))
        return
    by_pot = {pot: sorted(seats) for pot, seats in won.items()}
    yield from compare(path, {pot: sorted(seats) for pot, seats in wanted.items()}, by_pot)


def parts(path: Location, wanted: list[PartExpectation], hand: HandState) -> Iterator[Difference]:
    """The winners and the award of single parts of the pots."""
    for index, part in enumerate(wanted):
        key = (part.pot, part.half, part.run)
        if part.winners is not None:
            found = [d.seats for d in hand.declared if (d.pot, d.half, d.run) == key]
            got = sorted(found[-1]) if found else None
            yield from compare((*path, index, "winners"), sorted(part.winners), got)
        if part.awards is not None:
            pushed = {
                share.seat: share.amount
                for award in hand.awards
                if (award.pot, award.half, award.run) == key
                for share in award.shares
            }
            yield from compare((*path, index, "awards"), part.awards, pushed)
