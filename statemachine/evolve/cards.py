"""Folding the events of cards: the ledger, burn credits, hands shown, given up, revived.

Not the arithmetic of the ledger, which is `custody`.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import custody as ledger
from statemachine import events as ev
from statemachine.betting import next_actor
from statemachine.custody import Custody, seat_place
from statemachine.evolve.player import cards_back, with_player
from statemachine.phases import Phase
from statemachine.slots import changed, changer
from statemachine.state import BurnCredit, Drawn, HandState, Standing

_with_custody: Final = changer(HandState, "custody")
_with_burns: Final = changer(HandState, "burns")
_with_piles: Final = changer(Custody, "piles")
_with_hand: Final = changer(HandState, "custody", "betting")


def _hands_laid(hand: HandState, event: ev.HandsLaid, seq: int) -> HandState:
    hands = [
        (seat_place(laid.seat), laid.cards, laid.shown or (False,) * len(laid.cards))
        for laid in event.hands
    ]
    return _with_cards(hand, ledger.lay(hand.custody, hands), seq)


def _cards_drawn(hand: HandState, event: ev.CardsDrawn, seq: int) -> HandState:
    custody = ledger.draw(hand.custody, event.to, event.cards, event.shown, event.boxed)
    return _with_cards(hand, custody, seq)


def _with_cards(hand: HandState, custody: Custody, seq: int) -> HandState:
    """The hand with its cards, and in the deal when its rounds began."""
    if hand.phase is not Phase.HOLE_DEAL or all(hand.rounds):
        return _with_custody(hand, custody)
    held = [ledger.count(custody, seat_place(player.seat)) for player in hand.betting.players]
    second_seat, second_round = hand.rounds
    if not second_seat and sum(map(bool, held)) > 1:
        second_seat = seq
    if not second_round and max(held) > 1:
        second_round = seq
    return changed(hand, custody=custody, rounds=(second_seat, second_round))


def _discard_made(hand: HandState, event: ev.DiscardMade, seq: int) -> HandState:
    custody = hand.custody
    earlier = ledger.count(custody, "discards")
    if earlier and hand.drawn and hand.drawn[-1].street != event.street:
        # What was discarded on earlier streets may be dealt again: only these cards may not.
        custody = ledger.move(custody, "discards", tuple(range(earlier)), "muck")
    if event.indices:
        custody = ledger.move(custody, seat_place(event.seat), event.indices, "discards")
    drawn = Drawn(event.street, event.seat, len(event.indices))
    return changed(hand, custody=custody, drawn=(*hand.drawn, drawn))


def _cards_shifted(hand: HandState, event: ev.CardsShifted, seq: int) -> HandState:
    custody = ledger.move(hand.custody, event.source, event.indices, event.to, event.shown)
    return changed(hand, custody=custody)


def _cards_scrambled(hand: HandState, event: ev.CardsScrambled, seq: int) -> HandState:
    return changed(hand, custody=ledger.mix(hand.custody, event.places, event.into, event.indices))


def _card_identified(hand: HandState, event: ev.CardIdentified, seq: int) -> HandState:
    custody = ledger.name(hand.custody, event.place, event.index, event.card, event.shown)
    return changed(hand, custody=custody)


def _card_turned_up(hand: HandState, event: ev.CardTurnedUp, seq: int) -> HandState:
    return changed(hand, custody=_mark(hand.custody, event.place, event.index, boxed=False))


def _mark(custody: Custody, place: ledger.Place, index: int, *, boxed: bool) -> Custody:
    cards = list(ledger.pile(custody, place))
    here = cards[index]
    cards[index] = here._replace(shown=True, boxed=boxed or here.boxed)
    return changed(custody, piles={**custody.piles, place: tuple(cards)})


def _boxed_counted(hand: HandState, event: ev.BoxedCardCounted, seq: int) -> HandState:
    return changed(
        hand,
        custody=_mark(hand.custody, event.place, event.index, boxed=True),
        boxed=hand.boxed + 1,
        boxed_in_deal=hand.boxed_in_deal + event.in_deal,
    )


def _foreign_card_found(hand: HandState, event: ev.ForeignCardFound, seq: int) -> HandState:
    return changed(hand, custody=ledger.foreign(hand.custody, event.place, event.index))


def _deck_replaced(hand: HandState, event: ev.DeckReplaced, seq: int) -> HandState:
    if not event.at_once:
        return hand
    fresh = ledger.full_deck(hand.custody.deck)
    return changed(hand, custody=fresh, boxed=0, boxed_in_deal=0)


def _claim_committed(hand: HandState, event: ev.ClaimCommitted, seq: int) -> HandState:
    return _with_claim(hand, event.irregularity, commitment=event.commitment)


def _claim_opened(hand: HandState, event: ev.ClaimOpened, seq: int) -> HandState:
    return _with_claim(hand, event.irregularity, claim=event.cards)


def _with_claim(hand: HandState, number: int, **changes: Any) -> HandState:
    faults = tuple(
        changed(fault, **changes) if fault.id == number else fault for fault in hand.irregularities
    )
    return changed(hand, irregularities=faults)


def _burn_credited(hand: HandState, event: ev.BurnCredited, seq: int) -> HandState:
    kept = [burn for burn in hand.burns if burn.street != event.street]
    return _with_burns(hand, (*kept, BurnCredit(event.street, event.source)))


def _burn_disproved(hand: HandState, event: ev.BurnDisproved, seq: int) -> HandState:
    return changed(hand, burns=tuple(b for b in hand.burns if b.street != event.street))


def _hand_shown(hand: HandState, event: ev.HandShown, seq: int) -> HandState:
    place = seat_place(event.seat)
    cards = tuple([card._replace(shown=True) for card in ledger.pile(hand.custody, place)])
    custody = _with_piles(hand.custody, {**hand.custody.piles, place: cards})
    return _with_hand(hand, custody, with_player(hand, event.seat, tabled=True))


def _hand_surrendered(hand: HandState, event: ev.HandSurrendered, seq: int) -> HandState:
    if event.how == "killed":
        hand = _kept_through_hold(hand, event.seat, "killed")
    return changed(
        hand,
        betting=with_player(hand, event.seat, standing=event.how),
        # A hand that is dead wins nothing that it was declared for.
        declared=tuple(d for d in hand.declared if event.seat not in d.seats),
        custody=ledger.give_up(hand.custody, event.seat),
    )


def _kept_through_hold(hand: HandState, seat: int, standing: Standing) -> HandState:
    """Held play may be taken back; what was ruled meanwhile of a hand stays as it was ruled."""
    if hand.hold is None:
        return hand
    before = hand.hold.before
    players = tuple(changed(p, standing=standing) if p.seat == seat else p for p in before.players)
    before = changed(before, players=players)
    if before.actor == seat and standing != "live":
        before = changed(before, actor=next_actor(before, seat))
    return changed(hand, hold=changed(hand.hold, before=before))


def _hand_revived(hand: HandState, event: ev.HandRevived, seq: int) -> HandState:
    hand = _kept_through_hold(hand, event.seat, "live")
    hand = changed(hand, betting=with_player(hand, event.seat, standing="live"))
    return changed(hand, custody=cards_back(hand))


FOLDS: Final[dict[type, Callable[[HandState, Any, int], HandState]]] = {
    ev.HandsLaid: _hands_laid,
    ev.CardsDrawn: _cards_drawn,
    ev.DiscardMade: _discard_made,
    ev.CardsShifted: _cards_shifted,
    ev.CardsScrambled: _cards_scrambled,
    ev.CardIdentified: _card_identified,
    ev.CardTurnedUp: _card_turned_up,
    ev.BoxedCardCounted: _boxed_counted,
    ev.BurnCredited: _burn_credited,
    ev.BurnDisproved: _burn_disproved,
    ev.ForeignCardFound: _foreign_card_found,
    ev.DeckReplaced: _deck_replaced,
    ev.ClaimCommitted: _claim_committed,
    ev.ClaimOpened: _claim_opened,
    ev.HandShown: _hand_shown,
    ev.HandSurrendered: _hand_surrendered,
    ev.HandRevived: _hand_revived,
}
