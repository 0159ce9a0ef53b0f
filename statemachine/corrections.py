"""What a wrong bet has to become: which bet is in question, its legal amount, who owes what.

Not the moving of chips, nor whether it is still time: the rulebook and the floor say that.
Amounts are whole chips of a street, bets "to" as they lie in front of a seat.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from statemachine.betting import (
    base_at,
    limit_of,
    next_actor,
    player_at,
    raise_bounds,
    to_call,
)
from statemachine.irregularities import IrregularityKind
from statemachine.phases import BETTING
from statemachine.slots import changed
from statemachine.state import Betting, HandPlayer, HandState, Irregularity, Mark

# What a bet is brought to: its least or greatest legal amount, or the bet that it faced.
Level: TypeAlias = Literal["least", "most", "call"]

# The kinds of a bet of the wrong size.
CORRECTED: Final[frozenset[IrregularityKind]] = frozenset(
    {"underbet", "underraise", "overbet_limit", "pot_miscount"}
)
# The kinds whose bet was too large, or should have been the whole pot.
_TO_MOST: Final[frozenset[IrregularityKind]] = frozenset({"overbet_limit", "pot_miscount"})


@dataclass(frozen=True, slots=True)
class BetInQuestion:
    """A seat's last act with chips on the street: the chips right before and right after it."""

    seat: int
    before: Betting
    after: Betting

    @property
    def faced(self) -> int:
        """The bet that the seat had to match."""
        return self.before.call

    @property
    def bet(self) -> int:
        """What the seat's bet came to."""
        player = player_at(self.after, self.seat)
        return player.bet if player else 0

    @property
    def raised(self) -> bool:
        """Whether it was more than a call."""
        return self.bet > self.faced


@dataclass(frozen=True, slots=True)
class NewBet:
    """A seat's bet as it is and as it has to be; what `change` says goes in, or back."""

    seat: int
    bet: int
    to: int

    @property
    def change(self) -> int:
        """The chips that go in; those that come back are negative."""
        return self.to - self.bet


@dataclass(frozen=True, slots=True)
class Correction:
    """A street put right: the bet in question is `level`, `bets` are those that change.

    `call`, `full_raise`, `base` and `raises` are those of `Betting` afterwards. `actor` is who
    acts next; between streets nobody does, and then `in_front` is False: the chips go to the
    pots straight away.
    """

    seat: int
    level: int
    bets: tuple[NewBet, ...]
    call: int
    full_raise: int
    base: int
    raises: int
    actor: int | None
    in_front: bool


def bet_in_question(hand: HandState, seat: int, until: int | None = None) -> BetInQuestion | None:
    """The last act with chips of a seat on the street whose betting is in the record, up to
    entry `until`; None when there is none.
    """
    acts = {fact.seq for fact in hand.actions if fact.seat == seat}
    found: BetInQuestion | None = None
    last: Mark | None = None
    for mark in hand.marks:
        if mark.seq in acts and last is not None and (until is None or mark.seq <= until):
            was, now = player_at(last.betting, seat), player_at(mark.betting, seat)
            if was is not None and now is not None and now.bet > was.bet:
                found = BetInQuestion(seat, last.betting, mark.betting)
        last = mark
    return found


def legal_bounds(hand: HandState, before: Betting, seat: int) -> tuple[int, int] | None:
    """The least and most that a seat might have bet with the chips as they were; None when
    it might only call.
    """
    player = player_at(before, seat)
    if player is None:
        return None
    then = changed(hand, betting=before)
    return raise_bounds(before, player, limit_of(then))


def legal_level(
    hand: HandState, bet: BetInQuestion, kind: IrregularityKind, level: Level | None = None
) -> int:
    """What a bet has to come to: for a kind what the rule makes of it, or the `level` that is
    asked for. Where a raise was not allowed it is the bet that was faced.
    """
    bounds = legal_bounds(hand, bet.before, bet.seat)
    if level == "call" or bounds is None:
        return bet.faced
    least, most = bounds
    wanted = level or ("most" if kind in _TO_MOST else "least")
    if wanted == "most":
        return most
    # A bet that is large enough needs nothing.
    return least if level == "least" else max(least, min(bet.bet, most))


def half_reached(
    hand: HandState, seat: int, amount: int | None, until: int | None = None
) -> bool | None:
    """Whether chips reach half of what a raise needs (TDA-43-A): at half or more it is a raise
    and made full, below it is a call. `amount` is what the seat has in front if nobody entered
    it as a bet. None when no raise is in question.
    """
    bet = bet_in_question(hand, seat, until)
    before = hand.betting
    if bet is not None and (bet.raised or before.actor != seat):
        before = bet.before
        put = bet.bet if bet.raised or amount is None else amount
    elif amount is not None:
        put = amount
    else:
        return None
    bounds = legal_bounds(hand, before, seat)
    if bounds is None or put <= before.call:
        return None if amount is None else False
    return 2 * (put - before.call) >= bounds[0] - before.call


def too_high(hand: HandState, seat: int, until: int | None = None) -> bool | None:
    """Whether a bet is above what the pot allowed, or below it; None when it is neither."""
    bet = bet_in_question(hand, seat, until)
    bounds = legal_bounds(hand, bet.before, seat) if bet is not None else None
    if bet is None or bounds is None or bet.bet == bounds[1]:
        return None
    return bet.bet > bounds[1]


def undercalled(hand: HandState, seat: int) -> int:
    """What a seat still owes to the bet of the street, at most its stack."""
    player = player_at(hand.betting, seat)
    return to_call(hand.betting, player) if player is not None and player.live else 0


