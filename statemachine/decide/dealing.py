"""Deciding what dealt cards mean: hole cards, burns, streets, one card or one tap at a time.

Not what is found wrong with cards that lie there; that is `handling`.
"""

from statemachine.betting import player_at
from statemachine.cards import Card
from statemachine.custody import count, pile, seat_of
from statemachine.decide.deal_faults import deal_finished
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import (
    diverged,
    find_open,
    flag_if_blocked,
    open_fault,
    street_in_play,
)
from statemachine.decide.naming import emit_drawn, identify
from statemachine.decide.seat_cards import (
    MOST_CARDS,
    Named,
    discarded,
    lay_missing_hands,
    lay_street,
    named_hands,
    one_card,
    settle_discards,
)
from statemachine.decide.setup import check_seat, ensure_hand, place_exists
from statemachine.decide.stub import (
    cards_short,
    dealt_on,
    needs_common_card,
    refill,
    replenish,
)
from statemachine.decide.tracking import end_betting_before
from statemachine.events import (
    BurnCredited,
    BurnSource,
    CardsDrawn,
)
from statemachine.irregularities import IrregularityKind
from statemachine.observations import (
    CardBurned,
    CardDealt,
    CardsDiscarded,
    HoleCardsDealt,
    StreetDealt,
)
from statemachine.phases import BETTING, BURNING, COMING, ENDED, Phase
from statemachine.streets import following_street
from statemachine.variants import Street, StreetName


def hole_cards_dealt(draft: Draft, seen: HoleCardsDealt) -> None:
    """Every seat got the cards of the first deal in one go."""
    ensure_hand(draft)
    known = named_hands(draft.hand, seen.hands)
    flag_if_blocked(draft, cards=True)
    lay_missing_hands(draft, known)
    draft.settle()
    deal_finished(draft)


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
    street = COMING.get(hand.phase)
    if street is None and hand.phase in BETTING:
        following = following_street(hand)
        street = following.name if following else None
        if street is not None and not hand.held and hand.credited(street) is None:
            ask_early_street(draft, street)
    if street is None or draft.hand.credited(street) is not None:
        last = draft.variant.streets[-1].name
        draft.ask("surplus_burn", ("mistap", "real"), street=street or last)
        return
    _burn(draft, street, seen)


def _burn(draft: Draft, street: StreetName, seen: CardBurned) -> None:
    refill(draft)
    emit_drawn(draft, CardsDrawn("burns", (seen.card,), shown=seen.exposed), [seen.card])
    draft.emit(BurnCredited(street, "stub"))
    if seen.exposed:
        open_fault(draft, "exposed_burn", street=street, place="burns", card=seen.card)
    draft.settle()


# --- streets


def street_dealt(draft: Draft, seen: StreetDealt) -> None:
    """A whole street in one tap, its burn included."""
    if len(seen.cards) > MOST_CARDS:
        refuse("too_many_cards", most=MOST_CARDS)
    hand = draft.hand
    if hand.phase in ENDED:
        refuse("hand_over")
    fresh = named_hands(hand, seen.hands)
    if _read_already(draft, seen):
        return
    flag_if_blocked(draft, cards=True)
    if hand.phase is Phase.HOLE_DEAL:
        lay_missing_hands(draft)
        draft.settle()
    street = _next_street(draft, len(seen.cards))
    if street.to_seats:
        _street_to_seats(draft, street, seen.cards, fresh)
        return
    due = max(1, street.board - count(draft.hand.custody, "board"))
    cards = seen.cards or (None,) * due
    replenish(draft, street, len(cards))
    dealt_on(draft)
    credit_burn(draft, street.name)
    lay_board(draft, street, cards)


def _street_to_seats(
    draft: Draft, street: Street, common: tuple[Card | None, ...], fresh: Named
) -> None:
    """A street that is dealt to the seats; where the stub cannot serve everybody, its last card
    lies in the middle and is everybody's (RP-10-H).
    """
    if street.draw:
        settle_discards(draft, street, fresh)
    common = common or ((None,) if needs_common_card(draft.hand, street) else ())
    short = cards_short(draft.hand, street)
    replenish(draft, street, len(common) or short)
    dealt_on(draft)
    if short:
        credit_burn(draft, street.name)
    if common:
        emit_drawn(draft, CardsDrawn("board", common, shown=True), list(common))
        check_board(draft, street)
    else:
        lay_street(draft, street, fresh)
    draft.settle()


def cards_discarded(draft: Draft, seen: CardsDiscarded) -> None:
    """A player discarded before a draw, or stood pat."""
    check_seat(draft, seen.seat)
    if len(seen.cards) > MOST_CARDS:
        refuse("too_many_cards", most=MOST_CARDS)
    hand = draft.hand
    if hand.phase in ENDED:
        refuse("hand_over")
    if not any(street.draw for street in draft.variant.streets):
        refuse("no_draw_in_this_game")
    player = player_at(hand.betting, seen.seat)
    if player is None:
        refuse("seat_not_in_hand", seat=seen.seat)
    if hand.phase is Phase.HOLE_DEAL:
        lay_missing_hands(draft)
        draft.settle()
    flag_if_blocked(draft, cards=True)
    street = _draw_meant(draft)
    if not player.live or street is None:
        diverged(draft, "discarded_out_of_place", seen.seat)
    else:
        discarded(draft, street, seen.seat, seen.cards)
    draft.settle()


