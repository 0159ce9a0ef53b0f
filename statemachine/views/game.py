"""The game of a table as it is seen: what it is played with, who sits there, and which cards come
next.

Not the cards themselves, nor who may see them.
"""

from functools import cache, lru_cache

from statemachine.custody import count, seat_place
from statemachine.decide.stub import needs_common_card
from statemachine.level import Level
from statemachine.phases import BURNING, DEALING, DISCARDING, ENDED, Phase
from statemachine.seats import clockwise
from statemachine.state import HandPlayer, HandState, Occupant, TableState
from statemachine.streets import due_on, faces, held, undecided
from statemachine.variants import VARIANTS, Street, VariantId
from statemachine.views.model import GameView, LevelView
from statemachine.views.tap_model import DealView


@lru_cache(maxsize=1_024)
def level_view(level: Level | None) -> LevelView | None:
    """The level, None while none is set."""
    if level is None:
        return None
    return LevelView(
        level.small_blind,
        level.big_blind,
        level.ante,
        level.ante_kind,
        level.bring_in,
        level.small_bet,
        level.big_bet,
        level.min_bet,
    )


@cache
def game_view(variant: VariantId) -> GameView:
    """What a variant is played with."""
    game = VARIANTS[variant]
    return GameView(
        structure=game.structure,
        forced=game.forced,
        deck=game.deck,
        hole=game.streets[-1].hole,
        board=game.boards,
        halves=len(game.rankings) > 1,
    )


def at_seats(state: TableState) -> tuple[tuple[Occupant, HandPlayer | None], ...]:
    """Who is at each taken seat with which stack, and that player's part in the hand.

    While a hand is played its seats are as the hand has them; between hands they are as the
    table has them, so that who buys in, leaves or sits down is seen at once.
    """
    playing = {p.seat: p for p in state.hand.betting.players} if state.hand else {}
    seats = {taken.seat: taken for taken in state.seats}
    if state.hand is not None and state.hand.phase not in ENDED:
        for p in playing.values():
            taken = seats.get(p.seat)
            marks = (taken.away, taken.penalty) if taken and taken.player == p.player else ()
            seats[p.seat] = Occupant(p.seat, p.player, p.behind, *marks)
    return tuple(
        (taken, player if player is not None and player.player == taken.player else None)
        for taken, player in ((seats[n], playing.get(n)) for n in sorted(seats))
    )


def deals(hand: HandState) -> tuple[DealView, ...]:
    """The cards that are due now, in the order of the deal."""
    street = _due(hand)
    if street is None:
        return ()
    if not street.to_seats or needs_common_card(hand, street):
        board = count(hand.custody, "board")
        return (DealView("board", 0, max(1, street.board - board)),)
    pattern = faces(hand.variant)
    due = due_on(hand, street)
    found = []
    for seat in clockwise([p.seat for p in hand.betting.players if p.live], hand.button):
        have = held(hand.custody, seat)
        if have < due:
            up = sum(pattern[have:due])
            found.append(DealView(seat_place(seat), due - have - up, up))
    return tuple(found)


def _due(hand: HandState) -> Street | None:
    variant = VARIANTS[hand.variant]
    if hand.phase is Phase.HOLE_DEAL:
        return variant.streets[0]
    name = BURNING.get(hand.phase) or DEALING.get(hand.phase)
    return None if name is None else variant.street(name)


def asked(hand: HandState) -> tuple[int, ...]:
    """The seats that have not discarded yet, the next one first."""
    name = DISCARDING.get(hand.phase)
    return () if name is None else tuple(undecided(hand, VARIANTS[hand.variant].street(name)))
