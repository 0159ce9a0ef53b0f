"""What the tabled cards say: how each hand ranks, who wins each part of a pot, and whose the
odd chip is.

Not who is declared to win, nor cards that nobody tabled: those say nothing (decision 19).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from statemachine.cards import Card
from statemachine.custody import PlacedCard, pile, seat_place
from statemachine.events import PotDeclared
from statemachine.observations import Half
from statemachine.parts import board_of, contesting, declared_halves, undecided_runs
from statemachine.ranking import RankingId, door_card, rank
from statemachine.seats import clockwise
from statemachine.state import HandState
from statemachine.variants import VARIANTS

# A hand's rank in each ranking of its game, None for a low that does not qualify.
Ranks: TypeAlias = tuple[int | None, ...]
Parts: TypeAlias = tuple[tuple[Half, tuple[int, ...]], ...]

# Views ask for the same hands again and again.
_rank: Final = lru_cache(maxsize=2048)(rank)


def tabled_ranks(hand: HandState, run: int | None = None) -> dict[int, Ranks]:
    """The ranks of every tabled live hand that is whole, with the board of a run (the one in
    play when None), by seat; higher is better. A hand or board with an unknown card, or of
    another number of cards than the game's, does not rank.
    """
    tabled = [p.seat for p in hand.betting.players if p.tabled and p.standing == "live"]
    if not tabled:
        return {}
    variant = VARIANTS[hand.variant]
    board = _names(board_of(hand, run or hand.run))
    last = variant.streets[-1]
    if board is None or (variant.boards and len(board) != last.board):
        return {}
    # In stud a card in the middle stands for everybody's last.
    due = last.hole if variant.boards else last.hole - len(board)
    ranks: dict[int, Ranks] = {}
    for seat in tabled:
        here = pile(hand.custody, seat_place(seat))
        cards = _names(here)
        # A card that came face down after the hand was tabled is nobody's to read yet.
        if cards is None or len(cards) != due or not all(placed.shown for placed in here):
            continue
        try:
            ranks[seat] = tuple([_rank(kind, cards, board) for kind in variant.rankings])
        except ValueError:
            # One card twice, or none of this deck: it is flagged, and nobody knows its worth.
            continue
    return ranks


def _names(cards: tuple[PlacedCard, ...]) -> tuple[Card, ...] | None:
    names = tuple([placed.card for placed in cards if placed.card is not None])
    return names if len(names) == len(cards) else None


def split(hand: HandState, pot: int, run: int) -> Parts | None:
    """Into which parts the tabled hands split one run of a pot, and who wins each; None while
    a contesting hand is unknown. There are halves only where somebody has a low (TDA-20-C).
    """
    seats = contesting(hand, pot)
    ranks = tabled_ranks(hand, run)
    if not seats or not all(seat in ranks for seat in seats):
        return None
    best = [_best(seats, ranks, place) for place in range(len(VARIANTS[hand.variant].rankings))]
    if len(best) == 1 or not best[1]:
        return (("whole", best[0]),)
    return (("high", best[0]), ("low", best[1]))


def _best(seats: Sequence[int], ranks: Mapping[int, Ranks], place: int) -> tuple[int, ...]:
    values = {seat: ranks[seat][place] or 0 for seat in seats}
    top = max(values.values())
    return tuple(seat for seat in seats if top and values[seat] == top)


def reading(hand: HandState, pot: int, runs: Iterable[int] | None = None) -> tuple[int, ...] | None:
    """The seats whose tabled hands win something of a pot, or of some runs of it; None while
    that is not known.
    """
    winners: set[int] = set()
    for run in runs or range(1, hand.runs + 1):
        parts = split(hand, pot, run)
        if parts is None:
            return None
        winners.update(seat for _, seats in parts for seat in seats)
    return tuple(seat for seat in contesting(hand, pot) if seat in winners)


def no_low(hand: HandState, pot: int, run: int) -> bool:
    """Whether it is plain that nobody has a low: by all the hands, or by the board alone."""
    variant = VARIANTS[hand.variant]
    if len(variant.rankings) == 1:
        return True
    parts = split(hand, pot, run)
    if parts is not None:
        return len(parts) == 1
    board = _names(board_of(hand, run))
    if variant.rankings[1] != "omaha_low8" or board is None:
        return False
    # Three of the five come from the board.
    return len(board) == variant.streets[-1].board and len({c[0] for c in board} - _HIGH) < 3


_HIGH: Final = frozenset("9TJQK")


def contradicted(
    hand: HandState, pot: int, declared: Sequence[int], run: int = 1, half: Half = "whole"
) -> bool:
    """Whether tabled cards say that the declared winners of a part do not win it. A whole that
    is really split stands while the same seats win both of its halves.
    """
    if half == "low" and no_low(hand, pot, run):
        return True
    parts = split(hand, pot, run)
    if parts is not None:
        won = dict(parts)
        due = [won[half]] if half in won else list(won.values())
        return any(set(seats) != set(declared) for seats in due)
    ranks = tabled_ranks(hand, run)
    shown = [ranks[seat] for seat in declared if seat in ranks]
    if not shown:
        return False
    if half == "low" and not all(mine[1] for mine in shown):
        return True
    tabled = [ranks[seat] for seat in contesting(hand, pot) if seat in ranks]
    return any(
        min(mine[place] or 0 for mine in shown) < max(other[place] or 0 for other in tabled)
        for place in range(len(shown[0]))
        if half == "whole" or place == (half == "low")
    )


# --- what the cards leave to say


def left_to_declare(hand: HandState) -> tuple[PotDeclared, ...] | None:
    """The declarations by which the tabled cards complete what was said of the pots; None while
    they do not decide all of them.
    """
    decided: list[PotDeclared] = []
    for pot in range(len(hand.betting.collected)):
        for run in undecided_runs(hand, pot):
            parts = split(hand, pot, run)
            if parts is None:
                return None
            decided += _left_of_run(hand, pot, run, parts)
    return tuple(decided)


def _left_of_run(hand: HandState, pot: int, run: int, parts: Parts) -> list[PotDeclared]:
    said = declared_halves(hand, pot, run)
    (half, winners), *others = parts
    if others:
        return [
            PotDeclared(pot, seats, "tabled", run, part)
            for part, seats in parts
            if part not in said
        ]
    if "high" in said:
        # With no low on the table the high half is all of it.
        return [PotDeclared(pot, said["high"].seats, said["high"].by, run, half)]
    # A low that nobody has contradicts itself, and stands until the dealer takes it back.
    return [PotDeclared(pot, winners, "tabled", run, "high" if "low" in said else half)]


# --- the odd chip


def odd_chip_order(
    hand: HandState, winners: Sequence[int], run: int = 1, half: Half = "whole"
) -> tuple[int, ...]:
    """The winners of a part in the order in which they get an odd chip each: from the button's
    left, or in stud by the highest card of the five that win (TDA-20-A, TDA-20-B). Where a
    winner's cards are not known, the button decides there too.
    """
    left = tuple(clockwise(winners, hand.button))
    variant = VARIANTS[hand.variant]
    if variant.odd_chip == "left_of_button" or len(left) == 1:
        return left
    kind = variant.rankings[half == "low"]
    best = {seat: _five(hand, seat, run, kind) for seat in left}
    if not all(best.values()):
        return left
    return tuple(sorted(left, key=lambda seat: best[seat], reverse=True))


def _five(hand: HandState, seat: int, run: int, kind: RankingId) -> tuple[tuple[int, int], ...]:
    """The five cards that win for a seat, each by rank and suit, the highest first; of equal
    fives the one with the higher cards. Empty where the hand is not known.
    """
    place = VARIANTS[hand.variant].rankings.index(kind)
    whole = tabled_ranks(hand, run).get(seat)
    if whole is None or whole[place] is None:
        return ()
    cards = [placed.card for placed in pile(hand.custody, seat_place(seat)) + board_of(hand, run)]
    named = [card for card in cards if card is not None]
    ace_low = kind in ("low8", "ace_to_five")
    return max(
        tuple(sorted((door_card(card, ace_low=ace_low) for card in five), reverse=True))
        for five in combinations(named, 5)
        if rank(kind, five, ()) == whole[place]
    )
