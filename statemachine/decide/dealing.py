"""Deciding what dealt cards mean: hole cards, burns, streets, one card or one tap at a time.

Not what is found wrong with cards that lie there; that is `handling`.
"""

from statemachine.cards import Card
from statemachine.custody import count, pile, seat_of, seat_place
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import (
    close_fault,
    find_open,
    flag_if_blocked,
    open_fault,
    open_wrong_count,
    street_in_play,
)
from statemachine.decide.naming import emit_drawn, identify
from statemachine.decide.setup import ensure_hand, place_exists
from statemachine.events import (
    BurnCredited,
    BurnSource,
    CardsDrawn,
    HandsLaid,
    LaidHand,
)
from statemachine.irregularities import IrregularityKind
from statemachine.observations import (
    CardBurned,
    CardDealt,
    HoleCardsDealt,
    StreetDealt,
)
from statemachine.phases import BETTING, BURNING, DEALING, ENDED, Phase
from statemachine.seats import clockwise
from statemachine.streets import cards_due
from statemachine.variants import Street, StreetName

MOST_CARDS = 10


def hole_cards_dealt(draft: Draft, seen: HoleCardsDealt) -> None:
    """Every seat got its hole cards in one go."""
    ensure_hand(draft)
    hand = draft.hand
    known: dict[int, tuple[Card | None, ...]] = {}
    playing = {player.seat for player in hand.betting.players}
    for cards in seen.hands:
        if cards.seat not in playing:
            refuse("seat_not_in_hand", seat=str(cards.seat)[:20])
        if cards.seat in known:
            refuse("duplicate_seat", seat=cards.seat)
        if len(cards.cards) > MOST_CARDS:
            refuse("too_many_cards", most=MOST_CARDS)
        known[cards.seat] = cards.cards
    flag_if_blocked(draft, cards=True)
    lay_missing_hands(draft, known)
    draft.settle()


def lay_missing_hands(
    draft: Draft, known: dict[int, tuple[Card | None, ...]] | None = None
) -> None:
    """Lay the hole cards that the record does not have yet; seats listed in `known` have as
    many cards as are listed there.
    """
    known = known or {}
    hand = draft.hand
    needed = cards_due(hand)
    order = clockwise([p.seat for p in hand.betting.players if p.live], hand.button)
    laid: list[LaidHand] = []
    wrong: list[int] = []
    for seat in order:
        have = count(hand.custody, seat_place(seat))
        named = known.get(seat, ())[have:]
        short = max(needed - have, len(named)) if seat not in known else len(named)
        if short:
            laid.append(LaidHand(seat, named + (None,) * (short - len(named))))
        if seat in known and have + short != needed:
            wrong.append(seat)
    if laid:
        emit_drawn(draft, HandsLaid(tuple(laid)), [c for h in laid for c in h.cards])
    for seat in wrong:
        open_wrong_count(draft, seat)


# --- burns


def credit_burn(draft: Draft, street: StreetName, source: BurnSource = "stub") -> None:
    """Make the burn that one tap for a street includes, unless the street has one."""
    if draft.hand.credited(street) is None:
        draft.emit(CardsDrawn("burns", (None,)))
        draft.emit(BurnCredited(street, source))


def card_burned(draft: Draft, seen: CardBurned) -> None:
    """A card went to the burns. One more than the street's own is asked about."""
    hand = draft.hand
    if hand.phase in ENDED:
        refuse("hand_over")
    flag_if_blocked(draft, cards=True)
    asked = next((q for q in hand.questions if q.asks == "missing_burn"), None)
    if asked is not None and asked.street is not None and hand.phase not in BURNING:
        # The tap that was missing comes late: it is that street's burn.
        draft.overtake("missing_burn")
        _burn(draft, asked.street, seen)
        return
    street = BURNING.get(hand.phase) or DEALING.get(hand.phase)
    if street is None and hand.phase in BETTING:
        following = draft.variant.street_after(count(hand.custody, "board"))
        street = following.name if following else None
        if street is not None and not hand.held and hand.credited(street) is None:
            ask_early_street(draft, street)
    if street is None or draft.hand.credited(street) is not None:
        draft.ask("surplus_burn", ("mistap", "real"), street=street or "river")
        return
    _burn(draft, street, seen)


def _burn(draft: Draft, street: StreetName, seen: CardBurned) -> None:
    emit_drawn(draft, CardsDrawn("burns", (seen.card,), shown=seen.exposed), [seen.card])
    draft.emit(BurnCredited(street, "stub"))
    if seen.exposed:
        open_fault(draft, "exposed_burn", street=street, place="burns", card=seen.card)
    draft.settle()


# --- the board


def street_dealt(draft: Draft, seen: StreetDealt) -> None:
    """A whole street in one tap, its burn included."""
    if len(seen.cards) > MOST_CARDS:
        refuse("too_many_cards", most=MOST_CARDS)
    hand = draft.hand
    if hand.phase in ENDED:
        refuse("hand_over")
    if _read_already(draft, seen):
        return
    flag_if_blocked(draft, cards=True)
    if hand.phase is Phase.HOLE_DEAL:
        lay_missing_hands(draft)
        draft.settle()
    street = _next_street(draft, len(seen.cards))
    due = max(1, street.board - count(draft.hand.custody, "board"))
    cards = seen.cards or (None,) * due
    credit_burn(draft, street.name)
    lay_board(draft, street, cards)


