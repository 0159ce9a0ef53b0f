"""Pots, side pots, odd chips and uncalled bets, in whole chips.

Not the betting that makes them, nor the ranking that decides who wins.
"""

from collections.abc import Sequence
from typing import NamedTuple

from statemachine.events import FormedPot, Share
from statemachine.observations import Half
from statemachine.seats import clockwise
from statemachine.state import Betting


def pots(betting: Betting) -> tuple[FormedPot, ...]:
    """The pots as they lie collected, the main pot first; bets of the open street are still
    in front of their owners and not in them.
    """
    paid: dict[int, int] = {}
    live: list[int] = []
    dead = betting.carried
    for player in betting.players:
        paid[player.seat] = player.total - player.bet
        dead += player.dead
        if player.standing == "live":
            live.append(player.seat)
    if not dead and not any(paid.values()):
        return betting.collected
    return tuple(_formed(betting, paid, live, dead, []))


class Tier(NamedTuple):
    """The chips of each seat above `below`, up to `cap` (None for all of them), belong to the
    pot of that number.
    """

    below: int
    cap: int | None
    pot: int


def collecting(betting: Betting) -> tuple[tuple[FormedPot, ...], tuple[Tier, ...]]:
    """The pots once the bets of the street are in them too, and to which of them belongs what a
    seat has put in since the pots stand (`total`).
    """
    tiers: list[Tier] = []
    live = [player.seat for player in betting.players if player.standing == "live"]
    dead = betting.carried + sum(player.dead for player in betting.players)
    paid = {player.seat: player.total for player in betting.players}
    return tuple(_formed(betting, paid, live, dead, tiers)), tuple(tiers)


def _formed(
    betting: Betting, paid: dict[int, int], live: list[int], dead: int, tiers: list[Tier]
) -> list[FormedPot]:
    """What stands already, and what was paid since in layers on top of it."""
    formed: list[FormedPot] = []
    for pot in betting.collected:
        _add(formed, pot.amount, tuple(seat for seat in pot.seats if seat in live) or pot.seats)
    _layer(formed, paid, live, dead, tiers)
    return formed


def _add(formed: list[FormedPot], amount: int, seats: tuple[int, ...]) -> None:
    """Add chips to the last pot when the same seats contest them, else as a pot of their own."""
    if formed and (formed[-1].seats == seats or not seats):
        formed[-1] = FormedPot(formed[-1].amount + amount, formed[-1].seats)
    elif amount:
        formed.append(FormedPot(amount, seats))


def _layer(
    formed: list[FormedPot],
    paid: dict[int, int],
    live: list[int],
    dead: int,
    tiers: list[Tier],
) -> None:
    below = 0
    caps = sorted({paid[seat] for seat in live}) or [0]
    for cap in caps:
        # What a folded hand put in beyond every live one belongs to the last pot.
        last = cap == caps[-1]
        amount = dead
        for chips in paid.values():
            if chips > below:
                amount += (chips if last or chips < cap else cap) - below
        dead = 0
        _add(formed, amount, tuple([seat for seat in live if paid[seat] >= cap]))
        tiers.append(Tier(below, None if last else cap, len(formed) - 1))
        below = cap


def uncalled(betting: Betting) -> tuple[int, int] | None:
    """The seat and the part of its bet that nobody matched, None when all is matched."""
    top = second = 0
    seat = None
    for player in betting.players:
        if player.bet > top:
            top, second, seat = player.bet, top, player.seat
        elif player.bet > second:
            second = player.bet
    return (seat, top - second) if seat is not None and top > second else None


def part_amount(amount: int, runs: int, run: int, half: Half) -> int:
    """The chips of one part of a pot: runs first, odd chips to the earliest ones; then halves,
    the odd chip to the high one (TDA-20-C).
    """
    each, odd = divmod(amount, runs)
    of_run = each + (run <= odd)
    low = of_run // 2
    match half:
        case "whole":
            return of_run
        case "high":
            return of_run - low
        case "low":
            return low


def shares(amount: int, winners: Sequence[int], button: int) -> tuple[Share, ...]:
    """Split a pot; odd chips go one each to the winners from the button's left (TDA-20-A)."""
    return shares_in(amount, clockwise(winners, button))


def shares_in(amount: int, order: Sequence[int]) -> tuple[Share, ...]:
    """Split a pot; odd chips go one each to the winners in this order."""
    each, odd = divmod(amount, len(order))
    return tuple(Share(seat, each + (1 if index < odd else 0)) for index, seat in enumerate(order))


def chips_in_play(betting: Betting) -> int:
    """All chips of a hand: stacks, bets of the open street, and pots."""
    players = betting.players
    return sum(p.stack + p.bet for p in players) + sum(pot.amount for pot in pots(betting))
