"""Betting: amounts, turn order, reopening and substantial action, as pure functions.

Not the recording of an act: `decide` does that and flags what these functions dislike.
"""

from collections.abc import Iterable, Sequence

from statemachine.seats import clockwise
from statemachine.state import ActionFact, Betting, HandPlayer


def player_at(betting: Betting, seat: int) -> HandPlayer | None:
    """The player of the hand at a seat, None when the seat is not in the hand."""
    for player in betting.players:
        if player.seat == seat:
            return player
    return None


def live_seats(betting: Betting) -> list[int]:
    """The seats that still contest a pot, in seat order."""
    return [player.seat for player in betting.players if player.standing == "live"]


def to_call(betting: Betting, player: HandPlayer) -> int:
    """The chips that a call takes, at most the stack."""
    return min(player.stack, max(0, betting.call - player.bet))


def betting_closed(betting: Betting) -> bool:
    """Whether nobody has anything left to do on this street."""
    able = [p for p in betting.players if p.standing == "live" and p.stack > 0]
    if len(able) == 1:
        # One player with chips has nobody to bet against once the others' bets are met.
        alone = able[0]
        others = max((p.bet for p in betting.players if p.live and p is not alone), default=0)
        return alone.bet >= others
    return not any(p.acted_at is None or p.bet < betting.call for p in able)


def next_actor(betting: Betting, after: int) -> int | None:
    """The first seat left of `after` that still has to act, None when the street is over."""
    if betting_closed(betting):
        return None
    players = betting.players
    start = next((i for i, p in enumerate(players) if p.seat > after), 0)
    for player in (*players[start:], *players[:start]):
        if (
            player.standing == "live"
            and player.stack > 0
            and (player.acted_at is None or player.bet < betting.call)
        ):
            return player.seat
    return None


def pending(betting: Betting, upto: int) -> list[int]:
    """The seats from the actor on that have to act before `upto` does."""
    if betting.actor is None:
        return []
    order = clockwise([p.seat for p in betting.players], betting.actor - 1)
    before = order[: order.index(upto)] if upto in order else []
    waiting = []
    for seat in before:
        player = player_at(betting, seat)
        if player and player.live and player.stack > 0:
            waiting.append(seat)
    return waiting


def may_raise(betting: Betting, player: HandPlayer) -> bool:
    """Whether the betting is open to this player: not acted yet on this street, or facing at
    least a full raise in all since then (TDA 2024 rule 47-A).
    """
    if player.stack <= max(0, betting.call - player.bet):
        return False
    others = (p for p in betting.players if p.live and p.seat != player.seat)
    if not any(p.stack > 0 for p in others):
        return False
    return player.acted_at is None or betting.call - player.acted_at >= betting.full_raise


def raise_bounds(betting: Betting, player: HandPlayer) -> tuple[int, int] | None:
    """The least and most that a bet or raise may be made to, None when it may not. A stack
    below the least may still go all in.
    """
    if not may_raise(betting, player):
        return None
    most = player.bet + player.stack
    return min(betting.call + betting.full_raise, most), most


def substantial_action(actions: Iterable[ActionFact], *, out_of_turn: bool = False) -> bool:
    """Two acts of which one puts chips in, or any three (TDA-36-A, TDA-36-B).

    Acts in turn are counted, posts never; `out_of_turn` counts the others instead, which
    is the test for a skipped seat. A check and a fold are not enough (A-11).
    """
    counted: Sequence[ActionFact] = [fact for fact in actions if fact.in_turn is not out_of_turn]
    if len(counted) >= 3:
        return True
    return len(counted) == 2 and any(fact.chips for fact in counted)