def _read_already(draft: Draft, seen: StreetDealt) -> bool:
    """Whether the readers have laid this street before the dealer's tap for it came; the tap
    then confirms it. A tap that names other cards sets the names right.
    """
    hand = draft.hand
    street = BETTING.get(hand.phase)
    credit = hand.credited(street) if street else None
    if street is None or credit is None or credit.source != "reader":
        return False
    laid = draft.variant.street(street)
    first = laid.board - laid.board_cards
    if any(fact.street == street for fact in hand.actions) or (
        seen.cards and len(seen.cards) != laid.board_cards
    ):
        return False
    draft.emit(BurnCredited(street, "stub"))
    board = [placed.card for placed in pile(draft.hand.custody, "board")][first:]
    said = [card for card in seen.cards if card is not None]
    if any(card not in board for card in said):
        open_fault(draft, "reader_conflict", street=street, place="board")
        for offset, card in enumerate(seen.cards):
            if card is not None:
                identify(draft, "board", first + offset, card, shown=True)
    return True


def _next_street(draft: Draft, cards: int = 0) -> Street:
    """The street that so many cards belong to; asks when the betting before it was open."""
    hand = draft.hand
    named = BURNING.get(hand.phase) or DEALING.get(hand.phase)
    if named is not None:
        street = draft.variant.street(named)
        later = draft.variant.street_after(street.board)
        if later is not None and cards == later.board_cards and find_open(hand, "four_card_flop"):
            # Dealt on past a flop of four: its own street, not a fifth flop card.
            return later
        return street
    following = draft.variant.street_after(count(hand.custody, "board"))
    if following is None:
        return draft.variant.streets[-1]
    if hand.phase in BETTING and not hand.held:
        ask_early_street(draft, following.name)
    return following


def ask_early_street(draft: Draft, street: StreetName) -> None:
    """Ask what the players did who had still to act when the next street came."""
    betting = draft.hand.betting
    facing = any(p.live and p.stack > 0 and p.bet < betting.call for p in betting.players)
    answers = ("called", "folded", "real") if facing else ("checked", "folded", "real")
    draft.ask("early_street", answers, street=street)


def lay_board(draft: Draft, street: Street, cards: tuple[Card | None, ...]) -> None:
    """Lay cards of a street on the board, and flag what is too many."""
    emit_drawn(draft, CardsDrawn("board", cards, shown=True), list(cards))
    check_board(draft, street)
    draft.settle()


def check_board(draft: Draft, street: Street) -> None:
    """Flag a board that has more cards than the street leaves it."""
    board = count(draft.hand.custody, "board")
    if street.name != "flop" and find_open(draft.hand, "four_card_flop"):
        board -= 1
    if board <= street.board:
        return
    if street.name != "flop":
        if find_open(draft.hand, "extra_board_card", street.name) is None:
            open_fault(draft, "extra_board_card", street=street.name, place="board")
        return
    kind: IrregularityKind = "four_card_flop" if board == street.board + 1 else "five_card_flop"
    if find_open(draft.hand, kind) is None:
        open_fault(draft, kind, street="flop", place="board")


def card_dealt(draft: Draft, seen: CardDealt) -> None:
    """One card came off the stub."""
    if seen.to == "stub":
        refuse("place_not_dealable", place=seen.to)
    place_exists(draft, seen.to)
    seat = seat_of(seen.to)
    if seat is not None:
        ensure_hand(draft)
    if draft.hand.phase in ENDED:
        refuse("hand_over")
    flag_if_blocked(draft, cards=True)
    if seen.to == "board":
        _board_card(draft, seen.card)
        return
    if seen.to == "burns":
        card_burned(draft, CardBurned(seen.card, seen.up))
        return
    emit_drawn(draft, CardsDrawn(seen.to, (seen.card,), shown=seen.up), [seen.card])
    if seat is not None:
        _check_hole_card(draft, seat, seen)
    draft.settle()


def _check_hole_card(draft: Draft, seat: int, seen: CardDealt) -> None:
    place = seat_place(seat)
    have = count(draft.hand.custody, place)
    playing = any(p.seat == seat and p.live for p in draft.hand.betting.players)
    if not playing or have > cards_due(draft.hand):
        open_wrong_count(draft, seat)
    elif have == cards_due(draft.hand):
        close_fault(draft, "wrong_card_count", seat)
    if seen.up:
        open_fault(draft, "exposed_card", seat=seat, place=place, card=seen.card)


def _board_card(draft: Draft, card: Card | None) -> None:
    """One card to the board. A missing burn tap is asked about and stops nothing."""
    hand = draft.hand
    if hand.phase is Phase.HOLE_DEAL:
        lay_missing_hands(draft)
        draft.settle()
        hand = draft.hand
    current = street_in_play(draft)
    board = count(hand.custody, "board")
    acted = any(fact.street == current for fact in hand.actions)
    following = draft.variant.street_after(board)
    extra_flop = hand.phase is Phase.FLOP and not acted and board >= 3
    if extra_flop and (following is None or hand.credited(following.name) is None):
        # Straight after the third card, with no burn and no act between: one flop too long.
        lay_board(draft, draft.variant.street("flop"), (card,))
        return
    street = _next_street(draft)
    if hand.credited(street.name) is None and not hand.held:
        draft.emit(BurnCredited(street.name, "in_question"))
        draft.ask("missing_burn", ("mistap", "real"), street=street.name)
    lay_board(draft, street, (card,))
