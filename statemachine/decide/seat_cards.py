"""Deciding cards that come to the seats: the first deal, stud's streets, draws and discards.

Not the board nor the burns; those are `dealing`.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from statemachine.cards import Card
from statemachine.custody import Place, count, pile, seat_of, seat_place
from statemachine.decide.deal_faults import (
    ask_passed_over,
    check_first_seat,
    flag_counts,
    nothing_dealt,
)
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import (
    COUNTS,
    close_counts,
    diverged,
    open_fault,
    open_wrong_count,
)
from statemachine.decide.naming import emit_drawn, identify
from statemachine.events import CardsDrawn, CardsScrambled, DiscardMade, HandsLaid, LaidHand
from statemachine.observations import CardDealt, SeatCards
from statemachine.seats import clockwise
from statemachine.state import HandState
from statemachine.streets import (
    cards_due,
    due_on,
    faces,
    held,
    undecided,
)
from statemachine.variants import Street

MOST_CARDS = 10
Named: TypeAlias = Mapping[int, tuple[Card | None, ...]]


def named_hands(hand: HandState, said: Sequence[SeatCards]) -> dict[int, tuple[Card | None, ...]]:
    """What a message says of the cards of seats; refuses one that cannot be."""
    known: dict[int, tuple[Card | None, ...]] = {}
    if not said:
        return known
    playing = {player.seat for player in hand.betting.players}
    for dealt in said:
        seat, cards = dealt.seat, dealt.cards
        if seat not in playing:
            refuse("seat_not_in_hand", seat=str(seat)[:20])
        if seat in known:
            refuse("duplicate_seat", seat=seat)
        if len(cards) > MOST_CARDS:
            refuse("too_many_cards", most=MOST_CARDS)
        known[seat] = cards
    return known


def lay_missing_hands(draft: Draft, known: Named | None = None) -> None:
    """Lay the cards of the first deal that the record does not have yet; seats listed in
    `known` have as many cards as are listed there.
    """
    hand = draft.hand
    known = known or {}
    fresh = {seat: cards[held(hand.custody, seat) :] for seat, cards in known.items()}
    for fault in hand.open_irregularities():
        # What is known to be missing there is no tap that was forgotten.
        if fault.fault in COUNTS and fault.seat is not None:
            fresh.setdefault(fault.seat, ())
    _lay(draft, cards_due(hand), fresh)


def lay_street(draft: Draft, street: Street, fresh: Named) -> None:
    """Lay a street's cards with the seats that lack them; `fresh` names those that came to a
    seat, as many as are listed there.
    """
    _lay(draft, due_on(draft.hand, street), fresh)


def _lay(draft: Draft, due: int, fresh: Named) -> None:
    hand = draft.hand
    some_up = any(faces(hand.variant))
    laid: list[LaidHand] = []
    wrong: list[int] = []
    for seat in clockwise([p.seat for p in hand.betting.players if p.live], hand.button):
        have = held(hand.custody, seat)
        cards = fresh.get(seat)
        if cards is None:
            cards = (None,) * max(0, due - have)
        elif have + len(cards) != due:
            wrong.append(seat)
        if cards:
            up = _faces_due(hand, seat, have, len(cards)) if some_up else ()
            shown = (*up, *(False,) * (len(cards) - len(up))) if any(up) else ()
            laid.append(LaidHand(seat, cards, shown))
    if laid:
        emit_drawn(draft, HandsLaid(tuple(laid)), [c for h in laid for c in h.cards])
    if wrong:
        flag_counts(draft, wrong)


def _faces_due(hand: HandState, seat: int, have: int, cards: int) -> tuple[bool, ...]:
    """Whether each of so many more cards to a seat comes face up: those of the game's up cards,
    and all in a game that has them where the hand lies tabled.
    """
    pattern = faces(hand.variant)
    if any(pattern) and any(p.seat == seat and p.tabled for p in hand.betting.players):
        return (True,) * cards
    return pattern[have : have + cards]


def supply(
    draft: Draft,
    *,
    only: int | None = None,
    but: int | None = None,
    said: Sequence[Card | None] = (),
) -> None:
    """Give live seats what they lack of the cards due by now, in the order of the deal: one
    seat with the names that were `said`, or all but one.
    """
    hand = draft.hand
    due = cards_due(hand)
    pattern = faces(hand.variant)
    laid: list[LaidHand] = []
    for seat in clockwise([p.seat for p in hand.betting.players if p.live], hand.button):
        have = held(hand.custody, seat)
        if have >= due or seat == but or only not in (None, seat):
            continue
        cards = (*said, *(None,) * due)[: due - have]
        up = pattern[have:due]
        laid.append(LaidHand(seat, cards, up if any(up) else ()))
    if laid:
        emit_drawn(draft, HandsLaid(tuple(laid)), [c for h in laid for c in h.cards])


# --- one card


def one_card(draft: Draft, seen: CardDealt) -> None:
    """One card came to a seat, face up where it is seen so or regularly lies so."""
    seat = seat_of(seen.to) or 0
    hand = draft.hand
    due_up = any(_faces_due(hand, seat, count(hand.custody, seen.to), 1))
    shown = seen.up or due_up
    first = nothing_dealt(hand)
    emit_drawn_to(draft, seat, seen.card, shown=shown)
    draft.overtake("seat_passed", seat=seat)
    have = count(draft.hand.custody, seen.to)
    due = cards_due(draft.hand)
    playing = any(p.seat == seat and p.live for p in draft.hand.betting.players)
    if not playing or have > due:
        open_wrong_count(draft, seat)
    elif have == due:
        close_counts(draft, seat)
    if first:
        check_first_seat(draft, seat)
    ask_passed_over(draft, seat)
    if seen.up and not due_up:
        open_fault(draft, "exposed_hole_card", seat=seat, place=seen.to, card=seen.card)


def emit_drawn_to(draft: Draft, seat: int, card: Card | None, *, shown: bool) -> None:
    """Take one card off the stub to a seat."""
    emit_drawn(draft, CardsDrawn(seat_place(seat), (card,), shown=shown), [card])


# --- discards


def settle_discards(draft: Draft, street: Street, fresh: Named) -> None:
    """Make up for discards that nobody tapped: who was dealt so many cards had thrown as many,
    and who was not named stood pat.
    """
    for seat in undecided(draft.hand, street):
        _discard(draft, street, seat, (None,) * len(fresh.get(seat, ())))


def discarded(draft: Draft, street: Street, seat: int, cards: tuple[Card | None, ...]) -> None:
    """A seat threw cards before a draw, once a street."""
    if any(d.seat == seat and d.street == street.name for d in draft.hand.drawn):
        diverged(draft, "discarded_twice", seat)
        return
    if len(cards) > held(draft.hand.custody, seat):
        diverged(draft, "discarded_more_than_held", seat)
        cards = cards[: held(draft.hand.custody, seat)]
    _discard(draft, street, seat, cards)


def _discard(draft: Draft, street: Street, seat: int, cards: tuple[Card | None, ...]) -> None:
    place = seat_place(seat)
    gone: list[int] = []
    unknown: list[Card] = []
    names = [placed.card for placed in pile(draft.hand.custody, place)]
    for card in cards:
        # A card that is named twice is another one of that name the second time.
        at = next((n for n, name in enumerate(names) if name == card and n not in gone), None)
        if card is not None and at is not None:
            gone.append(at)
        elif card is not None:
            unknown.append(card)
    # Backs go before faces: what is known of a hand is more likely what the player keeps.
    left = sorted(set(range(len(names))) - set(gone), key=lambda n: names[n] is not None)
    rest = left[: len(cards) - len(gone)]
    for index, card in zip(rest, unknown, strict=False):
        if names[index] is not None and card not in names:
            # All cards there have other names, so one of them was misread.
            diverged(draft, "discarded_card_not_held", seat)
        identify(draft, place, index, card, shown=False)
    _dissolve(draft, place, left[len(unknown) :], len(rest) - len(unknown))
    draft.emit(DiscardMade(street.name, seat, tuple(sorted((*gone, *rest)))))


def _dissolve(draft: Draft, place: Place, among: list[int], thrown: int) -> None:
    """Nobody knows which of these cards so many are: where that takes named ones among them, their
    names are known of all together only.
    """
    backs = sum(pile(draft.hand.custody, place)[index].card is None for index in among)
    if backs < thrown < len(among):
        draft.emit(CardsScrambled((place,), place, tuple(sorted(among))))
