"""Deciding what is found about cards: boxed, exposed, named, counted, moved, mixed.

Not the dealing of cards in their order; that is `dealing`.
"""

from statemachine.betting import live_seats, player_at
from statemachine.custody import Place, count, pile, seat_of
from statemachine.decide.counts import hand_counted, stub_counted
from statemachine.decide.deal_faults import deal_finished
from statemachine.decide.dealing import check_board, credit_burn
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.facts import PLACED, PLACED_SHORT
from statemachine.decide.faults import (
    LONG_FLOPS,
    close_fault,
    diverged,
    find_open,
    open_fault,
    street_in_play,
)
from statemachine.decide.naming import emit_drawn, identify
from statemachine.decide.reports import report_unburned
from statemachine.decide.setup import place_exists
from statemachine.decide.showdown import check_reading
from statemachine.events import (
    BoxedCardCounted,
    BurnCredited,
    CardsDrawn,
    CardsScrambled,
    CardsShifted,
    CardTurnedUp,
    QuestionClosed,
)
from statemachine.irregularities import IrregularityKind
from statemachine.observations import (
    BoxedCardFound,
    CardExposed,
    CardNamed,
    CardsMixed,
    CardsMoved,
    PileCounted,
)
from statemachine.phases import BURNING, ENDED, Phase
from statemachine.procedures import PROCEDURES
from statemachine.procedures.model import Forbidden
from statemachine.streets import begun, cards_due
from statemachine.variants import StreetName


def card_index(draft: Draft, place: Place, index: int | None) -> int:
    """An index of a place, the last card when None; refuses one that is not there."""
    place_exists(draft, place)
    here = count(draft.hand.custody, place)
    if place == "stub" or here == 0:
        refuse("card_index_unknown", place=place, index=str(index)[:20])
    if index is None:
        return here - 1
    if not 0 <= index < here:
        refuse("card_index_unknown", place=place, index=str(index)[:20])
    return index


def boxed_card_found(draft: Draft, seen: BoxedCardFound) -> None:
    """A card was face up in the stub: it is set aside in view, counted, and its role goes to
    the next face-down card.
    """
    if draft.hand.phase in ENDED:
        refuse("hand_over")
    place = seen.bound_for
    place_exists(draft, place)
    # The initial deal ends with its last card; a card noticed later in a hand was in it too.
    first = street_in_play(draft) == draft.variant.streets[0].name
    in_deal = draft.hand.phase is Phase.HOLE_DEAL or (
        seat_of(place) is not None and (first or draft.variant.boards)
    )
    street = None if in_deal else street_in_play(draft)
    detail = PLACED if seen.placed else ""
    before = count(draft.hand.custody, place)
    if not seen.placed:
        emit_drawn(draft, CardsDrawn("aside", (seen.card,), shown=True, boxed=True), [seen.card])
        _count_boxed(draft, "aside", in_deal)
    else:
        index = card_index(draft, place, seen.index)
        if seen.card is not None:
            identify(draft, place, index, seen.card, shown=True)
        if place == "burns":
            draft.emit(BoxedCardCounted("burns", index, False))
        else:
            if place == "board":
                street = _street_of_card(draft, index)
            draft.emit(CardsShifted(place, (index,), "aside", True))
            _count_boxed(draft, "aside", in_deal)
            if _left_short(draft, place, before):
                detail = PLACED_SHORT
    open_fault(
        draft,
        "boxed_card",
        street=street,
        seat=seat_of(place),
        place=place,
        card=seen.card,
        detail=detail,
    )
    _flop_put_right(draft)
    draft.settle()


def _count_boxed(draft: Draft, place: Place, in_deal: bool) -> None:
    draft.emit(BoxedCardCounted(place, count(draft.hand.custody, place) - 1, in_deal))


def _street_of_card(draft: Draft, index: int) -> StreetName:
    """The street that dealt the board card at an index, the last in a game without a board."""
    following = draft.variant.street_after(index)
    return (following or draft.variant.streets[-1]).name


def _left_short(draft: Draft, place: Place, before: int) -> bool:
    """Whether a place lacks a card now: a board that had as many as a street leaves it, or a
    hand below its number.
    """
    if place == "board":
        regular = before in {street.board for street in draft.variant.streets}
        return regular and not any(find_open(draft.hand, kind) for kind in LONG_FLOPS)
    return seat_of(place) is not None and before - 1 < cards_due(draft.hand)


def _flop_put_right(draft: Draft) -> None:
    """A flop with boxed cards in it has fewer: four are three, five are four or three."""
    board = count(draft.hand.custody, "board")
    flop = draft.variant.flop
    if flop is None:
        return
    if board == flop.board:
        for kind in LONG_FLOPS:
            close_fault(draft, kind)
    elif board == flop.board + 1 and find_open(draft.hand, "overdealt_flop"):
        close_fault(draft, "overdealt_flop")
        open_fault(draft, "four_card_flop", street="flop", place="board")


