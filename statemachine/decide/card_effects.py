"""Carrying out effects on cards: moved, mixed, dealt, burned, shown, and the deck replaced.

Not those on whole hands, which are `hand_effects`, nor on chips.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import effects as fx
from statemachine.cards import Card
from statemachine.custody import Place, count, pile, seat_of, seat_place
from statemachine.decide.bet_facts import EARLIER_HAND
from statemachine.decide.deal_faults import nothing_dealt
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.naming import emit_drawn, identify, show_in_hand
from statemachine.decide.seat_cards import supply
from statemachine.decide.setup import place_exists
from statemachine.decide.told import Told, player_meant
from statemachine.effects import Effect
from statemachine.events import (
    BurnCredited,
    BurnSource,
    CardsDrawn,
    CardsScrambled,
    CardsShifted,
    CardTurnedUp,
    DeckReplaced,
)
from statemachine.phases import BETTING, Phase
from statemachine.state import HandState, Irregularity
from statemachine.streets import cards_due, comes_up, due_on, held, street_in_play
from statemachine.variants import Street, StreetName

MOST_DEALT: Final = 10


# --- mixed and moved


def _mix_cards(draft: Draft, effect: fx.MixCards, told: Told) -> None:
    for place in (*effect.places, effect.into):
        place_exists(draft, place)
    draft.emit(CardsScrambled(tuple(dict.fromkeys(effect.places)), effect.into))


def _scramble_street(draft: Draft, effect: fx.ScrambleStreet, told: Told) -> None:
    indices = street_cards(draft, told.fault)
    if not indices:
        refuse("effect_impossible", effect=effect.kind)
    draft.emit(CardsScrambled(("board",), "board", indices))


def street_cards(draft: Draft, fault: Irregularity | None) -> tuple[int, ...]:
    """The indices of the board cards that belong to the street of a fault."""
    if fault is None or fault.street is None:
        return ()
    street = draft.variant.street(fault.street)
    board = count(draft.hand.custody, "board")
    first = street.board - street.board_cards
    own = {"four_card_flop": street.board_cards + 1, "unburned_street": street.board_cards}
    last = first + own[fault.fault] if fault.fault in own else board
    return tuple(range(first, min(last, board)))


def _move_cards(draft: Draft, effect: fx.MoveCards, told: Told) -> None:
    place_exists(draft, effect.source)
    place_exists(draft, effect.to)
    here = count(draft.hand.custody, effect.source)
    indices = effect.indices
    if indices is None:
        indices = (_index_meant(draft, effect.source, told),)
    if (
        effect.source == "stub"
        or len(set(indices)) != len(indices)
        or not all(0 <= index < here for index in indices)
    ):
        refuse("effect_impossible", effect=effect.kind)
    draft.emit(CardsShifted(effect.source, indices, effect.to, effect.shown))


def _index_meant(draft: Draft, source: Place, told: Told) -> int:
    """The card that the step picked, the card of the fault where that lies aside, or the last."""
    if told.pick is not None:
        return told.pick
    cards = [placed.card for placed in pile(draft.hand.custody, source)]
    if source == "aside" and told.fault is not None and told.fault.card in cards:
        return cards.index(told.fault.card)
    return len(cards) - 1


def _return_street(draft: Draft, effect: fx.ReturnStreet, told: Told) -> None:
    fault = told.fault
    if fault is None or fault.street is None:
        refuse("effect_impossible", effect=effect.kind)
    street = draft.variant.street(fault.street)
    for place, indices in _of_street(draft.hand, street):
        draft.emit(CardsShifted(place, indices, "stub"))
    if draft.hand.tracking == "dealing" and BETTING.get(draft.hand.phase) == street.name:
        # Its cards were what closed the betting before it, which nobody enters.
        draft.fire("set_right")


def _of_street(hand: HandState, street: Street) -> list[tuple[Place, tuple[int, ...]]]:
    """Where the cards lie that a street dealt, and those of later streets."""
    if not street.to_seats:
        board = count(hand.custody, "board")
        first = street.board - street.board_cards
        return [("board", tuple(range(first, board)))] if board > first else []
    given = {drawn.seat: drawn.cards for drawn in hand.drawn if drawn.street == street.name}
    before = due_on(hand, street) - street.down - street.up
    found: list[tuple[Place, tuple[int, ...]]] = []
    for player in hand.betting.players:
        place = seat_place(player.seat)
        have = count(hand.custody, place)
        first = before - given.get(player.seat, 0)
        if player.live and have > first and (not street.draw or given.get(player.seat)):
            found.append((place, tuple(range(first, have))))
    return found


def _shuffle_stub(draft: Draft, effect: fx.ShuffleStub, told: Told) -> None:
    draft.emit(CardsScrambled(("stub",), "stub"))


# --- dealt


def _deal_cards(draft: Draft, effect: fx.DealCards, told: Told) -> None:
    to: Place | None = effect.to or (told.fault.place if told.fault else None)
    if to is None or to == "stub" or not 1 <= effect.count <= MOST_DEALT:
        refuse("effect_impossible", effect=effect.kind)
    place_exists(draft, to)
    deal_named(draft, to, effect.count, told.cards)


def deal_named(draft: Draft, to: Place, cards: int, said: tuple[Card | None, ...]) -> None:
    """Deal so many cards to a place with the names that the step gave, when they are as many:
    fewer or more name the board as it lies afterwards.
    """
    named = said if len(said) == cards else (None,) * cards
    emit_drawn(draft, CardsDrawn(to, named, shown=to == "board"), list(named))


def cards_told(draft: Draft, effects: tuple[Effect, ...], fault: Irregularity) -> int:
    """How many cards a step with these effects may name."""
    hand = draft.hand
    most = 0
    for effect in effects:
        match effect:
            case fx.DealCards():
                most += effect.count
            case fx.CompleteDeal() | fx.SupplySeat() if fault.seat is not None:
                most += max(0, cards_due(hand) - held(hand.custody, fault.seat))
            case fx.ShowCards() | fx.TableHand() if fault.seat is not None:
                most += held(hand.custody, fault.seat)
    return most


def _complete_deal(draft: Draft, effect: fx.CompleteDeal, told: Told) -> None:
    seat = told.seat(None)
    supply(draft, but=seat)
    if seat is not None:
        supply(draft, only=seat, said=told.cards)


def _finish_deal(draft: Draft, effect: fx.FinishDeal, told: Told) -> None:
    supply(draft)


def _supply_seat(draft: Draft, effect: fx.SupplySeat, told: Told) -> None:
    seat = player_meant(draft, effect.seat, told, effect.kind).seat
    supply(draft, only=seat, said=told.cards)


# --- burned


def _burn_fault_card(draft: Draft, effect: fx.BurnFaultCard, told: Told) -> None:
    fault = told.fault
    if fault is None or fault.place is None:
        refuse("effect_impossible", effect=effect.kind)
    found = card_of(draft.hand, fault)
    if found is None:
        refuse("effect_impossible", effect=effect.kind)
    place, index = found
    draft.emit(CardsShifted(place, (index,), "burns"))
    if effect.credited:
        street = next_to_burn(draft)
        if street is not None:
            _credit(draft, street, "pre_paid")


def card_of(hand: HandState, fault: Irregularity) -> tuple[Place, int] | None:
    """Where the card of a fault lies: by its name at its place or off the table, else the last
    card there that is face up and should not be, else what fell off the table last.
    """
    places: tuple[Place, ...] = ("off_table",)
    if fault.place is not None and fault.fault != "card_off_table":
        places = (fault.place, "off_table")
    for place in places:
        here = pile(hand.custody, place)
        named = [i for i, placed in enumerate(here) if placed.card and placed.card == fault.card]
        if named:
            return place, named[-1]
        seat = seat_of(place)
        up = [
            index
            for index, placed in enumerate(here)
            if seat is None or (placed.shown and not comes_up(hand.variant, index))
        ]
        if up:
            return place, up[-1]
    return None


def next_to_burn(draft: Draft) -> StreetName | None:
    """The next street that has a burn and none credited yet."""
    streets = draft.variant.streets
    now = streets.index(street_in_play(draft.hand))
    return next(
        (
            street.name
            for street in streets[now:]
            if street.burn and draft.hand.credited(street.name) is None
        ),
        None,
    )


def _credit_burn(draft: Draft, effect: fx.CreditBurn, told: Told) -> None:
    draft.check_street(effect.street)
    street = effect.street or (told.fault.street if told.fault else None)
    if street is None:
        refuse("effect_impossible", effect=effect.kind)
    _credit(draft, street, "ruling")


def _credit(draft: Draft, street: StreetName, source: BurnSource) -> None:
    draft.emit(BurnCredited(street, source))


def _credit_picked(draft: Draft, effect: fx.CreditPickedBurn, told: Told) -> None:
    street = (told.fault.street if told.fault else None) or street_in_play(draft.hand).name
    if draft.hand.credited(street) is None:
        _credit(draft, street, "picked")
    elif draft.book.picked_card_is_next_burn:
        following = draft.variant.following(street)
        if following is not None and draft.hand.credited(following.name) is None:
            _credit(draft, following.name, "pre_paid")


# --- shown


def _show_board(draft: Draft, effect: fx.ShowBoard, told: Told) -> None:
    name_board(draft, effect.cards or told.cards)


def name_board(draft: Draft, cards: tuple[Card | None, ...]) -> None:
    """Name the board as it now lies; cards that nobody named stay unknown."""
    board = pile(draft.hand.custody, "board")
    if cards and len(cards) != len(board):
        refuse("board_missing", cards=len(board))
    named = {placed.card for placed in board}
    for index, card in enumerate(cards):
        if card is not None and (card not in named or board[index].card == card):
            identify(draft, "board", index, card, shown=True)
    for index, placed in enumerate(pile(draft.hand.custody, "board")):
        if not placed.shown:
            draft.emit(CardTurnedUp("board", index))


def _show_cards(draft: Draft, effect: fx.ShowCards, told: Told) -> None:
    player = player_meant(draft, None, told, effect.kind)
    card = told.fault.card if told.fault else None
    show_in_hand(draft, player.seat, told.cards or ((card,) if card else ()), seen=True)


# --- the deck


def _replace_deck(draft: Draft, effect: fx.ReplaceDeck, told: Told) -> None:
    at_once = draft.hand.phase in (Phase.SETUP, Phase.HOLE_DEAL)
    if told.fault is not None and told.fault.detail == EARLIER_HAND:
        # Cards that lie there are of the other deck, which took its place.
        at_once = at_once and nothing_dealt(draft.hand)
    draft.emit(DeckReplaced(at_once))


CARD_EFFECTS: Final[dict[type, Callable[[Draft, Any, Told], None]]] = {
    fx.MixCards: _mix_cards,
    fx.ScrambleStreet: _scramble_street,
    fx.MoveCards: _move_cards,
    fx.ReturnStreet: _return_street,
    fx.ShuffleStub: _shuffle_stub,
    fx.DealCards: _deal_cards,
    fx.CompleteDeal: _complete_deal,
    fx.FinishDeal: _finish_deal,
    fx.SupplySeat: _supply_seat,
    fx.BurnFaultCard: _burn_fault_card,
    fx.CreditBurn: _credit_burn,
    fx.CreditPickedBurn: _credit_picked,
    fx.ShowBoard: _show_board,
    fx.ShowCards: _show_cards,
    fx.ReplaceDeck: _replace_deck,
}
