"""The order of seats around the table: who is next, who posts, who is dealt first.

Not who may act: that depends on the betting.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

ButtonRule: TypeAlias = Literal["dead", "moving", "forward"]

# More than any seat's number, so that distances around the table can be taken modulo it.
_AROUND = 100


@dataclass(frozen=True, slots=True)
class Positions:
    """The seats of the button and of the two blinds. Button and small blind may be dead: there
    is nobody at that seat, or nobody who is dealt in.
    """

    button: int
    small: int
    big: int


def clockwise(seats: Sequence[int], after: int) -> list[int]:
    """The seats in order, the first one left of `after` first; `after` itself comes last."""
    ordered = sorted(seats)
    left = bisect_right(ordered, after)
    return ordered[left:] + ordered[:left]


def next_seat(seats: Sequence[int], after: int) -> int:
    """The first seat left of `after`, which need not be one of them."""
    return clockwise(seats, after)[0]


def between(seats: Sequence[int], first: int, last: int) -> list[int]:
    """The seats that one passes on the way from `first` on to `last`, both left out."""
    way = (last - first) % _AROUND
    return [seat for seat in seats if 0 < (seat - first) % _AROUND < way]


def blinds(seats: Sequence[int], button: int) -> tuple[int, int]:
    """The seats of the small and the big blind; heads-up the button posts the small one."""
    order = clockwise(seats, button)
    if len(order) == 2:
        small = button if button in seats else order[1]
        return small, next_seat(seats, small)
    return order[0], order[1]


def moved_on(seats: Sequence[int], last: Positions, rule: ButtonRule) -> Positions:
    """Where button and blinds are in the hand after one in which they were at `last`.

    - `dead` (TDA-32): the big blind goes to the next player, the small blind to the seat that
      had the big one, and the button to the seat that had the small one, empty or not.
    - `moving`: the big blind goes to the next player; small blind and button to the players
      before, so that both lie with somebody and may stay where they were.
    - `forward`: the button goes to the next player and the blinds to those after, so that
      somebody may miss a blind.

    Heads-up the button has the small blind, and by every rule nobody has the big blind twice
    in a row (TDA-34-B).
    """
    big = next_seat(seats, last.big)
    if len(seats) == 2:
        small = next_seat(seats, big)
        return Positions(small, small, big)
    match rule:
        case "dead":
            return Positions(last.small, last.big, big)
        case "moving":
            *_, button, small, _ = clockwise(seats, big)
            return Positions(button, small, big)
        case "forward":
            button = next_seat(seats, last.button)
            return Positions(button, *blinds(seats, button))