def card_exposed(draft: Draft, seen: CardExposed) -> None:
    """Handling turned a face-down card up; its name is public from now on."""
    index = card_index(draft, seen.place, seen.index)
    if seen.card is not None:
        identify(draft, seen.place, index, seen.card, shown=True)
    elif not pile(draft.hand.custody, seen.place)[index].shown:
        draft.emit(CardTurnedUp(seen.place, index))
    if seen.place == "burns":
        open_fault(
            draft, "exposed_burn", street=street_in_play(draft), place="burns", card=seen.card
        )
    elif seat_of(seen.place) is not None and seen.by == "dealer":
        open_fault(
            draft, "exposed_hole_card", seat=seat_of(seen.place), place=seen.place, card=seen.card
        )
    elif seat_of(seen.place) is not None:
        _exposed_by_player(draft, seen)
    draft.settle()
    deal_finished(draft)


def _exposed_by_player(draft: Draft, seen: CardExposed) -> None:
    """A player showed a card while there was still something to decide."""
    hand = draft.hand
    seat = seat_of(seen.place)
    player = player_at(hand.betting, seat) if seat is not None else None
    if player is None or not player.live or hand.betting.actor is None:
        return
    kind: IrregularityKind = "card_exposed_by_player"
    if len(live_seats(hand.betting)) == 2:
        kind = "heads_up_disclosure"
    if not any(f.fault == kind and f.seat == seat for f in hand.open_irregularities()):
        open_fault(draft, kind, seat=seat, place=seen.place, card=seen.card)


def card_named(draft: Draft, seen: CardNamed) -> None:
    """A card got its name, or a misread name was put right."""
    index = card_index(draft, seen.place, seen.index)
    identify(draft, seen.place, index, seen.card, shown=seen.shown)
    check_reading(draft)
    draft.settle()


def pile_counted(draft: Draft, seen: PileCounted) -> None:
    """Somebody counted the cards of a place. The count is a fact; the record follows it."""
    place_exists(draft, seen.place)
    if not 0 <= seen.cards <= draft.variant.deck:
        refuse("amount_out_of_range", amount=str(seen.cards)[:20], least=0, most=draft.variant.deck)
    have = count(draft.hand.custody, seen.place)
    seat = seat_of(seen.place)
    if seat is not None:
        hand_counted(draft, seat, seen.cards)
    elif seen.cards == have:
        return
    elif seen.place == "stub":
        stub_counted(draft, seen.cards)
    elif seen.place == "burns":
        _burns_counted(draft, seen.cards, have)
    elif seen.place == "board" and seen.cards > have:
        draft.emit(CardsDrawn("board", (None,) * (seen.cards - have), shown=True))
        check_board(draft, draft.variant.street(street_in_play(draft)))
    else:
        diverged(draft, f"{seen.place}_count")
    draft.settle()


def _burns_counted(draft: Draft, cards: int, have: int) -> None:
    hand = draft.hand
    street = street_in_play(draft)
    asked = next((q for q in hand.questions if q.asks == "missing_burn" and q.street), None)
    due = BURNING.get(hand.phase)
    if cards == have + 1 and asked is not None and asked.street is not None:
        # The count answers what was asked: the burn was made and not tapped.
        draft.emit(CardsDrawn("burns", (None,)))
        draft.emit(BurnCredited(asked.street, "stub"))
        draft.emit(QuestionClosed(asked.id, "mistap"))
        return
    if cards == have + 1 and due is not None and hand.credited(due) is None:
        credit_burn(draft, due)
        return
    if cards > have:
        draft.emit(CardsDrawn("burns", (None,) * (cards - have)))
        open_fault(draft, "double_burn", street=street, place="burns")
        return
    dealt = [
        s.name for s in draft.variant.streets if s.burn and hand.credited(s.name) and begun(hand, s)
    ]
    if dealt and have - cards == 1:
        report_unburned(draft, dealt[-1])
    else:
        diverged(draft, "burns_count")


def cards_moved(draft: Draft, seen: CardsMoved) -> None:
    """Cards were moved by hand."""
    place_exists(draft, seen.source)
    place_exists(draft, seen.to)
    if len(set(seen.indices)) != len(seen.indices) or not seen.indices:
        refuse("card_index_unknown", place=seen.source, index=str(seen.indices)[:20])
    for index in seen.indices:
        card_index(draft, seen.source, index)
    if seen.source == "board" and seen.to != "stub":
        _flag_forbidden(draft, "draw_from_board")
    draft.emit(CardsShifted(seen.source, seen.indices, seen.to))
    draft.settle()


def cards_mixed(draft: Draft, seen: CardsMixed) -> None:
    """Cards were scrambled; their names are gone into a pool."""
    for place in (*seen.places, seen.into):
        place_exists(draft, place)
    if len(set(seen.places)) != len(seen.places):
        refuse("place_repeated")
    if not any(count(draft.hand.custody, place) for place in seen.places):
        refuse("card_index_unknown", place=next(iter(seen.places), "stub"), index=0)
    if "board" in seen.places and "stub" not in (seen.into, *seen.places):
        _flag_forbidden(draft, "draw_from_board")
    draft.emit(CardsScrambled(seen.places, seen.into))
    draft.settle()


def _flag_forbidden(draft: Draft, what: Forbidden) -> None:
    """Flag a remedy that the rule of an open procedure rules out; it happened all the same."""
    for fault in draft.hand.open_irregularities():
        if what in PROCEDURES[fault.procedure].forbids:
            diverged(draft, "forbidden_remedy")
