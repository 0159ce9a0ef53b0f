"""Deciding what somebody at the table calls out: a fault, or the floor. It opens at once.

Not what the machine only infers; that is a question first.
"""

from typing import Final

from statemachine.cards import Card
from statemachine.clock import running_clock
from statemachine.custody import count, pile, seat_place
from statemachine.decide.bet_facts import EARLIER_HAND
from statemachine.decide.card_reports import Lies, exposed_before, lay_report
from statemachine.decide.counts import hand_counted
from statemachine.decide.deal_faults import deal_finished, skipped
from statemachine.decide.dealing import check_board
from statemachine.decide.disputes import DISPUTES, of_earlier_deck
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import TOO_MANY, diverged, find_open, open_fault, street_in_play
from statemachine.decide.naming import emit_drawn, identify
from statemachine.decide.setup import check_chips, check_seat, check_text
from statemachine.decide.turns import really_past
from statemachine.events import (
    BurnDisproved,
    BurnSource,
    CardsDrawn,
    CardsShifted,
    CardTurnedUp,
    ClockStopped,
    QuestionClosed,
)
from statemachine.irregularities import KINDS, OF_DECK, SEAT_NEEDED, IrregularityKind
from statemachine.observations import Fault, FaultReported, FloorCalled
from statemachine.phases import BETTING, COMING, DEALING, ENDED
from statemachine.state import HandState
from statemachine.streets import begun, following_street
from statemachine.streets import street_in_play as street_now
from statemachine.variants import StreetName

# What the machine notes by itself where it can: a report of it adds nothing.
_ONCE: Final[tuple[IrregularityKind, ...]] = ("short_stub", "short_all_in", "short_blind")


def fault_reported(draft: Draft, seen: FaultReported) -> None:
    """Somebody called a fault: it opens at once."""
    hand = draft.hand
    if seen.hand is not None and not 1 <= seen.hand <= hand.number:
        refuse("claim_hand_unknown", hand=str(seen.hand)[:20])
    over = hand.phase in ENDED or seen.hand not in (None, hand.number)
    if over and seen.fault not in DISPUTES | OF_DECK:
        refuse("hand_over")
    draft.check_street(seen.street)
    if seen.seat is not None:
        check_seat(draft, seen.seat)
    if seen.amount is not None:
        check_chips(seen.amount)
    street = seen.street or _street_meant(draft, seen.fault)
    if seen.street is None and seen.fault in KINDS and KINDS[seen.fault].severity == "bet":
        # A bet is of the street that is bet, whatever burn or card comes next.
        street = street_in_play(draft)
    match seen.fault:
        case "unburned_street":
            report_unburned(draft, street)
        case "double_burn":
            emit_drawn(draft, CardsDrawn("burns", (seen.card,)), [seen.card])
            _answer(draft, "surplus_burn", street)
            open_fault(draft, "double_burn", street=street, place="burns")
        case "exposed_burn":
            _burn_exposed(draft, street, seen.card)
        case "extra_flop_card" | "four_card_flop":
            _extra_flop_card(draft, seen.card)
        case "premature_street":
            _answer(draft, "early_street", street)
            open_fault(draft, "premature_street", street=street, place="board")
        case kind:
            _report(draft, kind, seen, street)
    draft.settle()
    deal_finished(draft)


def _report(draft: Draft, kind: IrregularityKind, seen: FaultReported, street: StreetName) -> None:
    """Open what only eyes have seen, with what the report says of it."""
    known = KINDS[kind]
    if not known.reported:
        refuse("fault_not_reportable", fault=kind)
    if kind in SEAT_NEEDED and seen.seat is None:
        refuse("seat_needed", fault=kind)
    if kind == "wrong_hole_count" and seen.seat is not None and seen.amount is not None:
        most = draft.variant.deck
        if seen.amount > most:
            refuse("amount_out_of_range", amount=str(seen.amount)[:20], least=0, most=most)
        hand_counted(draft, seen.seat, seen.amount)
        return
    if kind == "seat_skipped" and seen.seat is not None:
        skipped(draft, seen.seat)
        return
    if kind in _ONCE and any(
        fault.fault == kind and fault.seat == seen.seat
        for fault in draft.hand.open_irregularities()
    ):
        return
    if kind == "exposed_hole_card" and exposed_before(draft, seen):
        return
    if kind in ("action_out_of_turn", "fold_out_of_turn") and really_past(draft, seen.seat):
        return
    if kind == "skipped_player":
        really_past(draft)
    if kind == "clock_expired" and (clock := running_clock(draft.hand)) is not None:
        draft.emit(ClockStopped(clock.seat, expired=True))
    lies = _lies(seen)
    if of_earlier_deck(draft.hand, kind, seen.hand):
        lies = Lies(lies.place, EARLIER_HAND)
    elif draft.hand.phase not in ENDED:
        lies = lay_report(draft, kind, seen, street)
    open_fault(
        draft,
        kind,
        street=street,
        seat=seen.seat,
        place=lies.place,
        card=seen.card,
        detail=lies.detail,
        amount=seen.amount,
    )


