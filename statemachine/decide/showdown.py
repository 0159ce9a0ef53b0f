"""Deciding the showdown: tabling, mucking, the declared winner, the push.

Not who may see a hand: only tabled cards are ranked here, so nothing hidden can speak.
"""

from statemachine.betting import live_seats, player_at
from statemachine.cards import Card
from statemachine.chips import shares
from statemachine.custody import count, pile, seat_place
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import (
    close_fault,
    diverged,
    find_open,
    flag_if_blocked,
    open_fault,
    open_wrong_count,
)
from statemachine.decide.naming import identify
from statemachine.events import (
    CardsDrawn,
    CardsShifted,
    HandShown,
    HandSurrendered,
    PotAwarded,
    PotDeclared,
    WinnerCounted,
)
from statemachine.guards import AWARD_FREE
from statemachine.observations import HandMucked, HandTabled, PotPushed, WinnerDeclared
from statemachine.phases import ENDED, Phase
from statemachine.ranking import rank
from statemachine.state import HandState
from statemachine.streets import cards_due

_OVER = (Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD)


def tabled_ranks(hand: HandState) -> dict[int, int]:
    """The rank of every tabled hand whose cards and board are known; higher is better."""
    board = [placed.card for placed in pile(hand.custody, "board")]
    if len(board) != 5 or None in board or len(set(board)) != 5:
        return {}
    known_board: list[Card] = [card for card in board if card is not None]
    ranks = {}
    for player in hand.betting.players:
        if not player.live or not player.tabled:
            continue
        cards = [placed.card for placed in pile(hand.custody, seat_place(player.seat))]
        named: list[Card] = [card for card in cards if card is not None]
        if len(cards) == 2 and len(named) == 2 and len({*named, *known_board}) == 7:
            strength = rank("high", tuple(named), tuple(known_board))
            if strength is not None:
                ranks[player.seat] = strength
    return ranks


def contesting(hand: HandState, pot: int) -> list[int]:
    """The live seats that may win a pot; all live ones when none of its own is left."""
    live = live_seats(hand.betting)
    seats = [seat for seat in hand.betting.collected[pot].seats if seat in live]
    return seats or live


def reading(hand: HandState, pot: int) -> tuple[int, ...] | None:
    """The seats whose tabled hands win a pot, None while a contesting hand is unknown."""
    seats = contesting(hand, pot)
    ranks = tabled_ranks(hand)
    if not all(seat in ranks for seat in seats):
        return None
    best = max(ranks[seat] for seat in seats)
    return tuple(seat for seat in seats if ranks[seat] == best)


def contradicted(hand: HandState, pot: int, declared: tuple[int, ...]) -> bool:
    """Whether tabled cards say that a declared winner does not win."""
    whole = reading(hand, pot)
    if whole is not None:
        return set(whole) != set(declared)
    ranks = {s: r for s, r in tabled_ranks(hand).items() if s in contesting(hand, pot)}
    shown = [ranks[seat] for seat in declared if seat in ranks]
    return bool(shown) and min(shown) < max(ranks.values())


def hand_tabled(draft: Draft, seen: HandTabled) -> None:
    """A player tabled a hand; its cards are public and may be ranked."""
    hand = draft.hand
    player = player_at(hand.betting, seen.seat)
    if player is None:
        refuse("seat_not_in_hand", seat=str(seen.seat)[:20])
    if len(seen.cards) > 10:
        refuse("too_many_cards", most=10)
    if hand.phase in ENDED:
        refuse("hand_over")
    place = seat_place(seen.seat)
    if not player.live:
        diverged(draft, "tabled_dead_hand", seen.seat)
        return
    have = count(hand.custody, place)
    if seen.cards and len(seen.cards) > have:
        draft.emit(CardsDrawn(place, (None,) * (len(seen.cards) - have)))
    elif seen.cards and len(seen.cards) < have:
        draft.emit(CardsShifted(place, tuple(range(len(seen.cards), have)), "stub"))
    _name_hand(draft, seen)
    if not player.tabled:
        draft.emit(HandShown(seen.seat))
    if seen.cards and len(seen.cards) != cards_due(draft.hand):
        open_wrong_count(draft, seen.seat)
    _count_tabled(draft)
    check_reading(draft)
    draft.settle()


def _name_hand(draft: Draft, seen: HandTabled) -> None:
    place = seat_place(seen.seat)
    # Tabled cards lie in no order: what is known already keeps its index.
    held = [placed.card for placed in pile(draft.hand.custody, place)]
    said = [card for card in seen.cards if card is not None]
    new = [card for card in said if card not in held]
    for index, card in enumerate(held):
        if card in said:
            continue
        if (card is None or len(said) == len(seen.cards)) and new:
            identify(draft, place, index, new.pop(0), shown=True)