def correction(
    hand: HandState,
    seat: int,
    kind: IrregularityKind = "underraise",
    *,
    to: int | None = None,
    level: Level | None = None,
    until: int | None = None,
) -> Correction | None:
    """How the street is put right when a seat's bet becomes `to`, or else what the kind and
    `level` make of it (TDA-54-A1, TDA-54-B1, TDA-54-B2). None when there is no such bet, or
    nothing has to change.

    Everybody still in who matched the wrong bet goes to the right one, or as far as the stack
    reaches. Folded hands stay folded, who has not answered the bet yet faces it as corrected,
    and what somebody raised it to since stands.
    """
    bet = bet_in_question(hand, seat, until)
    if bet is None and to is not None:
        # The bet was entered only after somebody had called the fault.
        bet = bet_in_question(hand, seat)
    if bet is None:
        return None
    right = legal_level(hand, bet, kind, level) if to is None else to
    in_front = bets_in_front(hand)
    lying = hand.betting if in_front else _last_bets(hand)
    owner = player_at(lying, seat)
    if owner is None or not owner.live:
        return None
    right = min(right, owner.bet + owner.stack)
    bets = [
        NewBet(player.seat, player.bet, min(right, player.bet + player.stack))
        for player in lying.players
        if _goes_along(player, bet, right)
    ]
    if not in_front:
        bets = _matched(lying, bets)
    bets = [new for new in bets if new.change]
    if not bets:
        return None
    return _after(hand, bet, right, tuple(bets), in_front=in_front)


def correction_of(hand: HandState, fault: Irregularity) -> Correction | None:
    """How the street is put right for a fault as its procedure would do it."""
    if fault.seat is None or fault.fault not in CORRECTED:
        return None
    return correction(hand, fault.seat, fault.fault, until=fault.called_seq)


def _goes_along(player: HandPlayer, bet: BetInQuestion, right: int) -> bool:
    if not player.live:
        return False
    if player.seat == bet.seat:
        return player.bet <= max(bet.bet, right)
    if not bet.raised:
        # Others matched what he faced, not what he made of it.
        return False
    if right < bet.bet:
        # An all-in for less has called it too, as far as it went.
        return max(right, bet.faced) < player.bet <= bet.bet
    return player.bet == bet.bet or bet.bet < player.bet < right


def _last_bets(hand: HandState) -> Betting:
    """The bets of the street as they lay when its betting ended, with the stacks of now."""
    last = hand.marks[-1].betting if hand.marks else hand.betting
    bets = {player.seat: player.bet for player in last.players}
    returned = {
        player.seat: player.stack - before.stack
        for player in hand.betting.players
        if (before := player_at(last, player.seat)) is not None
    }
    return changed(
        hand.betting,
        players=tuple(
            changed(player, bet=bets.get(player.seat, 0) - returned.get(player.seat, 0))
            for player in hand.betting.players
        ),
    )


def _matched(lying: Betting, bets: list[NewBet]) -> list[NewBet]:
    """Between streets nobody can call any more, so that no bet goes above the second one."""
    after = {player.seat: player.bet for player in lying.players}
    after |= {new.seat: new.to for new in bets}
    top, second = sorted((0, 0, *after.values()))[:-3:-1]
    if top == second:
        return bets
    return [
        NewBet(new.seat, new.bet, max(new.bet, second)) if new.to == top > new.bet else new
        for new in bets
    ]


def _after(
    hand: HandState, bet: BetInQuestion, right: int, bets: tuple[NewBet, ...], *, in_front: bool
) -> Correction:
    betting = hand.betting
    if not in_front:
        return Correction(
            bet.seat,
            right,
            bets,
            betting.call,
            betting.full_raise,
            betting.base,
            betting.raises,
            betting.actor,
            False,
        )
    stands = betting.call > bet.after.call and betting.call > right
    if stands:
        # Somebody raised it since, and that is the bet to match.
        call, full, base, raises = (
            betting.call,
            betting.full_raise,
            betting.base,
            betting.raises,
        )
    else:
        call = max(right, bet.faced)
        before = bet.before
        full = max(before.full_raise, call - bet.faced)
        base = base_at(hand, call) if call > bet.faced else before.base
        raises = before.raises + (call > bet.faced)
    after = with_bets(betting, bets, call)
    actor = betting.actor
    waiting = player_at(after, actor) if actor is not None else None
    if waiting is None or (waiting.acted_at is not None and waiting.bet >= call):
        actor = next_actor(after, bet.seat)
    return Correction(bet.seat, right, bets, call, full, base, raises, actor, True)


def with_bets(betting: Betting, bets: tuple[NewBet, ...], call: int) -> Betting:
    """The chips once bets have changed and so much is to match: who goes along has answered
    that bet.
    """
    new = {each.seat: each for each in bets}
    return changed(
        betting,
        players=tuple(
            changed(
                player,
                bet=new[player.seat].to,
                stack=player.stack - new[player.seat].change,
                acted_at=min(call, new[player.seat].to),
            )
            if player.seat in new
            else player
            for player in betting.players
        ),
        call=call,
    )


def bets_in_front(hand: HandState) -> bool:
    """Whether bets lie in front of the players: on a street, and where one was played under a
    hold before its phase.
    """
    betting = hand.betting
    return hand.phase in BETTING or betting.call > 0 or any(p.bet for p in betting.players)


def level_without(hand: HandState, seat: int) -> int:
    """The bet to match once a seat's bet is gone: the greatest of the others', and what is
    posted on the first street at least.
    """
    betting = hand.betting
    others = max((p.bet for p in betting.players if p.seat != seat), default=0)
    opening = hand.marks[0].betting.call if hand.marks else 0
    return max(others, min(opening, betting.call))


def full_raise_at(hand: HandState, call: int) -> int:
    """The least raise as it was when so much was to match."""
    known = [mark.betting.full_raise for mark in hand.marks if mark.betting.call == call]
    return known[-1] if known else hand.level.least_bet
