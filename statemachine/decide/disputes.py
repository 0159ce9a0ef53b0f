"""What a hand leaves to the next one: its awards, while they may be disputed, and open claims.

Not the ruling on a claim; that is `awards`.
"""

from statemachine.decide.draft import Draft
from statemachine.decide.faults import next_number
from statemachine.events import IrregularityOpened, LastHand, PastAward, Share
from statemachine.irregularities import IrregularityKind
from statemachine.phases import Phase
from statemachine.state import HandState

# What may still be called once the pot is pushed.
DISPUTES: frozenset[IrregularityKind] = frozenset({"late_claim", "wrong_award", "showdown_miscall"})
_CARRIED: frozenset[IrregularityKind] = frozenset({"late_claim", "wrong_award"})


def last_hand(hand: HandState) -> LastHand | None:
    """What the next hand keeps of one that is complete."""
    if hand.phase is not Phase.COMPLETE:
        return None
    return LastHand(
        hand.number,
        hand.button,
        tuple(player.seat for player in hand.betting.players),
        past_awards(hand),
    )


def past_awards(hand: HandState) -> tuple[PastAward, ...]:
    """The awards of a hand, one for each pot with all its parts."""
    by_pot: dict[int, dict[int, int]] = {}
    for award in hand.awards:
        won = by_pot.setdefault(award.pot, {})
        for share in award.shares:
            won[share.seat] = won.get(share.seat, 0) + share.amount
    return tuple(
        PastAward(pot, sum(won.values()), tuple(Share(seat, won[seat]) for seat in sorted(won)))
        for pot, won in sorted(by_pot.items())
    )


def carry_claims(draft: Draft, before: HandState) -> None:
    """Claims that the floor has not answered go on in the next hand, and hold nothing there."""
    for fault in before.open_irregularities():
        if fault.fault not in _CARRIED or fault.step is None:
            continue
        draft.emit(
            IrregularityOpened(
                irregularity=next_number(draft.hand.irregularities, fault.floor_only),
                fault=fault.fault,
                called_seq=fault.called_seq,
                procedure=fault.procedure,
                step=fault.step,
                blocks="nothing",
                citations=fault.citations,
                silent=fault.silent,
                suggestion=fault.suggestion,
                seat=fault.seat,
                detail=fault.detail,
                floor_only=fault.floor_only,
                amount=before.number if fault.fault == "wrong_award" else fault.amount,
            )
        )
