"""What a hand leaves to the next one: its awards, while they may be disputed, open claims, and
what is found out about its deck.

Not the ruling on a claim; that is `awards`.
"""

from typing import Final

from statemachine.decide.bet_facts import EARLIER_HAND
from statemachine.decide.deal_faults import nothing_dealt
from statemachine.decide.draft import Draft
from statemachine.decide.faults import next_number
from statemachine.events import IrregularityOpened, LastHand, PastAward, Share
from statemachine.irregularities import KINDS, OF_DECK, IrregularityKind
from statemachine.phases import ENDED, Phase
from statemachine.procedures import FACT_FINDING, PROCEDURES
from statemachine.slots import changed
from statemachine.state import HandState, Irregularity

# What may still be called once the pot is pushed.
DISPUTES: frozenset[IrregularityKind] = frozenset({"late_claim", "wrong_award", "showdown_miscall"})
# What is open of these in a hand that is over can be done in the next one as well.
_OUTLASTING: Final = ("replace_deck", FACT_FINDING)
_DISCRETION: Final = "floor_discretion"


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


def of_earlier_deck(hand: HandState, kind: IrregularityKind, number: int | None) -> bool:
    """Whether a report is about the deck of a hand that is over. While no card is dealt, nobody
    can have seen of this one what fouls a deck.
    """
    if kind not in OF_DECK:
        return False
    if hand.phase in (Phase.MISDEALT, Phase.VOIDED):
        return True
    if number is not None:
        return number < hand.number
    first = hand.number == 1 and hand.deal == 1
    begun = hand.phase in ENDED or not nothing_dealt(hand)
    return KINDS[kind].severity == "deck" and not first and not begun


def carry_claims(draft: Draft, before: HandState) -> None:
    """Claims that the floor has not answered go on in the next hand, and hold nothing there; so
    does what is open of the deck.
    """
    for fault in before.open_irregularities():
        carried = _in_next_hand(fault, before)
        if carried is None or carried.step is None:
            continue
        draft.emit(
            IrregularityOpened(
                irregularity=next_number(draft.hand.irregularities, carried.floor_only),
                fault=carried.fault,
                called_seq=carried.called_seq,
                procedure=carried.procedure,
                step=carried.step,
                blocks="nothing",
                citations=carried.citations,
                silent=carried.silent,
                suggestion=carried.suggestion,
                seat=carried.seat,
                card=carried.card,
                detail=carried.detail,
                floor_only=carried.floor_only,
                amount=carried.amount,
            )
        )


def _in_next_hand(fault: Irregularity, before: HandState) -> Irregularity | None:
    """What an open fault is once the next hand has begun, None where it ends with its hand."""
    if fault.fault == "wrong_award":
        return changed(fault, amount=before.number)
    if fault.fault == "late_claim":
        return fault
    if fault.fault not in OF_DECK:
        return None
    if fault.procedure in _OUTLASTING:
        return changed(fault, detail=EARLIER_HAND)
    if fault.blocks != "now":
        return None
    # It was called in time, but no procedure can undo that hand any more.
    return changed(
        fault,
        procedure=_DISCRETION,
        step=PROCEDURES[_DISCRETION].first,
        silent=True,
        suggestion=(),
        detail=EARLIER_HAND,
    )
