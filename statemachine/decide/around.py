"""Deciding acts that several seats made alike: one entry that comes to what each act comes to.

Not what one act means, which is `acts`.
"""

from statemachine.around import act_of
from statemachine.betting import player_at
from statemachine.decide.acts import player_acted
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.following import follow
from statemachine.decide.seat_cards import lay_missing_hands
from statemachine.decide.setup import check_seat
from statemachine.events import Acted
from statemachine.observations import ActedAround, PlayerActed
from statemachine.phases import ENDED, Phase


def acted_around(draft: Draft, seen: ActedAround) -> None:
    """Every seat from the one to act through `through` acted so, each in its turn. Refuses what
    names no turn: nobody is to act, or the turn does not come to that seat.
    """
    check_seat(draft, seen.through)
    hand = draft.hand
    if hand.phase in ENDED:
        refuse("hand_over")
    if player_at(hand.betting, seen.through) is None:
        refuse("seat_not_in_hand", seat=seen.through)
    if hand.phase is Phase.HOLE_DEAL:
        # Somebody acts, so the cards are out: the tap for them was forgotten.
        lay_missing_hands(draft)
        draft.settle()
    if draft.hand.betting.actor is None:
        refuse("nobody_to_act")
    acted: set[int] = set()
    before = len(draft.events)
    while not _acted(draft, seen.through, before):
        betting, phase = draft.hand.betting, draft.hand.phase
        seat = betting.actor
        if seat is None or seat in acted:
            refuse("turn_not_reached", seat=seen.through)
        player_acted(draft, PlayerActed(seat, act_of(betting, seat, seen.action)))
        follow(draft)
        draft.dealt = False
        acted.add(seat)
        if draft.hand.phase is not phase and not _acted(draft, seen.through, before):
            refuse("turn_not_reached", seat=seen.through)


def _acted(draft: Draft, seat: int, since: int) -> bool:
    """Whether a seat has acted with the events since then."""
    return any(type(event) is Acted and event.seat == seat for event in draft.events[since:])