def _lies(seen: FaultReported) -> Lies:
    return Lies(None if seen.seat is None else seat_place(seen.seat))


def _extra_flop_card(draft: Draft, card: Card | None) -> None:
    flop = draft.variant.flop
    if flop is None:
        refuse("unknown_street", street="flop")
    later = count(draft.hand.custody, "board") > flop.board and not any(
        find_open(draft.hand, kind, "flop") for kind in TOO_MANY
    )
    emit_drawn(draft, CardsDrawn("board", (card,), shown=True), [card])
    if later:
        # Cards of a later street lie there: the one that is found now lies last.
        open_fault(draft, "four_card_flop", street="flop", place="board", card=card)
    else:
        check_board(draft, flop)


def _street_meant(draft: Draft, fault: Fault) -> StreetName:
    """The street that a report without one is about: the one whose cards came last; for a burn
    that was just made, the street whose cards are due.
    """
    hand = draft.hand
    if fault == "short_stub":
        return _street_coming(hand)
    due = DEALING.get(hand.phase)
    if fault != "premature_street" and due is not None and hand.credited(due) is not None:
        return due
    street = draft.variant.street(street_in_play(draft))
    streets = draft.variant.streets
    if hand.phase in BETTING:
        extra = any(find_open(hand, kind, street.name) for kind in TOO_MANY)
        following = draft.variant.following(street.name)
        if following is not None and not extra and (begun(hand, following) or not street.burn):
            return following.name
        return street.name
    before = streets[max(0, streets.index(street) - 1)]
    return street.name if begun(hand, street) or not before.burn else before.name


def _street_coming(hand: HandState) -> StreetName:
    named = COMING.get(hand.phase)
    following = following_street(hand)
    return named or (following.name if following else street_now(hand).name)


# A burn that a remedy made or a ruling credited is not disproved by somebody who missed it.
_MADE_OTHERWISE: tuple[BurnSource, ...] = ("pre_paid", "picked", "ruling")


def report_unburned(draft: Draft, street: StreetName) -> None:
    """A street came without its burn. What the record took for it goes back to the stub; while
    none of the street's cards lies there, the burn is simply due again.
    """
    hand = draft.hand
    if not draft.variant.street(street).burn:
        diverged(draft, "street_has_no_burn")
        return
    if find_open(hand, "unburned_street", street):
        return
    credit = hand.credited(street)
    if credit is not None and credit.source in _MADE_OTHERWISE:
        diverged(draft, "burn_made_otherwise")
        return
    if credit is not None:
        if credit.source != "in_question" and count(hand.custody, "burns"):
            index = burn_index(draft, street)
            boxed = pile(hand.custody, "burns")[index].boxed
            draft.emit(CardsShifted("burns", (index,), "aside" if boxed else "stub"))
        draft.emit(BurnDisproved(street))
    _answer(draft, "missing_burn", street)
    dealt = draft.variant.street(street)
    if begun(hand, dealt):
        open_fault(draft, "unburned_street", street=street)


def burn_index(draft: Draft, street: StreetName) -> int:
    """Where the burn of a street lies: burns lie in the order of the streets that have one."""
    burned = [
        s.name
        for s in draft.variant.streets
        if (credit := draft.hand.credited(s.name)) is not None and credit.source != "in_question"
    ]
    last = count(draft.hand.custody, "burns") - 1
    return min(burned.index(street), last) if street in burned else last


def _answer(draft: Draft, asks: str, street: StreetName) -> None:
    for question in draft.hand.questions:
        if question.asks == asks and question.street == street:
            draft.emit(QuestionClosed(question.id, "real"))


def _burn_exposed(draft: Draft, street: StreetName, card: Card | None) -> None:
    if count(draft.hand.custody, "burns") == 0:
        diverged(draft, "no_burn_to_expose")
        return
    index = burn_index(draft, street)
    if card is not None:
        identify(draft, "burns", index, card, shown=True)
    elif not pile(draft.hand.custody, "burns")[index].shown:
        draft.emit(CardTurnedUp("burns", index))
    open_fault(draft, "exposed_burn", street=street, place="burns", card=card)


def floor_called(draft: Draft, seen: FloorCalled) -> None:
    """The dealer called the floor; the next card waits for him."""
    check_text(seen.reason)
    if draft.hand.phase in ENDED:
        refuse("hand_over")
    open_fault(draft, "floor_called", street=street_in_play(draft), detail=seen.reason)