def _draw_meant(draft: Draft) -> Street | None:
    """The draw that a discard is for; asks when the betting before it was open."""
    hand = draft.hand
    name = COMING.get(hand.phase)
    if name is not None:
        street = draft.variant.street(name)
        return street if street.draw else None
    following = following_street(hand)
    if hand.phase not in BETTING or following is None or not following.draw:
        return None
    if not hand.held:
        ask_early_street(draft, following.name)
    return following


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
    named = COMING.get(hand.phase)
    if named is not None:
        street = draft.variant.street(named)
        later = draft.variant.street_after(street.board)
        if later is not None and cards == later.board_cards and find_open(hand, "four_card_flop"):
            # Dealt on past a flop of four: its own street, not a fifth flop card.
            return later
        return street
    following = following_street(hand)
    if following is None:
        return draft.variant.streets[-1]
    if hand.phase in BETTING and not hand.held:
        ask_early_street(draft, following.name)
    return following


def ask_early_street(draft: Draft, street: StreetName) -> None:
    """Ask what the players did who had still to act when the next street came."""
    if draft.hand.tracking == "dealing":
        # That the next street comes is how its dealer says it.
        end_betting_before(draft, street)
        return
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
    """Flag a board that has more cards than the street leaves it. In a game without a board
    one card may lie there, everybody's last.
    """
    board = count(draft.hand.custody, "board")
    if board <= street.board:
        return
    if street is not draft.variant.flop and find_open(draft.hand, "four_card_flop"):
        board -= 1
    if board <= street.board + common_card(draft, street):
        return
    if street is not draft.variant.flop:
        if find_open(draft.hand, "overdealt_street", street.name) is None:
            open_fault(draft, "overdealt_street", street=street.name, place="board")
        return
    kind: IrregularityKind = "four_card_flop" if board == street.board + 1 else "overdealt_flop"
    if find_open(draft.hand, kind) is None:
        open_fault(draft, kind, street="flop", place="board")


def common_card(draft: Draft, street: Street) -> int:
    """How many cards may lie in the middle on a street of a game without a board: one on the
    last of stud, which is everybody's.
    """
    last = street is draft.variant.streets[-1]
    return int(last and not draft.variant.boards and not street.draw)


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
    if seen.to == "board" or seat is not None:
        dealt_on(draft)
    if seen.to == "board":
        _board_card(draft, seen.card)
        return
    if seen.to == "burns":
        card_burned(draft, CardBurned(seen.card, seen.up))
        return
    if seat is None:
        emit_drawn(draft, CardsDrawn(seen.to, (seen.card,), shown=seen.up), [seen.card])
    else:
        _check_street(draft)
        refill(draft)
        one_card(draft, seen)
    draft.settle()
    deal_finished(draft)


def _check_street(draft: Draft) -> None:
    """A card comes to a seat: ask for what should have gone before it, where the next street
    is dealt to seats. A burn that nobody tapped stops nothing.
    """
    hand = draft.hand
    street = draft.variant.street(COMING[hand.phase]) if hand.phase in COMING else None
    if street is None and hand.phase in BETTING:
        following = following_street(hand)
        if following is None or not following.to_seats:
            return
        street = _next_street(draft)
    if street is None or not street.to_seats or hand.held:
        return
    if hand.credited(street.name) is None:
        draft.emit(BurnCredited(street.name, "in_question"))
        draft.ask("missing_burn", ("mistap", "real"), street=street.name)


def _board_card(draft: Draft, card: Card | None) -> None:
    """One card to the board. A missing burn tap is asked about and stops nothing."""
    hand = draft.hand
    if hand.phase is Phase.HOLE_DEAL:
        lay_missing_hands(draft)
        draft.settle()
        hand = draft.hand
    current = draft.variant.street(street_in_play(draft))
    board = count(hand.custody, "board")
    acted = any(fact.street == current.name for fact in hand.actions)
    following = following_street(hand)
    flop = draft.variant.flop
    extra_flop = current is flop and hand.phase in BETTING and not acted and board >= flop.board
    if extra_flop and (following is None or hand.credited(following.name) is None):
        # Straight after the third card, with no burn and no act between: one flop too long.
        lay_board(draft, current, (card,))
        return
    street = _next_street(draft)
    if hand.credited(street.name) is None and not hand.held:
        draft.emit(BurnCredited(street.name, "in_question"))
        draft.ask("missing_burn", ("mistap", "real"), street=street.name)
    lay_board(draft, street, (card,))
