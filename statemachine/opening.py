"""Who opens the betting of a street: by the blinds, by the button, or by the cards showing.

Not who acts after that, which is `betting`, nor the giving of the turn, which is decided.
"""

from statemachine.betting import next_actor
from statemachine.cards import Card
from statemachine.custody import pile, seat_place
from statemachine.ranking import door_card, highest_card, showing_high, showing_low
from statemachine.seats import clockwise
from statemachine.state import HandState
from statemachine.variants import VARIANTS, Opener, Street


def first_to_act(hand: HandState, street: Street) -> int | None:
    """The seat that opens the betting of a street; None when nobody has to act, or when a card
    that decides it has no name.
    """
    match street.opener:
        case "after_blinds":
            return next_actor(hand.betting, _last_blind(hand))
        case "after_button":
            return next_actor(hand.betting, hand.button)
    shows = _shows_most(hand, street)
    # One who is all in has nothing to open with, and the turn goes on from there.
    return None if shows is None else next_actor(hand.betting, shows - 1)


def _last_blind(hand: HandState) -> int:
    """The seat of the last blind: of the highest straddle, the big blind, or the button where
    nobody posts one.
    """
    last = hand.big_blind_seat or hand.button
    most = hand.level.big_blind + 1
    bets = {player.seat: player.bet for player in hand.betting.players if player.bet >= most}
    for seat in clockwise(list(bets), last):
        if bets[seat] >= most:
            last, most = seat, bets[seat]
    return last


def _shows_most(hand: HandState, street: Street) -> int | None:
    """The live seat whose up cards open the street, None while one of them has no name."""
    streets = VARIANTS[hand.variant].streets
    ups = sum(before.up for before in streets[: streets.index(street) + 1])
    best: tuple[tuple[int, ...], ...] | None = None
    found: int | None = None
    for player in hand.betting.players:
        if player.standing != "live":
            continue
        # A down card that was exposed lies before the up cards.
        shown = [c.card for c in pile(hand.custody, seat_place(player.seat)) if c.shown][-ups:]
        cards = tuple([card for card in shown if card is not None])
        if len(cards) < ups or len(set(cards)) < ups:
            return None
        strength = _strength(street.opener, cards)
        if best is None or strength > best:
            best, found = strength, player.seat
    return found


def _strength(opener: Opener, cards: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
    """What makes a seat open: the greatest does. Suits, from clubs up to spades, break every
    tie: of the lowest door cards the lower suit, of the highest the higher; of high hands that
    of their highest card, and of low hands, aces low, the lower suit of that card.
    """
    match opener:
        case "low_card":
            rank, suit = door_card(cards[0], ace_low=False)
            return ((-rank, -suit),)
        case "high_card":
            return (door_card(cards[0], ace_low=True),)
        case "low_hand":
            rank, suit = highest_card(cards, ace_low=True)
            return showing_low(cards), (-rank, -suit)
    return showing_high(cards), highest_card(cards, ace_low=False)
