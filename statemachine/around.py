"""Acts that several seats may make alike: how far a check, a call or a fold regularly goes around.

Not what they come to once they are made: `decide` makes each act by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from statemachine.betting import bring_in_due
from statemachine.observations import Action, Alike
from statemachine.slots import quick
from statemachine.state import Betting, HandPlayer, HandState


@quick
@dataclass(frozen=True, slots=True)
class Around:
    """A way for several seats to act alike: `seats` act in this order, the last of them is
    `through`. Then `to` is the seat to act, None when the round is over; `wins` is the only one
    left when all others folded. `all_in` are those whose last chips go in, and `checks` says that
    the last of a call has nothing to call.
    """

    action: Alike
    through: int
    seats: tuple[int, ...]
    to: int | None = None
    wins: int | None = None
    all_in: tuple[int, ...] = ()
    checks: bool = False


_NONE: Final[tuple[Around, ...]] = ()


def act_of(betting: Betting, seat: int, action: Alike) -> Action:
    """What a seat does that acts like the others: with nothing to call it checks."""
    if action == "call":
        for player in betting.players:
            if player.seat == seat and player.bet >= betting.call:
                return "check"
    return action


def ways_around(hand: HandState) -> tuple[Around, ...]:
    """The regular ways for two seats or more to act alike now: all check, all call (once with and
    once without who may check at the end of it), and folds to each seat that it may come to.
    """
    betting = hand.betting
    waiting = _waiting(betting)
    if len(waiting) < 2 or bring_in_due(hand):
        return _NONE
    call, facing = betting.call, 0
    for index, player in enumerate(waiting):
        if player.early or (player.bet < call and facing < index):
            # Chips that wait, or bets that a ruling has left, go around in no order.
            return _NONE
        facing += player.bet < call
    live = [player for player in betting.players if player.standing == "live"]
    found: list[Around] = []
    _rounds(found, betting, waiting, live, facing)
    if facing > 1:
        asked = {player.seat for player in waiting}
        _folds(found, waiting, [player for player in live if player.seat not in asked], facing)
    return tuple(found)


def _waiting(betting: Betting) -> list[HandPlayer]:
    """Who still has to act, the actor first; nobody when it is another one's turn."""
    actor, call = betting.actor, betting.call
    if actor is None:
        return []
    before: list[HandPlayer] = []
    found: list[HandPlayer] = []
    for player in betting.players:
        if (
            player.standing == "live"
            and player.stack > 0
            and (player.acted_at is None or player.bet < call)
        ):
            (found if player.seat >= actor else before).append(player)
    found += before
    return found if found and found[0].seat == actor else []


def _rounds(
    found: list[Around],
    betting: Betting,
    waiting: Sequence[HandPlayer],
    live: Sequence[HandPlayer],
    facing: int,
) -> None:
    """All of them check, or all call, as far as each has somebody to bet against. So many are
    `facing` a bet; who comes after them may check.
    """
    action: Alike = "call" if facing else "check"
    chips, top = 0, 0
    for player in live:
        chips += player.stack > 0
        top = max(top, player.bet)
    acted: tuple[int, ...] = ()
    all_in: tuple[int, ...] = ()
    for player in waiting:
        if chips < 2 and top <= player.bet:
            break
        if len(acted) == facing > 1:
            found.append(Around(action, acted[-1], acted, player.seat, None, all_in))
        acted = (*acted, player.seat)
        owes = betting.call - player.bet
        if owes > 0:
            if player.stack <= owes:
                all_in = (*all_in, player.seat)
                chips -= 1
            top = max(top, player.bet + min(player.stack, owes))
    if len(acted) > 1:
        checks = 0 < facing < len(acted)
        found.append(Around(action, acted[-1], acted, None, None, all_in, checks))


def _folds(
    found: list[Around],
    waiting: Sequence[HandPlayer],
    others: Sequence[HandPlayer],
    facing: int,
) -> None:
    """Folds of more and more seats, until the bet is met or one hand is left. `others` are the
    live hands that do not wait.
    """
    seats = tuple([player.seat for player in waiting])
    for folded in range(2, facing + 1):
        left = len(waiting) - folded
        to = wins = None
        if len(others) + left == 1:
            wins = others[0].seat if others else seats[-1]
        elif left > 1 or (left == 1 and _has_rival(waiting[-1], others)):
            to = seats[folded]
        found.append(Around("fold", seats[folded - 1], seats[:folded], to, wins))
        if to is None:
            return


def _has_rival(player: HandPlayer, others: Sequence[HandPlayer]) -> bool:
    """Whether who is asked last has somebody to bet against."""
    return any(other.stack > 0 or other.bet > player.bet for other in others)
