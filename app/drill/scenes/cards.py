"""Scenes of the deck, the deal, the burns and the board.

Not of hands once they are held, nor of chips.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, cast

from app.drill.playing import Told
from app.drill.scenes.model import (
    Look,
    Scene,
    Step,
    always,
    by_itself,
    called,
    of_seat,
    on_board,
    told,
)
from statemachine.custody import Place, seat_place
from statemachine.irregularities import IrregularityKind
from statemachine.observations import (
    BoxedCardFound,
    CardBurned,
    CardExposed,
    FaultReported,
    HoleCardsDealt,
    PileCounted,
    SeatCards,
    StreetDealt,
)
from statemachine.phases import BURNING, COMING, DEALING, Phase
from statemachine.rulebooks import Rulebook
from statemachine.seats import clockwise
from statemachine.streets import cards_due
from statemachine.variants import Variant
from statemachine.views.game import deals

# --- the deck


def _boxed(look: Look) -> Iterator[Step]:
    if look.phase not in BURNING and look.phase not in DEALING:
        return
    card = look.moment.deck[0]
    place: Place = "burns"
    if look.phase in DEALING:
        place = cast(Place, deals(look.moment.hand)[0].place)
    yield BoxedCardFound(place, card), told("boxed_card", card=card)


def _twice(look: Look) -> Iterator[Step]:
    if look.in_play and look.public():
        card, seat = look.chance.choice(look.public()), look.seat()
        yield (
            FaultReported("duplicate_card", card=card),
            told("duplicate_card", card=card, seat=seat),
        )


def _stub_counted(kind: IrregularityKind, by: int) -> Callable[[Look], Iterator[Step]]:
    def happens(look: Look) -> Iterator[Step]:
        if look.in_play and look.actor is None:
            due = look.moment.hand.custody.stub
            yield PileCounted("stub", due + by), told(kind, number=due + by, due=due)

    return happens


def _of_card(kind: IrregularityKind) -> Callable[[Look], Iterator[Step]]:
    def happens(look: Look) -> Iterator[Step]:
        if look.in_play and look.public():
            card = look.chance.choice(look.public())
            yield FaultReported(kind, card=card), told(kind, card=card)

    return happens


def _off_the_top(look: Look) -> Iterator[Step]:
    if look.in_play and look.moment.deck:
        card = look.moment.deck[0]
        yield FaultReported("exposed_stub_card", card=card), told("exposed_stub_card", card=card)


# --- the deal


def _first_card(look: Look) -> Iterator[Step]:
    button = look.moment.hand.button
    order = clockwise([p.seat for p in look.players], button)
    if look.just_dealt and len(order) > 2:
        seat = look.chance.choice(order[1:])
        yield (
            FaultReported("first_card_wrong_seat", seat=seat),
            told("first_card_wrong_seat", seat=seat, button=button),
        )


def _empty_seat(look: Look) -> Iterator[Step]:
    taken = {occupant.seat for occupant in look.moment.state.seats}
    free = [n for n in range(1, look.moment.state.size + 1) if n not in taken]
    if look.just_dealt and free:
        seat = look.chance.choice(free)
        yield (
            FaultReported("ineligible_seat_dealt", seat=seat),
            told("ineligible_seat_dealt", seat=seat),
        )


def _miscounted(look: Look) -> Iterator[Step]:
    seats = [p.seat for p in look.players if p.seat != look.moment.hand.button]
    if look.in_play and look.street is not None and seats:
        seat, due = look.chance.choice(seats), cards_due(look.moment.hand)
        cards = due + look.chance.choice((-1, 1))
        params = {"seat": seat, "number": cards, "due": due}
        yield PileCounted(seat_place(seat), cards), told("wrong_hole_count", **params)


def _button_short(look: Look) -> Iterator[Step]:
    button, due = look.moment.hand.button, cards_due(look.moment.hand)
    if look.street is not None and button in [p.seat for p in look.players]:
        params = {"seat": button, "number": due - 1, "due": due}
        yield PileCounted(seat_place(button), due - 1), told("button_short_card", **params)


def _broken_off(look: Look) -> Iterator[Step]:
    first = look.moment.variant.streets[0]
    if look.phase is Phase.HOLE_DEAL and first.hole > 1 and not first.up:
        button = look.moment.hand.button
        last = clockwise([p.seat for p in look.players], button)[-2:]
        short = tuple(SeatCards(seat, (None,) * (first.hole - 1)) for seat in last)
        yield HoleCardsDealt(short), told("incomplete_deal", seats=tuple(last))


def _turned_over(look: Look) -> Iterator[Step]:
    seat = look.seat()
    hidden = look.hidden(seat)
    if look.just_dealt and hidden:
        index, card = look.chance.choice(hidden)
        yield (
            CardExposed(seat_place(seat), index, card, "dealer"),
            told("exposed_hole_card", seat=seat, card=card),
        )


# --- burns and board


def _too_many(kind: IrregularityKind, extra: int) -> Callable[[Look], Iterator[Step]]:
    def happens(look: Look) -> Iterator[Step]:
        if look.phase not in DEALING:
            return
        street = look.moment.variant.street(DEALING[look.phase])
        of_flop = street is look.moment.variant.flop
        if street.board_cards and of_flop == (kind != "overdealt_street"):
            cards = look.moment.deck[: street.board_cards + extra]
            yield StreetDealt(cards), Told("board", {"street": street.name, "cards": cards})

    return happens


def _no_burn(look: Look) -> Iterator[Step]:
    if look.phase not in BURNING:
        return
    street = look.moment.variant.street(COMING[look.phase])
    if street.board_cards:
        cards = look.moment.deck[: street.board_cards]
        params = {"street": street.name, "cards": cards}
        # Nothing is told of it but what is not there: a burn.
        yield StreetDealt(cards), Told("board", params)
        yield FaultReported("unburned_street", street.name), None


def _burned_twice(look: Look) -> Iterator[Step]:
    if look.phase in DEALING:
        yield CardBurned(), Told("burned")


def _burn_seen(look: Look) -> Iterator[Step]:
    if look.phase in BURNING:
        card = look.moment.deck[0]
        yield CardBurned(card, exposed=True), told("exposed_burn", card=card)


def _too_early(look: Look) -> Iterator[Step]:
    street = look.next_street
    if street is not None and look.actor is not None:
        cards = look.moment.deck[1 : 1 + look.moment.variant.street(street).board_cards]
        yield StreetDealt(cards), Told("burned_and_board", {"street": street, "cards": cards})


def _burns(variant: Variant, book: Rulebook) -> bool:
    return any(street.burn for street in variant.streets)


def _short_stub(variant: Variant, book: Rulebook) -> bool:
    # Enough players for it sit at a table of stud; in a draw everybody changes four cards.
    return not variant.boards and variant.id != "FB"


def _face_down(variant: Variant, book: Rulebook) -> bool:
    return not variant.streets[0].up


def _in_play(look: Look) -> bool:
    return look.in_play


def _just_dealt(look: Look) -> bool:
    return look.just_dealt


def _is_bet(look: Look) -> bool:
    return look.betting


SCENES: Final[Mapping[IrregularityKind, Scene]] = {
    "boxed_card": Scene(_boxed, always),
    "duplicate_card": Scene(_twice, on_board),
    "deck_incomplete": Scene(_stub_counted("deck_incomplete", -1), always),
    "surplus_card": Scene(_stub_counted("surplus_card", 1), always),
    "non_standard_card": Scene(called("non_standard_card", _in_play), always),
    "imperfect_deck": Scene(_of_card("imperfect_deck"), on_board),
    "other_deck_card": Scene(called("other_deck_card", _in_play), always),
    "loose_card": Scene(called("loose_card", _in_play), always),
    "no_shuffle_or_cut": Scene(called("no_shuffle_or_cut", _just_dealt), always),
    "disordered_stub": Scene(called("disordered_stub", _in_play), always),
    "short_stub": Scene(by_itself, _short_stub),
    "first_card_wrong_seat": Scene(_first_card, always),
    "ineligible_seat_dealt": Scene(_empty_seat, always),
    "seat_skipped": Scene(of_seat("seat_skipped", _just_dealt), always),
    "wrong_hole_count": Scene(_miscounted, always),
    "hidden_wrong_count": Scene(of_seat("hidden_wrong_count", _is_bet), always),
    "incomplete_deal": Scene(_broken_off, _face_down),
    "button_short_card": Scene(_button_short, always),
    "exposed_hole_card": Scene(_turned_over, always),
    "exposed_stub_card": Scene(_off_the_top, always),
    "card_off_table": Scene(of_seat("card_off_table", _just_dealt), always),
    "four_card_flop": Scene(_too_many("four_card_flop", 1), on_board),
    "overdealt_flop": Scene(_too_many("overdealt_flop", 2), on_board),
    "overdealt_street": Scene(_too_many("overdealt_street", 1), on_board),
    "unburned_street": Scene(_no_burn, on_board),
    "double_burn": Scene(_burned_twice, _burns),
    "exposed_burn": Scene(_burn_seen, _burns),
    "premature_street": Scene(_too_early, on_board),
}
