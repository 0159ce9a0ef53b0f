"""Betting: amounts, limits, turn order, reopening and substantial action, as pure functions.

Not the recording of an act: `decide` does that and flags what these functions dislike.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from statemachine.seats import clockwise
from statemachine.state import ActionFact, Betting, HandPlayer, HandState
from statemachine.streets import street_in_play
from statemachine.variants import VARIANTS, Street


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


def contenders(betting: Betting) -> int:
    """How many seats still contest a pot, counted no further than two."""
    found = 0
    for player in betting.players:
        if player.standing == "live":
            if found:
                return 2
            found = 1
    return found


# --- turns


def betting_closed(betting: Betting) -> bool:
    """Whether nobody has anything left to do on this street."""
    call = betting.call
    waiting = False
    alone: HandPlayer | None = None
    several = False
    for player in betting.players:
        if player.standing == "live" and player.stack > 0:
            several = alone is not None
            alone = player
            waiting = waiting or player.acted_at is None or player.bet < call
            if several and waiting:
                return False
    if alone is not None and not several:
        # One player with chips has nobody to bet against once the others' bets are met.
        others = max((p.bet for p in betting.players if p.live and p is not alone), default=0)
        # What a remedy has left above the call is nobody's to match.
        return alone.bet >= min(others, call)
    return True


def next_actor(betting: Betting, after: int) -> int | None:
    """The first seat left of `after` that still has to act, None when the street is over."""
    found = _waiting(betting.players, betting.call, after)
    return found.seat if found is not None and _has_rival(betting.players, found) else None


def actor_after(
    betting: Betting, player: HandPlayer, bet: int, call: int, *, folds: bool
) -> int | None:
    """Who acts next once a player has folded or has `bet` in front, and `call` is the bet to
    match; None when the street is over.
    """
    players = betting.players
    found = _waiting(players, call, player.seat)
    left = player.bet + player.stack - bet
    if found is None or found is player:
        # Only who has checked facing a bet, or called with too little, can be next to himself.
        waits = bet < call and left > 0 and not folds and player.standing == "live"
        rival = waits and any(
            other.stack > 0 or other.bet > bet
            for other in players
            if other is not player and other.standing == "live"
        )
        return player.seat if rival else None
    if not folds and player.standing == "live" and (left > 0 or bet > found.bet):
        return found.seat
    return found.seat if _has_rival(players, found, player) else None


def _waiting(players: Sequence[HandPlayer], call: int, after: int) -> HandPlayer | None:
    """The first player left of a seat who has a bet to answer or has not acted; the one at the
    seat is the last.
    """
    for player in players:
        if (
            player.seat > after
            and player.standing == "live"
            and player.stack > 0
            and (player.acted_at is None or player.bet < call)
        ):
            return player
    for player in players:
        if player.seat > after:
            break
        if (
            player.standing == "live"
            and player.stack > 0
            and (player.acted_at is None or player.bet < call)
        ):
            return player
    return None


def _has_rival(
    players: Sequence[HandPlayer], player: HandPlayer, out: HandPlayer | None = None
) -> bool:
    """Whether a player has somebody to bet against: one with chips, or with more in front."""
    for other in players:
        if (
            other.standing == "live"
            and other is not player
            and other is not out
            and (other.stack > 0 or other.bet > player.bet)
        ):
            return True
    return False


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


# --- limits


class Limit(NamedTuple):
    """What the game's structure makes of a bet or raise now. Chips.

    `bet` is the one size of fixed limit, zero in the other structures, and `reopens` how much
    of it opens the betting again. `pot` is the pot before the call in pot-limit, None in the
    other structures. `capped` says that the street has all its bets and raises.
    """

    bet: int = 0
    reopens: int = 0
    pot: int | None = None
    capped: bool = False


NO_LIMIT: Final = Limit()
_SHORT_REOPENS: Final = Limit(reopens=1)


def limit_of(hand: HandState) -> Limit:
    """The limit on the street in play."""
    variant = VARIANTS[hand.variant]
    if variant.structure == "no_limit":
        return _SHORT_REOPENS if _short_reopens(hand) else NO_LIMIT
    street = street_in_play(hand)
    if variant.structure == "pot_limit":
        reopens = 1 if _short_reopens(hand) else 0
        return Limit(reopens=reopens, pot=pot_size(hand, first=street is variant.streets[0]))
    bet = hand.level.fixed_bet(big=street.big)
    # Of an odd bet half is more than half.
    reopens = (bet + 1) // 2 if hand.limits.half_bet_reopens else bet
    return Limit(bet, reopens, None, _capped(hand, street))


def _short_reopens(hand: HandState) -> bool:
    """Whether all that is bet is an all-in below the least bet, and the house lets those raise
    it who have checked (A-40).
    """
    return hand.limits.short_all_in_reopens and 0 < hand.betting.call < hand.level.least_bet


def pot_size(hand: HandState, *, first: bool = False) -> int:
    """The pot in chips, bets of the street included; on the `first` street only what a pot-limit
    bet counts of it.
    """
    betting = hand.betting
    pot, bets = betting.carried, 0
    for formed in betting.collected:
        pot += formed.amount
    for player in betting.players:
        pot += player.total + player.dead
        bets += player.bet
    if not first:
        return pot
    if not hand.limits.pot_counts_antes:
        # Never below the bets, where a correction left the antes out.
        pot = max(bets, pot - betting.antes)
    return pot + betting.unposted if hand.limits.pot_has_full_blinds else pot


def _capped(hand: HandState, street: Street) -> bool:
    limits = hand.limits
    if not limits.bets_a_street or hand.betting.raises < limits.bets_a_street:
        return False
    if len(hand.betting.players) == 2:
        return False
    if not limits.cap_lifts_heads_up:
        return True
    began = len(live_seats(hand.betting))
    for fact in hand.actions:
        if fact.street == street.name and fact.action == "fold":
            began += 1
    return began > 2


def may_raise(betting: Betting, player: HandPlayer, limit: Limit = NO_LIMIT) -> bool:
    """Whether the betting is open to this player: not acted yet on this street, or facing at
    least a full raise in all since then (TDA 2024 rule 47-A), in fixed limit half a bet (47-B).
    Nobody raises a bet of their own that a ruling left above the one to match.
    """
    if limit.capped or player.stack <= max(0, betting.call - player.bet):
        return False
    if player.bet > betting.call:
        return False
    for other in betting.players:
        if other.stack > 0 and other.standing == "live" and other.seat != player.seat:
            break
    else:
        return False
    if player.acted_at is None:
        return True
    return betting.call - player.acted_at >= (limit.reopens or betting.full_raise)


def raise_bounds(
    betting: Betting, player: HandPlayer, limit: Limit = NO_LIMIT
) -> tuple[int, int] | None:
    """The least and most that a bet or raise may be made to, None when it may not. A stack
    below the least may still go all in; one above the most may not.
    """
    if not may_raise(betting, player, limit):
        return None
    most = player.bet + player.stack
    if limit.bet:
        to = min(fixed_to(betting, limit), most)
        return to, to
    least = min(betting.call + betting.full_raise, most)
    if limit.pot is not None:
        # The call first, and then as much as the pot holds with it.
        pot = limit.pot + betting.call - player.bet
        most = min(most, max(least, betting.call + pot))
    return least, most


def fixed_to(betting: Betting, limit: Limit) -> int:
    """What the next bet or raise of a fixed limit is made to: the completion of a bring-in or
    of an all-in that was too short to count, else one bet more.
    """
    to = betting.base + limit.bet
    return to if to > betting.call else betting.call + limit.bet


def after_bet(betting: Betting, to: int, limit: Limit = NO_LIMIT) -> tuple[int, int, int]:
    """The full raise, the base of the next raise, and the number of raises once a seat's bet
    is `to`.
    """
    increment = to - betting.call
    if increment <= 0:
        return betting.full_raise, betting.base, betting.raises
    if limit.bet:
        counts = to - betting.base >= limit.reopens
        return (
            betting.full_raise,
            to if counts else betting.base,
            betting.raises + counts,
        )
    counts = increment >= betting.full_raise
    return increment if counts else betting.full_raise, to, betting.raises + counts


def base_at(hand: HandState, call: int) -> int:
    """What the next raise is measured from where the bet to match is all that is known."""
    return call if call > hand.level.bring_in else 0


def bring_in_due(hand: HandState) -> int:
    """The bring-in that whoever acts now has to post at least, zero when there is none."""
    betting = hand.betting
    if betting.call or not hand.level.bring_in:
        return 0
    variant = VARIANTS[hand.variant]
    if variant.forced != "bring_in" or hand.phase != variant.streets[0].name:
        return 0
    return hand.level.bring_in


# --- cut-offs


def substantial_action(actions: Iterable[ActionFact], *, out_of_turn: bool = False) -> bool:
    """Two acts of which one puts chips in, or any three (TDA-36-A, TDA-36-B).

    Acts in turn are counted, posts never; `out_of_turn` counts the others instead, which
    is the test for a skipped seat. A check and a fold are not enough (A-11).
    """
    counted: Sequence[ActionFact] = [fact for fact in actions if fact.in_turn is not out_of_turn]
    if len(counted) >= 3:
        return True
    return len(counted) == 2 and any(fact.chips for fact in counted)
