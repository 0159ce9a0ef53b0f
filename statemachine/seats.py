"""The order of seats around the table: who is next, who posts, who is dealt first.

Not who may act: that depends on the betting.
"""

from collections.abc import Sequence


def clockwise(seats: Sequence[int], after: int) -> list[int]:
    """The seats in order, the first one left of `after` first; `after` itself comes last."""
    ordered = sorted(seats)
    return [seat for seat in ordered if seat > after] + [seat for seat in ordered if seat <= after]


def next_seat(seats: Sequence[int], after: int) -> int:
    """The first seat left of `after`, which need not be one of them."""
    return clockwise(seats, after)[0]


def blinds(seats: Sequence[int], button: int) -> tuple[int, int]:
    """The seats of the small and the big blind; heads-up the button posts the small one."""
    order = clockwise(seats, button)
    if len(order) == 2:
        small = button if button in seats else order[1]
        return small, next_seat(seats, small)
    return order[0], order[1]
