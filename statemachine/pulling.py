"""Which chips the dealer moves where: from each seat into which pot, and from the pots to whom.

Not the moves of the record, which the events make; the two are the same figures. Chips are whole
units.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from statemachine.chips import collecting, pots, shares_in
from statemachine.events import Share
from statemachine.observations import Half
from statemachine.parts import amounts, pots_decided, with_declared
from statemachine.phases import BETTING, ENDED, Phase
from statemachine.reading import left_to_declare, odd_chip_order
from statemachine.seats import clockwise
from statemachine.slots import changed
from statemachine.state import Declared, HandState, Sweep

_OVER = (Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD)


class Pull(NamedTuple):
    """Chips in front of a seat that go into a pot (0 is the main pot); with None for the pot they
    go back to the seat, for nobody called them.
    """

    seat: int
    pot: int | None
    amount: int


class Push(NamedTuple):
    """Chips of one part of a pot that go to a seat; `odd` says that an odd chip is among them."""

    pot: int
    seat: int
    amount: int
    odd: bool
    run: int
    half: Half


# --- into the pots


def pulls(hand: HandState) -> tuple[Pull, ...]:
    """What the dealer takes in now: antes before the cards, and the bets of a street that is over
    until the next card or act. Empty when there is nothing to take, and where nobody enters bets.
    """
    if hand.tracking != "full" or hand.phase in ENDED:
        return ()
    if hand.phase is Phase.HOLE_DEAL:
        return tuple(_antes(hand)) if hand.custody.stub == hand.custody.deck else ()
    sweep = hand.sweep
    if sweep is None or _moot(hand, sweep):
        return ()
    return tuple(_swept(hand, sweep))


def _antes(hand: HandState) -> Iterator[Pull]:
    for player in hand.betting.players:
        if player.put > player.bet:
            yield Pull(player.seat, 0, player.put - player.bet)


def _moot(hand: HandState, sweep: Sweep) -> bool:
    """Whether the dealer has gone on: with a card, an act, or the word for a winner."""
    if len(hand.actions) != sweep.acts or hand.custody.stub != sweep.stub:
        return True
    return any(said.by != "uncontested" for said in hand.declared)


def _swept(hand: HandState, sweep: Sweep) -> Iterator[Pull]:
    formed, tiers = collecting(sweep.before)
    if formed != pots(hand.betting):
        # What was put right since is no longer as it was taken in.
        return
    if sweep.returned is not None:
        yield Pull(sweep.returned[0], None, sweep.returned[1])
    before = {player.seat: player for player in sweep.before.players}
    dead = {player.seat: player.dead for player in sweep.opened.players}
    taken: dict[int, list[Pull]] = {pot: [] for pot in range(len(formed))}
    for seat in clockwise(list(before), hand.button):
        player = before[seat]
        into: dict[int, int] = {}
        if player.dead > dead[seat]:
            # Lost to the pot during the street, and still in front.
            into[0] = player.dead - dead[seat]
        for tier in tiers:
            top = player.total if tier.cap is None else min(player.total, tier.cap)
            chips = top - max(player.total - player.bet, tier.below)
            if chips > 0:
                into[tier.pot] = into.get(tier.pot, 0) + chips
        for pot, amount in into.items():
            taken[pot].append(Pull(seat, pot, amount))
    for of_pot in taken.values():
        yield from of_pot


def caps(hand: HandState) -> tuple[tuple[int, int], ...]:
    """The seats that went all in on the open street, with the most that each other seat's bet
    brings into the pots that they can win; the smallest first. The pots are made of it when the
    street closes.
    """
    if hand.tracking != "full" or hand.phase not in BETTING:
        return ()
    found = [
        (player.bet, player.seat)
        for player in hand.betting.players
        if player.stack == 0 and player.bet and player.standing == "live"
    ]
    return tuple([(seat, bet) for bet, seat in sorted(found)])


# --- out of the pots


def payments(hand: HandState) -> tuple[tuple[Declared, int, tuple[Share, ...]], ...]:
    """What each declared part of the pots comes to, and what of it each winner gets, odd chips in
    their order; a part without a winner, which waits for the next hand, is nobody's.
    """
    return tuple(
        (
            said,
            amount,
            shares_in(amount, odd_chip_order(hand, said.seats, said.run, said.half))
            if said.seats
            else (),
        )
        for said, amount in amounts(hand)
    )


def pushes(hand: HandState) -> tuple[Push, ...]:
    """What the dealer pushes to whom, once that is declared or plain from the tabled cards; empty
    before that, after the push, and where nobody enters bets.
    """
    if hand.tracking != "full" or hand.phase not in _OVER:
        return ()
    decided = left_to_declare(hand) if hand.phase is Phase.SHOWDOWN else ()
    if decided is None:
        return ()
    if decided:
        declared: Sequence[Declared] = hand.declared
        for said in decided:
            declared = with_declared(declared, said)
        hand = changed(hand, declared=tuple(declared))
    if not pots_decided(hand):
        return ()
    return tuple(
        Push(said.pot, share.seat, share.amount, _odd(share, shares), said.run, said.half)
        for said, amount, shares in payments(hand)
        for share in shares
        if amount
    )


def _odd(share: Share, shares: tuple[Share, ...]) -> bool:
    return share.amount > min(other.amount for other in shares)


# --- in chips


class Chips(NamedTuple):
    """An amount in chips: each value with how many of it, the largest first, and what of the
    amount they do not make up. Without any the amount is a plain one.
    """

    stacks: tuple[tuple[int, int], ...]
    rest: int


def in_chips(amount: int, denominations: Sequence[int]) -> Chips:
    """An amount in as few chips of those values as taking the largest first makes of it."""
    found = []
    rest = amount
    for value in sorted(denominations, reverse=True):
        number, rest = divmod(rest, value)
        if number:
            found.append((value, number))
    return Chips(tuple(found), rest if found else 0)
