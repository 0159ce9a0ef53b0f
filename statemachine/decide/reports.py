"""Deciding what somebody at the table calls out: a fault, or the floor. It opens at once.

Not what the machine only infers; that is a question first.
"""

from statemachine.cards import Card
from statemachine.custody import count, pile
from statemachine.decide.dealing import check_board
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import diverged, find_open, open_fault, street_in_play
from statemachine.decide.naming import emit_drawn, identify
from statemachine.decide.setup import check_text
from statemachine.events import (
    BurnDisproved,
    CardsDrawn,
    CardsShifted,
    CardTurnedUp,
    QuestionClosed,
)
from statemachine.irregularities import IrregularityKind
from statemachine.observations import FaultReported, FloorCalled
from statemachine.phases import BETTING, ENDED
from statemachine.variants import StreetName


def fault_reported(draft: Draft, seen: FaultReported) -> None:
    """Somebody called a fault: it opens at once."""
    hand = draft.hand
    if hand.phase in ENDED:
        refuse("hand_over")
    street = seen.street or _last_dealt(draft)
    match seen.fault:
        case "unburned_street":
            report_unburned(draft, street)
        case "double_burn":
            draft.emit(CardsDrawn("burns", (seen.card,)))
            _answer(draft, "surplus_burn", street)
            open_fault(draft, "double_burn", street=street, place="burns")
        case "exposed_burn":
            _burn_turned_up(draft, seen.card)
            open_fault(draft, "exposed_burn", street=street, place="burns", card=seen.card)
        case "extra_flop_card":
            emit_drawn(draft, CardsDrawn("board", (seen.card,), shown=True), [seen.card])
            check_board(draft, draft.variant.street("flop"))
        case "premature_street":
            _answer(draft, "early_street", street)
            open_fault(draft, "premature_street", street=street, place="board")
    draft.settle()


def _last_dealt(draft: Draft) -> StreetName:
    """The street whose cards came last, or are due when none came."""
    board = count(draft.hand.custody, "board")
    street = draft.variant.street(street_in_play(draft))
    streets = draft.variant.streets
    if draft.hand.phase in BETTING:
        extra = any(find_open(draft.hand, kind, street.name) for kind in _TOO_MANY)
        following = draft.variant.street_after(street.board)
        if following is not None and not extra and (board > street.board or not street.burn):
            return following.name
        return street.name
    if board > street.board - street.board_cards or not streets[streets.index(street) - 1].burn:
        return street.name
    return streets[streets.index(street) - 1].name


_TOO_MANY: tuple[IrregularityKind, ...] = (
    "four_card_flop",
    "five_card_flop",
    "extra_board_card",
)


def report_unburned(draft: Draft, street: StreetName) -> None:
    """A street came without its burn. What the record took for it goes back to the stub."""
    hand = draft.hand
    if not draft.variant.street(street).burn:
        diverged(draft, "street_has_no_burn")
        return
    if find_open(hand, "unburned_street", street):
        return
    credit = hand.credited(street)
    if credit is not None:
        if credit.source == "stub" and count(hand.custody, "burns"):
            last = count(hand.custody, "burns") - 1
            draft.emit(CardsShifted("burns", (last,), "stub"))
        draft.emit(BurnDisproved(street))
    _answer(draft, "missing_burn", street)
    open_fault(draft, "unburned_street", street=street)


def _answer(draft: Draft, asks: str, street: StreetName) -> None:
    for question in draft.hand.questions:
        if question.asks == asks and question.street == street:
            draft.emit(QuestionClosed(question.id, "real"))


def _burn_turned_up(draft: Draft, card: Card | None) -> None:
    burns = count(draft.hand.custody, "burns")
    if burns == 0:
        diverged(draft, "no_burn_to_expose")
    elif card is not None:
        identify(draft, "burns", burns - 1, card, shown=True)
    elif not pile(draft.hand.custody, "burns")[-1].shown:
        draft.emit(CardTurnedUp("burns", burns - 1))


def floor_called(draft: Draft, seen: FloorCalled) -> None:
    """The dealer called the floor; the next card waits for him."""
    check_text(seen.reason)
    if draft.hand.phase in ENDED:
        refuse("hand_over")
    open_fault(draft, "floor_called", street=street_in_play(draft), detail=seen.reason)
