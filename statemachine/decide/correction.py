"""Deciding `table_is_now`: the record is set right in one event with a name on it.

Not the correction of a single card's name; that is `handling`.
"""

from statemachine.betting import next_actor
from statemachine.chips import shares
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import close_fault
from statemachine.decide.naming import known_places, report_duplicate
from statemachine.decide.setup import check_chips, check_seat, check_text
from statemachine.decide.tracking import chips_said
from statemachine.events import (
    BurnCredited,
    CardsDrawn,
    FormedPot,
    SeatSetRight,
    TableSetRight,
    TurnGiven,
)
from statemachine.irregularities import QuestionKind
from statemachine.observations import SeatChips, TableIsNow
from statemachine.phases import ENDED
from statemachine.seats import clockwise
from statemachine.state import HandState
from statemachine.streets import begun, street_in_play
from statemachine.variants import VARIANTS

_MOOT: tuple[QuestionKind, ...] = (
    "missing_burn",
    "surplus_burn",
    "early_street",
    "out_of_turn",
    "played_under_hold",
)


def table_is_now(draft: Draft, seen: TableIsNow) -> None:
    """Take the table as it is said to be; every seat of the hand has to be in it."""
    hand = draft.hand
    if hand.phase in ENDED:
        refuse("hand_over")
    check_text(seen.reason)
    check_seat(draft, seen.button)
    said = _checked_seats(hand, seen)
    # Without a board in the game one card may lie there, everybody's last.
    longest = draft.variant.streets[-1].board or 1
    if len(seen.board) > longest:
        refuse("too_many_cards", most=longest)
    if seen.actor is not None and (seen.actor not in said or not said[seen.actor].live):
        refuse("seat_not_in_hand", seat=str(seen.actor)[:20])
    if len(seen.pots) > len(said):
        refuse("unknown_pot", pot=len(seen.pots))
    for amount in seen.pots:
        check_chips(amount)
    refunds = _put_in(hand, said, sum(seen.pots))
    chips_said(draft, seen)
    draft.emit(
        TableSetRight(
            board=seen.board,
            seats=tuple(
                SeatSetRight(
                    chips.seat,
                    chips.stack,
                    chips.bet,
                    refunds[chips.seat],
                    chips.live,
                    _acted(hand, seen, chips),
                )
                for chips in said.values()
            ),
            pots=_formed(seen, list(said.values())),
            call=_call(hand, seen),
            button=seen.button,
            actor=seen.actor,
            by=draft.command.actor[:100],
            reason=seen.reason,
        )
    )
    custody = draft.hand.custody
    for card in seen.board:
        if card is not None and known_places(custody, card) > 1:
            report_duplicate(draft, card)
    for street in draft.variant.streets:
        if street.burn and begun(draft.hand, street) and draft.hand.credited(street.name) is None:
            draft.emit(CardsDrawn("burns", (None,)))
            draft.emit(BurnCredited(street.name, "ruling"))
    close_fault(draft, "record_diverged")
    for question in _MOOT:
        draft.overtake(question)
    followed = draft.hand.tracking == "full"
    if followed and seen.actor is not None and not said[seen.actor].stack:
        # One who is all in has nothing to act with, and the turn goes on from there.
        draft.emit(TurnGiven(next_actor(draft.hand.betting, seen.actor)))
    draft.fire("set_right")
    if not followed and draft.hand.betting.actor is not None:
        # That somebody has to act tells the street; who it is, nobody follows.
        draft.emit(TurnGiven(None))
    if not draft.hand.held:
        draft.settle()


def _checked_seats(hand: HandState, seen: TableIsNow) -> dict[int, SeatChips]:
    said: dict[int, SeatChips] = {}
    for chips in seen.seats:
        if chips.seat in said:
            refuse("duplicate_seat", seat=str(chips.seat)[:20])
        check_chips(chips.stack)
        check_chips(chips.bet)
        said[chips.seat] = chips
    playing = {player.seat for player in hand.betting.players}
    if set(said) != playing:
        refuse("seats_incomplete", seats=", ".join(map(str, sorted(playing))))
    if sum(chips.live for chips in said.values()) < 2 and len(playing) > 1:
        refuse("seats_incomplete", seats=", ".join(map(str, sorted(playing))))
    return said


def _put_in(hand: HandState, said: dict[int, SeatChips], pots: int) -> dict[int, int]:
    """What each seat would get back if the hand were called off: what left its stack since
    the hand began, where that adds up to the chips on the table; else its bet and an equal
    part of the pots, since nobody knows better and no chip may come from nowhere.
    """
    starts = {player.seat: player.start for player in hand.betting.players}
    left = {seat: starts[seat] - chips.stack for seat, chips in said.items()}
    on_table = pots + sum(chips.bet for chips in said.values())
    if sum(left.values()) == on_table and all(amount >= 0 for amount in left.values()):
        return left
    parts = shares(pots, list(said), hand.button)
    return {part.seat: part.amount + said[part.seat].bet for part in parts}


def _acted(hand: HandState, seen: TableIsNow, chips: SeatChips) -> bool:
    """Whether a seat has acted, read off the bets: it has met the bet, or, with no bet yet,
    comes before the actor. A big blind that only posted still has its option.
    """
    if chips.seat == seen.actor:
        return False
    call = _call(hand, seen)
    if call:
        posted = _on_first(hand, seen) and chips.seat == hand.big_blind_seat
        return chips.bet == call and not (posted and call == hand.level.big_blind)
    if seen.actor is None:
        return True
    order = clockwise([seat.seat for seat in seen.seats], seen.button)
    return order.index(chips.seat) < order.index(seen.actor)


def _call(hand: HandState, seen: TableIsNow) -> int:
    most = max((chips.bet for chips in seen.seats), default=0)
    opens = VARIANTS[hand.variant].forced == "bring_in"
    forced = hand.level.bring_in if opens else hand.level.big_blind
    return max(most, forced) if _on_first(hand, seen) and most else most


def _on_first(hand: HandState, seen: TableIsNow) -> bool:
    """Whether the table as it is said to be is on the first street, where the blinds lie."""
    variant = VARIANTS[hand.variant]
    return not seen.board if variant.boards else street_in_play(hand) is variant.streets[0]


def _formed(seen: TableIsNow, seats: list[SeatChips]) -> tuple[FormedPot, ...]:
    """The pots with who contests them: everybody live the main pot, and only those who are
    not all in already the last side pot.
    """
    live = [chips.seat for chips in seats if chips.live]
    able = [chips.seat for chips in seats if chips.live and chips.stack + chips.bet > 0]
    return tuple(
        FormedPot(amount, tuple(live if index == 0 or not able else able))
        for index, amount in enumerate(seen.pots)
        if amount or index == 0
    )