def hand_mucked(draft: Draft, seen: HandMucked) -> None:
    """A player gave up at the showdown. The last live hand wins all the same."""
    hand = draft.hand
    player = player_at(hand.betting, seen.seat)
    if player is None:
        refuse("seat_not_in_hand", seat=str(seen.seat)[:20])
    if hand.phase in ENDED:
        refuse("hand_over")
    if not player.live:
        return
    if len(live_seats(hand.betting)) == 1:
        have = count(hand.custody, seat_place(seen.seat))
        if have:
            draft.emit(CardsShifted(seat_place(seen.seat), tuple(range(have)), "muck"))
        return
    if hand.phase not in _OVER:
        diverged(draft, "mucked_before_showdown", seen.seat)
        return
    draft.emit(HandSurrendered(seen.seat, "mucked"))
    draft.declare_uncontested()
    check_reading(draft)
    draft.settle()


def winner_declared(draft: Draft, seen: WinnerDeclared) -> None:
    """The dealer named the winners; tabled cards that say otherwise are shown beside it."""
    hand = draft.hand
    if not seen.seats:
        refuse("winner_unknown")
    for seat in seen.seats:
        if seen.seats.count(seat) > 1:
            refuse("duplicate_seat", seat=str(seat)[:20])
    for seat in seen.seats:
        player = player_at(hand.betting, seat)
        if player is None:
            refuse("seat_not_in_hand", seat=str(seat)[:20])
    if hand.phase in ENDED:
        refuse("hand_over")
    if hand.phase not in _OVER:
        diverged(draft, "winner_before_showdown")
        return
    pots = range(len(hand.betting.collected))
    if seen.pot is not None and seen.pot not in pots:
        refuse("unknown_pot", pot=str(seen.pot)[:20])
    for pot in pots if seen.pot is None else (seen.pot,):
        allowed = contesting(hand, pot)
        winners = tuple(sorted(seat for seat in seen.seats if seat in allowed))
        if not winners and seen.pot is not None:
            diverged(draft, "winner_without_claim", seen.seats[0])
        if winners and not _stands(draft.hand, pot, winners):
            draft.emit(PotDeclared(pot, winners, "dealer"))
    check_reading(draft)
    draft.settle()


def _stands(hand: HandState, pot: int, winners: tuple[int, ...]) -> bool:
    return any(d.pot == pot and d.seats == winners for d in hand.declared)


def check_reading(draft: Draft) -> None:
    """Open or close the contradiction between declared winners and tabled cards."""
    hand = draft.hand
    if hand.phase not in _OVER:
        return
    wrong = [d for d in hand.declared if contradicted(hand, d.pot, d.seats)]
    if not wrong:
        close_fault(draft, "reading_contradicted")
    elif find_open(hand, "reading_contradicted") is None:
        open_fault(draft, "reading_contradicted", seat=wrong[0].seats[0])
    _count_tabled(draft)


def _count_tabled(draft: Draft) -> None:
    """A tabled hand of the right number of cards is counted by being seen."""
    hand = draft.hand
    if not draft.book.verify_before_push:
        return
    winners = {seat for declared in hand.declared for seat in declared.seats}
    for seat in sorted(winners - set(hand.counted)):
        player = player_at(hand.betting, seat)
        cards = count(hand.custody, seat_place(seat))
        if player and player.tabled and cards == cards_due(draft.hand):
            draft.emit(WinnerCounted(seat, cards))


def finish_reading(draft: Draft) -> None:
    """Declare what the tabled cards alone decide, for a dealer who goes straight on."""
    hand = draft.hand
    if hand.phase is not Phase.SHOWDOWN:
        return
    declared = {entry.pot for entry in hand.declared}
    readings = {pot: reading(hand, pot) for pot in range(len(hand.betting.collected))}
    if all(readings[pot] is not None for pot in readings if pot not in declared):
        for pot, seats in readings.items():
            if pot not in declared and seats:
                draft.emit(PotDeclared(pot, seats, "tabled"))
        _count_tabled(draft)
        draft.settle()


def pot_pushed(draft: Draft, seen: PotPushed) -> None:
    """The dealer pushed the pots."""
    hand = draft.hand
    if hand.phase in ENDED:
        refuse("hand_over")
    finish_reading(draft)
    hand = draft.hand
    if hand.phase is Phase.SHOWDOWN:
        if not hand.held or len(hand.declared) < len(hand.betting.collected):
            refuse("winner_unknown")
        flag_if_blocked(draft, cards=True)
        return
    if hand.phase is Phase.VERIFICATION:
        if find_open(hand, "unverified_push") is None:
            open_fault(draft, "unverified_push")
        return
    if hand.phase is not Phase.AWARD:
        diverged(draft, "pushed_before_showdown")
        return
    if not award_is_free(draft):
        flag_if_blocked(draft, cards=True)
        return
    award(draft)


def award_is_free(draft: Draft) -> bool:
    """Whether nothing open stands between the declared winners and the push."""
    return not draft.hand.held and AWARD_FREE.passes(draft.hand, draft.book)


def award(draft: Draft) -> None:
    """Pay every pot to its declared winners and complete the hand."""
    hand = draft.hand
    for declared in hand.declared:
        pot = hand.betting.collected[declared.pot]
        if pot.amount:
            draft.emit(
                PotAwarded(
                    declared.pot, pot.amount, shares(pot.amount, declared.seats, hand.button)
                )
            )
    draft.fire("push")
